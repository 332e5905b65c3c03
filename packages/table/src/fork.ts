// Owns forking: a game that goes on from another one's transcript, which is played through the rules of today.

import { bug, type ChanceSource, type GameTypes, type Seat } from '@undercroft/kernel';
import { finish, Match, readTranscript, type InSteps } from '@undercroft/record';
import type { AnyGame, Facts } from './change.ts';

interface ForkedEntry {
  readonly seat: Seat;
  readonly facts: Facts;
  readonly open: boolean;
}

/** A game that goes on from another, and has no dice yet. */
export interface Forked {
  readonly setup: object;
  readonly entries: readonly ForkedEntry[];
  /** From here on these are its dice. */
  goOn(chance: ChanceSource): Match<GameTypes>;
}

/** A game that goes on from the text of a transcript, entry by entry; null when that does not fit the rules of today. */
export function* forkingFrom(game: AnyGame, text: string): InSteps<Forked | null> {
  const transcript = readTranscript(text);
  if (transcript === null) return null;
  const entries: ForkedEntry[] = [];
  let dice: ChanceSource | null = null;
  const later: ChanceSource = { pick: (n, stream, of) => (dice ?? bug('a forked game has no dice yet')).pick(n, stream, of) };
  const resumed = yield* Match.resuming(game, transcript, later, ({ seat, facts, state }) => {
    entries.push({ seat, facts, open: state.offers()[0]?.window === true });
  });
  if (!resumed.ok) return null;
  const { match } = resumed;
  const goOn = (chance: ChanceSource): Match<GameTypes> => {
    dice = chance;
    return match;
  };
  return { setup: transcript.setup, entries, goOn };
}

/** The game that a table goes on from, if there is one: played once, at the latest when it is taken. */
export class Origin {
  private readonly game: AnyGame;
  private readonly from: string | undefined;
  private forked: Forked | null = null;

  constructor(game: AnyGame, from: string | undefined) {
    this.game = game;
    this.from = from;
  }

  *preparing(): InSteps<void> {
    if (this.from !== undefined && this.forked === null) this.forked = yield* forkingFrom(this.game, this.from);
  }

  /** Null: it does not fit the rules of today. */
  taken(): Forked | null {
    finish(this.preparing());
    const { forked } = this;
    this.forked = null;
    return forked;
  }
}
