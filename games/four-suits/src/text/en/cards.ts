// Owns the English words and sentences of everything printed.

import type { CardPhrases } from '../cards/phrases.ts';
import { all, capital, signed } from './words.ts';

const WHO: CardPhrases['who'] = {
  self: 'the user',
  one: 'one target',
  ally: 'one ally',
  fallen: 'one ally',
  foe: 'one enemy',
  allies: 'all allies',
  characters: 'all characters on the user’s side',
  foes: 'all enemies',
  'near-foes': 'every enemy in the Near row',
  'random-foe': 'a random enemy',
  pick: 'one enemy',
  'weakest-ally': 'the worst-off ally',
  'picked-ally': 'an ally by rank',
};
const GRADES: CardPhrases['grades'] = { min: 'Min', low: 'Low', med: 'Med', high: 'High', max: 'Max' };
const ELEMENTS: CardPhrases['elements'] = { earth: 'earth', flame: 'flame', water: 'water', wind: 'wind', neutral: 'neutral' };
const STATS: CardPhrases['stats'] = {
  str: 'STR',
  dex: 'DEX',
  con: 'CON',
  int: 'INT',
  wis: 'WIS',
  attack: 'Attack',
  hit: 'Hit',
  carry: 'Carry',
  speed: 'Speed',
  evade: 'Evade',
  fort: 'Fort',
  health: 'Health',
  mana: 'Mana',
  will: 'Will',
  force: 'Force',
  skill: 'Skill',
};
const AMOUNTS = { all: 'all', 'level+force': 'Level + Force', 'level+will': 'Level + Will', 'level+2': 'Level + 2' } as const;
const amount: CardPhrases['amount'] = (n) => (typeof n === 'number' ? String(n) : AMOUNTS[n]);
const LOST = { b: 'QL + DF', '2b': '2 × (QL + DF)', '3b': '3 × (QL + DF)', '5b': '5 × (QL + DF)', qlxdf: 'QL × DF' } as const;

