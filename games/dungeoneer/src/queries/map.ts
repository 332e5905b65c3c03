// Owns the law of the map: where a card may lie, which borders can be crossed, what is connected, how far an Entrance is.

import { bug, missing } from '@undercroft/kernel';
import { MAP_IDS, mapOf, type MapId } from '../content/cards.ts';
import type { Exit, Realm } from '../content/types.ts';
import { spaceAt, NOWHERE, opposite, SIDES, type Side, type Space, type SpaceId } from '../state.ts';

export const DX = [0, 1, 0, -1] as const;
export const DY = [-1, 0, 1, 0] as const;

type Exits = Space['exits'];
const turnedExits = new Map<MapId, Exits>();

/** DGN-BUILD-04, -05: a card lies parallel to the Entrance, as printed or turned by 180°: north becomes south, east becomes west. */
export function exitsOf(card: MapId, turned: boolean): Exits {
  const { exits } = mapOf(card);
  if (!turned) return exits;
  let found = turnedExits.get(card);
  if (found === undefined) turnedExits.set(card, (found = [exits[2], exits[3], exits[0], exits[1]]));
  return found;
}

const isWall = (exit: Exit): boolean => exit.kind === 'wall';
/** DGN-BUILD-12, -14, A-10: a Wall on either side closes the border in both directions; two exits of any other kind do not. */
const joins = (one: Exit, other: Exit): boolean => !isWall(one) && !isWall(other);

/** DGN-BUILD-14, DGN-EXIT-11: the exit leads to a placed card, and neither side of the border is a Wall. */
export function isViable(spaces: readonly Space[], from: SpaceId, side: Side): boolean {
  const { near, exits } = spaceAt(spaces, from);
  const to = near[side];
  return to !== NOWHERE && joins(exits[side], spaceAt(spaces, to).exits[opposite(side)]);
}

/** A cell of a realm as one number. */
export const cell = (x: number, y: number): number => (x + 512) * 1024 + (y + 512);

/** A card where it might lie. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly turned: boolean;
}
/** As it is picked and written down: `2,-1`, or `2,-1 turned`. */
export const placeName = ({ x, y, turned }: Placement): string => `${x},${y}${turned ? ' turned' : ''}`;
export function readPlace(name: string): Placement {
  const [place = '', turned] = name.split(' ');
  const [x, y] = place.split(',');
  return { x: Number(x), y: Number(y), turned: turned !== undefined };
}

/** DGN-BUILD-10: a card lies beside cards of its own realm. The empty cells there; for each the exits that face it, north, east, south, west of the cell. */
export interface Frontier {
  readonly x: number;
  readonly y: number;
  readonly facing: readonly [Facing, Facing, Facing, Facing];
}
type Facing = { readonly space: SpaceId; readonly exit: Exit } | null;

/** What is computed from a map once and kept as long as it lies as it does. */
interface Atlas {
  readonly spaces: readonly Space[];
  readonly cells: Map<Realm, ReadonlyMap<number, SpaceId>>;
  readonly edges: Map<Realm, readonly Frontier[]>;
  readonly placements: Map<MapId, (readonly string[])[]>;
  readonly steps: Map<string, readonly number[]>;
}

const atlases = new WeakMap<readonly Space[], Atlas>();
function atlasOf(spaces: readonly Space[]): Atlas {
  let found = atlases.get(spaces);
  if (found === undefined) {
    found = { spaces, cells: new Map(), edges: new Map(), placements: new Map(), steps: new Map() };
    atlases.set(spaces, found);
  }
  return found;
}

/** What was kept under a key, made when it is asked for the first time. */
function kept<K, V>(of: Map<K, V>, key: K, make: () => V): V {
  let found = of.get(key);
  if (found === undefined) of.set(key, (found = make()));
  return found;
}

const cellsOf = ({ spaces, cells }: Atlas, realm: Realm): ReadonlyMap<number, SpaceId> =>
  kept(cells, realm, () => {
    const found = new Map<number, SpaceId>();
    spaces.forEach((space, id) => void (space.realm === realm && found.set(cell(space.x, space.y), id)));
    return found;
  });

const edgeOf = (atlas: Atlas, realm: Realm): readonly Frontier[] => kept(atlas.edges, realm, () => edgeAround(atlas, realm));

/** The cells are found from the cards around them: each card faces the cell from the other side. */
function edgeAround({ spaces }: Atlas, realm: Realm): readonly Frontier[] {
  const edge = new Map<number, Frontier & { readonly facing: [Facing, Facing, Facing, Facing] }>();
  spaces.forEach((space, id) => {
    if (space.realm !== realm) return;
    for (const side of SIDES) {
      if (space.near[side] !== NOWHERE) continue;
      const x = space.x + DX[side];
      const y = space.y + DY[side];
      let at = edge.get(cell(x, y));
      if (at === undefined) edge.set(cell(x, y), (at = { x, y, facing: [null, null, null, null] }));
      at.facing[opposite(side)] = { space: id, exit: space.exits[side] };
    }
  });
  return [...edge.values()].sort((a, b) => a.y - b.y || a.x - b.x);
}

