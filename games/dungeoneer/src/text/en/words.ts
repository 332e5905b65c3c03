// Owns the English words on cards that stand alone, and how they are put together.

import { isKeyOf } from '@undercroft/kernel';
import type { Category, Creature } from '../../content/types.ts';
import type { CardWordTables } from '../cards/phrases.ts';

/** "a", "a or b", "a, b or c". */
export const either = (words: readonly string[]): string => listed(words, 'or');
export const all = (words: readonly string[]): string => listed(words, 'and');
function listed(words: readonly string[], last: string): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const count = (n: number | string, one: string, many = `${one}s`): string => `${n} ${String(n) === '1' ? one : many}`;

export const words: CardWordTables = {
  forms: { melee: 'Melee', magic: 'Magic', speed: 'Speed' },
  scores: { melee: 'Melee', magic: 'Magic', speed: 'Speed', life: 'Life', level: 'Level' },
  symbols: { standard: 'Standard', counter: 'Counter' },
  terrains: {
    arctic: 'Arctic',
    desert: 'Desert',
    forest: 'Forest',
    mountain: 'Mountain',
    plain: 'Plain',
    swamp: 'Swamp',
    urban: 'Urban',
    water: 'Water',
  },
  categories: {
    courtier: 'Courtier',
    guard: 'Guard',
    vermin: 'Vermin',
    oath: 'Oath',
    briar: 'Briar',
    antler: 'Antler',
    drowned: 'Drowned',
    cast: 'Cast',
    ember: 'Ember',
    smith: 'Smith',
    starbeast: 'Starbeast',
    stray: 'Stray',
    shardling: 'Shardling',
    weapon: 'weapon',
    helm: 'helm',
    shield: 'shield',
    armour: 'armour',
    cloak: 'cloak',
    ring: 'ring',
    boss: 'boss',
    vow: 'vow',
    trap: 'trap',
    poison: 'poison',
    potion: 'potion',
    bag: 'bag',
    key: 'key',
    light: 'light',
    gilding: 'gilding',
    tool: 'tool',
    storage: 'storage',
    manoeuvre: 'manoeuvre',
    edict: 'edict',
    blessing: 'blessing',
    bloodline: 'bloodline',
    gossip: 'gossip',
    skill: 'skill',
    house: 'house',
    curse: 'curse',
    regalia: 'regalia',
    folk: 'folk',
    plant: 'plant',
    spell: 'spell',
    spirit: 'spirit',
    beast: 'beast',
    mirror: 'mirror',
    iron: 'iron',
    wood: 'wood',
    mount: 'mount',
    relic: 'relic',
    trophy: 'trophy',
    charm: 'charm',
    lore: 'lore',
    trick: 'trick',
    change: 'change',
    fate: 'fate',
    pit: 'pit',
    fire: 'fire',
    steam: 'steam',
    song: 'song',
    sky: 'sky',
    door: 'door',
    water: 'water',
  },
  families: {
    boon: 'Boon',
    treasure: 'Treasure',
    bane: 'Bane',
    monster: 'Monster',
    trap: 'Trap',
    hero: 'Hero',
    quest: 'Quest',
    map: 'Map',
  },
  durations: { permanent: 'Permanent', instant: 'Instant', attachment: 'Attachment' },
  playtimes: { dungeonlord: 'Dungeonlord', hero: 'Hero', response: 'Response', anytime: 'Anytime' },
  grades: { heroic: 'heroic', epic: 'epic', legendary: 'legendary' },
  realms: { dungeon: 'Dungeon', wilderness: 'Wilderness' },
  sets: { HC: 'The Hollow Crown', TM: 'Thornmarch', FB: 'The Furnace Below', SB: 'Where the Sky Broke' },
  races: {
    human: 'human',
    hollowborn: 'hollowborn',
    cellarling: 'cellarling',
    marshfolk: 'marshfolk',
    fenborn: 'fenborn',
    cast: 'cast',
    hillfolk: 'hillfolk',
    stray: 'stray',
  },
  classes: {
    sexton: 'sexton',
    notary: 'notary',
    burglar: 'burglar',
    chandler: 'chandler',
    'rat-keeper': 'rat-keeper',
    knight: 'knight',
    warden: 'warden',
    courier: 'courier',
    witch: 'witch',
    diver: 'diver',
    founder: 'founder',
    deserter: 'deserter',
    surveyor: 'surveyor',
    penitent: 'penitent',
    doorwalker: 'doorwalker',
  },
  completions: {
    threat: 'Threat',
    threats: 'Threat',
    slay: 'Slay',
    escort: 'Escort',
    chance: 'Chance',
    sacrifice: 'Sacrifice',
    search: 'Search',
    effect: 'Effect',
    artifact: 'Artifact',
    dark: 'dark',
  },
  kinds: { dungeon: { passage: 'Passage', room: 'Room' }, wilderness: { passage: 'Road', room: 'Site' } },
  exits: {
    dungeon: { open: 'Open', locked: 'Locked', trapped: 'Trapped', wall: 'Wall' },
    wilderness: { open: 'Open', locked: 'Lost', trapped: 'Treacherous', wall: 'Impassable' },
  },
  sides: ['North', 'East', 'South', 'West'],
  entrance: 'Entrance',
  grim: 'grim',
  level: 'Level',
  life: 'Life',
  glory: 'Glory',
  peril: 'Peril',
  movement: 'Movement',
};

const MANY: Readonly<Record<Creature, string>> = {
  courtier: 'Courtiers',
  guard: 'Guards',
  vermin: 'Vermin',
  oath: 'Oaths',
  briar: 'Briars',
  antler: 'Antlers',
  drowned: 'the Drowned',
  cast: 'the Cast',
  ember: 'Embers',
  smith: 'Smiths',
  starbeast: 'Starbeasts',
  stray: 'Strays',
  shardling: 'Shardlings',
};
/** "Courtiers and Guards"; what is no creature stands as it is. */
export const many = (any: readonly Category[]): string =>
  all(any.map((one) => (isKeyOf(MANY, one) ? MANY[one] : `${words.categories[one]} cards`)));
/** One card of such a kind, where it is not simply "a" and the word. */
const ONE: Readonly<Partial<Record<Category, string>>> = {
  drowned: 'one of the Drowned',
  cast: 'one of the Cast',
  vermin: 'one of the Vermin',
  armour: 'a suit of armour',
  weapon: 'a weapon',
  helm: 'a helm',
  shield: 'a shield',
  cloak: 'a cloak',
  ring: 'a ring',
};
/** "a Courtier or a Guard", "a weapon". */
export const one = (any: readonly Category[]): string =>
  either(
    any.map((category) => {
      const word = words.categories[category];
      return ONE[category] ?? (category in MANY ? (/^[AEIOU]/.test(word) ? `an ${word}` : `a ${word}`) : `a ${word} card`);
    }),
  );
