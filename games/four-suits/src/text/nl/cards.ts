// Owns the Dutch words and sentences of everything printed.

import type { CardPhrases } from '../cards/phrases.ts';
import { all, capital, signed, small } from './words.ts';

const WHO: CardPhrases['who'] = {
  self: 'de gebruiker',
  one: 'één doelwit',
  ally: 'één bondgenoot',
  fallen: 'één bondgenoot',
  foe: 'één vijand',
  allies: 'alle bondgenoten',
  characters: 'alle personages aan de kant van de gebruiker',
  foes: 'alle vijanden',
  'near-foes': 'elke vijand vooraan',
  'random-foe': 'een willekeurige vijand',
  pick: 'één vijand',
  'weakest-ally': 'de bondgenoot die er het slechtst aan toe is',
  'picked-ally': 'een bondgenoot naar rang',
};
const GRADES: CardPhrases['grades'] = { min: 'minimaal', low: 'laag', med: 'middel', high: 'hoog', max: 'maximaal' };
const ELEMENTS: CardPhrases['elements'] = { earth: 'aarde', flame: 'vlam', water: 'water', wind: 'wind', neutral: 'neutraal' };
const DAMAGE = { earth: 'aardeschade', flame: 'vlamschade', water: 'waterschade', wind: 'windschade', neutral: 'neutrale schade' } as const;
const STATS: CardPhrases['stats'] = {
  str: 'kracht',
  dex: 'lenigheid',
  con: 'gestel',
  int: 'verstand',
  wis: 'wijsheid',
  attack: 'aanval',
  hit: 'trefkans',
  carry: 'draagkracht',
  speed: 'snelheid',
  evade: 'ontwijken',
  fort: 'taaiheid',
  health: 'gezondheid',
  mana: 'mana',
  will: 'wil',
  force: 'macht',
  skill: 'kunde',
};
const AMOUNTS = { all: 'alle', 'level+force': 'level + macht', 'level+will': 'level + wil', 'level+2': 'level + 2' } as const;
const amount: CardPhrases['amount'] = (n) => (typeof n === 'number' ? String(n) : AMOUNTS[n]);
const LOST = { b: 'QL + DF', '2b': '2 × (QL + DF)', '3b': '3 × (QL + DF)', '5b': '5 × (QL + DF)', qlxdf: 'QL × DF' } as const;
const areMany = (who: keyof typeof WHO): boolean => who === 'allies' || who === 'characters' || who === 'foes';

