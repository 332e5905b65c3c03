// Owns how a bot reads its view: the same questions that the rules ask of a board, asked of what the seat may know.

import { pileOf, type Pile, type Seat } from '@undercroft/kernel';
import { mapsIn } from '../content/decks.ts';
import { REALMS, type Realm } from '../content/types.ts';
import { tableOf } from '../queries/seen.ts';
import type { Board } from '../state.ts';
import type { View } from '../view.ts';

const unknown = (n: number): Pile => pileOf(Array.from({ length: n }, (_, i) => `unknown ${i}`));
const zone = (cards: readonly string[]) => ({ cards: [...cards], knowers: cards.map(() => 0) });

/** A board with everything that the seat knows; what lies hidden is there as so many unknown cards. Map cards that nobody has placed are known by name, not by place. */
export function boardOf(view: View): Board {
  const gone = new Set<string>([...view.spaces.map(({ card }) => card), ...view.out]);
  const unplaced = (realm: Realm): readonly string[] => mapsIn(view.setup.decks, realm).filter((card) => !gone.has(card));
  const maps: Board['maps'] = {};
  for (const realm of REALMS) if (view.decks[realm] > 0) maps[realm] = pileOf(unplaced(realm));
  if (view.decks.both > 0) maps.both = pileOf(REALMS.flatMap(unplaced));
  return {
    ...view,
    ...tableOf(view),
    looked: zone(view.looked.cards),
    maps,
    stocks: view.decks.stocks.map((n, i) => ({ draw: unknown(n), discard: view.discards[i] ?? [] })),
    quests: unknown(view.decks.quests),
    aside: zone([]),
  };
}

export const others = (board: Board, seat: Seat): readonly Seat[] =>
  board.players.flatMap(({ alive }, other) => (alive && other !== seat ? [other] : []));
