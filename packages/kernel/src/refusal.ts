// Owns the answer to a player's mistake: a value that names the rule, what was in the way, and what is legal.

import type { Json, Scalar } from './game.ts';
import { isList, isRecord } from './narrow.ts';

/** A reason that a text can be made of. */
export interface Reason {
  readonly key: string;
  readonly args?: Readonly<Record<string, Scalar>>;
}
/** The same, with the rule behind it. */
export interface Why extends Reason {
  readonly rule: string;
}

export interface Refusal {
  readonly rule: string;
  readonly decision: string;
  /** The pick that is wrong: `act`, the name of a pick, or `over`, `seat`, `offer`, `shape` when the answer does not fit at all. */
  readonly pick: string;
  readonly got: Json;
  readonly legal: readonly Json[];
  readonly why?: Why;
}

/** Whatever came in, as something that can be shown and stored; what lies too deep is cut off. */
export function asJson(value: unknown, depth = 5): Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value === 'object' && depth === 0) return '...';
  if (isList(value)) return value.slice(0, 50).map((one) => asJson(one, depth - 1));
  if (isRecord(value)) {
    const out: Record<string, Json> = {};
    for (const key of Object.keys(value).slice(0, 50)) out[key] = asJson(value[key], depth - 1);
    return out;
  }
  return typeof value;
}
