// Owns the line that a golden transcript keeps its scene in: the setup, and how the board differs from the first board of that setup.

import { isDeepStrictEqual } from 'node:util';
import { isJson, isObject, proceduresOf, type Call, type Game, type GameTypes, type Json } from '@undercroft/kernel';
import { deltaOf, isDelta, withDelta, type Delta, type Fresh } from './delta.ts';
import { numberAt, recordAt, textAt } from './json.ts';
import type { Scene } from './scene.ts';

interface Written {
  readonly seats: number;
  /** What the setup says beyond the game's own defaults. */
  readonly setup?: object;
  /** How the board differs from that of the setup. */
  readonly change?: Delta | null;
  /** A board that belongs to no setup, whole. */
  readonly board?: Json;
  readonly call?: SavedCall;
}

/** A call as a golden keeps it: its procedure by name. */
interface SavedCall {
  readonly procedure: string;
  readonly locals: Call['locals'];
}
const savedCall = ({ procedure, locals }: Call): SavedCall => ({ procedure: procedure.name, locals });

function readCall<T extends GameTypes>(game: Game<T>, saved: unknown): Call {
  const procedure = textAt(saved, 'procedure');
  const locals = recordAt(saved, 'locals');
  const named = proceduresOf(game).get(procedure);
  if (named === undefined) throw new Error(`${game.id} has no procedure ${procedure}`);
  return { procedure: named, locals };
}

/** A field that boards get later, with the same value in every new board, is in none of these lines. */
export function writeScene<T extends GameTypes>(from: Scene<T>): string {
  const { game, seats, board, call } = from;
  const setup = setupOf(from);
  const start: Written =
    setup === null
      ? { seats, board: plain(board) }
      : { seats, setup: shortened(game, setup), change: deltaOf(plain(game.begin(setup)), plain(board), from.fresh) };
  return JSON.stringify({ ...start, ...(call === undefined ? {} : { call: savedCall(call) }) });
}

export function readScene<T extends GameTypes>(game: Game<T>, line: string, fresh: Fresh = {}): Scene<T> {
  const written: unknown = JSON.parse(line);
  const { setup, change = null, board, call: saved } = recordAt(written);
  const seats = numberAt(written, 'seats');
  const call = saved === undefined ? undefined : readCall(game, saved);
  if (setup === undefined) return { game, board: boardOf(game, board), call, seats, fresh };
  if (!isDelta(change)) throw new Error(`this is no change of a board: ${JSON.stringify(change)}`);
  const checked = checkedSetup(game, setup);
  return { game, board: boardOf(game, withDelta(plain(game.begin(checked)), change, fresh)), call, seats, setup: checked, fresh };
}

/** A setup as it was written down, if the game accepts it. */
export function checkedSetup<T extends GameTypes>(game: Game<T>, raw: unknown): T['setup'] {
  const checked = game.checkSetup(raw);
  if (checked.ok) return checked.setup;
  throw new Error(`the setup is refused: ${checked.problem.field} ${checked.problem.key}`);
}

function plain(board: object): Json {
  if (isJson(board)) return board;
  throw new Error('a board that is not plain data');
}

/** Written as a board of this game; that it still is one, playing it shows. */
function boardOf<T extends GameTypes>({ id }: Game<T>, board: unknown): T['board'] {
  if (!isObject(board)) throw new Error(`no board of ${id}: ${JSON.stringify(board)}`);
  return board;
}

/** Given with the scene, or lying on the board as a setup that the game accepts. */
function setupOf<T extends GameTypes>({ game, board, setup }: Scene<T>): T['setup'] | null {
  if (setup !== undefined) return setup;
  const checked = game.checkSetup('setup' in board ? board.setup : undefined);
  return checked.ok ? checked.setup : null;
}

/** Without what the game fills in by itself; whole where that would not come to the same. */
function shortened<T extends GameTypes>(game: Game<T>, setup: T['setup']): object {
  const unsaid = game.checkSetup({});
  if (!unsaid.ok) return setup;
  const initial = new Map<string, unknown>(Object.entries(unsaid.setup));
  const short = Object.fromEntries(Object.entries(setup).filter(([key, value]) => !isDeepStrictEqual(value, initial.get(key))));
  const again = game.checkSetup(short);
  return again.ok && isDeepStrictEqual(again.setup, setup) ? short : setup;
}
