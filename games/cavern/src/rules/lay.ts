// Owns tiles that are laid: drawn, judged whether they would seal the map, scouted, attached, and populated.

import { call, define, missing, pileSize, procedure, type Call } from '@undercroft/kernel';
import type { Cavern } from '../cavern.ts';
import { adventureOf, tileOf, type TileId } from '../content/cards.ts';
import type { EffectOf } from '../content/types.ts';
import { settle, type Tie } from '../decisions/play.ts';
import { SOUTH } from '../pieces/shapes.ts';
import { tileOfSquare } from '../queries/cave.ts';
import { causeOf, originOf, type Cause } from '../queries/cause.ts';
import { closestEdges, doorOf, doubleEdges, fitsDouble, oppositeEdge, spotAt, triangleAt, verdictOn } from '../queries/laying.ts';
import { triggersOf } from '../queries/tests.ts';
import { NOBODY, SOUTH_HALF, type Board, type EdgeNo, type TileNo } from '../state.ts';
import { asksTies, lay, reacting, reactionTo, run } from './calls.ts';
import { judge } from './outcome.ts';
import { drawMonster } from './summon.ts';

/** CAV-EXPLORE-14: what the adventure says of a named tile. */
function namedTriggers(board: Board, tile: TileNo): Call | null {
  const { tile: id } = board.tiles[tile] ?? missing();
  const list = adventureOf(board.setup.adventure).triggers.flatMap((trigger) =>
    trigger.on === 'placed' && trigger.tiles.some((one) => one === id) ? trigger.effects : [],
  );
  return run(list, causeOf('adventure', board.setup.adventure, board.active, { tile }));
}

/** What a tile itself does once it lies and its monster stands. */
function ownEffects(board: Board, tile: TileNo, moment: 'populated' | 'explored'): Call | null {
  const { tile: id } = board.tiles[tile] ?? missing();
  const { when } = tileOf(id);
  return when?.moment === moment ? run(when.effects, causeOf('tile', id, board.active, { tile })) : null;
}

define(lay, 'draw')
  .step(['CAV-EXPLORE-11', 'CAV-STACK-05'], (t) => {
    if (pileSize(t.board.stack) > 0) return undefined;
    t.raise('stack.empty', { hero: t.board.active });
    return 'end';
  })
  .at('draw')
  .step('CAV-STACK-03', (t) => t.raise('tile.drawn', { tile: t.draw(t.board.stack, 'tiles') }))
  .step(['CAV-EXPLORE-12', 'CAV-EXPLORE-17', 'CAV-EXPLORE-18'], (t, { edge }) => {
    const tile = t.board.drawn ?? missing();
    const verdict = verdictOn(t.board, edge, tile);
    if (verdict === 'place') return undefined;
    if (verdict === 'unhold') {
      t.raise('tile.unheld', { tile: t.board.held[0] ?? missing() });
      return undefined;
    }
    t.raise('tile.returned', { tile, to: verdict === 'hold' ? 'held' : 'bottom', why: 'seal' });
    return 'draw';
  })
  // Scout Ahead: in the own Exploration Phase, and only on a tile that would be placed.
  .call('CAV-POWER-09', reacting, (board, { how }) =>
    how === 'tunnel' ? null : reactionTo(board, { moment: 'tile-drawn', of: board.active, foe: NOBODY }),
  )
  .step('CAV-STACK-04', (t) => (t.board.drawn === null ? 'draw' : undefined))
  .let('tile', ['CAV-EXPLORE-03', 'CAV-GEO-06'], (t, { edge, how }): TileNo => {
    const no = t.board.tiles.length;
    t.raise('tile.placed', { tile: t.board.drawn ?? missing(), ...spotAt(t.board, edge), no, how });
    return no;
  })
  .step('CAV-EXPLORE-17/a', (t) => {
    if (t.board.held.length > 0) t.raise('tiles.topped', { tiles: t.board.held.toReversed() });
  })
  .callWhich('CAV-EXPLORE-14', (board, { tile }) => namedTriggers(board, tile))
  .call(['CAV-EXPLORE-02', 'CAV-EXPLORE-16'], drawMonster, (board, { tile }) =>
    board.replaced ? null : { hero: board.active, squares: [], tile, strict: false, inGroup: false },
  )
  .callWhich('CAV-TEAM-01', (board, { tile, how }) =>
    how !== 'tunnel' && triangleAt(board, tile) === 'white'
      ? run(triggersOf(board, 'white-explored'), causeOf('adventure', board.setup.adventure, board.active, { tile }))
      : null,
  )
  .callWhich(['CAV-TILE-04', 'CAV-EXPLORE-13'], (board, { tile, how }) => {
    const { tile: id } = board.tiles[tile] ?? missing();
    const { when } = tileOf(id);
    const edge = oppositeEdge(board, tile);
    if (when?.moment !== 'populated' || edge < 0) return null;
    return call(lay, { edge, how: how === 'tunnel' ? 'tunnel' : 'gallery' });
  })
  // G-17: also where the Long Gallery led to it.
  .callWhich('CAV-TILE-06', (board, { tile, how }) => (how === 'tunnel' ? null : ownEffects(board, tile, 'explored')))
  .step('CAV-END-04', judge)
  .done();

