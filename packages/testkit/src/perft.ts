// Owns perft: counting every way to play to a depth, with chance fixed, so that a change of what is legal shows.

import { missing, randomFrom, type ChanceSource, type Choice, type GameTypes, type State } from '@undercroft/kernel';
import { allAnswers } from '@undercroft/parts';

/** Chance for one position: the same position always has the same luck. */
export type FixedChance = (position: string) => ChanceSource;

/** The first of whatever may come up: ones, and the first card by name. */
export const lowest: FixedChance = () => ({ pick: () => 0 });
/** The last of whatever may come up. */
export const highest: FixedChance = () => ({ pick: (n) => n - 1 });
/** Luck of its own for each position, by a seed. */
export const seeded =
  (seed: number | string): FixedChance =>
  (position) =>
    randomFrom(`${seed}/${position}`);

export interface Perft {
  /** How many ways there are to play 1, 2, 3 ... decisions. */
  readonly counts: readonly number[];
  /** How many of the games had ended at each of these depths. */
  readonly ended: readonly number[];
  /** The ways of the full depth, by the first choice. */
  readonly divide: readonly { readonly seat: number; readonly choice: Choice; readonly ways: number }[];
}

const ANSWERS = 100_000;

/** Plays every answer of the first seat asked, to a depth. Where several seats are asked at once their order does not matter. */
export function perft<T extends GameTypes>(state: State<T>, depth: number, chance: FixedChance = lowest): Perft {
  const counts = Array.from({ length: depth }, () => 0);
  const ended = Array.from({ length: depth }, () => 0);
  const divide: { seat: number; choice: Choice; ways: number }[] = [];
  const visit = (from: State<T>, at: number): number => {
    if (at === depth) return 1;
    if (from.isOver) return 0;
    let ways = 0;
    const seat = from.toAct;
    const luck = from.fingerprint();
    for (const choice of everyAnswer(from)) {
      const next = from.clone(chance(luck));
      next.play(seat, choice);
      counts[at] = (counts[at] ?? missing()) + 1;
      if (next.isOver) ended[at] = (ended[at] ?? missing()) + 1;
      const below = visit(next, at + 1);
      if (at === 0) divide.push({ seat, choice, ways: below });
      ways += below;
    }
    return ways;
  };
  visit(state, 0);
  return { counts, ended, divide };
}

function everyAnswer<T extends GameTypes>(state: State<T>): readonly Choice[] {
  const { choices, all } = allAnswers(() => state.ask(state.toAct) ?? missing(), ANSWERS);
  if (!all) throw new Error(`more than ${ANSWERS} answers: ${JSON.stringify(state.where())}`);
  return choices;
}

/** A position to count from, how deep, and the counting itself. */
export interface PerftScene {
  readonly name: string;
  readonly depth: number;
  readonly count: (depth: number) => Perft;
}

/** For a list of scenes of several games. */
export const perftScene = <T extends GameTypes>(
  name: string,
  depth: number,
  open: () => State<T>,
  chance: FixedChance = lowest,
): PerftScene => ({
  name,
  depth,
  count: (to) => perft(open(), to, chance),
});

/** What was counted from a scene, at each depth: the ways to play, and how many of them had ended. */
export interface PerftPin {
  readonly ways: readonly number[];
  readonly ended: readonly number[];
}

/** Counts a scene and throws unless it comes to what was counted before, and the first choices share out all of it. */
export function expectPerft({ name, depth, count }: PerftScene, pins: Readonly<Record<string, PerftPin>>): void {
  const { counts, ended, divide } = count(depth);
  const found = JSON.stringify({ ways: counts, ended });
  const pin = pins[name];
  if (pin === undefined) throw new Error(`${name} was never counted: count its ways by hand if you can, then pin ${found}`);
  const wanted = JSON.stringify({ ways: pin.ways, ended: pin.ended });
  if (found !== wanted)
    throw new Error(`${name}: what is legal has changed: ${found}, and not ${wanted}; npm run perft -- --divide shows where`);
  const divided = divide.reduce((sum, { ways }) => sum + ways, 0);
  if (divided !== counts.at(-1)) throw new Error(`${name}: ${divided} ways by the first choice, ${String(counts.at(-1))} in all`);
}
