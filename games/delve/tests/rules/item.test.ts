// Owns the tests of items: the inventory, the windows, and each of the 29 items with its precise points (DLV-ITEM).

import { missing } from '@undercroft/kernel';
import type { State } from '@undercroft/kernel';
import { check, dice, draws, never, refused, type ScriptItem } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { CARD_IDS, cardOf, type CardId } from '../../src/content/cards.ts';
import { ITEM_IDS, ITEMS, type ItemId } from '../../src/content/items.ts';
import type { Test, Window } from '../../src/content/types.ts';
import type { Delve } from '../../src/delve.ts';
import { circlesOf } from '../../src/content/circles.ts';
import { gemsOf, healthOf, type Board, type Encounter } from '../../src/state.ts';
import {
  between,
  boardWith,
  commit,
  decksAre,
  drawing,
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
const gemsIn = (board: Board): readonly number[] => [gemsOf(board, 'ruby'), gemsOf(board, 'emerald'), gemsOf(board, 'sapphire')];
const usedIn = (board: Board): readonly number[] => board.hero.inventory.map((entry) => entry.used);
const cleared = (card: CardId, wanted?: HeroWanted, lostHere = 0) => resolving(card, wanted, { filled: circlesOf(cardOf(card)), lostHere });
const betweenWith = (impending: readonly (CardId | readonly CardId[])[], wanted: HeroWanted = {}) =>
  between(boardWith({ ...wanted, change: decksAre({ impending, reserve: ['BRN-105'] }) }));

const hit = [6, 6] as const;
const miss = [1, 1] as const;
const takeAll = { act: 'take-all' } as const;
const noReward = { act: 'choose', rewards: [] } as const;
const roll = { act: 'roll' } as const;
const leave = { act: 'leave' } as const;
const use = (item: number) => ({ act: 'use', item }) as const;
const useOn = (item: number, at: number) => ({ act: 'use', item, check: at }) as const;
const placeNorth = { act: 'place', exit: wall(10, 15, 'N'), by: 0, mirrored: 0 } as const;

// --- the inventory --------------------------------------------------------------------------------------------------

test('[DLV-ITEM-01] a gained item is written into the inventory, behind those already there', () => {
  check(cleared('BRN-106', { items: ['cork'] }), [takeAll, leave], [['item.gained', { item: 'gaff' }, 'DLV-ITEM-01']], (board) =>
    expect(board.hero.inventory).toEqual([
      { item: 'cork', uses: 2, used: 0, usedHere: 0 },
      { item: 'gaff', uses: 3, used: 0, usedHere: 0 },
    ]),
  );
});

/** The list of the specification: uses and window of every item. */
const LIST: Readonly<Record<ItemId, readonly [uses: number | null, window: Window]>> = {
  gaff: [3, 'AFTER-ROLL'],
  nails: [2, 'ROUND-START'],
  hammer: [2, 'AFTER-PASS'],
  firepot: [1, 'ROUND-START'],
  whet: [1, 'ROUND-START'],
  oar: [3, 'AFTER-ROLL'],
  cork: [2, 'DAMAGE'],
  buckler: [2, 'AFTER-PASS'],
  smoke: [2, 'ROUND-START'],
  fork: [1, 'ROUND-START'],
  slippers: [3, 'AFTER-ROLL'],
  lens: [3, 'AFTER-ROLL'],
  storm: [2, 'AFTER-ROLL'],
  key: [1, 'ON-CLEAR'],
  seal: [2, 'AFTER-ROLL'],
  charm: [1, 'AFTER-ROLL'],
  knuckle: [2, 'AFTER-ROLL'],
  heron: [2, 'BEFORE-ROLL'],
  bread: [2, 'ROUND-END'],
  draught: [1, 'ON-CLEAR'],
  wick: [1, 'DAMAGE'],
  prism: [2, 'AFTER-ROLL'],
  manual: [1, 'BETWEEN'],
  mask: [1, 'BETWEEN'],
  rope: [1, 'DRAW'],
  spy: [2, 'BETWEEN'],
  chalk: [2, 'PLACE'],
  almanac: [null, 'PASSIVE'],
  button: [null, 'AFTER-ROLL'],
};

test('[DLV-ITEM-02] the 29 items have the uses and the window of the list', () => {
  expect(Object.fromEntries(ITEM_IDS.map((id) => [id, [ITEMS[id].uses, ITEMS[id].window]]))).toEqual(LIST);
  expect(ITEM_IDS).toHaveLength(29);
});

test('[DLV-ITEM-02] every item that cards give is in the list, and every item of the list is given by a card', () => {
  const rewards = CARD_IDS.map(cardOf).flatMap((card) => [...card.auto, ...card.checks.flatMap((one) => one.gain)]);
  const given = new Set(rewards.flatMap((reward) => (reward.gain === 'item' ? [reward.item] : [])));
  expect([...given].sort()).toEqual([...ITEM_IDS].sort());
});

test('[DLV-ITEM-03] each use fills one circle; the empty ones are the uses left', () => {
  check(
    roundIn('TAL-103', { items: ['gaff', 'button'] }),
    [together, dice(...miss, ...hit), useOn(0, 0), useOn(0, 0), commit(0), commit(1)],
    [
      ['item.used', { item: 'gaff', place: 0 }, 'DLV-ITEM-03'],
      ['item.used', { item: 'gaff', place: 0 }, 'DLV-ITEM-03'],
    ],
    (board) =>
      expect(board.hero.inventory).toMatchObject([
        { item: 'gaff', uses: 3, used: 2 },
        { item: 'button', uses: null, used: 0 },
      ]),
  );
});

test('[DLV-ITEM-03, DLV-ITEM-04, DLV-ITEM-08] TV-40 OAR SHIELD with 1 use left: 5 becomes 7 against 8 and fails, a second use is refused', () => {
  check(
    roundIn('TAL-305', { items: [['oar', 2], 'button'] }),
    [
      together,
      dice(...miss, 3, 2, ...hit),
      useOn(0, 1),
      refused(useOn(0, 1), { rule: 'DLV-ITEM-04', pick: 'item', why: { rule: 'DLV-ITEM-04', key: 'used-up', args: { item: 'oar' } } }),
      commit(0),
      commit(1),
      commit(2),
    ],
    [
      ['check.helped', { check: 1, n: 2 }, 'DLV-ITEM-08'],
      ['check.committed', { check: 1, purpose: 'guard', total: 7, target: 8, passed: false }],
      ['health.lost', { n: 1 }],
    ],
    (board) => expect(usedIn(board)).toEqual([3, 0]),
  );
});

test('[DLV-ITEM-04] a used-up item stays listed', () => {
  check(roundIn('TAL-103', { items: ['whet'] }), [use(0), together, dice(...miss, ...hit)], [['item.used', { item: 'whet' }]], (board) =>
    expect(board.hero.inventory).toEqual([{ item: 'whet', uses: 1, used: 1, usedHere: 1 }]),
  );
});

test('[DLV-ITEM-06] an item gained a second time is a second entry with its own circles', () => {
  check(
    cleared('BRN-104', { items: [['cork', 2]] }),
    [takeAll, roll, dice(...hit), commit(0)],
    [['item.gained', { item: 'cork' }]],
    (board) =>
      expect(board.hero.inventory).toMatchObject([
        { item: 'cork', uses: 2, used: 2 },
        { item: 'cork', uses: 2, used: 0 },
      ]),
  );
});

test('[DLV-ITEM-06] of two entries of one item either may be used', () => {
  check(
    roundIn('TAL-103', { items: [['oar', 3], 'oar'] }),
    [
      together,
      dice(...miss, 3, 2),
      refused(useOn(0, 1), { rule: 'DLV-ITEM-04', pick: 'item', legal: [1] }),
      useOn(1, 1),
      commit(0),
      commit(1),
    ],
    [
      ['item.used', { item: 'oar', place: 1 }],
      ['check.committed', { purpose: 'guard', total: 7, passed: true }],
    ],
    (board) => expect(usedIn(board)).toEqual([3, 1]),
  );
});

test('[DLV-ITEM-07] the inventory has no size limit', () => {
  check(
    cleared('BRN-106', { items: [...ITEM_IDS, ...ITEM_IDS, ...ITEM_IDS] }),
    [takeAll, leave],
    [['item.gained', { item: 'gaff' }]],
    (board) => expect(board.hero.inventory).toHaveLength(88),
  );
});

test('[DLV-ITEM-08] several items and several uses of one item add up on one check', () => {
  check(
    roundIn('TAL-103', { items: ['oar', 'oar', 'knuckle'] }),
    [
      together,
      dice(...miss, ...miss),
      useOn(0, 1),
      useOn(1, 1),
      useOn(0, 1),
      { act: 'use', item: 2, check: 1, die: 0 },
      commit(0),
      commit(1),
    ],
    [
      ['check.helped', { check: 1, n: 2 }],
      ['check.helped', { n: 2 }],
      ['check.helped', { n: 2 }],
      ['check.committed', { purpose: 'guard', total: 13, passed: true }],
    ],
    (board) => expect(usedIn(board)).toEqual([2, 1, 1]),
  );
});

// --- windows --------------------------------------------------------------------------------------------------------

/** Every item twice: first without uses left, then fresh. */
const BOTH = [...ITEM_IDS.map((id) => [id, ITEMS[id].uses ?? 0] as const), ...ITEM_IDS];
const hazard = (skill: 'AGL' | 'WIT'): Test => ({ when: 'round', must: true, skill, target: 2 });
const plain = { act: 'roll', mode: '+0' } as const;
/** A round with a check of each skill, up to the open dice: WIT and AGL tests, attack passed, guard as given. */
const openDice = (guard: readonly number[], health = 5): readonly [ReturnType<typeof roundIn>, readonly ScriptItem[]] => [
  roundIn('TAL-103', { items: BOTH, health, gems: { ruby: 1 } }),
  [together, plain, plain, plain, plain, dice(...miss, ...miss, 4, 4, ...guard)],
];
const afterAttack = [commit(0), commit(1), commit(2)];

function opened(window: string): State<Delve> {
  const all = { items: BOTH };
  const [guarded, toGuarded] = openDice([4, 4]);
  const [failed, toFailed] = openDice([1, 1], 1);
  const [hurt, toHurt] = openDice([1, 1]);
  const goOn = { act: 'go-on' } as const;
  switch (window) {
    case 'BETWEEN':
      return check(betweenWith(['BRN-101', 'BRN-102'], all), [], []);
    case 'DRAW':
      return check(drawing(['BRN-102', 'BRN-101'], all), [], []);
    case 'PLACE':
      return check(drawing(['BRN-101'], all), [], []);
    case 'ROUND-START':
      return check(roundIn('TAL-103', all), [], []);
    case 'BEFORE-ROLL':
      return check(roundIn('TAL-103', all), [together], []);
    case 'AFTER-ROLL':
      return check(guarded, toGuarded, []);
    case 'AFTER-PASS of an attack':
      return check(guarded, [...toGuarded, ...afterAttack], []);
    case 'AFTER-PASS of a guard':
      return check(guarded, [...toGuarded, ...afterAttack, goOn, commit(3)], []);
    case 'DAMAGE':
      return check(failed, [...toFailed, ...afterAttack, goOn, commit(3)], []);
    case 'ROUND-END':
      return check(hurt, [...toHurt, ...afterAttack, goOn, commit(3), { act: 'take' }], []);
    case 'ON-CLEAR':
      return check(cleared('TAL-103', all, 2), [], []);
    default:
      return check(cleared('TAL-103', all, 2), [takeAll], []);
  }
}

/** What may be used where: the act, and the items it offers. */
const OFFERED: readonly (readonly [window: string, act: string, items: readonly ItemId[]])[] = [
  ['BETWEEN', 'learn', ['manual', 'mask']],
  ['BETWEEN', 'look', ['spy']],
  ['DRAW', 'redraw', ['rope']],
  ['PLACE', 'chalk', ['chalk']],
  ['ROUND-START', 'use', ['nails', 'firepot', 'whet', 'smoke', 'fork']],
  ['BEFORE-ROLL', 'cloak', ['heron']],
  ['AFTER-ROLL', 'use', ['gaff', 'oar', 'slippers', 'lens', 'storm', 'seal', 'charm', 'knuckle', 'prism', 'button']],
  ['AFTER-PASS of an attack', 'use', ['hammer']],
  ['AFTER-PASS of a guard', 'use', ['buckler']],
  ['DAMAGE', 'use', ['cork', 'wick']],
  ['ROUND-END', 'use', ['bread']],
  ['ON-CLEAR', 'use', ['draught']],
  ['ON-CLEAR of a check', 'use', ['draught']],
  ['ON-CLEAR of a check', 'open', ['key']],
];

const withFourSkills = <V>(run: () => V): V => reprinted('TAL-103', { tests: [hazard('WIT'), hazard('AGL')] }, run);
/** The fresh entry, and the other one too where it cannot be used up. */
const placesOf = (id: ItemId): readonly number[] =>
  ITEMS[id].uses === null ? [ITEM_IDS.indexOf(id), 29 + ITEM_IDS.indexOf(id)] : [29 + ITEM_IDS.indexOf(id)];

describe('the window of every item', () => {
  for (const [window, act, items] of OFFERED) {
    test(`[DLV-ITEM-05] ${window}, ${act}: exactly ${items.join(', ')}`, () => {
      withFourSkills(() => {
        const asking = opened(window).ask(0);
        asking?.take(act);
        const wanted = items.flatMap(placesOf).sort((a, b) => a - b);
        expect(asking?.open()).toMatchObject({ name: 'item', options: wanted });
      });
    });

    test(`[DLV-ITEM-05] ${window}, ${act}: every other item is refused`, () => {
      withFourSkills(() => {
        const state = opened(window);
        ITEM_IDS.forEach((id, at) => {
          if (items.includes(id)) return;
          expect(state.apply(0, { act, item: 29 + at }), id).toMatchObject({
            ok: false,
            refusal: { rule: 'DLV-ITEM-05', pick: 'item', got: 29 + at },
          });
        });
      });
    });

    test(`[DLV-ITEM-04] ${window}, ${act}: the same items without empty circles are refused`, () => {
      withFourSkills(() => {
        const state = opened(window);
        for (const id of items) {
          const at = ITEM_IDS.indexOf(id);
          if (ITEMS[id].uses === null) continue;
          expect(state.apply(0, { act, item: at }), id).toMatchObject({
            ok: false,
            refusal: { rule: 'DLV-ITEM-04', pick: 'item', why: { key: 'used-up', args: { item: id } } },
          });
        }
      });
    });
  }

  test('[DLV-ITEM-05] every item but the passive one has its window', () => {
    expect([...new Set(OFFERED.flatMap(([, , items]) => items))].sort()).toEqual(ITEM_IDS.filter((id) => id !== 'almanac').sort());
  });
});

// --- items for the attack -------------------------------------------------------------------------------------------

test('[DLV-ITEM-05] HOOKED GAFF adds 2 to one ATK check after its dice are seen', () => {
  check(
    roundIn('TAL-103', { items: ['gaff'] }),
    [together, dice(2, 2, ...hit), useOn(0, 0), commit(0)],
    [
      ['check.rolled', { check: 0, dice: [2, 2] }],
      ['item.used', { item: 'gaff' }],
      ['check.helped', { check: 0, n: 2 }],
      ['check.committed', { purpose: 'attack', total: 6, passed: true }],
    ],
    (board) => expect(usedIn(board)).toEqual([1]),
  );
});

test('[DLV-ITEM-05] THROWING NAILS fill one circle at the start of a round', () => {
  check(
    roundIn('BRN-101', { items: ['nails'] }),
    [use(0), together, dice(...miss, ...hit)],
    [
      ['item.used', { item: 'nails' }],
      ['circles.filled', { n: 1, filled: 1, circles: 3 }],
      ['check.declared', { purpose: 'attack' }],
    ],
    (board) => expect(usedIn(board)).toEqual([1]),
  );
});

test('[DLV-ITEM-05] THROWING NAILS: both uses in one round fill two circles', () => {
  check(
    roundIn('BRN-101', { items: ['nails'] }),
    [use(0), use(0), refused(use(0), { rule: 'DLV-ITEM-04', pick: 'item' }), together, dice(...miss, ...hit)],
    [
      ['circles.filled', { filled: 1 }],
      ['circles.filled', { filled: 2 }],
    ],
    (board) => expect(usedIn(board)).toEqual([2]),
  );
});

test('[DLV-ITEM-05] BELL HAMMER fills one more circle right after an attack check passes', () => {
  check(
    roundIn('BRN-101', { items: ['hammer'] }),
    [together, dice(3, 3, ...hit), use(0), { act: 'go-on' }],
    [
      ['check.committed', { purpose: 'attack', passed: true }],
      ['item.used', { item: 'hammer' }],
      ['hit.scored', { n: 1 }, 'DLV-ITEM-05'],
      ['check.committed', { purpose: 'guard' }],
      ['circles.filled', { n: 2, filled: 2 }],
    ],
    (board) => expect(usedIn(board)).toEqual([1]),
  );
});

test('[DLV-ITEM-05] BELL HAMMER may be kept back, or swung twice after the same pass', () => {
  check(
    roundIn('BRN-101', { items: ['hammer'] }),
    [together, dice(3, 3, ...hit), { act: 'go-on' }],
    [['circles.filled', { n: 1 }], never('item.used')],
  );
  check(
    roundIn('BRN-101', { items: ['hammer'] }),
    [together, dice(3, 3, ...hit), use(0), use(0)],
    [['circles.filled', { n: 3, filled: 3 }]],
    (board) => expect(usedIn(board)).toEqual([2]),
  );
});

test('[DLV-ITEM-05] BELL HAMMER needs a passed attack check: not a missed one, not a trial, not an On Clear check of ATK', () => {
  check(
    roundIn('BRN-101', { items: ['hammer'] }),
    [together, dice(...miss, ...hit)],
    [['check.committed', { purpose: 'guard', passed: true }], never('item.used')],
    (_, state) => expect(state.isOver).toBe(true),
  );
  check(
    roundIn('TAL-203', { items: ['hammer'] }),
    [{ ...together, trial: 'ATK' }, dice(...hit)],
    [['circles.filled', { n: 1 }]],
    (_, state) => expect(state.isOver).toBe(true),
  );
  check(cleared('TAL-108', { items: ['hammer'] }), [noReward, roll, dice(...hit)], [['item.gained', { item: 'firepot' }]], (_, state) =>
    expect(state.isOver).toBe(true),
  );
});

test('[DLV-ITEM-05] BELL HAMMER follows an attack with any STRIKE skill, and breaks one circle more of a BRITTLE foe', () => {
  check(
    roundIn('QUI-102', { items: ['hammer'] }),
    [{ ...together, strike: 'WIT' }, dice(4, 3, ...hit), use(0), { act: 'go-on' }],
    [
      ['check.committed', { skill: 'WIT', passed: true }],
      ['circles.filled', { n: 2 }],
    ],
  );
  check(
    roundIn('BRN-208', { items: ['hammer'] }),
    [together, dice(6, 5, ...hit), use(0)],
    [
      ['hit.scored', { n: 2 }],
      ['hit.scored', { n: 1 }],
      ['circles.filled', { n: 3, filled: 3 }],
    ],
  );
});

test('[DLV-ITEM-05] TV-38 FIRE POT fills the last two circles: no attack check, the guard check is still made, then the room is cleared', () => {
  check(
    resolving('TAL-103', { items: ['firepot'] }),
    [use(0), together, dice(...miss)],
    [
      ['circles.filled', { n: 2, filled: 2, circles: 2 }],
      ['attack.left-out', { round: 1 }],
      ['check.declared', { purpose: 'guard', target: 7 }],
      ['health.lost', { n: 1, left: 9 }],
      ['room.cleared'],
      never('check.declared', { purpose: 'attack' }),
    ],
    (board) => expect(usedIn(board)).toEqual([1]),
  );
});

test('[DLV-ITEM-05] TV-38 FIRE POT does not save a hero with 1 health from the last attack', () => {
  check(
    resolving('TAL-103', { items: ['firepot'], health: 1 }),
    [use(0), together, dice(...miss)],
    [['circles.filled', { filled: 2 }], ['hero.fell'], never('room.cleared')],
  );
});

test('[DLV-ITEM-05] FIRE POT fills one circle where only one is empty, and two of more', () => {
  check(
    roundIn('TAL-103', { items: ['firepot'] }, { filled: 1 }),
    [use(0), together, dice(...hit)],
    [['circles.filled', { n: 1, filled: 2, circles: 2 }]],
  );
  check(
    roundIn('QUI-101', { items: ['firepot'] }),
    [use(0), together, dice(...miss, ...hit)],
    [
      ['circles.filled', { n: 2, filled: 2, circles: 4 }],
      ['check.declared', { purpose: 'attack' }],
    ],
  );
});

test('[DLV-ITEM-05] ROUND-START items are for combat rooms: in a trial they are refused', () => {
  check(
    roundIn('BRN-105', { items: ['nails', 'firepot', 'whet', 'smoke', 'fork'] }),
    [...[0, 1, 2, 3, 4].map((item) => refused(use(item), { decision: 'plan-round' })), together, dice(...hit)],
    [['circles.filled', { n: 1 }], never('item.used')],
  );
});

test('[DLV-ITEM-05] an item that could change nothing is kept: no circle left to fill, no attack left to stop', () => {
  check(
    roundIn('TAL-103', { items: ['firepot', 'nails', 'smoke', 'whet'] }),
    [use(0), refused(use(1), { pick: 'item', legal: [2] }), use(2), refused(use(2), { pick: 'item', legal: [] }), together],
    [never('check.declared')],
    (board) => expect(usedIn(board)).toEqual([1, 0, 1, 0]),
  );
});

test('[DLV-ITEM-05] WHETSTONE: DEF −1 from the round of use to the end of the encounter', () => {
  check(
    resolving('BRN-101', { items: ['whet'] }),
    [together, dice(3, 2, ...hit), use(0), together, dice(3, 2, ...hit), together, dice(2, 2, ...hit)],
    [
      ['check.committed', { purpose: 'attack', total: 5, target: 6, passed: false }],
      ['foe.weakened', { what: 'def', n: 1 }],
      ['check.committed', { purpose: 'attack', total: 5, target: 5, passed: true }],
      ['check.committed', { purpose: 'attack', total: 4, target: 5, passed: false }],
    ],
    (board) => expect(usedIn(board)).toEqual([1]),
  );
});

test('[DLV-ITEM-05] WHETSTONE leaves the ATK alone, TUNING FORK the DEF; two of one kind add up', () => {
  const targets = (items: readonly ItemId[]): readonly number[] =>
    encounterIn(
      check(roundIn('TAL-103', { items }), [...items.map((_, place) => use(place)), together, dice(...miss, ...hit)], []).board,
    ).checks.map((one) => one.target);
  expect(targets([])).toEqual([6, 7]);
  expect(targets(['whet'])).toEqual([5, 7]);
  expect(targets(['fork'])).toEqual([6, 6]);
  expect(targets(['whet', 'whet', 'fork', 'fork'])).toEqual([4, 5]);
});

// --- items for the guard --------------------------------------------------------------------------------------------

test('[DLV-ITEM-05] OAR SHIELD adds 2 to one DEF check', () => {
  check(
    roundIn('TAL-103', { items: ['oar'] }),
    [together, dice(...miss, 3, 2), useOn(0, 1), commit(0), commit(1)],
    [['check.committed', { purpose: 'guard', total: 7, target: 7, passed: true }], never('health.lost')],
  );
});

test('[DLV-ITEM-05] CORK VEST reduces one loss by 1; several uses go on the same loss', () => {
  check(
    roundIn('TAL-103', { items: ['cork'] }),
    [together, dice(...miss, ...miss), use(0)],
    [['loss.reduced', { n: 1, left: 0 }], never('health.lost')],
    (board) => expect(usedIn(board)).toEqual([1]),
  );
  check(
    roundIn('BRN-208', { items: ['cork'] }),
    [together, dice(...miss, ...miss), use(0), use(0)],
    [['loss.reduced', { left: 1 }], ['loss.reduced', { left: 0 }], never('health.lost')],
    (board) => expect(usedIn(board)).toEqual([2]),
  );
});

test('[DLV-ITEM-05] CORK VEST works on every loss: hazard, trial, CLOCK', () => {
  check(openingOf('TAL-110', { items: ['cork'] }), [dice(...miss), use(0)], [['loss.reduced'], never('health.lost')]);
  check(roundIn('BRN-105', { items: ['cork'] }), [together, dice(...miss), use(0)], [['loss.reduced'], never('health.lost')]);
  check(
    roundIn('BRN-104', { items: ['cork'] }, { round: 2 }),
    [together, dice(...miss, ...hit), use(0)],
    [['loss.reduced'], never('health.lost')],
  );
});

test('[DLV-ITEM-05] MIRROR BUCKLER fills one circle right after a guard check passes, though the attack missed: nothing regrows', () => {
  check(
    roundIn('BRN-109', { items: ['buckler'] }, { filled: 1 }),
    [together, dice(...miss, 3, 2), use(0), { act: 'go-on' }],
    [
      ['check.committed', { purpose: 'guard', total: 5, passed: true }],
      ['hit.scored', { n: 1 }, 'DLV-ITEM-05'],
      ['circles.filled', { n: 1, filled: 2 }],
      never('circle.erased'),
    ],
    (board) => expect(usedIn(board)).toEqual([1]),
  );
});

test('[DLV-ITEM-05] MIRROR BUCKLER kept back: the circle regrows', () => {
  check(
    roundIn('BRN-109', { items: ['buckler'] }, { filled: 1 }),
    [together, dice(...miss, 3, 2), { act: 'go-on' }],
    [['circle.erased', { by: 'REGROW', filled: 0 }], never('item.used')],
  );
});

test('[DLV-ITEM-05] MIRROR BUCKLER needs a passed guard check: not a failed one, not an attack, not an On Clear check of DEF', () => {
  check(roundIn('BRN-109', { items: ['buckler'] }), [together, dice(...hit, ...miss)], [['health.lost'], never('item.used')], (_, state) =>
    expect(state.isOver).toBe(true),
  );
  check(cleared('TAL-103', { items: ['buckler'] }), [noReward, roll, dice(...hit)], [['gem.gained']], (_, state) =>
    expect(state.isOver).toBe(true),
  );
});

test('[DLV-ITEM-05] MIRROR BUCKLER works for any GUARD skill, for both guard checks of a VOLLEY, and in an ambush', () => {
  check(
    roundIn('QUI-110', { items: ['buckler'] }),
    [{ ...together, guard: 'AGL' }, dice(...miss, ...hit), use(0), { act: 'go-on' }],
    [
      ['check.committed', { purpose: 'guard', skill: 'AGL' }],
      ['circles.filled', { n: 1 }],
    ],
  );
  check(
    roundIn('TAL-305', { items: ['buckler'] }),
    [together, dice(...miss, ...hit, ...hit), use(0), { act: 'go-on' }, use(0)],
    [['circles.filled', { n: 2, filled: 2 }]],
    (board) => expect(usedIn(board)).toEqual([2]),
  );
  check(
    openingOf('BRN-204', { items: ['buckler'] }),
    [dice(...hit), use(0), { act: 'go-on' }],
    [
      ['check.committed', { purpose: 'guard', passed: true }],
      ['circles.filled', { n: 1, filled: 1, circles: 3 }],
    ],
  );
});

test('[DLV-ITEM-05] MIRROR BUCKLER fills the last circle: the room is cleared at the end of that round', () => {
  check(
    resolving('TAL-103', { items: ['buckler'] }, { filled: 1 }),
    [inTurn, { act: 'roll', kind: 'guard' }, dice(...hit), use(0), dice(...miss)],
    [
      ['check.committed', { purpose: 'guard' }],
      ['check.committed', { purpose: 'attack', passed: false }],
      ['circles.filled', { filled: 2 }],
      ['room.cleared'],
    ],
  );
});

test('[DLV-ITEM-05] TV-39 SMOKE PELLET against VOLLEY: no guard check at all this round, two in the next', () => {
  check(
    resolving('TAL-305', { items: ['smoke'] }),
    [use(0), together, dice(...miss), together, dice(...miss, ...hit, ...hit)],
    [
      ['item.used', { item: 'smoke' }],
      ['foe.blinded', { round: 1 }, 'DLV-ITEM-05'],
      ['check.committed', { check: 0, purpose: 'attack' }],
      ['round.began', { round: 2 }],
      ['check.committed', { check: 1, purpose: 'guard' }],
      ['check.committed', { check: 2, purpose: 'guard' }],
    ],
    (board) => expect(usedIn(board)).toEqual([1]),
  );
});

test('[DLV-ITEM-05] SMOKE PELLET stops neither hazards nor the CLOCK', () => {
  check(
    roundIn('TAL-202', { items: ['smoke'] }),
    [use(0), { ...together, strike: 'ATK' }, dice(...miss, ...miss)],
    [['health.lost', { n: 1, cause: 'test' }]],
  );
  check(
    roundIn('BRN-104', { items: ['smoke'] }, { round: 2 }),
    [use(0), together, dice(...miss)],
    [['health.lost', { n: 1, cause: 'clock' }]],
  );
});

test('[DLV-ITEM-05] TUNING FORK: ATK −1 from the round of use to the end of the encounter', () => {
  check(
    resolving('TAL-101', { items: ['fork'] }),
    [together, dice(4, 3, 3, 2), use(0), together, dice(...miss, 3, 3), together, dice(...miss, 3, 3)],
    [
      ['check.committed', { purpose: 'guard', total: 5, target: 6, passed: false }],
      ['foe.weakened', { what: 'atk', n: 1 }],
      ['check.committed', { purpose: 'guard', total: 6, target: 6, passed: true }],
      ['check.committed', { purpose: 'guard', total: 6, target: 6, passed: true }],
    ],
  );
});

// --- bonus items and their skills -----------------------------------------------------------------------------------

test('[DLV-ITEM-09] CATGUT SLIPPERS help every AGL check: test, trial, guard with AGL, attack with AGL, On Clear', () => {
  const agl = { items: ['slippers'] } as const;
  check(
    roundIn('BRN-103', agl),
    [together, dice(2, 1, ...hit, ...hit), useOn(0, 0), commit(0)],
    [['check.committed', { purpose: 'test', total: 5, passed: true }]],
  );
  check(
    roundIn('BRN-105', agl),
    [together, dice(2, 2), useOn(0, 0), commit(0)],
    [['check.committed', { purpose: 'trial', total: 6, passed: true }]],
  );
  check(
    roundIn('QUI-110', agl),
    [{ ...together, guard: 'AGL' }, dice(...miss, 2, 2), useOn(0, 1), commit(0), commit(1)],
    [['check.committed', { purpose: 'guard', total: 6, passed: true }]],
  );
  check(
    roundIn('TAL-306', agl),
    [{ ...together, strike: 'AGL', guard: 'DEF' }, dice(3, 3, ...hit), useOn(0, 0), commit(0)],
    [['check.committed', { purpose: 'attack', total: 8, passed: true }]],
  );
  check(
    cleared('BRN-101', agl),
    [noReward, roll, dice(2, 2), useOn(0, 0), commit(0)],
    [['check.committed', { purpose: 'onClear', total: 6, passed: true }]],
  );
});

test('[DLV-ITEM-09] READING LENS helps every WIT check: test, trial, guard with WIT, attack with WIT, On Clear', () => {
  const wit = { items: ['lens'] } as const;
  check(
    roundIn('QUI-109', wit),
    [{ act: 'roll-together', take: [0] }, dice(3, 2, 3, 3, ...hit), useOn(0, 0), commit(0)],
    [
      ['check.committed', { purpose: 'test', total: 7, passed: true }],
      ['check.committed', { purpose: 'attack', total: 8 }],
    ],
  );
  check(
    roundIn('BRN-108', wit),
    [together, dice(2, 2), useOn(0, 0), commit(0)],
    [['check.committed', { purpose: 'trial', total: 6, passed: true }]],
  );
  check(
    roundIn('TAL-207', wit),
    [{ ...together, guard: 'WIT' }, dice(...miss, 3, 2), useOn(0, 1), commit(0), commit(1)],
    [['check.committed', { purpose: 'guard', total: 7, passed: true }]],
  );
  check(
    roundIn('QUI-102', wit),
    [{ ...together, strike: 'WIT' }, dice(3, 2, ...hit), useOn(0, 0), commit(0)],
    [['check.committed', { purpose: 'attack', total: 7, passed: true }]],
  );
  check(
    cleared('BRN-104', wit),
    [noReward, roll, dice(2, 2), useOn(0, 0), commit(0)],
    [['check.committed', { purpose: 'onClear', total: 6, passed: true }]],
  );
});

test('[DLV-ITEM-09] HOOKED GAFF helps an ATK test, an ATK trial and an ATK check On Clear; OAR SHIELD a DEF check On Clear', () => {
  check(
    roundIn('TAL-304', { items: ['gaff'] }),
    [{ act: 'roll-together', take: [0] }, dice(4, 3, ...hit), useOn(0, 0), commit(0)],
    [['check.committed', { purpose: 'test', skill: 'ATK', total: 9, passed: true }]],
  );
  check(
    roundIn('TAL-203', { items: ['gaff'] }),
    [{ ...together, trial: 'ATK' }, dice(3, 2), useOn(0, 0), commit(0)],
    [['check.committed', { purpose: 'trial', total: 7, passed: true }]],
  );
  check(
    cleared('TAL-108', { items: ['gaff'] }),
    [noReward, roll, dice(2, 2), useOn(0, 0), commit(0)],
    [['check.committed', { purpose: 'onClear', total: 6, passed: true }]],
  );
  check(
    cleared('TAL-103', { items: ['oar'] }),
    [noReward, roll, dice(2, 2), useOn(0, 0), commit(0)],
    [['check.committed', { purpose: 'onClear', total: 6, passed: true }]],
  );
});

test('[DLV-ITEM-09] a bonus item does not go to a check of another skill', () => {
  check(
    roundIn('BRN-103', { items: ['gaff', 'oar', 'slippers', 'lens'] }),
    [
      together,
      dice(...miss, ...miss, ...miss),
      refused(useOn(0, 2), { rule: 'DLV-ITEM-09', pick: 'check', legal: [1] }),
      refused(useOn(1, 1), { pick: 'check', legal: [2] }),
      refused(useOn(2, 1), { pick: 'check', legal: [0] }),
      refused(useOn(3, 0), {
        rule: 'DLV-ITEM-09',
        pick: 'item',
        why: { rule: 'DLV-ITEM-09', key: 'no-fitting-check', args: { item: 'lens' } },
      }),
      commit(0),
      commit(1),
      commit(2),
    ],
    [never('item.used')],
  );
});

test('[DLV-ITEM-09] an attack with WIT is no ATK check, a guard with AGL no DEF check: gaff and shield do nothing for them', () => {
  check(
    roundIn('QUI-102', { items: ['gaff'] }),
    [{ ...together, strike: 'WIT' }, dice(...miss, ...hit)],
    [['check.committed', { purpose: 'attack', total: 2 }]],
    (_, state) => expect(state.isOver).toBe(true),
  );
  check(
    roundIn('QUI-110', { items: ['oar'] }),
    [{ ...together, guard: 'AGL' }, dice(...miss, ...miss)],
    [['check.committed', { purpose: 'guard', total: 2 }]],
    (_, state) => expect(state.isOver).toBe(true),
  );
});

test('[DLV-ITEM-05] STORM GLASS passes an AGL or WIT check inside a room, exactly: start test, round test, trial, attack, guard', () => {
  const glass = { items: ['storm'] } as const;
  check(
    openingOf('TAL-110', glass),
    [dice(...miss), useOn(0, 0)],
    [['check.assured', { check: 0 }], ['check.committed', { purpose: 'test', total: 5, target: 5, passed: true }], never('health.lost')],
    (board) => expect(usedIn(board)).toEqual([1]),
  );
  check(
    roundIn('TAL-206', glass),
    [together, dice(...miss, ...miss, ...hit), useOn(0, 0)],
    [['check.committed', { purpose: 'test', skill: 'WIT', total: 6, passed: true }], never('circle.added')],
  );
  check(
    roundIn('BRN-105', glass),
    [together, dice(...miss), useOn(0, 0)],
    [
      ['check.committed', { purpose: 'trial', total: 6, passed: true }],
      ['circles.filled', { n: 1 }],
    ],
  );
  check(
    roundIn('TAL-306', glass),
    [{ ...together, strike: 'WIT', guard: 'DEF' }, dice(...miss, ...hit), useOn(0, 0)],
    [
      ['check.committed', { purpose: 'attack', total: 8, target: 8, passed: true }],
      ['circles.filled', { n: 1 }],
    ],
  );
  check(
    roundIn('TAL-207', glass),
    [{ ...together, guard: 'WIT' }, dice(...miss, ...miss), useOn(0, 1)],
    [['check.committed', { purpose: 'guard', total: 7, passed: true }], never('health.lost')],
  );
});

test('[DLV-ITEM-05] STORM GLASS works neither on an ATK or DEF check nor On Clear', () => {
  check(roundIn('TAL-103', { items: ['storm'] }), [together, dice(...miss, ...miss)], [never('item.used')], (_, state) =>
    expect(state.isOver).toBe(true),
  );
  check(
    cleared('BRN-101', { items: ['storm', 'seal'] }),
    [noReward, roll, dice(...miss), refused(useOn(0, 0), { rule: 'DLV-ITEM-05', pick: 'item', legal: [1] }), commit(0)],
    [['check.committed', { purpose: 'onClear', passed: false }]],
  );
});

test('[DLV-ITEM-05] STORM GLASS on a DEF check is refused by what the item says, not by the rule of bonus items', () => {
  check(
    roundIn('TAL-103', { items: ['storm'], gems: { ruby: 1 } }),
    [
      together,
      dice(...miss, ...miss),
      refused(useOn(0, 1), {
        rule: 'DLV-ITEM-05',
        pick: 'item',
        why: { rule: 'DLV-ITEM-05', key: 'no-fitting-check', args: { item: 'storm' } },
      }),
    ],
    [never('item.used')],
  );
  check(
    roundIn('TAL-206', { items: ['storm'] }),
    [
      together,
      dice(...miss, ...miss, ...hit),
      refused(useOn(0, 2), {
        rule: 'DLV-ITEM-05',
        pick: 'check',
        why: { rule: 'DLV-ITEM-05', key: 'other-check', args: { item: 'storm' } },
      }),
    ],
    [never('item.used')],
  );
});

test('[DLV-ITEM-05] a check that STORM GLASS passes is passed: BELL HAMMER may follow it', () => {
  check(
    roundIn('TAL-306', { items: ['storm', 'hammer'] }),
    [{ ...together, strike: 'AGL', guard: 'DEF' }, dice(...miss, ...hit), useOn(0, 0), use(1), { act: 'go-on' }],
    [
      ['check.committed', { purpose: 'attack', passed: true }],
      ['item.used', { item: 'hammer' }],
      ['circles.filled', { n: 2 }],
    ],
  );
});

// --- items for the dice ---------------------------------------------------------------------------------------------

test('[DLV-ITEM-05] SKELETON KEY: one On Clear check passes without being rolled', () => {
  check(
    cleared('QUI-106', { items: ['key'] }),
    [takeAll, { act: 'open', item: 0 }, refused({ act: 'open', item: 0 }, { rule: 'DLV-ITEM-04', pick: 'item' }), leave],
    [
      ['item.used', { item: 'key' }],
      ['item.gained', { item: 'lens' }],
      ['reward.declined', { reward: 'check-1' }],
      never('check.declared'),
    ],
    (board) => expect(board.hero.inventory).toMatchObject([{ item: 'key', used: 1 }, { item: 'lens' }]),
  );
});

test('[DLV-ITEM-05] SKELETON KEY opens a reward of experience too, and cannot follow a failed roll', () => {
  check(
    cleared('BRN-103', { items: ['key'] }),
    [noReward, { act: 'open', item: 0 }, { act: 'train', skill: 'AGL' }],
    [['skill.trained', { skill: 'AGL', bubbles: 3 }]],
  );
  check(
    cleared('BRN-103', { items: ['key'] }),
    [noReward, roll, dice(...miss)],
    [['check.committed', { passed: false }], ['encounter.ended'], never('item.used')],
  );
});

test('[DLV-ITEM-05] WAX SEAL re-rolls one die and leaves the others', () => {
  check(
    roundIn('TAL-103', { items: ['seal'] }),
    [together, dice(5, 1, ...hit), { act: 'use', item: 0, check: 0, die: 1 }, dice(2), { act: 'use', item: 0, check: 0, die: 1 }, dice(4)],
    [
      ['die.rerolled', { check: 0, die: 1, from: 1, to: 2 }, 'DLV-GEM-06'],
      ['die.rerolled', { from: 2, to: 4 }],
      ['check.committed', { purpose: 'attack', total: 9 }],
      never('gem.spent'),
    ],
    (board) => expect(usedIn(board)).toEqual([2]),
  );
});

test('[DLV-ITEM-05] SECOND-THOUGHT CHARM re-rolls all dice of one check, also the one not kept; bonuses stay', () => {
  check(
    roundIn('TAL-103', { bubbles: { ATK: 1 }, items: ['charm', 'gaff'] }),
    [together, dice(1, 2, 6, ...hit), useOn(1, 0), useOn(0, 0), dice(2, 2, 3), commit(0)],
    [
      ['check.rerolled', { check: 0, dice: [2, 2, 3] }, 'DLV-GEM-04'],
      ['check.committed', { purpose: 'attack', total: 6, passed: true }],
      ['check.committed', { purpose: 'guard', total: 12 }],
      never('gem.spent'),
    ],
  );
});

test('[DLV-ITEM-05] LOADED KNUCKLEBONE turns one die to its 6', () => {
  check(
    roundIn('TAL-103', { items: ['knuckle'] }),
    [
      together,
      dice(6, 1, ...hit),
      refused({ act: 'use', item: 0, check: 0, die: 0 }, { pick: 'die', legal: [1] }),
      { act: 'use', item: 0, check: 0, die: 1 },
    ],
    [
      ['die.changed', { check: 0, die: 1, from: 1, to: 6 }],
      ['check.committed', { purpose: 'attack', total: 12 }],
    ],
    (board) => expect(usedIn(board)).toEqual([1]),
  );
});

test('[DLV-ITEM-05] LOADED KNUCKLEBONE has nothing to turn on a check of sixes', () => {
  check(
    roundIn('TAL-103', { items: ['knuckle'] }),
    [together, dice(...hit, 6, 5), refused({ act: 'use', item: 0, check: 0, die: 0 }, { pick: 'check', legal: [1] }), commit(0), commit(1)],
    [never('item.used')],
  );
});

test('[DLV-ITEM-05] HERON CLOAK rolls one check in mode +2, whatever bubbles the skill has', () => {
  check(
    roundIn('TAL-103', { bubbles: { ATK: 1, DEF: 1 }, items: ['heron'] }),
    [together, { act: 'cloak', item: 0 }, { act: 'roll', mode: 'D' }, dice(2, 2, 1, 2, 3)],
    [
      ['item.used', { item: 'heron' }],
      ['check.prepared', { check: 0, mode: '+2' }, 'DLV-ITEM-05'],
      ['check.rolled', { check: 0, dice: [2, 2] }],
      ['check.rolled', { check: 1, dice: [1, 2, 3] }],
      ['check.committed', { purpose: 'attack', total: 6, passed: true }],
      ['check.committed', { purpose: 'guard', total: 3 }],
    ],
    (board) => {
      expect(usedIn(board)).toEqual([1]);
      expect(board.hero.bubbles.ATK).toBe(1);
    },
  );
});

test('[DLV-ITEM-05] HERON CLOAK works On Clear and in the opening, and the next roll is as before', () => {
  check(
    cleared('BRN-101', { bubbles: { AGL: 1 }, items: ['heron'] }),
    [noReward, roll, { act: 'cloak', item: 0 }, dice(2, 2)],
    [['check.committed', { purpose: 'onClear', total: 6, passed: true }]],
  );
  check(
    openingOf('TAL-110', { bubbles: { AGL: 1 }, items: [['heron', 1]] }),
    [{ act: 'cloak', item: 0 }, dice(2, 1)],
    [['check.committed', { purpose: 'test', total: 5, passed: true }]],
    (board) => expect(usedIn(board)).toEqual([2]),
  );
});

test('[DLV-ITEM-05] PRISM CHIP spends a ruby as an emerald, an emerald as a sapphire, a sapphire as a ruby', () => {
  const chip = { items: ['prism'], gems: { ruby: 1, emerald: 1, sapphire: 1 } } as const;
  const spend = { act: 'use', item: 0, check: 0 } as const;
  const rest = [commit(0), commit(1)];
  check(
    roundIn('TAL-103', chip),
    [together, dice(1, 2, ...hit), { ...spend, gem: 'ruby', as: 'emerald' }, dice(4, 5), ...rest],
    [
      ['item.used', { item: 'prism' }],
      ['gem.spent', { gem: 'ruby', as: 'emerald' }, 'DLV-ITEM-12'],
      ['check.rerolled', { dice: [4, 5] }],
    ],
    (board) => expect(gemsIn(board)).toEqual([0, 1, 1]),
  );
  check(
    roundIn('TAL-103', chip),
    [together, dice(1, 2, ...hit), { ...spend, gem: 'emerald', as: 'sapphire', die: 0 }, dice(4), ...rest],
    [
      ['gem.spent', { gem: 'emerald', as: 'sapphire' }],
      ['die.rerolled', { die: 0, from: 1, to: 4 }],
    ],
    (board) => expect(gemsIn(board)).toEqual([1, 0, 1]),
  );
  check(
    roundIn('TAL-103', chip),
    [together, dice(1, 2, ...hit), { ...spend, gem: 'sapphire', as: 'ruby', die: 1, step: 1 }, ...rest],
    [
      ['gem.spent', { gem: 'sapphire', as: 'ruby' }],
      ['die.changed', { die: 1, from: 2, to: 3 }],
    ],
    (board) => {
      expect(gemsIn(board)).toEqual([1, 1, 0]);
      expect(usedIn(board)).toEqual([1]);
    },
  );
});

test('[DLV-ITEM-12] a gem spent through PRISM CHIP is marked on its own track', () => {
  check(
    roundIn('TAL-103', { items: ['prism'], gems: { sapphire: 2 } }),
    [together, dice(1, 2, ...hit), { act: 'use', item: 0, check: 0, gem: 'sapphire', as: 'emerald' }, dice(4, 5), commit(0), commit(1)],
    [['gem.spent', { gem: 'sapphire', as: 'emerald' }]],
    (board) =>
      expect(board.hero.gems).toEqual({ ruby: { gained: 0, used: 0 }, emerald: { gained: 0, used: 0 }, sapphire: { gained: 2, used: 1 } }),
  );
});

test('[DLV-ITEM-12] PRISM CHIP needs a gem at hand, another colour, and keeps the faces between 1 and 6', () => {
  const chip = { act: 'use', item: 0, check: 0 } as const;
  check(
    roundIn('TAL-103', { items: ['prism'], gems: { emerald: 1 } }),
    [
      together,
      dice(6, 2, ...hit),
      refused({ ...chip, gem: 'ruby', as: 'emerald' }, { rule: 'DLV-GEM-15', pick: 'gem', legal: ['emerald'] }),
      refused({ ...chip, gem: 'emerald', as: 'emerald' }, { pick: 'as', legal: ['ruby', 'sapphire'] }),
      refused({ ...chip, gem: 'emerald', as: 'ruby', die: 0, step: 1 }, { rule: 'DLV-GEM-03', pick: 'step', legal: [-1] }),
      commit(0),
      commit(1),
    ],
    [never('item.used'), never('gem.spent')],
  );
  check(roundIn('TAL-103', { items: ['prism'] }), [together, dice(...miss, ...hit)], [never('item.used')], (_, state) =>
    expect(state.isOver).toBe(true),
  );
});

test('[DLV-ITEM-12] PRISM CHIP and DULL ruby: a ruby cannot be spent through it, an emerald may be spent as a ruby', () => {
  const chip = { act: 'use', item: 0, check: 0 } as const;
  check(
    roundIn('TAL-207', { items: ['prism'], gems: { ruby: 1, emerald: 1 } }),
    [
      { ...together, guard: 'DEF' },
      dice(3, 3, ...hit),
      refused(
        { ...chip, gem: 'ruby', as: 'emerald' },
        { rule: 'DLV-KEY-13', pick: 'gem', legal: ['emerald'], why: { rule: 'DLV-KEY-13', key: 'dulled', args: { gem: 'ruby' } } },
      ),
      { ...chip, gem: 'emerald', as: 'ruby', die: 0, step: 1 },
    ],
    [
      ['gem.spent', { gem: 'emerald', as: 'ruby' }],
      ['die.changed', { from: 3, to: 4 }],
      ['check.committed', { purpose: 'attack', total: 7, passed: true }],
    ],
    (board) => expect(gemsIn(board)).toEqual([1, 0, 0]),
  );
});

test('[DLV-ITEM-12] with dulled gems only PRISM CHIP has nothing to spend', () => {
  check(
    roundIn('TAL-207', { items: ['prism'], gems: { ruby: 2 } }),
    [{ ...together, guard: 'DEF' }, dice(3, 3, ...hit)],
    [never('item.used'), never('gem.spent')],
    (_, state) => expect(state.isOver).toBe(true),
  );
});

test('[DLV-ITEM-10] DULL does not touch items that copy the dulled gem: seal, charm and button work', () => {
  const dice33 = dice(3, 3, ...hit);
  const guard = { ...together, guard: 'DEF' } as const;
  check(
    roundIn('QUI-206', { items: ['seal'], gems: { sapphire: 1 } }),
    [guard, dice33, { act: 'use', item: 0, check: 0, die: 0 }, dice(4), commit(0), commit(1)],
    [['die.rerolled', { to: 4 }], never('gem.spent')],
  );
  check(
    roundIn('TAL-B03', { items: ['charm'], gems: { emerald: 1 } }),
    [together, dice33, useOn(0, 0), dice(4, 5)],
    [['check.rerolled', { dice: [4, 5] }], ['circles.filled', { n: 1 }], never('gem.spent')],
  );
  check(
    roundIn('TAL-207', { items: ['button'], gems: { ruby: 1 } }),
    [guard, dice33, { act: 'use', item: 0, check: 0, die: 0, step: 1 }],
    [['die.changed', { from: 3, to: 4 }], ['circles.filled', { n: 1 }], never('gem.spent')],
  );
});

test('[DLV-ITEM-10] PILFER takes no item in place of a gem, and an effect that costs a gem does not either', () => {
  const copies = { items: ['seal', 'charm', 'button'] } as const;
  check(
    roundIn('BRN-107', copies),
    [together, dice(...miss, ...miss), commit(0), commit(1)],
    [['health.lost', { n: 1, left: 9 }], never('gem.lost'), never('item.used')],
  );
  check(
    roundIn('TAL-107', copies),
    [together, dice(...miss), commit(0)],
    [['health.lost', { n: 1, cause: 'trial' }], never('gem.lost'), never('item.used')],
  );
});

// --- items for health -----------------------------------------------------------------------------------------------

test('[DLV-ITEM-05] HONEY BREAD: 1 health at the end of a round in which health was lost', () => {
  check(
    roundIn('TAL-103', { items: ['bread'] }),
    [together, dice(...miss, ...miss), use(0), { act: 'go-on' }],
    [
      ['health.lost', { left: 9 }],
      ['item.used', { item: 'bread' }],
      ['health.gained', { n: 1 }],
    ],
    (board) => {
      expect(healthOf(board)).toBe(10);
      expect(usedIn(board)).toEqual([1]);
    },
  );
});

test('[DLV-ITEM-05] HONEY BREAD: both uses may be eaten at the end of the same round, also for a loss of 1', () => {
  check(
    roundIn('TAL-103', { items: ['bread'] }),
    [together, dice(...miss, ...miss), use(0), use(0)],
    [
      ['health.lost', { n: 1 }],
      ['health.gained', { n: 1 }],
      ['health.gained', { n: 1 }],
    ],
    (board) => {
      expect(healthOf(board)).toBe(11);
      expect(usedIn(board)).toEqual([2]);
    },
  );
});

test('[DLV-ITEM-05, DLV-ROUND-11] (g) after the last HONEY BREAD, or without it, the next round begins', () => {
  for (const eaten of [[use(0), use(0)], [use(0), { act: 'go-on' }], [{ act: 'go-on' }]])
    check(
      resolving('TAL-103', { items: ['bread'] }),
      [together, dice(...miss, ...miss), ...eaten],
      [['health.lost', { n: 1 }], ['round.began', { round: 2 }], never('check.declared', { check: 2 })],
      (board, state) => {
        expect(state.offers()[0]?.decision).toBe('plan-round');
        expect(encounterIn(board).checks).toEqual([]);
      },
    );
});

test('[DLV-ITEM-05] HONEY BREAD is not asked for after a round without a loss, or with a loss reduced to 0', () => {
  check(roundIn('TAL-103', { items: ['bread'] }), [together, dice(...miss, ...hit)], [never('health.gained')], (_, state) =>
    expect(state.isOver).toBe(true),
  );
  check(
    roundIn('TAL-103', { items: ['bread', 'cork'] }),
    [together, dice(...miss, ...miss), use(1)],
    [never('health.gained')],
    (_, state) => expect(state.isOver).toBe(true),
  );
});

test('[DLV-ITEM-05] HONEY BREAD: health lost before round 1 or in an earlier round does not count', () => {
  check(
    roundIn('TAL-103', { items: ['bread'] }, { lostThisRound: 1, lostHere: 1 }),
    [together, dice(...miss, ...hit)],
    [never('health.gained')],
    (_, state) => expect(state.isOver).toBe(true),
  );
});

test('[DLV-ITEM-05] HONEY BREAD comes after the CLOCK and counts its loss', () => {
  check(
    roundIn('BRN-104', { items: ['bread'] }, { round: 2 }),
    [together, dice(...miss, ...hit), use(0), { act: 'go-on' }],
    [
      ['health.lost', { cause: 'clock' }],
      ['health.gained', { n: 1 }],
    ],
  );
});

test('[DLV-ITEM-05] HONEY BREAD can be eaten in the round that fills the last circle, before the room is cleared', () => {
  check(
    resolving('TAL-103', { items: ['bread'] }, { filled: 1 }),
    [together, dice(...hit, ...miss), use(0), { act: 'go-on' }],
    [['circles.filled', { filled: 2 }], ['health.lost'], ['health.gained', { n: 1 }], ['room.cleared']],
  );
});

test('[DLV-ITEM-05] HONEY BREAD does not help a hero who no longer stands', () => {
  check(roundIn('TAL-103', { items: ['bread'], health: 1 }), [together, dice(...miss, ...miss)], [['hero.fell'], never('health.gained')]);
});

test('[DLV-ITEM-05] MARSH DRAUGHT gives back what was lost in this room, at most 3', () => {
  for (const [lost, back] of [
    [1, 1],
    [3, 3],
    [5, 3],
  ] as const) {
    check(
      cleared('TAL-103', { items: ['draught'] }, lost),
      [use(0), refused(use(0), { rule: 'DLV-ITEM-04', pick: 'item' }), noReward, leave],
      [
        ['item.used', { item: 'draught' }],
        ['health.gained', { n: back }],
      ],
      (board) => expect(healthOf(board)).toBe(10 + back),
    );
  }
});

test('[DLV-ITEM-05] MARSH DRAUGHT counts all health lost in the room, opening included, before any gain', () => {
  check(
    drawing(['TAL-110'], { items: ['draught', 'bread'], health: 5 }),
    [placeNorth, dice(...miss, ...hit, ...miss, ...hit, ...hit), together, use(1), { act: 'go-on' }, together, takeAll, use(0), leave],
    [
      ['health.lost', { cause: 'test', left: 4 }],
      ['health.lost', { cause: 'guard', left: 3 }],
      ['health.gained', { n: 1 }],
      ['room.cleared'],
      ['health.gained', { n: 2 }],
    ],
    (board) => expect(healthOf(board)).toBe(6),
  );
});

test('[DLV-ITEM-05] MARSH DRAUGHT gained by the last check of a room comes too late for that room', () => {
  check(
    cleared('BRN-306', {}, 3),
    [noReward, roll, dice(...hit)],
    [['item.gained', { item: 'draught' }], ['encounter.ended'], never('health.gained')],
    (board) => expect(usedIn(board)).toEqual([0]),
  );
});

test('[DLV-ITEM-05] MARSH DRAUGHT is kept where nothing was lost', () => {
  check(
    cleared('TAL-103', { items: ['draught'] }),
    [refused(use(0), { rule: 'DLV-ITEM-05', pick: 'item' }), noReward, leave],
    [never('health.gained')],
    (board) => expect(usedIn(board)).toEqual([0]),
  );
});

test('[DLV-ITEM-05] TV-37 GUARDIAN WICK: 2 health, HEAVY 2: health becomes 1 and the game goes on', () => {
  check(
    roundIn('BRN-208', { health: 2, items: ['wick'] }),
    [together, dice(...miss, ...miss), use(0)],
    [['item.used', { item: 'wick' }], ['loss.reduced', { n: 1, left: 1 }], ['health.lost', { n: 1, left: 1 }], never('hero.fell')],
    (board) => {
      expect(healthOf(board)).toBe(1);
      expect(usedIn(board)).toEqual([1]);
      expect(board.result).toBeNull();
    },
  );
});

test('[DLV-ITEM-05] GUARDIAN WICK at 1 health: it stays 1, whatever the loss', () => {
  check(
    roundIn('BRN-208', { health: 1, items: ['wick'] }),
    [together, dice(...miss, ...miss), use(0)],
    [['loss.reduced', { n: 2, left: 0 }], never('health.lost'), never('hero.fell')],
    (board) => expect(healthOf(board)).toBe(1),
  );
});

test('[DLV-ITEM-05] GUARDIAN WICK may be kept back: the hero falls', () => {
  check(
    roundIn('TAL-103', { health: 1, items: ['wick'] }),
    [together, dice(...miss, ...miss), { act: 'take' }],
    [['health.lost', { left: 0 }], ['hero.fell'], never('item.used')],
    (board) => expect(board.result).toBe('failed'),
  );
});

test('[DLV-ITEM-05] GUARDIAN WICK burns only for a loss that would be the last', () => {
  check(
    roundIn('BRN-208', { health: 3, items: ['wick'] }),
    [together, dice(...miss, ...miss)],
    [['health.lost', { n: 2, left: 1 }], never('item.used')],
    (_, state) => expect(state.isOver).toBe(true),
  );
  check(
    roundIn('BRN-208', { health: 2, items: ['wick', 'cork'] }),
    [together, dice(...miss, ...miss), use(1), refused(use(0), { pick: 'item', legal: [1] }), { act: 'take' }],
    [['health.lost', { n: 1, left: 1 }]],
    (board) => expect(usedIn(board)).toEqual([0, 1]),
  );
});

// --- items between encounters, at the draw, on the map ---------------------------------------------------------------

test('[DLV-ITEM-05] FIELD MANUAL: 1 experience in AGL or WIT, between encounters', () => {
  check(
    betweenWith(['BRN-101'], { items: ['manual'] }),
    [
      refused({ act: 'learn', item: 0, skill: 'ATK' }, { pick: 'skill', legal: ['AGL', 'WIT'] }),
      { act: 'learn', item: 0, skill: 'WIT' },
      refused({ act: 'learn', item: 0, skill: 'WIT' }, { rule: 'DLV-ITEM-04', pick: 'item' }),
    ],
    [
      ['item.used', { item: 'manual' }],
      ['skill.trained', { skill: 'WIT', bubbles: 3 }],
    ],
    (board) => {
      expect(board.hero.bubbles).toEqual({ ATK: 2, DEF: 2, AGL: 2, WIT: 3 });
      expect(usedIn(board)).toEqual([1]);
    },
  );
});

test('[DLV-ITEM-05] SPARRING MASK: 1 experience in ATK or DEF, between encounters', () => {
  check(
    betweenWith(['BRN-101'], { items: ['mask'], bubbles: { DEF: 4 } }),
    [refused({ act: 'learn', item: 0, skill: 'AGL' }, { pick: 'skill', legal: ['ATK'] }), { act: 'learn', item: 0, skill: 'ATK' }],
    [['skill.trained', { skill: 'ATK', bubbles: 3 }]],
    (board) => expect(usedIn(board)).toEqual([1]),
  );
});

test('[DLV-ITEM-05] a book whose skills are full is kept', () => {
  check(
    betweenWith(['BRN-101'], { items: ['mask', 'manual'], bubbles: { ATK: 4, DEF: 4 } }),
    [refused({ act: 'learn', item: 0, skill: 'ATK' }, { pick: 'item', legal: [1] })],
    [],
    (board) => expect(usedIn(board)).toEqual([0, 0]),
  );
});

test('[DLV-ITEM-05] ROPE LADDER: a drawn level 1 card goes to the bottom of the deck and the next one is drawn', () => {
  check(
    drawing(['BRN-103', 'BRN-102', 'BRN-101'], { items: ['rope'] }),
    [{ act: 'redraw', item: 0 }],
    [
      ['card.drawn', { card: 'BRN-101' }],
      ['item.used', { item: 'rope' }],
      ['card.sent-under', { card: 'BRN-101' }],
      ['card.drawn', { card: 'BRN-102' }],
      never('room.placed'),
    ],
    (board, state) => {
      expect(state.view(0).decks.order).toEqual([1, 'BRN-101']);
      expect(encounterIn(board).card).toBe('BRN-102');
      expect(usedIn(board)).toEqual([1]);
    },
  );
});

test('[DLV-ITEM-05] ROPE LADDER may be kept, and is not asked for when the drawn card is unique', () => {
  check(
    drawing(['BRN-102', 'BRN-101'], { items: ['rope'] }),
    [{ act: 'keep' }, placeNorth],
    [['room.placed', { card: 'BRN-101' }], never('item.used')],
  );
  check(
    drawing(['BRN-102', 'BRN-204'], { items: ['rope'] }),
    [refused({ act: 'redraw', item: 0 }, { decision: 'place-room' })],
    [['card.drawn', { card: 'BRN-204' }]],
  );
});

test('[DLV-ITEM-11] ROPE LADDER cannot be used when the impending deck is empty', () => {
  check(
    drawing(['BRN-101'], { items: ['rope'] }),
    [refused({ act: 'redraw', item: 0 }, { decision: 'place-room' })],
    [['card.drawn', { card: 'BRN-101' }], never('item.used')],
  );
});

test('[DLV-ITEM-11] two ladders on a deck of one more card bring the first card back', () => {
  check(
    drawing(['BRN-102', 'BRN-101'], { items: ['rope', 'rope'] }),
    [
      { act: 'redraw', item: 0 },
      { act: 'redraw', item: 1 },
    ],
    [
      ['card.drawn', { card: 'BRN-101' }],
      ['card.drawn', { card: 'BRN-102' }],
      ['card.sent-under', { card: 'BRN-102' }],
      ['card.drawn', { card: 'BRN-101' }],
    ],
    (_, state) => expect(state.view(0).decks.order).toEqual(['BRN-102']),
  );
});

test('[DLV-ITEM-05] SPYGLASS: the top two cards, each put on the top or the bottom, in any order', () => {
  const spy = { act: 'look', item: 0 } as const;
  const put = (card: CardId, where: 'top' | 'bottom') => ({ act: 'put', card, where }) as const;
  const looking = (...puts: readonly ScriptItem[]) =>
    check(
      betweenWith(['BRN-103', 'BRN-102', 'BRN-101'], { items: ['spy'] }),
      [spy, ...puts],
      [
        ['item.used', { item: 'spy' }],
        ['card.looked-at', { card: 'BRN-101' }],
        ['card.looked-at', { card: 'BRN-102' }],
        never('card.looked-at', { card: 'BRN-103' }),
      ],
    );
  expect(looking(put('BRN-101', 'top'), put('BRN-102', 'top')).view(0).decks.order).toEqual(['BRN-102', 'BRN-101', 1]);
  expect(looking(put('BRN-102', 'top'), put('BRN-101', 'top')).view(0).decks.order).toEqual(['BRN-101', 'BRN-102', 1]);
  expect(looking(put('BRN-101', 'bottom'), put('BRN-102', 'top')).view(0).decks.order).toEqual(['BRN-102', 1, 'BRN-101']);
  expect(looking(put('BRN-102', 'bottom'), put('BRN-101', 'bottom')).view(0).decks.order).toEqual([1, 'BRN-102', 'BRN-101']);
});

test('[DLV-ITEM-05] SPYGLASS: only the cards looked at are put back, and the card on top is drawn next', () => {
  check(
    betweenWith([['BRN-101', 'BRN-102', 'BRN-103']], { items: ['spy'] }),
    [
      draws('BRN-102', 'BRN-103'),
      { act: 'look', item: 0 },
      refused({ act: 'put', card: 'BRN-101', where: 'top' }, { pick: 'card', legal: ['BRN-102', 'BRN-103'] }),
      refused({ act: 'draw' }, { decision: 'put-back' }),
      { act: 'put', card: 'BRN-102', where: 'bottom' },
      refused({ act: 'put', card: 'BRN-102', where: 'top' }, { pick: 'card', legal: ['BRN-103'] }),
      { act: 'put', card: 'BRN-103', where: 'top' },
      { act: 'draw' },
    ],
    [
      ['card.put-back', { card: 'BRN-102', where: 'bottom' }],
      ['card.put-back', { card: 'BRN-103', where: 'top' }],
      ['card.drawn', { card: 'BRN-103' }],
    ],
    (board) => expect(usedIn(board)).toEqual([1]),
  );
});

test('[DLV-ITEM-05] SPYGLASS on a deck of one card looks at that card', () => {
  check(
    betweenWith(['BRN-101'], { items: ['spy'] }),
    [{ act: 'look', item: 0 }, { act: 'put', card: 'BRN-101', where: 'bottom' }, { act: 'draw' }],
    [['card.looked-at', { card: 'BRN-101' }], ['card.put-back'], ['card.drawn', { card: 'BRN-101' }]],
  );
});

test('[DLV-ITEM-05] SPYGLASS on a deck of two cards: both to the bottom, the first one put there is drawn first', () => {
  check(
    betweenWith(['BRN-102', 'BRN-101'], { items: ['spy'] }),
    [
      { act: 'look', item: 0 },
      { act: 'put', card: 'BRN-102', where: 'bottom' },
      { act: 'put', card: 'BRN-101', where: 'bottom' },
    ],
    [
      ['card.put-back', { card: 'BRN-102' }],
      ['card.put-back', { card: 'BRN-101' }],
    ],
    (_, state) => expect(state.view(0).decks.order).toEqual(['BRN-102', 'BRN-101']),
  );
});

test('[DLV-ITEM-05] SPYGLASS and ROPE LADDER together: the card sent under is the one a look at two cards can find again', () => {
  check(
    betweenWith(['BRN-102', 'BRN-101'], { items: ['spy', 'rope'] }),
    [
      { act: 'look', item: 0 },
      { act: 'put', card: 'BRN-101', where: 'top' },
      { act: 'put', card: 'BRN-102', where: 'bottom' },
      { act: 'draw' },
      { act: 'redraw', item: 1 },
    ],
    [
      ['card.drawn', { card: 'BRN-101' }],
      ['card.sent-under', { card: 'BRN-101' }],
      ['card.drawn', { card: 'BRN-102' }],
    ],
    (_, state) => expect(state.view(0).decks.order).toEqual(['BRN-101']),
  );
});

test('[DLV-ITEM-05, DLV-ITEM-14] SURVEYOR’S CHALK adds an exit to an outer wall of the drawn room, and that exit may be the one that is joined', () => {
  // BRN-109 is 3 by 3 with exits in the middle of its west and east sides; walls of a drawing are counted in rows of 64.
  check(
    drawing(['BRN-109'], { items: ['chalk'] }),
    [
      refused({ act: 'place', exit: wall(10, 15, 'N'), by: 2, mirrored: 0 }, { rule: 'DLV-MAP-13', pick: 'by', legal: [0, 1] }),
      refused({ act: 'chalk', item: 0, wall: '64W' }, { pick: 'wall' }),
      refused({ act: 'chalk', item: 0, wall: '65N' }, { pick: 'wall' }),
      { act: 'chalk', item: 0, wall: '130S' },
      { act: 'place', exit: wall(10, 15, 'N'), by: 2, mirrored: 0 },
    ],
    [
      ['item.used', { item: 'chalk' }],
      ['exit.chalked', { card: 'BRN-109', wall: '130S' }, 'DLV-ITEM-14'],
      ['room.placed', { orientation: { turns: 0, mirrored: false }, exits: [wall(8, 13, 'W'), wall(8, 15, 'E'), wall(9, 15, 'S')] }],
      ['exit.joined', { room: 0, wall: wall(10, 15, 'N') }],
      ['exit.joined', { room: 1, wall: wall(9, 15, 'S') }],
    ],
    (board) => {
      expect((board.map.rooms[1] ?? missing()).exits.map((exit) => exit.state)).toEqual(['open', 'open', 'joined']);
      expect(usedIn(board)).toEqual([1]);
    },
  );
});

test('[DLV-ITEM-05] SURVEYOR’S CHALK: the exit stays open when another one is joined; the next room of the card has it no more', () => {
  check(
    drawing(['BRN-109'], { items: ['chalk'] }),
    [
      { act: 'chalk', item: 0, wall: '1N' },
      { act: 'place', exit: wall(10, 16, 'E'), by: 0, mirrored: 0 },
    ],
    [['room.placed', { exits: [wall(10, 17, 'W'), wall(10, 19, 'E'), wall(9, 18, 'N')] }]],
    (board) => expect((board.map.rooms[1] ?? missing()).exits.map((exit) => exit.state)).toEqual(['joined', 'open', 'open']),
  );
  check(
    drawing(['BRN-109'], { items: ['chalk'] }),
    [{ act: 'place', exit: wall(10, 16, 'E'), by: 0, mirrored: 0 }],
    [['room.placed', { exits: [wall(10, 17, 'W'), wall(10, 19, 'E')] }]],
  );
});

test('[DLV-ITEM-05] SURVEYOR’S CHALK: both uses may go to the same room', () => {
  check(
    drawing(['BRN-109'], { items: ['chalk'] }),
    [
      { act: 'chalk', item: 0, wall: '1N' },
      refused({ act: 'chalk', item: 0, wall: '1N' }, { pick: 'wall' }),
      { act: 'chalk', item: 0, wall: '129S' },
      { act: 'place', exit: wall(10, 16, 'E'), by: 0, mirrored: 0 },
    ],
    [['room.placed', { exits: [wall(10, 17, 'W'), wall(10, 19, 'E'), wall(9, 18, 'N'), wall(11, 18, 'S')] }]],
    (board) => expect(usedIn(board)).toEqual([2]),
  );
});

/** An entrance in the corner of the grid whose only open exit lies in the top row: BRN-109 does not fit there as it is printed. */
const cornered = (board: Board): void => {
  board.map.rooms = [{ ...(board.map.rooms[0] ?? missing()), squares: [0, 1, 2], exits: [{ wall: '2E', state: 'open' }] }];
};
const door = { act: 'secret-door', wall: '1S', by: 0, mirrored: 0 } as const;

test('[DLV-ITEM-14] no legal placement without the chalk: it may be used before a secret door, and then the room must be placed', () => {
  check(
    drawing(['BRN-109'], { items: ['chalk'], change: cornered }),
    [
      refused({ act: 'place', exit: '2E', by: 0, mirrored: 0 }, { rule: 'DLV-MAP-13', pick: 'exit' }),
      { act: 'chalk', item: 0, wall: '0W' },
      refused(door, { rule: 'DLV-MAP-18', pick: 'act' }),
      { act: 'place', exit: '2E', by: 2, mirrored: 0 },
    ],
    [
      ['exit.chalked'],
      ['room.placed', { squares: [3, 4, 5, 35, 36, 37, 67, 68, 69], exits: ['35W', '37E', '3W'] }],
      ['exit.joined', { room: 0, wall: '2E' }],
      never('door.found'),
    ],
  );
});

test('[DLV-ITEM-14] no legal placement without the chalk: it need not be used, the secret door is drawn', () => {
  check(
    drawing(['BRN-109'], { items: ['chalk'], change: cornered }),
    [door],
    [['door.found', { room: 0, wall: '1S' }], ['room.placed'], never('item.used')],
  );
});

test('[DLV-ITEM-14] completionist: the chalk may be used before the card is put aside, and need not', () => {
  const further = (board: Board): void => {
    cornered(board);
    board.completionist = true;
  };
  check(
    drawing(['BRN-109'], { items: ['chalk'], change: further }),
    [{ act: 'put-aside' }],
    [['card.put-aside', { card: 'BRN-109' }], never('item.used')],
  );
  check(
    drawing(['BRN-109'], { items: ['chalk'], change: further }),
    [
      { act: 'chalk', item: 0, wall: '0W' },
      refused({ act: 'put-aside' }, { rule: 'DLV-MAP-18', pick: 'act' }),
      { act: 'place', exit: '2E', by: 2, mirrored: 0 },
    ],
    [['room.placed', { card: 'BRN-109' }], never('card.put-aside')],
  );
});

// --- items that are never used up ------------------------------------------------------------------------------------

test('[DLV-ITEM-05] IRON ALMANAC adds 1 to every On Clear check by itself, and to no other check', () => {
  check(
    cleared('QUI-106', { items: ['almanac'] }),
    [noReward, roll, dice(3, 2), roll, dice(3, 3)],
    [
      ['check.declared', { check: 0, bonus: 1 }],
      ['check.committed', { check: 0, total: 6, passed: true }],
      ['check.committed', { check: 1, total: 7, passed: true }],
      never('item.used'),
    ],
  );
  check(
    roundIn('BRN-103', { items: ['almanac'] }),
    [together, dice(2, 2, 3, 3, 3, 3)],
    [
      ['check.committed', { purpose: 'test', total: 4 }],
      ['check.committed', { purpose: 'attack', total: 6 }],
      ['check.committed', { purpose: 'guard', total: 5 }],
    ],
  );
});

test('[DLV-ITEM-13] two IRON ALMANACs add 2, in the odds too', () => {
  const asked = check(cleared('BRN-101', { items: ['almanac', 'almanac'] }), [noReward], []).ask(0);
  asked?.take('roll');
  // AGL6 in mode +0 with 2 more: a total of 4 is enough.
  expect(asked?.odds()).toMatchObject({ ways: 33, of: 36 });
  check(
    cleared('BRN-101', { items: ['almanac', 'almanac'] }),
    [noReward, roll, dice(2, 2)],
    [['check.committed', { purpose: 'onClear', total: 6, target: 6, passed: true }]],
  );
});

test('[DLV-ITEM-13, DLV-CLEAR-04] an IRON ALMANAC gained by the first check already helps the second', () => {
  reprinted(
    'QUI-106',
    {
      checks: [
        { skill: 'WIT', target: 6, gain: [{ gain: 'item', item: 'almanac' }] },
        { skill: 'AGL', target: 7, gain: [{ gain: 'health', n: 1 }] },
      ],
    },
    () =>
      check(
        cleared('QUI-106'),
        [noReward, roll, dice(3, 3), roll, dice(3, 3)],
        [
          ['check.committed', { check: 0, total: 6 }],
          ['check.committed', { check: 1, total: 7, passed: true }],
        ],
      ),
  );
});

test('[DLV-ITEM-04, DLV-ITEM-05] LUCKY BUTTON changes one die by 1, up or down within 1 to 6, and has no circles to fill', () => {
  const nudge = { act: 'use', item: 0, check: 0, die: 0 } as const;
  check(
    roundIn('TAL-103', { items: ['button'], gems: { ruby: 1 } }),
    [
      together,
      dice(6, 1, ...hit),
      refused({ ...nudge, step: 1 }, { rule: 'DLV-GEM-03', pick: 'step', legal: [-1] }),
      { ...nudge, step: -1 },
      commit(0),
      commit(1),
    ],
    [['item.used', { item: 'button' }], ['die.changed', { from: 6, to: 5 }, 'DLV-GEM-02'], never('gem.spent')],
    (board) => {
      expect(board.hero.inventory).toEqual([{ item: 'button', uses: null, used: 0, usedHere: 1 }]);
      expect(gemsIn(board)).toEqual([1, 0, 0]);
    },
  );
});

test('[DLV-ITEM-05] LUCKY BUTTON works once per encounter: not in a later round, not On Clear', () => {
  const nudge = { act: 'use', item: 0, check: 0, die: 0, step: 1 } as const;
  const again = refused(nudge, { decision: 'adjust' });
  check(
    resolving('TAL-103', { items: ['button'], gems: { sapphire: 1 } }),
    [
      together,
      dice(3, 2, ...hit),
      nudge,
      commit(0),
      commit(1),
      together,
      dice(3, 3, ...hit),
      again,
      commit(0),
      commit(1),
      noReward,
      roll,
      dice(3, 2),
      again,
      commit(0),
    ],
    [['die.changed', { from: 3, to: 4 }], ['room.cleared'], ['check.committed', { purpose: 'onClear', total: 5, passed: false }]],
  );
});

test('[DLV-ITEM-05] LUCKY BUTTON not used in the rounds is there On Clear, and in an ambush', () => {
  check(
    cleared('TAL-103', { items: ['button'] }),
    [noReward, roll, dice(3, 2), { act: 'use', item: 0, check: 0, die: 0, step: 1 }],
    [['check.committed', { purpose: 'onClear', total: 6, passed: true }]],
  );
  check(
    openingOf('BRN-204', { items: ['button'] }),
    [dice(4, 3), { act: 'use', item: 0, check: 0, die: 1, step: 1 }],
    [['check.committed', { purpose: 'guard', total: 8, passed: true }]],
  );
});

test('[DLV-ITEM-04, DLV-ITEM-05] LUCKY BUTTON works again with the next card drawn', () => {
  const nudge = { act: 'use', item: 0, check: 0, die: 0, step: 1 } as const;
  check(
    betweenWith(['BRN-102', 'BRN-101'], { items: ['button'], setup: { mode: 'micro', level: 1 } }),
    [
      { act: 'draw' },
      placeNorth,
      together,
      dice(5, 1, ...hit, ...hit, ...hit, ...hit, ...hit),
      nudge,
      together,
      together,
      noReward,
      leave,
      { act: 'draw' },
      { act: 'place', exit: wall(10, 16, 'E'), by: 0, mirrored: 0 },
      together,
      dice(5, 1, ...hit),
      nudge,
    ],
    [
      ['card.drawn', { card: 'BRN-101' }],
      ['item.used', { item: 'button' }],
      ['card.discarded'],
      ['card.drawn', { card: 'BRN-102' }],
      ['item.used', { item: 'button' }],
      ['die.changed', { from: 5, to: 6 }],
    ],
  );
});

test('[DLV-ITEM-13] two LUCKY BUTTONs may each be used once per encounter, also on the same die', () => {
  const nudge = (item: number) => ({ act: 'use', item, check: 0, die: 0, step: 1 }) as const;
  check(
    roundIn('TAL-103', { items: ['button', 'button', 'oar'] }),
    [
      together,
      dice(2, 2, ...hit),
      nudge(0),
      refused(nudge(0), { rule: 'DLV-ITEM-04', pick: 'item', legal: [1, 2] }),
      nudge(1),
      refused(nudge(1), { pick: 'item', legal: [2] }),
      commit(0),
      commit(1),
    ],
    [
      ['die.changed', { from: 2, to: 3 }],
      ['die.changed', { from: 3, to: 4 }],
      ['check.committed', { purpose: 'attack', total: 6, passed: true }],
    ],
  );
});
