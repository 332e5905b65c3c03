// Owns what the bench uses of boardgame.io 0.50.2: its types, written out here because it is installed only by the bench.

import { createRequire } from 'node:module';

/** The part of its random plugin that the toy uses; a test can put its own in place of it. */
export interface Dice {
  Die(sides: number): number;
  Shuffle<V>(deck: V[]): V[];
}

export interface ActivePlayers {
  readonly currentPlayer?: string;
  readonly all?: string;
  readonly value?: Readonly<Record<string, string>>;
  readonly maxMoves?: number;
}

export interface Ctx {
  readonly currentPlayer: string;
  readonly activePlayers: Readonly<Record<string, string>> | null;
  readonly turn: number;
  readonly gameover?: unknown;
}

export interface MoveContext<G> {
  readonly G: G;
  readonly ctx: Ctx;
  readonly playerID: string;
  readonly random: Dice;
  readonly events: { endTurn(): void; endGame(result: unknown): void; setActivePlayers(who: ActivePlayers): void };
}
/** `never`: each move declares the arguments it expects; boardgame.io hands on whatever came. */
export type Move<G> = (context: MoveContext<G>, ...args: never[]) => 'INVALID_MOVE' | undefined;
export type Stages<G> = Readonly<Record<string, { readonly moves: Readonly<Record<string, Move<G>>> }>>;
interface Phase<G> {
  readonly start?: boolean;
  readonly next?: string;
  readonly endIf?: (context: { readonly G: G }) => boolean;
  readonly turn: { readonly order?: unknown; readonly activePlayers: ActivePlayers; readonly stages: Stages<G> };
}

/** A plugin named `random` stands in for its own. */
interface Plugin {
  readonly name: 'random';
  readonly api: () => Dice & { readonly _private: { isUsed(): boolean; getState(): object } };
}

export interface Enumerated {
  readonly move: string;
  readonly args: readonly unknown[];
}

export interface GameConfig<G> {
  readonly name: string;
  readonly seed?: string;
  readonly disableUndo: boolean;
  readonly setup: (context: { readonly random: Dice }) => G;
  readonly phases: Readonly<Record<string, Phase<G>>>;
  readonly playerView: (context: { readonly G: G; readonly ctx: Ctx; readonly playerID: string | null }) => unknown;
  readonly plugins?: readonly Plugin[];
  readonly ai: { readonly enumerate: (G: G, ctx: Ctx, playerID: string) => Enumerated[] };
}

export interface MatchState<G> {
  readonly G: G;
  readonly ctx: Ctx;
}
interface MoveAction {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: string };
}
export type Reducer<G> = (state: MatchState<G>, action: MoveAction) => MatchState<G>;

interface Internal {
  ProcessGameConfig<G>(game: GameConfig<G>): GameConfig<G>;
  InitializeGame<G>(given: { readonly game: GameConfig<G>; readonly numPlayers: number }): MatchState<G>;
  CreateGameReducer<G>(given: { readonly game: GameConfig<G> }): Reducer<G>;
}
interface Core {
  readonly INVALID_MOVE: 'INVALID_MOVE';
  readonly TurnOrder: { readonly RESET: unknown };
}

// Its development checks and its log are off in production; it looks when it is loaded.
process.env['NODE_ENV'] = 'production';
const fromHere = createRequire(import.meta.url);
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Its own types are not installed with the bench: these are the parts of them that are used.
export const { ProcessGameConfig, InitializeGame, CreateGameReducer } = fromHere('boardgame.io/internal') as Internal;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As above.
export const { INVALID_MOVE, TurnOrder } = fromHere('boardgame.io/core') as Core;

/** What its `makeMove` action creator makes. */
export const makeMove = (type: string, args: readonly unknown[], playerID: string): MoveAction => ({
  type: 'MAKE_MOVE',
  payload: { type, args, playerID },
});
