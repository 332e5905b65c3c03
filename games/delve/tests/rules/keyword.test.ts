// Owns the tests of the keywords on our cards (DLV-KEY), alone and in combination.

import { missing } from '@undercroft/kernel';
import { check, dice, never, refused } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import type { CardId } from '../../src/content/cards.ts';
import type { Keyword } from '../../src/content/types.ts';
import { dulled, guardChecks } from '../../src/queries/foe.ts';
import { gemsOf, healthOf, type Board, type Encounter } from '../../src/state.ts';
import {
  boardWith,
  commit,
  drawing,
  inRoom,
  inTurn,
  openingOf,
  reprinted,
  resolving,
  roundIn,
  together,
  wall,
  type HeroWanted,
} from '../scenes.ts';

const encounterIn = (board: Board): Encounter => board.encounter ?? missing();
const filledIn = (board: Board): number => encounterIn(board).filled;
const gemsIn = (board: Board): readonly number[] => [gemsOf(board, 'ruby'), gemsOf(board, 'emerald'), gemsOf(board, 'sapphire')];
const hit = [6, 6] as const;
const miss = [1, 1] as const;

/** The targets of the attack and guard checks of one round that begins with these circles. */
function targetsOf(card: CardId, circles: number, filled: number, choice: object = {}, hero: HeroWanted = {}): readonly number[] {
  const { board } = check(
    roundIn(card, { health: 20, ...hero }, { circles, filled }),
    [dice(...miss, ...hit), { ...together, ...choice }],
    [],
  );
  return encounterIn(board).checks.map((one) => one.target);
}

// --- AMBUSH ---------------------------------------------------------------------------------------------------------

test('[DLV-KEY-01] TV-62 an ambush is one guard check between the placing of the room and round 1', () => {
  check(
    drawing(['BRN-204'], { health: 6 }),
    [{ act: 'place', exit: wall(10, 15, 'N'), by: 0, mirrored: 0 }, dice(4, 3)],
    [
      ['room.placed', { card: 'BRN-204' }],
      ['circles.drawn', { n: 3 }],
      ['opening.began', { card: 'BRN-204' }],
      ['check.declared', { check: 0, purpose: 'guard', skill: 'DEF', target: 8 }],
      ['check.committed', { check: 0, purpose: 'guard', total: 7, target: 8, passed: false }],
      ['health.lost', { n: 1, cause: 'guard', left: 5 }],
      ['round.began', { round: 1, empty: 3, circles: 3 }],
      never('check.declared', { purpose: 'attack' }),
    ],
    (board) => expect(healthOf(board)).toBe(5),
  );
});

test('[DLV-KEY-01] an ambush guarded costs nothing', () => {
  check(
    openingOf('BRN-204', { health: 6 }),
    [dice(4, 4)],
    [['check.committed', { total: 8, passed: true }], never('health.lost'), never('loss.pending')],
  );
});

test('[DLV-KEY-01] without AMBUSH nothing is rolled before round 1', () => {
  check(openingOf('BRN-208'), [], [['opening.began'], never('check.declared')]);
});

test('[DLV-KEY-01, DLV-KEY-02] a failed ambush has the normal consequences: HEAVY costs 2', () => {
  reprinted('BRN-204', { keywords: [{ key: 'AMBUSH' }, { key: 'HEAVY', n: 2 }] }, () =>
    check(openingOf('BRN-204', { health: 6 }), [dice(1, 1)], [['health.lost', { n: 2, cause: 'guard', left: 4 }]]),
  );
});

test('[DLV-KEY-01, DLV-KEY-12] a failed ambush has the normal consequences: PILFER takes a gem of the player’s choice', () => {
  reprinted('BRN-204', { keywords: [{ key: 'AMBUSH' }, { key: 'PILFER' }] }, () =>
    check(
      openingOf('BRN-204', { gems: { ruby: 1, sapphire: 1 } }),
      [dice(1, 1), commit(0), { act: 'give', gem: 'sapphire' }],
      [['health.lost', { n: 1 }], ['gem.lost', { gem: 'sapphire' }], never('gem.lost', { gem: 'ruby' })],
      (board) => expect(gemsIn(board)).toEqual([1, 0, 0]),
    ),
  );
});

test('[DLV-KEY-01, DLV-KEY-08] a failed ambush finds no filled circle to leech', () => {
  reprinted('BRN-204', { keywords: [{ key: 'AMBUSH' }, { key: 'LEECH' }] }, () =>
    check(openingOf('BRN-204'), [dice(1, 1)], [['health.lost', { n: 1 }], never('circle.erased')]),
  );
});

test('[DLV-KEY-01, DLV-KEY-03] an ambush is one guard check, also against VOLLEY', () => {
  reprinted('BRN-204', { keywords: [{ key: 'AMBUSH' }, { key: 'VOLLEY' }] }, () =>
    check(openingOf('BRN-204'), [dice(6, 6)], [['check.committed', { check: 0, purpose: 'guard' }], never('check.declared', { check: 1 })]),
  );
});

test('[DLV-KEY-01, DLV-KEY-11, DLV-TEST-10] the skill against an ambush is chosen just before its dice', () => {
  reprinted('BRN-204', { keywords: [{ key: 'AMBUSH' }, { key: 'GUARD', skills: ['DEF', 'WIT'] }] }, () =>
    check(
      openingOf('BRN-204', { bubbles: { WIT: 3 } }),
      [
        refused({ act: 'guard', skill: 'AGL' }, { rule: 'DLV-KEY-11', pick: 'skill', legal: ['DEF', 'WIT'] }),
        { act: 'guard', skill: 'WIT' },
        dice(3, 3),
      ],
      [
        ['check.declared', { purpose: 'guard', skill: 'WIT', mode: '+2', target: 8 }],
        ['check.committed', { total: 8, passed: true }],
      ],
    ),
  );
});

