// Owns replays: a transcript played through the rules once, and any moment of it seen from any seat after that.

import { plainCopy, redact, SPECTATOR, type Choice, type Fact, type GameTypes, type State } from '@undercroft/kernel';
import { readTranscript, replay, writeTranscript, type Transcript } from '@undercroft/record';
import { judge, readWitness, type Judgement } from '@undercroft/table';
import { isGame, load } from '../loaders.ts';
import type { TimelineMark, ReplayOpened, Seen } from '../session/calls.ts';

/** A position is kept every so many entries: any other is a few entries from one of them. */
const EVERY = 8;
/** The oldest replay is let go of when this many are open. */
const MOST = 6;

interface LoadedReplay {
  readonly transcript: Transcript;
  readonly choices: readonly (Choice | null)[];
  readonly facts: readonly (readonly Fact<GameTypes>[])[];
  readonly positions: readonly State<GameTypes>[];
}

const replays = new Map<number, LoadedReplay>();
let next = 1;

export async function openReplay(text: string): Promise<ReplayOpened> {
  const transcript = readTranscript(text);
  if (transcript === null || !isGame(transcript.game)) {
    const code = transcript === null ? 'shape' : 'game';
    return { ok: false, game: transcript?.game ?? null, problem: { code, at: 0, detail: '' } };
  }
  const game = await load(transcript.game, 'game');
  const marks: TimelineMark[] = [];
  const facts: (readonly Fact<GameTypes>[])[] = [];
  const positions: State<GameTypes>[] = [];
  const choices: (Choice | null)[] = [];
  const played = replay(game, transcript, (told) => {
    choices.push(told.choice);
    const types = [...new Set(told.facts.map(({ type }) => type))];
    marks.push({ seat: told.seat, chance: types.includes('chance'), types });
    facts.push(told.facts);
    if (told.at % EVERY === 0) positions.push(told.state.clone());
  });
  // Recorded under other rules it is shown as far as these agree with it; `played` says where they part.
  const parted = !played.ok && played.problem.code === 'rules' && facts.length > 1 ? played.problem : null;
  if (!played.ok && parted === null) return { ok: false, game: transcript.game, problem: played.problem };
  const handle = next++;
  replays.set(handle, { transcript, choices, facts, positions });
  for (const [old] of replays) if (old <= handle - MOST) replays.delete(old);
  return {
    ok: true,
    handle,
    game: transcript.game,
    setup: transcript.setup,
    seats: game.seats(transcript.setup),
    marks,
    over: played.ok && played.state.isOver,
    returns: played.ok && played.state.isOver ? played.state.returns() : [],
    rewound: transcript.rewound,
    parted: parted !== null,
  };
}

/** Plays the record once more, holding its outcomes against the proof; null: it is no record of a game that is known here. */
export async function judgeReplay(text: string, proof: unknown, witness: unknown): Promise<Judgement | null> {
  const transcript = readTranscript(text);
  if (transcript === null || !isGame(transcript.game)) return null;
  return judge(await load(transcript.game, 'game'), transcript, proof, readWitness(witness));
}

/** What a seat saw after an entry; the seat -1 is somebody who only watched. */
export function lookAt(handle: number, at: number, seat: number): Seen | null {
  const kept = replays.get(handle);
  if (kept === undefined || at < 0 || at >= kept.facts.length) return null;
  const base = Math.floor(at / EVERY);
  const from = kept.positions[base];
  if (from === undefined) return null;
  const state = from.clone();
  const { entries } = kept.transcript;
  const outcomes = entries.slice(base * EVERY + 1, at + 1).flatMap((entry) => entry.chance);
  let drawn = 0;
  state.chance = { pick: () => outcomes[drawn++] ?? 0 };
  for (let i = base * EVERY + 1; i <= at; i++) {
    const choice = kept.choices[i];
    if (choice !== null && choice !== undefined) state.play(entries[i]?.seat ?? SPECTATOR, choice);
  }
  return {
    view: plainCopy(state.view(seat)),
    told: redact(kept.facts[at] ?? [], seat),
    seat: entries[at]?.seat ?? SPECTATOR,
  };
}

export function cutAt(handle: number, at: number): string | null {
  const kept = replays.get(handle);
  if (kept === undefined) return null;
  return writeTranscript({ ...kept.transcript, entries: kept.transcript.entries.slice(0, at + 1), digests: [] });
}
