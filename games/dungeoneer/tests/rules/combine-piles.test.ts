// Owns the tests of DGN-COMBINE-01 to -05: what is shuffled together, the two piles of Adventure cards, and cards that are left out.

import { pileSize } from '@undercroft/kernel';
import { check, draws, refused } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { adventureOf, mapOf, questOf, type AdventureId } from '../../src/content/cards.ts';
import { adventuresIn, mapsIn, questsIn } from '../../src/content/decks.ts';
import { isLocation } from '../../src/queries/quests.ts';
import { effects } from '../../src/rules/calls.ts';
import { discardPhase } from '../../src/rules/game.ts';
import { checkSetup } from '../../src/setup.ts';
import { newBoard } from '../../src/state.ts';
import { combined, tables, type CombinedTable } from '../combine-scenes.ts';
import { discarding, sceneWith, setupOf } from '../scenes.ts';

const families = (cards: readonly AdventureId[]): readonly string[] => [...new Set(cards.map((card) => adventureOf(card).family))].sort();
const GLORY = ['boon', 'treasure'];
const PERIL = ['bane', 'monster', 'trap'];
const fromPile = (stock: 0 | 1) => ({ act: 'draw', stock }) as const;

describe('what is shuffled together', () => {
  test('[DGN-COMBINE-01] in 2.1 all Adventure cards are one deck, all Quests one, all Map cards one, whatever their set', () => {
    const { stocks, quests, maps } = newBoard(setupOf({ edition: '2.1', decks: ['HCA', 'TM'] }));
    expect(stocks.map(({ draw }) => draw.map(({ cards }) => cards.length))).toEqual([[60]]);
    expect(quests.map(({ cards }) => cards.length)).toEqual([14]);
    expect([Object.keys(maps), maps.both?.map(({ cards }) => cards.length)]).toEqual([['both'], [22]]);
  });

  test('[DGN-COMBINE-01] in 2.1 a player draws from that one deck wherever his hero stands', () => {
    for (const board of tables({ edition: '2.1', decks: ['HCA', 'TM'] })) {
      expect(pileSize(board.maps.both ?? [])).toBe(12);
      expect(new Set((board.maps.both ?? []).flatMap(({ cards }) => cards.map((card) => mapOf(card).realm)))).toEqual(
        new Set(['dungeon', 'wilderness']),
      );
    }
  });

  test('[DGN-COMBINE-02] in 2.3c combined sets have a Glory pile of Boons and Treasures and a Peril pile of Banes and Encounters', () => {
    const { stocks } = newBoard(setupOf({ decks: ['HCA', 'TM'] }));
    const piles = stocks.map(({ draw }) => draw.flatMap(({ cards }) => cards));
    expect(piles.map(families)).toEqual([GLORY, PERIL]);
    expect(piles.flat().sort()).toEqual([...adventuresIn(['HCA', 'TM'], 'heroic')].sort());
  });

  test('[DGN-COMBINE-02] one set has one deck, and The Hollow Crown with its two decks is one set', () => {
    for (const decks of [['HCA'], ['FB'], ['HCA', 'HCB']]) expect(newBoard(setupOf({ decks })).stocks.length).toBe(1);
    for (const decks of [
      ['HCB', 'TM'],
      ['HCA', 'FB'],
      ['TM', 'SB'],
    ])
      expect(newBoard(setupOf({ decks })).stocks.length).toBe(2);
  });
});

