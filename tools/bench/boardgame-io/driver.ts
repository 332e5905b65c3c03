// Owns playing the toy headless on boardgame.io, the way its own bots and simulations do: its reducer, move by move.

import { at, isList } from '@undercroft/kernel';
import { SEATS } from '../toy/content.ts';
import {
  CreateGameReducer,
  InitializeGame,
  makeMove,
  ProcessGameConfig,
  type Dice,
  type Enumerated,
  type GameConfig,
  type MatchState,
} from './api.ts';
import type { G } from './state.ts';
import { toy } from './toy.ts';

export type BoardgameState = MatchState<G>;

export interface Driver {
  begin(seed: string): BoardgameState;
  apply(state: BoardgameState, move: Enumerated): BoardgameState;
}

function withDice(dice: Dice): GameConfig<G> {
  const api = { ...dice, _private: { isUsed: () => false, getState: () => ({ seed: 0 }) } };
  return { ...toy, plugins: [{ name: 'random', api: () => api }] };
}

/** `dice`: in place of boardgame.io's own random plugin. */
export function driver(dice?: Dice): Driver {
  const game = ProcessGameConfig(dice === undefined ? toy : withDice(dice));
  const reduce = CreateGameReducer({ game });
  return {
    begin: (seed) => InitializeGame({ game: { ...game, seed }, numPlayers: SEATS }),
    apply: (state, { move, args }) => reduce(state, makeMove(move, args, toAct(state))),
  };
}

export const isOver = (state: BoardgameState): boolean => state.ctx.gameover !== undefined;
/** Which of several active players its bots take. */
export const toAct = ({ ctx }: BoardgameState): string => Object.keys(ctx.activePlayers ?? {})[0] ?? ctx.currentPlayer;
export const stageOf = (state: BoardgameState): string => state.ctx.activePlayers?.[toAct(state)] ?? '';
export const legal = (state: BoardgameState): readonly Enumerated[] => toy.ai.enumerate(state.G, state.ctx, toAct(state));
export const view = ({ G, ctx }: BoardgameState, playerID: string): unknown => toy.playerView({ G, ctx, playerID });

/** The same random policy as the kernel's: the move first, then each argument, each uniform among what is left. */
export function randomMove(state: BoardgameState, below: (n: number) => number): Enumerated {
  let left = legal(state);
  for (let depth = 0; left.length > 1; depth++) {
    const values = [...new Set(left.map((one) => partOf(one, depth)))];
    if (values.length === 1) continue;
    const value = values[below(values.length)];
    left = left.filter((one) => partOf(one, depth) === value);
  }
  return at(left, 0);
}

/** The move's name, then its arguments; the places of a discard count as one argument each. */
function partOf({ move, args }: Enumerated, depth: number): unknown {
  if (depth === 0) return move;
  const first = args[0];
  return isList(first) ? first[depth - 1] : args[depth - 1];
}
