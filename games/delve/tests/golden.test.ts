// Owns the golden transcripts of what players argue about: each plays a scene, says which ruling it shows, and reads as prose.

import { at } from '@undercroft/kernel';
import { check, dice, draws, type Example, expectExample, type Expected, goldenFaults, never, refused } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { cardOf } from '../src/content/cards.ts';
import type { Delve } from '../src/delve.ts';
import type { Board } from '../src/state.ts';
import { advised } from './goldens.ts';
import {
  between,
  boardWith,
  burn,
  commit,
  decksAre,
  drawing,
  inTurn,
  LEFT_OVER,
  pots,
  resolving,
  roundIn,
  setupOf,
  together,
  wall,
  wholeGame,
} from './scenes.ts';

const folder = new URL('./golden/', import.meta.url);
const LEAVE = { act: 'leave' } as const;
const TAKE_ALL = { act: 'take-all' } as const;
const DRAW = { act: 'draw' } as const;
const use = (item: number) => ({ act: 'use', item }) as const;

/** An entrance in the corner of the grid, whose only exit lies in the top row: few rooms fit there. */
const cornered = ({ map }: Board): void => {
  map.rooms = [{ ...at(map.rooms, 0), squares: [0, 1, 2], exits: [{ wall: '2E', state: 'open' }] }];
};
const BOSS_GAME = ['BRN-101', 'BRN-102', 'BRN-103', 'BRN-201', 'BRN-202', 'BRN-203', 'BRN-301', 'BRN-302', 'BRN-B01'] as const;

/** A situation, the ruling it shows, and how it goes: the file has the same name. */
interface Argued extends Example<Delve> {
  readonly expected: Expected<Delve>;
}

