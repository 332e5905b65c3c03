// Owns the runner: goes through the steps of procedures, asks chance, raises events, and stops at every question.

import { couldRespond } from './asking.ts';
import { bug } from './bug.ts';
import type { ChanceSource } from './chance.ts';
import type { AnyDecision, Choice } from './decision.ts';
import { forgetPicks, liveFrame, putAnswer, putLocals, stepOf, storeFrame, type Live } from './frame.ts';
import {
  everyone,
  maskOf,
  type EventName,
  type EventRule,
  type Fact,
  type Frame,
  type Game,
  type GameTypes,
  type Ref,
  type Scalar,
  type Seat,
  type SeatMask,
  type Turn,
} from './game.ts';
import { topOf, type Zone } from './pile.ts';
import { copyRecord } from './plain.ts';
import { ASK, ASK_ALL, CALL, LET, RUN, STEP, WINDOW, type Call, type Procedure, type Step } from './procedure.ts';

/** For tests: told after every event and after every step. */
export interface Audit {
  raised(board: object): void;
  stepped(board: object, procedure: string, step: string): void;
}

/** More steps than this without a question is an endless loop. */
const STEP_BOUND = 100_000;
const NO_LOCALS: Record<string, unknown> = {};
const PASS: Choice = { act: 'pass' };

/** What a step is given to work with, and what happens between two questions. */
export class Runner<T extends GameTypes> implements Turn<T> {
  readonly game: Game<T>;
  readonly seats: number;
  board: T['board'];
  chance: ChanceSource;
  audit: Audit | null = null;
  protected readonly procedures: ReadonlyMap<string, Procedure<T, never>>;
  protected readonly stack: Live[];
  /** The seats that are asked. */
  protected asked: SeatMask = 0;
  protected offer: number;
  protected facts: Fact<T>[] | null = null;
  protected barrier = false;
  private actor: Seat = -1;

  constructor(game: Game<T>, seats: number, board: T['board'], stack: Live[], offer: number, chance: ChanceSource, asked?: SeatMask) {
    this.game = game;
    this.seats = seats;
    this.board = board;
    this.stack = stack;
    this.offer = offer;
    this.chance = chance;
    this.procedures = proceduresOf(game);
    const top = stack[stack.length - 1];
    if (top !== undefined) this.asked = asked ?? this.askedAt(top, stepOf(top));
  }

  /** Plays an answer that is known to be legal; checks nothing, keeps nothing. */
  play(seat: Seat, choice: Choice): void {
    const frame = this.stack[this.stack.length - 1] as Live;
    const step = stepOf(frame);
    this.actor = seat;
    this.barrier = false;
    this.asked &= ~maskOf(seat);
    if (step.kind === ASK) putAnswer(frame, choice);
    else if (step.kind === ASK_ALL) {
      // The others could act until now; and the last answer reveals theirs, so that it cannot be taken back either.
      if (this.asked !== 0 || frame.answers !== null) this.barrier = true;
      const answers = { ...frame.answers, [seat]: choice };
      if (this.asked !== 0) {
        frame.answers = answers;
        return;
      }
      frame.answers = null;
      putLocals(frame, { answers });
    } else if (choice.act === 'pass') {
      frame.passed++;
      if (this.openWindow(frame, step)) return;
      this.closeWindow(frame, PASS, -1);
    } else {
      // The seats that are no longer reached count too: the number after a window is the same however it ended.
      this.offer += (step.run as SeatsOf)(this.board, frame.locals).length - 1 - frame.passed;
      this.closeWindow(frame, choice, seat);
    }
    this.run(frame.at + 1);
  }

  /** Runs the main procedure, or any other in a built scene, to its first question. */
  begin(first?: Call): readonly Fact<T>[] {
    const facts: Fact<T>[] = [];
    this.facts = facts;
    this.start(first);
    this.facts = null;
    return facts;
  }

