// Owns the tests of DGN-THREAT, DGN-DEFEAT and DGN-WIN: rolls against a number, falling, and how a game ends.

import { check, dice, never } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import type { Threat } from '../../src/content/types.ts';
import { leaders } from '../../src/outcome.ts';
import { threat } from '../../src/rules/threat.ts';
import { wound } from '../../src/rules/wounds.ts';
import { checkSetup } from '../../src/setup.ts';
import {
  boardWith,
  goingOn,
  idle,
  sceneWith,
  setupOf,
  SOUTH,
  step,
  walking,
  type HeroWanted,
  type Laid,
  type TableWanted,
} from '../scenes.ts';

const EDITIONS = ['2.1', '2.3c'] as const;
const rolling = (against: Threat, hero: HeroWanted = {}) =>
  sceneWith(boardWith({ heroes: [{}, hero] }), threat, { seat: 1, threat: against, roll: 'space' });

describe('Threats', () => {
  test('[DGN-THREAT-01, DGN-THREAT-02, DGN-THREAT-03] one die of the threatened hero and his score: N or more is a success', () => {
    const magic = { score: 'magic', target: 4 } as const;
    const hero = { hero: 'hero-aldous-fenn' } as const;
    check(rolling(magic, hero), [dice(3)], [['threat.rolled', { seat: 1, score: 'magic', target: 4, die: 3, total: 4, passed: true }]]);
    check(rolling(magic, hero), [dice(2)], [['threat.rolled', { seat: 1, die: 2, total: 3, passed: false }]]);
    check(rolling(magic, hero), [dice(6)], [['threat.rolled', { total: 7, passed: true }]]);
  });

  test('[DGN-THREAT-04] TV-03, the roll: a result that is not printed is nothing', () =>
    void check(
      rolling({ score: 'magic', target: 4 }, { hero: 'hero-aldous-fenn' }),
      [dice(2)],
      [['threat.rolled'], never('hero.wounded'), never('space.collected')],
      ({ players }) => expect(players[1]).toMatchObject({ glory: 1, peril: 1, life: 6 }),
    ));

  test('[DGN-THREAT-05] the score may be any number of the hero: Melee, Speed, Life or Level', () => {
    check(rolling({ score: 'melee', target: 6 }, { hero: 'hero-aldous-fenn' }), [dice(3)], [['threat.rolled', { total: 6, passed: true }]]);
    check(rolling({ score: 'speed', target: 6 }, { hero: 'hero-jory-latch' }), [dice(1)], [['threat.rolled', { total: 5, passed: false }]]);
    check(rolling({ score: 'life', target: 6 }, { life: 3 }), [dice(3)], [['threat.rolled', { total: 6, passed: true }]]);
    check(rolling({ score: 'level', target: 6 }, { level: 2 }), [dice(3)], [['threat.rolled', { total: 5, passed: false }]]);
  });

  test('[DGN-THREAT-06] it is not combat: one die, and nobody rolls against it', () =>
    void check(
      rolling({ score: 'speed', target: 9 }),
      [dice(1)],
      [['threat.rolled', { seat: 1 }], never('threat.rolled', { seat: 0 })],
      (_, state) => expect(state.isOver).toBe(true),
    ));
});

