// Proves the optional rules: allies, fissures, and crews that compete.

import { by, check, dice, never, refused } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { game } from '../../src/game.ts';
import { isAdjacent, caveOf } from '../../src/queries/cave.ts';
import { settingUp } from '../../src/rules/setup.ts';
import { draws, sceneOf } from '@undercroft/testkit';
import { call } from '@undercroft/kernel';
import {
  activationOf,
  attacks,
  boardWith,
  END,
  explorationOf,
  FOE,
  heroPhaseOf,
  S,
  setupOf,
  sq,
  turnOf,
  uses,
  villainPhaseOf,
  type Change,
  type Place,
  type Wanted,
} from '../scenes.ts';
import type { AllyId } from '../../src/content/cards.ts';

const ALLY = 8;
const withAlly = (kind: AllyId, at: Place, more: Partial<Wanted> = {}): Wanted => ({
  heroes: [{ at: [1, 6], ally: { kind, at, hp: 3 } }, { at: [3, 5] }],
  ...more,
});
const CUTTER = { kind: 'gloam-cutter', at: [2, 2] } as const;

test('[CAV-ALLY-01, CAV-ALLY-02] with one or two heroes each player may take an ally, which starts beside its hero', () => {
  expect(game.checkSetup({ adventure: 'A3', heroes: 3, allies: true })).toMatchObject({ ok: false, problem: { key: 'few-heroes' } });
  const setup = setupOf({ adventure: 'A1', party: ['tarn', 'wren'], first: 'choose', allies: true });
  const { board } = check(
    sceneOf(game, setup, () => undefined, call(settingUp, {})),
    [
      { act: 'choose', hero: 0 },
      draws('IA01', 'ID01', 'P01', 'P02', 'P03', 'P04', 'P05', 'P06', 'P07'),
      by(0, { act: 'take', ally: 'AL01' }),
      refused({ act: 'take', ally: 'AL01' }, { pick: 'ally' }, 1),
      by(1, { act: 'none' }),
    ],
    [
      ['ally.taken', { hero: 0, ally: 'AL01' }],
      ['figure.placed', { figure: ALLY }],
    ],
  );
  expect(board.allies).toMatchObject([{ of: 0, kind: 'AL01', hp: 3 }]);
  expect(isAdjacent(caveOf(board.tiles), board.allies[0]?.square ?? -1, board.heroes[0]?.square ?? -1)).toBe(true);
});

test('[CAV-ALLY-03] an ally acts before every Villain Phase of its owner, by its tactics', () => {
  check(
    turnOf(withAlly('AL01', [1, 2], { foes: [{ kind: 'drip-ooze', at: [2, 2], by: 1 }], encounters: ['EV15'] })),
    [END, dice(10)],
    [
      ['tactic.chosen', { figure: ALLY, kind: 'AL01', tactic: 0 }],
      ['foe.hurt', { foe: FOE, n: 1 }],
      ['phase.began', { phase: 'villain' }],
    ],
  );
  // Also when its hero is down.
  const down = withAlly('AL01', [1, 2], {
    heroes: [{ at: [1, 6], hp: 0, ally: { kind: 'AL01', at: [1, 2] } }, {}],
    foes: [],
    encounters: [],
    surges: 1,
  });
  check(turnOf(down), [END], [['tactic.chosen', { figure: ALLY, tactic: 2 }]]);
});

test('AL01 closes in and bites; AL04 goes to the foe closest to its hero; both come back to it', () => {
  check(
    activationOf(withAlly('AL01', [1, 5], { foes: [CUTTER], treasures: [] }), ALLY),
    [dice(19)],
    [['foe.closed', { foe: ALLY, on: FOE }], ['attack.rolled', { by: ALLY, bonus: 4 }], ['foe.defeated']],
  );
  const guard = withAlly('AL04', [2, 5], { foes: [CUTTER, { kind: 'shriekcap', at: [1, 7] }] });
  check(
    activationOf(
      { ...guard, foes: [CUTTER, { kind: 'shriekcap', at: [0, 4] }], heroes: [{ at: [1, 2], ally: { kind: 'AL04', at: [2, 5] } }, {}] },
      ALLY,
    ),
    [],
    [['foe.closed', { foe: ALLY, on: FOE }], never('attack.rolled')],
  );
  check(activationOf(withAlly('AL04', [1, 1]), ALLY), [], [['foe.closed', { foe: ALLY, on: 0 }]]);
});

