// Owns forking: a game that goes on from another one's transcript, which is played through the rules of today.

import type { ChanceSource, GameTypes, Seat } from '@undercroft/kernel';
import { Match, readTranscript } from '@undercroft/record';
import type { AnyGame, Facts } from './change.ts';

interface ForkedEntry {
  readonly seat: Seat;
  readonly facts: Facts;
  readonly open: boolean;
}

/** A game that goes on from the text of a transcript; null when that does not fit the rules of today. */
export function forkFrom(
  game: AnyGame,
  text: string,
  chance: ChanceSource,
): { readonly match: Match<GameTypes>; readonly setup: object; readonly entries: readonly ForkedEntry[] } | null {
  const transcript = readTranscript(text);
  if (transcript === null) return null;
  const entries: ForkedEntry[] = [];
  const resumed = Match.resume(game, transcript, chance, ({ seat, facts, state }) => {
    entries.push({ seat, facts, open: state.offers()[0]?.window === true });
  });
  return resumed.ok ? { match: resumed.match, setup: transcript.setup, entries } : null;
}