test('[DLV-KEY-11, DLV-TEST-10] the chance shown for each skill against an ambush is that of the skill: DEF8 in D and WIT8 in +2', () => {
  reprinted('BRN-204', { keywords: [{ key: 'AMBUSH' }, { key: 'GUARD', skills: ['DEF', 'WIT'] }] }, () => {
    const shown = (...picks: readonly string[]) => {
      const asking = check(openingOf('BRN-204', { bubbles: { DEF: 1, WIT: 3 } }), [], []).ask(0);
      for (const pick of picks) asking?.take(pick);
      return asking?.odds();
    };
    expect(shown('guard', 'DEF')).toEqual({ ways: 42, of: 216 });
    expect(shown('guard', 'WIT')).toEqual({ ways: 26, of: 36 });
    expect(shown('guard')).toBeNull();
  });
});

test('[DLV-KEY-01] the ambush comes before the start tests', () => {
  reprinted('TAL-110', { keywords: [{ key: 'AMBUSH' }] }, () =>
    check(
      openingOf('TAL-110'),
      [dice(1, 1, 2, 2)],
      [
        ['check.committed', { purpose: 'guard', total: 2, passed: false }],
        ['health.lost', { n: 1, cause: 'guard' }],
        ['check.declared', { purpose: 'test', skill: 'AGL', target: 5 }],
        ['check.committed', { purpose: 'test', total: 4, passed: false }],
        ['health.lost', { n: 1, cause: 'test' }],
      ],
    ),
  );
});

test('[DLV-KEY-01, DLV-KEY-14] TV-62 a CLOCK counts from round 1, not from the ambush', () => {
  reprinted('BRN-204', { keywords: [{ key: 'AMBUSH' }, { key: 'CLOCK', n: 2 }] }, () =>
    check(
      drawing(['BRN-204']),
      [{ act: 'place', exit: wall(10, 15, 'N'), by: 0, mirrored: 0 }, dice(...hit, ...miss, ...hit, ...miss, ...hit), together, together],
      [
        ['round.began', { round: 1 }],
        ['round.began', { round: 2 }],
        ['health.lost', { n: 1, cause: 'clock' }],
        ['round.began', { round: 3 }],
      ],
      (board) => expect(healthOf(board)).toBe(9),
    ),
  );
});

test('[DLV-KEY-15] an ambush meets the ATK without SWARM, FRENZY and PHASE; round 1 meets it with them', () => {
  const changed: readonly (readonly [Keyword, number])[] = [
    [{ key: 'SWARM' }, 9],
    [{ key: 'FRENZY' }, 8],
    [{ key: 'PHASE', atk: 2, def: 0 }, 8],
  ];
  for (const [keyword, inRound1] of changed) {
    reprinted('BRN-204', { keywords: [{ key: 'AMBUSH' }, keyword] }, () => {
      check(openingOf('BRN-204'), [dice(6, 6)], [['check.declared', { purpose: 'guard', target: 8 }]]);
      expect(targetsOf('BRN-204', 3, 0), keyword.key).toEqual([6, inRound1]);
    });
  }
});

test('[DLV-KEY-15] FRENZY and PHASE that would be awake do not sharpen the ambush either', () => {
  reprinted(
    'BRN-204',
    { keywords: [{ key: 'AMBUSH' }, { key: 'FRENZY' }, { key: 'PHASE', atk: 2, def: 0 }], foe: { count: 1, atk: 8, def: 6, health: 1 } },
    () => check(openingOf('BRN-204'), [dice(6, 6)], [['check.declared', { purpose: 'guard', target: 8 }]]),
  );
});

// --- HEAVY and VOLLEY -----------------------------------------------------------------------------------------------

test('[DLV-KEY-02] a failed guard check against HEAVY 2 costs 2 health as one loss', () => {
  check(
    roundIn('BRN-208', { health: 5 }),
    [dice(...miss, 3, 2), together],
    [
      ['loss.pending', { cause: 'guard', effect: { do: 'lose-health', n: 2 } }, 'DLV-KEY-02'],
      ['health.lost', { n: 2, cause: 'guard', left: 3 }],
    ],
  );
});

test('[DLV-KEY-02] TV-26 CORK VEST takes 1 off a HEAVY loss and is used up', () => {
  check(
    roundIn('BRN-208', { health: 5, items: [['cork', 1]] }),
    [dice(...miss, ...miss), together, { act: 'use', item: 0 }],
    [
      ['item.used', { item: 'cork', place: 0 }, 'DLV-ITEM-03'],
      ['loss.reduced', { n: 1, left: 1 }],
      ['health.lost', { n: 1, left: 4 }],
    ],
    (board) => {
      expect(healthOf(board)).toBe(4);
      expect(board.hero.inventory).toMatchObject([{ item: 'cork', uses: 2, used: 2 }]);
    },
  );
});

test('[DLV-KEY-02, DLV-KEY-14] HEAVY makes only guard checks heavy, not hazards and not the CLOCK', () => {
  reprinted(
    'BRN-301',
    {
      keywords: [
        { key: 'HEAVY', n: 3 },
        { key: 'CLOCK', n: 2 },
      ],
    },
    () =>
      check(
        roundIn('BRN-301', {}, { round: 1 }),
        [dice(...miss, ...miss, ...miss), together],
        [
          ['health.lost', { n: 1, cause: 'test' }],
          ['health.lost', { n: 3, cause: 'guard' }],
          ['health.lost', { n: 1, cause: 'clock' }],
        ],
        (board) => expect(healthOf(board)).toBe(5),
      ),
  );
});

