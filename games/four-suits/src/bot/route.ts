// Owns the way through a floor for a bot: where the party can walk, and which step comes first.

import { neighboursOf } from '../queries/floor.ts';
import { questOf, tileAt, dungeonOf, floorOf, type Place, type Table } from '../state.ts';

/** Every place within reach, over tiles that are clear, with the first step towards it and how many there are. */
export interface Way {
  readonly first: Place;
  readonly steps: number;
}
export function waysFrom(table: Table): ReadonlyMap<Place, Way> {
  const dungeon = dungeonOf(table);
  const { floors } = questOf(table);
  const found = new Map<Place, Way>();
  let ring: readonly Place[] = [dungeon.at];
  const start = tileAt(dungeon, dungeon.at);
  if (!start.clear) return new Map(dungeon.from === dungeon.at ? [] : [[dungeon.from, { first: dungeon.from, steps: 1 }]]);
  for (let steps = 1; ring.length > 0; steps++) {
    const next: Place[] = [];
    for (const place of ring)
      for (const to of neighboursOf(dungeon, place, floors)) {
        if (to === dungeon.at || found.has(to)) continue;
        found.set(to, { first: found.get(place)?.first ?? to, steps });
        // A stair that nobody has climbed leads to a floor that is not dealt yet.
        if (floorOf(to) >= dungeon.floors.length) continue;
        const tile = tileAt(dungeon, to);
        if (tile.explored && tile.clear) next.push(to);
      }
    ring = next;
  }
  return found;
}
