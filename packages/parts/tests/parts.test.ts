// Claims about dice, grids, playing cards and the order of turns.

import { pileOf, pileSize, randomFrom } from '@undercroft/kernel';
import {
  distance,
  FAR,
  gridOf,
  isCourt,
  isPlayingCard,
  isRed,
  isRoundOver,
  neighbours,
  nextSeat,
  oddsOfReaching,
  path,
  playingCard,
  PLAYING_CARDS,
  rankOf,
  reach,
  rollAll,
  seatsFrom,
  SUITS,
  suitOf,
  totals,
} from '@undercroft/parts';
import { describe, expect, test } from 'vitest';

describe('dice', () => {
  test('two dice show 7 in six ways, and each of 36 ways is counted once', () => {
    expect(totals([6, 6])).toEqual([0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
    expect(totals([20]).reduce((sum, n) => sum + n, 0)).toBe(20);
    expect(totals([])).toEqual([1]);
  });

  test('a total equal to the target reaches it; a bonus counts', () => {
    expect(oddsOfReaching([20], 6, 14)).toEqual({ ways: 13, of: 20 });
    expect(oddsOfReaching([6, 6], 0, 13)).toEqual({ ways: 0, of: 36 });
    expect(oddsOfReaching([6, 6], 11, 13)).toEqual({ ways: 36, of: 36 });
  });

  test('several dice are rolled one after the other from the same stream', () => {
    const asked: string[] = [];
    const roller = { roll: (sides: number, stream: string) => asked.push(`d${sides} ${stream}`) };
    expect(rollAll(roller, 3, 6, 'combat')).toEqual([1, 2, 3]);
    expect(asked).toEqual(['d6 combat', 'd6 combat', 'd6 combat']);
  });
});

describe('a grid', () => {
  const four = gridOf(4, 3);
  const eight = gridOf(4, 3, 8);
  const everywhere = (): boolean => true;

  test('neighbours lie north, east, south and west, and not round the edge', () => {
    expect(neighbours(four, 5)).toEqual([1, 6, 9, 4]);
    expect(neighbours(four, 0)).toEqual([1, 4]);
    expect(neighbours(four, 3)).toEqual([7, 2]);
    expect([...neighbours(eight, 5)].sort((a, b) => a - b)).toEqual([0, 1, 2, 4, 6, 8, 9, 10]);
    expect(neighbours(eight, 11)).toHaveLength(3);
  });

  test('where nothing is in the way the distance is the number of steps, with corners or without', () => {
    for (const grid of [four, eight])
      for (let a = 0; a < 12; a++)
        expect([...reach(grid, a, everywhere)]).toEqual(Array.from({ length: 12 }, (_, b) => distance(grid, a, b)));
  });

  test('what is not free is gone round, and what lies beyond so many steps is far', () => {
    // .#..
    // .#..
    // ....
    const free = (square: number): boolean => square !== 1 && square !== 5;
    expect(reach(four, 0, free)[2]).toBe(6);
    expect(reach(eight, 0, free)[2]).toBe(4);
    expect(reach(four, 0, free)[1]).toBe(FAR);
    expect([...reach(four, 0, free, 2)].filter((steps) => steps !== FAR)).toEqual([0, 1, 2]);
    expect(path(four, 0, 2, free)).toEqual([4, 8, 9, 10, 6, 2]);
    expect(path(four, 0, 1, free)).toBeNull();
    expect(path(four, 0, 0, free)).toEqual([]);
    expect(path(four, 0, 2, (square) => square % 4 !== 1)).toBeNull();
  });

  test('a way is as short as the reach says, and each step is beside the one before', () => {
    const random = randomFrom('grid');
    const large = gridOf(9, 7, 8);
    for (let n = 0; n < 200; n++) {
      const walls = new Set(Array.from({ length: 25 }, () => random.below(63)));
      const free = (square: number): boolean => !walls.has(square);
      const [from, to] = [random.below(63), random.below(63)];
      const steps = reach(large, from, free)[to] ?? FAR;
      const way = path(large, from, to, free);
      expect(way?.length ?? FAR).toBe(steps);
      way?.forEach((square, at) => expect(neighbours(large, way[at - 1] ?? from)).toContain(square));
      expect(way?.filter((square) => !free(square)) ?? []).toEqual([]);
    }
  });
});

describe('playing cards', () => {
  test('are 52, each with its suit and rank, and a pile holds them', () => {
    expect(new Set(PLAYING_CARDS).size).toBe(52);
    expect(pileSize(pileOf(PLAYING_CARDS))).toBe(52);
    for (const card of PLAYING_CARDS) expect(playingCard(suitOf(card), rankOf(card))).toBe(card);
    expect(SUITS.map((suit) => PLAYING_CARDS.filter((card) => suitOf(card) === suit).length)).toEqual([13, 13, 13, 13]);
  });

  test('courts are jack, queen and king; hearts and diamonds are red', () => {
    expect(PLAYING_CARDS.filter(isCourt).length).toBe(12);
    expect(isCourt('spades-10')).toBe(false);
    expect(SUITS.filter(isRed)).toEqual(['hearts', 'diamonds']);
    expect(['hearts-1', 'hearts-14', 'toString', ''].map(isPlayingCard)).toEqual([true, false, false, false]);
  });
});

describe('the order of turns', () => {
  test('goes round from any seat, and passes over who is out', () => {
    expect(seatsFrom(4, 2)).toEqual([2, 3, 0, 1]);
    expect(nextSeat(3, 2)).toBe(0);
    expect(nextSeat(4, 0, (seat) => seat === 3 || seat === 0)).toBe(3);
    expect(nextSeat(4, 0, (seat) => seat === 0)).toBe(0);
    expect(nextSeat(4, 0, () => false)).toBeNull();
  });

  test('a round is over when turns come round to the first seat or past it', () => {
    expect(isRoundOver(3, 1, 1, 2)).toBe(false);
    expect(isRoundOver(3, 1, 2, 0)).toBe(false);
    expect(isRoundOver(3, 1, 0, 1)).toBe(true);
    expect(isRoundOver(3, 1, 0, 2)).toBe(true);
    expect(isRoundOver(3, 1, 1, 1)).toBe(true);
  });
});
