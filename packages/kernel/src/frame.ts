// Owns frames as they run: names resolved once, and one shape for all positions in a procedure.

import { bug } from './bug.ts';
import type { Choice } from './decision.ts';
import type { Frame } from './game.ts';
import { copyRecord } from './plain.ts';
import { asks, type AnyProcedure, type Locals, type Question, type Step } from './procedure.ts';

/** A frame under way; `Frame` is how it is saved, by names. */
export interface Live {
  readonly procedure: AnyProcedure;
  /** The step that asks or calls. */
  at: number;
  locals: Locals;
  /** Whether every local that the procedure can set is there already, so that its steps meet one shape. */
  shaped: boolean;
  /** Whether nobody else can see these locals: then they are changed in place. A copy of the position shares them until then. */
  owned: boolean;
  answers: Readonly<Record<number, Choice>> | null;
  /** In a window: how many seats have passed; else -1. */
  passed: number;
  /** In a window: the locals, and the seat that is offered a response. Of this frame alone; its copies make their own. */
  offered: Locals | null;
  /** In a window: the first act by which the offered seat could respond, by its number; -1: not known. */
  response: number;
  /** In a repeated call: how often it has run. */
  count: number;
}

export function liveFrame(procedure: AnyProcedure, locals: Locals): Live {
  if (procedure.steps.length === 0) bug(`procedure ${procedure.name} is declared and not defined`);
  return { procedure, at: 0, locals, shaped: false, owned: false, answers: null, passed: -1, offered: null, response: -1, count: 0 };
}

export function copyFrame(frame: Live): Live {
  frame.owned = false;
  return { ...frame, offered: null };
}

export const stepOf = ({ procedure, at }: Live): Step => procedure.steps[at] ?? bug(`procedure ${procedure.name} has no step ${at}`);

/** The step of a frame at which a position stands. */
export function questionOf(frame: Live): Question {
  const step = stepOf(frame);
  return asks(step) ? step : bug(`step ${step.name} of ${frame.procedure.name} asks nothing`);
}

/** A frame by names, as it is saved. Whoever gets it keeps these locals: the next change is made to a copy. */
export function storeFrame(live: Live): Frame {
  const { procedure, locals, answers, passed, count } = live;
  live.owned = false;
  const frame: Frame = { procedure: procedure.name, step: stepOf(live).name, locals };
  if (answers !== null) frame.answers = answers;
  if (passed >= 0) frame.passed = passed;
  if (count > 0) frame.count = count;
  return frame;
}

export function restoreFrame(procedure: AnyProcedure, { step, locals, answers, passed, count }: Frame): Live {
  const live = liveFrame(procedure, locals);
  live.at = procedure.index.get(step) ?? bug(`no step ${step} in procedure ${procedure.name}`);
  live.answers = answers ?? null;
  live.passed = passed ?? -1;
  live.count = count ?? 0;
  return live;
}

export function setLocal(frame: Live, name: string, value: unknown): void {
  if (!frame.owned) {
    frame.owned = true;
    frame.locals = frame.shaped ? copyRecord(frame.locals) : Object.assign(copyRecord(frame.procedure.blank), frame.locals);
    frame.shaped = true;
  }
  frame.locals[name] = value;
}

/** Forgets what the last question of a kind left: it is neither seen while the next one is answered nor kept after it. */
export function forgetAnswer(frame: Live, name: 'answer' | 'answers'): void {
  if (frame.locals[name] !== undefined) setLocal(frame, name, undefined);
}
