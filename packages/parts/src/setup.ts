// Owns what is agreed before a game, declared once: its fields, from which come the check of a setup and the fields of its form.

import { isRecord, asJson, type Json, type SetupProblem } from '@undercroft/kernel';
import type { Kind } from './setup-kinds.ts';

export type Checked<S> = { readonly ok: true; readonly setup: S } | { readonly ok: false; readonly problem: SetupProblem };

/** A field that is there only where another has one of these values. */
export interface When {
  readonly field: string;
  readonly is: readonly Json[];
}

/** A field as a form can ask for it. */
export interface SetupField extends Pick<Kind<Json>, 'kind' | 'choices' | 'least' | 'most'> {
  readonly key: string;
  /** Null where it depends on other fields. */
  readonly initial: Json;
  readonly when?: When;
  /** One value for each seat or whatever else this other field counts. */
  readonly times?: string;
}

interface Rules {
  readonly shown: SetupField;
  readonly rule: string;
  readonly problems: readonly string[];
  /** The value of this field, or its problem; undefined is given where nothing was said. */
  readonly read: (given: unknown, soFar: never) => Json | Wrong;
}
interface Wrong {
  readonly wrong: Pick<SetupProblem, 'key' | 'got' | 'legal'>;
}
const NO_SETUP = 'not-a-setup';
const UNKNOWN = 'unknown-field';
const TOO_MANY = 'at-most';
const isWrong = (value: Json | Wrong): value is Wrong => typeof value === 'object' && value !== null && 'wrong' in value;
const wrong = (key: string, got: unknown, legal: readonly Json[]): Wrong => ({ wrong: { key, got: asJson(got ?? null), legal } });

type With<S, K extends string, V> = { readonly [key in keyof S | K]: key extends keyof S ? S[key] : V };
type Initial<S, V> = V | ((soFar: S) => V);

export interface SetupBuilder<S> {
  /** A field with its rule, its kind, and what it is where nothing is said; that may depend on the fields before it. */
  field<K extends string, V extends Json>(key: K, rule: string, kind: Kind<V>, initial: Initial<S, V>): SetupBuilder<With<S, K, V>>;
  /** A field that is there only where another, before it, has one of these values; elsewhere it is `otherwise`, and `key` is the problem. */
  when<K extends string, V extends Json, O extends Json>(
    key: K,
    rule: string,
    kind: Kind<V>,
    initial: Initial<S, V>,
    only: { readonly field: keyof S & string; readonly is: readonly Json[]; readonly otherwise: O; readonly key: string },
  ): SetupBuilder<With<S, K, V | O>>;
  /** A value for each of what another field, before it, counts; those not given are filled in. */
  each<K extends string, V extends Json>(
    key: K,
    rule: string,
    kind: Kind<V>,
    initial: (at: number, soFar: S) => V,
    times: keyof S & string,
  ): SetupBuilder<With<S, K, readonly V[]>>;
  /** The whole, with what no field can see alone: null, or the problem. */
  done(fault?: (setup: S) => SetupProblem | null): SetupRules<S>;
}

export interface SetupRules<S> {
  readonly fields: readonly SetupField[];
  /** The keys of the problems that fields can have; what `done` finds beyond them has its own. */
  readonly problems: readonly string[];
  /** A setup from whatever came in. Missing fields get their defaults; unknown ones are refused. */
  readonly check: (raw: unknown) => Checked<S>;
}

/** `rule`: what a setup that is none, or has fields of other games, breaks. */
export const setupOf = (rule: string): SetupBuilder<object> => builder(rule, []);

const initialIn = <S, V extends Json>(initial: Initial<S, V>, soFar: S): V => (typeof initial === 'function' ? initial(soFar) : initial);
const initialShown = <S, V extends Json>(initial: Initial<S, V>): Json => (typeof initial === 'function' ? null : initial);
const missing = (given: unknown): given is null | undefined => given === undefined || given === null;

