// Owns procedures: the rulebook's numbered lists as scripts of steps, built once and checked when they are built.

import { bug } from './bug.ts';
import type { AnyDecision, Decision } from './decision.ts';
import type { GameTypes, Ref, Seat, Turn } from './game.ts';

export const STEP = 0;
export const LET = 1;
export const ASK = 2;
export const ASK_ALL = 3;
export const WINDOW = 4;
export const CALL = 5;
export const RUN = 6;
export type StepKind = typeof STEP | typeof LET | typeof ASK | typeof ASK_ALL | typeof WINDOW | typeof CALL | typeof RUN;

type Locals = Record<string, unknown>;

/** One numbered sentence of the rulebook. All kinds have the same shape, so that the runner stays fast. */
export interface Step {
  readonly kind: StepKind;
  /** Its place in the position: its rule IDs. */
  readonly name: string;
  readonly rule: string;
  readonly decision: AnyDecision | null;
  /** The procedure that is called, by name, where it is always the same. */
  readonly calls: string | null;
  readonly run: (first: never, locals: never) => unknown;
}

export interface Procedure<T extends GameTypes, A> {
  readonly name: string;
  readonly steps: readonly Step[];
  readonly index: ReadonlyMap<string, number>;
  readonly labels: Readonly<Record<string, number>>;
  /** Every local that its questions can set, not set yet. */
  readonly blank?: Readonly<Locals>;
  /** Never there: carries the type of its arguments and of its game. */
  readonly types?: (board: T['board'], args: A) => void;
}

/** A procedure to be run next, with its arguments. */
export interface Call {
  readonly procedure: string;
  readonly locals: Locals;
}

export function call<T extends GameTypes, A extends object>(procedure: Procedure<T, A>, args: A): Call {
  return { procedure: procedure.name, locals: args as Locals };
}

type Refs<R extends string> = Ref<R> | readonly [Ref<R>, ...Ref<R>[]];

/** `A`: the arguments it is called with; `L`: the locals known so far; `J`: the labels it may jump to, and `end`. */
export interface ProcedureBuilder<T extends GameTypes, A, L, J extends string> {
  /** Names the next step, as a target of jumps. */
  at(label: Exclude<J, 'end'>): ProcedureBuilder<T, A, L, J>;
  /** Computes and raises events; may return the label to go on at, or `end`. */
  step(rule: Refs<T['rule']>, run: (t: Turn<T>, locals: Readonly<L>) => J | void): ProcedureBuilder<T, A, L, J>;
  /** The same, and what it returns becomes part of the locals. */
  let<R extends object>(
    rule: Refs<T['rule']>,
    run: (t: Turn<T>, locals: Readonly<L>) => R,
  ): ProcedureBuilder<T, A, Omit<L, keyof R> & R, J>;
  /** Asks one seat; null: nobody, go on. */
  ask<P>(
    rule: Refs<T['rule']>,
    decision: Decision<T, L, P>,
    seat: (board: T['board'], locals: Readonly<L>) => Seat | null,
  ): ProcedureBuilder<T, A, Omit<L, AllKeys<P>> & Spread<P>, J>;
  /** Asks several seats at once; the answers stay secret until the last one is in, and arrive as `answers`, by seat. */
  askAll<P>(
    rule: Refs<T['rule']>,
    decision: Decision<T, L & { readonly seat: Seat }, P>,
    seats: (board: T['board'], locals: Readonly<L>) => readonly Seat[],
  ): ProcedureBuilder<T, A, Omit<L, 'answers'> & { readonly answers: Readonly<Record<Seat, P>> }, J>;
  /**
   * Offers a response to each seat in order until one takes it. The decision needs an act `pass`. Seats that could only
   * pass are passed without anybody being able to tell. Afterwards `by` is the seat that responded, or -1 with the act `pass`.
   */
  window<P>(
    rule: Refs<T['rule']>,
    decision: Decision<T, L & { readonly seat: Seat }, P>,
    order: (board: T['board'], locals: Readonly<L>) => readonly Seat[],
  ): ProcedureBuilder<T, A, Omit<L, AllKeys<P> | 'by'> & Spread<P> & { readonly by: Seat }, J>;
  /** Runs another procedure, then goes on; null: does not. */
  call<B extends object>(
    rule: Refs<T['rule']>,
    procedure: Procedure<T, B>,
    args: (board: T['board'], locals: Readonly<L>) => B | null,
  ): ProcedureBuilder<T, A, L, J>;
  /** Runs whichever procedure fits. */
  run(rule: Refs<T['rule']>, which: (board: T['board'], locals: Readonly<L>) => Call | null): ProcedureBuilder<T, A, L, J>;
  done(): Procedure<T, A>;
}

