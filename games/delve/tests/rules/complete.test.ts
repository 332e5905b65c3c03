// Owns the tests of DLV-MODE-COMPLETE: playing on after the victory until the deck or the map is done.

import { at } from '@undercroft/kernel';
import { check, dice, draws, never, refused } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { CARD_IDS, cardOf, cardsOfLevel, type CardId } from '../../src/content/cards.ts';
import { PACKS } from '../../src/content/types.ts';
import type { Board } from '../../src/state.ts';
import {
  afterVictory,
  between,
  boardWith,
  burn,
  decksAre,
  fullGrid,
  LEFT_OVER,
  noRewards,
  playing,
  pots,
  together,
  wall,
  type DecksWanted,
  type HeroWanted,
} from '../scenes.ts';

const draw = { act: 'draw' } as const;
const playOn = { act: 'play-on' } as const;
/** The three exits of the entrance of 9 squares, each with a room's own way to join it. */
const toTheEast = { act: 'place', exit: wall(10, 16, 'E'), by: 0, mirrored: 0 } as const;
const toTheWest = { act: 'place', exit: wall(12, 14, 'W'), by: 0, mirrored: 1 } as const;

const USED: readonly CardId[] = ['BRN-201', 'BRN-202', 'BRN-203', 'BRN-301', 'BRN-302', 'BRN-B01'];
const LEVEL_1: readonly CardId[] = ['BRN-101', 'BRN-102', 'BRN-103'];

/** A victory in the full game: one level 1 card still impending, two discarded. */
const WON: DecksWanted = { impending: ['BRN-102'], discard: ['BRN-101', 'BRN-103'], victory: USED, reserve: LEFT_OVER };
const won = (wanted: HeroWanted = {}, decks: DecksWanted = WON): Board =>
  boardWith({
    ...wanted,
    change: (board) => {
      decksAre(decks)(board);
      board.result = 'victory';
      board.cleared = { 1: 7, 2: 3, 3: 2, B: 1 };
      wanted.change?.(board);
    },
  });
/** Inside the completionist mode, between two encounters. */
const completing = (impending: DecksWanted['impending'], wanted: HeroWanted = {}) =>
  between(
    won(
      {
        ...wanted,
        change: (board) => {
          board.completionist = true;
          wanted.change?.(board);
        },
      },
      { impending: impending ?? [], victory: [...USED, ...LEVEL_1] },
    ),
  );
const clear = (from: number, n: number) => [...burn(from, n), dice(6, 6), ...noRewards] as const;

