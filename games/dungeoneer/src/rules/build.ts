// Owns adding a card to the map: in the Build Phase, and by exploring.

import { procedure, topOf, type Turn } from '@undercroft/kernel';
import type { MapId } from '../content/cards.ts';
import { placeMap } from '../decisions/turn.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { deckNow, mapsLeft, placesFor } from '../queries/building.ts';
import { placerOf } from '../queries/options.ts';
import { hasOption } from '../setup.ts';
import { readPlace } from '../queries/map.ts';
import { link } from './portal.ts';

/** Draws one map card and places it. A card that fits nowhere goes under the deck, and the next one is drawn. */
export const build = procedure<Dungeoneer, { readonly explores: boolean }>()('build', 'draw', 'fits')
  .let('left', 'DGN-BUILD-02', (t) => mapsLeft(t.board))
  .at('draw')
  .step('DGN-BUILD-02/a', (_t, { left }) => (left === 0 ? 'end' : undefined))
  .let('card', 'DGN-BUILD-01/a', (t) => {
    const card = drawMap(t);
    t.raise('map.drawn', { seat: t.board.turn, card }, 'DGN-BUILD-01');
    return card;
  })
  .let('left', 'DGN-BUILD-02/b', (_t, { left }) => left - 1)
  .step('DGN-BUILD-03/a', (t, { card }) => {
    if (placesFor(t.board, card).length > 0) return 'fits';
    t.raise('map.put-under', { card }, 'DGN-BUILD-03');
    return 'draw';
  })
  .at('fits')
  .step('DGN-EXPLORE-01', (t, { explores }) => {
    if (explores) t.raise('movement.spent', { seat: t.board.turn, n: 1, for: 'explore' });
  })
  .let('placer', ['DGN-OPT-UNBIASED-01', 'DGN-OPT-UNBIASED-02', 'DGN-OPT-UNBIASED-03'], (t, { card }) => {
    const { turn: from } = t.board;
    const placer = placerOf(t.board, card);
    if (placer !== from) t.raise('map.handed-on', { from, to: placer, card });
    return placer;
  })
  .ask(['DGN-BUILD-01', 'DGN-EXPLORE-03'], placeMap, (_board, { placer }) => placer)
  .step('DGN-BUILD-16', (t, { card, answer, placer }) =>
    t.raise('map.placed', { seat: placer, card, ...readPlace(answer.place), space: t.board.spaces.length }, 'DGN-BUILD-01'),
  )
  .call(['DGN-PORTAL-02', 'DGN-PORTAL-03'], link, (board, { placer }) => ({ seat: placer, space: board.spaces.length - 1 }))
  .done();

/** who places the card may tell something about Personal Quests that lie face down. So a draw counts as one even when everybody knows the card. */
function drawMap(t: Turn<Dungeoneer>): MapId {
  const pile = deckNow(t.board);
  return hasOption(t.board.setup, 'unbiased') ? t.choose(topOf(pile), 'map') : t.draw(pile, 'map');
}
