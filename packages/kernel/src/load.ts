// Owns bringing back a saved position, under the rules it was saved with or under later ones.

import { bug } from './bug.ts';
import { noChance, type ChanceSource } from './chance.ts';
import { restoreFrame } from './frame.ts';
import { SAME_PLAY, type Game, type GameTypes, type Saved } from './game.ts';
import { isList, isRecord } from './narrow.ts';
import { plainCopy } from './plain.ts';
import { asks, callsOthers } from './procedure.ts';
import { proceduresOf } from './run.ts';
import { State } from './state.ts';

export type LoadResult<T extends GameTypes> =
  | { readonly ok: true; readonly state: State<T> }
  | { readonly ok: false; readonly problem: LoadProblem };
export interface LoadProblem {
  readonly code: 'shape' | 'game' | 'newer' | 'no-migration' | 'step';
  readonly detail: string;
}

/** A saved position under the rules of today; older ones go through their declared migrations. */
export function load<T extends GameTypes>(game: Game<T>, raw: unknown, chance: ChanceSource = noChance): LoadResult<T> {
  const fail = (code: LoadProblem['code'], detail: string): LoadResult<T> => ({ ok: false, problem: { code, detail } });
  if (!isRecord(raw)) return fail('shape', 'not a saved position');
  let saved = raw as unknown as Saved; // Every field is looked at below before it is used.
  if (saved.game !== game.id) return fail('game', `this position is of ${String(saved.game)}, not of ${game.id}`);
  if (
    ![saved.rules, saved.seats, saved.offer].every(Number.isInteger) ||
    !isList(saved.stack) ||
    saved.board === null ||
    typeof saved.board !== 'object'
  )
    return fail('shape', 'a saved position needs rules, seats, offer, board and stack');
  if (saved.rules > game.rulesVersion) return fail('newer', `saved under rules ${saved.rules}; this program knows ${game.rulesVersion}`);
  while (saved.rules < game.rulesVersion) {
    const migrate = game.migrations[saved.rules];
    if (migrate === undefined) return fail('no-migration', `no way from rules ${saved.rules} to ${saved.rules + 1}`);
    if (migrate === SAME_PLAY) return fail('no-migration', `positions of rules ${saved.rules} are made anew by playing the record again`);
    saved = { ...migrate(saved), rules: saved.rules + 1 };
  }
  const register = proceduresOf(game);
  for (const [i, frame] of saved.stack.entries()) {
    if (frame === null || typeof frame !== 'object' || frame.locals === null || typeof frame.locals !== 'object')
      return fail('shape', `frame ${i} needs procedure, step and locals`);
    const procedure = register.get(frame.procedure);
    const step = procedure?.steps[procedure.index.get(frame.step) ?? -1];
    if (step === undefined) return fail('step', `no step ${String(frame.step)} in procedure ${String(frame.procedure)}`);
    // The innermost frame waits for an answer, all others for the procedure they called.
    if (!(i === saved.stack.length - 1 ? asks(step) : callsOthers(step)))
      return fail('step', `step ${step.name} of ${frame.procedure} is not one to wait at`);
  }
  const copy = plainCopy(saved);
  const stack = copy.stack.map((frame) => restoreFrame(register.get(frame.procedure) ?? bug(`no procedure ${frame.procedure}`), frame));
  return { ok: true, state: State.at(game, copy.seats, copy.board, stack, copy.offer, chance) };
}
