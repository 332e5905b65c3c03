// Owns procedures: the rulebook's numbered lists as scripts of steps, built once and checked when they are built.

import { bug } from './bug.ts';
import type { AnyDecision, Choice, Decision } from './decision.ts';
import type { GameTypes, GivenRef, Ref, Seat, Turn } from './game.ts';

export type Locals = Record<string, unknown>;
type OnBoard<R> = (board: object, locals: Locals) => R;

interface Parts<Kind, Fn> {
  readonly kind: Kind;
  /** Its place in the position: its rule IDs. */
  readonly name: string;
  readonly rule: string;
  readonly fn: Fn;
}
interface Asks {
  readonly decision: AnyDecision;
}
interface Calls {
  readonly calls: AnyProcedure;
}
export type Respond = (board: object, locals: Locals, answer: Choice, by: Seat) => Call | null;
export type AskStep = Parts<'ask', OnBoard<Seat | null>> & Asks;
export type AskAllStep = Parts<'ask-all', OnBoard<readonly Seat[]>> & Asks;
export type WindowStep = Parts<'window', OnBoard<readonly Seat[]>> & Asks & { readonly respond: Respond };
/** A step at which a position may stand: it asks. */
export type Question = AskStep | AskAllStep | WindowStep;

/** One numbered sentence of the rulebook. In memory all kinds have the same shape, so that the runner stays fast. */
export type Step =
  | Parts<'step', (turn: object, locals: Locals) => string | undefined>
  | (Parts<'let', (turn: object, locals: Locals) => unknown> & { readonly sets: string })
  | Question
  | (Parts<'call', OnBoard<Locals | null>> & Calls)
  | Parts<'call-which', OnBoard<Call | null>>
  | (Parts<'each', (board: object, locals: Locals, done: number) => Locals | null> & Calls);

export const asks = (step: Step): step is Question => step.kind === 'ask' || step.kind === 'ask-all' || step.kind === 'window';

/** Whether another procedure may run at this step; at a window that is what somebody responds. */
export const callsOthers = ({ kind }: Step): boolean => kind === 'call' || kind === 'call-which' || kind === 'each' || kind === 'window';

/** A procedure as the runner sees it. */
export interface AnyProcedure {
  readonly name: string;
  readonly steps: readonly Step[];
  readonly index: ReadonlyMap<string, number>;
  readonly labels: Readonly<Record<string, number>>;
  /** Every local that its steps can set, not set yet. */
  readonly blank: Readonly<Locals>;
}
export interface Procedure<T extends GameTypes, A> extends AnyProcedure {
  /** Never there: they carry the type of its arguments and of its game. */
  readonly types?: (args: A) => void;
  board?(board: T['board']): void;
}

/** A procedure to be run next, with its arguments. */
export interface Call {
  readonly procedure: AnyProcedure;
  readonly locals: Locals;
}

export const call = <T extends GameTypes, A extends object>(procedure: Procedure<T, A>, args: A): Call => ({
  procedure,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Arguments are records of plain data: the kernel reads them by name.
  locals: args as Locals,
});

type Refs<T extends GameTypes> = GivenRef<T> | NoInfer<readonly [Ref<T['rule']>, ...Ref<T['rule']>[]]>;
type With<L, K extends string, V> = Omit<L, K> & { readonly [Key in K]: V };
type Look<T extends GameTypes, L, R> = (board: T['board'], locals: Readonly<L>) => R;

/** `A`: the arguments it is called with; `L`: the locals known so far; `J`: the labels it may jump to, and `end`. */
export interface ProcedureBuilder<T extends GameTypes, A, L, J extends string> {
  /** Names the next step, as a target of jumps. */
  at(label: Exclude<J, 'end'>): ProcedureBuilder<T, A, L, J>;
  /** Computes and raises events; may return the label to go on at, or `end`. */
  step(rule: Refs<T>, run: (t: Turn<T>, locals: Readonly<L>) => J | void): ProcedureBuilder<T, A, L, J>;
  /** The same, and what it returns becomes the local of this name. */
  let<K extends string, V>(name: K, rule: Refs<T>, run: (t: Turn<T>, locals: Readonly<L>) => V): ProcedureBuilder<T, A, With<L, K, V>, J>;
  /**
   * Asks one seat, and leaves the `answer`: its act and its picks. A seat of null: nobody is asked, the answer is null. An earlier
   * `answer` is forgotten before: copy with `let` what the decision, or who is asked, needs of it.
   */
  ask<P, S extends Seat | null>(
    rule: Refs<T>,
    decision: Decision<T, Omit<L, 'answer'>, P>,
    seat: Look<T, Omit<L, 'answer'>, S>,
  ): ProcedureBuilder<T, A, With<L, 'answer', null extends S ? P | null : P>, J>;
  /**
   * Asks several seats at once; the answers stay secret until the last one is in, and arrive as `answers`, by seat. Earlier `answers` are
   * forgotten as an `answer` is.
   */
  askAll<P>(
    rule: Refs<T>,
    decision: Decision<T, Omit<L, 'answers'> & { readonly seat: Seat }, P>,
    seats: Look<T, Omit<L, 'answers'>, readonly Seat[]>,
  ): ProcedureBuilder<T, A, With<L, 'answers', Readonly<Record<Seat, P>>>, J>;
  /**
   * A window: offers a response to each seat in order, runs what the first one does that takes it, and offers again, until all
   * pass in a row. The decision needs an act `pass`. Seats that could only pass are passed without anybody being able to tell.
   */
  untilAllPass<P>(
    rule: Refs<T>,
    decision: Decision<T, L & { readonly seat: Seat }, P>,
    order: Look<T, L, readonly Seat[]>,
    respond: (board: T['board'], locals: Readonly<L>, answer: Exclude<P, { readonly act: 'pass' }>, by: Seat) => Call | null,
  ): ProcedureBuilder<T, A, L, J>;
  /** Runs another procedure, then goes on; null: does not. */
  call<B extends object>(rule: Refs<T>, procedure: Procedure<T, B>, args: Look<T, L, NoInfer<B> | null>): ProcedureBuilder<T, A, L, J>;
  /** Runs whichever procedure fits. */
  callWhich(rule: Refs<T>, which: Look<T, L, Call | null>): ProcedureBuilder<T, A, L, J>;
  /** Runs a procedure again and again; `args` is told how often it has run here, and ends it with null. */
  each<B extends object>(
    rule: Refs<T>,
    procedure: Procedure<T, B>,
    args: (board: T['board'], locals: Readonly<L>, done: number) => NoInfer<B> | null,
  ): ProcedureBuilder<T, A, L, J>;
  done(): Procedure<T, A>;
}