type AllKeys<P> = P extends unknown ? keyof P : never;
/** The picks of all acts side by side: those that not every act has may be missing. */
type Spread<P> = [P] extends [never]
  ? object
  : { readonly [K in keyof P]: P[K] } & {
      readonly [K in Exclude<AllKeys<P>, keyof P>]?: P extends unknown ? (K extends keyof P ? P[K] : never) : never;
    };

type Rules = string | readonly string[];
type Run = Step['run'];

class Builder {
  private readonly name: string;
  private readonly declared: readonly string[];
  private readonly steps: Step[] = [];
  private readonly labels: Record<string, number> = {};

  constructor(name: string, declared: readonly string[]) {
    this.name = name;
    this.declared = declared;
  }

  at(label: string): this {
    if (!this.declared.includes(label)) bug(`procedure ${this.name} does not declare the label ${label}`);
    if (label in this.labels) bug(`procedure ${this.name} has the label ${label} twice`);
    this.labels[label] = this.steps.length;
    return this;
  }

  step = (rule: Rules, run: Run): this => this.add(STEP, rule, run);
  let = (rule: Rules, run: Run): this => this.add(LET, rule, run);
  ask = (rule: Rules, decision: AnyDecision, seat: Run): this => this.add(ASK, rule, seat, decision);
  askAll = (rule: Rules, decision: AnyDecision, seats: Run): this => this.add(ASK_ALL, rule, seats, decision);
  call = (rule: Rules, { name }: Procedure<GameTypes, never>, args: Run): this => this.add(CALL, rule, args, null, name);
  run = (rule: Rules, which: Run): this => this.add(RUN, rule, which);

  window(rule: Rules, decision: AnyDecision, order: Run): this {
    if (!decision.byName.has('pass')) bug(`the window ${this.name} asks ${decision.name}, which cannot be passed`);
    return this.add(WINDOW, rule, order, decision);
  }

  done(): Procedure<GameTypes, never> {
    for (const label of this.declared)
      if (!(label in this.labels)) bug(`procedure ${this.name} declares the label ${label} and does not place it`);
    if (this.steps.length === 0) bug(`procedure ${this.name} has no steps`);
    const index = new Map(this.steps.map((step, i) => [step.name, i]));
    if (index.size < this.steps.length) bug(`two steps of procedure ${this.name} have the same name: call them /a and /b`);
    const blank: Locals = {};
    for (const { kind, decision } of this.steps) {
      if (kind === ASK_ALL) blank['answers'] = undefined;
      else if (decision !== null) for (const field of ['act', ...decision.picks]) blank[field] = undefined;
      if (kind === WINDOW) blank['by'] = undefined;
    }
    return { name: this.name, steps: this.steps, index, blank, labels: { ...this.labels, end: this.steps.length } };
  }

  private add(kind: StepKind, rule: Rules, run: Run, decision: AnyDecision | null = null, calls: string | null = null): this {
    const rules = typeof rule === 'string' ? [rule] : rule;
    this.steps.push({ kind, name: rules.join(' '), rule: rules[0] as string, decision, calls, run });
    return this;
  }
}

/** `procedure<Toy, { target: Seat }>()('lose', 'again', 'enough')`: its name, then the labels it may jump to. */
export function procedure<T extends GameTypes, A extends object = object>() {
  return <const J extends readonly string[]>(name: string, ...labels: J): ProcedureBuilder<T, A, A, J[number] | 'end'> =>
    new Builder(name, labels) as unknown as ProcedureBuilder<T, A, A, J[number] | 'end'>;
}
