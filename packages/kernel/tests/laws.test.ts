// Claims about every game, tried on the toy game; and that each law finds the mistake it is meant for.

import { at, missing, randomFrom } from '@undercroft/kernel';
import { holdLaws, LawBroken, type LawOptions, type ViewBot } from '@undercroft/testkit';
import { toy, toySetups, type Toy } from '@undercroft/testkit/toy';
import { expect, test } from 'vitest';
import { broken } from './broken.ts';

const soak = process.env['UNDERCROFT_SOAK'] === '1';
const random: ViewBot<Toy> = ({ asking, random: source }) => {
  for (let open = asking.open(); open !== null; open = asking.open()) {
    const n = open.options.length + (open.canStop ? 1 : 0);
    const k = source.below(n);
    if (k < open.options.length) asking.take(at(open.options, k));
    else asking.stop();
  }
  return asking.choice();
};

test('all laws hold in the toy game', () => {
  const games = soak ? 2000 : 150;
  const held = holdLaws(toy, { setups: toySetups, seed: 'toy', games, every: soak ? 1 : 5, bot: random });
  expect(held.games).toBe(games);
  expect(held.decisions).toBeGreaterThan(games * 5);
});

test('the cheap laws hold in many games of the toy', () => {
  expect(holdLaws(toy, { setups: toySetups, seed: 'cheap', games: 400, cheap: true })).toMatchObject({ games: 400 });
});

test('how many decisions the laws look at does not change the games', () => {
  const held = (every: number) => holdLaws(toy, { setups: toySetups, seed: 'same', games: 4, every }).decisions;
  expect(held(1)).toBe(held(50));
});

function caught(game: typeof toy, options: Partial<LawOptions<Toy>> = {}): LawBroken {
  try {
    holdLaws(game, { setups: toySetups, seed: 'broken', games: 200, ...options });
  } catch (error) {
    if (error instanceof LawBroken) return error;
    throw error;
  }
  throw new Error('no law found anything');
}

test.each(broken)('$mistake breaks the law "$law"', ({ law, game }) => {
  const error = caught(game);
  expect(`${error.law}: ${error.message}`).toMatch(new RegExp(`^${law}: `));
});

test('a broken law is told with seed, decision and transcript, and can be found again from its seed', () => {
  const { game } = broken.find(({ mistake }) => mistake.startsWith('a view that leaks')) ?? missing();
  const [once, twice] = [caught(game), caught(game)];
  expect(once.message).toBe(twice.message);
  expect(once.message).toContain(`seed ${once.seed}, decision ${once.decision}`);
  expect(JSON.parse(once.transcript)).toMatchObject({ game: 'toy' });
});

test('a bot that plays by more than what it is given breaks the law "bot"', () => {
  let asked = 0;
  expect(caught(toy, { bot: (seen) => random({ ...seen, random: randomFrom(asked++) }) }).law).toBe('bot');
});

test('a bot that reaches into the question, or tries things out, finds nothing of the true position', () => {
  const peeking: ViewBot<Toy> = (seen) => {
    const tried = seen.imagine(seen.random);
    return random({ ...seen, random: randomFrom(JSON.stringify([seen.asking['board'], tried.board, tried.frames()])) });
  };
  expect(holdLaws(toy, { setups: toySetups, seed: 'peek', games: 60, bot: peeking })).toMatchObject({ games: 60 });
});

test('a save of an earlier version that does not load breaks the law "old-saves"', () => {
  const saved = { game: 'toy', rules: 0, seats: 2, offer: 0, board: {}, stack: [] };
  expect(caught(toy, { saves: [saved], games: 0 }).law).toBe('old-saves');
  expect(holdLaws({ ...toy, migrations: { 0: (old) => old } }, { setups: toySetups, seed: 1, games: 0, saves: [saved] })).toEqual({
    games: 0,
    decisions: 0,
  });
});

test('a setup that is not accepted breaks the law "plays"', () => {
  expect(caught(toy, { setups: () => ({ seats: 17, rounds: 1 }) }).law).toBe('plays');
});
