// Owns bringing back a saved position, under the rules it was saved with or under later ones.

import { bug } from './bug.ts';
import { noChance, type ChanceSource } from './chance.ts';
import { restoreFrame } from './frame.ts';
import { isSeatCount, SAME_PLAY, type Frame, type Game, type GameTypes, type Saved } from './game.ts';
import { isList, isRecord } from './narrow.ts';
import { plainCopy } from './plain.ts';
import { asks, callsOthers, type Step } from './procedure.ts';
import { proceduresOf } from './run.ts';
import { State } from './state.ts';

export type LoadResult<T extends GameTypes> =
  | { readonly ok: true; readonly state: State<T> }
  | { readonly ok: false; readonly problem: LoadProblem };
export interface LoadProblem {
  readonly code: 'shape' | 'game' | 'newer' | 'no-migration' | 'step';
  readonly detail: string;
}

const fail = (code: LoadProblem['code'], detail: string) => ({ ok: false, problem: { code, detail } }) as const;

/** Loads a saved position under the rules of today; older ones go through their declared migrations. */
export function load<T extends GameTypes>(game: Game<T>, raw: unknown, chance: ChanceSource = noChance): LoadResult<T> {
  proceduresOf(game);
  try {
    return loaded(game, raw, chance);
  } catch (error) {
    // Only the rules know what their board and their locals must hold: what they cannot go on with is no position of theirs.
    return fail('shape', error instanceof Error ? error.message : String(error));
  }
}

function loaded<T extends GameTypes>(game: Game<T>, raw: unknown, chance: ChanceSource): LoadResult<T> {
  if (!isRecord(raw)) return fail('shape', 'not a saved position');
  if (raw['game'] !== game.id) return fail('game', `this position is of ${String(raw['game'])}, not of ${game.id}`);
  if (!isSaved(raw)) return fail('shape', 'a saved position needs rules, seats, offer, board and a stack of procedures, steps and locals');
  const migrated = migrate(game, raw);
  if (!migrated.ok) return migrated;
  const saved = plainCopy(migrated.saved);
  const register = proceduresOf(game);
  for (const [i, frame] of saved.stack.entries()) {
    const procedure = register.get(frame.procedure);
    const step = procedure?.steps[procedure.index.get(frame.step) ?? -1];
    if (step === undefined) return fail('step', `no step ${frame.step} in procedure ${frame.procedure}`);
    // The innermost frame waits for an answer, all others for the procedure they called.
    const innermost = i === saved.stack.length - 1;
    if (!(innermost ? asks(step) : callsOthers(step)))
      return fail('step', `step ${frame.step} of ${frame.procedure} is not one to wait at`);
    if (!fits(frame, step, innermost, saved.seats)) return fail('shape', `frame ${i} does not fit its step ${frame.step}`);
  }
  const stack = saved.stack.map((frame) => restoreFrame(register.get(frame.procedure) ?? bug(`no procedure ${frame.procedure}`), frame));
  const state = State.at(game, saved.seats, saved.board, stack, saved.offer, chance);
  const asked = state.offers();
  if (stack.length > 0 && (asked.length === 0 || asked.some(({ seat }) => seat >= saved.seats))) return fail('shape', 'nobody is asked');
  return { ok: true, state };
}

/** Rewrites a saved position for the rules of today by the migrations that its game declares. */
export function migrate<T extends GameTypes>(
  { migrations, rulesVersion }: Game<T>,
  old: Saved,
): { readonly ok: true; readonly saved: Saved } | { readonly ok: false; readonly problem: LoadProblem } {
  if (old.rules > rulesVersion) return fail('newer', `saved under rules ${old.rules}; this program knows ${rulesVersion}`);
  let saved = old;
  while (saved.rules < rulesVersion) {
    const step = migrations[saved.rules];
    if (step === undefined) return fail('no-migration', `no way from rules ${saved.rules} to ${saved.rules + 1}`);
    if (step === SAME_PLAY) return fail('no-migration', `positions of rules ${saved.rules} are made anew by playing the record again`);
    saved = { ...step(saved), rules: saved.rules + 1 };
  }
  return { ok: true, saved };
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

function isSaved(raw: unknown): raw is Saved {
  if (!isRecord(raw)) return false;
  const { rules, seats, offer, board, stack } = raw;
  if (!isCount(rules) || !isCount(seats) || !isSeatCount(seats) || !isCount(offer)) return false;
  return board !== null && typeof board === 'object' && isList(stack) && stack.every(isFrame);
}

function isFrame(raw: unknown): raw is Frame {
  if (!isRecord(raw)) return false;
  const { procedure, step, locals, answers, passed, count } = raw;
  if (typeof procedure !== 'string' || typeof step !== 'string' || !isRecord(locals)) return false;
  if (![passed, count].every((n) => n === undefined || isCount(n))) return false;
  return (
    answers === undefined || (isRecord(answers) && Object.values(answers).every((one) => isRecord(one) && typeof one['act'] === 'string'))
  );
}

/** Whether a frame has only what its step keeps, and answers of seats that there are. */
function fits({ answers, passed, count }: Frame, { kind }: Step, innermost: boolean, seats: number): boolean {
  if ((passed !== undefined) !== (innermost && kind === 'window') || (count !== undefined && kind !== 'each')) return false;
  return answers === undefined || (kind === 'ask-all' && Object.keys(answers).every((key) => isCount(Number(key)) && Number(key) < seats));
}
