// Owns how a bot reads its view: the same questions that the rules ask of a board, asked of what the seat may know.

import { pileOf, type Pile, type Seat } from '@undercroft/kernel';
import type { MapId } from '../content/cards.ts';
import { mapsIn } from '../content/decks.ts';
import { REALMS, type Realm } from '../content/types.ts';
import { knownZone, tableOf } from '../queries/seen.ts';
import type { Board } from '../state.ts';
import type { View } from '../view.ts';

/** Nobody changes what a bot thinks of: what is alike is made once. */
const unknowns: Pile[] = [];
function unknown<Card extends string>(n: number): Pile<Card> {
  const pile = (unknowns[n] ??= pileOf(Array.from({ length: n }, (_, i) => `unknown ${i}`)));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only the number of these cards is ever read: a name that no card has makes any other use of them fail at once.
  return pile as Pile<Card>;
}

interface Left {
  readonly of: View;
  readonly maps: Board['maps'];
}
const left = new WeakMap<View['spaces'], Left>();
/** Map cards that nobody has placed, by name, in whatever order; the list of spaces is replaced when one is. */
function mapsLeft(view: View): Board['maps'] {
  const { spaces, decks, setup, out } = view;
  const found = left.get(spaces);
  const isSame = ({ of }: Left): boolean =>
    of.out === out && [...REALMS, 'both' as const].every((one) => of.decks[one] > 0 === decks[one] > 0);
  if (found !== undefined && isSame(found)) return found.maps;
  const gone = new Set<string>([...spaces.map(({ card }) => card), ...out]);
  const unplaced = (realm: Realm): readonly MapId[] => mapsIn(setup.decks, realm).filter((card) => !gone.has(card));
  const maps: Board['maps'] = {};
  for (const realm of REALMS) if (decks[realm] > 0) maps[realm] = pileOf(unplaced(realm));
  if (decks.both > 0) maps.both = pileOf(REALMS.flatMap(unplaced));
  left.set(spaces, { of: view, maps });
  return maps;
}

/** A board with everything that the seat knows; what lies hidden is there as so many unknown cards. */
export function boardOf(view: View): Board {
  return {
    ...tableOf(view),
    looked: knownZone(view.looked.cards),
    maps: mapsLeft(view),
    stocks: view.decks.stocks.map((n, i) => ({ draw: unknown(n), discard: view.discards[i] ?? [] })),
    quests: unknown(view.decks.quests),
    aside: knownZone([]),
  };
}

export const others = (board: Board, seat: Seat): readonly Seat[] =>
  board.players.flatMap(({ alive }, other) => (alive && other !== seat ? [other] : []));

const closed = ({ n }: { readonly n: number }): { readonly cards: readonly never[]; readonly n: number } => ({ cards: [], n });
/** The same view without what only its seat knows. */
export const publicView = (view: View): View => ({
  ...view,
  looked: closed(view.looked),
  players: view.players.map((one) => ({ ...one, hand: closed(one.hand), sealed: closed(one.sealed), maps: closed(one.maps) })),
});
