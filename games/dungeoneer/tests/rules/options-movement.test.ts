// Owns the tests of Restricted Movement Points: three points, nothing saved, and a bonus point for whoever lies down.

import { by, check, dice, never, refused } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { checkSetup } from '../../src/setup.ts';
import { playerOf, type Board } from '../../src/state.ts';
import { attempt, challenge, questing, pass, WILMET } from '../quest-scenes.ts';
import {
  discardPhaseOf,
  explore,
  goingOn,
  heroPhaseOf,
  NORTH,
  noEncounters,
  resetOf,
  rise,
  step,
  stop,
  turnOf,
  type HeroWanted,
} from '../scenes.ts';

const RESTRICTED = { options: ['restricted'] } as const;
const tip = { act: 'tip' } as const;
const swift = (board: Board): void =>
  void (board.changes = [{ of: { is: 'hero', seat: 0 }, form: 'speed', n: 2, until: 'turn', depth: 0 }]);

describe('three points', () => {
  test('[DGN-OPT-RESTRICT-01, DGN-OPT-RESTRICT-02] TV-60: with Speed 5, and with Speed 2, three points at Reset', () => {
    const five = { heroes: [{ hero: 'hero-wilmet-clay' }, {}], change: swift } as const;
    check(resetOf({ ...RESTRICTED, ...five }), [], [['movement.set', { seat: 0, n: 3 }]]);
    check(resetOf({ ...five }), [], [['movement.set', { seat: 0, n: 5 }]]);
    check(resetOf({ ...RESTRICTED, heroes: [{ hero: 'hero-perpetua-blot' }, {}] }), [], [['movement.set', { n: 3 }]]);
    expect(checkSetup({ edition: '2.1', ...RESTRICTED })).toMatchObject({ ok: false, problem: { rule: 'DGN-OPT-RESTRICT-01' } });
  });

  test('[DGN-OPT-RESTRICT-03] TV-60: what is left at the end of the turn is not saved, and nobody is asked', () => {
    check(discardPhaseOf({ ...RESTRICTED, heroes: [{ movement: 3, moved: true }, {}] }), [], [never('movement.saved')], (board, state) =>
      expect([state.isOver, playerOf(board, 0).saved]).toEqual([true, 0]),
    );
    check(discardPhaseOf({ heroes: [{ movement: 3 }, {}] }), [{ act: 'save' }], [['movement.saved', { seat: 0 }]]);
  });
});

