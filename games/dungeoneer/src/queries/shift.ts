// Owns which map cards a Shift may move, turn or swap, and where to.

import { memberOf, missing } from '@undercroft/kernel';
import { gather, keptWith } from '@undercroft/parts';
import { mapOf } from '../content/cards.ts';
import type { Effect, Realm, ShiftOf } from '../content/types.ts';
import { spaceAt, isEntrance, NOWHERE, opposite, SIDES, type Board, type Shifted, type Side, type Space, type SpaceId } from '../state.ts';
import { lawFor } from './building.ts';
import { cell, cellsIn, DX, DY, exitsOf, frontierOf, isViable, joined, placeName, readPlace, type Law } from './map.ts';
import { entrances } from './moves.ts';

type Shift = Extract<Effect, { do: 'shift' }>;

/** The map after a Shift; heroes, tokens and letters travel with their cards. */
export function shifted(spaces: readonly Space[], moves: readonly Shifted[]): readonly Space[] {
  const lies = spaces.map((space, id) => {
    const move = moves.find((one) => one.space === id);
    return move === undefined ? space : { ...space, x: move.x, y: move.y, turned: move.turned, exits: exitsOf(space.card, move.turned) };
  });
  return joined(lies);
}

/** The cards of a realm as they lie before a Shift, worked out once for each map. */
interface Ground {
  readonly spaces: readonly Space[];
  readonly ids: readonly SpaceId[];
  readonly cells: ReadonlyMap<number, SpaceId>;
  readonly doors: readonly SpaceId[];
  /** For each card those to which a way leads. */
  readonly ways: readonly (readonly SpaceId[])[];
  /** Whether there is a way between all other cards without this one, as far as it was asked. */
  readonly firmWithout: (boolean | undefined)[];
  /** Scratch of one search for ways: the number of the search that reached a card last, and the cards in the order in which it did. */
  readonly reachedBy: number[];
  readonly queue: SpaceId[];
  searches: number;
}
const groundsOf = keptWith((_spaces: readonly Space[]) => new Map<Realm, Ground>());
function groundOf(board: Board, realm: Realm): Ground {
  const { spaces } = board;
  const grounds = groundsOf(spaces);
  let ground = grounds.get(realm);
  if (ground === undefined) {
    const ids = gather(spaces, (space, id) => (space.realm === realm ? id : undefined));
    const doors = entrances(board).filter((id) => spaceAt(spaces, id).realm === realm);
    const ways = spaces.map(({ near }, id) => near.filter((_, side) => isViable(spaces, id, memberOf(SIDES, side))));
    const reachedBy = spaces.map(() => 0);
    ground = { spaces, ids, cells: cellsIn(spaces, realm), doors, ways, firmWithout: [], reachedBy, queue: [], searches: 0 };
    grounds.set(realm, ground);
  }
  return ground;
}

type Moves = readonly Shifted[];
/** Where a card lies after the moves, if it is one of those that move. */
const movedIn = (moves: Moves, space: SpaceId): Shifted | undefined =>
  moves[0]?.space === space ? moves[0] : moves[1]?.space === space ? moves[1] : undefined;

function exitsAfter({ spaces }: Ground, moves: Moves, id: SpaceId): Space['exits'] {
  const { card, exits } = spaceAt(spaces, id);
  const move = movedIn(moves, id);
  return move === undefined ? exits : exitsOf(card, move.turned);
}

/** What lies beside a card after the moves. Beside one that stays lies what lay there before, or a card that has come. */
function beside({ spaces, cells }: Ground, moves: Moves, id: SpaceId, side: Side): SpaceId {
  const moved = movedIn(moves, id);
  const before = moved === undefined ? spaceAt(spaces, id).near[side] : NOWHERE;
  if (before !== NOWHERE && movedIn(moves, before) === undefined) return before;
  const from = moved ?? spaceAt(spaces, id);
  const x = from.x + DX[side];
  const y = from.y + DY[side];
  for (const one of moves) if (one.x === x && one.y === y) return one.space;
  const found = moved === undefined ? NOWHERE : (cells.get(cell(x, y)) ?? NOWHERE);
  return found === NOWHERE || movedIn(moves, found) !== undefined ? NOWHERE : found;
}

/** The card behind a border that can be crossed after the moves. */
function wayOn(ground: Ground, moves: Moves, id: SpaceId, side: Side): SpaceId {
  if (exitsAfter(ground, moves, id)[side].kind === 'wall') return NOWHERE;
  const next = beside(ground, moves, id, side);
  return next === NOWHERE || exitsAfter(ground, moves, next)[opposite(side)].kind === 'wall' ? NOWHERE : next;
}

/**
 * DGN-FX-07, DGN-FX-08, DGN-BUILD-06, A-68: from every card of the realm there is a way to every other, the map stays open (DGN-BUILD-07), and in
 * 2.1 only Passages lie beside an Entrance (DGN-BUILD-08). A second Entrance does not make a map of its own.
 */