test('AL02 heals a wounded hero on its tile and is gone; wherever it is, heroes there have +1; AL03 disables traps', () => {
  check(
    activationOf(withAlly('AL02', [1, 5], { heroes: [{ at: [1, 6], hp: 3, ally: { kind: 'AL02', at: [1, 5] } }, {}] }), ALLY),
    [],
    [
      ['hero.healed', { hero: 0, hp: 4 }],
      ['ally.left', { kind: 'AL02' }],
    ],
  );
  check(activationOf(withAlly('AL02', [1, 1]), ALLY), [], [['figure.placed', { figure: ALLY }]], (board) =>
    expect((board.allies[0]?.square ?? 0) >> 4).toBe(1),
  );
  check(
    heroPhaseOf(withAlly('AL02', [3, 2], { heroes: [{ at: [1, 2], ally: { kind: 'AL02', at: [3, 2] } }, {}], foes: [CUTTER] })),
    [attacks('tarn-a1', { target: FOE }), dice(2)],
    [['attack.judged', { total: 10 }]],
  );
  const trap = withAlly('AL03', [1, 2], { traps: [{ card: 'TR03', at: [3, 1], by: 1 }] });
  check(
    activationOf(trap, ALLY),
    [dice(8)],
    [
      ['ally.rolled', { die: 8, need: 8 }],
      ['trap.gone', { card: 'TR03' }],
    ],
  );
  check(activationOf(trap, ALLY), [dice(7)], [never('trap.gone')]);
});

test('[CAV-ALLY-04] foes treat an ally as a hero, and it loses ties', () => {
  check(
    activationOf(withAlly('AL01', [1, 2], { foes: [CUTTER] })),
    [dice(1)],
    [
      ['tactic.chosen', { tactic: 0 }],
      ['attack.rolled', { on: ALLY }],
      ['attack.judged', { ac: 14 }],
    ],
  );
  check(
    activationOf({ heroes: [{ at: [1, 1], hp: 1, ally: { kind: 'AL04', at: [1, 2], hp: 5 } }, {}], foes: [CUTTER] }),
    [dice(1)],
    [['attack.rolled', { on: 0 }]],
  );
});

test('[CAV-ALLY-05] an ally at 0 HP is discarded; it has no conditions and carries nothing', () => {
  check(
    activationOf(
      withAlly('AL01', [1, 2], {
        heroes: [{ at: [1, 6], ally: { kind: 'AL01', at: [1, 2], hp: 1 } }, {}],
        foes: [{ kind: 'pallid-crawler', at: [2, 2] }],
      }),
    ),
    [dice(19)],
    [['ally.hurt', { hp: 0 }], ['ally.left', { ally: ALLY }], never('condition.gained')],
  );
});

test('[CAV-ALLY-07] hero in powers and treasures does not include allies', () => {
  const oru: Wanted = { heroes: [{ id: 'oru', at: [1, 6], hp: 4, ally: { kind: 'AL01', at: [1, 5], hp: 1 } }, { at: [1, 2] }] };
  check(
    heroPhaseOf(oru),
    [refused(uses('oru-u1', { target: ALLY }), { pick: 'target' }), uses('oru-u2')],
    [['lasting.begun', { on: 0 }], never('lasting.begun', { on: ALLY })],
  );
});

/** A fissure in the place of the north edge, with the range 1 to 5. */
const fissure: Wanted = {
  setup: { fissures: 1 },
  heroes: [{ at: [1, 3] }, { at: [1, 6] }],
  things: [{ kind: 'fissure', edge: 0, n: 0 }],
  monsters: ['shriekcap'],
  encounters: [],
  change: (board) => {
    board.tiles = board.tiles.map((tile, at) => (at === 0 ? { ...tile, edges: ['fissure', 'open', 'open', 'open'] } : tile));
  },
};

test('[CAV-EDGE-03] in each Villain Phase a d20 decides which fissure spawns: on the free border square nearest its middle', () => {
  check(
    villainPhaseOf(fissure),
    [dice(5)],
    [
      ['fissure.rolled', { die: 5, thing: FOE }],
      ['monster.drawn', { hero: 0 }],
      ['foe.placed', { square: S(1, 0) }],
    ],
  );
  check(villainPhaseOf(fissure), [dice(6)], [['fissure.rolled', { thing: -1 }], never('monster.drawn')]);
  check(villainPhaseOf({ ...fissure, heroes: [{ at: [1, 0] }, { at: [1, 6] }] }), [dice(1)], [['foe.placed', { square: S(2, 0) }]]);
});

