// Owns walking to a tile that is explored and out of reach of one step: move by move, as far as nothing comes up.

import { answerWith, type Errand } from '@undercroft/bots';
import type { ErrandStep } from '@undercroft/parts';
import { has, livingOf } from '../../queries/units.ts';
import { characterAt, dungeonOf, floorOf, tileAt, type Place, type Table } from '../../state.ts';
import type { View } from '../../view.ts';
import { waysFrom } from '../route.ts';
import type { ErrandEnd } from '../../errand-keys.ts';

const ends = (key: ErrandEnd): ErrandStep => ({ ends: key });

/** Explored and clear tiles that take more than one move. */
function within(table: Table): readonly Place[] {
  const dungeon = dungeonOf(table);
  return [...waysFrom(table)].flatMap(([place, { steps }]) => {
    if (steps < 2 || floorOf(place) >= dungeon.floors.length) return [];
    const { explored, clear } = tileAt(dungeon, place);
    return explored && clear ? [place] : [];
  });
}
/** CRD-STATUS-POISON-02: somebody would not survive the next tile. */
const isDeadly = (table: Table): boolean =>
  livingOf(table).some((unit) => {
    const one = characterAt(table, unit);
    return has(one, 'poison') && one.hp <= one.level;
  });

export const walk: Errand<View> = {
  name: 'walk',
  onBoard: true,
  of: ({ offer, view }) => (offer.decision === 'next-step' && !isDeadly(view) ? within(view) : []),
  next: ({ offer, view, asking }, of) => {
    if (offer.decision !== 'next-step') return ends(view.fight === null ? 'asked' : 'fight');
    if (dungeonOf(view).at === of) return ends('there');
    if (isDeadly(view)) return ends('poison');
    const way = waysFrom(view).get(Number(of));
    return way === undefined ? ends('blocked') : { choice: answerWith(asking, { act: 'move', to: way.first }) };
  },
};
