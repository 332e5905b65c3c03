// Owns which map cards a Shift may move, turn or swap, and where to.

import { mapOf } from '../content/cards.ts';
import type { Effect, ShiftOf } from '../content/types.ts';
import { isEntrance, NOWHERE, opposite, SIDES, type Board, type Shifted, type Side, type Space, type SpaceId } from '../state.ts';
import { lawFor } from './building.ts';
import { cell, cellsIn, DX, DY, exitsOf, frontierOf, joined, placeName, readPlace, type Law } from './map.ts';
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

/** Where a card lies after the moves, if it is one of those that move. */
const movedIn = (moves: readonly Shifted[], space: SpaceId): Shifted | undefined =>
  moves[0]?.space === space ? moves[0] : moves[1]?.space === space ? moves[1] : undefined;

const exitsAfter = (board: Board, moves: readonly Shifted[], space: SpaceId): Space['exits'] => {
  const { card, exits } = board.spaces[space] as Space;
  const move = movedIn(moves, space);
  return move === undefined ? exits : exitsOf(card, move.turned);
};

/** What lies beside a card after the moves. Beside one that stays lies what lay there before, or a card that has come. */
function beside({ spaces }: Board, cells: ReadonlyMap<number, SpaceId>, moves: readonly Shifted[], id: SpaceId, side: Side): SpaceId {
  const moved = movedIn(moves, id);
  const { x: fromX, y: fromY } = moved ?? (spaces[id] as Space);
  const [x, y] = [fromX + DX[side], fromY + DY[side]];
  for (const one of moves) if (one.x === x && one.y === y) return one.space;
  const found = moved === undefined ? (spaces[id] as Space).near[side] : (cells.get(cell(x, y)) ?? NOWHERE);
  return found === NOWHERE || movedIn(moves, found) !== undefined ? NOWHERE : found;
}

/**
 * DGN-FX-07, DGN-FX-08, DGN-BUILD-06, A-68: from every card of the realm there is a way to every other, the map stays open (DGN-BUILD-07), and in
 * 2.1 only Passages lie beside an Entrance (DGN-BUILD-08). A second Entrance does not make a map of its own.
 */
function isLegal(board: Board, moves: readonly Shifted[], law: Law): boolean {
  const { spaces } = board;
  const { realm } = spaces[(moves[0] as Shifted).space] as Space;
  const cells = cellsIn(spaces, realm);
  if (!moves.every(({ space }) => isJoined(board, cells, moves, space))) return false;
  const doors = entrances(board).filter((id) => (spaces[id] as Space).realm === realm);
  const queue = doors.slice(0, 1);
  const reached = new Uint8Array(spaces.length);
  for (const id of queue) reached[id] = 1;
  let open = law.left === 0;
  for (let k = 0; k < queue.length; k++) {
    const id = queue[k] as SpaceId;
    const exits = exitsAfter(board, moves, id);
    const door = doors.includes(id);
    for (const side of SIDES) {
      const next = beside(board, cells, moves, id, side);
      const wall = exits[side].kind === 'wall';
      if (next === NOWHERE) {
        // in 2.1 the side of an Entrance is of use only for a Passage.
        if (!wall && (!door || !law.passagesAtEntrance || law.passagesLeft > 0)) open = true;
        continue;
      }
      if (door && law.passagesAtEntrance && !doors.includes(next) && mapOf((spaces[next] as Space).card).kind === 'room') return false;
      if (reached[next] === 1 || wall || exitsAfter(board, moves, next)[opposite(side)].kind === 'wall') continue;
      reached[next] = 1;
      queue.push(next);
    }
  }
  return open && queue.length === cells.size;
}

/** Most that is not legal is so because a card would lie with nothing but Walls around it: found out before any way is looked for. */
function isJoined(board: Board, cells: ReadonlyMap<number, SpaceId>, moves: readonly Shifted[], id: SpaceId): boolean {
  const exits = exitsAfter(board, moves, id);
  return SIDES.some((side) => {
    if (exits[side].kind === 'wall') return false;
    const next = beside(board, cells, moves, id, side);
    return next !== NOWHERE && exitsAfter(board, moves, next)[opposite(side)].kind !== 'wall';
  });
}

const hasHero = (board: Board, space: SpaceId): boolean => board.players.some((player) => player.alive && player.space === space);