test('[CAV-EDGE-04] a fissure has AC 13 and 3 HP, and is attacked from the border of its edge; destroyed, it spawns nothing', () => {
  const at = (place: Place): Wanted => ({ ...fissure, heroes: [{ at: place, up: ['tarn-a1', 'tarn-d1'] }, { at: [1, 6] }] });
  check(
    heroPhaseOf(at([1, 0])),
    [attacks('tarn-a1', { target: FOE }), dice(6)],
    [
      ['attack.judged', { total: 13, ac: 13, hit: true }],
      ['thing.hurt', { hp: 1 }],
    ],
  );
  check(heroPhaseOf(at([1, 1])), [refused(attacks('tarn-a1', { target: FOE }), { pick: 'with' })], []);
  check(villainPhaseOf({ ...fissure, things: [] }), [dice(1)], [['fissure.rolled', { thing: -1 }], never('foe.placed')]);
});

/** Lantern in the north, Ember in the south. */
const crews = (more: Partial<Wanted> = {}): Wanted => ({
  setup: { adventure: 'A8' },
  heroes: [
    { at: [1, 2], more: { team: 0 } },
    { at: [1, 6], more: { team: 1 } },
  ],
  stack: ['P04', 'P01'],
  monsters: [],
  encounters: ['EV15'],
  ...more,
});

test('[CAV-TEAM-01] crews race; heroes never attack heroes', () =>
  check(
    heroPhaseOf(crews({ heroes: [{ at: [1, 2] }, { at: [2, 2], more: { team: 1 } }], foes: [{ kind: 'shriekcap', at: [1, 1] }] })),
    [refused(attacks('tarn-a1', { target: 1 }), { pick: 'target' })],
    [],
  ));

test('[CAV-TEAM-02] crews sit alternately, from the first player on, each with surges and experience of its own', () => {
  const setup = setupOf({ adventure: 'A8', heroes: 4, party: ['tarn', 'wren', 'ilsa', 'oru'], first: 'choose' });
  const { board } = check(
    sceneOf(game, setup, () => undefined, call(settingUp, {})),
    [by(0, { act: 'choose', hero: 1 }), draws('IA01', 'ID01', 'IU01', 'IU02')],
    [['surges.given', { surges: [2, 2] }]],
  );
  expect(board.heroes.map(({ team }) => team)).toEqual([1, 0, 1, 0]);
  expect(board.xp).toEqual([[], []]);
  // Lantern camps in the north, Ember in the south.
  expect(board.heroes.map(({ square }) => square >> 4)).toEqual([1, 0, 1, 0]);
  expect(game.checkSetup({ adventure: 'A8', heroes: 4, players: 3 })).toMatchObject({ ok: false, problem: { rule: 'CAV-TEAM-02' } });
});

test('[CAV-TEAM-03] what helps heroes helps the own crew; Encounters and foes make no difference', () => {
  const mixed = crews({
    heroes: [
      { id: 'oru', at: [1, 2], hp: 3, more: { team: 0 } },
      { at: [2, 2], hp: 3, more: { team: 1 } },
    ],
  });
  check(heroPhaseOf(mixed), [uses('oru-u2')], [['lasting.begun', { on: 0 }], never('lasting.begun', { on: 1 })]);
  check(
    villainPhaseOf(mixed),
    [],
    [
      ['hero.healed', { hero: 0 }],
      ['hero.healed', { hero: 1 }],
    ],
  );
  // Bulwark guards no rival.
  check(
    activationOf(
      crews({
        heroes: [
          { at: [1, 3], more: { team: 0 } },
          { id: 'wren', at: [1, 2], more: { team: 1 } },
        ],
        foes: [{ kind: 'gloam-cutter', at: [1, 1] }],
      }),
    ),
    [dice(1)],
    [['attack.judged', { ac: 15 }]],
  );
});

test('[CAV-TEAM-04] a crew that must spend a surge and has none loses; the other wins', () => {
  const none: Change = (board) => {
    board.surges = [0, 1];
  };
  check(
    heroPhaseOf(
      crews({
        heroes: [
          { hp: 0, at: [1, 2], more: { team: 0 } },
          { at: [1, 6], more: { team: 1 } },
        ],
        change: none,
      }),
    ),
    [],
    [['surge.missing'], ['adventure.ended', { winner: 1 }]],
    (_board, state) => expect(state.returns()).toEqual([0, 1]),
  );
});

test('[CAV-TEAM-05] snatching takes the attack: 12 or more takes an object of the goal from an adjacent rival', () => {
  const rivals = crews({
    heroes: [
      { at: [1, 2], more: { team: 0 } },
      { at: [2, 2], more: { team: 1 } },
    ],
    things: [{ kind: 'crystal', by: 1 }],
    foes: [{ kind: 'shriekcap', at: [1, 1] }],
  });
  const snatch = { act: 'snatch', from: 1 };
  check(
    heroPhaseOf(rivals),
    [snatch, dice(12), refused(attacks('tarn-a1', { target: FOE }), { why: { key: 'attacked' } })],
    [
      ['check.rolled', { for: 'snatch', need: 12 }],
      ['thing.snatched', { hero: 0, from: 1 }],
    ],
  );
  check(heroPhaseOf(rivals), [snatch, dice(11)], [never('thing.snatched')]);
  check(heroPhaseOf({ ...rivals, things: [] }), [refused(snatch, { pick: 'from' })], []);
});

