// Owns how a view is asked the same questions that the rules ask of a board: as a table with everything the seat knows.

import type { Zone } from '@undercroft/kernel';
import type { Player, Table } from '../state.ts';
import type { PlayerView, Seen } from '../view.ts';

/** A zone with the cards that the seat knows; who else knows them is not asked. */
export const knownZone = <Card extends string>(cards: readonly Card[]): Zone<Card> => ({ cards: [...cards], knowers: cards.map(() => 0) });

const playerFrom = (player: PlayerView): Player => ({
  ...player,
  hand: knownZone(player.hand.cards),
  sealed: knownZone(player.sealed.cards),
  maps: knownZone(player.maps.cards),
});

/** Cards that the seat does not know are not in it. What follows from the others is left out: it is worked out from this. */
export function tableOf(view: Seen): Table {
  const { setup, spaces, turn, round, phase, first, rolled, drawn, global, heroes, grade, winners } = view;
  const { left, completed, out, combats, fighting, tired, fought, changes, dice, wards, grants, locks } = view;
  const turnOf = { setup, spaces, turn, round, phase, first, rolled, drawn, global, heroes, grade, winners };
  const lying = { left, completed, out, combats, fighting, tired, fought, changes, dice, wards, grants, locks };
  return { ...turnOf, ...lying, players: view.players.map(playerFrom), marks: [...view.marks] };
}