describe('beginning', () => {
  test('TV-55 [DLV-MODE-COMPLETE-02, DLV-MODE-COMPLETE-03, DLV-MODE-COMPLETE-07] three level 1 cards to the victory pile; 5 + 5 + 2 unused cards, shuffled', () => {
    check(
      afterVictory(won()),
      [playOn],
      [['completion.began', { cards: 12 }, 'DLV-MODE-COMPLETE-02']],
      ({ decks, completionist }, state) => {
        expect(decks.victory).toEqual([...USED, 'BRN-101', 'BRN-103', 'BRN-102']);
        expect(decks.discard).toEqual([]);
        // One segment: the order is not decided.
        expect(decks.impending.map((zone) => zone.cards)).toEqual([
          [
            'BRN-204',
            'BRN-205',
            'BRN-206',
            'BRN-207',
            'BRN-208',
            'BRN-303',
            'BRN-304',
            'BRN-305',
            'BRN-306',
            'BRN-307',
            'BRN-B02',
            'BRN-B03',
          ],
        ]);
        expect(decks.reserve.cards).toEqual(LEFT_OVER.filter((card) => cardOf(card).level === 1));
        expect(decks.reserve.cards.length).toBe(7);
        expect(completionist).toBe(true);
        expect(state.offers()[0]?.decision).toBe('between');
      },
    );
  });

  test('[DLV-MODE-COMPLETE-02] level 1 cards only in the impending deck, or only in the discard pile', () => {
    check(afterVictory(won({}, { ...WON, impending: [LEVEL_1], discard: [] })), [playOn], [], ({ decks }) =>
      expect(decks.victory).toEqual([...USED, ...LEVEL_1]),
    );
    check(afterVictory(won({}, { ...WON, impending: [], discard: LEVEL_1 })), [playOn], [], ({ decks }) =>
      expect(decks.victory).toEqual([...USED, ...LEVEL_1]),
    );
  });

  test('[DLV-MODE-COMPLETE-02, DLV-DECK-20] the face-down ones are turned up by name: the order in which they lay is not told', () => {
    check(afterVictory(won({}, { ...WON, impending: ['BRN-103', 'BRN-101', 'BRN-102'], discard: [] })), [playOn], [], ({ decks }) =>
      expect(decks.victory).toEqual([...USED, ...LEVEL_1]),
    );
  });

  test('[DLV-MODE-COMPLETE-03] shuffled together: any of the twelve may come first', () => {
    for (const card of ['BRN-204', 'BRN-307', 'BRN-B03'] as const)
      check(afterVictory(won()), [playOn, draws(card), draw], [['card.drawn', { card }]]);
  });

  test('[DLV-MODE-COMPLETE-07] with several packs: all their unique cards that were not used', () => {
    const reserve = CARD_IDS.filter((card) => !USED.includes(card) && !LEVEL_1.includes(card));
    const ofLevel1 = cardsOfLevel(PACKS, 1).length;
    const unused = CARD_IDS.length - ofLevel1 - USED.length;
    check(
      afterVictory(won({ setup: { packs: PACKS } }, { ...WON, reserve })),
      [playOn],
      [['completion.began', { cards: unused }]],
      ({ decks }) => {
        expect(decks.impending[0]?.cards.length).toBe(unused);
        expect(decks.reserve.cards.length).toBe(ofLevel1 - LEVEL_1.length);
      },
    );
  });

  test('[DLV-MODE-COMPLETE-06] nothing is restored: health, gems, uses and skills stay as they are', () => {
    const board = won({ health: 4, gems: { ruby: 1 }, items: [['cork', 1], 'firepot'], bubbles: { ATK: 3 } });
    board.hero.health.used = 3;
    board.hero.gems.ruby.used = 1;
    const before = structuredClone(board.hero);
    check(afterVictory(board), [playOn], [never('health.gained'), never('gem.gained'), never('hero.equipped')], ({ hero }) =>
      expect(hero).toEqual(before),
    );
  });

  test('[DLV-MODE-COMPLETE-01] it is a choice: without it the game ends as a victory', () => {
    check(afterVictory(won()), [{ act: 'stop' }], [['game.ended'], never('completion.began')], (board, state) => {
      expect([board.result, board.completionist, state.isOver]).toEqual(['victory', false, true]);
      expect(state.returns()).toEqual([1]);
    });
  });

  test('[DLV-MODE-COMPLETE-01] the whole way: the Boss is cleared, then the question is asked', () => {
    check(
      between(boardWith({ items: pots(4), change: decksAre({ ...WON, impending: ['BRN-102', 'BRN-B02'], victory: USED.slice(0, 5) }) })),
      [draw, toTheEast, ...clear(0, 4), playOn],
      [['game.won', { by: 'boss' }], ['card.won', { card: 'BRN-B02' }], ['completion.began'], never('game.ended')],
      ({ cleared, further }) => {
        expect(cleared.B).toBe(1);
        // The Boss of the victory is no further encounter.
        expect(further).toBe(0);
      },
    );
  });

  test('[DLV-MODE-COMPLETE-01] not when no space is left on the map', () => {
    check(afterVictory(won({ change: fullGrid })), [], [['game.ended'], never('completion.began')], (_, state) =>
      expect(state.isOver).toBe(true),
    );
  });

  test('[DLV-MODE-COMPLETE-01] not when every exit is joined or blocked', () => {
    const closed = won({
      change: ({ map: { rooms } }) => {
        const entrance = at(rooms, 0);
        entrance.exits = entrance.exits.map(({ wall }) => ({ wall, state: 'blocked' }));
      },
    });
    check(afterVictory(closed), [], [['game.ended'], never('completion.began')]);
  });

  test('[DLV-MODE-COMPLETE-01] one open exit and one unused unique card are enough; cards of level 1 alone are not', () => {
    const oneExit = ({ map: { rooms } }: Board): void => {
      const entrance = at(rooms, 0);
      entrance.exits = entrance.exits.map((exit, i) => (i === 0 ? exit : { ...exit, state: 'blocked' }));
    };
    const left = (reserve: readonly CardId[]) => afterVictory(won({ change: oneExit }, { ...WON, reserve }));
    check(left(['BRN-104', 'BRN-204']), [playOn], [['completion.began', { cards: 1 }], never('game.ended')]);
    check(left(['BRN-104', 'BRN-105']), [], [['game.ended'], never('completion.began')]);
  });

  test('[DLV-MODE-COMPLETE-01] only after the full game', () => {
    const lastBoss = playing({ impending: ['BRN-B02'], reserve: LEFT_OVER }, { setup: { mode: 'micro', level: 'B' }, items: pots(4) });
    check(
      lastBoss,
      [draw, { act: 'leave-undrawn' }, ...clear(0, 4)],
      [['game.won', { by: 'last-card' }], ['game.ended'], never('completion.began')],
    );
  });
});