test('[CAV-TEAM-06] the card that is given up follows the seats; its experience goes to the crew whose hero defeated the monster', () =>
  check(
    heroPhaseOf(
      crews({
        active: 1,
        heroes: [
          { at: [1, 6], more: { team: 0 } },
          { id: 'tarn', at: [1, 2], more: { team: 1 } },
        ],
        foes: [{ kind: 'gloam-cutter', at: [2, 2], by: 0 }],
        treasures: [],
      }),
    ),
    [attacks('tarn-a1', { target: FOE }), dice(19)],
    [['foe.defeated', { controller: 0, team: 1 }]],
    (board) => expect(board.xp).toEqual([[], ['gloam-cutter']]),
  ));

test('A8: a white tile that is explored holds a crystal; T50: only the crew that found it may take it until the finder’s next turn is over', () => {
  const found = check(
    explorationOf(
      crews({
        heroes: [
          { at: [3, 2], more: { team: 0 } },
          { at: [1, 6], more: { team: 1 } },
        ],
        monsters: ['shriekcap'],
      }),
    ),
    [],
    [['foe.placed'], ['thing.put', { kind: 'crystal', crew: 0, hero: 0 }]],
  );
  expect(found.board.things).toMatchObject([{ kind: 'crystal', crew: 0, turns: 2 }]);
  check(
    explorationOf(crews({ stack: ['P02'], heroes: [{ at: [3, 2], more: { team: 0 } }, {}] })),
    [],
    [['tile.placed'], never('thing.put')],
  );
  const reserved = (turns: number): Wanted =>
    crews({
      active: 1,
      heroes: [
        { at: [1, 2], more: { team: 0 } },
        { at: [1, 5], more: { team: 1 } },
      ],
      things: [{ kind: 'crystal', at: [1, 4] }],
      change: (board) => {
        board.things = board.things.map((thing) => ({ ...thing, crew: turns > 0 ? (0 as const) : (-1 as const), finder: 0, turns }));
      },
    });
  const take = { act: 'take', thing: FOE };
  check(heroPhaseOf(reserved(2)), [refused(take, { why: { key: 'reserved' } })], []);
  check(heroPhaseOf(reserved(0)), [take], [['thing.taken']]);
  // Each turn of the finder that ends counts.
  const late = reserved(1);
  check(turnOf({ ...late, active: 0 }), [END], [['turn.ended', { hero: 0 }]], (board) =>
    expect(board.things).toMatchObject([{ crew: -1, turns: 0 }]),
  );
});

test('A8: crystals are delivered at the own camp; three win, and otherwise more of them when nothing is left to find', () => {
  const at = (delivered: readonly [number, number], more: Partial<Wanted> = {}): Wanted =>
    crews({
      things: [{ kind: 'crystal', by: 0 }],
      change: (board) => {
        board.delivered = delivered;
      },
      ...more,
    });
  check(
    heroPhaseOf(at([2, 0])),
    [END],
    [
      ['things.delivered', { n: 1, team: 0 }],
      ['adventure.ended', { winner: 0 }],
    ],
  );
  check(heroPhaseOf(at([1, 0])), [END], [['things.delivered'], never('adventure.ended')]);
  check(
    heroPhaseOf(
      at([2, 0], {
        heroes: [
          { at: [1, 5], more: { team: 0 } },
          { at: [1, 6], more: { team: 1 } },
        ],
      }),
    ),
    [END],
    [never('things.delivered')],
  );
  check(heroPhaseOf(at([1, 1], { stack: [] })), [END], [['adventure.ended', { winner: 0 }]]);
  // On a tie the crew that delivered its last crystal first.
  check(heroPhaseOf(at([0, 1], { stack: [] })), [END], [['adventure.ended', { winner: 1 }]]);
});

test('a board is built with squares that exist', () => expect(() => sq(boardWith(), [9, 9])).toThrow('no tile'));

test('[CAV-ALLY-05] an ally that a pull has felled is not placed any more', () =>
  check(
    activationOf({
      heroes: [{ at: [3, 1], hp: 0, ally: { kind: 'AL02', at: [1, 2] } }, { at: 'escaped' }],
      foes: [{ kind: 'cave-angler', at: [2, 6] }],
    }),
    [dice(19)],
    [['ally.left', { kind: 'AL02' }], never('figure.placed')],
  ));
