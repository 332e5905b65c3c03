// Owns random play of the toy on boardgame.io, for the sections that compare.

import { randomFrom } from '@undercroft/kernel';
import { driver, isOver, randomMove, type BoardgameState } from '../boardgame-io/driver.ts';
import { toy } from '../toy/kernel-toy.ts';

const { begin, apply } = driver();

export interface PlayedOther {
  readonly decisions: number;
  readonly state: BoardgameState;
}

/** Plays a position at random to its end, or for so many decisions. */
export function playOtherFrom(from: BoardgameState, below: (n: number) => number, limit: number): PlayedOther {
  let state = from;
  let decisions = 0;
  while (!isOver(state) && decisions < limit) {
    state = apply(state, randomMove(state, below));
    decisions++;
  }
  return { decisions, state };
}

export const playOther = (seed: string, below: (n: number) => number, limit = toy.bound): PlayedOther =>
  playOtherFrom(begin(seed), below, limit);

/** A game played at random to the middle of its decisions. */
export function midGameOther(seed: string): BoardgameState {
  const { decisions } = playOther(seed, randomFrom(seed).below);
  return playOther(seed, randomFrom(seed).below, decisions >> 1).state;
}
