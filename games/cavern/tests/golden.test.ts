// Owns the golden transcripts: what players argue about at this table, played once and read as prose.

import { check, dice, type Example, expectExample, type Expected, goldenFaults, never, refused } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import type { Cavern } from '../src/cavern.ts';
import { caveOf } from '../src/queries/cave.ts';
import type { Board } from '../src/state.ts';
import {
  activationOf,
  attacks,
  END,
  explorationOf,
  FOE,
  heroPhaseOf,
  runs,
  S,
  turnOf,
  uses,
  villainPhaseOf,
  walks,
  type Change,
  type Laid,
} from './scenes.ts';

const folder = new URL('./golden/', import.meta.url);

/** An example, the rules it shows, and how it goes: the file has the same name. */
interface ShownExample extends Example<Cavern> {
  readonly expected: Expected<Cavern>;
  readonly ends?: (board: Board) => void;
}

/** No Encounter card comes in this Villain Phase. */
const explored: Change = (board) => {
  board.laid = 'white';
};
/** Every edge of Ladder Landing but the south one is closed. */
const oneEdge: Change = (board) => {
  board.tiles = board.tiles.map((tile, at) => ({
    ...tile,
    edges: at === 0 ? ['closed', 'closed', 'open', 'closed'] : ['open', 'closed', 'open', 'closed'],
  }));
};

/** T28: three tiles around a corner, and nothing in the fourth cell. */
const CORNER: readonly Laid[] = [
  ['P04', 0, -1, 0],
  ['P02', 0, -2, 0],
  ['F02', 1, -1, 1],
];
/** With the north half a block of four tiles, all open to each other. */
const BLOCK: readonly Laid[] = [
  ['P04', 0, -1, 0],
  ['P04', 1, -1, 0],
  ['P04', 1, 0, 0],
];
/** A square of a tile, counted from its north-west corner as it lies. */
const on = (tile: number, x: number, y: number): number => tile * 16 + y * 4 + x;

