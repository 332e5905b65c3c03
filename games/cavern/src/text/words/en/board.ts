// Owns the English words of the board.

import { MARKS, PHASES } from './tables.ts';
import type { BoardWords } from '../board-words.ts';

export const board: BoardWords = {
  round: (n) => `Round ${n}`,
  phases: PHASES,
  turnOf: (name) => `${name}’s turn`,
  surges: 'Surges',
  xp: 'XP',
  stack: 'Tiles left',
  monsters: 'Monsters',
  encounters: 'Encounters',
  treasures: 'Treasures',
  level: (n) => `level ${n}`,
  speed: 'speed',
  down: 'down',
  escaped: 'escaped',
  ready: 'ready',
  used: 'used',
  items: 'items',
  runs: 'controls',
  goal: (goals, named) => {
    switch (goals.goal) {
      case 'escape':
        return goals.most === null
          ? `${goals.found ? 'The old shaft is found: everyone out there' : 'Find the old shaft, and everyone out there'}: ${goals.out} of ${goals.heroes}.`
          : `Water ${goals.water} of ${goals.most}. Out by the ladder of the old shaft: ${goals.out} of ${goals.heroes}.`;
      case 'bring':
        return goals.carried ? 'The lamp to the ladder: somebody carries it.' : 'The lamp to the ladder.';
      case 'defeat': {
        const name = named(goals.villain);
        if (goals.hp > 0) return `Defeat ${name}: ${goals.hp} HP.`;
        return goals.door ? `Force the door (11+, +2 per Strain: ${goals.strain}), then beat ${name}.` : `Defeat ${name}.`;
      }
      case 'blooms':
        return `Hearts left ${goals.hearts}, spores ${goals.spores} of ${goals.most}${goals.hp > 0 ? `, ${named(goals.villain)} ${goals.hp} HP` : ''}.`;
      case 'miners':
        return `Miners home: ${goals.n} of ${goals.of}.`;
      case 'race':
        return `Lantern ${goals.lantern}, Ember ${goals.ember}. First to ${goals.of}.`;
    }
  },
  marks: MARKS,
  unexplored: 'unexplored',
  trap: 'trap',
  hazard: 'hazard',
  more: 'more',
  comma: ', ',
  percent: (share) => `${Math.round(share * 100)} %`,
  you: 'you',
  party: 'The party',
  theGoal: 'The goal',
  foes: 'Foes',
  wouldDo: 'Now it would',
  told: 'What the caverns did',
  stepBack: 'Back',
  stepOn: 'On',
  skip: 'Skip',
  stepOf: (n, of) => `${n} of ${of}`,
  phaseOf: (name) => `in ${name}’s Villain Phase`,
  map: 'The map',
  squares: 'Squares and figures',
  noReach: 'out of reach',
  findHero: 'Find the hero',
  fitAll: 'See all',
  follows: 'Follows',
  stays: 'Stays',
  followHint: 'Whether the map follows what happens',
  close: 'Close',
  whatToDo: 'What do you want to do?',
  cards: 'Powers and items',
  count: (n) => `${n} ${n === 1 ? 'card' : 'cards'}`,
  asList: 'As a list',
  asFan: 'As cards',
  noCards: 'No cards',
  notNow: 'Not now.',
  against: (ac) => `against AC ${ac}`,
  hit: 'hit',
  miss: 'miss',
  hpOf: (hp, most) => `${hp} of ${most} HP`,
  carries: 'carries',
  over: 'The end',
  won: 'Won',
  lost: 'Lost',
  again: 'Play again',
  replay: 'Look back',
  home: 'Home',
  next: 'On to the next adventure',
  guide: {
    begin: 'The dashed light marks edges nobody has explored. What you look for lies behind one of them.',
    pair: 'A turn is two things: move and attack, attack and move, or move twice.',
    move: 'Ember dots are squares you can reach. Diagonal steps cost the same; foes are in the way, friends are not.',
    edge: 'End here and you explore: one new tile, one new monster. Stand one square back if you are not ready.',
    tile: 'A white triangle means a quiet arrival. A black one brings an Encounter card.',
    monster: 'This one is yours to run: it acts in your Villain Phase, starting now.',
    attack: 'Choose a power, then a target. The die plus the bonus must reach its AC; the chance stands beside it.',
    daily: 'At-will powers never run out. The daily works once. Do not save it for the funeral.',
    defeat: 'Its card is now experience for the whole party, and you draw one treasure, once a turn.',
    encounter: '5 experience sends this card away unread. Whole cards only; change is not given.',
    condition: 'Conditions end at the end of your Hero Phase. Poison does not: it hurts first, then you roll 10 or more.',
    trap: 'It lies on your square and strikes every Villain Phase of yours. On its tile you may disable it instead of attacking.',
    down: 'Down, not dead. Next turn a surge gets you up. When one is needed and none is left, everyone loses.',
    shaft: 'The old shaft. End your Hero Phase anywhere on this tile and you may leave; every hero must.',
    pedestal: 'There it stands. On it or next to it you simply say that you take it; that costs nothing.',
    'before-taking': 'Something at the landing is waiting for this. Heal first; the lamp has waited longer.',
    raise: 'Heal them before their turn and they get up without a surge.',
    tactics: 'Read its tactics from the top; the first that fits is what it does. No one decides for it.',
    hurt: 'That was damage. It stays until something heals it.',
    utility: 'A utility costs no action. Some wait for their own moment; you will be asked.',
    treasure: 'Decide now who gets it. It stays with that hero for good.',
    slow: 'No tile this turn, so an Encounter comes. Down here waiting is a way of being found.',
    reaction: 'Nothing is decided yet. You may answer this attack; the line says what it would change.',
    twenty: 'A natural 20, and 5 experience in the pile: this hero may reach level 2, once in its life.',
    alone: 'Those who are out are out. Their monsters stay behind and keep their hours.',
    'tiles-count':
      'Ranges are counted in tiles, never diagonally, and only through open edges. Your feet count squares; arrows count tiles.',
    closest: 'Two heroes are equally close. You choose whom it goes for. Choose like a friend.',
    'same-name': 'Same name, same moment: when either of you activates this kind, all of it acts.',
    'no-double': 'You already run one of these, so another card was drawn.',
    'item-pick': 'One attack item and one defence item count at a time. You say which before the die falls.',
    woken: 'One monster for each of you, between you and the ladder.',
    'way-back': 'On the way back there is nothing left to explore, so each turn brings an Encounter. Walk twice.',
    dropped: 'The lamp lies where they fell. Anyone beside it may pick it up.',
    home: 'End your Hero Phase on the ladder or beside it. Mind that the move is enough.',
  },
};
