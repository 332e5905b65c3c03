// Owns where a hero may go and what it costs: exits, Sewers, Portals and who may spend Movement.

import { missing, type Seat, type Why } from '@undercroft/kernel';
import { gather, keptWith } from '@undercroft/parts';
import { mapOf } from '../content/cards.ts';
import type { Exit } from '../content/types.ts';
import {
  opposite,
  isEntrance,
  NOWHERE,
  openedBit,
  placeOf,
  playerOf,
  SIDES,
  spaceOf,
  type Side,
  type Space,
  type SpaceId,
  type Table,
} from '../state.ts';
import { distancesTo, isViable } from './map.ts';

/** DGN-FX-12, A-21: a tipped hero spends Movement only to get up; nothing else is denied to him (DGN-FX-13). */
export const mayMove = (table: Table, seat: Seat): boolean => !playerOf(table, seat).tipped && playerOf(table, seat).movement > 0;
/** The same for anything but moving, on the hero's own turn. DGN-OPT-RESTRICT-05, A-61: the bonus point is for that, tipped or not. */
export const maySpend = (table: Table, seat: Seat, n = 1): boolean => {
  const { tipped, movement, bonus } = playerOf(table, seat);
  return (tipped ? 0 : movement) + bonus >= n;
};

// Asked of every seat at every moment: nothing is made anew.
const GETTING_UP: Why = { rule: 'DGN-FX-14', key: 'getting-up' };
const NOT_TIPPED: Why = { rule: 'DGN-FX-14', key: 'not-tipped' };
const NO_MOVEMENT: Why = { rule: 'DGN-FX-14', key: 'no-movement' };

/** DGN-FX-14, DGN-CHAL-02: getting up takes a Movement point, off-turn the saved one. */
export function whyNotRise(table: Table, seat: Seat): Why | null {
  const { tipped, rising, movement, saved } = playerOf(table, seat);
  if (rising) return GETTING_UP;
  if (!tipped) return NOT_TIPPED;
  return (seat === table.turn ? movement : saved) > 0 ? null : NO_MOVEMENT;
}

/** DGN-MOVE-03: the sides through which the hero can leave. */
export function exitsFrom(table: Table, seat: Seat): readonly Side[] {
  const { space } = playerOf(table, seat);
  return SIDES.filter((side) => isViable(table.spaces, space, side));
}

/** DGN-EXIT-12, DGN-EXIT-13, DGN-CUSP-03, DGN-CUSP-04, A-18: tried in this turn from this side, or held open, both ways, by a hero on the Cusp. */
export function standsOpen(table: Table, from: SpaceId, side: Side): boolean {
  if (((table.marks[from] ?? missing()) & openedBit(side)) !== 0) return true;
  const to = spaceOf(table, from).near[side];
  const back = opposite(side);
  return table.players.some(({ alive, space, cusp }) => alive && ((space === from && cusp === side) || (space === to && cusp === back)));
}

/** DGN-MOVE-04: the exit that the mover has to deal with, on the space that is left. */
export function exitAt(table: Table, from: SpaceId, side: Side): Exit {
  if (standsOpen(table, from, side)) return OPEN;
  const lock = table.locks.find((one) => one.space === from && one.side === side);
  return lock === undefined ? spaceOf(table, from).exits[side] : { kind: 'locked', threat: lock.threat };
}
const OPEN: Exit = { kind: 'open' };

/** DGN-SEWER-01, DGN-SEWER-02, A-23: asked in the Hero Phase only: the other spaces with the same letter. */
export const sewersFrom = (table: Table, seat: Seat): readonly SpaceId[] => sewersAt(table, playerOf(table, seat).space);
export function sewersAt(table: Table, space: SpaceId): readonly SpaceId[] {
  const { sewer, realm } = mapOf(spaceOf(table, space).card);
  if (sewer === null) return [];
  return gather(table.spaces, (other, id) => (id !== space && mapOf(other.card).sewer === sewer && other.realm === realm ? id : undefined));
}

/** DGN-PORTAL-01, A-59: from a Portal to its Entrance, from an Entrance to every Portal that leads to it. */
export const portalsFrom = (table: Table, seat: Seat): readonly SpaceId[] => portalsAt(table, playerOf(table, seat).space);
/** Worked out once for each space of a map as it lies. */
export const portalsAt = (table: Table, space: SpaceId): readonly SpaceId[] => (portalsOn(table.spaces)[space] ??= portalsOf(table, space));
const portalsOn = keptWith((_spaces: readonly Space[]): (readonly SpaceId[])[] => []);

function portalsOf(table: Table, space: SpaceId): readonly SpaceId[] {
  const here = spaceOf(table, space);
  if (here.portal !== NOWHERE) return [here.portal];
  const back = gather(table.spaces, (other, id) => (other.portal === space ? id : undefined));
  return back.length > 0 ? back : linkedPortals(table, space);
}

/** Portals that lead to each other while no Dungeon Entrance is in play. */
function linkedPortals(table: Table, space: SpaceId): readonly SpaceId[] {
  const linked = (one: Space): boolean => mapOf(one.card).linked === true;
  if (!linked(spaceOf(table, space)) || entrances(table).some((id) => spaceOf(table, id).realm === 'dungeon')) return [];
  return gather(table.spaces, (other, id) => (id !== space && linked(other) ? id : undefined));
}

/** DGN-PORTAL-02, DGN-PORTAL-03: the Dungeon Entrances that the Portal of a space can be linked to; none where there is no Portal. */
export const portalDoors = (table: Table, space: SpaceId): readonly SpaceId[] =>
  mapOf(spaceOf(table, space).card).portal ? entrances(table).filter((id) => spaceOf(table, id).realm === 'dungeon') : [];

const doorsKept = new WeakMap<readonly Space[], readonly SpaceId[]>();
/** Every Entrance on the table, worked out once for each map as it lies. */
export function entrances(table: Table): readonly SpaceId[] {
  let found = doorsKept.get(table.spaces);
  if (found === undefined)
    doorsKept.set(table.spaces, (found = gather(table.spaces, ({ card }, id) => (isEntrance(table, card) ? id : undefined))));
  return found;
}

/** DGN-SEARCH-03, A-29: how many steps the hero is from the nearest Entrance of the realm. */
export function stepsToEntrance(table: Table, seat: Seat): number {
  const { realm } = placeOf(table, seat);
  const near = entrances(table).filter((id) => spaceOf(table, id).realm === realm);
  return distancesTo(table.spaces, near)[playerOf(table, seat).space] ?? missing();
}