const EXAMPLES: readonly ShownExample[] = [
  {
    name: 'tie-the-active-player-chooses',
    rules: 'CAV-GEO-12, CAV-GEO-14, CAV-MONSTER-12',
    says: 'T23: Tarn (9 HP) and Ilsabet (3 HP) are both 1 tile from a Cutter: the active player chooses Ilsabet, then the square beside her.',
    scene: activationOf({
      setup: { ties: 'ask' },
      heroes: [
        { at: [1, 5], hp: 9, up: [] },
        { id: 'ilsa', at: [2, 5], hp: 3, up: [] },
      ],
      foes: [{ kind: 'gloam-cutter', at: [1, 1] }],
    }),
    script: [
      refused({ act: 'choose', one: 2 }, { pick: 'one' }),
      { act: 'choose', one: 1 },
      refused({ act: 'choose', one: S(1, 5) }, { pick: 'one' }),
      { act: 'choose', one: S(3, 4) },
      dice(8),
    ],
    expected: [
      ['tactic.chosen', { tactic: 1 }],
      ['foe.closed', { on: 1, to: S(3, 4) }],
      ['attack.judged', { total: 15, ac: 15, hit: true }],
      ['hero.hurt', { hero: 1, hp: 2 }],
    ],
  },
  {
    name: 'tie-by-the-default-order',
    rules: 'CAV-GEO-14, CAV-MONSTER-07',
    says: 'Where nobody is asked: of two heroes with as many HP the active one is gone for, on the free square with fewest heroes beside it.',
    scene: villainPhaseOf({
      heroes: [
        { at: [1, 5], hp: 6 },
        { id: 'oru', at: [2, 5], hp: 6 },
      ],
      foes: [{ kind: 'gloam-cutter', at: [1, 1], by: 1 }],
      active: 1,
      change: explored,
    }),
    script: [dice(8)],
    expected: [
      never('encounter.drawn'),
      ['foe.closed', { on: 1, to: S(3, 4) }],
      ['attack.judged', { total: 15, ac: 17, hit: false }],
      never('hero.hurt'),
    ],
  },
  {
    name: 'closest-counts-tiles-and-adjacent-squares',
    rules: 'CAV-GEO-09, CAV-GEO-12, CAV-GEO-13, CAV-MONSTER-07',
    says: 'T28: around a corner Wren is adjacent to a Cutter and 2 tiles away: it stabs her. A Crawler beside it goes for Tarn, who is farther in squares and closer in tiles.',
    scene: villainPhaseOf({
      tiles: CORNER,
      heroes: [
        { at: [0, -1], up: [] },
        { id: 'wren', at: [3, -5], up: [] },
      ],
      foes: [
        { kind: 'gloam-cutter', at: [4, -4] },
        { kind: 'pallid-crawler', at: [5, -4] },
      ],
      change: explored,
    }),
    script: [dice(6, 11)],
    expected: [
      ['tactic.chosen', { figure: FOE, tactic: 0 }],
      ['attack.judged', { total: 15, ac: 15, hit: true }],
      ['hero.hurt', { hero: 1 }],
      ['tactic.chosen', { figure: FOE + 1, tactic: 0 }],
      ['foe.closed', { foe: FOE + 1, on: 0 }],
      ['attack.judged', { total: 17, ac: 17, hit: true }],
      ['condition.gained', { hero: 0 }],
      never('foe.closed', { foe: FOE }),
    ],
  },
  {
    name: 'path-with-two-first-steps',
    rules: 'CAV-GEO-15, CAV-MONSTER-10, CAV-MONSTER-11, CAV-MONSTER-18',
    says: 'Two ways of 2 tiles lead to Tarn: the active player chooses the tile, and the square too, as the downed Wren lies on its mushroom square.',
    scene: activationOf({
      setup: { ties: 'ask' },
      tiles: BLOCK,
      heroes: [{ at: [1, 2] }, { id: 'wren', at: [6, 2], hp: 0 }],
      foes: [{ kind: 'gloam-cutter', at: [6, -2] }],
    }),
    script: [
      refused({ act: 'choose', one: 3 }, { pick: 'one' }),
      { act: 'choose', one: 4 },
      refused({ act: 'choose', one: on(4, 2, 2) }, { pick: 'one' }),
      { act: 'choose', one: on(4, 0, 3) },
    ],
    expected: [['tactic.chosen', { tactic: 2 }], ['foe.moved', { to: on(4, 0, 3), toward: 0 }], never('attack.rolled')],
  },
  {
    name: 'attachment-open-against-closed',
    rules: 'CAV-EXPLORE-02, CAV-EXPLORE-03, CAV-GEO-06, CAV-GEO-07, CAV-VILLAIN-10',
    says: 'T26: East Fork lies with its triangle at the edge, a quarter turned. Its south edge meets a closed one: a wall. Its monster acts at once.',
    scene: turnOf({
      tiles: [['P14', 1, 1, 0]],
      heroes: [{ at: [3, 2], up: [] }, { at: [1, 6] }],
      stack: ['P08'],
      monsters: ['gloam-cutter'],
      encounters: [],
    }),
    script: [END, dice(9)],
    expected: [
      ['tile.placed', { tile: 'P08', x: 1, y: 0, rot: 1 }],
      ['foe.placed', { kind: 'gloam-cutter', square: on(3, 2, 1) }],
      never('encounter.drawn'),
      ['foe.closed', { foe: FOE, on: 0 }],
      ['attack.judged', { total: 16, ac: 17, hit: false }],
    ],
    ends: ({ tiles }) => {
      const { unexplored, links } = caveOf(tiles);
      expect(unexplored.filter((edge) => edge >> 2 === 3)).toEqual([3 * 4 + 1]);
      expect(links.slice(3 * 4, 3 * 4 + 4)).toEqual([-1, -1, -1, 0]);
    },
  },
  {
    name: 'attachment-that-would-seal',
    rules: 'CAV-EXPLORE-12, CAV-STACK-04, CAV-GEO-06',
    says: 'T41: Blind Pocket would close the last unexplored edge: it goes to the bottom of the stack, and the next tile is laid.',
    scene: explorationOf({
      heroes: [{ at: [1, 7] }, { at: [1, 2] }],
      stack: ['P04', 'P11', 'P17'],
      monsters: ['shriekcap'],
      change: oneEdge,
    }),
    script: [],
    expected: [
      ['tile.returned', { tile: 'P17', to: 'bottom', why: 'seal' }],
      ['tile.placed', { tile: 'P11', x: 0, y: 2, rot: 2 }],
      ['foe.placed', { kind: 'shriekcap', square: on(2, 1, 2) }],
    ],
  },
  {
    name: 'way-past-a-friend-and-not-past-a-foe',
    rules: 'CAV-MOVE-01, CAV-MOVE-04, CAV-MOVE-05, CAV-HERO-06',
    says: 'T32: Tarn goes through Oru’s square and may not stop there; a Cutter’s square is closed to him. The second move is a move of its own.',
    scene: heroPhaseOf({ heroes: [{ at: [1, 1] }, { id: 'oru', at: [1, 2] }], foes: [{ kind: 'gloam-cutter', at: [2, 2] }] }),
    script: [
      refused(walks(1, 2), { rule: 'CAV-MOVE-05' }),
      refused(walks(2, 2), { rule: 'CAV-MOVE-04' }),
      refused(walks(1, 7), { rule: 'CAV-MOVE-01' }),
      walks(1, 3),
      runs(1, 7),
    ],
    expected: [
      ['hero.walked', { path: [S(1, 2), S(1, 3)], cost: 2 }],
      ['hero.walked', { path: [S(1, 4), S(1, 5), S(1, 6), S(1, 7)], cost: 4 }],
    ],
  },
  {
    name: 'level-up-by-the-very-monster',
    rules: 'CAV-XP-03, CAV-XP-09, CAV-XP-10, CAV-XP-12, CAV-XP-14',
    says: 'T09: a natural 20 defeats a Crawler; its 1 XP and the Brute’s 4 raise Gorrand to level 2, with a daily power that was set aside.',
    scene: heroPhaseOf({
      heroes: [{ id: 'gorrand', at: [1, 2], hp: 6 }, { at: [1, 6] }],
      foes: [{ kind: 'pallid-crawler', at: [2, 2] }],
      xp: ['stoneback-brute'],
      treasures: [],
    }),
    script: [
      attacks('gorrand-a1', { target: FOE }),
      dice(20),
      refused({ act: 'rise', daily: 'gorrand-d2', card1: 'stoneback-brute', card2: 'pallid-crawler' }, { pick: 'daily' }),
      { act: 'rise', daily: 'gorrand-d3', card1: 'stoneback-brute', card2: 'pallid-crawler' },
      END,
    ],
    expected: [
      ['foe.defeated', { by: 0, controller: 0 }],
      ['xp.spent', { cards: ['stoneback-brute', 'pallid-crawler'] }],
      ['hero.levelled', { hero: 0, daily: 'gorrand-d3' }],
    ],
    ends: ({ heroes, monsters }) => {
      expect(heroes[0]).toMatchObject({ level: 2, hp: 8 });
      expect(monsters.discard).toEqual(['stoneback-brute', 'pallid-crawler']);
    },
  },
  {
    name: 'surge-before-the-draught',
    rules: 'CAV-HERO-02, CAV-HERO-03, CAV-COND-POISON-01, CAV-COND-POISON-02, CAV-COND-POISON-03, CAV-SURGE-05, CAV-SURGE-07',
    says: 'T03: poison takes Oru’s last HP; the Draught comes too late, the last surge is spent, and the poison stays until she rolls 10.',
    scene: heroPhaseOf({
      heroes: [{ id: 'oru', at: [1, 2], hp: 1, conditions: ['poisoned'], items: ['IU03'], up: [] }, { at: [1, 6] }],
      surges: 1,
    }),
    script: [walks(1, 3), uses('IU03', { target: 0 }), END, dice(10)],
    expected: [
      ['hero.hurt', { hp: 0, from: 'poison' }],
      ['hero.fell'],
      ['surge.spent', { hp: 4, left: 0 }],
      ['hero.walked'],
      ['hero.healed', { hero: 0, hp: 6 }],
      ['condition.lost', { conditions: ['poisoned'] }],
    ],
  },
  {
    name: 'surge-that-is-not-there',
    rules: 'CAV-SURGE-02, CAV-SURGE-03, CAV-SURGE-04, CAV-END-02',
    says: 'T02: the same without a surge in the pool: neither her own Draught nor the one beside her helps any more, all players have lost.',
    scene: heroPhaseOf({
      heroes: [
        { id: 'oru', at: [1, 2], hp: 1, conditions: ['poisoned'], items: ['IU03'], up: [] },
        { at: [1, 3], items: ['IU03'] },
      ],
      surges: 0,
    }),
    script: [],
    expected: [['hero.fell', { hero: 0 }], ['surge.missing', { hero: 0 }], never('surge.spent'), ['adventure.ended']],
  },
];

describe('what players argue about', () => {
  test.each(EXAMPLES.map((one) => [one.rules, one.says, one] as const))('[%s] %s', (_rules, _says, one) => {
    check(one.scene, one.script, one.expected, one.ends);
    expectExample(folder, one);
  });

  test('every golden transcript is one of these, and short enough to be read', () => {
    expect(
      goldenFaults(
        folder,
        EXAMPLES.map(({ name }) => name),
      ),
    ).toEqual([]);
  });
});