/** Steps from each space to the nearest of those given, over viable exits; Infinity: no way. */
function stepsFrom(spaces: readonly Space[], from: readonly SpaceId[]): readonly number[] {
  const far = spaces.map(() => Infinity);
  const queue = [...from];
  for (const id of from) far[id] = 0;
  for (let at = queue.shift(); at !== undefined; at = queue.shift())
    for (const side of SIDES) {
      const to = spaceAt(spaces, at).near[side];
      if (!isViable(spaces, at, side) || far[to] !== Infinity) continue;
      far[to] = (far[at] ?? missing()) + 1;
      queue.push(to);
    }
  return far;
}

/** What placing a card depends on besides the map. */
export interface Law {
  readonly isEntrance: (card: MapId) => boolean;
  /** DGN-BUILD-08: in edition 2.1 only Passages ever lie next to an Entrance. */
  readonly passagesAtEntrance: boolean;
  /** Map cards of the realm still to be placed after this one, and Passages among them: how many, or at least whether there are any. */
  readonly left: number;
  readonly passagesLeft: number;
}

/** All legal places of a card, by name, row by row, as printed before turned. */
export function legalPlaces(spaces: readonly Space[], card: MapId, law: Law): readonly string[] {
  const atlas = atlasOf(spaces);
  let byEnd = atlas.placements.get(card);
  if (byEnd === undefined) atlas.placements.set(card, (byEnd = []));
  return (byEnd[endOf(law)] ??= placesOf(atlas, card, law));
}
/** Besides the map only this counts: whether it is the last card, or the last Passage, and whether that matters. */
const endOf = ({ left, passagesLeft, passagesAtEntrance }: Law): number =>
  (left === 0 ? 0 : passagesLeft === 0 ? 1 : 2) + (passagesAtEntrance ? 3 : 0);

function placesOf(atlas: Atlas, card: MapId, law: Law): readonly string[] {
  const places: string[] = [];
  for (const at of edgeOf(atlas, mapOf(card).realm))
    for (const turned of TURNS)
      if (illegality(atlas.spaces, card, at, turned, law) === null) places.push(placeName({ x: at.x, y: at.y, turned }));
  return places;
}
const TURNS = [false, true] as const;

export type Illegal = 'not-beside' | 'only-walls' | 'beside-entrance' | 'closes-map';

/** Why a card may not lie there; null: it may. */
export function whyNotPlace(spaces: readonly Space[], card: MapId, { x, y, turned }: Placement, law: Law): Illegal | null {
  const at = edgeOf(atlasOf(spaces), mapOf(card).realm).find((one) => one.x === x && one.y === y);
  return at === undefined ? 'not-beside' : illegality(spaces, card, at, turned, law);
}

function illegality(spaces: readonly Space[], card: MapId, at: Frontier, turned: boolean, law: Law): Illegal | null {
  const exits = exitsOf(card, turned);
  // DGN-BUILD-03, -13, A-11: at least one border can be crossed; the others may be anything (DGN-BUILD-11).
  if (!SIDES.some((side) => at.facing[side] !== null && joins(exits[side], at.facing[side].exit))) return 'only-walls';
  if (law.passagesAtEntrance && at.facing.some((facing) => facing !== null && disagree(card, spaceAt(spaces, facing.space).card, law)))
    return 'beside-entrance';
  return law.left === 0 || staysOpen(spaces, card, at, turned, law) ? null : 'closes-map';
}

/** DGN-BUILD-08, A-63, A-103: beside an Entrance lies a Passage, which an Entrance is not; whichever of the two came first. */
function disagree(one: MapId, other: MapId, { isEntrance }: Law): boolean {
  const isPassage = (card: MapId): boolean => mapOf(card).kind === 'passage' && !isEntrance(card);
  return (isEntrance(other) && !isPassage(one)) || (isEntrance(one) && !isPassage(other));
}

const entranceAt = (spaces: readonly Space[], id: SpaceId, law: Law): boolean => law.isEntrance(spaceAt(spaces, id).card);

/** DGN-BUILD-07, A-13: some exit that is not a Wall still faces an empty cell, once the card lies. */
function staysOpen(spaces: readonly Space[], card: MapId, at: Frontier, turned: boolean, law: Law): boolean {
  const exits = exitsOf(card, turned);
  const useful = (entrance: boolean): boolean => !entrance || !law.passagesAtEntrance || law.passagesLeft > 0;
  const own = law.isEntrance(card);
  for (const side of SIDES) if (at.facing[side] === null && !isWall(exits[side]) && useful(own)) return true;
  for (const other of edgeOf(atlasOf(spaces), mapOf(card).realm)) {
    if (other === at) continue;
    for (const facing of other.facing)
      if (facing !== null && !isWall(facing.exit) && useful(entranceAt(spaces, facing.space, law))) return true;
  }
  return false;
}