/** CAV-GEO-18: the two halves of a destination, the near one at the door or at the closest edge where both fit. */
const layDouble = procedure<Cavern, { readonly tile: 'D01' | 'D02'; readonly door: EdgeNo; readonly tie: Tie }>()('lay-double')
  .let('among', ['CAV-GEO-18', 'CAV-GEO-23'], (t, { door }) => doubleEdges(t.board, door))
  .ask('CAV-GEO-14', settle, (board, { among }) => asksTies(board, among))
  .step('CAV-GEO-18/a', (t, { tile, among, answer }) => {
    const edge = answer?.one ?? among[0];
    if (edge === undefined || !fitsDouble(t.board, edge)) return;
    const [south, north]: readonly TileId[] = tile === 'D01' ? ['D01S', 'D01N'] : ['D02S', 'D02N'];
    const [near, far] = [spotAt(t.board, edge), spotAt(t.board, edge, 2)];
    t.raise('tile.placed', { tile: south ?? missing(), ...near, no: t.board.tiles.length, how: 'destination' });
    t.raise('tile.placed', { tile: north ?? missing(), ...far, no: t.board.tiles.length, how: 'destination' });
  })
  .done();

/** Which edge an effect speaks of: all that are equally close. */
function edgesNamed(board: Board, where: EffectOf<'lay'>['edge'], cause: Cause): readonly EdgeNo[] {
  if (where === 'closest') return closestEdges(board, tileOfSquare(originOf(board, cause)));
  if (where === 'start') return closestEdges(board, SOUTH_HALF);
  const opposite = oppositeEdge(board, cause.tile);
  return opposite < 0 ? [] : [opposite];
}

/** New Tunnel: the next tile at the unexplored edge closest to the hero. */
export const layNext = procedure<Cavern, { readonly where: EffectOf<'lay'>['edge']; readonly cause: Cause; readonly tie: Tie }>()(
  'lay-next',
)
  .let('among', 'CAV-ENC-09', (t, { where, cause }) => edgesNamed(t.board, where, cause))
  .ask('CAV-GEO-14', settle, (board, { among }) => asksTies(board, among))
  .call('CAV-EXPLORE-15', lay, (_board, { among, answer }) => {
    const edge = answer?.one ?? among[0];
    return edge === undefined ? null : { edge, how: 'tunnel' as const };
  })
  .done();

/** CAV-EDGE-01, CAV-EDGE-02: a Collapse marker on the closest unexplored edge, never on the last. */
export const sealEdge = procedure<Cavern, { readonly where: EffectOf<'seal'>['edge']; readonly cause: Cause; readonly tie: Tie }>()(
  'seal-edge',
)
  .let('among', 'CAV-EDGE-02', (t, { where, cause }) => edgesNamed(t.board, where, cause))
  .ask('CAV-GEO-14', settle, (board, { among }) => asksTies(board, among))
  .step('CAV-EDGE-01', (t, { among, answer }) => {
    const edge = answer?.one ?? among[0];
    if (edge !== undefined) t.raise('edge.closed', { edge, as: 'collapse', n: 0 });
  })
  .done();

/** CAV-GEO-19: the door of the tile that an adventure speaks of, or of the hero's own. */
export const openDoor = procedure<Cavern, { readonly tile: TileNo }>()('open-door')
  .step(['CAV-GEO-19', 'CAV-GEO-23'], (t, { tile }) => {
    const edge = doorOf(t.board, tile);
    if (edge >= 0) t.raise('door.opened', { edge });
  })
  .done();

/** The door edge of a tile, which is open by now: opposite its triangle. */
export function laying(board: Board, { tile, edge }: EffectOf<'lay'>, cause: Cause): Call {
  if (tile === 'next') return call(layNext, { where: edge, cause, tie: 'edge' });
  const { rot } = board.tiles[cause.tile] ?? missing();
  return call(layDouble, { tile, door: cause.tile * 4 + ((SOUTH + 2 + rot) & 3), tie: 'edge' });
}

export const LAY_PROCEDURES = [lay, layDouble, layNext, sealEdge, openDoor] as const;
