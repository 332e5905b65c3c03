// Owns the tests of DGN-EXIT and DGN-CUSP: what each exit asks of whoever leaves through it, and waiting on its border.

import { check, dice, never, refused } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { mapOf, MAP_IDS } from '../../src/content/cards.ts';
import { exitAt } from '../../src/queries/moves.ts';
import { turn } from '../../src/rules/game.ts';
import { playerOf } from '../../src/state.ts';
import {
  boardWith,
  CROSS,
  EAST,
  heroPhaseOf,
  leave,
  nth,
  noEncounters,
  NORTH,
  resetOf,
  sceneWith,
  SOUTH,
  step,
  stop,
  walking,
  WEST,
  type Laid,
  type TableWanted,
} from '../scenes.ts';

const EDITIONS = ['2.1', '2.3c'] as const;
/** Regalia Vault, whose only exit is Locked (Speed 5+), north of it the stair and the Entrance. */
const VAULT: readonly Laid[] = [
  ['map-last-cellar', 0, 0],
  ['map-servants-stair', 0, 1],
  ['map-regalia-vault', 0, 2],
];
/** Creeping Corridor, whose south exit is Trapped (Speed 5+) and leads to the gallery. */
const CORRIDOR: readonly Laid[] = [
  ['map-last-cellar', 0, 0],
  ['map-creeping-corridor', -1, 0],
  ['map-long-gallery', -1, 1],
];
/** Speed 3. */
const inVault = { hero: 'hero-wilmet-clay', at: 'map-regalia-vault' } as const;
/** Speed 2. */
const inCorridor = { hero: 'hero-perpetua-blot', at: 'map-creeping-corridor', movement: 3 } as const;
const stair = nth(VAULT, 'map-servants-stair');

describe('kinds of exits', () => {
  test('[DGN-EXIT-01, DGN-EXIT-02] every card has four exits, each of one of the four kinds, in both realms', () => {
    for (const card of MAP_IDS) {
      const { exits } = mapOf(card);
      expect(exits.length).toBe(4);
      for (const exit of exits) {
        expect(['open', 'locked', 'trapped', 'wall']).toContain(exit.kind);
        expect('threat' in exit).toBe(exit.kind === 'locked' || exit.kind === 'trapped');
      }
    }
  });

  test('[DGN-EXIT-02] a Lost exit of the Wilderness is passed like a Locked one of the Dungeon', () => {
    // A wilderness card beside another, in a game that has no other map: the law of exits knows no realm.
    const lost = MAP_IDS.filter((card) => mapOf(card).realm === 'wilderness' && mapOf(card).exits[0].kind === 'locked')[0];
    const beside = MAP_IDS.filter((card) => mapOf(card).realm === 'wilderness' && mapOf(card).exits[2].kind === 'open')[0];
    if (lost === undefined || beside === undefined) throw new Error('no card with a Lost exit to the north');
    const map: readonly Laid[] = [
      [beside, 0, 0],
      [lost, 0, 1],
    ];
    check(
      walking({ hero: 'hero-perpetua-blot', at: lost, movement: 2 }, { map }),
      [step(NORTH), dice(1)],
      [
        ['threat.rolled', { roll: 'locked-exit', passed: false }],
        ['exit.opened', { space: 1, side: NORTH }],
        ['movement.spent', { for: 'penalty' }],
      ],
    );
  });

  test('[DGN-EXIT-03] an Open exit asks for no die', () =>
    void check(
      walking({ movement: 1 }),
      [step(NORTH), stop],
      [['movement.spent', { n: 1, for: 'step' }], ['hero.moved', { to: 1 }], never('threat.rolled'), never('exit.opened')],
    ));

  test('[DGN-EXIT-11, DGN-BUILD-12, DGN-BUILD-15] TV-28: east exit Open, west exit of the neighbour a Wall: adjacent, and no way in either direction', () => {
    // Absent Throne: east Open, south Locked; Servants' Stair: west a Wall. The throne is reached over Footmen's Crossing.
    const map: readonly Laid[] = [...CROSS, ['map-absent-throne', -1, -1]];
    const throne = nth(map, 'map-absent-throne');
    check(
      walking({ at: 'map-absent-throne' }, { map }),
      [refused(step(EAST), { rule: 'DGN-MOVE-03', pick: 'side', legal: [SOUTH] }), stop],
      [],
      ({ spaces }) => expect([spaces[throne]?.near[EAST], spaces[1]?.near[WEST]]).toEqual([1, throne]),
    );
    check(walking({ at: 'map-servants-stair' }, { map }), [refused(step(WEST), { pick: 'side', legal: [SOUTH] }), stop], []);
  });

  test('[DGN-EXIT-11] nobody leaves through a Wall, also where nothing lies behind it', () =>
    void check(
      walking({ at: 'map-servants-stair' }),
      [refused(step(EAST), { pick: 'side' }), refused(step(NORTH), { pick: 'side' }), stop],
      [never('hero.moved')],
    ));
});

