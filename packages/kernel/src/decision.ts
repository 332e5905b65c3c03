// Owns decisions: acts made of dependent picks, declared once, from which type, order, validation and refusals come.

import { bug } from './bug.ts';
import type { GameTypes, GivenRef, Ref, Scalar } from './game.ts';
import type { Why } from './refusal.ts';

export type PickKind = 'one' | 'text' | 'subset' | 'sequence';
/** A pick of several is a list of options; any other is one value. */
export const isSeveral = (kind: PickKind): boolean => kind === 'subset' || kind === 'sequence';
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
  /** The options worth suggesting, the best first; left out: all of them. Of a subset those that should be in it. */
  readonly prefer?: (board: Board, ctx: Ctx, options: readonly Scalar[]) => readonly Scalar[];
}

/** What an act declares of an answer, for suggestions; all but `rank` are asked while the answer grows. */
interface Judging<B, Growing, Whole> {
  /** How likely it is to succeed with this answer. */
  readonly odds?: ((board: B, ctx: Growing) => Odds | null) | undefined;
  /** How likely it is to succeed without it, as things stand. */
  readonly before?: ((board: B, ctx: Growing) => Odds | null) | undefined;
  /** What is certain to come of it, in numbers by the game's own names; null: nothing is, or not all is picked. */
  readonly outcome?: ((board: B, ctx: Growing) => Stakes | null) | undefined;
  /** False: it raises none of the stakes of its decision. Left out: it may. */
  readonly useful?: ((board: B, ctx: Growing) => boolean) | undefined;
  /** What it uses up, by the game's own name for it; null: nothing. */
  readonly costs?: ((board: B, ctx: Growing) => string | null) | undefined;
  /** Whether it ends the game, so that it is asked for once more. */
  readonly final?: boolean | undefined;
  /** Its place among the suggestions, compared number by number, the lowest first; null or left out: it is not suggested. */
  readonly rank?: ((board: B, ctx: Whole) => readonly number[] | null) | undefined;
}

export interface Act extends Judging<Board, Ctx, Ctx> {
  readonly name: string;
  readonly rule: string;
  readonly picks: readonly PickRule[];
  /** The answer of an act without picks: always the same, so it is made once. */
  readonly bare: Growing;
  /** Why this act cannot be taken now; null when it can. */
  readonly whyClosed?: ((board: Board, ctx: Ctx) => Why | null) | undefined;
  /** Whether the first pick has any option, for a list that is long to make only to see that it is not empty. */
  readonly hasOptions?: ((board: Board, ctx: Ctx) => boolean) | undefined;
}

/** A decision as the engine sees it. */
export interface AnyDecision {
  readonly name: string;
  readonly rule: string;
  readonly acts: readonly Act[];
  readonly byName: ReadonlyMap<string, Act>;
  /** What the question is about: the locals that the asked seat is told with it. */
  readonly about: readonly string[];
  /** What the question is about, in numbers by name: more is better. An answer that is not useful raises none of them. */
  readonly stakes?: (board: Board, ctx: Ctx) => Stakes;
}
export type Stakes = Readonly<Record<string, number>>;
export interface Decision<T extends GameTypes, C, P> extends AnyDecision {
  readonly rule: Ref<T['rule']>;
  /** Never there: carries the types of what it needs and what it gives. */
  readonly types?: (ctx: C) => P;
}
export type ChoiceOf<D> = D extends Decision<infer _T, infer _C, infer P> ? P : never;
/** The name of a decision's acts. */
export type ActOf<D> = ChoiceOf<D> extends { readonly act: infer A } ? A : never;

interface ActOptions<T extends GameTypes, C, Q> extends Judging<T['board'], Readonly<C & Partial<Q>>, Readonly<C & Q>> {
  readonly whyClosed?: (board: T['board'], ctx: Readonly<C>) => Why | null;
  readonly hasOptions?: (board: T['board'], ctx: Readonly<C>) => boolean;
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
    why?: Whys<T, C & P> | null,
    prefer?: (board: T['board'], ctx: Readonly<C & P>, options: readonly NoInfer<Item<R>>[]) => readonly NoInfer<Item<R>>[],
  ): PickChain<T, C, P & OnePick<N, R>>;
  /** Any printable text with a length within bounds; the suggestions, at least one, are what bots and random play choose from. */
  text<N extends string>(
    name: N,
    length: (board: T['board'], ctx: Readonly<C & P>) => Bounds,
    suggestions: (board: T['board'], ctx: Readonly<C & P>) => readonly string[],
    why?: Whys<T, C & P>,
  ): PickChain<T, C, P & { readonly [K in N]: string }>;
  /** A subset within bounds; the order of picking does not matter. */
  subset<N extends string, V extends Scalar>(
    name: N,
    bounds: (board: T['board'], ctx: Readonly<C & P>) => Bounds,
    options: (board: T['board'], ctx: Readonly<C & P>) => readonly V[],
    why?: Whys<T, C & P>,
    prefer?: (board: T['board'], ctx: Readonly<C & P>, options: readonly NoInfer<V>[]) => readonly NoInfer<V>[],
  ): PickChain<T, C, P & { readonly [K in N]: readonly V[] }>;
  /** A sequence within bounds; what comes next depends on what was chosen so far. */
  sequence<N extends string, V extends Scalar>(
    name: N,
    bounds: (board: T['board'], ctx: Readonly<C & P>) => Bounds,
    options: (board: T['board'], ctx: Readonly<C & P>, chosen: readonly V[]) => readonly V[],
    why?: Whys<T, C & P>,
  ): PickChain<T, C, P & { readonly [K in N]: readonly V[] }>;
}