test('[DLV-KEY-03] TV-64 VOLLEY: two guard checks, each with its own dice; one failed costs 1', () => {
  check(
    roundIn('TAL-305', { health: 3 }),
    [dice(...miss, 4, 4, 4, 3), together],
    [
      ['check.declared', { check: 1, purpose: 'guard', target: 8 }],
      ['check.declared', { check: 2, purpose: 'guard', target: 8 }],
      ['check.rolled', { check: 1, dice: [4, 4] }],
      ['check.rolled', { check: 2, dice: [4, 3] }],
      ['check.committed', { check: 1, total: 8, passed: true }],
      ['check.committed', { check: 2, total: 7, passed: false }],
      never('check.declared', { check: 3 }),
    ],
    (board) => expect(healthOf(board)).toBe(2),
  );
});

test('[DLV-KEY-03, DLV-COMBAT-09] how many guard checks a round has: two of a VOLLEY, else one; none in a trial or behind SMOKE PELLET', () => {
  expect(guardChecks(inRoom('TAL-305'))).toBe(2);
  expect(guardChecks(inRoom('TAL-103'))).toBe(1);
  expect(guardChecks(inRoom('BRN-105'))).toBe(0);
  expect(guardChecks(inRoom('TAL-305', {}, { noGuard: true }))).toBe(0);
});

test('[DLV-KEY-03] both failed guard checks of a VOLLEY cost health, one loss after the other, each with its own DAMAGE window', () => {
  reprinted('TAL-305', { keywords: [{ key: 'VOLLEY' }, { key: 'HEAVY', n: 2 }] }, () =>
    check(
      roundIn('TAL-305', { items: ['cork'] }),
      [dice(...miss, ...miss, ...miss), together, { act: 'take' }, { act: 'use', item: 0 }, { act: 'take' }],
      [
        ['health.lost', { n: 2, left: 8 }],
        ['loss.reduced', { n: 1, left: 1 }],
        ['health.lost', { n: 1, left: 7 }],
      ],
    ),
  );
});

test('[DLV-KEY-03] an emerald on one guard check of a VOLLEY leaves the other as it is', () => {
  check(
    roundIn('TAL-305', { gems: { emerald: 1 } }),
    [dice(...miss, 1, 2, 2, 3), together, { act: 'spend', gem: 'emerald', check: 2 }, dice(4, 4)],
    [
      ['check.rerolled', { check: 2, dice: [4, 4] }],
      ['check.committed', { check: 1, total: 3, passed: false }],
      ['check.committed', { check: 2, total: 8, passed: true }],
    ],
    (board) => expect(healthOf(board)).toBe(9),
  );
});

// --- SWARM, FRENZY, PHASE -------------------------------------------------------------------------------------------

test('[DLV-KEY-04] TV-22 SWARM: rounds that begin with 3, 2 and 1 of 3 circles empty meet ATK 6, 6 and 5', () => {
  check(
    resolving('BRN-101'),
    [dice(3, 3, ...hit, 3, 3, ...hit, ...miss, ...hit), together, together, together],
    [
      ['round.began', { round: 1, empty: 3, circles: 3 }],
      ['check.declared', { purpose: 'guard', target: 6 }],
      ['round.began', { round: 2, empty: 2, circles: 3 }],
      ['check.declared', { purpose: 'guard', target: 6 }],
      ['round.began', { round: 3, empty: 1, circles: 3 }],
      ['check.declared', { purpose: 'guard', target: 5 }],
    ],
  );
});

test('[DLV-KEY-04] SWARM: exactly half of the circles empty is not more than half', () => {
  expect([0, 1, 2, 3].map((filled) => targetsOf('TAL-205', 4, filled))).toEqual([
    [7, 6],
    [7, 6],
    [7, 5],
    [7, 5],
  ]);
});

test('[DLV-KEY-05] TV-23 FRENZY: rounds that begin with 2 and 1 of 2 circles empty meet ATK 6 and 7', () => {
  check(
    resolving('TAL-101'),
    [dice(4, 3, ...hit, ...miss, ...hit), together, together],
    [
      ['round.began', { round: 1, empty: 2 }],
      ['check.declared', { purpose: 'guard', target: 6 }],
      ['round.began', { round: 2, empty: 1 }],
      ['check.declared', { purpose: 'guard', target: 7 }],
    ],
  );
});

test('[DLV-KEY-05] FRENZY with 5 circles: 3 empty is more than half, 2 is not', () => {
  expect([1, 2, 3, 4].map((filled) => targetsOf('BRN-302', 5, filled))).toEqual([
    [9, 9],
    [9, 9],
    [9, 10],
    [9, 10],
  ]);
});

test('[DLV-KEY-04, DLV-KEY-05] circles are counted when the round begins: nails thrown at its start change nothing in it', () => {
  const nail = { act: 'use', item: 0 } as const;
  check(
    roundIn('TAL-101', { items: ['nails'] }),
    [nail, together, dice(...miss, ...hit)],
    [
      ['circles.filled', { n: 1 }],
      ['check.declared', { purpose: 'guard', target: 6 }],
    ],
  );
  check(
    roundIn('TAL-205', { items: ['nails'] }, { filled: 1 }),
    [nail, together, dice(...miss, ...hit)],
    [
      ['circles.filled', { n: 1, filled: 2 }],
      ['check.declared', { purpose: 'guard', target: 6 }],
    ],
  );
});

