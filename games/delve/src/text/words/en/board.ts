// Owns the English words of the board.

import { signed } from '../compose.ts';
import type { BoardWords, WhichCheck } from '../board-words.ts';
import { aGem, all, basic, capital, count, gemCount } from './basic.ts';

const TIMES = { start: 'Before round 1', round: 'Each round', odd: 'In odd rounds', even: 'In even rounds' } as const;
const which = ({ skill, number }: WhichCheck): string => (number === 0 ? skill : `the ${number === 1 ? 'first' : 'second'} ${skill}`);
const gemsLeft = (n: number): string => count(n, 'gem');
const withChance = (text: string, percent: string | null): string => (percent === null ? text : `${text}: ${percent}`);

export const board: BoardWords = {
  longWords: [['Harbour', 'master']],
  effects: {
    'lose-health': ({ n }) => `${signed(-n)} health`,
    'fill-circle': () => 'one circle',
    guard: ({ n }) => `guard ${signed(n)}`,
    attack: ({ n }) => `attack ${signed(n)}`,
    'add-circle': () => 'one more circle',
    'lose-gem': () => 'lose a gem',
  },
  test: ({ must, when }, check, pass, fail) => {
    const may = must ? `${TIMES[when]}, ${check}` : `${TIMES[when]} you may try ${check}`;
    if (pass === null) return fail === null ? `${may}.` : `${may} or ${fail}.`;
    return `${may}: ${pass}${fail === null ? '' : `, or ${fail}`}.`;
  },
  trial: (_, check, fail) => `Each round, ${check} fills a circle, or ${fail}.`,
  family: (level, name, trial) => `${capital(name)}${level === 1 || level === 'B' ? '' : ' · unique'}${trial ? ' · trial' : ''}`,
  foes: (n) => `${n} foes`,
  values: { atk: 'ATK', def: 'DEF', hp: 'HP', circles: 'circles' },

  rooms: (rooms, ways) =>
    `${rooms === 0 ? 'No room yet' : capital(count(rooms, 'room'))}, ${ways === 0 ? 'no way on' : count(ways, 'way')} ${ways === 0 ? '' : 'on'}`.trim(),
  undrawn: (names) => `Not on the map: ${all(names)}.`,
  map: (area) => `Map of ${area}`,
  room: ({ name, here, circles, filled, exits }) =>
    [
      `${capital(name)}${here ? ', you are here' : ''}.`,
      ...(circles > 0 ? [`${filled} of ${count(circles, 'circle')} filled.`] : []),
      `${capital(count(exits.open, 'open exit'))}, ${exits.joined} joined${exits.blocked > 0 ? `, ${exits.blocked} blocked` : ''}.`,
    ].join(' '),
  hero: (name) => `The sheet of ${name}`,
  ladder: (skill, how) => `${capital(skill)}: ${how}`,
  health: (left, gained) => `${left} health left of ${gained}`,
  gem: (left, gained) => `${left} left of ${gained}`,
  spend: (gem) => `Spend: ${gem}`,
  dull: 'dull here',
  uses: (left, of) => `${left} of ${of}`,
  items: 'Items',
  noItems: 'No items yet',
  useItem: (name) => `Use ${name}`,
  whole: 'Show the whole map',
  nearer: 'Nearer',
  further: 'Further away',

  oddsOf: (what, skill, target) =>
    what === 'attack'
      ? `${skill} against its DEF ${target}`
      : what === 'guard'
        ? `${skill} against its ATK ${target}`
        : `${skill} against ${target}`,
  oddsNow: 'Odds this round',
  oddsClear: 'Odds of the rewards',
  withGem: (percent, gem) => `${percent} with ${aGem(gem)}`,
  onClear: 'On clear',
  ahead: 'Ahead',
  aheadText: (unique, boss, impending) => {
    const cards = `${count(impending, 'card')} in the deck`;
    if (unique === 0 && !boss) return cards;
    const foes = [...(unique > 0 ? [count(unique, 'unique encounter')] : []), ...(boss ? ['the Boss'] : [])].join(', then ');
    return `${foes}; ${cards}`;
  },
  deck: (n) => (n === 0 ? 'The deck is empty' : `${count(n, 'card')} to draw`),
  known: 'Known to be in the deck',
  special: 'Special',
  enlarge: (name) => `Read the card ${name}`,
  close: 'Close',
  roomOfCard: 'Its room',

  tray: 'The dice of this round',
  against: (target) => `against ${target}`,
  die: (check, n, face, kept) => `${check}, die ${n} shows ${face}${kept ? '' : ', does not count'}`,
  passed: 'passed',
  failed: 'failed',
  willPass: 'will pass',
  willFail: (short) => `${short} short`,
  notRolled: 'not rolled yet',
  would: (total, gem) => (gem === null ? `${total} with it` : `${total} with ${aGem(gem)}`),
  onDie: (n, face, check) => `${check}: die ${n}, showing ${face}`,

  outcome: (purpose, passes) => {
    if (purpose === 'attack') return passes ? 'a hit' : 'a miss';
    if (purpose === 'guard') return passes ? 'guarded' : 'a wound';
    return passes ? 'passed' : 'failed';
  },
  becomes: (from, to, outcome) => `${from} becomes ${to}: ${outcome}`,
  totals: (total, outcome) => `total ${total}: ${outcome}`,
  bonus: (n, outcome) => `${n}: ${outcome}`,
  rerollAll: (check, percent) => withChance(`re-roll ${which(check)}`, percent),
  rerollDie: (face, check, percent) => withChance(`re-roll the ${face} of ${which(check)}`, percent),
  ofCheck: (text, check) => `${text} (${which(check)})`,
  spendOne: (gem) => `Spend ${aGem(gem)}`,
  prism: (gem, as) => `Spend ${aGem(gem)} as ${aGem(as)}`,
  spendFirst: (gem, of) => `Spend the first of ${gemCount(of, gem)}`,
  onWay: (from, to) => `${from} becomes ${to}, not yet enough`,
  commit: 'Commit the dice',
  results: (parts) => parts.join(', '),
  build: (first, second) => `${first} and ${second}`,
  climbs: (from, to) => `${from} → ${to}`,
  noBetter: (climb) => `${climb}: no better odds`,
  together: 'Roll the dice',
  togetherAll: (n) => (n === 1 ? 'Roll, with the opportunity' : 'Roll, with all opportunities'),
  togetherNone: 'Roll without opportunities',
  lossLeft: (left) => (left === 0 ? 'no loss' : `lose ${left} only`),
  alive: 'stay alive with 1 health',
  attempt: (check) => `Attempt ${check}`,
  rollFor: (check) => `Roll ${check}`,
  giveGem: (gem) => `Give up ${aGem(gem)}`,
  left: (n) => `${n} left`,
  noRoll: 'without a roll',

  exitAt: (room, side, place) => `${capital(room)}, ${side} exit, ${place}`,
  placeHint: 'Choose an exit, then turn the room until it lies well.',
  placeKeys: 'On the map (M): arrows choose an exit · R turns · F mirrors · Enter places',
  drawKeys: 'On the map (M): arrows move · Enter marks',
  turn: 'Turn',
  mirror: 'Mirror',
  putHere: 'Place here',
  dragRoom: 'Drag this room onto the map',
  chalkHint: 'Choose the wall of the room that chalk opens.',
  ghost: (nth, of, lie, exit) => `${exit}. Place ${nth} of ${of}, ${lie}.`,
  squaresHint: (drawn, size) => `Draw the entrance: ${drawn} of ${size} squares`,
  exitsHint: (chosen) => `Now its exits: ${chosen} of 3`,
  boxHint: 'Choose where the box lies',
  squareAt: (row, col) => capital(basic.square(row, col)),
  wallAt: (row, col, side) => `Row ${row}, column ${col}, ${side} wall`,
  backOne: 'One back',

  round: (n) => `Round ${n}`,
  making: 'A new hero',
  entrance: 'The entrance',
  between: 'Between rooms',
  drawn: 'A new room',
  opening: 'Before round 1',
  cleared: 'Cleared',
  over: (room) => (room === null ? 'The end' : `The end · ${room}`),
  facing: (card, level, nth) => `${card}, ${level} · encounter ${nth}`,

  moments: {
    found: (item) => `You found ${item}`,
    gems: (gems) => `+ ${gems}`,
    wound: (n) => `${signed(-n)} health`,
    cleared: (room) => `${room}: cleared`,
    slain: (foes) => `${foes}: defeated`,
  },
  milestones: { cleared: 'room cleared', wound: 'wound', item: 'item found' },

  victory: 'Victory',
  defeat: 'The light goes out',
  gaveUp: 'Turned back',
  score: 'Score',
  scoreParts: (encounters, health, gems, won) =>
    won
      ? `${encounters} for encounters + ${health} health left + ${gemsLeft(gems)} left`
      : 'A lost game scores its cleared encounters alone.',
  scoreWorth: 'A cleared encounter counts 1, 2 or 3 by its level, a Boss 5. There is no maximum score.',
  encounters: 'Encounters',
  fell: 'fell here',
  saveMap: 'Save the map',
  mapSaved: 'The map has been saved as a picture.',
  again: 'Play again',
  replay: 'Watch it again',
  home: 'Home',
  mapOf: (area, hero) => `${area}, drawn by ${hero}`,

  guide: {
    create:
      'You are good at two of four skills: ATK to hit or DEF to guard, and AGL or WIT for tests. Good ones roll 2 dice; the others roll 3 and keep the lowest 2.',
    entrance: 'The dice told how large the entrance is. Draw it yourself square by square, or let it be drawn.',
    squares: 'Each new square has to touch one you drew. Then mark three exits: rooms will grow from them.',
    draw: 'Every card is a room and whatever lives in it. Draw the first one.',
    card: 'Three numbers make a foe: reach its DEF with your attack, reach its ATK with your guard, and do it HP times.',
    trial: 'A trial has no foe. Reach its number once for each circle of the room.',
    place: 'Every room joins an exit of the map. Ember marks show where it fits; turn and mirror it under the map.',
    plan: 'A round is one attack and one guard, rolled together. The odds you are told are exact.',
    dice: 'Nothing is final before you commit the dice.',
    guard: 'A guard below the ATK costs 1 health. A ruby on the guard is health saved.',
    loss: 'This is the last moment before the loss. An item used now softens it.',
    reward: 'The room is cleared. Some rewards are certain, others need one more roll.',
    train: 'An experience fills the next bubble of a skill: from 3 dice keeping the lowest, to 2 dice, to 2 dice + 2.',
    between: 'No foe, no hurry. Look at what you have left before you draw the next card.',
    item: 'Items work at their own moment; you are asked when it comes. The figures show how often.',
  },
  guideGems: {
    spend: 'Choose a die to spend a gem on it.',
    ruby: 'A ruby turns it by 1.',
    emerald: 'An emerald rolls the whole check again.',
    sapphire: 'A sapphire rolls it again.',
  },
};
