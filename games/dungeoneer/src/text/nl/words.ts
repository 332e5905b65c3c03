// Owns the Dutch words on cards that stand alone, and how they are put together.

import type { Category } from '../../content/types.ts';
import type { CardWordTables } from '../cards/phrases.ts';

/** "a", "a of b", "a, b of c". */
export const either = (words: readonly string[]): string => listed(words, 'of');
export const all = (words: readonly string[]): string => listed(words, 'en');
function listed(words: readonly string[], last: string): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const count = (n: number | string, one: string, many: string): string => `${n} ${String(n) === '1' ? one : many}`;
export const moves = (n: number | string): string => count(n, 'bewegingspunt', 'bewegingspunten');
export const lives = (n: number | string): string => count(n, 'levenspunt', 'levenspunten');
export const dice = (n: number): string => count(n, 'dobbelsteen', 'dobbelstenen');

export const words: CardWordTables = {
  forms: { melee: 'handgevecht', magic: 'magie', speed: 'snelheid' },
  scores: { melee: 'handgevecht', magic: 'magie', speed: 'snelheid', life: 'levenspunten', level: 'level' },
  symbols: { standard: 'standaard', counter: 'tegen' },
  terrains: {
    arctic: 'poolland',
    desert: 'woestijn',
    forest: 'bos',
    mountain: 'bergen',
    plain: 'vlakte',
    swamp: 'moeras',
    urban: 'stad',
    water: 'water',
  },
  categories: {
    courtier: 'hoveling',
    guard: 'gardist',
    vermin: 'ongedierte',
    oath: 'eed',
    briar: 'doornwezen',
    antler: 'geweidrager',
    drowned: 'verdronkene',
    cast: 'gietling',
    ember: 'vuurling',
    smith: 'smid',
    starbeast: 'sterrenbeest',
    stray: 'dolende',
    shardling: 'scherfling',
    weapon: 'wapen',
    helm: 'helm',
    shield: 'schild',
    armour: 'harnas',
    cloak: 'mantel',
    ring: 'ring',
    boss: 'baas',
    vow: 'gelofte',
    trap: 'val',
    poison: 'gif',
    potion: 'drankje',
    bag: 'zak',
    key: 'sleutel',
    light: 'licht',
    gilding: 'verguldsel',
    tool: 'gereedschap',
    storage: 'opbergvoorwerp',
    manoeuvre: 'manoeuvre',
    edict: 'edict',
    blessing: 'zegen',
    bloodline: 'bloedlijn',
    gossip: 'roddel',
    skill: 'vaardigheid',
    house: 'huis',
    curse: 'vervloeking',
    regalia: 'regalia',
    folk: 'volk',
    plant: 'plant',
    spell: 'spreuk',
    spirit: 'geest',
    beast: 'beest',
    mirror: 'spiegel',
    iron: 'ijzer',
    wood: 'hout',
    mount: 'rijdier',
    relic: 'relikwie',
    trophy: 'trofee',
    charm: 'tovermiddel',
    lore: 'kennis',
    trick: 'list',
    change: 'verandering',
    fate: 'lot',
    pit: 'kuil',
    fire: 'vuur',
    steam: 'stoom',
    song: 'lied',
    sky: 'hemel',
    door: 'deur',
    water: 'water',
  },
  families: {
    boon: 'gunst',
    treasure: 'schat',
    bane: 'vloek',
    monster: 'monster',
    trap: 'val',
    hero: 'held',
    quest: 'queeste',
    map: 'plattegrond',
  },
  durations: { permanent: 'permanent', instant: 'direct', attachment: 'aanhechting' },
  playtimes: { dungeonlord: 'Dungeonlord', hero: 'held', response: 'reactie', anytime: 'altijd' },
  grades: { heroic: 'heroïsch', epic: 'episch', legendary: 'legendarisch' },
  realms: { dungeon: 'kerker', wilderness: 'wildernis' },
  sets: { HC: 'De Holle Kroon', TM: 'Doornmark', FB: 'De Oven Beneden', SB: 'Waar de hemel brak' },
  races: {
    human: 'mens',
    hollowborn: 'holgeborene',
    cellarling: 'kelderling',
    marshfolk: 'moerasvolk',
    fenborn: 'veengeborene',
    cast: 'gietling',
    hillfolk: 'heuvelvolk',
    stray: 'dolende',
  },
  classes: {
    sexton: 'doodgraver',
    notary: 'notaris',
    burglar: 'inbreker',
    chandler: 'kaarsenmaker',
    'rat-keeper': 'rattenhoeder',
    knight: 'ridder',
    warden: 'schout',
    courier: 'bode',
    witch: 'heks',
    diver: 'duiker',
    founder: 'klokkengieter',
    deserter: 'deserteur',
    surveyor: 'landmeter',
    penitent: 'boeteling',
    doorwalker: 'deurganger',
  },
  completions: {
    threat: 'bedreiging',
    threats: 'bedreiging',
    slay: 'verslaan',
    escort: 'begeleiden',
    chance: 'geluk',
    sacrifice: 'offer',
    search: 'zoektocht',
    effect: 'effect',
    artifact: 'artefact',
    dark: 'duister',
  },
  kinds: { dungeon: { passage: 'doorgang', room: 'kamer' }, wilderness: { passage: 'weg', room: 'plaats' } },
  exits: {
    dungeon: { open: 'open', locked: 'op slot', trapped: 'met val', wall: 'muur' },
    wilderness: { open: 'open', locked: 'verdwaald', trapped: 'verraderlijk', wall: 'ondoorgankelijk' },
  },
  sides: ['noord', 'oost', 'zuid', 'west'],
  entrance: 'ingang',
  grim: 'grimmig',
  level: 'level',
  life: 'levenspunten',
  glory: 'roem',
  peril: 'gevaar',
  movement: 'beweging',
};

