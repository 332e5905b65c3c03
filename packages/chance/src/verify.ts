// Owns the check after the game: that promises were kept and every outcome is the one that had to come.
import { isList, isObject } from '@undercroft/kernel';
import { bytesOfText } from './bytes.ts';
import { commit, commitNonce } from './promise.ts';
import { openSource, type SourceInputs, type TableSource } from './source.ts';

/** One pick as it was recorded. */
export interface Outcome {
  readonly n: number;
  readonly stream: string;
  readonly got: number;
}

export interface Proof extends SourceInputs {
  /** As the verifier's own device saw it before giving a nonce, not as the host tells it now. */
  readonly commitment: string;
  /** One per seat in seat order, where the seats committed to their nonces first. */
  readonly nonceCommitments?: readonly string[];
  /** Every pick since the game began, in order, also those that were taken back later. */
  readonly outcomes: readonly Outcome[];
}

/** `at` is the index of an outcome or what else is wrong; `seat` says whose nonce. */
export interface Failure {
  readonly ok: false;
  readonly at: number | 'commitment' | 'nonce' | 'setup' | 'outcomes';
  readonly expected: number | string;
  readonly got: number | string;
  readonly seat?: number;
}

export type Verdict = { readonly ok: true } | Failure;

/** What a file says in place of a `Shape`: nothing in it is known to be what its name says. */
type Claimed<Shape> = { readonly [Field in keyof Shape]?: unknown };

/** The first thing wrong with a finished game, if any. Takes a `Proof`, or what claims to be one; never throws, whatever the file holds. */
export function verify(given: unknown): Verdict {
  const proof: Claimed<Proof> = isObject(given) ? given : {};
  return (
    check('commitment', () => commitmentKept(proof)) ??
    check('nonce', () => noncesKept(proof)) ??
    check('setup', () => void bytesOfText(textOr(proof.setup), 'setup')) ??
    check('outcomes', () => outcomesRight(proof)) ?? { ok: true }
  );
}

type Finding = Failure | undefined;

/** The text that is claimed; the empty one in place of anything else, which whoever needs a text refuses. */
const textOr = (claimed: unknown): string => (typeof claimed === 'string' ? claimed : '');

function commitmentKept({ commitment, secret }: Claimed<Proof>): Finding {
  const got = commit(textOr(secret));
  return got === commitment ? undefined : failure('commitment', commitment, got);
}

function noncesKept({ nonces, nonceCommitments }: Claimed<Proof>): Finding {
  if (!isList(nonces) || nonces.length === 0) return failure('nonce', 'a list of one nonce per seat', nonces);
  if (nonceCommitments !== undefined && !isList(nonceCommitments)) {
    return failure('nonce', 'a list of one nonce commitment per seat', nonceCommitments);
  }
  if (nonceCommitments && nonceCommitments.length !== nonces.length) {
    return failure('nonce', `${nonceCommitments.length} nonces, as committed to`, `${nonces.length} nonces`);
  }
  for (let seat = 0; seat < nonces.length; seat += 1) {
    const wrong = check('nonce', () => nonceKept(nonces[seat], nonceCommitments, seat));
    if (wrong) return { ...wrong, seat };
  }
  return undefined;
}

function nonceKept(seatNonce: unknown, commitments: readonly unknown[] | undefined, seat: number): Finding {
  const got = commitNonce(textOr(seatNonce));
  return !commitments || got === commitments[seat] ? undefined : failure('nonce', commitments[seat], got);
}

function outcomesRight({ outcomes, secret, nonces, setup }: Claimed<Proof>): Finding {
  if (!isList(outcomes)) return failure('outcomes', 'a list of outcomes', outcomes);
  const source = openSource({ secret: textOr(secret), nonces: isList(nonces) ? nonces.map(textOr) : [], setup: textOr(setup) });
  for (let index = 0; index < outcomes.length; index += 1) {
    const wrong = check(index, () => outcomeRight(source, outcomes[index], index));
    if (wrong) return wrong;
  }
  return undefined;
}

function outcomeRight(source: TableSource, given: unknown, index: number): Finding {
  const { n, stream, got }: Claimed<Outcome> = isObject(given) ? given : {};
  const expected = source.pick(typeof n === 'number' ? n : Number.NaN, textOr(stream));
  return got === expected ? undefined : failure(index, expected, got);
}

/** Runs one check; whatever it throws on malformed input becomes the failure at that place. */
function check(at: Failure['at'], find: () => Finding): Finding {
  try {
    return find();
  } catch (error) {
    return failure(at, error instanceof RangeError ? error.message : 'a well-formed value', 'a malformed value');
  }
}

function failure(at: Failure['at'], expected: unknown, got: unknown): Failure {
  return { ok: false, at, expected: shown(expected), got: shown(got) };
}

function shown(value: unknown): number | string {
  return typeof value === 'number' || typeof value === 'string' ? value : value === null ? 'null' : typeof value;
}