test('[DLV-KEY-06] TV-63 PHASE +1/−1: 5 of 8 empty ATK 10 and DEF 10, 4 of 8 empty ATK 11 and DEF 9', () => {
  expect(targetsOf('QUI-B03', 8, 3, { strike: 'ATK' })).toEqual([10, 10]);
  expect(targetsOf('QUI-B03', 8, 4, { strike: 'ATK' })).toEqual([9, 11]);
});

test('[DLV-KEY-06] PHASE may change one value only: +0/+1 and −1/+0', () => {
  expect([targetsOf('BRN-B02', 8, 3), targetsOf('BRN-B02', 8, 4)]).toEqual([
    [9, 10],
    [10, 10],
  ]);
  expect([targetsOf('TAL-B02', 10, 4), targetsOf('TAL-B02', 10, 5)]).toEqual([
    [9, 9],
    [9, 8],
  ]);
});

test('[DLV-KEY-04, DLV-KEY-06] a circle that comes back brings the early values back', () => {
  expect([targetsOf('QUI-B03', 8, 4, { strike: 'WIT' }), targetsOf('QUI-B03', 8, 3, { strike: 'WIT' })]).toEqual([
    [9, 11],
    [10, 10],
  ]);
  reprinted('TAL-205', { keywords: [{ key: 'SWARM' }, { key: 'REGROW' }] }, () =>
    check(
      resolving('TAL-205', {}, { filled: 2 }),
      [dice(...miss, ...hit, ...miss, ...hit), together, together],
      [
        ['check.declared', { purpose: 'guard', target: 5 }],
        ['circle.erased', { by: 'REGROW', filled: 1 }],
        ['check.declared', { purpose: 'guard', target: 6 }],
      ],
    ),
  );
});

// --- REGROW and LEECH -----------------------------------------------------------------------------------------------

test('[DLV-KEY-07] REGROW erases one filled circle after a round without a hit', () => {
  check(
    roundIn('BRN-109', {}, { filled: 2 }),
    [dice(...miss, ...hit), together],
    [['circle.erased', { by: 'REGROW', filled: 1 }, 'DLV-KEY-07']],
    (board) => {
      expect(filledIn(board)).toBe(1);
      expect(board.map.rooms[1]).toMatchObject({ circles: 3, filled: 1 });
    },
  );
});

test('[DLV-KEY-07] REGROW does nothing after a round with a hit, or with nothing to erase', () => {
  check(
    roundIn('BRN-109', {}, { filled: 1 }),
    [dice(...hit, ...hit), together],
    [['circles.filled', { filled: 2 }], never('circle.erased')],
  );
  check(
    roundIn('BRN-109'),
    [dice(...miss, ...hit), together],
    [['check.committed', { purpose: 'attack', passed: false }], never('circle.erased')],
  );
});

test('[DLV-KEY-07] TV-29 the fourth time nothing regrows', () => {
  check(roundIn('BRN-109', {}, { filled: 2, regrown: 3 }), [dice(...miss, ...hit), together], [never('circle.erased')], (board) =>
    expect(filledIn(board)).toBe(2),
  );
});

test('[DLV-KEY-07] four rounds without a hit erase three circles, not four', () => {
  const round = [...miss, ...hit];
  check(
    resolving('TAL-307', {}, { filled: 4 }),
    [dice(...round, ...round, ...round, ...round), together, together, together, together],
    [
      ['circle.erased', { filled: 3 }],
      ['circle.erased', { filled: 2 }],
      ['circle.erased', { filled: 1 }],
      never('circle.erased', { filled: 0 }),
    ],
    (board) => expect(encounterIn(board)).toMatchObject({ filled: 1, regrown: 3, round: 5 }),
  );
});

test('[DLV-KEY-07] a circle filled by an item or by a test is a circle filled', () => {
  check(
    roundIn('BRN-109', { items: ['nails'] }),
    [{ act: 'use', item: 0 }, together, dice(...miss, ...hit)],
    [['circles.filled', { filled: 1 }], never('circle.erased')],
    (board) => expect(filledIn(board)).toBe(1),
  );
  reprinted('QUI-201', { keywords: [{ key: 'REGROW' }] }, () =>
    check(
      roundIn('QUI-201', {}, { filled: 1 }),
      [{ act: 'roll-together', take: [0] }, dice(4, 4, ...miss, ...hit)],
      [['circles.filled', { n: 1, filled: 2 }], never('circle.erased')],
    ),
  );
});

test('[DLV-KEY-07, DLV-KEY-14] REGROW comes after the losses and before the CLOCK', () => {
  reprinted('BRN-109', { keywords: [{ key: 'REGROW' }, { key: 'CLOCK', n: 1 }] }, () =>
    check(
      roundIn('BRN-109', {}, { filled: 1 }),
      [dice(...miss, ...miss), together],
      [
        ['health.lost', { cause: 'guard' }],
        ['circle.erased', { by: 'REGROW' }],
        ['health.lost', { cause: 'clock' }],
      ],
    ),
  );
});

test('[DLV-KEY-08] TV-27 LEECH: the last circle filled, a full room loses no circle', () => {
  check(
    resolving('BRN-305', {}, { filled: 3 }),
    [dice(5, 4, ...miss), { ...together, strike: 'ATK' }],
    [
      ['circles.filled', { n: 1, filled: 4, circles: 4 }],
      ['health.lost', { n: 1, left: 9 }],
      ['room.cleared', { card: 'BRN-305' }],
      never('circle.erased'),
    ],
  );
});