const FIGHTS: readonly Argued[] = [
  {
    name: 'last-attack-kills-both',
    rules: 'DLV-ROUND-14',
    says: 'TV-20: the last circle and the last health go in the same round: the game is lost, and the health On Clear comes too late.',
    scene: resolving('QUI-110', { health: 1 }, { filled: 1 }),
    script: [{ ...together, guard: 'DEF' }, dice(5, 4, 4, 1)],
    expected: [['circles.filled', { filled: 2, circles: 2 }], ['health.lost', { left: 0 }], ['hero.fell'], never('room.cleared')],
  },
  {
    name: 'last-attack-with-a-vest',
    rules: 'DLV-HEALTH-05, DLV-ROUND-05',
    says: 'As TV-20, with a CORK VEST: it works before the loss is applied, the hero stands at 1 health and the room is cleared.',
    scene: resolving('BRN-106', { health: 1, items: ['cork'] }, { filled: 1 }),
    script: [together, dice(4, 3, 4, 1), use(0), TAKE_ALL, LEAVE],
    expected: [
      ['circles.filled', { filled: 2 }],
      ['loss.reduced', { n: 1, left: 0 }],
      ['room.cleared'],
      never('health.lost'),
      never('hero.fell'),
    ],
  },
  {
    name: 'volley-half-passed',
    rules: 'DLV-KEY-03, DLV-HEALTH-04',
    says: 'TV-64: of the two guard checks of a VOLLEY one passes with 8 against 8, the other fails with 7: one health, not two, not none.',
    scene: roundIn('TAL-305', { health: 3 }),
    script: [together, dice(1, 1, 4, 4, 4, 3)],
    expected: [
      ['check.committed', { total: 8, passed: true }],
      ['check.committed', { total: 7, passed: false }],
      ['health.lost', { n: 1, left: 2 }],
      never('health.lost', { left: 1 }),
    ],
  },
  {
    name: 'leech-and-the-full-room',
    rules: 'DLV-KEY-08, DLV-ROUND-11',
    says: 'TV-27, TV-28: a failed guard against LEECH erases a circle, but not in the round that fills the room: hits are filled in first.',
    scene: resolving('BRN-305', {}, { filled: 3 }),
    script: [
      { ...together, strike: 'ATK' },
      dice(1, 1, 1, 1),
      { ...together, strike: 'ATK' },
      dice(6, 6, 6, 6),
      { ...together, strike: 'WIT' },
      dice(6, 6, 1, 1),
      TAKE_ALL,
      { act: 'decline' },
      LEAVE,
    ],
    expected: [
      ['circle.erased', { by: 'LEECH', filled: 2 }],
      ['circles.filled', { filled: 3 }],
      ['circles.filled', { filled: 4, circles: 4 }],
      ['health.lost', { left: 8 }],
      ['room.cleared'],
      never('circle.erased', { filled: 3 }),
    ],
  },
  {
    name: 'circle-added-in-the-clearing-round',
    rules: 'DLV-ROUND-16',
    says: 'A hazard adds a circle in the round whose attack fills what would have been the last one: it is drawn before, the room is not cleared.',
    scene: resolving('TAL-206', {}, { filled: 2 }),
    script: [together, dice(1, 1, 6, 6, 6, 6), together, dice(6, 6, 6, 6, 6, 6)],
    expected: [
      ['circle.added', { circles: 4 }, 'DLV-ROUND-16'],
      ['circles.filled', { filled: 3, circles: 4 }],
      ['round.began', { round: 2, empty: 1 }],
      ['room.cleared'],
    ],
  },
  {
    name: 'fire-pot-fills-the-last-circle',
    rules: 'DLV-ROUND-13',
    says: 'TV-38: a FIRE POT at the start of the round fills the room: there is no attack check, but the foe still makes its attack.',
    scene: resolving('BRN-106', { health: 3, items: ['firepot'] }),
    script: [use(0), together, dice(1, 1)],
    expected: [
      ['circles.filled', { filled: 2, circles: 2 }],
      ['attack.left-out'],
      ['check.declared', { check: 0, purpose: 'guard' }],
      ['health.lost', { left: 2 }],
      ['room.cleared'],
      never('check.declared', { purpose: 'attack' }),
    ],
  },
  {
    name: 'fire-pot-and-a-hazard',
    rules: 'DLV-ROUND-17',
    says: 'The FIRE POT fills the room, then a hazard adds a circle: there is still no attack check in this round, and the room is not cleared.',
    scene: resolving('TAL-206', { items: ['firepot'] }, { filled: 1 }),
    script: [use(0), together, dice(1, 1, 6, 6)],
    expected: [
      ['circles.filled', { filled: 3, circles: 3 }],
      ['attack.left-out'],
      ['circle.added', { circles: 4 }],
      ['round.began', { round: 2, empty: 1 }],
      never('check.declared', { purpose: 'attack' }),
      never('room.cleared'),
    ],
  },
  {
    name: 'guardian-wick',
    rules: 'DLV-ITEM-05, DLV-WIN-03',
    says: 'TV-37: a GUARDIAN WICK leaves 1 health of a loss that would leave none, once; the next such loss is the end.',
    scene: resolving('BRN-208', { health: 2, items: ['wick'] }),
    script: [together, dice(1, 1, 1, 1), use(0), together, dice(1, 1, 1, 1)],
    expected: [
      ['item.used', { item: 'wick' }],
      ['health.lost', { n: 1, left: 1 }],
      ['round.began', { round: 2 }],
      ['health.lost', { left: 0 }],
      ['hero.fell'],
    ],
  },
  {
    name: 'dull-and-prism-chip',
    rules: 'DLV-KEY-13, DLV-ITEM-12',
    says: 'Against DULL ruby no ruby is spent, not even through PRISM CHIP; a sapphire may do what a ruby does; On Clear rubies work again (TV-33).',
    scene: resolving('TAL-207', { gems: { ruby: 1, sapphire: 1 }, items: ['prism'] }, { filled: 2 }),
    script: [
      { ...together, guard: 'DEF' },
      dice(3, 3, 3, 4),
      refused(
        { act: 'spend', gem: 'ruby', check: 0, die: 0, step: 1 },
        { why: { rule: 'DLV-KEY-13', key: 'dulled', args: { gem: 'ruby' } } },
      ),
      refused(
        { act: 'use', item: 0, gem: 'ruby', as: 'emerald', check: 0 },
        { why: { rule: 'DLV-KEY-13', key: 'dulled', args: { gem: 'ruby' } } },
      ),
      { act: 'use', item: 0, gem: 'sapphire', as: 'ruby', check: 0, die: 0, step: 1 },
      TAKE_ALL,
      { act: 'train', skill: 'WIT' },
      { act: 'roll' },
      dice(2, 3),
      { act: 'spend', gem: 'ruby', check: 0, die: 0, step: 1 },
      commit(0),
    ],
    expected: [
      ['gem.spent', { gem: 'sapphire', as: 'ruby' }],
      ['die.changed', { from: 3, to: 4 }],
      ['room.cleared'],
      ['gem.spent', { gem: 'ruby', as: 'ruby' }],
      ['item.gained', { item: 'mask' }],
    ],
  },
  {
    name: 'rolled-in-turn',
    rules: 'DLV-ROUND-06, DLV-ROUND-08',
    says: 'In turn: the test first, then guard and attack as the player likes; each is done with before the next dice, and no gem goes back to it.',
    scene: roundIn('BRN-103', { gems: { ruby: 1 } }),
    script: [
      inTurn,
      dice(2, 2),
      commit(0),
      { act: 'roll', kind: 'guard' },
      dice(3, 3),
      refused({ act: 'spend', gem: 'ruby', check: 0, die: 0, step: 1 }, { why: { rule: 'DLV-CHECK-09', key: 'committed' } }),
      { act: 'spend', gem: 'ruby', check: 1, die: 0, step: 1 },
      dice(1, 6),
    ],
    expected: [
      ['guard.modified', { n: -1 }],
      ['check.committed', { purpose: 'guard', total: 6, passed: true }],
      ['check.rolled', { check: 2 }],
      ['check.committed', { purpose: 'attack', total: 7, passed: true }],
    ],
  },
  {
    name: 'pilfer-with-no-gems',
    rules: 'DLV-KEY-12',
    says: 'PILFER takes a gem with each failed guard check; when there is none left it takes nothing, and no health instead (TV-34).',
    scene: resolving('BRN-107', { gems: { ruby: 1 } }),
    script: [together, dice(1, 1, 1, 1), commit(0), commit(1), together, dice(1, 1, 1, 1)],
    expected: [
      ['health.lost', { left: 9 }],
      ['gem.lost', { gem: 'ruby' }],
      ['health.lost', { left: 8 }],
      ['round.began', { round: 3 }],
      never('health.lost', { left: 7 }),
    ],
  },
];