export const cards: CardPhrases = {
  list: (words, last) => all(words, last === 'or' ? 'of' : 'en'),
  who: WHO,
  grades: GRADES,
  amount,
  elements: ELEMENTS,
  stats: STATS,
  kinds: { arms: 'Wapenkunst ⚔', energy: 'Energie ☆', grace: 'Genade ●', hex: 'Hekserij ◎', none: 'Actie' },
  things: {
    job: 'Beroep',
    passive: 'Passief',
    active: 'Actief ▶',
    weapon: 'Wapen',
    armor: 'Harnas en kleding',
    potion: 'Drank',
    tool: 'Gereedschap',
    status: 'Status',
    room: 'Kamer ♥',
    trap: 'Val ♣',
    domain: 'Domein',
    boss: 'Baas',
  },
  treasures: { money: 'geld', potion: 'een drank', tool: 'gereedschap', armor: 'harnas of kleding', weapon: 'een wapen' },
  ranges: { melee: 'slag', reach: 'reik', ranged: 'schot' },
  slots: { weapon: 'wapen', head: 'hoofd', body: 'lijf', accessory: 'accessoire', 'off-hand': 'andere hand' },
  ais: { R: 'willekeurig', F: 'voorste', B: 'achterste', W: 'zwakste', C: 'bezweerder' },
  rows: { near: 'voorste rij', far: 'achterste rij' },
  archetype: (_archetype, name) => name,
  effects: {
    attack: ({ who, n }) => (n === undefined ? `Val ${WHO[who]} aan` : `${n} aanvallen op ${WHO[who]}`),
    damage: ({ who, element, grade, mult }) => {
      const kind =
        element === 'any'
          ? 'schade van een element naar keuze'
          : element === 'drawn'
            ? 'schade van een getrokken element'
            : DAMAGE[element];
      return `${capital(kind)} (${GRADES[grade]}) aan ${WHO[who]}${mult === undefined ? '' : `: ×${signed(mult)}`}`;
    },
    throw: ({ who, n }) =>
      `${capital(WHO[who])} ${areMany(who) ? 'verliezen' : 'verliest'} (${amount(n)}) × kleur HP, als lichamelijke schade`,
    heal: ({ who, grade }) => `Genezing (${GRADES[grade]}) voor ${WHO[who]}`,
    mend: ({ who, n }) => `${capital(WHO[who])} krijgt ${amount(n)} HP terug`,
    pray: ({ who, n }) => `Een kaart voor ${WHO[who]}, elk apart: rood geneest ${amount(n)} HP`,
    unheal: ({ who, grade }) => `Ontheling (${GRADES[grade]}) van ${WHO[who]}`,
    hex: ({ who, status, grade }, { gained }) => `${capital(WHO[who])} ${gained(status)}, kans ${GRADES[grade]}`,
    add: ({ who, marks }, { gained, marks: named }) =>
      marks.length === 1 && marks[0] !== undefined && !areMany(who)
        ? `${capital(WHO[who])} ${gained(marks[0])}`
        : `${capital(WHO[who])}: ${named(marks)}`,
    remove: ({ who, what, not }, { marks }) => {
      const gone = what === 'one' ? 'één slechte status naar keuze' : what === 'negative' ? 'alle slechte statussen' : marks(what);
      return `Haalt ${gone} weg bij ${WHO[who]}${not === undefined ? '' : `, behalve ${marks(not)}`}`;
    },
    revive: ({ who }) => `Wekt ${WHO[who]} tot leven met een kwart gezondheid`,
    restore: ({ who, what, n }) => `${capital(WHO[who])} krijgt ${amount(n)} ${what === 'hp' ? 'HP' : 'MP'} terug`,
    await: ({ what, mult }) =>
      what === 'attack'
        ? `als verborgen eindigt: val de gekozen vijand aan met ×${signed(mult)}, zonder afstandsaftrek`
        : 'als verborgen eindigt, wordt de gebruiker doorzichtig',
    sing: () => 'Tot de volgende beurt telt ♠ als 2 voor de schade van alle bondgenoten',
    aim: () => 'De volgende aanval heeft dubbele trefkaarten en ×+1',
    'stand-guard': () => 'tot de volgende beurt treffen aanvallen op één bondgenoot in plaats daarvan de gebruiker',
    rob: ({ who }) => `Met een kaart van kunde + 2 of lager: pakt de schatkaart van ${WHO[who]} af`,
  },
  with: ({ mult, hit, double, range, adds, breaks, drains, ends }, { marks }) => [
    ...(double === true ? ['dubbele trefkaarten'] : []),
    ...(hit === undefined ? [] : [`${hit} extra trefkaart${hit === 1 ? '' : 'en'}`]),
    ...(mult === undefined ? [] : [`×${signed(mult)}`]),
    ...(range === undefined ? [] : ['geen afstandsaftrek']),
    ...(breaks === undefined ? [] : [`bij een treffer verdwijnen eerst ${marks(breaks)}`]),
    ...(drains === true ? ['de gebruiker krijgt de helft van het verlies terug'] : []),
    ...(ends === true ? ['een doelwit op de knieën sterft, tenzij het een baas is'] : []),
    ...(adds === undefined ? [] : [`Toevoegen: ${marks(adds)}`]),
  ],
  attack: (text, more) => {
    const add = more.at(-1);
    const rest = more.filter((one) => !one.startsWith('Toevoegen: '));
    const head = rest.length === 0 ? text : `${text}: ${rest.join('; ')}`;
    return add?.startsWith('Toevoegen: ') === true ? `${head}. ${add}` : head;
  },
  steps: (parts) => parts.map((part, at) => (at === 0 ? part : small(part))).join('; daarna: '),
  sentence: (text) => (/[.!?]$/.test(text) ? text : `${text}.`),
  nothing: 'Niets',
  once: 'Eens per gevecht',
  gold: (n) => `Betaal ${n} × level goud`,
  cost: (sp, mp) => `${sp} SP · ${mp} MP`,
  price: (gold) => `${gold} goud`,
  level: (n) => `level ${n}`,
  hands: (n) => (n === 2 ? 'beide handen' : 'één hand'),
  bonus: (stat, n) => `${stat} ${signed(n)}`,
  adds: (mark) => `Toevoegen: ${mark}`,
  evokes: (technique) => `Oproepen: ${technique}`,
  ward: (mark) => `Immuun voor ${mark}`,
  heavy: 'zwaar',
  learns: (names) => `Kan leren: ${names}`,
  wields: (names, heavy) => `Hanteert ${names}; ${heavy ? 'draagt zwaar harnas' : 'geen zwaar harnas'}`,
  walks: (row) => `Begint in de ${row}`,
  uses: { outside: 'op de kaart', combat: 'in een gevecht', trap: 'als een val afgaat' },
  tools: {
    key: 'Opent één slot',
    'smoke-bomb': 'Verlaat het gevecht meteen, met bondgenoten naar keuze; niet tegen een baas',
    torch: 'Bekijk 2 onverkende tegels naast verkende',
    'trap-kit': 'Heft een val op',
    rope: 'Niemand valt in het gat; of de groep klimt weer omhoog door het gat',
    'magic-map': 'Bekijk alle onverkende tegels van deze verdieping',
    'warp-stone': 'De groep gaat naar de stad, of naar een verkende tegel naar keuze',
  },
  passives: {
    'potent-mix': 'Dranken die de alchemist geeft, herstellen de helft meer',
    'silver-tongue': 'Koopt voor 90 %; een kaart extra bij een weddenschap',
    fury: 'Op de knieën: ×+1 op lichamelijke schade die je toebrengt',
    devotion: '♠ telt als 2 voor eigen genezing',
    'green-blood': 'Immuun voor gif; krijgt op een nieuwe tegel level HP terug',
    deadeye: 'Met een schietwapen: trefkans +1',
    cover: 'Een aanval op één bondgenoot op de knieën treft de ridder',
    'long-reach': 'Afstandsaftrek 1 minder',
    'shadow-veil': 'Begint elk gevecht doorzichtig',
    pathfinder: 'Op een nieuwe verdieping: bekijk één tegel',
    'first-blood': 'In de eerste ronde: 2 extra initiatiefkaarten',
    'light-fingers': 'Sloten proberen +5',
    disarm: 'Als een val afgaat: een kaart van kunde of lager heft die op',
    'arcane-insight': 'Een kaart extra bij elke kanstrekking',
  },
  statuses: {
    autolife: 'Wie zou sterven, staat op met een kwart gezondheid; alle andere statussen verdwijnen',
    barrier: '×−1 op energieschade, tot het gevecht eindigt',
    berserk: 'Kan alleen een willekeurige vijand aanvallen; ×+1 op lichamelijke schade die je toebrengt',
    blind: 'Half zoveel trefkaarten, tot het gevecht eindigt',
    confuse: 'Doelwitten worden willekeurig gekozen uit iedereen; eindigt bij verlies van HP',
    dead: 'Geen initiatief, geen acties, geen doelwit, tot iemand je opwekt',
    defending: 'De helft meer ontwijk- en wilkaarten, ×−1 op alle schade, tot de volgende beurt',
    floating: 'Immuun voor aarde, gaten, kuilen en lava',
    haste: 'Dubbele initiatiefkaarten',
    hidden: 'Geen doelwit en geen initiatief; komt aan het einde van de ronde tevoorschijn',
    holding: 'Draagt de helft meer',
    hypnotize: 'Vecht voor de andere kant, tot een rode kaart',
    kneeling: 'Een kwart van de gezondheid of minder is over',
    paralyze: 'Geen acties, niet ontwijken, geen reddingstrek op wil, tot een rode kaart',
    petrify: 'Steen: geen initiatief, geen acties, geen doelwit, tot genezing',
    poison: 'Verliest level HP na elke beurt en op elke tegel, tot genezing',
    quick: 'Krijgt meteen na de actie een extra beurt',
    reflect: 'Een enkele ☆ of ◎ op dit doelwit treft een willekeurige vijand',
    regenerating: 'Geneest na elke beurt level + taaiheid HP',
    silence: 'Geen ☆, geen ●, geen oproepen, geen rollen',
    slow: 'Half zoveel initiatiefkaarten',
    stop: 'Geen initiatief en niet ontwijken, tot een rode kaart',
    stuck: 'Half zoveel ontwijkkaarten',
    transparent: 'De volgende aanval treft niemand; daarna ben je weer te zien',
    undead: 'Genezing schaadt en ontheling geneest; geen spreuk kan je doden',
    wall: '×−1 op lichamelijke schade, tot het gevecht eindigt',
    stun: 'Elk punt kost een beurt; hoogstens 3, bij een baas 1',
  },
  rooms: {
    'trapped-chest': 'Eens: twee waardevolle schatten, en een val naar een kaart',
    'empty-chest': 'Laat hier voorwerpen achter en haal ze later op',
    hoard: 'Eens: vecht met 3 van level QL + DF voor vier schatten',
    merchant: 'Zeven schatten te koop; koopt voor de halve prijs zolang de beurs het toelaat',
    hustler: 'Eens: één personage trekt op wil; wie faalt, moet een tiende van het goud of meer inzetten',
    'crystal-ball': 'Eens: bekijk kunde − 3 onverkende tegels van deze verdieping, met de beste kunde',
    shortcut: 'Een weg naar de tegel twee verder, en terug',
    fountain: 'Eens: iedereen die leeft krijgt alle HP en MP terug',
    altar: 'Haalt alle slechte statussen weg bij de groep en wekt de doden op',
    'locked-chest': 'Gesloten: een sleutel, of één poging met kunde − 3. Eén waardevolle schat',
    'locked-door': 'Gesloten: een sleutel, of één poging met kunde − 3. Een zijweg van zoveel tegels als de kleur van een kaart',
  },
  snare: (who, save, first, ok, fail, floats) => {
    const head = who === 'one' ? 'Een willekeurig personage' : `Reddingstrek ${save}${who === 'near' ? ' van wie vooraan staat' : ''}`;
    const parts = [
      ...(first === '' ? [] : [`verliest ${first}`]),
      ...(who === 'one' ? [`reddingstrek ${save}`] : []),
      ...(ok === '' ? [] : [`gelukt: ${ok}`]),
      ...(fail === '' ? [] : [`mislukt: ${fail}`]),
      ...(floats ? ['wie zweeft verliest niets'] : []),
    ];
    return `${head}: ${parts.join('; ')}`;
  },
  loss: (loss, { mark }) => {
    if ('gain' in loss) return mark(loss.gain);
    if (loss.lose === 'hp') return `${LOST[loss.n]} HP`;
    return loss.lose === 'mp' ? `1/${loss.part} van de mana in MP` : 'een willekeurig voorwerp';
  },
  specials: {
    acid: 'Een kaart voor elk gedragen voorwerp: een aas lost het op',
    puzzle: 'Een kaart van kunde + 2 of lager opent de weg, na elke mislukking 1 makkelijker; een mislukking brengt een gevecht',
    hole: 'De groep valt naar de volgende verdieping, tenzij iedereen zweeft; later mag ze springen',
    domain: 'De val van het domein van de queeste',
  },
  fight: (fight, species) =>
    fight === 'drawn'
      ? 'Een gevecht; een kaart zegt met wie'
      : `Een gevecht: ${fight.n} × ${species(fight.species)}, level QL${fight.above === 0 ? '' : ` + ${fight.above}`}`,
  element: (element, weak) =>
    element === null && weak === null
      ? 'Geen element'
      : `${element === null ? 'Geen element' : capital(ELEMENTS[element])}${weak === null ? '' : `, zwak voor ${ELEMENTS[weak]}`}`,
  starts: (marks) => `Begint met: ${marks}`,
  drops: (common, rare) => `Buit: ${common}, zelden ${rare}`,
  bossTrait:
    'Baas: een vrouw (Q) wordt besteed als een heer (K); versuffing telt één keer; immuun voor dood, versteend en gehypnotiseerd; stilstand maakt alleen traag; vluchten kan niet; vanaf bladzijde 6 begint hij met haast',
  prevails: (element) => (element === null ? 'Geen element overheerst' : `♠ telt als 2 voor ${DAMAGE[element]}`),
  lives: (species, boss, trap) => `Hier wonen: ${species}. Baas: ${boss}. Val: ${trap}`,
  action: (suit, text) => `${suit} ${text}`,
};
