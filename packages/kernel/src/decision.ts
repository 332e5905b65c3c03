// Owns decisions: acts made of dependent picks, declared once, from which type, order, validation and refusals come.

import { bug } from './bug.ts';
import type { GameTypes, Ref, Scalar } from './game.ts';
import type { Why } from './refusal.ts';

export type PickKind = 'one' | 'text' | 'some' | 'grow';
/** A pick of several is a list of options; any other is one value. */
export const isSeveral = (kind: PickKind): boolean => kind === 'some' || kind === 'grow';
export type Picked = Scalar | readonly Scalar[] | null;
/** An answer: the act, and its picks by name. */
export type Choice = { readonly act: string } & { readonly [pick: string]: Picked };
/** An answer while it is made. */
export type Growing = { act: string; [pick: string]: Picked };
export type Bounds = readonly [min: number, max: number];

/** How likely an act is to succeed, and the sum behind it: shown before asking. */
export interface Odds {
  readonly ways: number;
  readonly of: number;
  readonly sum?: readonly Scalar[];
}

type Ctx = Readonly<Record<string, unknown>>;
type Board = object;

export interface PickRule {
  readonly name: string;
  readonly kind: PickKind;
  /** null: this pick is not asked at all, given what was picked before. */
  readonly options: (board: Board, ctx: Ctx, chosen: readonly Scalar[]) => readonly Scalar[] | null;
  /** How many options are taken; of a text, how many characters it has. */
  readonly bounds: (board: Board, ctx: Ctx) => Bounds;
  readonly why?: (board: Board, ctx: Ctx, value: Scalar) => Why | null;
}

export interface Act {
  readonly name: string;
  readonly rule: string;
  readonly picks: readonly PickRule[];
  /** The answer of an act without picks: always the same, so it is made once. */
  readonly bare: Growing;
  /** Why this act cannot be taken now; null when it can. */
  readonly closed?: (board: Board, ctx: Ctx) => Why | null;
  /** Whether the first pick has any option, for a list that is long to make only to see that it is not empty. */
  readonly any?: (board: Board, ctx: Ctx) => boolean;
  readonly odds?: (board: Board, ctx: Ctx) => Odds | null;
}

/** A decision as the engine sees it. */
export interface AnyDecision {
  readonly name: string;
  readonly rule: string;
  readonly acts: readonly Act[];
  readonly byName: ReadonlyMap<string, Act>;
  /** What the question is about: the locals that the asked seat is told with it. */
  readonly about: readonly string[];
}
export interface Decision<T extends GameTypes, C, P> extends AnyDecision {
  readonly rule: Ref<T['rule']>;
  /** Never there: carries the types of what it needs and what it gives. */
  readonly types?: (ctx: C) => P;
}
export type ChoiceOf<D> = D extends Decision<infer _T, infer _C, infer P> ? P : never;
/** The name of a decision's acts. */
export type ActOf<D> = ChoiceOf<D> extends { readonly act: infer A } ? A : never;

interface ActOptions<T extends GameTypes, C, Q> {
  readonly closed?: (board: T['board'], ctx: Readonly<C>) => Why | null;
  readonly any?: (board: T['board'], ctx: Readonly<C>) => boolean;
  /** Asked while the answer grows: picks that are not made yet are not there. */
  readonly odds?: (board: T['board'], ctx: Readonly<C & Partial<Q>>) => Odds | null;
}

type Whys<T extends GameTypes, C> = (board: T['board'], ctx: Readonly<C>, value: Scalar) => Why | null;

type OnePick<N extends string, R> = null extends R ? { readonly [K in N]?: Item<R> } : { readonly [K in N]: Item<R> };
type Item<R> = R extends readonly (infer V)[] ? V : never;

