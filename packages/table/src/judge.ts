// Owns the judgement of a finished online game: whether its dice are the promised ones, its record is theirs, and both are what a device saw.

import { commitNonce, verify, type Outcome, type Proof } from '@undercroft/chance';
import { isList, isRecord, isWhole, type GameTypes, type Seat } from '@undercroft/kernel';
import { replay, type Transcript } from '@undercroft/record';
import type { AnyGame } from './change.ts';
import { NO_NONCE } from './chance.ts';
import { viewSum, type ViewSeen, type Witness } from './witness.ts';

/**
 * What does not fit. `sums`: an outcome does not follow from secret and parts. `commitment`, `setup`, `promise`, `part`: the secret, the
 * setup, another seat's promise or this device's part is not the one that this device saw before the game. `record`: the game that was
 * recorded did not use these outcomes. `views`: it is not the game that this device was shown.
 */
export const BREACHES = ['sums', 'commitment', 'setup', 'promise', 'part', 'record', 'views'] as const;
export type Breach = (typeof BREACHES)[number];

export type Judgement =
  | {
      readonly ok: true;
      /** Outcomes that follow from what was promised. */
      readonly outcomes: number;
      /** Outcomes of the record that do not: they are of the game that this one goes on from. */
      readonly earlier: number;
      /** It was held against what this device saw. */
      readonly witnessed: boolean;
    }
  | { readonly ok: false; readonly breach: Breach };

/** `proof`: what claims to be one. `witness`: what the judging device saw of the game itself; null: it was not there. */
export function judge(game: AnyGame, transcript: Transcript, proof: unknown, witness: Witness | null): Judgement {
  if (!isProof(proof) || !verify(proof).ok) return { ok: false, breach: 'sums' };
  const played = playedAgain(game, transcript);
  const earlier = played === null ? null : unproved(played.used, proof.outcomes, transcript.rewound);
  if (played === null || earlier === null) return { ok: false, breach: 'record' };
  const breach = witness === null ? null : (broken(witness, proof) ?? shownOtherwise(witness, earlier, played.views));
  if (breach !== null) return { ok: false, breach };
  return { ok: true, outcomes: proof.outcomes.length, earlier, witnessed: witness !== null };
}

const isTexts = (value: unknown): value is readonly string[] => isList(value) && value.every((one) => typeof one === 'string');
const isOutcome = (value: unknown): value is Outcome =>
  isRecord(value) && isWhole(value['n']) && isWhole(value['got']) && typeof value['stream'] === 'string';
/** A proof of an online table names the commitment of every seat. */
type WholeProof = Proof & { readonly nonceCommitments: readonly string[] };
const isProof = (value: unknown): value is WholeProof =>
  isRecord(value) &&
  isTexts(value['nonces']) &&
  isTexts(value['nonceCommitments']) &&
  typeof value['setup'] === 'string' &&
  isList(value['outcomes']) &&
  value['outcomes'].every(isOutcome);

interface Played {
  readonly used: readonly Outcome[];
  /** The views at which each seat answered, and the last one of every seat. */
  readonly views: ReadonlySet<string>;
}

function playedAgain(game: AnyGame, transcript: Transcript): Played | null {
  const used: Outcome[] = [];
  const views = new Set<string>();
  const seats = [...transcript.entries.keys()].map((at) => transcript.entries[at + 1]?.seat);
  const result = replay<GameTypes>(game, transcript, ({ at, facts, state }) => {
    for (const { type, body } of facts) if (type === 'chance' && isOutcome(body)) used.push(body);
    const next = seats[at];
    if (next !== undefined) views.add(nameOf(next, state.view(next)));
  });
  if (!result.ok) return null;
  for (let seat = -1; seat < result.state.seats; seat++) views.add(nameOf(seat, result.state.view(seat)));
  return { used, views };
}

const nameOf = (seat: Seat, view: object): string => `${seat} ${viewSum(view)}`;

/**
 * How many of the outcomes that were used come before those that are proved; null: they do not fit. Those that were taken back are proved
 * and need not be used.
 */
function unproved(used: readonly Outcome[], proved: readonly Outcome[], rewound: boolean): number | null {
  const left = new Map<string, number>();
  for (const one of proved) left.set(keyOf(one), (left.get(keyOf(one)) ?? 0) + 1);
  let first = used.length;
  for (; first > 0; first--) {
    const key = keyOf(used[first - 1] ?? { n: 0, got: 0, stream: '' });
    const n = left.get(key) ?? 0;
    if (n === 0) break;
    left.set(key, n - 1);
  }
  if (rewound) return first;
  const tail = used.slice(used.length - proved.length);
  return proved.length <= used.length && tail.every((one, at) => keyOf(one) === keyOf(proved[at] ?? one))
    ? used.length - proved.length
    : null;
}

const keyOf = ({ n, got, stream }: Outcome): string => `${stream} ${n} ${got}`;

/** What was promised before the game, as this device saw it, and is not kept by the proof. */
function broken({ commitment, seal, parts }: Witness, proof: WholeProof): Breach | null {
  if (proof.commitment !== commitment) return 'commitment';
  for (const [seat, part] of Object.entries(parts)) if (proof.nonces[Number(seat)] !== part) return 'part';
  if (seal === null) return null;
  const seen = readSeal(seal);
  const proved = readSeal(proof.setup);
  if (seen === null || proved === null || seen.plain !== proved.plain || seen.promises.length !== proved.promises.length) return 'setup';
  const kept = proof.nonces.every((nonce, seat) => {
    const promised = seen.promises[seat] ?? '';
    // A seat whose holder left adds nothing. A part that nobody had promised could be chosen to suit.
    if (nonce === NO_NONCE) return true;
    return promised === commitNonce(nonce) && proved.promises[seat] === promised;
  });
  return kept ? null : 'promise';
}

/** A seal in its parts: game, rules and setup, and the promise of each seat. */
function readSeal(seal: string): { readonly plain: string; readonly promises: readonly string[] } | null {
  try {
    const raw: unknown = JSON.parse(seal);
    if (!isRecord(raw) || !isList(raw['seats'])) return null;
    const { game, rules, setup, seats } = raw;
    return { plain: JSON.stringify([game, rules, setup]), promises: seats.map((seat) => (isList(seat) ? String(seat[1]) : '')) };
  } catch {
    return null;
  }
}

function shownOtherwise({ forked, views, seal }: Witness, earlier: number, played: ReadonlySet<string>): Breach | null {
  if (earlier > 0 && !forked && seal !== null) return 'record';
  return views.every(([, seat, seen]: ViewSeen) => played.has(`${seat} ${seen}`)) ? null : 'views';
}
