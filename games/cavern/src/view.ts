// Owns what a seat may know: everything but the order of the decks and of the stack.

import { maskOf, pileSeenBy, pileSize, type Seat } from '@undercroft/kernel';
import { lazily } from '@undercroft/parts';
import type { EncounterId, MonsterId, TileId, TreasureId } from './content/cards.ts';
import { reckonedOf, type Reckoned } from './queries/reckoned.ts';
import type { Board, Table } from './state.ts';

/** What a seat sees. */
export interface Seen extends Readonly<Table> {
  readonly seat: Seat;
  /** Cards left to draw, and the discard piles. */
  readonly decks: { readonly monsters: number; readonly encounters: number; readonly treasures: number };
  readonly discards: {
    readonly monsters: readonly MonsterId[];
    readonly encounters: readonly EncounterId[];
    readonly treasures: readonly TreasureId[];
  };
  /** From the top: tiles that this seat knows by name, and how many lie in each part of which it does not know more. */
  readonly stack: readonly (TileId | number)[];
  /** Tiles that somebody looks at: which, if it is this seat. */
  readonly looked: readonly (TileId | number)[];
}

export interface View extends Seen {
  /** The figures that follow from what the seat sees. Worked out when somebody reads them: bots and searches never do. */
  readonly reckoned: Reckoned;
}
const withFigures = lazily('reckoned', (seen: Seen): Reckoned => reckonedOf(seen));

/** Everything that lies open is replaced and never changed: a view shares it. */
export function view(board: Board, seat: Seat): View {
  const { monsters, encounters, treasures, stack, looked, ...table } = board;
  return withFigures({
    ...table,
    seat,
    decks: { monsters: pileSize(monsters.draw), encounters: pileSize(encounters.draw), treasures: pileSize(treasures.draw) },
    discards: { monsters: monsters.discard, encounters: encounters.discard, treasures: treasures.discard },
    stack: pileSeenBy(stack, maskOf(seat)),
    looked: pileSeenBy(looked, maskOf(seat)),
  });
}