describe.each(EDITIONS)('falling, edition %s', (edition) => {
  const wounded = (seat: number, n: number, wanted: TableWanted) => sceneWith(boardWith({ edition, ...wanted }), wound, { seat, n });

  test('[DGN-COMBAT-20] each wound lowers Life by 1, never below 0', () => {
    check(wounded(0, 2, {}), [], [['hero.wounded', { n: 2, life: 4 }], never('hero.defeated')]);
    check(
      wounded(0, 3, { heroes: [{ life: 1 }, {}, {}] }),
      [],
      [
        ['hero.wounded', { n: 1, life: 0 }],
        ['hero.defeated', { seat: 0 }],
      ],
    );
  });

  test('[DGN-DEFEAT-01, DGN-DEFEAT-02] at 0 Life the hero is defeated and his player out; his hand is discarded, his Quests go under the deck (A-54)', () =>
    void check(
      wounded(1, 1, {
        heroes: [{}, { life: 1, hand: ['bo-dismissed', 'mo-coin-rats'], quests: ['q-cook'], sealed: ['q-late-prince'] }, {}],
      }),
      [],
      [['hero.defeated', { seat: 1 }, 'DGN-DEFEAT-01'], never('game.won')],
      ({ players, stocks, quests }) => {
        expect(players[1]).toMatchObject({
          alive: false,
          life: 0,
          movement: 0,
          saved: 0,
          quests: [],
          hand: { cards: [] },
          sealed: { cards: [] },
        });
        expect(stocks[0]?.discard).toEqual(['bo-dismissed', 'mo-coin-rats']);
        expect(quests.slice(0, 2).map(({ cards }) => cards)).toEqual([['q-late-prince'], ['q-cook']]);
      },
    ));

  test('[DGN-DEFEAT-01] whoever is out cannot be wounded again', () =>
    void check(
      wounded(1, 1, { heroes: [{}, { alive: false, life: 0 }, {}] }),
      [],
      [never('hero.wounded'), never('hero.defeated')],
      ({ players }) =>
        expect(players.map(({ alive, life }) => [alive, life])).toEqual([
          [true, 6],
          [false, 0],
          [true, 6],
        ]),
    ));

  test('[DGN-WIN-02] the last hero alive wins at once, whatever else he has done', () =>
    void check(
      wounded(1, 1, { heroes: [{}, { life: 1, done: ['q-cook', 'q-late-prince'] }, { alive: false }] }),
      [],
      [
        ['hero.defeated', { seat: 1 }],
        ['game.won', { seats: [0], by: 'last-alive' }],
      ],
      (_, state) => expect([state.isOver, state.returns()]).toEqual([true, [1, 0, 0]]),
    ));

  test('[DGN-WIN-02] with two others still alive nobody has won', () =>
    void check(wounded(1, 1, { heroes: [{}, { life: 1 }, {}] }), [], [never('game.won')], ({ winners }) => expect(winners).toBeNull()));

  test('[DGN-WIN-02, DGN-TURN-05] a hero who falls on his own way ends a game of two', () => {
    const map: readonly Laid[] = [
      ['map-last-cellar', 0, 0],
      ['map-servants-stair', 0, 1],
      ['map-regalia-vault', 0, 2],
    ];
    check(
      walking({ hero: 'hero-perpetua-blot', at: 'map-servants-stair', life: 1 }, { map, edition }),
      [step(SOUTH), dice(1)],
      [['game.won', { seats: [1] }]],
      (_, state) => expect(state.returns()).toEqual([0, 1]),
    );
  });
});

describe('the limit of rounds', () => {
  const tied = (...wanted: readonly HeroWanted[]) => leaders(boardWith({ heroes: wanted }));

  test('[DGN-WIN-04] most completed Quests, then the higher Level, then more Glory; still tied share the victory', () => {
    expect(tied({ done: ['q-cook'] }, { level: 3, glory: 9 })).toEqual([0]);
    expect(tied({ glory: 9 }, { level: 2 })).toEqual([1]);
    expect(tied({ glory: 2 }, { glory: 3 }, { glory: 1 })).toEqual([1]);
    expect(tied({ peril: 5 }, {}, { level: 0 })).toEqual([0, 1]);
  });

  test('[DGN-WIN-04] only the living count', () =>
    expect(tied({ done: ['q-cook', 'q-late-prince'], alive: false }, {}, { glory: 2 })).toEqual([2]));

  test.each(EDITIONS)('[DGN-WIN-04] edition %s: the game ends when the last round of the limit is over, not before', (edition) => {
    const last = { edition, rounds: 20, round: 20, first: 1, heroes: [{ glory: 4 }, {}, {}] } as const;
    check(
      goingOn({ ...last, turn: 0 }),
      [...idle],
      [
        ['turn.ended', { seat: 0 }],
        ['game.won', { seats: [0], by: 'round-limit' }, 'DGN-WIN-04'],
      ],
      (_, state) => expect(state.returns()).toEqual([1, 0, 0]),
    );
    check(goingOn({ ...last, turn: 2 }), [...idle], [['turn.began', { seat: 0, round: 20 }], never('game.won')]);
    check(goingOn({ ...last, round: 19, turn: 0 }), [...idle], [['turn.began', { seat: 1, round: 20 }], never('game.won')]);
  });

  test('[DGN-WIN-04] a table sets its limit: 60 unless said otherwise, at least 20', () => {
    expect(setupOf({}).rounds).toBe(60);
    expect(checkSetup({ rounds: 20 }).ok).toBe(true);
    for (const rounds of [19, 0, 20.5, '30', null])
      expect(checkSetup({ rounds })).toMatchObject({ ok: false, problem: { rule: 'DGN-WIN-04' } });
  });
});