type Rules = string | readonly string[];
interface More {
  readonly decision?: AnyDecision;
  readonly calls?: AnyProcedure;
  readonly sets?: string;
  readonly respond?: Respond;
}

class Builder {
  private readonly into: Mutable;
  private readonly declared: readonly string[];
  private readonly steps: Step[] = [];
  private readonly labels: Record<string, number> = {};

  constructor(into: Mutable, declared: readonly string[]) {
    this.into = into;
    this.declared = declared;
  }

  at(label: string): this {
    if (!this.declared.includes(label)) bug(`procedure ${this.into.name} does not declare the label ${label}`);
    if (label in this.labels) bug(`procedure ${this.into.name} has the label ${label} twice`);
    this.labels[label] = this.steps.length;
    return this;
  }

  step = (rule: Rules, fn: unknown): this => this.add('step', rule, fn, {});
  let = (sets: string, rule: Rules, fn: unknown): this => this.add('let', rule, fn, { sets });
  ask = (rule: Rules, decision: AnyDecision, fn: unknown): this => this.add('ask', rule, fn, { decision });
  askAll = (rule: Rules, decision: AnyDecision, fn: unknown): this => this.add('ask-all', rule, fn, { decision });
  call = (rule: Rules, calls: AnyProcedure, fn: unknown): this => this.add('call', rule, fn, { calls });
  callWhich = (rule: Rules, fn: unknown): this => this.add('call-which', rule, fn, {});
  each = (rule: Rules, calls: AnyProcedure, fn: unknown): this => this.add('each', rule, fn, { calls });

  untilAllPass(rule: Rules, decision: AnyDecision, fn: unknown, respond: Respond): this {
    if (!decision.byName.has('pass')) bug(`the window ${this.into.name} asks ${decision.name}, which cannot be passed`);
    return this.add('window', rule, fn, { decision, respond });
  }

  done(): AnyProcedure {
    const { name } = this.into;
    for (const label of this.declared)
      if (!(label in this.labels)) bug(`procedure ${name} declares the label ${label} and does not place it`);
    if (this.steps.length === 0) bug(`procedure ${name} has no steps`);
    if (this.into.steps.length > 0) bug(`procedure ${name} is defined twice`);
    const index = new Map(this.steps.map((step, i) => [step.name, i]));
    if (index.size < this.steps.length) bug(`two steps of procedure ${name} have the same name: call them /a and /b`);
    const blank: Locals = {};
    for (const step of this.steps) {
      if (step.kind === 'let') blank[step.sets] = undefined;
      else if (step.kind === 'ask') blank['answer'] = undefined;
      else if (step.kind === 'ask-all') blank['answers'] = undefined;
    }
    return Object.assign(this.into, { steps: this.steps, index, blank, labels: { ...this.labels, end: this.steps.length } });
  }

  private add(kind: Step['kind'], rule: Rules, fn: unknown, { decision, calls, sets, respond }: More): this {
    const rules = typeof rule === 'string' ? [rule] : rule;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The typed builder has checked that the parts fit the kind.
    this.steps.push({ kind, name: rules.join(' '), rule: rules[0], fn, decision, calls, sets, respond } as Step);
    return this;
  }
}

type Mutable = { -readonly [K in keyof AnyProcedure]: AnyProcedure[K] };
const undefinedYet = (name: string): Mutable => ({ name, steps: [], index: new Map(), labels: {}, blank: {} });

/** `procedure<Toy, { target: Seat }>()('lose', 'again', 'enough')`: its name, then the labels it may jump to. */
export function procedure<T extends GameTypes, A extends object = object>() {
  return <const J extends readonly string[]>(name: string, ...labels: J): ProcedureBuilder<T, A, A, J[number] | 'end'> =>
    builder(undefinedYet(name), labels);
}

/** A procedure that others call before it is defined, since files may not import each other in a circle. */
export const forward = <T extends GameTypes, A extends object>(name: string): Procedure<T, A> => undefinedYet(name);

/** Defines what `forward` declared. */
export const define = <T extends GameTypes, A extends object, const J extends readonly string[]>(
  declared: Procedure<T, A>,
  ...labels: J
): ProcedureBuilder<T, A, A, J[number] | 'end'> => builder(declared, labels);

// The builder at run time knows no types: the interface it is seen through has checked them all.
const builder = <T extends GameTypes, A, J extends string>(into: AnyProcedure, labels: readonly string[]): ProcedureBuilder<T, A, A, J> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The builder at run time knows no types: the interface it is seen through has checked them all.
  new Builder(into, labels) as unknown as ProcedureBuilder<T, A, A, J>;