/** Open acts are a bit each of one number. */
const MOST_ACTS = 31;
/** Refusals say these of an answer as a whole. (`seat` too, but stored answers of a game have a pick of that name.) */
const RESERVED: readonly string[] = ['act', 'offer', 'shape', 'over'];

const ONE: Bounds = [1, 1];
const single = (): Bounds => ONE;

function chain<P>(picks: readonly PickRule[]): PickChain<GameTypes, Ctx, P> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What a rule says of the picks before it, the typed chain has checked.
  const add = <Q>(rule: object): PickChain<GameTypes, Ctx, Q> => chain([...picks, rule as PickRule]);
  // All picks have one shape, as all acts do.
  return {
    picks,
    pick: (name, options, why, prefer) => add({ name, kind: 'one', bounds: single, options, why: why ?? undefined, prefer }),
    text: (name, bounds, options, why) => add({ name, kind: 'text', bounds, options, why, prefer: undefined }),
    subset: (name, bounds, options, why, prefer) => add({ name, kind: 'subset', bounds, options, why, prefer }),
    sequence: (name, bounds, options, why) => add({ name, kind: 'sequence', bounds, options, why, prefer: undefined }),
  };
}

export interface DecisionBuilder<T extends GameTypes, C, P> {
  /** One thing a player may do here, with the rule that allows it. */
  act<N extends string, Q>(
    name: N,
    rule: GivenRef<T>,
    picks: (chain: PickChain<T, C, object>) => PickChain<T, C, Q>,
    options?: ActOptions<T, C, NoInfer<Q>>,
  ): DecisionBuilder<T, C, P | ({ readonly act: N } & Q)>;
  /** The same without picks. */
  act<N extends string>(name: N, rule: GivenRef<T>, options?: ActOptions<T, C, object>): DecisionBuilder<T, C, P | { readonly act: N }>;
  /** What is at stake: see `AnyDecision`. */
  stakes(of: (board: T['board'], ctx: Readonly<C>) => Stakes): DecisionBuilder<T, C, P>;
  done(): Decision<T, C, P>;
}

type PicksOf = (start: PickChain<GameTypes, Ctx, object>) => PickChain<GameTypes, Ctx, object>;

function builder(made: Omit<AnyDecision, 'byName'>): DecisionBuilder<GameTypes, Ctx, never> {
  const { acts } = made;
  return {
    act(name: string, rule: string, second?: PicksOf | Partial<Act>, third?: object) {
      const picks = typeof second === 'function' ? second(chain([])).picks : [];
      // The overload that was called has checked what is declared.
      const declared: Partial<Act> = (typeof second === 'function' ? third : second) ?? {};
      if (acts.some((one) => one.name === name)) bug(`decision ${made.name} declares the act ${name} twice`);
      const names = new Set(RESERVED);
      for (const pick of picks) {
        if (names.has(pick.name)) bug(`act ${name} of decision ${made.name} cannot have a pick named ${pick.name}, or has two`);
        names.add(pick.name);
      }
      // All acts have one shape, whatever they declare: asking stays fast.
      const { whyClosed, hasOptions, odds, before, outcome, useful, costs, final, rank } = declared;
      const act: Act = {
        name,
        rule,
        picks,
        bare: { act: name },
        whyClosed,
        hasOptions,
        odds,
        before,
        outcome,
        useful,
        costs,
        final,
        rank,
      };
      return builder({ ...made, acts: [...acts, act] });
    },
    stakes: (stakes) => builder({ ...made, stakes }),
    done() {
      if (acts.length === 0) bug(`decision ${made.name} has no act`);
      if (acts.length > MOST_ACTS) bug(`decision ${made.name} has ${acts.length} acts; ${MOST_ACTS} are the most`);
      return { ...made, byName: new Map(acts.map((act) => [act.name, act])) };
    },
  };
}

/** `decision<Toy, { target: Seat }>()('lose', 'TOY-LOSE-02', 'target').act(...).done()` */
export function decision<T extends GameTypes, C extends object = object>() {
  // The builder at run time knows no types: the interface it is seen through has checked them all.
  return (name: string, rule: Ref<T['rule']>, ...about: readonly (keyof C & string)[]): DecisionBuilder<T, C, never> =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The builder at run time knows no types: the interface it is seen through has checked them all.
    builder({ name, rule, about, acts: [] }) as unknown as DecisionBuilder<T, C, never>;
}
