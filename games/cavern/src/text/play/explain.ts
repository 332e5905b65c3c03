// Owns which cards matter to a seat now: for whoever asks what lies on the table.

import { heroesFrom, seatOf } from '../../state.ts';
import type { View } from '../../view.ts';

/** The adventure, the environment, what is fought, one's heroes with their powers and items, and the tiles under them; each once. */
export function cardsInMind(view: View): readonly string[] {
  const own = heroesFrom(view, view.active).filter((no) => view.seat < 0 || seatOf(view, no) === view.seat);
  const cards: readonly string[] = [
    view.setup.adventure,
    ...(view.environment === null ? [] : [view.environment]),
    ...(view.encounter === null ? [] : [view.encounter]),
    ...view.foes.map(({ kind }) => kind),
    ...view.heroes.flatMap(({ row, curses }) => [...row.map(({ card }) => card), ...curses]),
    ...own.flatMap((no) => {
      const hero = view.heroes[no];
      if (hero === undefined) return [];
      const tile = view.tiles[hero.square >> 4]?.tile;
      return [hero.id, ...hero.up, ...hero.down, ...hero.items.map(({ card }) => card), ...(tile === undefined ? [] : [tile])];
    }),
  ];
  return [...new Set(cards)];
}