describe.each(EDITIONS)('Locked, edition %s', (edition) => {
  test('[DGN-EXIT-04, DGN-MOVE-03] TV-21: Mv 3, Speed 3, L Speed 5+, roll 2: success, in the next space with Mv 2', () =>
    void check(
      walking(inVault, { map: VAULT, edition }),
      [step(NORTH), dice(2), stop],
      [
        ['threat.rolled', { roll: 'locked-exit', die: 2, total: 5, target: 5, passed: true }],
        ['exit.opened', { space: 2, side: NORTH }],
        ['movement.spent', { n: 1, for: 'step' }],
        ['hero.moved', { from: 2, to: stair }],
        never('movement.spent', { for: 'penalty' }),
      ],
      ({ players }) => expect(players[0]).toMatchObject({ movement: 2, space: stair, cusp: -1 }),
    ));

  test('[DGN-EXIT-05, DGN-EXIT-06] TV-22: the same with roll 1: failure, Mv 3 to 2 (penalty) to 1 (step), in the next space', () =>
    void check(
      walking(inVault, { map: VAULT, edition }),
      [step(NORTH), dice(1), stop],
      [
        ['threat.rolled', { total: 4, passed: false }],
        ['exit.opened', { space: 2, side: NORTH }],
        ['movement.spent', { n: 1, for: 'penalty' }],
        ['movement.spent', { n: 1, for: 'step' }],
        ['hero.moved', { to: stair }],
        never('hero.waited'),
      ],
      ({ players }) => expect(players[0]).toMatchObject({ movement: 1, space: stair }),
    ));

  test('[DGN-EXIT-07, DGN-CUSP-01, DGN-CUSP-02, DGN-CUSP-05] TV-23: Mv 1 and roll 1: failure, Mv 0, on the exit, still in the old space', () =>
    void check(
      walking({ ...inVault, movement: 1 }, { map: VAULT, edition }),
      [step(NORTH), dice(1), refused(step(NORTH), { why: { rule: 'DGN-MOVE-03', key: 'no-movement' } }), stop],
      [
        ['movement.spent', { for: 'penalty' }],
        ['hero.waited', { side: NORTH }, 'DGN-EXIT-07'],
        never('hero.moved'),
        never('space.collected'),
      ],
      ({ players, spaces }) => {
        expect(players[0]).toMatchObject({ movement: 0, space: 2, cusp: NORTH, moved: false });
        expect(spaces.length).toBe(3);
      },
    ));

  test('[DGN-EXIT-06] with one point and a success the hero passes and does not wait', () =>
    void check(
      walking({ ...inVault, movement: 1 }, { map: VAULT, edition }),
      [step(NORTH), dice(2), stop],
      [['hero.moved', { to: stair }], never('hero.waited')],
      ({ players }) => expect(players[0]).toMatchObject({ movement: 0, cusp: -1 }),
    ));
});

describe('acting before the die', () => {
  /** The hero may still attack, and a rival stands with him: before the die of the exit he is asked. */
  const table = (movement: number, life = 6): TableWanted => ({
    map: VAULT,
    heroes: [
      { ...inVault, movement, life, attacked: false },
      { hero: 'hero-aldous-fenn', at: 'map-regalia-vault' },
      { at: 'map-last-cellar' },
    ],
  });
  const challenge = { act: 'challenge', on: 'hero 1', form: 'melee' } as const;

  test('[DGN-EXIT-07] whose last point goes into a Challenge before the die waits on the Cusp, whatever he rolls', () => {
    for (const die of [1, 2])
      check(
        heroPhaseOf(table(1)),
        [step(NORTH), challenge, dice(1, 1, die), stop],
        [['movement.spent', { for: 'challenge' }], ['exit.opened'], ['hero.waited', { side: NORTH }, 'DGN-EXIT-07'], never('hero.moved')],
        ({ players }) => expect(players[0]).toMatchObject({ movement: 0, cusp: NORTH }),
      );
  });

  test('[DGN-EXIT-09] who falls in a Challenge before the die goes nowhere', () =>
    void check(
      heroPhaseOf(table(3, 1)),
      [step(NORTH), challenge, dice(1, 6)],
      [['hero.defeated', { seat: 0 }], never('threat.rolled'), never('exit.opened'), never('hero.moved'), never('hero.waited')],
    ));
});