const isLegal = (ground: Ground, moves: Moves, law: Law): boolean =>
  moves.every(({ space }) => isJoined(ground, moves, space)) &&
  keepsPassages(ground, moves, law) &&
  staysOpen(ground, moves, law) &&
  (isFirmWithout(ground, moves) || isConnected(ground, moves));

/** Most that is not legal is so because a card would lie with nothing but Walls around it: found out before any way is looked for. */
const isJoined = (ground: Ground, moves: Moves, id: SpaceId): boolean => SIDES.some((side) => wayOn(ground, moves, id, side) !== NOWHERE);

function keepsPassages(ground: Ground, moves: Moves, { passagesAtEntrance }: Law): boolean {
  const { spaces, doors } = ground;
  if (!passagesAtEntrance) return true;
  for (const door of doors)
    for (const side of SIDES) {
      const next = beside(ground, moves, door, side);
      if (next !== NOWHERE && !doors.includes(next) && mapOf(spaceAt(spaces, next).card).kind === 'room') return false;
    }
  return true;
}

/** Some exit that is not a Wall still faces an empty cell. A-13: in 2.1 the side of an Entrance is of use only for a Passage. */
function staysOpen(ground: Ground, moves: Moves, { left, passagesAtEntrance, passagesLeft }: Law): boolean {
  if (left === 0) return true;
  const anySide = !passagesAtEntrance || passagesLeft > 0;
  for (const id of ground.ids) {
    if (!anySide && ground.doors.includes(id)) continue;
    const exits = exitsAfter(ground, moves, id);
    for (const side of SIDES) if (exits[side].kind !== 'wall' && beside(ground, moves, id, side) === NOWHERE) return true;
  }
  return false;
}

/** One card that is joined wherever it goes, and without which the others hold together, need not be looked at any further. */
function isFirmWithout(ground: Ground, moves: Moves): boolean {
  const [one, other] = moves;
  return one !== undefined && other === undefined && (ground.firmWithout[one.space] ??= holdsWithout(ground, one.space));
}

/** Whether ways lead from the Entrance to all others when one card is taken away. */
function holdsWithout(ground: Ground, away: SpaceId): boolean {
  const { ids, doors, ways, queue } = ground;
  // The end of a way leads nowhere else.
  if (doors.length > 0 && (ways[away] ?? missing()).length === 1) return true;
  startSearch(ground);
  ground.reachedBy[away] = ground.searches;
  for (let k = 0; k < queue.length; k++) for (const next of ways[queue[k] ?? missing()] ?? missing()) reach(ground, next);
  return queue.length === ids.length - 1;
}

/** Whether ways lead from the Entrance to all cards after the moves: between cards that stay those of before, and those of the cards that have moved. */
function isConnected(ground: Ground, moves: Moves): boolean {
  const { ids, ways, queue } = ground;
  const led = moves.map(({ space }) => SIDES.map((side) => wayOn(ground, moves, space, side)));
  startSearch(ground);
  for (let k = 0; k < queue.length; k++) {
    const id = queue[k] ?? missing();
    const at = moves.findIndex(({ space }) => space === id);
    if (at >= 0) for (const next of led[at] ?? missing()) reach(ground, next);
    else {
      for (const next of ways[id] ?? missing()) if (movedIn(moves, next) === undefined) reach(ground, next);
      for (let m = 0; m < moves.length; m++) if ((led[m] ?? missing()).includes(id)) reach(ground, (moves[m] ?? missing()).space);
    }
  }
  return queue.length === ids.length;
}

/** Begins at the Entrance. */
function startSearch(ground: Ground): void {
  ground.searches++;
  ground.queue.length = 0;
  const [door] = ground.doors;
  if (door !== undefined) reach(ground, door);
}

function reach({ reachedBy, queue, searches }: Ground, next: SpaceId): void {
  if (next === NOWHERE || reachedBy[next] === searches) return;
  reachedBy[next] = searches;
  queue.push(next);
}

const hasHero = (board: Board, space: SpaceId): boolean => board.players.some((player) => player.alive && player.space === space);

/** DGN-FX-09: an Entrance never moves: each realm lies around its own. */
function isMovable(board: Board, of: ShiftOf, id: SpaceId): boolean {
  const { card } = spaceAt(board.spaces, id);
  if (isEntrance(board, card)) return false;
  if (of === 'one-without-heroes') return !hasHero(board, id);
  if (of === 'two-rooms' || of === 'two-passages') return mapOf(card).kind === (of === 'two-rooms' ? 'room' : 'passage');
  return true;
}
const movable = (board: Board, of: ShiftOf, here: SpaceId): readonly SpaceId[] =>
  of === 'this'
    ? [here].filter((id) => isMovable(board, of, id))
    : gather(board.spaces, (_, id) => (isMovable(board, of, id) ? id : undefined));

