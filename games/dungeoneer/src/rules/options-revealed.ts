// Owns the Revealed Map: all map cards are dealt out and placed before the first turn.

import { at, procedure, type Seat, type Turn } from '@undercroft/kernel';
import { type MapId } from '../content/cards.ts';
import { firstEntrance, layMap, startFrom } from '../decisions/options.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { readPlace } from '../queries/map.ts';
import { entrancesIn, isUnfinished, ownNeeds } from '../queries/revealed.ts';
import { leftOf } from '../queries/options.ts';
import { isEdition, playerOf, seatsFrom, type Board } from '../state.ts';
import { firstPlayer } from './first-player.ts';
import { link } from './portal.ts';

const several = (board: Board): boolean => entrancesIn(board).length > 1;
const undealt = (board: Board): readonly MapId[] => Object.values(board.maps).flatMap((pile) => pile.flatMap(({ cards }) => cards));
const undecided = (board: Board): Seat =>
  isEdition(board, '2.1') && several(board)
    ? (seatsFrom(board, board.turn).find((seat) => playerOf(board, seat).start === null) ?? -1)
    : -1;
const holderOf = (board: Board, card: MapId): Seat => board.players.findIndex(({ maps }) => maps.cards.includes(card));

function lay(t: Turn<Dungeoneer>, seat: Seat, card: MapId, place: string): void {
  t.raise('map.placed', { seat, card, ...readPlace(place), space: t.board.spaces.length }, 'DGN-OPT-REVEALED-05');
}

/** DGN-OPT-REVEALED-09: in 2.1 each player says at which Entrance his hero begins. */
const chooseStart = procedure<Dungeoneer, { readonly seat: Seat }>()('choose-start')
  .ask('DGN-OPT-REVEALED-09', startFrom, (_board, { seat }) => seat)
  .step('DGN-OPT-REVEALED-09/c', (t, { seat, answer }) => t.raise('start.chosen', { seat, card: answer.start }, 'DGN-OPT-REVEALED-09'))
  .done();

/** One of his own cards is placed by a player, or he passes. */
const layOne = procedure<Dungeoneer, { readonly seat: Seat }>()('lay-one')
  .ask(['DGN-OPT-REVEALED-05', 'DGN-OPT-REVEALED-07'], layMap, (_board, { seat }) => seat)
  .step('DGN-OPT-REVEALED-05/b', (t, { seat, answer }) => {
    if (answer.act === 'lay') lay(t, seat, answer.card, answer.place);
    else t.raise('map.passed', { seat }, 'DGN-OPT-REVEALED-05');
  })
  .call('DGN-PORTAL-02', link, (board, { seat, answer }) => (answer.act === 'lay' ? { seat, space: board.spaces.length - 1 } : null))
  .done();

export const revealMap = procedure<Dungeoneer>()('reveal-map', 'next')
  // the players choose together; here whoever rolls highest does.
  .call('DGN-OPT-REVEALED-08/b', firstPlayer, (board) => (several(board) ? {} : null))
  .ask('DGN-OPT-REVEALED-08', firstEntrance, (board) => (several(board) ? board.turn : null))
  .let('entrance', 'DGN-OPT-REVEALED-08/a', (t, { answer }) => answer?.entrance ?? at(entrancesIn(t.board), 0))
  .each('DGN-OPT-REVEALED-09', chooseStart, (board) => {
    const seat = undecided(board);
    return seat < 0 ? null : { seat };
  })
  // One by one, face down; each player sees his own.
  .step('DGN-OPT-REVEALED-03', (t) => {
    for (let seat = t.board.turn; undealt(t.board).length > 0; seat = leftOf(t.board, seat))
      t.raise('map.dealt', { seat, card: t.choose(undealt(t.board).toSorted(), 'map') });
  })
  .step('DGN-OPT-REVEALED-06', (t) => {
    if (!isEdition(t.board, '2.1')) return;
    // All at once: what is handed over is not handed on.
    const handed = t.board.players.flatMap((_, from) => ownNeeds(t.board, from).map((card) => ({ from, to: leftOf(t.board, from), card })));
    for (const one of handed) t.raise('map.handed', one);
  })
  .let('seat', 'DGN-OPT-REVEALED-04', (t, { entrance }) => {
    const seat = holderOf(t.board, entrance);
    t.raise('first.chosen', { seat });
    lay(t, seat, entrance, '0,0');
    return seat;
  })
  .at('next')
  .step('DGN-OPT-REVEALED-05/a', (t) => (isUnfinished(t.board) ? undefined : 'end'))
  .call('DGN-OPT-REVEALED-05', layOne, (_board, { seat }) => ({ seat }))
  .let('seat', 'DGN-OPT-REVEALED-05/d', (t, { seat }) => leftOf(t.board, seat))
  .step('DGN-OPT-REVEALED-05/c', () => 'next')
  .done();

export const REVEALED_PROCEDURES = [revealMap, chooseStart, layOne] as const;