/** What lies in which cell of a realm. */
export const cellsIn = (spaces: readonly Space[], realm: Realm): ReadonlyMap<number, SpaceId> => cellsOf(atlasOf(spaces), realm);
/** The empty cells beside the cards of a realm. */
export const frontierOf = (spaces: readonly Space[], realm: Realm): readonly Frontier[] => edgeOf(atlasOf(spaces), realm);

type Near = [SpaceId, SpaceId, SpaceId, SpaceId];

/** The map with one card more; the neighbours know it. */
export function withCard(spaces: readonly Space[], card: MapId, { x, y, turned }: Placement): readonly Space[] {
  const { realm } = mapOf(card);
  const near: Near = [NOWHERE, NOWHERE, NOWHERE, NOWHERE];
  const next = spaces.map((space, id) => {
    if (space.realm !== realm || Math.abs(space.x - x) + Math.abs(space.y - y) !== 1) return space;
    const side = SIDES.find((one) => space.x === x + DX[one] && space.y === y + DY[one]) ?? bug('a neighbour lies on one of four sides');
    const theirs: Near = [...space.near];
    near[side] = id;
    theirs[opposite(side)] = spaces.length;
    return { ...space, near: theirs };
  });
  next.push({ card, realm, x, y, turned, exits: exitsOf(card, turned), near, portal: NOWHERE });
  return next;
}

/** The same cards, each with its neighbours as they lie now. */
export function joined(spaces: readonly Space[]): readonly Space[] {
  const planes: { readonly [R in Realm]: Map<number, SpaceId> } = { dungeon: new Map(), wilderness: new Map() };
  spaces.forEach(({ realm, x, y }, id) => planes[realm].set(cell(x, y), id));
  return spaces.map((space) => {
    const beside = (side: Side): SpaceId => planes[space.realm].get(cell(space.x + DX[side], space.y + DY[side])) ?? NOWHERE;
    const near: Near = [beside(0), beside(1), beside(2), beside(3)];
    return near.every((id, side) => id === space.near[side]) ? space : { ...space, near };
  });
}

/** DGN-BUILD-06, DGN-FX-08: from every space of a realm there is a way to its Entrance. */
export function nothingStranded(spaces: readonly Space[], entrances: readonly SpaceId[]): boolean {
  return distancesTo(spaces, entrances).every((steps) => steps !== Infinity);
}

/** DGN-SEARCH-03, A-29: the number of steps to the nearest of these spaces, for every space. */
export function distancesTo(spaces: readonly Space[], from: readonly SpaceId[]): readonly number[] {
  return kept(atlasOf(spaces).steps, from.join(), () => stepsFrom(spaces, from));
}

/** DGN-SETUP-05, A-04: how four cards can lie around an Entrance so that all four borders can be crossed: the card and whether it is turned, by side. */
export function ringsOf(entrance: MapId, cards: readonly MapId[]): readonly string[] {
  const rings: string[] = [];
  findRing(entrance, cards, (ring) => {
    rings.push(ring);
    return false;
  });
  return rings;
}

/** Whether there is any. */
export const isRing = (entrance: MapId, cards: readonly MapId[]): boolean => findRing(entrance, cards, () => true);

/** Goes through the rings in their order, until `is` says that it is enough. */
function findRing(entrance: MapId, cards: readonly MapId[], is: (ring: string) => boolean): boolean {
  const around = exitsOf(entrance, false);
  const place = (at: number, laid: number, so: string): boolean => {
    const side = SIDES[at];
    if (side === undefined) return is(so);
    for (let i = 0; i < cards.length; i++) {
      if ((laid & (1 << i)) !== 0) continue;
      const card = cards[i] ?? missing();
      for (const turned of TURNS)
        if (
          joins(around[side], exitsOf(card, turned)[opposite(side)]) &&
          place(at + 1, laid | (1 << i), `${so}${at === 0 ? '' : ' '}${card}${turned ? '/' : ''}`)
        )
          return true;
    }
    return false;
  };
  return place(0, 0, '');
}

/** The cards of a ring, north, east, south, west. */
export function readRing(ring: string, x: number, y: number): readonly (Placement & { readonly card: MapId })[] {
  return ring.split(' ').map((one, side) => {
    const turned = one.endsWith('/');
    const name = turned ? one.slice(0, -1) : one;
    // The id itself and not a piece of text that reads the same: cards are looked up by it all the time.
    const card = MAP_IDS.find((id) => id === name) ?? bug(`no map ${name}`);
    return { card, turned, x: x + (DX[side] ?? missing()), y: y + (DY[side] ?? missing()) };
  });
}
