// Owns the tests of DLV-COMBAT: the foe's ATK, DEF and HEALTH, its circles, and what a passed or failed check does to them.

import { check, dice, never } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { CARD_IDS, cardOf, type CardId } from '../../src/content/cards.ts';
import { drawing, resolving, roundIn, together } from '../scenes.ts';

/** The east exit of the entrance, and the first exit of the room. */
const place = { act: 'place', exit: '336E', by: 0, mirrored: 0 } as const;
const circlesDrawn = (card: CardId, n: number) =>
  check(drawing([card]), [place], [['circles.drawn', { n }, 'DLV-COMBAT-06']], ({ encounter, map }) => {
    expect(encounter).toMatchObject({ circles: n, filled: 0 });
    expect(map.rooms[1]).toMatchObject({ card, circles: n, filled: 0, completed: false });
  });

describe('the values of a foe', () => {
  test('[DLV-COMBAT-01] every foe has ATK, DEF and HEALTH, all of them at least 1', () => {
    for (const id of CARD_IDS) {
      const { foe } = cardOf(id);
      if (foe !== undefined) expect(Math.min(foe.atk, foe.def, foe.health, foe.count), id).toBeGreaterThanOrEqual(1);
    }
  });

  test('[DLV-COMBAT-01] each value has its own use: Wax Hound with ATK 7, DEF 6, HEALTH 2', () => {
    circlesDrawn('TAL-103', 2);
    check(
      roundIn('TAL-103'),
      [together, dice(1, 1, 1, 1)],
      [
        ['check.declared', { purpose: 'attack', target: 6 }],
        ['check.declared', { purpose: 'guard', target: 7 }],
      ],
    );
  });

  test('[DLV-COMBAT-02] ATK 8 is the target of the DEF check: 8 avoids the damage', () =>
    check(
      roundIn('BRN-204'),
      [together, dice(1, 1, 4, 4)],
      [
        ['check.declared', { purpose: 'guard', skill: 'DEF', target: 8 }],
        ['check.committed', { purpose: 'guard', total: 8, passed: true }],
        never('loss.pending'),
        never('health.lost'),
      ],
    ));

  test('[DLV-COMBAT-02] ATK 8 is the target of the DEF check: 7 does not', () =>
    check(
      roundIn('BRN-204'),
      [together, dice(1, 1, 4, 3)],
      [
        ['check.committed', { purpose: 'guard', total: 7, target: 8, passed: false }],
        ['health.lost', { n: 1, cause: 'guard' }],
      ],
    ));

  test('[DLV-COMBAT-03] DEF 7 is the target of the ATK check: 7 does damage', () =>
    check(
      roundIn('BRN-106'),
      [together, dice(4, 3, 6, 6)],
      [
        ['check.declared', { purpose: 'attack', skill: 'ATK', target: 7 }],
        ['check.committed', { purpose: 'attack', total: 7, passed: true }],
        ['circles.filled', { n: 1, filled: 1, circles: 2 }],
      ],
    ));

  test('[DLV-COMBAT-03] DEF 7 is the target of the ATK check: 6 does not', () =>
    check(
      roundIn('BRN-106'),
      [together, dice(3, 3, 6, 6)],
      [['check.committed', { purpose: 'attack', total: 6, target: 7, passed: false }], never('circles.filled')],
    ));

  test('[DLV-COMBAT-04] HEALTH 2 is defeated by the second successful attack, not by the first', () =>
    check(
      resolving('TAL-103'),
      [together, dice(6, 6, 6, 6), together, dice(1, 1, 6, 6), together, dice(6, 6, 6, 6)],
      [
        ['circles.filled', { filled: 1 }],
        ['round.began', { round: 2, empty: 1 }],
        ['round.began', { round: 3, empty: 1 }],
        ['circles.filled', { filled: 2 }],
        ['room.cleared'],
        never('round.began', { round: 4 }),
      ],
    ));
});