describe('the bonus point', () => {
  const out: HeroWanted = { hero: WILMET, movement: 0, attacked: false, at: 'map-last-cellar' };
  const two = { ...RESTRICTED, heroes: [out, { at: 'map-last-cellar' }] } as const;

  test('[DGN-OPT-RESTRICT-04, DGN-OPT-RESTRICT-05] TV-60: with Mv 0 the hero tips himself: one point, for a Challenge, not for a step', () =>
    void check(
      heroPhaseOf(two),
      [
        refused(challenge('hero 1', 'melee'), { rule: 'DGN-CHAL-05', pick: 'on' }),
        tip,
        by(1, pass),
        refused(step(NORTH), { rule: 'DGN-MOVE-05' }),
        refused(rise, { rule: 'DGN-FX-14' }),
        challenge('hero 1', 'melee'),
        by(1, pass),
        by(1, pass),
        dice(6, 1),
      ],
      [
        ['hero.tipped', { seat: 0, rise: null }, 'DGN-OPT-RESTRICT-04'],
        ['bonus.gained', { seat: 0 }],
        ['movement.spent', { seat: 0, n: 1, for: 'challenge' }],
        ['hero.wounded', { seat: 1, n: 1 }],
      ],
      (board) => expect(playerOf(board, 0)).toMatchObject({ tipped: true, bonus: 0, movement: 0 }),
    ));

  test('[DGN-OPT-RESTRICT-04] only with no Movement left, only upright, once in a turn, and only with the option', () => {
    const asked = (hero: HeroWanted, options: readonly 'restricted'[] = ['restricted']) =>
      heroPhaseOf({ options, heroes: [{ ...out, ...hero }, { alive: false }, {}] });
    check(asked({ movement: 1 }), [refused(tip, { rule: 'DGN-OPT-RESTRICT-04' }), stop], []);
    check(asked({ tipped: true }), [refused(tip, { rule: 'DGN-OPT-RESTRICT-04', pick: 'act', why: { key: 'tipped' } }), stop], []);
    check(asked({ bonusTaken: true }), [refused(tip, { rule: 'DGN-OPT-RESTRICT-04', pick: 'act', why: { key: 'once-a-turn' } }), stop], []);
    const steady = { change: (board: Board): void => void (board.wards = [{ seat: 0, to: { to: 'tip' } }]) };
    check(
      heroPhaseOf({ ...RESTRICTED, ...steady, heroes: [out, { alive: false }, {}] }),
      [refused(tip, { rule: 'DGN-OPT-RESTRICT-04', pick: 'act', why: { key: 'immune' } }), stop],
      [],
    );
    check(asked({}, []), [refused(tip, { rule: 'DGN-OPT-RESTRICT-04', pick: 'act', why: { key: 'option' } }), stop], []);
  });

  test('[DGN-OPT-RESTRICT-04] off-turn too: the hero lies down and challenges', () =>
    void check(
      heroPhaseOf({
        ...RESTRICTED,
        heroes: [
          { hero: WILMET, movement: 3 },
          { ...out, at: 'map-servants-stair', movement: 2 },
        ],
      }),
      [step(NORTH), by(1, tip), by(1, challenge('hero 0', 'melee')), dice(6, 1)],
      [
        ['hero.tipped', { seat: 1 }],
        ['movement.spent', { seat: 1, n: 1, for: 'challenge' }],
      ],
      (board) => expect(playerOf(board, 1)).toMatchObject({ movement: 2, saved: 0, bonus: 0 }),
    ));

  test('[DGN-OPT-RESTRICT-05] for a further Quest attempt and for exploring', () => {
    check(
      questing(
        { hero: WILMET, movement: 0, quests: ['q-two-signatures'] },
        { ...RESTRICTED, room: 'map-hall-of-seals', heroes: [{ bonusTaken: true }], quest: ['q-two-signatures', { tries: 1 }] },
      ),
      [
        refused(attempt('q-two-signatures'), { rule: 'DGN-QUEST-06', pick: 'quest' }),
        tip,
        attempt('q-two-signatures'),
        { act: 'attempt', score: 'melee' },
        dice(6),
      ],
      [
        ['movement.spent', { seat: 0, n: 1, for: 'quest' }],
        ['quest.attempted', { seat: 0 }],
      ],
      (board) => expect(playerOf(board, 0)).toMatchObject({ bonus: 0, movement: 0 }),
    );
    check(
      heroPhaseOf({ ...RESTRICTED, heroes: [out, { bonusTaken: true }], maps: ['map-winter-garden', 'map-bell-well'] }),
      [refused(explore, { rule: 'DGN-MOVE-03', pick: 'act', why: { key: 'no-movement' } }), tip, explore],
      [['map.drawn'], ['movement.spent', { seat: 0, for: 'explore' }]],
      (board) => expect(playerOf(board, 0)).toMatchObject({ bonus: 0, movement: 0, tipped: true }),
    );
  });

  test('[DGN-OPT-RESTRICT-05] it is no Movement point: after getting up by a card it still does not pay for a step (A-61)', () =>
    void check(
      heroPhaseOf({ ...RESTRICTED, heroes: [{ ...out, bonus: 1, bonusTaken: true }, { alive: false }, {}] }),
      [refused(step(NORTH), { rule: 'DGN-MOVE-03' }), stop],
      [],
    ));

  test('[DGN-OPT-RESTRICT-04] it lapses with the turn, and can be had again in the next (A-61)', () => {
    const quiet = { bonusTaken: true, at: 'map-servants-stair' } as const;
    check(
      goingOn({ ...RESTRICTED, heroes: [quiet, { ...quiet, bonus: 1, tipped: true }] }),
      [noEncounters, stop],
      [['turn.began', { seat: 1 }]],
      ({ players }) =>
        expect(players.map(({ bonus, bonusTaken }) => [bonus, bonusTaken])).toEqual([
          [0, false],
          [0, false],
        ]),
    );
  });

  test('[DGN-OPT-RESTRICT-04] getting up costs an ordinary point, which there is in the next turn', () =>
    void check(
      turnOf({
        ...RESTRICTED,
        heroes: [
          { ...out, tipped: true },
          { bonusTaken: true, tipped: true },
        ],
      }),
      [by(0, rise), noEncounters],
      [
        ['movement.set', { n: 3 }],
        ['hero.rose', { seat: 0 }],
      ],
      (board) => expect(playerOf(board, 0).movement).toBe(2),
    ));
});