test('[DLV-KEY-08] TV-28 LEECH: attack and guard fail, one of two filled circles is erased', () => {
  check(
    roundIn('BRN-305', {}, { filled: 2 }),
    [dice(...miss, ...miss), { ...together, strike: 'ATK' }],
    [
      ['health.lost', { n: 1, left: 9 }],
      ['circle.erased', { by: 'LEECH', filled: 1 }, 'DLV-KEY-08'],
    ],
    (board) => expect(encounterIn(board)).toMatchObject({ filled: 1, leeched: 1 }),
  );
});

test('[DLV-KEY-08] LEECH erases nothing after a passed guard check, and nothing where nothing is filled', () => {
  check(
    roundIn('QUI-307', {}, { filled: 2 }),
    [dice(...miss, 5, 4), together],
    [['check.committed', { purpose: 'guard', passed: true }], never('circle.erased')],
  );
  check(roundIn('QUI-307'), [dice(...miss, ...miss), together], [['health.lost', { n: 1 }], never('circle.erased')]);
});

test('[DLV-KEY-08] the hit of the round is filled in first and can be leeched at once', () => {
  check(
    roundIn('QUI-307'),
    [dice(...hit, ...miss), together],
    [['circles.filled', { filled: 1 }], ['health.lost'], ['circle.erased', { by: 'LEECH', filled: 0 }]],
  );
});

test('[DLV-KEY-08] LEECH works at most three times per encounter', () => {
  check(roundIn('QUI-307', {}, { filled: 3, leeched: 2 }), [dice(...miss, ...miss), together], [['circle.erased', { filled: 2 }]]);
  check(
    roundIn('QUI-307', {}, { filled: 3, leeched: 3 }),
    [dice(...miss, ...miss), together],
    [['health.lost', { n: 1 }], never('circle.erased')],
  );
});

test('[DLV-KEY-08] a loss reduced to 0 is still a failed guard check: the circle is erased', () => {
  check(
    roundIn('QUI-307', { items: ['cork'] }, { filled: 2 }),
    [dice(...miss, ...miss), together, { act: 'use', item: 0 }],
    [['loss.reduced', { left: 0 }], ['circle.erased', { by: 'LEECH', filled: 1 }], never('health.lost')],
  );
});

test('[DLV-KEY-03, DLV-KEY-08] LEECH with VOLLEY: each failed guard check erases one, within the three', () => {
  reprinted('TAL-305', { keywords: [{ key: 'VOLLEY' }, { key: 'LEECH' }] }, () => {
    const volley = [dice(...miss, ...miss, ...miss), together];
    check(roundIn('TAL-305', {}, { filled: 3 }), volley, [
      ['health.lost', { left: 9 }],
      ['circle.erased', { filled: 2 }],
      ['health.lost', { left: 8 }],
      ['circle.erased', { filled: 1 }],
    ]);
    check(roundIn('TAL-305', {}, { filled: 3, leeched: 2 }), volley, [
      ['circle.erased', { filled: 2 }],
      never('circle.erased', { filled: 1 }),
    ]);
    check(roundIn('TAL-305', {}, { filled: 1 }), volley, [['circle.erased', { filled: 0 }]], (board) =>
      expect(encounterIn(board).leeched).toBe(1),
    );
  });
});

test('[DLV-KEY-07, DLV-KEY-08] REGROW and LEECH count for themselves', () => {
  reprinted('QUI-307', { keywords: [{ key: 'LEECH' }, { key: 'REGROW' }] }, () =>
    check(
      roundIn('QUI-307', {}, { filled: 3, leeched: 3 }),
      [dice(...miss, ...miss), together],
      [['circle.erased', { by: 'REGROW', filled: 2 }], never('circle.erased', { by: 'LEECH' })],
      (board) => expect(encounterIn(board)).toMatchObject({ leeched: 3, regrown: 1 }),
    ),
  );
});

// --- BRITTLE --------------------------------------------------------------------------------------------------------

test('[DLV-KEY-09] TV-24 BRITTLE: a total of 11 against DEF 8 fills two circles and clears the room', () => {
  check(
    resolving('BRN-110'),
    [dice(6, 5, ...hit), together],
    [
      ['check.committed', { purpose: 'attack', total: 11, target: 8 }],
      ['hit.scored', { n: 2 }, 'DLV-KEY-09'],
      ['circles.filled', { n: 2, filled: 2, circles: 2 }],
      ['room.cleared'],
    ],
  );
});

test('[DLV-KEY-09] TV-25 BRITTLE: a total of 10 against DEF 8 fills one', () => {
  check(
    roundIn('BRN-110'),
    [dice(5, 5, ...hit), together],
    [
      ['check.committed', { purpose: 'attack', total: 10 }],
      ['hit.scored', { n: 1 }],
      ['circles.filled', { n: 1, filled: 1 }],
    ],
  );
});

test('[DLV-KEY-09] a foe that is not BRITTLE takes one hit from the best of totals', () => {
  check(
    roundIn('TAL-103'),
    [dice(...hit, ...hit), together],
    [
      ['hit.scored', { n: 1 }, 'DLV-COMBAT-07'],
      ['circles.filled', { n: 1, filled: 1 }],
    ],
  );
});

test('[DLV-KEY-09] only the attack check breaks a BRITTLE foe, not a guard check that exceeds its target', () => {
  check(
    roundIn('BRN-110'),
    [dice(...miss, ...hit), together],
    [['check.committed', { purpose: 'guard', total: 12, passed: true }], never('hit.scored')],
  );
});

test('[DLV-KEY-09] the second circle of a BRITTLE hit is lost when only one is empty', () => {
  check(
    roundIn('BRN-110', {}, { filled: 1 }),
    [dice(...hit, ...hit), together],
    [
      ['hit.scored', { n: 2 }],
      ['circles.filled', { n: 1, filled: 2 }],
    ],
  );
});

