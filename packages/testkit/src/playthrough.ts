// Owns playthroughs: one game played by a seed, kept as a transcript with digests on the way, so that a change of rules shows.

import { seenBy } from '@undercroft/bots';
import { randomFrom, type Game, type GameTypes } from '@undercroft/kernel';
import { Match, replay, type Transcript } from '@undercroft/record';
import type { ViewBot } from './laws/found.ts';

/** Entries between two digests. */
const MARK = 10;

/** Plays one game from a seed, at random or by a bot. The transcript holds a digest every ten entries and at the end. */
export function playthrough<T extends GameTypes>(game: Game<T>, setup: T['setup'], seed: number | string, bot?: ViewBot<T>): Transcript {
  const random = randomFrom(`${seed}/choices`);
  const match = Match.start(game, setup, randomFrom(`${seed}/chance`));
  const digests: [number, string][] = [];
  const mark = (): void => void digests.push([match.length, match.state.fingerprint()]);
  for (let n = 0; !match.state.isOver; n++) {
    if (n > game.bound) throw new Error(`${game.id} with seed ${seed} is not over after ${game.bound} decisions`);
    if (match.length % MARK === 0) mark();
    const { state } = match;
    const seat = state.toAct;
    const applied = match.apply(seat, bot === undefined ? state.randomChoice(seat, random) : bot(seenBy(state, seat, random)));
    if (!applied.ok) throw new Error(`seat ${seat} of ${game.id} was refused: ${JSON.stringify(applied.refusal)}`);
  }
  mark();
  return { ...match.transcript(), digests };
}

/** A few lines that change when the rules do: the length of each game, how it ended, and its digests. */
export function playthroughText<T extends GameTypes>(game: Game<T>, transcripts: readonly Transcript[]): string {
  const lines = transcripts.map((transcript) => {
    const again = replay(game, transcript);
    if (!again.ok) throw new Error(`a playthrough of ${game.id} does not replay: ${again.problem.detail}`);
    const ended = again.state.isOver ? `over ${again.state.returns().join(' ')}` : 'not over';
    return `${JSON.stringify(transcript.setup)}  ${transcript.entries.length - 1} decisions, ${ended}\n${transcript.digests.map(([at, digest]) => `  ${String(at).padStart(4)} ${digest}\n`).join('')}`;
  });
  return `# playthroughs of ${game.id}, rules ${game.rulesVersion}\n${lines.join('')}`;
}