/** Picks in the order in which they are asked; each sees those before it. */
export interface PickChain<T extends GameTypes, C, P> {
  readonly picks: readonly PickRule[];
  /** Exactly one of the options; where they are null it is not asked at all. */
  pick<N extends string, R extends readonly Scalar[] | null>(
    name: N,
    options: (board: T['board'], ctx: Readonly<C & P>) => R,
    why?: Whys<T, C & P>,
  ): PickChain<T, C, P & OnePick<N, R>>;
  /** Any printable text with a length within bounds; the suggestions, at least one, are what bots and random play choose from. */
  text<N extends string>(
    name: N,
    length: (board: T['board'], ctx: Readonly<C & P>) => Bounds,
    suggestions: (board: T['board'], ctx: Readonly<C & P>) => readonly string[],
    why?: Whys<T, C & P>,
  ): PickChain<T, C, P & { readonly [K in N]: string }>;
  /** A subset within bounds; the order of picking does not matter. */
  some<N extends string, V extends Scalar>(
    name: N,
    bounds: (board: T['board'], ctx: Readonly<C & P>) => Bounds,
    options: (board: T['board'], ctx: Readonly<C & P>) => readonly V[],
    why?: Whys<T, C & P>,
  ): PickChain<T, C, P & { readonly [K in N]: readonly V[] }>;
  /** A sequence within bounds; what comes next depends on what was chosen so far. */
  grow<N extends string, V extends Scalar>(
    name: N,
    bounds: (board: T['board'], ctx: Readonly<C & P>) => Bounds,
    options: (board: T['board'], ctx: Readonly<C & P>, chosen: readonly V[]) => readonly V[],
    why?: Whys<T, C & P>,
  ): PickChain<T, C, P & { readonly [K in N]: readonly V[] }>;
}

const ONE: Bounds = [1, 1];
const single = (): Bounds => ONE;

function chain(picks: readonly PickRule[]): PickChain<GameTypes, Ctx, object> {
  // The typed chain has checked what these functions take; here they are only kept.
  const add = (name: string, kind: PickKind, bounds: unknown, options: unknown, why: unknown): PickChain<GameTypes, Ctx, never> =>
    chain([...picks, { name, kind, bounds, options, why } as PickRule]) as unknown as PickChain<GameTypes, Ctx, never>;
  return {
    picks,
    pick: (name, options, why) => add(name, 'one', single, options, why),
    text: (name, length, suggestions, why) => add(name, 'text', length, suggestions, why),
    some: (name, bounds, options, why) => add(name, 'some', bounds, options, why),
    grow: (name, bounds, options, why) => add(name, 'grow', bounds, options, why),
  };
}

export interface DecisionBuilder<T extends GameTypes, C, P> {
  /** One thing a player may do here, with the rule that allows it. */
  act<N extends string, Q>(
    name: N,
    rule: Ref<T['rule']>,
    picks: (chain: PickChain<T, C, object>) => PickChain<T, C, Q>,
    options?: ActOptions<T, C, Q>,
  ): DecisionBuilder<T, C, P | ({ readonly act: N } & Q)>;
  /** The same without picks. */
  act<N extends string>(name: N, rule: Ref<T['rule']>, options?: ActOptions<T, C, object>): DecisionBuilder<T, C, P | { readonly act: N }>;
  done(): Decision<T, C, P>;
}

type PicksOf = (start: PickChain<GameTypes, Ctx, object>) => PickChain<GameTypes, Ctx, object>;

function builder(name: string, rule: string, about: readonly string[], acts: readonly Act[]): DecisionBuilder<GameTypes, Ctx, never> {
  return {
    // The interface has checked each call; its overloads, and the type that grows with every act, are not known here.
    act(actName: string, actRule: string, second?: unknown, third?: unknown) {
      const picks = typeof second === 'function' ? (second as PicksOf)(chain([])).picks : [];
      const { closed, any, odds } = ((typeof second === 'function' ? third : second) ?? {}) as ActOptions<GameTypes, Ctx, object>;
      if (acts.some((a) => a.name === actName)) bug(`decision ${name} declares the act ${actName} twice`);
      return builder(name, rule, about, [
        ...acts,
        // All acts have one shape, whatever they declare: asking stays fast.
        { name: actName, rule: actRule, picks, bare: { act: actName }, closed, any, odds } as Act,
      ]) as never;
    },
    done() {
      if (acts.length === 0) bug(`decision ${name} has no act`);
      return { name, rule, acts, about, byName: new Map(acts.map((act) => [act.name, act])) };
    },
  };
}

/** `decision<Toy, { target: Seat }>()('lose', 'TOY-LOSE-02', 'target').act(...).done()` */
export function decision<T extends GameTypes, C extends object = object>() {
  // The builder at run time knows no types: the interface it is seen through has checked them all.
  return (name: string, rule: Ref<T['rule']>, ...about: readonly (keyof C & string)[]): DecisionBuilder<T, C, never> =>
    builder(name, rule, about, []) as unknown as DecisionBuilder<T, C, never>;
}
