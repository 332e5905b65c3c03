// Owns frames as they run: names resolved once, and one shape for all positions in a procedure.

import type { Choice } from './decision.ts';
import type { Frame, GameTypes, Seat } from './game.ts';
import { copyRecord } from './plain.ts';
import type { Procedure, Step } from './procedure.ts';

type AnyProcedure = Procedure<GameTypes, never>;
type Locals = Record<string, unknown>;

/** A frame under way; `Frame` is how it is saved, by names. */
export interface Live {
  readonly procedure: AnyProcedure;
  /** The step that asks or calls. */
  at: number;
  locals: Locals;
  /** Whether every local that a question of the procedure can set is there already, so that its steps meet one shape. */
  shaped: boolean;
  /** Whether nobody else can see these locals: then they are changed in place. A copy of the position shares them until then. */
  owned: boolean;
  answers: Readonly<Record<number, object>> | null;
  passed: number;
}

/** A copy to be changed before anybody else sees it. */
function changed(frame: Live): Locals {
  if (frame.owned) return frame.locals;
  frame.owned = true;
  let locals: Locals;
  if (frame.shaped) locals = copyRecord(frame.locals);
  else {
    locals = copyRecord(frame.procedure.blank);
    for (const key in frame.locals) locals[key] = frame.locals[key];
    frame.shaped = true;
  }
  frame.locals = locals;
  return locals;
}

export function liveFrame(procedure: AnyProcedure, locals: Locals): Live {
  return { procedure, at: 0, locals, shaped: false, owned: false, answers: null, passed: -1 };
}

export function copyFrame(frame: Live): Live {
  frame.owned = false;
  return { ...frame };
}

export const stepOf = ({ procedure, at }: Live): Step => procedure.steps[at] as Step;

/** A frame by names, as it is saved. Whoever gets it keeps these locals: the next change is made to a copy. */
export function storeFrame(live: Live): Frame {
  const { procedure, at, locals, answers, passed } = live;
  live.owned = false;
  const frame: Frame = { procedure: procedure.name, step: (procedure.steps[at] as Step).name, locals };
  if (answers !== null) frame.answers = answers;
  if (passed >= 0) frame.passed = passed;
  return frame;
}

export function restoreFrame(procedure: AnyProcedure, { step, locals, answers, passed }: Frame): Live {
  const live = liveFrame(procedure, locals);
  live.at = procedure.index.get(step) as number;
  live.answers = answers ?? null;
  live.passed = passed ?? -1;
  return live;
}

export function putLocals(frame: Live, more: object): void {
  const locals = changed(frame);
  for (const key in more) locals[key] = (more as Locals)[key];
}

/** A question asked again starts afresh: what was picked the last time is neither seen while it is answered nor kept after it. */
export function forgetPicks(frame: Live, picks: readonly string[]): void {
  for (const name of picks) if (frame.locals[name] !== undefined) changed(frame)[name] = undefined;
}

/** The picks of an earlier answer are gone already, since the question was opened. */
export function putAnswer(frame: Live, choice: Choice, by?: Seat): void {
  const locals = changed(frame);
  for (const name in choice) locals[name] = choice[name];
  if (by !== undefined) locals['by'] = by;
}
