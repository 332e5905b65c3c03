// Owns the runner: goes through the steps of procedures, asks chance, raises events, and stops at every question.

import { Asking, firstResponse, randomAnswer } from './asking.ts';
import { bug, missing } from './bug.ts';
import type { ChanceSource } from './chance.ts';
import type { Choice } from './decision.ts';
import { copyFrame, forgetAnswer, liveFrame, questionOf, setLocal, stepOf, storeFrame, type Live } from './frame.ts';
import {
  maskOf,
  type BodyOf,
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
import type { AnyProcedure, Call, Locals, Question, WindowStep } from './procedure.ts';
import { copyEach } from './tables.ts';

/** Told after every event and after every step: the laws check rules with it, and tables find windows that nobody could use. */
export interface Audit {
  raised(board: object): void;
  stepped(board: object, procedure: string, step: string): void;
}

/** More steps than this without a question is an endless loop. */
const STEP_BOUND = 100_000;

/** What a step is given to work with, and what happens between two questions. */
export class Runner<T extends GameTypes> implements Turn<T> {
  readonly game: Game<T>;
  readonly seats: number;
  board: T['board'];
  chance: ChanceSource;
  audit: Audit | null = null;
  /** The seats that are asked. */
  asked: SeatMask = 0;
  /** Goes up with every question, and in a window with every seat in its order. */
  offer: number;
  /** Where facts are kept; null in search, where they are not. */
  facts: Fact<T>[] | null = null;
  /** Since the last answer chance decided something, somebody learned something, or another seat could have acted. */
  barrier = false;
  private readonly stack: Live[];
  private readonly listed: ReadonlyMap<string, AnyProcedure>;
  private actor: Seat = -1;
  /** The board changed since the game was last asked whether it is over. */
  private changed = false;

  constructor(game: Game<T>, seats: number, board: T['board'], stack: Live[], offer: number, chance: ChanceSource) {
    this.game = game;
    this.seats = seats;
    this.board = board;
    this.stack = stack;
    this.offer = offer;
    this.chance = chance;
    this.listed = proceduresOf(game);
  }

  /** The innermost frame, at which the position stands; null when the game is over. */
  get top(): Live | null {
    return this.stack[this.stack.length - 1] ?? null;
  }

  /** An independent position that goes on with a source of its own. */
  copy(chance: ChanceSource): Runner<T> {
    const copy = new Runner(this.game, this.seats, this.game.copy(this.board), copyEach(this.stack, copyFrame), this.offer, chance);
    copy.asked = this.asked;
    return copy;
  }

  /** Plays an answer that is known to be legal; checks nothing. */
  play(seat: Seat, choice: Choice): void {
    const frame = this.top ?? bug('an answer after the end');
    const step = questionOf(frame);
    this.actor = seat;
    this.barrier = false;
    this.asked &= ~maskOf(seat);
    if (step.kind === 'ask') setLocal(frame, 'answer', choice);
    else if (step.kind === 'window') {
      this.playInWindow(frame, step, seat, choice);
      return;
    } else {
      // The others could act until now; and the last answer reveals theirs, so that it cannot be taken back either.
      if (this.asked !== 0 || frame.answers !== null) this.barrier = true;
      const answers = { ...frame.answers, [seat]: choice };
      frame.answers = this.asked === 0 ? null : answers;
      if (this.asked !== 0) return;
      setLocal(frame, 'answers', answers);
    }
    this.advance(frame.at + 1);
  }

  private playInWindow(frame: Live, step: WindowStep, seat: Seat, choice: Choice): void {
    if (choice.act === 'pass') {
      frame.passed++;
      if (this.offersIn(frame, step)) return;
      frame.passed = -1;
      this.advance(frame.at + 1);
      return;
    }
    // The seats that are no longer reached count too: the number after a window is the same however it ended.
    this.offer += step.fn(this.board, frame.locals).length - 1 - frame.passed;
    frame.passed = -1;
    const next = step.respond(this.board, frame.locals, choice, seat);
    if (next !== null) this.stack.push(this.entered(next));
    if (this.audit !== null) this.audit.stepped(this.board, frame.procedure.name, `response to ${step.name}`);
    this.advance(next === null ? frame.at : 0);
  }

  /** Runs a procedure to its first question, or to the end of the game. */
  start(first: Call): void {
    this.stack.push(this.entered(first));
    this.advance(0);
  }

  /** A frame for a procedure that is known only now: one that its game does not list could be played, and never loaded. */
  private entered({ procedure, locals }: Call): Live {
    const frame = liveFrame(procedure, locals);
    if (this.listed.get(procedure.name) !== procedure) bug(`procedure ${procedure.name} is not among those of ${this.game.id}`);
    return frame;
  }

  roll(sides: number, stream: string): number {
    return this.outcome(sides, stream, undefined) + 1;
  }

  choose<V extends Scalar>(of: readonly V[], stream: string): V {
    return of[this.outcome(of.length, stream, of)] ?? bug(`no outcome of ${stream}`);
  }

  draw<Card extends string>(pile: readonly Zone<Card>[], stream: string): Card {
    const top = topOf(pile);
    return top.length === 1 && top[0] !== undefined ? top[0] : this.choose(top, stream);
  }

  raise<K extends EventName<T>>(type: K, body: BodyOf<T, K>, rule?: Ref<T['rule']>): void {
    const event = this.game.events[type];
    if (this.facts !== null) {
      const fact = { type, rule: rule ?? this.ruleNow(), body };
      this.facts.push(event.secret === undefined ? fact : { ...fact, secret: this.secretsOf(event.secret, body) });
    }
    if (event.shows !== undefined) {
      for (const { zone, at, to } of event.shows(this.board, body)) {
        const knew = zone.knowers[at] ?? bug(`nothing lies at ${at} to be shown`);
        if ((to & ~knew) !== 0) this.barrier = true;
        zone.knowers[at] = knew | to;
      }
    }
    event.apply(this.board, body);
    this.changed = true;
    if (this.audit !== null) this.audit.raised(this.board);
  }

  /** The rules under way, innermost last; the locals are those in use and may not be changed. */
  frames(): readonly Frame[] {
    return this.stack.map(storeFrame);
  }

  private advance(from: number): void {
    const { stack, board, audit } = this;
    let frame = this.top ?? bug('nothing to go on with');
    let at = from;
    for (let steps = 0; ; steps++) {
      if (steps > STEP_BOUND) bug(`no question within ${STEP_BOUND} steps: ${JSON.stringify(this.frames())}`);
      const { procedure } = frame;
      const step = procedure.steps[at];
      if (step === undefined) {
        stack.pop();
        const below = this.top;
        if (below === null) return;
        frame = below;
        at = isRepeated(frame) ? frame.at : frame.at + 1;
        continue;
      }
      frame.at = at++;
      let next: Live | null = null;
      if (step.kind === 'step') {
        const label = step.fn(this, frame.locals);
        if (label !== undefined) at = procedure.labels[label] ?? bug(`procedure ${procedure.name} has no label ${label}`);
      } else if (step.kind === 'let') setLocal(frame, step.sets, step.fn(this, frame.locals));
      else if (step.kind === 'call') {
        const locals = step.fn(board, frame.locals);
        if (locals !== null) next = liveFrame(step.calls, locals);
      } else if (step.kind === 'call-which') {
        const which = step.fn(board, frame.locals);
        if (which !== null) next = this.entered(which);
      } else if (step.kind === 'each') {
        const locals = step.fn(board, frame.locals, frame.count);
        if (locals !== null) next = liveFrame(step.calls, locals);
        frame.count = locals === null ? 0 : frame.count + 1;
      } else if (this.opens(frame, step)) return;
      if (next !== null) {
        frame = next;
        stack.push(frame);
        at = 0;
      }
      if (audit !== null) audit.stepped(board, procedure.name, step.name);
      if (this.changed) {
        this.changed = false;
        if (this.game.ended(board)) {
          stack.length = 0;
          return;
        }
      }
    }
  }

  /** Whether a question stands open at this step. */
  private opens(frame: Live, step: Question): boolean {
    if (step.kind === 'window') {
      frame.passed = 0;
      frame.offered = copyRecord(frame.locals);
      if (this.offersIn(frame, step)) return true;
      frame.passed = -1;
      return false;
    }
    // Before the seats are asked for: where a position is loaded they have to be the same, and what was answered last is gone then.
    forgetAnswer(frame, step.kind === 'ask' ? 'answer' : 'answers');
    const asked = this.askedAt(frame, step);
    if (asked === 0) {
      if (step.kind === 'ask') setLocal(frame, 'answer', null);
      else setLocal(frame, 'answers', {});
      return false;
    }
    if ((asked & ~maskOf(this.actor)) !== 0) this.barrier = true;
    this.asked = asked;
    this.offer++;
    return true;
  }

  /** Goes on to the next seat of a window that could respond. Every seat counts one offer, asked or not, so that numbers tell nothing. */
  private offersIn(frame: Live, step: WindowStep): boolean {
    const order = step.fn(this.board, frame.locals);
    const ctx = (frame.offered ??= copyRecord(frame.locals));
    for (let i = frame.passed; i < order.length; i++) {
      const seat = order[i] ?? bug('an order with a hole');
      this.offer++;
      if (seat !== this.actor) this.barrier = true;
      frame.passed = i;
      ctx['seat'] = seat;
      frame.response = firstResponse(step.decision, this.board, ctx);
      if (frame.response < 0) continue;
      this.asked = maskOf(seat);
      return true;
    }
    return false;
  }

  /** What others answered in secret becomes anything that they might have answered. Returns whether there was anything. */
  answerAnew(seat: Seat, below: (n: number) => number): boolean {
    const { top } = this;
    if (top === null) return false;
    // What the offered seat could do depends on cards that may be others now.
    top.response = -1;
    if (top.answers === null) return false;
    const step = questionOf(top);
    const answers: Record<number, Choice> = {};
    for (const [key, given] of Object.entries(top.answers)) {
      const other = Number(key);
      answers[other] = other === seat ? given : randomAnswer(new Asking(step.decision, this.board, contextOf(top, step, other)), below);
    }
    top.answers = answers;
    return true;
  }

  /** The seats that a question is open to, worked out from its step. */
  askedAt({ locals, answers, passed }: Live, step: Question): SeatMask {
    if (step.kind === 'ask') return maskOf(step.fn(this.board, locals) ?? -1);
    const seats = step.fn(this.board, locals);
    if (step.kind === 'window') return maskOf(seats[passed] ?? bug('a window that asks nobody'));
    let asked = 0;
    for (const seat of seats) if (answers === null || !(seat in answers)) asked |= maskOf(seat);
    return asked;
  }

  private outcome(n: number, stream: string, of: readonly Scalar[] | undefined): number {
    if (n < 1) bug(`a ${stream} outcome of nothing`);
    const got = this.chance.pick(n, stream, of);
    this.barrier = true;
    this.facts?.push({ type: 'chance', rule: this.ruleNow(), body: { stream, n, got, label: of?.[got] ?? got + 1 } });
    return got;
  }

  private secretsOf<Body>(secret: NonNullable<EventRule<T, Body>['secret']>, body: Body): Record<string, SeatMask> {
    const masks: Record<string, SeatMask> = {};
    for (const field in secret) masks[field] = (secret[field] ?? missing())(this.board, body);
    return masks;
  }

  private ruleNow(): string {
    return stepOf(this.top ?? bug('an event outside the rules')).rule;
  }
}

/** Whether the step of a frame runs again when what it called has ended: a window opens again, a repeated call goes on. */
function isRepeated(frame: Live): boolean {
  const { kind } = stepOf(frame);
  return kind === 'window' || kind === 'each';
}

/** In a window, or when several seats are asked at once, the decision is told which of them is answering. */
export function contextOf({ locals, offered }: Live, step: Question, seat: Seat): Readonly<Locals> {
  if (step.kind === 'ask') return locals;
  return step.kind === 'window' && offered?.['seat'] === seat ? offered : Object.assign(copyRecord(locals), { seat });
}

const registers = new WeakMap<object, ReadonlyMap<string, AnyProcedure>>();

/** The procedures of a game by name, built once. */
export function proceduresOf<T extends GameTypes>(game: Game<T>): ReadonlyMap<string, AnyProcedure> {
  let register = registers.get(game);
  if (register === undefined) {
    register = new Map(game.procedures.map((one) => [one.name, one]));
    if (register.size < game.procedures.length) bug(`two procedures of ${game.id} have the same name`);
    if (register.get(game.main.name) !== game.main) bug(`the main procedure of ${game.id} is not among its procedures`);
    for (const { name, steps } of game.procedures) {
      if (steps.length === 0) bug(`procedure ${name} of ${game.id} is declared and not defined`);
      for (const step of steps)
        if ((step.kind === 'call' || step.kind === 'each') && register.get(step.calls.name) !== step.calls)
          bug(`procedure ${step.calls.name}, which ${name} calls, is not among those of ${game.id}`);
    }
    registers.set(game, register);
  }
  return register;
}