test('[DLV-KEY-09] a ruby on an attack that already passes brings the 3 more', () => {
  check(
    roundIn('BRN-110', { gems: { ruby: 1 } }),
    [dice(5, 5, ...hit), together, { act: 'spend', gem: 'ruby', check: 0, die: 0, step: 1 }],
    [
      ['check.committed', { total: 11 }],
      ['circles.filled', { n: 2 }],
    ],
  );
});

test('[DLV-KEY-09] WHETSTONE lowers the DEF that has to be exceeded', () => {
  check(
    roundIn('BRN-110', { items: ['whet'] }),
    [{ act: 'use', item: 0 }, together, dice(5, 5, ...hit)],
    [
      ['check.committed', { purpose: 'attack', total: 10, target: 7 }],
      ['circles.filled', { n: 2 }],
    ],
  );
});

test('[DLV-KEY-09] STORM GLASS only just reaches the target: one circle, however high the dice', () => {
  reprinted('BRN-110', { keywords: [{ key: 'BRITTLE' }, { key: 'STRIKE', skills: ['WIT'] }] }, () => {
    for (const faces of [miss, hit]) {
      check(
        roundIn('BRN-110', { items: ['storm'] }),
        [together, dice(...faces, ...hit), { act: 'use', item: 0, check: 0 }],
        [
          ['check.committed', { purpose: 'attack', skill: 'WIT', total: 8, target: 8, passed: true }],
          ['hit.scored', { n: 1 }],
        ],
      );
    }
  });
});

// --- STRIKE and GUARD -----------------------------------------------------------------------------------------------

test('[DLV-KEY-10] TV-32 STRIKE: an attack with WIT is a WIT check, and HOOKED GAFF may not be used on it', () => {
  check(
    roundIn('BRN-207', { bubbles: { WIT: 3 }, items: ['gaff', 'button'] }),
    [
      dice(2, 2, 6, 6),
      { ...together, strike: 'WIT' },
      refused(
        { act: 'use', item: 0, check: 0 },
        { rule: 'DLV-ITEM-09', pick: 'item', why: { rule: 'DLV-ITEM-09', key: 'no-fitting-check', args: { item: 'gaff' } } },
      ),
      commit(0),
      commit(1),
    ],
    [
      ['check.declared', { purpose: 'attack', skill: 'WIT', mode: '+2', target: 7 }],
      ['check.committed', { purpose: 'attack', total: 6, passed: false }],
      never('item.used'),
    ],
  );
});

test('[DLV-KEY-10] STRIKE offers exactly the listed skills; ATK is not one of them unless it is listed', () => {
  const guard = { guard: 'DEF' } as const;
  check(
    roundIn('TAL-306'),
    [
      refused({ ...together, ...guard, strike: 'ATK' }, { rule: 'DLV-KEY-10', pick: 'strike', legal: ['WIT', 'AGL'] }),
      refused(
        { ...inTurn, ...guard, strike: 'ATK' },
        { rule: 'DLV-KEY-10', pick: 'strike', why: { rule: 'DLV-KEY-10', key: 'check-skill', args: { skill: 'ATK' } } },
      ),
      refused({ ...together, ...guard }, { pick: 'strike' }),
      { ...together, ...guard, strike: 'AGL' },
      dice(...hit, ...hit),
    ],
    [
      ['check.declared', { purpose: 'attack', skill: 'AGL', target: 8 }],
      ['circles.filled', { n: 1 }],
    ],
  );
});

test('[DLV-KEY-10] without STRIKE the attack check is ATK and nothing is asked', () => {
  check(
    roundIn('BRN-201'),
    [refused({ ...together, strike: 'WIT' }, { pick: 'shape' }), together, dice(...hit, ...hit, ...hit)],
    [['check.declared', { purpose: 'attack', skill: 'ATK', target: 7 }]],
  );
});

test('[DLV-KEY-11] TV-66 GUARD: DEF at D, WIT at +2: guarding with WIT, [2, 2] is 6 and passes', () => {
  reprinted('QUI-110', { keywords: [{ key: 'GUARD', skills: ['DEF', 'WIT'] }] }, () =>
    check(
      roundIn('QUI-110', { bubbles: { DEF: 1, WIT: 3 } }),
      [
        refused({ ...together, guard: 'AGL' }, { rule: 'DLV-KEY-11', pick: 'guard', legal: ['DEF', 'WIT'] }),
        refused({ ...inTurn, guard: 'AGL' }, { rule: 'DLV-KEY-11', pick: 'guard' }),
        { ...together, guard: 'WIT' },
        dice(...miss, 2, 2),
      ],
      [
        ['check.declared', { purpose: 'guard', skill: 'WIT', mode: '+2', target: 6 }],
        ['check.committed', { purpose: 'guard', total: 6, passed: true }],
        never('health.lost'),
      ],
    ),
  );
});

test('[DLV-KEY-11] without GUARD the guard check is DEF and nothing is asked', () => {
  check(
    roundIn('TAL-103', { bubbles: { DEF: 1 } }),
    [refused({ ...together, guard: 'DEF' }, { pick: 'shape' }), together, dice(...hit, 6, 6, 6)],
    [['check.declared', { purpose: 'guard', skill: 'DEF', mode: 'D', target: 7 }]],
  );
});

// --- PILFER ---------------------------------------------------------------------------------------------------------

test('[DLV-KEY-12] TV-34 PILFER with no gem at hand: 1 health, nothing else', () => {
  check(roundIn('BRN-107'), [dice(...miss, ...miss), together], [['health.lost', { n: 1, left: 9 }], never('gem.lost')], (board) =>
    expect(healthOf(board)).toBe(9),
  );
});