function shownAs<V extends Json>(key: string, { kind, choices, least, most }: Kind<V>, initial: Json): SetupField {
  const range = { ...(least === undefined ? {} : { least }), ...(most === undefined ? {} : { most }) };
  return { key, kind, choices, ...range, initial };
}

function readAs<V extends Json>(kind: Kind<V>, given: unknown): V | Wrong {
  const value = kind.read(given);
  return value === undefined ? wrong(kind.key, given, kind.legal) : value;
}

function builder<S>(rule: string, rules: readonly Rules[]): SetupBuilder<S> {
  const plus = <N>(more: Rules): SetupBuilder<N> => builder<N>(rule, [...rules, more]);
  return {
    field: (key, its, kind, initial) =>
      plus({
        shown: shownAs(key, kind, initialShown(initial)),
        rule: its,
        problems: [kind.key],
        // Null leaves to the game what depends on other fields; elsewhere it is a value like any other.
        read: (given, soFar: S) =>
          given === undefined || (given === null && typeof initial === 'function') ? initialIn(initial, soFar) : readAs(kind, given),
      }),
    when: (key, its, kind, initial, only) =>
      plus({
        shown: { ...shownAs(key, kind, initialShown(initial)), when: { field: only.field, is: only.is } },
        rule: its,
        problems: [kind.key, only.key],
        read: (given, soFar: S) => {
          const there = only.is.some((value) => value === soFar[only.field]);
          if (!there) return missing(given) || given === only.otherwise ? only.otherwise : wrong(only.key, given, [only.otherwise]);
          return missing(given) ? initialIn(initial, soFar) : readAs(kind, given);
        },
      }),
    each: (key, its, kind, initial, times) =>
      plus({
        shown: { ...shownAs(key, kind, null), times },
        rule: its,
        problems: [kind.key, TOO_MANY],
        read: (given, soFar: S) => readEach(kind, given, Number(soFar[times]), (at) => initial(at, soFar)),
      }),
    done: (fault) => ({
      fields: rules.map(({ shown }) => shown),
      problems: [...new Set([NO_SETUP, UNKNOWN, ...rules.flatMap(({ problems }) => problems)])],
      check: (raw) => checked(rule, rules, raw, fault),
    }),
  };
}

function readEach<V extends Json>(kind: Kind<V>, given: unknown, times: number, initial: (at: number) => V): readonly V[] | Wrong {
  const list: unknown = given ?? [];
  if (!Array.isArray(list) || list.length > times) return wrong(TOO_MANY, given, [times]);
  const values: V[] = [];
  for (let at = 0; at < times; at++) {
    const one: unknown = list[at];
    const value = missing(one) ? initial(at) : kind.read(one);
    if (value === undefined) return wrong(kind.key, one, kind.legal);
    values.push(value);
  }
  return values;
}

function checked<S>(rule: string, rules: readonly Rules[], raw: unknown, fault?: (setup: S) => SetupProblem | null): Checked<S> {
  if (!isRecord(raw)) return { ok: false, problem: { field: 'setup', rule, key: NO_SETUP, got: null, legal: [] } };
  const keys = rules.map(({ shown }) => shown.key);
  const unknown = Object.keys(raw).find((key) => !keys.includes(key));
  if (unknown !== undefined) return { ok: false, problem: { field: unknown, rule, key: UNKNOWN, got: unknown, legal: keys } };
  const soFar: Record<string, Json> = {};
  for (const { shown, rule: its, read } of rules) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each was added to a builder that knows the fields before it: these are there by now.
    const value = read(Object.hasOwn(raw, shown.key) ? raw[shown.key] : undefined, soFar as never);
    if (isWrong(value)) return { ok: false, problem: { field: shown.key, rule: its, ...value.wrong } };
    soFar[shown.key] = value;
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Every field is there.
  const setup = soFar as S;
  const problem = fault?.(setup) ?? null;
  return problem === null ? { ok: true, setup } : { ok: false, problem };
}
