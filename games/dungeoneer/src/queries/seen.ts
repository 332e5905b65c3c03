// Owns how a view is asked the same questions that the rules ask of a board: as a table with everything the seat knows.

import type { Player, Table } from '../state.ts';
import type { PlayerView, View } from '../view.ts';

const zone = (cards: readonly string[]) => ({ cards: [...cards], knowers: cards.map(() => 0) });

const playerFrom = (player: PlayerView): Player => ({
  ...player,
  hand: zone(player.hand.cards),
  sealed: zone(player.sealed.cards),
  maps: zone(player.maps.cards),
});

/** Cards that the seat does not know are not in it. */
export const tableOf = (view: View): Table => ({ ...view, players: view.players.map(playerFrom), marks: [...view.marks] });