test('[DLV-KEY-12] PILFER takes a gem of the player’s choice after the loss of health; only colours at hand can be given', () => {
  check(
    roundIn('BRN-107', { gems: { ruby: 1, emerald: 2 } }),
    [
      dice(...miss, ...miss),
      together,
      commit(0),
      commit(1),
      refused({ act: 'give', gem: 'sapphire' }, { pick: 'gem', legal: ['ruby', 'emerald'] }),
      { act: 'give', gem: 'emerald' },
    ],
    [
      ['health.lost', { n: 1 }],
      ['gem.lost', { gem: 'emerald' }],
    ],
    (board) => {
      expect(gemsIn(board)).toEqual([1, 1, 0]);
      expect(board.hero.gems.emerald).toEqual({ gained: 2, used: 1 });
    },
  );
});

test('[DLV-KEY-12] PILFER takes nothing after a passed guard check', () => {
  check(
    roundIn('BRN-107', { gems: { ruby: 1 } }),
    [dice(...miss, ...hit), together, commit(0), commit(1)],
    [never('gem.lost'), never('health.lost')],
    (board) => expect(gemsIn(board)).toEqual([1, 0, 0]),
  );
});

test('[DLV-KEY-12] a gem already used cannot be pilfered, and one colour left needs no question', () => {
  const spent = (board: Board): void => void (board.hero.gems.ruby.used = 2);
  check(
    roundIn('BRN-107', { gems: { ruby: 2, sapphire: 1 }, change: spent }),
    [dice(...miss, ...miss), together, commit(0), commit(1)],
    [['gem.lost', { gem: 'sapphire' }]],
    (board) => expect(board.hero.gems).toMatchObject({ ruby: { gained: 2, used: 2 }, sapphire: { gained: 1, used: 1 } }),
  );
});

test('[DLV-KEY-12] a loss reduced to 0 is still a failed guard check: the gem goes', () => {
  check(
    roundIn('BRN-107', { gems: { ruby: 1 }, items: ['cork'] }),
    [dice(...miss, ...miss), together, commit(0), commit(1), { act: 'use', item: 0 }],
    [['loss.reduced', { n: 1, left: 0 }], ['gem.lost', { gem: 'ruby' }], never('health.lost')],
    (board) => expect(healthOf(board)).toBe(10),
  );
});

test('[DLV-KEY-03, DLV-KEY-12] PILFER with VOLLEY: a gem for each failed guard check, as long as there is one', () => {
  reprinted('TAL-305', { keywords: [{ key: 'VOLLEY' }, { key: 'PILFER' }] }, () => {
    const failed = [dice(...miss, ...miss, ...miss), together, commit(0), commit(1), commit(2)];
    check(
      roundIn('TAL-305', { gems: { ruby: 1, emerald: 1 } }),
      [...failed, { act: 'give', gem: 'ruby' }],
      [
        ['health.lost', { left: 9 }],
        ['gem.lost', { gem: 'ruby' }],
        ['health.lost', { left: 8 }],
        ['gem.lost', { gem: 'emerald' }],
      ],
      (board) => expect(gemsIn(board)).toEqual([0, 0, 0]),
    );
    check(
      roundIn('TAL-305', { gems: { ruby: 1 } }),
      failed,
      [
        ['gem.lost', { gem: 'ruby' }],
        ['health.lost', { left: 8 }],
      ],
      (board) => expect(healthOf(board)).toBe(8),
    );
  });
});

test('[DLV-KEY-12] a hero who falls has nothing more stolen', () => {
  check(
    roundIn('BRN-107', { health: 1, gems: { ruby: 1 } }),
    [dice(...miss, ...miss), together, commit(0), commit(1)],
    [['hero.fell'], never('gem.lost')],
  );
});

// --- DULL -----------------------------------------------------------------------------------------------------------

test('[DLV-KEY-13] TV-33 DULL ruby: refused in a round, allowed on the On Clear check', () => {
  check(
    resolving('TAL-207', { gems: { ruby: 3, emerald: 1 }, bubbles: { AGL: 4, WIT: 4 } }, { filled: 2 }),
    [
      { ...together, guard: 'DEF' },
      dice(4, 3, 3, 3),
      refused(
        { act: 'spend', gem: 'ruby', check: 1, die: 0, step: 1 },
        { rule: 'DLV-KEY-13', pick: 'gem', why: { rule: 'DLV-KEY-13', key: 'dulled', args: { gem: 'ruby' } }, legal: ['emerald'] },
      ),
      commit(0),
      commit(1),
      { act: 'choose', rewards: [] },
      { act: 'roll' },
      { act: 'roll', mode: '+2' },
      dice(2, 3),
      { act: 'spend', gem: 'ruby', check: 0, die: 0, step: 1 },
      commit(0),
    ],
    [
      ['health.lost', { n: 1 }],
      ['room.cleared'],
      ['gem.spent', { gem: 'ruby', as: 'ruby' }],
      ['check.committed', { purpose: 'onClear', total: 8, passed: true }],
      ['item.gained', { item: 'mask' }],
    ],
    (board) => expect(gemsIn(board)).toEqual([2, 1, 0]),
  );
});

test('[DLV-KEY-13] DULL leaves the other colours alone', () => {
  check(
    roundIn('TAL-207', { gems: { ruby: 1, emerald: 1 } }),
    [{ ...together, guard: 'DEF' }, dice(...miss, ...hit), { act: 'spend', gem: 'emerald', check: 0 }, dice(4, 3)],
    [
      ['gem.spent', { gem: 'emerald' }],
      ['circles.filled', { n: 1 }],
    ],
    (board) => expect(gemsIn(board)).toEqual([1, 0, 0]),
  );
});