describe('the Cusp', () => {
  const waiting = { ...inVault, movement: 0, cusp: NORTH } as const;

  test('[DGN-CUSP-03, DGN-RESET-01] TV-24: in the next turn another hero leaves the old space by the same exit: no Threat, 1 Movement', () => {
    const board = boardWith({ map: VAULT, heroes: [waiting, { hero: 'hero-perpetua-blot', at: 'map-regalia-vault' }], turn: 1 });
    check(
      sceneWith(board, turn, {}),
      [noEncounters, step(NORTH)],
      [
        ['exits.closed', { seat: 1 }],
        ['movement.spent', { seat: 1, n: 1, for: 'step' }],
        ['hero.moved', { seat: 1, to: stair }],
        never('threat.rolled'),
      ],
      ({ players }) => expect(players[0]?.cusp).toBe(NORTH),
    );
  });

  test('[DGN-CUSP-03] the border is open in the other direction too, where the far side asks for a Threat', () => {
    // Winter Garden's west exit is Locked (Speed 4+), Hall of Seals' east exit too (Magic 5+): they face each other.
    const map: readonly Laid[] = [
      ['map-last-cellar', 0, 0],
      ['map-hall-of-seals', 1, 0],
      ['map-winter-garden', 2, 0],
    ];
    const held = boardWith({ map, heroes: [{ at: 'map-winter-garden' }, { at: 'map-hall-of-seals', cusp: EAST }] });
    expect(exitAt(held, 2, WEST).kind).toBe('open');
    const free = boardWith({ map, heroes: [{ at: 'map-winter-garden' }, { at: 'map-hall-of-seals' }] });
    expect(exitAt(free, 2, WEST).kind).toBe('locked');
  });

  test.each(EDITIONS)(
    '[DGN-CUSP-04] TV-24, edition %s: in his own next turn he steps through for 1 Movement without a roll',
    (edition) =>
      void check(
        sceneWith(boardWith({ edition, map: VAULT, heroes: [waiting, {}] }), turn, {}),
        [noEncounters, step(NORTH)],
        [['movement.set', { n: 3 }], ['movement.spent', { n: 1, for: 'step' }], ['hero.moved', { to: stair }], never('threat.rolled')],
        ({ players }) => expect(players[0]).toMatchObject({ movement: 2, cusp: -1 }),
      ),
  );

  test('[DGN-CUSP-02] he may leave by another exit, which gives up the Cusp and with it the open exit', () => {
    // Footmen's Crossing: east Locked, the other sides Open; A-19.
    const map: readonly Laid[] = [...CROSS, ['map-hall-of-seals', -1, -1, 'turned']];
    check(
      walking({ at: 'map-footmens-crossing', cusp: EAST, movement: 2 }, { map }),
      [step(NORTH), stop],
      [['hero.moved', { to: 5 }]],
      (board) => {
        expect(playerOf(board, 0).cusp).toBe(-1);
        expect(exitAt(board, 4, EAST).kind).toBe('locked');
      },
    );
  });

  test('[DGN-CUSP-03] a hero who has fallen holds nothing open', () => {
    const board = boardWith({ map: VAULT, heroes: [{ ...waiting, alive: false }, { at: 'map-regalia-vault' }, {}], turn: 1 });
    expect(exitAt(board, 2, NORTH).kind).toBe('locked');
  });
});

describe.each(EDITIONS)('Trapped, edition %s', (edition) => {
  test('[DGN-EXIT-09, DGN-EXIT-12] TV-25: Mv 3, L 6, Speed 2, T Speed 5+, roll 2: L 5, in the next space with Mv 2; back and out again without a Threat', () =>
    void check(
      walking(inCorridor, { map: CORRIDOR, edition }),
      [step(SOUTH), dice(2), step(NORTH), step(SOUTH), stop],
      [
        ['threat.rolled', { roll: 'trapped-exit', total: 4, passed: false }],
        ['exit.opened', { space: 1, side: SOUTH }],
        ['hero.wounded', { n: 1, life: 5 }],
        ['movement.spent', { n: 1, for: 'step' }],
        ['hero.moved', { from: 1, to: 2 }],
        ['hero.moved', { from: 2, to: 1 }],
        ['hero.moved', { from: 1, to: 2 }],
      ],
      ({ players }) => expect(players[0]).toMatchObject({ movement: 0, life: 5, space: 2 }),
    ));

  test('[DGN-EXIT-08] a success passes unharmed, and no penalty is paid', () =>
    void check(
      walking(inCorridor, { map: CORRIDOR, edition }),
      [step(SOUTH), dice(3), stop],
      [
        ['threat.rolled', { total: 5, passed: true }],
        ['hero.moved', { to: 2 }],
        never('hero.wounded'),
        never('movement.spent', { for: 'penalty' }),
      ],
      ({ players }) => expect(players[0]).toMatchObject({ movement: 2, life: 6 }),
    ));

  test('[DGN-EXIT-09] TV-26: with L 1 the hero is defeated in the old space, does not enter, and collects nothing', () =>
    void check(
      walking({ ...inCorridor, life: 1 }, { map: CORRIDOR, edition, heroes: [{}, {}] }),
      [step(SOUTH), dice(2)],
      [['hero.wounded', { life: 0 }], ['hero.defeated', { seat: 0 }], never('hero.moved'), never('space.collected')],
      ({ players }) => expect(players[0]).toMatchObject({ alive: false, space: 1, glory: 1, peril: 1 }),
    ));
});