describe('going on', () => {
  test('[DLV-MODE-COMPLETE-04] each resolved encounter goes to the victory pile, and the next is drawn from the rest', () => {
    check(
      completing(['BRN-303', 'BRN-204', 'BRN-208'], { items: pots(2) }),
      [draw, toTheEast, ...clear(0, 2), draw],
      [
        ['card.won', { card: 'BRN-208' }, 'DLV-MODE-COMPLETE-04'],
        ['card.drawn', { card: 'BRN-204' }],
        never('level-1.collected'),
        never('unique.added'),
        never('deck.shuffled'),
        never('game.won'),
      ],
      ({ decks, further, cleared }) => {
        expect(decks.victory.at(-1)).toBe('BRN-208');
        expect(decks.victory.length).toBe(10);
        expect(further).toBe(1);
        expect(cleared).toEqual({ 1: 7, 2: 4, 3: 2, B: 1 });
      },
    );
  });

  test('[DLV-MODE-COMPLETE-05] it ends when the deck is exhausted', () => {
    check(
      completing(['BRN-208'], { items: pots(2) }),
      [draw, toTheEast, ...clear(0, 2)],
      [['card.won', { card: 'BRN-208' }], ['game.ended'], never('game.won')],
      (board, state) => {
        expect([board.result, board.further, state.isOver]).toEqual(['victory', 1, true]);
        expect(state.returns()).toEqual([1]);
      },
    );
  });

  test('[DLV-MODE-COMPLETE-10] a further Boss does not end it', () => {
    check(
      completing(['BRN-208', 'BRN-B02'], { items: pots(4) }),
      [draw, toTheEast, ...clear(0, 4), draw],
      [['card.won', { card: 'BRN-B02' }], ['card.drawn', { card: 'BRN-208' }], never('game.won'), never('game.ended')],
      (board) => expect(board.cleared.B).toBe(2),
    );
  });

  test('[DLV-MODE-COMPLETE-11] it may be ended between encounters: the victory stands, giving up is not possible', () => {
    check(
      completing(['BRN-204', 'BRN-208'], { items: pots(2) }),
      [
        draw,
        toTheEast,
        ...clear(0, 2),
        refused(
          { act: 'give-up' },
          { rule: 'DLV-MODE-COMPLETE-11', pick: 'act', why: { rule: 'DLV-MODE-COMPLETE-11', key: 'victory-stands' } },
        ),
        { act: 'stop' },
      ],
      [['card.won'], ['game.ended'], never('game.given-up')],
      (board, state) => {
        expect([board.result, board.gaveUp, board.further, state.isOver]).toEqual(['victory', false, 1, true]);
        expect(state.returns()).toEqual([1]);
      },
    );
  });

  test('[DLV-MODE-COMPLETE-09] failing does not take back the victory: "victory, 1 further encounter"', () => {
    check(
      completing(['BRN-302', 'BRN-208'], { items: pots(2), health: 1 }),
      [draw, toTheEast, ...clear(0, 2), draw, toTheWest, together, dice(1, 1, 1, 1)],
      [['card.won', { card: 'BRN-208' }], ['health.lost', { left: 0 }], ['hero.fell', { card: 'BRN-302' }], never('game.given-up')],
      (board, state) => {
        expect([board.result, board.further, state.isOver]).toEqual(['victory', 1, true]);
        expect(state.returns()).toEqual([1]);
      },
    );
  });
});