const lies = (board: Board, space: SpaceId): Shifted => {
  const { x, y, turned } = spaceAt(board.spaces, space);
  return { space, x, y, turned };
};

const turn = (one: Shifted): Shifted => ({ ...one, turned: !one.turned });
const WHICH = ['', ' first', ' second', ' both'] as const;
/** Two cards that change places, and which of them are turned: none, the first, the second, both, by its number. */
function swapped(now: Shifted, other: Shifted, which: number): Moves {
  const one = { ...now, x: other.x, y: other.y };
  const two = { ...other, x: now.x, y: now.y };
  return [(which & 1) === 0 ? one : turn(one), (which & 2) === 0 ? two : turn(two)];
}

/** What might be done with one card: `turn`, a place, or another card to swap with and whether each is turned; until `is` says that it is enough. */
function findShift(board: Board, { how, of }: Shift, here: SpaceId, space: SpaceId, is: (moves: Moves, which: number) => boolean): boolean {
  const now = lies(board, space);
  if (how === 'rotate') return is([turn(now)], 0);
  const { realm } = spaceAt(board.spaces, space);
  if (how === 'move' || how === 'move-and-rotate') {
    for (const { x, y } of frontierOf(board.spaces, realm)) {
      const moved = { ...now, x, y };
      if (is([moved], 0) || (how === 'move-and-rotate' && is([turn(moved)], 0))) return true;
    }
    return false;
  }
  for (const other of movable(board, of, here)) {
    if (other <= space || spaceAt(board.spaces, other).realm !== realm) continue;
    for (let which = 0; which < (how === 'swap' ? 1 : WHICH.length); which++)
      if (is(swapped(now, lies(board, other), which), which)) return true;
  }
  return false;
}

const nameOf = ({ how }: Shift, [one, other]: Moves, which: number): string => {
  if (other !== undefined) return `${other.space}${WHICH[which] ?? missing()}`;
  return how === 'rotate' ? 'turn' : placeName(one ?? missing());
};

export function shiftsOf(board: Board, effect: Shift, here: SpaceId, space: SpaceId): readonly string[] {
  const { card, realm } = spaceAt(board.spaces, space);
  const law = lawFor(board, card);
  const ground = groundOf(board, realm);
  const names: string[] = [];
  findShift(board, effect, here, space, (moves, which) => {
    if (isLegal(ground, moves, law)) names.push(nameOf(effect, moves, which));
    return false;
  });
  return names;
}

/** DGN-FX-09: Dungeon joins only Dungeon, Wilderness only Wilderness: cards of different realms never change places. */
export function readShift(board: Board, space: SpaceId, to: string): Moves {
  const now = lies(board, space);
  if (to === 'turn') return [turn(now)];
  if (to.includes(',')) return [{ space, ...readPlace(to) }];
  const [other, which] = to.split(' ');
  return swapped(
    now,
    lies(board, Number(other)),
    Math.max(
      0,
      WHICH.findIndex((one) => one === ` ${which}`),
    ),
  );
}

/** What was found out about each card of a map: nothing yet, that it cannot be shifted, or that it can. */
type Known = (boolean | undefined)[];
const knownOn = keptWith((_spaces: readonly Space[]) => new Map<Shift, readonly [Known, Known, Known]>());

/** Worked out once for each map as it lies; besides the map only the ends of the deck count. */
function knownOf(spaces: readonly Space[], effect: Shift, { left, passagesLeft }: Law): Known {
  const known = knownOn(spaces);
  let byEnd = known.get(effect);
  if (byEnd === undefined) known.set(effect, (byEnd = [[], [], []]));
  return byEnd[left === 0 ? 0 : passagesLeft === 0 ? 1 : 2];
}

/** Whether a card can be shifted at all; the law of a realm is the same for all cards that lie in it. */
function shiftTest(board: Board, effect: Shift, here: SpaceId): (space: SpaceId) => boolean {
  const { spaces } = board;
  let ground: Ground | null = null;
  let law: Law;
  let known: Known;
  return (space) => {
    const { realm, card } = spaceAt(spaces, space);
    const its = groundOf(board, realm);
    if (its !== ground) {
      ground = its;
      law = lawFor(board, card);
      known = knownOf(spaces, effect, law);
    }
    return (known[space] ??= findShift(board, effect, here, space, (moves) => isLegal(its, moves, law)));
  };
}

/** The cards that a Shift may begin with. */
export const shiftable = (board: Board, effect: Shift, here: SpaceId): readonly SpaceId[] =>
  movable(board, effect.of, here).filter(shiftTest(board, effect, here));
/** Whether there is any. */
export function isShiftable(board: Board, effect: Shift, here: SpaceId): boolean {
  const test = shiftTest(board, effect, here);
  if (effect.of === 'this') return isMovable(board, effect.of, here) && test(here);
  for (let id = 0; id < board.spaces.length; id++) if (isMovable(board, effect.of, id) && test(id)) return true;
  return false;
}
