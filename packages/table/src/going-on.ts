// Owns going on from another game: its transcript is played through the rules of today, entry by entry.

import { Match, readTranscript, replay, type ChanceSource, type GameTypes, type Seat } from '@undercroft/kernel';
import type { AnyGame, Facts } from './change.ts';

interface Gone {
  readonly seat: Seat;
  readonly facts: Facts;
  readonly open: boolean;
}

/** A game that goes on from the text of a transcript; null when that does not fit the rules of today. */
export function wentOn(
  game: AnyGame,
  text: string,
  chance: ChanceSource,
): { readonly match: Match<GameTypes>; readonly setup: object; readonly entries: readonly Gone[] } | null {
  const transcript = readTranscript(text);
  if (transcript === null) return null;
  const entries: Gone[] = [];
  const replayed = replay(game, transcript, ({ seat, facts, state }) => {
    entries.push({ seat, facts, open: state.offers()[0]?.window === true });
  });
  const resumed = replayed.ok ? Match.resume(game, transcript, chance) : replayed;
  return resumed.ok ? { match: resumed.match, setup: transcript.setup, entries } : null;
}
