// Owns which map cards a Shift may move, turn or swap, and where to.

import { mapOf } from '../content/cards.ts';
import type { Effect, ShiftOf } from '../content/types.ts';
import { isEntrance, type Board, type Shifted, type Space, type SpaceId } from '../state.ts';
import { lawFor } from './building.ts';
import { exitsOf, frontierOf, joined, nothingStranded, placeName, readPlace, staysOpenAsItLies } from './map.ts';
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

/** DGN-FX-07, DGN-FX-08, A-68: every card is joined to the rest, nothing is cut off from its Entrance, the map stays open, and the Entrance keeps its Passages. */
function isLegal(board: Board, moves: readonly Shifted[]): boolean {
  const spaces = shifted(board.spaces, moves);
  if (!nothingStranded(spaces, entrances(board))) return false;
  const first = spaces[(moves[0] as Shifted).space] as Space;
  return staysOpenAsItLies(spaces, first.realm, lawFor(board, first.card));
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

/** What may be done with one card: `turn`, a place, or another card to swap with and whether each is turned. */
export function shiftsOf(board: Board, effect: Shift, here: SpaceId, space: SpaceId): readonly string[] {
  const { how, of } = effect;
  const now = lies(board, space);
  const tries: string[] = [];
  if (how === 'rotate') tries.push('turn');
  else if (how === 'move' || how === 'move-and-rotate')
    for (const { x, y } of frontierOf(board.spaces, (board.spaces[space] as Space).realm))
      for (const turned of how === 'move' ? [now.turned] : [now.turned, !now.turned]) tries.push(placeName({ x, y, turned }));
  else
    for (const other of movable(board, of, here)) {
      if (other <= space || (board.spaces[other] as Space).realm !== (board.spaces[space] as Space).realm) continue;
      tries.push(...(how === 'swap' ? [`${other}`] : [`${other}`, `${other} first`, `${other} second`, `${other} both`]));
    }
  return tries.filter((to) => isLegal(board, readShift(board, space, to)));
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

/** The cards that a Shift may begin with. */
export const shiftable = (board: Board, effect: Shift, here: SpaceId): readonly SpaceId[] =>
  movable(board, effect.of, here).filter((space) => shiftsOf(board, effect, here, space).length > 0);