describe('drawing from two piles', () => {
  const table: CombinedTable = {
    decks: ['HCA', 'TM'],
    glory: ['hares-step', 'bo-dismissed', 'fern-seed'],
    peril: ['mo-coin-rats', 'rose-widow'],
  };
  const hero = { movement: 0, moved: true, hand: ['bo-vow-of-iron', 'bo-table-talk', 'tine-rider'] } as const;

  test('[DGN-COMBINE-02, DGN-COMBINE-03, DGN-COMBINE-04] TV-67: of three cards two from the Glory pile and one from the Peril pile, decided card by card', () =>
    void check(
      sceneWith(combined({ ...table, heroes: [hero, {}] }), discardPhase, {}),
      [discarding('tine-rider'), fromPile(0), fromPile(1), fromPile(0)],
      [
        ['card.drawn', { seat: 0, stock: 0, card: 'fern-seed' }, 'DGN-DISCARD-08'],
        ['card.drawn', { stock: 1, card: 'rose-widow' }],
        ['card.drawn', { stock: 0, card: 'bo-dismissed' }],
      ],
      ({ players, stocks }) => {
        expect(players[0]?.hand.cards).toEqual(['bo-dismissed', 'bo-table-talk', 'bo-vow-of-iron', 'fern-seed', 'rose-widow']);
        expect(stocks.map(({ draw }) => pileSize(draw))).toEqual([1, 1]);
      },
    ));

  test('[DGN-COMBINE-03] there is no third pile, and nobody else chooses', () =>
    void check(
      sceneWith(combined({ ...table, heroes: [hero, {}] }), discardPhase, {}),
      [
        discarding('tine-rider'),
        refused({ act: 'draw', stock: 2 }, { rule: 'DGN-COMBINE-03' }),
        refused({ act: 'draw', stock: 0 }, { rule: 'DGN-COMBINE-03', pick: 'seat' }, 1),
        fromPile(1),
        fromPile(1),
      ],
      [
        ['card.drawn', { stock: 1, card: 'rose-widow' }],
        ['card.drawn', { stock: 1, card: 'mo-coin-rats' }],
      ],
    ));

  test('[DGN-COMBINE-04] each pile has its own discard pile, of which it is made anew', () =>
    void check(
      sceneWith(
        combined({ ...table, glory: [], heroes: [{ ...hero, hand: ['tine-rider'] }, {}], discards: [['hares-step'], ['mire-grip']] }),
        discardPhase,
        {},
      ),
      [discarding('tine-rider'), fromPile(0), draws('mire-grip')],
      [
        ['deck.shuffled', { stock: 0, n: 1 }],
        ['card.drawn', { stock: 0, card: 'hares-step' }],
      ],
      ({ stocks }) => {
        // The Glory pile is used up: the other four come from the Peril pile, with its own discards.
        expect(stocks.map(({ discard }) => discard)).toEqual([[], []]);
        expect(stocks.map(({ draw }) => pileSize(draw))).toEqual([0, 0]);
      },
    ));

  test('[DGN-COMBINE-04] a Boon and a monster go to different discard piles', () => {
    const board = combined({
      ...table,
      heroes: [{ ...hero, hand: ['bo-dismissed', 'tine-rider', 'fern-seed', 'rose-widow', 'mire-grip', 'moss-debt'] }, {}],
    });
    const discard = sceneWith(board, discardPhase, {});
    check(discard, [discarding('bo-dismissed')], [['card.discarded']], ({ stocks }) =>
      expect(stocks.map((one) => one.discard)).toEqual([['bo-dismissed'], []]),
    );
    check(discard, [discarding('tine-rider')], [['card.discarded']], ({ stocks }) =>
      expect(stocks.map((one) => one.discard)).toEqual([[], ['tine-rider']]),
    );
  });

  test('[DGN-COMBINE-03] also a card that lets a player draw, and the hand at the beginning', () => {
    const drawTwo = {
      list: [{ do: 'draw', who: 'you', n: 2 }] as const,
      cause: { you: 1, on: null, roller: -1, here: 0, more: 0, roll: 'card', by: null } as const,
    };
    check(
      sceneWith(combined(table), effects, drawTwo),
      [fromPile(1), fromPile(0)],
      [
        ['card.drawn', { seat: 1, stock: 1 }],
        ['card.drawn', { seat: 1, stock: 0 }],
      ],
    );
    for (const { players } of tables({ decks: ['HCA', 'TM'], players: 3 }))
      expect(players.map(({ hand }) => hand.cards.length)).toEqual([5, 5, 5]);
  });
});

describe('leaving cards out', () => {
  const big = { edition: '2.1', decks: ['HCA', 'HCB', 'TM'] } as const;

  test('[DGN-COMBINE-05] only in 2.1, only where sets are combined, and one deck of each kind always stays', () => {
    expect(setupOf(big).trim).toEqual({ maps: 0, adventures: 0 });
    expect(checkSetup({ ...big, trim: { maps: 11, adventures: 60 } }).ok).toBe(true);
    for (const trim of [{ maps: 12, adventures: 0 }, { maps: 0, adventures: 61 }, { maps: -1, adventures: 0 }, { maps: 1 }, 5, null])
      expect(checkSetup({ ...big, trim })).toMatchObject({ ok: false, problem: { field: 'trim', rule: 'DGN-COMBINE-05' } });
    for (const other of [
      { ...big, edition: '2.3c' },
      { edition: '2.1', decks: ['HCA', 'HCB'] },
    ])
      expect(checkSetup({ ...other, trim: { maps: 0, adventures: 1 } })).toMatchObject({ ok: false, problem: { rule: 'DGN-COMBINE-05' } });
  });

  test('[DGN-COMBINE-05] so many Adventure cards are gone, by chance and for all to see', () => {
    const out = tables({ ...big, trim: { maps: 0, adventures: 40 } }).map((board) => {
      const { stocks, players } = board;
      expect(board.out.length).toBe(40);
      const left = [...stocks.flatMap(({ draw }) => draw.flatMap(({ cards }) => cards)), ...players.flatMap(({ hand }) => hand.cards)];
      expect([...left, ...board.out].sort()).toEqual([...adventuresIn(big.decks, 'heroic')].sort());
      return [...board.out].sort().join();
    });
    expect(new Set(out).size).toBe(10);
  });

  test('[DGN-COMBINE-05] the Map cards that Quests need stay in, whichever Quests come up', () => {
    const most = tables({ ...big, trim: { maps: 11, adventures: 0 } }, 30).map((board) => {
      const all = [...board.spaces.map(({ card }) => card), ...(board.maps.both ?? []).flatMap(({ cards }) => cards)];
      expect([...all, ...board.out].sort()).toEqual([...mapsIn(big.decks, 'dungeon'), ...mapsIn(big.decks, 'wilderness')].sort());
      for (const quest of questsIn(big.decks, 'heroic')) {
        const { at, completion } = questOf(quest);
        if ('maps' in at) for (const card of at.maps) expect(all).toContain(card);
        expect(all.some((card) => isLocation(board, card, at))).toBe(true);
        if (completion.by === 'escort') expect(all).toContain(completion.to);
      }
      return board.out.length;
    });
    expect(Math.max(...most)).toBeGreaterThan(3);
    expect(Math.max(...most)).toBeLessThanOrEqual(11);
  });

  test('[DGN-COMBINE-05] nothing is left out unless it was agreed', () => {
    for (const { out } of tables(big, 3)) expect(out).toEqual([]);
  });
});
