// Owns the chance source of a table: sealed dice or a seed, resuming it from a save, and verifying it.

import { createHash } from 'node:crypto';
import { commit, newSecret, nonce, openSource, verify, type Outcome, type Verdict } from '@undercroft/chance';
import { at, isList, isObject, isWhole, randomFrom, type ChanceSource } from '@undercroft/kernel';

/** The origin of the outcomes, as stored in a save. */
export type DiceOrigin =
  | { readonly kind: 'sealed'; readonly commitment: string; readonly secret: string; readonly nonce: string; readonly setup: string }
  | { readonly kind: 'seed'; readonly seed: string };

export interface Dice extends ChanceSource {
  readonly origin: DiceOrigin;
  /** All outcomes drawn, in order, including those undone later. */
  readonly drawn: Outcome[];
}

/** Hash of game, rules and setup: part of the input of the dice. */
export function setupDigest(game: string, rules: number, setup: object): string {
  return createHash('sha256')
    .update(JSON.stringify([game, rules, setup]))
    .digest('hex');
}

export function newOrigin(game: string, rules: number, setup: object, seed: string | undefined): DiceOrigin {
  if (seed !== undefined) return { kind: 'seed', seed };
  const secret = newSecret();
  return { kind: 'sealed', commitment: commit(secret), secret, nonce: nonce(), setup: setupDigest(game, rules, setup) };
}

/**
 * Dice that continue after `drawn`. `unused` outcomes were drawn and then taken back: they come up again, each in its own stream, so that
 * leaving the table and coming back brings no better roll.
 */
export function diceFrom(origin: DiceOrigin, drawn: readonly Outcome[] = [], unused: readonly Outcome[] = []): Dice {
  const source =
    origin.kind === 'seed' ? randomFrom(origin.seed) : openSource({ secret: origin.secret, nonces: [origin.nonce], setup: origin.setup });
  // Sources are deterministic: drawing the same outcomes again restores their state.
  for (const { n, stream } of drawn) source.pick(n, stream);
  const kept = [...drawn];
  const waiting = [...unused];
  return {
    origin,
    drawn: kept,
    pick(n, stream) {
      const next = waiting.findIndex((outcome) => outcome.stream === stream);
      if (next >= 0 && waiting[next]?.n === n) return at(waiting.splice(next, 1), 0).got;
      const got = source.pick(n, stream);
      kept.push({ n, stream, got });
      return got;
    },
  };
}

/** The outcomes that were drawn and are not in the record, in the order in which they were drawn. */
export function unusedOutcomes(drawn: readonly Outcome[], used: readonly Outcome[]): readonly Outcome[] {
  const rest = [...drawn];
  for (const one of used) {
    const at = rest.findIndex((outcome) => outcome.stream === one.stream && outcome.n === one.n && outcome.got === one.got);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

export type DiceVerdict =
  | { readonly ok: true; readonly outcomes: number }
  | { readonly ok: false; readonly verdict: Exclude<Verdict, { ok: true }> | null };

/**
 * Compares the drawn outcomes with those that follow from the origin, and the record with the drawn outcomes. `used`: the outcomes
 * that a replay of the record asked for. `mayBeLeft`: the run went back, or broke off, so outcomes may have been drawn and not used.
 */
export function verifyDice(origin: DiceOrigin, drawn: readonly Outcome[], used: readonly Outcome[], mayBeLeft: boolean): DiceVerdict {
  if (origin.kind === 'sealed') {
    const verdict = verify({ ...origin, nonces: [origin.nonce], outcomes: drawn });
    if (!verdict.ok) return { ok: false, verdict };
  } else {
    const again = diceFrom(origin);
    const wrong = drawn.findIndex(({ n, stream, got }) => again.pick(n, stream) !== got);
    if (wrong >= 0)
      return { ok: false, verdict: { ok: false, at: wrong, expected: again.drawn[wrong]?.got ?? '', got: drawn[wrong]?.got ?? '' } };
  }
  const left = unusedOutcomes(drawn, used).length;
  const fits = left === drawn.length - used.length && (mayBeLeft || left === 0);
  return fits ? { ok: true, outcomes: drawn.length } : { ok: false, verdict: null };
}

/** Packs outcomes as triples for the save. */
export const packOutcomes = (outcomes: readonly Outcome[]): readonly (readonly [string, number, number])[] =>
  outcomes.map(({ stream, n, got }) => [stream, n, got]);

export function unpackOutcomes(raw: unknown): readonly Outcome[] | null {
  if (!isList(raw)) return null;
  const outcomes: Outcome[] = [];
  for (const one of raw) {
    if (!isList(one)) return null;
    const [stream, n, got] = one;
    if (typeof stream !== 'string' || !isWhole(n) || !isWhole(got) || n < 1) return null;
    outcomes.push({ stream, n, got });
  }
  return outcomes;
}

const isHex = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]+$/.test(value);

export function readOrigin(raw: unknown): DiceOrigin | null {
  if (!isObject(raw)) return null;
  const { kind, seed, commitment, secret, nonce: mine, setup } = raw;
  if (kind === 'seed') return typeof seed === 'string' ? { kind, seed } : null;
  if (kind !== 'sealed' || !isHex(commitment) || !isHex(secret) || !isHex(mine) || !isHex(setup)) return null;
  return { kind, commitment, secret, nonce: mine, setup };
}