const JOURNEYS: readonly Argued[] = [
  {
    name: 'opening-with-ambush',
    rules: 'DLV-KEY-01, DLV-ENC-05',
    says: 'TV-62: AMBUSH is one guard check after the room is drawn and before round 1; its loss counts, and round 1 is still to come.',
    scene: drawing(['BRN-204'], { health: 6 }),
    script: [{ act: 'place', exit: wall(10, 16, 'E'), by: 1, mirrored: 0 }, dice(4, 3), together, dice(6, 6, 6, 6)],
    expected: [
      ['opening.began'],
      ['check.committed', { purpose: 'guard', total: 7, target: 8, passed: false }],
      ['health.lost', { left: 5 }],
      ['round.began', { round: 1 }],
      ['round.began', { round: 2 }],
    ],
  },
  {
    name: 'secret-door',
    rules: 'DLV-MAP-18, DLV-MAP-19',
    says: 'TV-52: the room fits at no open exit, but elsewhere: a secret door must be found, in a plain wall of a room that is completed.',
    scene: drawing(['BRN-109'], { change: cornered }),
    script: [
      refused({ act: 'place', exit: '2E', by: 0, mirrored: 0 }, { rule: 'DLV-MAP-13', pick: 'exit', why: { key: 'does-not-fit' } }),
      refused({ act: 'leave-undrawn' }, { why: { rule: 'DLV-MAP-19', key: 'must-find-door' } }),
      refused({ act: 'secret-door', wall: '2E', by: 0, mirrored: 0 }, { pick: 'wall' }),
      { act: 'secret-door', wall: '1S', by: 0, mirrored: 0 },
    ],
    expected: [
      ['door.found', { room: 0, wall: '1S' }],
      ['room.placed', { card: 'BRN-109' }],
      ['exit.joined', { room: 0, wall: '1S' }],
      ['round.began', { round: 1 }],
    ],
  },
  {
    name: 'surveyors-chalk',
    rules: 'DLV-ITEM-14',
    says: "SURVEYOR'S CHALK adds an exit to the drawn room; now that it fits at an open exit it must be placed there, and no secret door is found.",
    scene: drawing(['BRN-109'], { items: ['chalk'], change: cornered }),
    script: [
      { act: 'chalk', item: 0, wall: '0W' },
      refused({ act: 'secret-door', wall: '1S', by: 0, mirrored: 0 }, { rule: 'DLV-MAP-18' }),
      { act: 'place', exit: '2E', by: 2, mirrored: 0 },
    ],
    expected: [
      ['exit.chalked', { wall: '0W' }],
      ['room.placed', { exits: ['35W', '37E', '3W'] }],
      ['exit.joined', { room: 0, wall: '2E' }],
      never('door.found'),
    ],
  },
  {
    name: 'unique-card-and-new-deck',
    rules: 'DLV-DECK-10, DLV-DECK-11, DLV-DECK-15',
    says: 'TV-44: a unique card goes to the victory pile; all level 1 cards, met or not, and the next unique one are shuffled; BRN-110 comes again.',
    scene: wholeGame(),
    setup: setupOf(),
    script: [
      draws('BRN-101', 'BRN-102', 'BRN-110', 'BRN-201', 'BRN-202', 'BRN-203', 'BRN-301', 'BRN-302', 'BRN-B01'),
      { act: 'create', first: 'ATK', second: 'AGL' },
      dice(3, 3, 3),
      { act: 'automatic' },
      draws('BRN-203'),
      DRAW,
      draws('BRN-110'),
      { act: 'place', exit: '336E', by: 0, mirrored: 0 },
      together,
      dice(6, 5, 6, 6, 6),
      commit(0),
      commit(1),
      TAKE_ALL,
      LEAVE,
      DRAW,
      draws('BRN-203'),
      { act: 'place', exit: '398W', by: 1, mirrored: 0 },
      { act: 'roll-together', take: [0] },
      dice(4, 4, 4, 4, 3),
      commit(0),
      commit(1),
      { act: 'roll-together', take: [0] },
      dice(4, 4, 5, 3, 4),
      commit(0),
      commit(1),
      TAKE_ALL,
      { act: 'train', skill: 'AGL' },
      LEAVE,
      draws('BRN-202'),
      DRAW,
      draws('BRN-110'),
    ],
    expected: [
      ['card.discarded', { card: 'BRN-110' }],
      ['card.won', { card: 'BRN-203' }],
      ['level-1.collected', { cards: 1 }],
      ['unique.added', { card: 'BRN-202' }],
      ['deck.shuffled', { cards: 4 }],
      ['card.drawn', { card: 'BRN-110' }],
    ],
  },
  {
    name: 'boss-cleared-and-playing-on',
    rules: 'DLV-WIN-02, DLV-CLEAR-08, DLV-MODE-COMPLETE-01, DLV-MODE-COMPLETE-02',
    says: 'TV-46, TV-55: the Boss is the victory, before its rewards; whoever plays on meets all unused cards above level 1, 5 + 5 + 2 of them.',
    scene: between(
      boardWith({
        items: pots(5),
        change: (board) => {
          decksAre({
            impending: ['BRN-102', 'BRN-B01'],
            discard: ['BRN-101', 'BRN-103'],
            victory: BOSS_GAME.filter((card) => cardOf(card).level !== 1 && card !== 'BRN-B01'),
            reserve: LEFT_OVER,
          })(board);
          board.cleared = { 1: 7, 2: 3, 3: 2, B: 0 };
        },
      }),
    ),
    script: [
      DRAW,
      { act: 'place', exit: wall(10, 16, 'E'), by: 0, mirrored: 0 },
      ...burn(0, 5),
      dice(6, 6),
      TAKE_ALL,
      { act: 'train', skill: 'ATK' },
      LEAVE,
      { act: 'play-on' },
      DRAW,
      draws('BRN-204'),
    ],
    expected: [
      ['room.cleared', { card: 'BRN-B01' }],
      ['game.won', { by: 'boss' }],
      ['skill.trained', { skill: 'ATK' }],
      ['card.won', { card: 'BRN-B01' }],
      ['completion.began', { cards: 12 }],
      ['card.drawn', { card: 'BRN-204' }],
      never('deck.shuffled'),
    ],
  },
  {
    name: 'card-put-aside',
    rules: 'DLV-MODE-COMPLETE-05, DLV-MODE-COMPLETE-08',
    says: 'TV-52: when playing on, a room that fits nowhere is put aside: no secret door, no encounter; the next card is drawn.',
    scene: between(
      boardWith({
        change: (board) => {
          cornered(board);
          decksAre({ impending: ['BRN-202', 'BRN-B02'], victory: BOSS_GAME })(board);
          board.result = 'victory';
          board.completionist = true;
        },
      }),
    ),
    script: [
      DRAW,
      refused({ act: 'secret-door', wall: '1S', by: 0, mirrored: 0 }, { why: { rule: 'DLV-MODE-COMPLETE-08', key: 'no-secret-doors' } }),
      { act: 'put-aside' },
      DRAW,
      { act: 'place', exit: '2E', by: 0, mirrored: 0 },
    ],
    expected: [
      ['card.drawn', { card: 'BRN-B02' }],
      ['card.put-aside', { card: 'BRN-B02' }],
      ['card.drawn', { card: 'BRN-202' }],
      ['room.placed', { card: 'BRN-202', room: 1 }],
      never('door.found'),
    ],
  },
];

describe.each([
  ['fights', FIGHTS],
  ['journeys', JOURNEYS],
] as const)('the %s that players argue about', (_, argued) => {
  test.each(argued.map((one) => [one.rules, one.says, one] as const))('[%s] %s', (_rules, _says, one) => {
    check(one.scene, one.script, one.expected);
    advised(() => expectExample(folder, one));
  });
});

test('every golden transcript is one of these, or that of the Rope Eel, and short enough to be read', () => {
  expect(
    goldenFaults(
      folder,
      [...FIGHTS, ...JOURNEYS, { name: 'rope-eel' }].map(({ name }) => name),
    ),
  ).toEqual([]);
});
