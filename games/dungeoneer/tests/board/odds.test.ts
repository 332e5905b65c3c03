// Owns the chances that questions and fights say before a die is thrown, held against counting by hand.

import { describe, expect, test } from 'vitest';
import { attemptOdds, exitOdds, fightOdds, searchOdds, specialAdds, threatOdds } from '../../src/queries/chances.ts';
import { view } from '../../src/view.ts';
import { A, ALDOUS, B, JORY, lying, WILMET } from '../fight-scenes.ts';
import { boardWith, EAST, heroPhaseOf, NORTH } from '../scenes.ts';
import { askedIn } from './asked.ts';

const hero = (seat: number) => ({ is: 'hero', seat }) as const;

describe('[DGN-COMBAT-15] an attack', () => {
  test('of Melee 3 on Melee 1 hits in 26 of 36 ways, is tied in 4 and countered in 6', () => {
    const board = boardWith({ heroes: [{ hero: ALDOUS }, { hero: JORY }] });
    expect(fightOdds(board, { by: hero(A), on: hero(B), form: 'melee', space: 0 })).toEqual({ hits: 26, ties: 4, counters: 6, of: 36 });
  });

  test('whose first die lies is left to the second one', () => {
    const board = boardWith({ heroes: [{ hero: ALDOUS }, { hero: JORY }] });
    // 3 + 1 against 1 and a die: tied by a 3, countered from 4 on.
    expect(fightOdds(board, { by: hero(A), on: hero(B), form: 'melee', space: 0, die: 1, total: 4 })).toEqual({
      hits: 2,
      ties: 1,
      counters: 3,
      of: 6,
    });
  });

  test('[DGN-DICE-01] counts the best of two dice, and what was announced', () => {
    const change = { seat: A, roll: 'attack', depth: 0, add: 1, set: 0, dice: 2 } as const;
    const board = boardWith({ heroes: [{ hero: JORY }, { hero: JORY }], change: (it) => Object.assign(it, { dice: [change] }) });
    const { hits, ties, counters, of } = fightOdds(board, { by: hero(A), on: hero(B), form: 'melee', space: 0 });
    expect(of).toBe(216);
    expect(hits + ties + counters).toBe(of);
    let counted = 0;
    for (let one = 1; one <= 6; one++)
      for (let two = 1; two <= 6; two++) for (let other = 1; other <= 6; other++) if (Math.max(one, two) + 1 > other) counted++;
    expect(hits).toBe(counted);
  });
});

describe('[DGN-SPECIAL-01] a special effect', () => {
  test('that adds to its own monster is said with what is paid for it, and one that depends on more is not said at all', () => {
    expect([-1, 0, 2].map((paid) => specialAdds('mo-royal-taster', paid, 'melee'))).toEqual([0, 0, 2]);
    expect(specialAdds('mo-royal-taster', 2, 'magic'), 'in another form').toBe(0);
    const board = boardWith({ heroes: [{ hero: ALDOUS }, { hero: JORY }] });
    const hits = (ahead: number): number => fightOdds(board, { by: hero(A), on: hero(B), form: 'melee', space: 0, ahead }).hits;
    // 3 against 1 and two more: 4 ahead of the other die.
    expect([hits(0), hits(2)]).toEqual([26, 33]);
  });
});

