// Owns the line that a golden transcript keeps its scene in: the setup, and how the board differs from the first board of that setup.

import { isDeepStrictEqual } from 'node:util';
import { proceduresOf, type Call, type Game, type GameTypes, type Json } from '@undercroft/kernel';
import { deltaOf, withDelta, type Delta, type Fresh } from './delta.ts';
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

function readCall<T extends GameTypes>(game: Game<T>, { procedure, locals }: SavedCall): Call {
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
      ? { seats, board: board as Json }
      : { seats, setup: shortened(game, setup), change: deltaOf(game.begin(setup) as Json, board as Json, from.fresh) };
  return JSON.stringify({ ...start, ...(call === undefined ? {} : { call: savedCall(call) }) });
}

export function readScene<T extends GameTypes>(game: Game<T>, line: string, fresh: Fresh = {}): Scene<T> {
  const { seats, setup, change = null, board, call: saved } = JSON.parse(line) as Written;
  const call = saved === undefined ? undefined : readCall(game, saved);
  if (setup === undefined) return { game, board: board as T['board'], call, seats, fresh };
  const checked = game.checkSetup(setup);
  if (!checked.ok) throw new Error(`the setup of the scene is refused: ${checked.problem.field} ${checked.problem.key}`);
  const changed = withDelta(game.begin(checked.setup) as Json, change, fresh) as T['board'];
  return { game, board: changed, call, seats, setup: checked.setup, fresh };
}

/** Given with the scene, or lying on the board as a setup that the game accepts. */
function setupOf<T extends GameTypes>({ game, board, setup }: Scene<T>): T['setup'] | null {
  if (setup !== undefined) return setup;
  const checked = game.checkSetup((board as { readonly setup?: unknown }).setup);
  return checked.ok ? checked.setup : null;
}

/** Without what the game fills in by itself; whole where that would not come to the same. */
function shortened<T extends GameTypes>(game: Game<T>, setup: T['setup']): object {
  const plain = game.checkSetup({});
  if (!plain.ok) return setup;
  const short = Object.fromEntries(
    Object.entries(setup).filter(([key, value]) => !isDeepStrictEqual(value, (plain.setup as Record<string, unknown>)[key])),
  );
  const again = game.checkSetup(short);
  return again.ok && isDeepStrictEqual(again.setup, setup) ? short : setup;
}
