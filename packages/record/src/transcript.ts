// Owns the transcript: setup, choices and chance outcomes. It is the save, the replay, the bug report and the regression test.

import {
  isList,
  isRecord,
  isWhole,
  missing,
  begin,
  Bug,
  type AnyDecision,
  type ChanceSource,
  type Choice,
  type Fact,
  type Game,
  type GameTypes,
  type Seat,
  type State,
} from '@undercroft/kernel';
import { finish, type InSteps } from './in-steps.ts';
import { recorded } from './recorded.ts';

/** One answer and the chance outcomes that followed it. The first entry is the setup: no seat, no choice. */
export interface Entry {
  readonly seat: Seat;
  readonly choice: readonly unknown[] | null;
  readonly chance: readonly number[];
}

export interface Transcript {
  readonly game: string;
  readonly rules: number;
  readonly setup: object;
  readonly entries: readonly Entry[];
  /** A digest now and then: after how many entries, and what it was. */
  readonly digests: readonly (readonly [after: number, digest: string])[];
  /** The player went back past a chance outcome. */
  readonly rewound: boolean;
}

/** `rules`: it was recorded under other rules, and from entry `at` on these lead elsewhere. */
export interface ReplayProblem {
  readonly code: 'shape' | 'game' | 'rules' | 'setup' | 'entry' | 'digest';
  readonly at: number;
  readonly detail: string;
}
export type Replayed<T extends GameTypes> =
  | { readonly ok: true; readonly state: State<T> }
  | { readonly ok: false; readonly problem: ReplayProblem };

/** What a watcher of a replay is told of each entry. */
export interface Told<T extends GameTypes> {
  readonly at: number;
  readonly seat: Seat;
  readonly decision: AnyDecision | null;
  readonly rule: string;
  readonly choice: Choice | null;
  readonly facts: readonly Fact<T>[];
  readonly barrier: boolean;
  readonly state: State<T>;
}

/** A source that the outcomes of each entry are put into, one entry at a time. */
function perEntry(): ChanceSource & { feed(outcomes: readonly number[]): void; left(): number } {
  let now = recorded([]);
  return { pick: (n, stream) => now.pick(n, stream), feed: (outcomes) => void (now = recorded(outcomes)), left: () => now.left() };
}

/**
 * Plays a transcript through the rules of today, checking every choice, every outcome and every digest. One that was recorded under
 * other rules is played as far as these agree with it.
 */
export function replay<T extends GameTypes>(
  game: Game<T>,
  transcript: Transcript,
  watch?: (told: Told<T>) => void,
  upTo?: number,
): Replayed<T> {
  return finish(replaying(game, transcript, watch, upTo));
}

/** The same entry by entry. */
export function* replaying<T extends GameTypes>(
  game: Game<T>,
  transcript: Transcript,
  watch?: (told: Told<T>) => void,
  upTo = transcript.entries.length,
): InSteps<Replayed<T>> {
  const fail = (code: ReplayProblem['code'], at: number, detail: string): Replayed<T> =>
    transcript.rules === game.rulesVersion || code === 'game'
      ? { ok: false, problem: { code, at, detail } }
      : {
          ok: false,
          problem: { code: 'rules', at, detail: `recorded under rules ${transcript.rules}, played by ${game.rulesVersion}: ${detail}` },
        };
  if (transcript.game !== game.id) return fail('game', 0, `a transcript of ${transcript.game}, not of ${game.id}`);
  const checked = game.checkSetup(transcript.setup);
  if (!checked.ok) return fail('setup', 0, `${checked.problem.field}: ${checked.problem.key}`);
  const digests = new Map(transcript.digests);
  if (digests.size < transcript.digests.length) return fail('digest', 0, 'two digests stand at one place');
  const source = perEntry();
  let state: State<T> | null = null;
  let at = 0;
  try {
    for (; at < upTo; at++) {
      const entry = transcript.entries[at] ?? missing();
      source.feed(entry.chance);
      if (state === null) {
        const begun = begin(game, checked.setup, source);
        state = begun.state;
        watch?.({ at, seat: -1, decision: null, rule: '', choice: null, facts: begun.facts, barrier: true, state });
      } else {
        const applied = state.applyShort(entry.seat, entry.choice ?? []);
        if (!applied.ok)
          return fail('entry', at, `refused by ${applied.refusal.rule} at ${applied.refusal.pick}: ${JSON.stringify(applied.refusal.got)}`);
        watch?.({ at, seat: entry.seat, ...applied, state });
      }
      if (source.left() > 0) return fail('entry', at, `${source.left()} recorded outcomes were not asked for`);
      const expected = digests.get(at + 1);
      if (expected !== undefined && expected !== state.fingerprint())
        return fail('digest', at, `the position is ${state.fingerprint()}, recorded was ${expected}`);
      yield;
    }
  } catch (error) {
    if (!(error instanceof Bug)) throw error;
    return fail('entry', at, error.message);
  }
  if (state === null) return fail('shape', 0, 'a transcript without entries');
  const last = transcript.entries.length;
  const stray = [...digests.keys()].find((after) => after < 1 || after > last);
  if (stray !== undefined) return fail('digest', last, `a digest stands after entry ${stray}, and the record has ${last}`);
  return { ok: true, state };
}

/** One line of JSON. */
export const writeTranscript = (transcript: Transcript): string => JSON.stringify(plainTranscript(transcript));

/** The same as plain data, short: entries are `[choice, outcomes, seat]`, the seat left out where it is 0. */
export function plainTranscript(transcript: Transcript): Readonly<Record<string, unknown>> {
  const entries = transcript.entries.map(({ seat, choice, chance }) =>
    choice === null ? [chance] : seat === 0 ? [choice, ...(chance.length > 0 ? [chance] : [])] : [choice, chance, seat],
  );
  return {
    undercroft: 1,
    game: transcript.game,
    rules: transcript.rules,
    setup: transcript.setup,
    entries,
    digests: transcript.digests,
    ...(transcript.rewound ? { rewound: true } : {}),
  };
}

const isNumbers = (value: unknown): value is readonly number[] => isList(value) && value.every(isWhole);
const isMark = (value: unknown): value is readonly [number, string] => isList(value) && isWhole(value[0]) && typeof value[1] === 'string';

/** The way back; null when the text is not a transcript. */
export function readTranscript(text: string): Transcript | null {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(raw)) return null;
  const { undercroft, game, rules, setup, entries, digests, rewound } = raw;
  if (undercroft !== 1 || typeof game !== 'string' || !isWhole(rules) || setup === null || typeof setup !== 'object') return null;
  if (!isList(entries) || !isList(digests) || !digests.every(isMark)) return null;
  const read: Entry[] = [];
  for (const [at, entry] of entries.entries()) {
    if (!isList(entry)) return null;
    const [choice, chance, seat] = at === 0 ? [null, entry[0], -1] : [entry[0], entry[1] ?? [], entry[2] ?? 0];
    if (!isNumbers(chance) || !isWhole(seat)) return null;
    if (at === 0) read.push({ seat, choice: null, chance });
    else if (isList(choice)) read.push({ seat, choice, chance });
    else return null;
  }
  return { game, rules, setup, entries: read, digests, rewound: rewound === true };
}