export const cards: CardPhrases = {
  list: (words, last) => all(words, last ?? 'and'),
  who: WHO,
  grades: GRADES,
  amount,
  elements: ELEMENTS,
  stats: STATS,
  kinds: { arms: 'Arms ⚔', energy: 'Energy ☆', grace: 'Grace ●', hex: 'Hex ◎', none: 'Action' },
  things: {
    job: 'Job',
    passive: 'Passive',
    active: 'Active ▶',
    weapon: 'Weapon',
    armor: 'Armor',
    potion: 'Potion',
    tool: 'Tool',
    status: 'Status',
    room: 'Room ♥',
    trap: 'Trap ♣',
    domain: 'Domain',
    boss: 'Boss',
  },
  treasures: { money: 'money', potion: 'a Potion', tool: 'a Tool', armor: 'armor', weapon: 'a weapon' },
  ranges: { melee: 'melee', reach: 'reach', ranged: 'ranged' },
  slots: { weapon: 'weapon', head: 'head', body: 'body', accessory: 'accessory', 'off-hand': 'off-hand' },
  ais: { R: 'random', F: 'front', B: 'back', W: 'weakest', C: 'caster' },
  rows: { near: 'Near row', far: 'Far row' },
  archetype: (_archetype, name) => name,
  effects: {
    attack: ({ who, n }) => (n === undefined ? `Attack ${WHO[who]}` : `${n} Attacks on ${WHO[who]}`),
    damage: ({ who, element, grade, mult }) => {
      const kind =
        element === 'any' ? 'damage of any element' : element === 'drawn' ? 'damage of a drawn element' : `${ELEMENTS[element]} damage`;
      return `${capital(kind)} (${GRADES[grade]}) to ${WHO[who]}${mult === undefined ? '' : `: ×${signed(mult)}`}`;
    },
    throw: ({ who, n }) => `${capital(WHO[who])}: lose (${amount(n)}) × suit HP, as physical damage`,
    heal: ({ who, grade }) => `Healing (${GRADES[grade]}) for ${WHO[who]}`,
    mend: ({ who, n }) => (n === 'all' ? `${capital(WHO[who])} regains all HP` : `${capital(WHO[who])} regains ${amount(n)} HP`),
    pray: ({ who, n }) => `A card for each of ${WHO[who]}: red heals ${amount(n)} HP`,
    unheal: ({ who, grade }) => `Unhealing (${GRADES[grade]}) on ${WHO[who]}`,
    hex: ({ who, status, grade }, { mark }) => `${mark(status)} on ${WHO[who]}, Chance ${GRADES[grade]}`,
    add: ({ who, marks }, { gained, marks: named }) =>
      marks.length === 1 && marks[0] !== undefined
        ? WHO[who].startsWith('all')
          ? `${named(marks)} for ${WHO[who]}`
          : `${capital(WHO[who])} ${gained(marks[0])}`
        : `${capital(WHO[who])}: ${named(marks)}`,
    remove: ({ who, what, not }, { marks }) => {
      const gone = what === 'one' ? 'one bad status of your choice' : what === 'negative' ? 'all bad statuses' : marks(what);
      return `Removes ${gone} from ${WHO[who]}${not === undefined ? '' : `, except ${marks(not)}`}`;
    },
    revive: ({ who }) => `Revives ${WHO[who]} with a quarter of Health`,
    restore: ({ who, what, n }) => `${capital(WHO[who])} gets ${amount(n)} ${what === 'hp' ? 'HP' : 'MP'} back`,
    await: ({ what, mult }) =>
      what === 'attack'
        ? `when Hidden ends, Attack the chosen enemy: ×${signed(mult)}, no range penalty`
        : 'when Hidden ends, the user turns Transparent',
    sing: () => 'Until the next turn ♠ counts as 2 for the damage of all allies',
    aim: () => 'The next Attack has double hit cards and ×+1',
    'stand-guard': () => 'until the next turn, single Attacks on an ally hit the user instead',
    rob: ({ who }) => `A card of Skill + 2 or lower takes the treasure card of ${WHO[who]}`,
  },
  with: ({ mult, hit, double, range, adds, breaks, drains, ends }, { marks }) => [
    ...(double === true ? ['double hit cards'] : []),
    ...(hit === undefined ? [] : [`${hit} more hit card${hit === 1 ? '' : 's'}`]),
    ...(mult === undefined ? [] : [`×${signed(mult)}`]),
    ...(range === undefined ? [] : ['no range penalty']),
    ...(breaks === undefined ? [] : [`on a hit, first removes ${marks(breaks)}`]),
    ...(drains === true ? ['half the HP lost come back to the user'] : []),
    ...(ends === true ? ['a Kneeling target dies, unless it is a boss'] : []),
    ...(adds === undefined ? [] : [`Add: ${marks(adds)}`]),
  ],
  attack: (text, more) => {
    const add = more.at(-1);
    const rest = more.filter((one) => !one.startsWith('Add: '));
    const head = rest.length === 0 ? text : `${text}: ${rest.join('; ')}`;
    return add?.startsWith('Add: ') === true ? `${head}. ${add}` : head;
  },
  steps: (parts) => parts.map((part, at) => (at === 0 ? part : part.charAt(0).toLowerCase() + part.slice(1))).join('; then '),
  sentence: (text) => (/[.!?]$/.test(text) ? text : `${text}.`),
  nothing: 'Nothing',
  once: 'Once a fight',
  gold: (n) => `Pay ${n} × Level Gold`,
  cost: (sp, mp) => `${sp} SP · ${mp} MP`,
  price: (gold) => `${gold} Gold`,
  level: (n) => `level ${n}`,
  hands: (n) => (n === 2 ? 'both hands' : 'one hand'),
  bonus: (stat, n) => `${stat} ${signed(n)}`,
  adds: (mark) => `Add: ${mark}`,
  evokes: (technique) => `Evoke: ${technique}`,
  ward: (mark) => `Immune to ${mark}`,
  heavy: 'heavy',
  learns: (names) => `Learns ${names}`,
  wields: (names, heavy) => `Wields ${names}; ${heavy ? 'wears heavy armor' : 'no heavy armor'}`,
  walks: (row) => `Begins in the ${row}`,
  uses: { outside: 'on the map', combat: 'in a fight', trap: 'when a trap is sprung' },
  tools: {
    key: 'Opens one lock',
    'smoke-bomb': 'Leaves the fight at once, with any allies; not against a boss',
    torch: 'Look at 2 unexplored tiles beside explored ones',
    'trap-kit': 'Cancels a trap',
    rope: 'Cancels a fall, or brings the party back up the hole it fell through',
    'magic-map': 'Look at all unexplored tiles of this floor',
    'warp-stone': 'The party goes to Town, or to any explored tile',
  },
  passives: {
    'potent-mix': 'Potions that the Alchemist gives restore half as much again',
    'silver-tongue': 'Buys at 90 %; one more card in a bet',
    fury: 'While Kneeling: ×+1 on physical damage dealt',
    devotion: '♠ counts as 2 for own healing',
    'green-blood': 'Immune to Poison; gets Level HP back on a new tile',
    deadeye: 'With a ranged weapon: Hit +1',
    cover: 'A single Attack on a Kneeling ally hits the Knight instead',
    'long-reach': 'Range penalty 1 less',
    'shadow-veil': 'Starts each fight Transparent',
    pathfinder: 'On a new floor: look at one tile',
    'first-blood': 'In the first round: 2 more initiative cards',
    'light-fingers': 'Lock attempts +5',
    disarm: 'When a trap is sprung: a card of Skill or lower cancels it',
    'arcane-insight': 'One more card in every Chance check',
  },
  statuses: {
    autolife: 'When it would die, it stands up with a quarter of Health instead; all other statuses go',
    barrier: '×−1 on energy damage taken, until the fight ends',
    berserk: 'Can only Attack a random enemy; ×+1 on physical damage dealt',
    blind: 'Half the hit cards, until the fight ends',
    confuse: 'Single targets are chosen at random among all; ends when HP are lost',
    dead: 'Draws no initiative, cannot act or be targeted, until revived',
    defending: 'Half as many evade and Will cards again, ×−1 on all damage, until its next turn',
    floating: 'Immune to earth, holes, pits and lava',
    haste: 'Double initiative cards',
    hidden: 'Cannot be targeted, draws no initiative; comes out at the end of the round',
    holding: 'Carries half as much again',
    hypnotize: 'Fights for the other side, until a red card',
    kneeling: 'A quarter of Health or less is left',
    paralyze: 'Cannot act, evade or save by Will, until a red card',
    petrify: 'Stone: draws no initiative, cannot act or be targeted, until cured',
    poison: 'Loses Level HP after each turn and on each tile, until cured',
    quick: 'Takes one extra turn right after the action',
    reflect: 'A single ☆ or ◎ aimed here hits a random enemy instead',
    regenerating: 'Heals Level + Fort HP after each turn',
    silence: 'No ☆, no ●, no Evoke, no scrolls',
    slow: 'Half the initiative cards',
    stop: 'No initiative and no evading, until a red card',
    stuck: 'Half the evade cards',
    transparent: 'The next Attack on it finds nobody; then it can be seen again',
    undead: 'Healing hurts and unhealing heals; cannot be killed by a word',
    wall: '×−1 on physical damage taken, until the fight ends',
    stun: 'Each counter costs one turn; at most 3, 1 on a boss',
  },
  rooms: {
    'trapped-chest': 'Once: two valuable treasures, and a trap by a card',
    'empty-chest': 'Leave items here and fetch them later',
    hoard: 'Once: fight 3 of level QL + DF for four treasures',
    merchant: 'Seven treasures to buy; buys at half price as long as the purse lasts',
    hustler: 'Once: a Will save of one character; who fails has to bet a tenth of the Gold or more',
    'crystal-ball': 'Once: look at Skill − 3 unexplored tiles of this floor, with the best Skill',
    shortcut: 'A way to the tile two ahead, and back',
    fountain: 'Once: everybody alive gets all HP and MP back',
    altar: 'Removes all bad statuses from the party and revives the Dead',
    'locked-chest': 'Locked: a Key, or one try with Skill − 3. One valuable treasure',
    'locked-door': 'Locked: a Key, or one try with Skill − 3. A side way of as many tiles as a card’s suit',
  },
  snare: (who, save, first, ok, fail, floats) => {
    const head = who === 'each' ? `${save} save` : who === 'near' ? `${save} save of those in front` : 'A random character';
    const parts = [
      ...(first === '' ? [] : [`${who === 'one' ? '' : 'each '}loses ${first}`.trim()]),
      ...(who === 'one' ? [`${save} save`] : []),
      ...(ok === '' ? [] : [`on success: ${ok}`]),
      ...(fail === '' ? [] : [`on failure: ${fail}`]),
      ...(floats ? ['those who float lose nothing'] : []),
    ];
    return `${head}: ${parts.join('; ')}`;
  },
  loss: (loss, { mark }) => {
    if ('gain' in loss) return mark(loss.gain);
    if (loss.lose === 'hp') return `${LOST[loss.n]} HP`;
    return loss.lose === 'mp' ? `1/${loss.part} of Mana in MP` : 'a random item';
  },
  specials: {
    acid: 'A card for each carried item: an ace dissolves it',
    puzzle: 'A card of Skill + 2 or lower opens the way, 1 easier after each failure; a failure brings a fight',
    hole: 'The party falls to the floor below, unless all of them float; later it may jump',
    domain: 'The trap of the quest’s domain',
  },
  fight: (fight, species) =>
    fight === 'drawn'
      ? 'A fight; a card says with whom'
      : `A fight: ${fight.n} × ${species(fight.species)}, level QL${fight.above === 0 ? '' : ` + ${fight.above}`}`,
  element: (element, weak) =>
    element === null && weak === null
      ? 'No element'
      : `${element === null ? 'No element' : capital(ELEMENTS[element])}${weak === null ? '' : `, weak to ${ELEMENTS[weak]}`}`,
  starts: (marks) => `Starts with ${marks}`,
  drops: (common, rare) => `Drops: ${common}, rarely ${rare}`,
  bossTrait:
    'Boss: a queen is spent like a king; Stun counts once; immune to Dead, Petrify and Hypnotize; Stop only slows it; nobody flees from it; from page 6 on it starts with Haste',
  prevails: (element) => (element === null ? 'No element prevails' : `♠ counts as 2 for ${ELEMENTS[element]} damage`),
  lives: (species, boss, trap) => `Home of ${species}. Boss: ${boss}. Trap: ${trap}`,
  action: (suit, text) => `${suit} ${text}`,
};