describe('opened exits', () => {
  test('[DGN-EXIT-10, DGN-EXIT-14] a Trapped exit wounds only the hero who leaves: another one in the space rolls nothing', () =>
    void check(
      walking(inCorridor, { map: CORRIDOR, heroes: [{ at: 'map-creeping-corridor' }] }),
      [step(SOUTH), dice(1), stop],
      [
        ['threat.rolled', { seat: 0, roll: 'trapped-exit' }],
        ['hero.wounded', { seat: 0 }],
        never('threat.rolled', { seat: 1 }),
        never('threat.rolled', { roll: 'trap' }),
      ],
      ({ players }) => expect(players[1]?.life).toBe(6),
    ));

  test('[DGN-EXIT-12, DGN-EXIT-13] what was tried in this turn is open for every hero, from that side only', () => {
    const board = boardWith({ map: CORRIDOR, heroes: [inCorridor, {}] });
    check(sceneWith(board, turn, {}), [noEncounters, step(SOUTH), dice(1)], [], (after) => {
      expect(exitAt(after, 1, SOUTH).kind).toBe('open');
      expect(after.marks[1]).toBe(16 | 4);
    });
    const far: readonly Laid[] = [
      ['map-last-cellar', 0, 0],
      ['map-hall-of-seals', 1, 0],
      ['map-winter-garden', 2, 0],
    ];
    check(walking({ at: 'map-hall-of-seals', movement: 2 }, { map: far }), [step(EAST), dice(6), stop], [], (after) => {
      expect([exitAt(after, 1, EAST).kind, exitAt(after, 2, WEST).kind]).toEqual(['open', 'locked']);
    });
  });

  test('[DGN-RESET-01, DGN-EXIT-12] the next Reset Phase, whoever has it, closes them', () =>
    void check(
      resetOf({ map: VAULT, turn: 1, heroes: [{}, inVault], change: ({ marks }) => void (marks[2] = 1) }),
      [],
      [['exits.closed', { seat: 1 }]],
      (board) => expect(exitAt(board, 2, NORTH).kind).toBe('locked'),
    ));

  test('[DGN-MOVE-04, DGN-BUILD-11] TV-27: Room east L 5+, Passage west Open: from the Room with a Threat, from the Passage without', () => {
    const map: readonly Laid[] = [
      ['map-last-cellar', 0, 0],
      ['map-hall-of-seals', 1, 0],
      ['map-mourners-mile', 2, 0],
    ];
    const mag = 'hero-mag-of-the-drains';
    check(
      walking({ hero: mag, at: 'map-hall-of-seals' }, { map }),
      [step(EAST), dice(3), stop],
      [
        ['threat.rolled', { score: 'magic', target: 5, total: 5 }],
        ['hero.moved', { to: 2 }],
      ],
    );
    check(
      walking({ hero: mag, at: 'map-mourners-mile' }, { map }),
      [step(WEST), stop],
      [['hero.moved', { to: 1 }], never('threat.rolled')],
      ({ players }) => expect(players[0]?.movement).toBe(2),
    );
  });
});

test('[DGN-EXIT-07] what was saved or left of a turn does not help: leaving is asked of the hero on turn only', () =>
  void check(
    heroPhaseOf({
      map: VAULT,
      turn: 1,
      heroes: [
        { ...inVault, saved: 1 },
        { at: 'map-regalia-vault', movement: 0 },
      ],
    }),
    [
      refused(step(NORTH), { why: { rule: 'DGN-MOVE-03', key: 'no-movement' } }),
      refused(leave, { rule: 'DGN-HERO-01', pick: 'act' }),
      stop,
    ],
    [],
  ));