const MANY: Readonly<Partial<Record<Category, string>>> = {
  courtier: 'hovelingen',
  guard: 'gardisten',
  vermin: 'ongedierte',
  oath: 'eden',
  briar: 'doornwezens',
  antler: 'geweidragers',
  drowned: 'verdronkenen',
  cast: 'gietlingen',
  ember: 'vuurlingen',
  smith: 'smeden',
  starbeast: 'sterrenbeesten',
  stray: 'dolenden',
  shardling: 'scherflingen',
};
/** Several of a kind, and whether the word is a plural: "hovelingen en gardisten", but "ongedierte". */
export const many = (any: readonly Category[]): string => all(any.map((one) => MANY[one] ?? words.categories[one]));
export const isPlural = (any: readonly Category[]): boolean => any.length > 1 || !any.includes('vermin');
/** "een hoveling of een gardist"; of vermin one takes a piece. */
export const one = (any: readonly Category[]): string =>
  either(any.map((category) => (category === 'vermin' ? 'een stuk ongedierte' : `een ${words.categories[category]}`)));
const NEUTER: readonly Category[] = ['vermin', 'briar', 'starbeast'];
/** "dat" of neuter words, and of a monster of any kind. */
export const that = (any: readonly Category[] | undefined): 'die' | 'dat' =>
  any?.every((one) => NEUTER.includes(one)) === false ? 'die' : 'dat';
/** "elke andere hoveling", "elk ander sterrenbeest". */
export const eachOther = (any: readonly Category[]): string =>
  either(any.map((category) => `${NEUTER.includes(category) ? 'elk ander' : 'elke andere'} ${words.categories[category]}`));
/** "een andere smid", "een ander sterrenbeest". */
export const another = (any: readonly Category[]): string =>
  either(
    any.map((category) => (NEUTER.includes(category) ? `ander ${words.categories[category]}` : `een andere ${words.categories[category]}`)),
  );