describe('[DGN-THREAT-03] a Threat', () => {
  test('is overcome by a die and the score; a number that no die misses is certain', () => {
    const board = boardWith({ heroes: [{ hero: JORY }] });
    expect(threatOdds(board, A, { score: 'speed', target: 8 }, 'card')).toMatchObject({ ways: 3, of: 6 });
    expect(threatOdds(board, A, { score: 'speed', target: 5 }, 'card')).toMatchObject({ ways: 6, of: 6 });
    expect(threatOdds(board, A, { score: 'melee', target: 8 }, 'card')).toMatchObject({ ways: 0, of: 6 });
  });

  test('[DGN-EXIT-04] of a lock is said with the step, and of an open exit nothing', () => {
    const wanted = { heroes: [{ hero: WILMET, at: 'map-footmens-crossing' }] } as const;
    const board = boardWith(wanted);
    expect(exitOdds(board, A, EAST), 'Melee 2 against 4').toMatchObject({ ways: 5, of: 6 });
    expect(exitOdds(board, A, NORTH)).toBeNull();
    const { question } = askedIn(heroPhaseOf(wanted), ['step']);
    const at = question.node.options.indexOf(EAST);
    expect(question.node.next?.[at]).toMatchObject({ done: true, odds: { ways: 5, of: 6 }, outcome: { movement: -1 } });
  });

  test('[DGN-QTHREAT-01] of a Quest is that of its attempt; [DGN-SEARCH-03] a search counts the way to the Entrance', () => {
    const board = boardWith({ heroes: [{ hero: JORY, at: 'map-servants-stair', quests: ['q-ring-of-keys', 'q-fourteenth-step'] }] });
    expect(attemptOdds(board, A, 'q-ring-of-keys'), 'Speed 4 against 8').toMatchObject({ ways: 3, of: 6 });
    const found = searchOdds(board, A, 'q-fourteenth-step');
    expect(found?.sum?.[0], 'one step from the Entrance').toBe(1);
  });
});

describe('what a view works out', () => {
  const armed = { hero: ALDOUS, ready: [lying('tr-mourning-sword', A)] } as const;

  test('[DGN-EFFECT-01] scores with everything that lies before a hero, and the forms in which he may attack', () => {
    const { heroes } = view(boardWith({ heroes: [armed, { hero: JORY }] }), A).reckoned;
    expect(heroes[A]).toMatchObject({ level: 1, scores: { melee: 5, magic: 1, speed: 2 }, standard: ['melee'], treasures: { n: 1 } });
    expect(heroes[B]?.scores.melee).toBe(1);
  });

  test('the sum of a fight by its sources: what is printed, and what each card adds', () => {
    const attack = {
      by: hero(A),
      on: hero(B),
      form: 'melee',
      space: 0,
      special: null,
      state: 'declared',
      spared: false,
      die: 0,
      total: 0,
      counterDie: 0,
      counterTotal: 0,
    } as const;
    const combat = { kind: 'challenge', lord: A, attacks: [attack], now: 0, dealt: [] } as const;
    const board = boardWith({ heroes: [armed, { hero: JORY }], change: (it) => Object.assign(it, { combats: [combat] }) });
    const [figures] = view(board, B).reckoned.attacks;
    expect(figures?.by).toMatchObject({
      sum: 5,
      parts: [
        { from: 'printed', n: 3 },
        { from: 'tr-mourning-sword', n: 2 },
      ],
    });
    expect(figures?.on).toMatchObject({ sum: 1, parts: [{ from: 'printed', n: 1 }], life: 6 });
  });

  test('[DGN-EXIT-12] exits that were opened in this turn, and no others', () => {
    const board = boardWith({ heroes: [{ at: 'map-footmens-crossing' }] });
    expect(view(board, A).reckoned.exits).toEqual([]);
    const space = board.spaces.findIndex(({ card }) => card === 'map-footmens-crossing');
    board.marks[space] = (board.marks[space] ?? 0) | (1 << EAST);
    expect(view(board, A).reckoned.exits).toEqual([{ space, side: EAST, exit: { kind: 'open' } }]);
  });

  test('whoever only watches sees no Quest that lies face down', () => {
    const board = boardWith({ heroes: [{ sealed: ['q-ring-of-keys'] }] });
    expect(view(board, -1).reckoned.quests).toEqual([]);
    expect(view(board, A).reckoned.quests.map(({ quest }) => quest)).toEqual(['q-ring-of-keys']);
    expect(view(board, B).reckoned.quests).toEqual([]);
  });
});
