// Owns random play on the kernel, for any game, and the mid-game positions that are measured.

import {
  begin,
  randomFrom,
  type ChanceSource,
  type Choice,
  type Game,
  type GameTypes,
  type Random,
  type Seat,
  type State,
} from '@undercroft/kernel';
import { Match } from '@undercroft/record';

const SAMPLES = 31;
const KEPT = 15;

/** How a game is played to a position, or for a replay: at random, or by a bot that gets somewhere. */
export type Chooser<T extends GameTypes> = (state: State<T>, seat: Seat, random: Random) => Choice;
const atRandom = <T extends GameTypes>(state: State<T>, seat: Seat, random: Random): Choice => state.randomChoice(seat, random);

/** Plays a position to its end at random, as search does, and returns the number of decisions. */
export function playOut<T extends GameTypes>(state: State<T>, random: Random, limit: number): number {
  let decisions = 0;
  while (!state.isOver && decisions < limit) {
    const seat = state.toAct;
    state.play(seat, state.randomChoice(seat, random));
    decisions++;
  }
  return decisions;
}

/** The same, each choice checked and its events kept, as at a table. */
export function playChecked<T extends GameTypes>(state: State<T>, random: Random, limit: number): number {
  let decisions = 0;
  while (!state.isOver && decisions < limit) {
    const seat = state.toAct;
    const applied = state.apply(seat, state.randomChoice(seat, random));
    if (!applied.ok) throw new Error(`a random choice was refused: ${JSON.stringify(applied.refusal)}`);
    decisions++;
  }
  return decisions;
}

/** A whole game played and recorded. */
export function recordedMatch<T extends GameTypes>(
  game: Game<T>,
  setup: T['setup'],
  random: Random,
  choose: Chooser<T> = atRandom,
): Match<T> {
  const match = Match.start(game, setup, random);
  for (let i = 0; i < game.bound && !match.state.isOver; i++) {
    const seat = match.state.toAct;
    match.apply(seat, choose(match.state, seat, random));
  }
  return match;
}

function playBy<T extends GameTypes>(state: State<T>, random: Random, limit: number, choose: Chooser<T>): number {
  let decisions = 0;
  for (; !state.isOver && decisions < limit; decisions++) state.play(state.toAct, choose(state, state.toAct, random));
  return decisions;
}

/** A game played to the middle of its decisions. */
export function midGame<T extends GameTypes>(
  game: Game<T>,
  setup: T['setup'],
  seed: string,
  chance: ChanceSource,
  choose: Chooser<T> = atRandom,
): State<T> {
  const length = playBy(begin(game, setup, randomFrom(seed)).state, randomFrom(`${seed} choices`), game.bound, choose);
  const { state } = begin(game, setup, randomFrom(seed));
  playBy(state, randomFrom(`${seed} choices`), length >> 1, choose);
  return state.clone(chance);
}

/** Positions in the middle of random games, those of middle size: measured in turn, so that no single one decides. */
export function midGames<T extends GameTypes>(
  game: Game<T>,
  setup: T['setup'],
  chance: ChanceSource,
  choose: Chooser<T> = atRandom,
): readonly State<T>[] {
  const all = Array.from({ length: SAMPLES }, (_, i) => midGame(game, setup, `mid ${i}`, chance, choose));
  const sized = all.map((state) => ({ state, size: JSON.stringify(state.save()).length })).sort((a, b) => a.size - b.size);
  const from = (SAMPLES - KEPT) >> 1;
  return sized.slice(from, from + KEPT).map(({ state }) => state);
}