describe('circles', () => {
  test('[DLV-COMBAT-05] several enemies are one enemy with multiplied HEALTH: 3 heads of HEALTH 2 are 6 circles', () =>
    circlesDrawn('BRN-306', 6));

  test('[DLV-COMBAT-06] one empty circle is drawn per point of HEALTH, in the room on the map, before the first round', () => {
    circlesDrawn('BRN-104', 3);
    check(
      drawing(['BRN-104']),
      [place],
      [['room.placed'], ['circles.drawn', { n: 3 }], ['opening.began'], ['round.began', { round: 1, empty: 3, circles: 3 }]],
    );
  });

  test('[DLV-COMBAT-05, DLV-COMBAT-06, DLV-COMBAT-09] TV-18: four foes of HEALTH 1: four empty circles, and each round one attack check and one guard check', () =>
    check(
      drawing(['QUI-101']),
      [place, together, dice(6, 6, 6, 6), together, dice(1, 1, 6, 6), together, dice(6, 6, 6, 6)],
      [
        ['circles.drawn', { n: 4 }],
        ['round.began', { round: 1, empty: 4 }],
        ['check.declared', { check: 0, purpose: 'attack' }],
        ['check.declared', { check: 1, purpose: 'guard' }],
        ['round.began', { round: 2, empty: 3 }],
        ['check.declared', { check: 0, purpose: 'attack' }],
        ['check.declared', { check: 1, purpose: 'guard' }],
        ['round.began', { round: 3, empty: 3 }],
        ['check.declared', { check: 1, purpose: 'guard' }],
        never('check.declared', { check: 2 }),
      ],
    ));

  test('[DLV-COMBAT-05] four enemies of HEALTH 1 need four successful attacks, and each of them attacks together with the others', () =>
    check(
      resolving('QUI-101'),
      [1, 2, 3, 4].flatMap(() => [together, dice(6, 6, 6, 6)]),
      [
        ['circles.filled', { n: 1, filled: 3, circles: 4 }],
        ['circles.filled', { n: 1, filled: 4, circles: 4 }],
        ['room.cleared', {}, 'DLV-COMBAT-08'],
        never('round.began', { round: 5 }),
      ],
    ));

  test('[DLV-COMBAT-07] each successful attack fills one circle, however high its total', () =>
    check(
      roundIn('QUI-101'),
      [together, dice(6, 6, 6, 6)],
      [
        ['hit.scored', { n: 1 }, 'DLV-COMBAT-07'],
        ['circles.filled', { n: 1, filled: 1, circles: 4 }],
      ],
      ({ encounter, map }) => {
        expect(encounter).toMatchObject({ filled: 1, circles: 4 });
        expect(map.rooms[1]).toMatchObject({ filled: 1, circles: 4 });
      },
    ));

  test('[DLV-COMBAT-08] the room is cleared when the last circle is filled', () =>
    check(
      resolving('TAL-103', {}, { filled: 1 }),
      [together, dice(6, 6, 6, 6)],
      [
        ['circles.filled', { filled: 2 }],
        ['room.cleared', { card: 'TAL-103', room: 1 }, 'DLV-COMBAT-08'],
      ],
      ({ map }) => expect(map.rooms[1]).toMatchObject({ completed: true, filled: 2 }),
    ));

  test('[DLV-COMBAT-08] with one circle empty the room is not cleared', () =>
    check(
      resolving('TAL-103'),
      [together, dice(6, 6, 6, 6)],
      [['circles.filled', { filled: 1 }], ['round.began', { round: 2 }], never('room.cleared')],
      ({ map }) => expect(map.rooms[1]?.completed).toBe(false),
    ));
});

describe('what a round is made of', () => {
  test('[DLV-COMBAT-09] six enemies on one card: still one attack check and one guard check', () =>
    check(
      roundIn('BRN-303'),
      [together, dice(6, 6, 6, 6)],
      [
        ['check.declared', { check: 0, purpose: 'attack' }],
        ['check.declared', { check: 1, purpose: 'guard' }],
        never('check.declared', { check: 2 }),
      ],
    ));

  test('[DLV-COMBAT-09] VOLLEY: one attack check and two guard checks', () =>
    check(
      roundIn('TAL-305'),
      [together, dice(6, 6, 6, 6, 6, 6)],
      [
        ['check.declared', { check: 0, purpose: 'attack' }],
        ['check.declared', { check: 1, purpose: 'guard' }],
        ['check.declared', { check: 2, purpose: 'guard' }],
        never('check.declared', { check: 3 }),
      ],
    ));

  test('[DLV-COMBAT-10] a failed attack check has no effect of its own', () =>
    check(
      roundIn('TAL-103', { gems: {} }, { filled: 1 }),
      [together, dice(1, 1, 6, 6)],
      [
        ['check.committed', { purpose: 'attack', passed: false }],
        never('hit.scored'),
        never('circles.filled'),
        never('circle.erased'),
        never('loss.pending'),
        never('health.lost'),
      ],
      ({ encounter, hero }) => {
        expect(encounter).toMatchObject({ filled: 1, circles: 2 });
        expect(hero.health.used).toBe(0);
      },
    ));

  test('[DLV-COMBAT-11] a passed guard check has no effect of its own: no circle, no health, no gem', () =>
    check(
      roundIn('TAL-103'),
      [together, dice(1, 1, 6, 6)],
      [
        ['check.committed', { purpose: 'guard', total: 12, passed: true }],
        never('hit.scored'),
        never('circles.filled'),
        never('health.gained'),
        never('gem.gained'),
      ],
      ({ encounter }) => expect(encounter?.filled).toBe(0),
    ));
});