  /** The same, keeping nothing of what happens. */
  start({ procedure, locals }: Call = { procedure: this.game.main.name, locals: NO_LOCALS }): void {
    this.stack.push(this.called(procedure, locals));
    this.run(0);
  }

  roll(sides: number, stream: string): number {
    return this.outcome(sides, stream, undefined) + 1;
  }

  choose<V extends Scalar>(of: readonly V[], stream: string): V {
    return of[this.outcome(of.length, stream, of)] as V;
  }

  draw(pile: readonly Zone[], stream: string): string {
    const top = topOf(pile);
    return top.length === 1 ? (top[0] as string) : this.choose(top, stream);
  }

  raise<K extends EventName<T>>(type: K, body: T['events'][K], rule?: Ref<T['rule']>): void {
    const event = this.game.events[type];
    if (this.facts !== null) {
      const fact = { type, rule: rule ?? this.ruleNow(), body };
      this.facts.push(event.secret === undefined ? fact : { ...fact, secret: this.secretsOf(event.secret, body) });
    }
    if (event.shows !== undefined) {
      for (const { zone, at, to } of event.shows(this.board, body)) {
        const knew = zone.knowers[at] as SeatMask;
        if ((to & ~knew) !== 0) this.barrier = true;
        zone.knowers[at] = knew | to;
      }
    }
    event.apply(this.board, body);
    if (this.audit !== null) this.audit.raised(this.board);
  }

  /** The rules under way, innermost last: for tests and for "where are we?". */
  where(): readonly { readonly procedure: string; readonly step: string }[] {
    return this.frames().map(({ procedure, step }) => ({ procedure, step }));
  }

  /** The same with what they know; the locals are those in use and may not be changed. */
  frames(): readonly Frame[] {
    return this.stack.map(storeFrame);
  }

  private run(from: number): void {
    const { stack, game, board } = this;
    let frame = stack[stack.length - 1] as Live;
    let at = from;
    for (let steps = 0; ; steps++) {
      if (steps > STEP_BOUND) bug(`no question within ${STEP_BOUND} steps: ${JSON.stringify(this.where())}`);
      const { procedure } = frame;
      if (at === procedure.steps.length) {
        stack.pop();
        if (stack.length === 0) return;
        frame = stack[stack.length - 1] as Live;
        at = frame.at + 1;
        continue;
      }
      const step = procedure.steps[at] as Step;
      frame.at = at++;
      if (step.kind === STEP || step.kind === LET) {
        const got = (step.run as (t: Turn<T>, locals: object) => string | object | undefined)(this, frame.locals);
        if (step.kind === LET) putLocals(frame, got as object);
        else if (got !== undefined)
          at = procedure.labels[got as string] ?? bug(`procedure ${procedure.name} has no label ${got as string}`);
        if (game.ended(board)) stack.length = 0;
      } else if (step.kind === CALL || step.kind === RUN) {
        const next = (step.run as (board: object, locals: object) => Call | Locals | null)(board, frame.locals);
        if (next !== null) {
          frame =
            step.calls === null ? this.called((next as Call).procedure, (next as Call).locals) : this.called(step.calls, next as Locals);
          stack.push(frame);
          at = 0;
        }
      } else if (this.opens(frame, step)) return;
      if (this.audit !== null) this.audit.stepped(board, procedure.name, step.name);
      if (stack.length === 0) return;
    }
  }

  /** Whether a question stands open at this step. */
  private opens(frame: Live, step: Step): boolean {
    if (step.kind === ASK) {
      const seat = (step.run as (board: object, locals: object) => Seat | null)(this.board, frame.locals);
      if (seat === null) return false;
      this.park(frame, step, maskOf(seat));
      return true;
    }
    if (step.kind === ASK_ALL) {
      const asked = this.askedAt(frame, step);
      if (asked === 0) putLocals(frame, { answers: {} });
      else this.park(frame, step, asked);
      return asked !== 0;
    }
    frame.passed = 0;
    forgetPicks(frame, (step.decision as AnyDecision).picks);
    if (this.openWindow(frame, step)) return true;
    this.closeWindow(frame, PASS, -1);
    return false;
  }

