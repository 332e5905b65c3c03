// Owns which cards matter now: for whoever asks what lies on the table.

import { rankOf, suitOf } from '@undercroft/parts';
import { TILES } from '../content/tiles.ts';
import { isGone, tileHere } from '../state.ts';
import type { View } from '../view.ts';

/** The domain, whom one fights, where one stands, whom one leads and what marks them; each once. */
export function cardsInMind(view: View): readonly string[] {
  const card = view.dungeon === null ? null : tileHere(view).card;
  const row = card === null ? undefined : TILES[rankOf(card) - 1];
  const party = view.party.filter((one) => !isGone(one));
  const bodies = [...party, ...(view.fight?.monsters ?? [])];
  return [
    ...new Set([
      ...(view.quest === null ? [] : [`domain:${view.quest.domain}`]),
      ...(view.fight?.monsters ?? []).map(({ species }) => `species:${species}`),
      ...(card !== null && row !== undefined && suitOf(card) === 'hearts' ? [`room:${row.room}`] : []),
      ...(card !== null && row !== undefined && suitOf(card) === 'clubs' ? [`trap:${row.trap}`] : []),
      ...party.flatMap(({ job, techniques, items }) => [
        `job:${job}`,
        ...techniques.map((id) => `technique:${id}`),
        ...items.map((id) => `item:${id}`),
      ]),
      ...bodies.flatMap(({ statuses }) => statuses.map((id) => `status:${id}`)),
    ]),
  ];
}
