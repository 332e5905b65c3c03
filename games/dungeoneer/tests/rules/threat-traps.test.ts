// Owns the tests of DGN-THREAT for cards: whom the Threat of a trap is for, and what its results do.

import { check, dice, never } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import type { Effect } from '../../src/content/types.ts';
import { playerOf } from '../../src/state.ts';
import {
  A,
  ALDOUS,
  attack,
  B,
  C,
  EDITIONS,
  effectOn,
  end,
  lordPhaseOf,
  MAG,
  PERPETUA,
  put,
  trap,
  WILMET,
  monster,
} from '../fight-scenes.ts';
import { heroPhaseOf, rise } from '../scenes.ts';

describe.each(EDITIONS)('in edition %s', (edition) => {
  test('[DGN-THREAT-02, DGN-THREAT-03, DGN-THREAT-04, DGN-DLORD-04] TV-01: a total equal to the target is a success; nothing printed, nothing happens', () =>
    check(
      lordPhaseOf(['leaves-over-nothing'], { edition, heroes: [{}, { hero: PERPETUA, peril: 3 }] }),
      [trap('leaves-over-nothing', B), attack, dice(3), end],
      [
        ['threat.rolled', { seat: B, score: 'speed', target: 5, die: 3, total: 5, passed: true }],
        never('hero.wounded'),
        never('glory.changed'),
      ],
      (board) => expect(playerOf(board, B)).toMatchObject({ life: 6, peril: 1, glory: 1 }),
    ));

  test('[DGN-THREAT-03, DGN-THREAT-04] TV-03: Magic 4+, 1 Glory or 1 wound: 4 is the Glory, 3 the wound', () => {
    const effect: Effect = {
      do: 'threat',
      who: 'target',
      threat: { score: 'magic', target: 4 },
      ok: [{ do: 'glory', who: 'roller', n: 1 }],
      fail: [{ do: 'wound', who: 'roller', n: 1 }],
    };
    const scene = effectOn(effect, { edition, heroes: [{ at: 'map-long-gallery' }, { hero: ALDOUS }] });
    check(scene, [dice(3)], [['threat.rolled', { total: 4, passed: true }], ['glory.changed', { seat: B, n: 1 }], never('hero.wounded')]);
    check(scene, [dice(2)], [['threat.rolled', { total: 3, passed: false }], ['hero.wounded', { seat: B, n: 1 }], never('glory.changed')]);
  });

  test('[DGN-THREAT-07, DGN-THREAT-08, DGN-COMBAT-09] TV-18: everybody in the space rolls for himself, the Dungeonlord too; only the target has paid (A-43)', () =>
    check(
      lordPhaseOf(['tp-open-coffer'], {
        edition,
        heroes: [
          { hero: WILMET, at: 'map-last-cellar', peril: 4 },
          { hero: PERPETUA, peril: 4 },
          { hero: MAG, peril: 4 },
          { hero: ALDOUS, peril: 4, at: 'map-long-gallery' },
        ],
      }),
      [trap('tp-open-coffer', B), attack, dice(1, 5, 2), end],
      [
        ['threat.rolled', { seat: A, die: 1, total: 4, passed: false }],
        ['hero.wounded', { seat: A, n: 1, life: 5 }],
        ['threat.rolled', { seat: B, die: 5, total: 7, passed: true }],
        ['threat.rolled', { seat: C, die: 2, total: 5, passed: true }],
        never('threat.rolled', { seat: 3 }),
      ],
      ({ players }) => expect(players.map(({ peril }) => peril)).toEqual([4, 3, 4, 4]),
    ));

  test('[DGN-FX-01] A-64: The # of a trap raises its target, and is paid by the target', () =>
    check(
      lordPhaseOf(['overpressure'], { edition, heroes: [{}, { peril: 6 }] }),
      [trap('overpressure', B, 3), attack, dice(6)],
      [
        ['encounter.declared', { peril: 5, special: 3 }],
        ['threat.rolled', { score: 'melee', target: 9, total: 8, passed: false }],
      ],
      (board) => expect(playerOf(board, B)).toMatchObject({ peril: 1, tipped: true, life: 5 }),
    ));

  test('[DGN-GEN-17] what has nothing to discard has the other result: The Unremembering wounds who has no Boon', () =>
    check(
      lordPhaseOf(['the-unremembering'], { edition }),
      [trap('the-unremembering', B), attack, dice(1), end],
      [['hero.wounded', { seat: B, n: 1 }], never('card.lost')],
    ));
});

test('[DGN-FX-16] A-22: 2.1: who was tipped by a Threat meets it again to get up, as it was rolled', () =>
  check(
    lordPhaseOf(['overpressure'], { edition: '2.1' }),
    [trap('overpressure', B, 1), attack, dice(2)],
    [['hero.tipped', { seat: B, rise: { score: 'melee', target: 7 } }]],
  ));

test('[DGN-FX-16] A-22: 2.1: on a failure the point is lost and the hero stays down', () => {
  const wanted = {
    edition: '2.1',
    heroes: [{ hero: WILMET, tipped: true, rise: { score: 'melee', target: 7 }, movement: 2, attacked: true }],
  } as const;
  check(heroPhaseOf(wanted), [dice(4), rise], [['threat.rolled', { roll: 'rise', total: 6, passed: false }], never('hero.rose')], (board) =>
    expect(playerOf(board, A)).toMatchObject({ tipped: true, movement: 1 }),
  );
  check(
    heroPhaseOf(wanted),
    [dice(5), rise],
    [
      ['threat.rolled', { total: 7, passed: true }],
      ['hero.rose', { seat: A }],
    ],
  );
});

test.each(EDITIONS)('[DGN-FX-15] A-22: tipped by a hit, without a Threat, a Movement point is enough (%s)', (edition) => {
  check(
    lordPhaseOf(['mo-fealty-walking'], { edition }),
    [monster('mo-fealty-walking', B, 'magic'), attack, dice(6, 1), put('pack')],
    [['hero.tipped', { seat: B, rise: null }]],
  );
});

test('[DGN-FX-15] 2.3c: a Threat for getting up only where the card says so', () => {
  check(
    lordPhaseOf(['tp-loose-tile'], { edition: '2.3c' }),
    [trap('tp-loose-tile', B), attack, dice(1)],
    [['hero.tipped', { seat: B, rise: null }]],
  );
  check(
    lordPhaseOf(['down-changes-its-mind'], { edition: '2.3c' }),
    [trap('down-changes-its-mind', B, 2), attack, dice(1)],
    [['hero.tipped', { seat: B, rise: { score: 'speed', target: 10 } }]],
  );
});