/** DGN-FX-09: an Entrance never moves: each realm lies around its own. */
function movable(board: Board, of: ShiftOf, here: SpaceId): readonly SpaceId[] {
  if (of === 'this') return isEntrance(board, (board.spaces[here] as Space).card) ? [] : [here];
  return board.spaces.flatMap(({ card }, id) => {
    if (isEntrance(board, card)) return [];
    if (of === 'one-without-heroes' && hasHero(board, id)) return [];
    if (of === 'two-rooms' && mapOf(card).kind !== 'room') return [];
    return of === 'two-passages' && mapOf(card).kind !== 'passage' ? [] : [id];
  });
}

const lies = (board: Board, space: SpaceId): Shifted => {
  const { x, y, turned } = board.spaces[space] as Space;
  return { space, x, y, turned };
};

/** What might be done with one card: `turn`, a place, or another card to swap with and whether each is turned. */
function triesFor(board: Board, { how, of }: Shift, here: SpaceId, space: SpaceId): readonly string[] {
  const { turned: now } = lies(board, space);
  if (how === 'rotate') return ['turn'];
  const { realm } = board.spaces[space] as Space;
  if (how === 'move' || how === 'move-and-rotate') {
    const turns = how === 'move' ? [now] : [now, !now];
    return frontierOf(board.spaces, realm).flatMap(({ x, y }) => turns.map((turned) => placeName({ x, y, turned })));
  }
  return movable(board, of, here).flatMap((other) => {
    if (other <= space || (board.spaces[other] as Space).realm !== realm) return [];
    return how === 'swap' ? [`${other}`] : [`${other}`, `${other} first`, `${other} second`, `${other} both`];
  });
}

export function shiftsOf(board: Board, effect: Shift, here: SpaceId, space: SpaceId): readonly string[] {
  const law = lawFor(board, (board.spaces[space] as Space).card);
  return triesFor(board, effect, here, space).filter((to) => isLegal(board, readShift(board, space, to), law));
}

/** DGN-FX-09: Dungeon joins only Dungeon, Wilderness only Wilderness: cards of different realms never change places. */
export function readShift(board: Board, space: SpaceId, to: string): readonly Shifted[] {
  const now = lies(board, space);
  if (to === 'turn') return [{ ...now, turned: !now.turned }];
  if (to.includes(',')) return [{ space, ...readPlace(to) }];
  const [name, which = ''] = to.split(' ') as [string, string?];
  const other = lies(board, Number(name));
  const turns = (what: string, turned: boolean): boolean => (which === what || which === 'both' ? !turned : turned);
  return [
    { ...now, x: other.x, y: other.y, turned: turns('first', now.turned) },
    { ...other, x: now.x, y: now.y, turned: turns('second', other.turned) },
  ];
}

/** What was found out about each card of a map: nothing yet, that it cannot be shifted, or that it can. */
type Known = (boolean | undefined)[];
const kept = new WeakMap<readonly Space[], Map<Shift, Known[]>>();

/** Worked out once for each map as it lies; besides the map only the ends of the deck count. */
function knownOf(spaces: readonly Space[], effect: Shift, { left, passagesLeft }: Law): Known {
  let known = kept.get(spaces);
  if (known === undefined) kept.set(spaces, (known = new Map<Shift, Known[]>()));
  let byEnd = known.get(effect);
  if (byEnd === undefined) known.set(effect, (byEnd = [[], [], []]));
  return byEnd[left === 0 ? 0 : passagesLeft === 0 ? 1 : 2] as Known;
}

/** Whether a card can be shifted at all; the law of a realm is the same for all cards that lie in it. */
function shiftTest(board: Board, effect: Shift, here: SpaceId): (space: SpaceId) => boolean {
  const { spaces } = board;
  let realm: Space['realm'] | null = null;
  let law: Law;
  let known: Known;
  return (space) => {
    const { realm: its, card } = spaces[space] as Space;
    if (its !== realm) {
      realm = its;
      law = lawFor(board, card);
      known = knownOf(spaces, effect, law);
    }
    return (known[space] ??= triesFor(board, effect, here, space).some((to) => isLegal(board, readShift(board, space, to), law)));
  };
}

/** The cards that a Shift may begin with. */
export const shiftable = (board: Board, effect: Shift, here: SpaceId): readonly SpaceId[] =>
  movable(board, effect.of, here).filter(shiftTest(board, effect, here));
/** Whether there is any. */
export const isShiftable = (board: Board, effect: Shift, here: SpaceId): boolean =>
  movable(board, effect.of, here).some(shiftTest(board, effect, here));