describe('the map is full', () => {
  /** The entrance leaves a field of 5 × 5 squares, in which BRN-B02 fits and the longer rooms of BRN-303 and BRN-307 do not. */
  function field({ map }: Board): void {
    const free = new Set<number>();
    for (let r = 0; r < 5; r++) for (let c = 0; c < 5; c++) free.add(r * map.width + c);
    const squares = Array.from({ length: map.width * map.height }, (_, square) => square).filter((square) => !free.has(square));
    const exit = { wall: wall(2, 5, 'W'), state: 'open' as const };
    map.rooms = [
      {
        id: 0,
        card: null,
        squares,
        exits: [exit],
        circles: 0,
        filled: 0,
        completed: true,
        orientation: { turns: 0, mirrored: false },
      },
    ];
  }
  const aside = { act: 'put-aside' } as const;

  test('[DLV-MODE-COMPLETE-08] a card without a legal placement is put aside and the next one drawn; the last one fits', () => {
    check(
      completing(['BRN-B02', 'BRN-307', 'BRN-303'], { items: pots(4), change: field }),
      [
        draw,
        refused({ act: 'secret-door', wall: wall(5, 2, 'N'), by: 0, mirrored: 0 }, { rule: 'DLV-MODE-COMPLETE-08', pick: 'act' }),
        aside,
        draw,
        aside,
        draw,
        { act: 'place', exit: wall(2, 5, 'W'), by: 0, mirrored: 1 },
        ...clear(0, 4),
      ],
      [
        ['card.put-aside', { card: 'BRN-303' }, 'DLV-MODE-COMPLETE-08'],
        ['card.put-aside', { card: 'BRN-307' }],
        ['room.placed', { card: 'BRN-B02', room: 1 }],
        ['card.won', { card: 'BRN-B02' }],
        ['game.ended'],
        never('circles.drawn', { n: 6 }),
        never('door.found'),
      ],
      ({ decks, further, map }) => {
        expect(decks.unplaced).toEqual(['BRN-303', 'BRN-307']);
        expect(decks.victory).not.toContain('BRN-303');
        expect(further).toBe(1);
        expect(map.rooms.length).toBe(2);
      },
    );
  });

  test('[DLV-MODE-COMPLETE-05, DLV-MODE-COMPLETE-08] the last card put aside: the mode ends, the victory stands', () => {
    check(
      completing(['BRN-307'], { change: field }),
      [draw, aside],
      [['card.put-aside'], ['game.ended'], never('room.unplaced'), never('opening.began')],
      (board, state) => {
        expect([board.result, board.further, board.decks.unplaced, state.isOver]).toEqual(['victory', 0, ['BRN-307'], true]);
        expect(state.view(0).decks.unplaced).toEqual(['BRN-307']);
      },
    );
  });

  test('[DLV-MODE-COMPLETE-08] a card that can be placed is not put aside', () => {
    check(
      completing(['BRN-B02'], { change: field }),
      [draw, refused(aside, { rule: 'DLV-MAP-18', pick: 'act', legal: ['automatic', 'place'] })],
      [never('card.put-aside')],
    );
  });
});