  private park(frame: Live, step: Step, asked: SeatMask): void {
    if ((asked & ~maskOf(this.actor)) !== 0) this.barrier = true;
    this.asked = asked;
    forgetPicks(frame, (step.decision as AnyDecision).picks);
    this.offer++;
  }

  /** Goes on to the next seat that could respond. Every seat counts one offer, asked or not, so that numbers tell nothing. */
  private openWindow(frame: Live, step: Step): boolean {
    const order = (step.run as SeatsOf)(this.board, frame.locals);
    const ctx = copyRecord(frame.locals);
    for (let i = frame.passed; i < order.length; i++) {
      this.offer++;
      if (order[i] !== this.actor) this.barrier = true;
      frame.passed = i;
      ctx['seat'] = order[i];
      if (!couldRespond(step.decision as AnyDecision, this.board, ctx)) continue;
      this.asked = maskOf(order[i] as Seat);
      return true;
    }
    return false;
  }

  private closeWindow(frame: Live, choice: Choice, by: Seat): void {
    frame.passed = -1;
    putAnswer(frame, choice, by);
  }

  /** The seats that a question is open to, worked out from its step. */
  private askedAt({ locals, answers, passed }: Live, step: Step): SeatMask {
    if (step.kind === ASK) return maskOf((step.run as (board: object, locals: object) => Seat)(this.board, locals));
    const seats = (step.run as SeatsOf)(this.board, locals);
    if (step.kind === WINDOW) return maskOf(seats[passed] as Seat);
    let asked = 0;
    for (const seat of seats) if (answers === null || !(seat in answers)) asked |= maskOf(seat);
    return asked;
  }

  private outcome(n: number, stream: string, of: readonly Scalar[] | undefined): number {
    if (n < 1) bug(`a ${stream} outcome of nothing`);
    const got = this.chance.pick(n, stream, of);
    this.barrier = true;
    this.facts?.push({
      type: 'chance',
      rule: this.ruleNow(),
      body: { stream, n, got, label: of === undefined ? got + 1 : (of[got] as Scalar) },
    });
    return got;
  }

  private secretsOf<Body>(secret: NonNullable<EventRule<T, Body>['secret']>, body: Body): Record<string, SeatMask> {
    const masks: Record<string, SeatMask> = {};
    for (const field in secret) masks[field] = secret[field]?.(this.board, body) ?? everyone(this.seats);
    return masks;
  }

  private ruleNow(): string {
    return stepOf(this.stack[this.stack.length - 1] as Live).rule;
  }

  private called(name: string, locals: Locals): Live {
    const known = this.procedures.get(name) ?? bug(`no procedure ${name}`);
    return liveFrame(known as Procedure<GameTypes, never>, locals);
  }
}

type Locals = Record<string, unknown>;
type SeatsOf = (board: object, locals: object) => readonly Seat[];

/** In a window, or when several seats are asked at once, the decision is told which of them is answering. */
export function contextOf(frame: Live, step: Step, seat: Seat): Readonly<Record<string, unknown>> {
  return step.kind === ASK ? frame.locals : Object.assign(copyRecord(frame.locals), { seat });
}

const registers = new WeakMap<object, ReadonlyMap<string, Procedure<GameTypes, never>>>();

/** The procedures of a game by name, built once. */
export function proceduresOf<T extends GameTypes>(game: Game<T>): ReadonlyMap<string, Procedure<T, never>> {
  let register = registers.get(game) as ReadonlyMap<string, Procedure<T, never>> | undefined;
  if (register === undefined) {
    register = new Map(game.procedures.map((procedure) => [procedure.name, procedure]));
    if (register.size < game.procedures.length) bug(`two procedures of ${game.id} have the same name`);
    if (!register.has(game.main.name)) bug(`the main procedure of ${game.id} is not among its procedures`);
    registers.set(game, register as ReadonlyMap<string, Procedure<GameTypes, never>>);
  }
  return register;
}