test('[DLV-KEY-13] with only dulled gems there is nothing to decide: the checks are committed at once', () => {
  check(
    roundIn('TAL-207', { gems: { ruby: 3 } }),
    [{ ...together, guard: 'DEF' }, dice(...miss, ...hit)],
    [['check.committed', { purpose: 'guard' }]],
    (board, state) => {
      expect(state.isOver).toBe(true);
      expect(gemsIn(board)).toEqual([3, 0, 0]);
    },
  );
});

test('[DLV-KEY-13] DULL holds from the opening on', () => {
  reprinted('BRN-204', { keywords: [{ key: 'AMBUSH' }, { key: 'DULL', gem: 'ruby' }] }, () =>
    check(
      openingOf('BRN-204', { gems: { ruby: 1, sapphire: 1 } }),
      [
        dice(4, 3),
        refused({ act: 'spend', gem: 'ruby', check: 0, die: 0, step: 1 }, { rule: 'DLV-KEY-13', pick: 'gem' }),
        { act: 'spend', gem: 'sapphire', check: 0, die: 1 },
        dice(4),
      ],
      [['check.committed', { purpose: 'guard', total: 8, passed: true }]],
    ),
  );
});

test('[DLV-KEY-13] a colour is dulled in the opening and in the rounds: not when the card is drawn, not when the room is cleared, not between', () => {
  const at = (stage: Encounter['stage']) => dulled(inRoom('TAL-207', {}, { stage }));
  expect([at('drawn'), at('opening'), at('rounds'), at('clear')]).toEqual([null, 'ruby', 'ruby', null]);
  expect(dulled(boardWith())).toBeNull();
});

test('[DLV-KEY-13, DLV-KEY-12] a dulled gem can still be lost', () => {
  reprinted('TAL-207', { keywords: [{ key: 'PILFER' }, { key: 'DULL', gem: 'ruby' }] }, () =>
    check(
      roundIn('TAL-207', { gems: { ruby: 1, emerald: 1 } }),
      [together, dice(...miss, ...miss), commit(0), commit(1), { act: 'give', gem: 'ruby' }],
      [['gem.lost', { gem: 'ruby' }]],
    ),
  );
});

// --- CLOCK ----------------------------------------------------------------------------------------------------------

test('[DLV-KEY-14] TV-30 CLOCK 3: the room cleared in round 3 costs nothing', () => {
  check(
    resolving('BRN-104', {}, { filled: 2, round: 2 }),
    [dice(4, 3, ...hit), together],
    [['round.began', { round: 3 }], ['room.cleared'], never('health.lost')],
  );
});

test('[DLV-KEY-14] TV-31 CLOCK 3: not cleared at the end of round 3, 1 health is lost', () => {
  check(
    resolving('BRN-104', {}, { filled: 2, round: 2 }),
    [dice(...miss, ...hit), together],
    [
      ['round.began', { round: 3 }],
      ['health.lost', { n: 1, cause: 'clock', left: 9 }],
      ['round.began', { round: 4 }],
      never('health.lost', { cause: 'guard' }),
    ],
  );
});

test('[DLV-KEY-14] the CLOCK strikes at every multiple and at no other round', () => {
  for (const round of [1, 2, 3, 4, 5, 6, 7]) {
    check(roundIn('BRN-104', {}, { round: round - 1 }), [dice(...miss, ...hit), together], [], (board) =>
      expect(healthOf(board), `round ${round}`).toBe(round % 3 === 0 ? 9 : 10),
    );
  }
});

test('[DLV-KEY-14] the loss of the CLOCK has its own DAMAGE window after that of the guard check', () => {
  check(
    roundIn('BRN-104', { items: ['cork'] }, { round: 2 }),
    [dice(...miss, ...miss), together, { act: 'take' }, { act: 'use', item: 0 }],
    [['health.lost', { cause: 'guard' }], ['loss.reduced', { n: 1, left: 0 }], never('health.lost', { cause: 'clock' })],
  );
});

test('[DLV-KEY-14] the CLOCK can be the end of the hero', () => {
  check(
    roundIn('BRN-104', { health: 1 }, { round: 2 }),
    [dice(...miss, ...hit), together],
    [
      ['health.lost', { cause: 'clock', left: 0 }],
      ['hero.fell', { card: 'BRN-104' }],
    ],
    (board) => expect(board.result).toBe('failed'),
  );
});

test('[DLV-KEY-14] the last circle filled by a test or by an item stops the CLOCK as well', () => {
  check(
    resolving('BRN-B01', { bubbles: { WIT: 3 } }, { filled: 8, round: 3 }),
    [{ act: 'roll-together', take: [0] }, dice(4, 4, ...miss, ...hit)],
    [['round.began', { round: 4 }], ['room.cleared'], never('health.lost')],
  );
  check(
    resolving('BRN-104', { items: ['nails'] }, { filled: 2, round: 2 }),
    [{ act: 'use', item: 0 }, together, dice(...hit)],
    [['attack.left-out', { round: 3 }], ['room.cleared'], never('health.lost')],
  );
});

test('[DLV-KEY-14] a circle added in the round of the last hit leaves the room open, and the CLOCK strikes', () => {
  check(
    roundIn('QUI-202', {}, { filled: 4, round: 3 }),
    [dice(...miss, ...hit, ...hit), together],
    [
      ['circle.added', { circles: 6 }],
      ['circles.filled', { filled: 5, circles: 6 }],
      ['health.lost', { n: 1, cause: 'clock' }],
    ],
  );
});
