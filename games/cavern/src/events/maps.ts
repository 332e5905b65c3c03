// Owns what facts of tiles and edges change: the stack, the map, doors, and tiles that somebody looks at.

import { maskOf, missing, putOnTop, putUnder, takeTop, type EventRules } from '@undercroft/kernel';
import type { Cavern } from '../cavern.ts';
import { tileOf } from '../content/cards.ts';
import { THING_CARDS } from '../content/things.ts';
import { dirOf, tileOfEdge, withEdgeClosed, withTile } from '../queries/cave.ts';
import { NOBODY, NOWHERE, placed, seatOf, type Board, type Edge, type EdgeNo, type Placed } from '../state.ts';
import { all, topShown } from './parts.ts';

/** The tile of an edge with that edge changed. */
function edgeSet({ tiles }: Board, edge: EdgeNo, to: Edge): Placed {
  const before = tiles[tileOfEdge(edge)] ?? missing();
  const [north, east, south, west] = before.edges.with(dirOf(edge), to);
  const edges: Placed['edges'] = [north ?? missing(), east ?? missing(), south ?? missing(), west ?? missing()];
  return { ...before, edges };
}

type Own =
  | 'tile.drawn'
  | 'tile.returned'
  | 'tile.unheld'
  | 'tiles.topped'
  | 'tile.placed'
  | 'stack.empty'
  | 'monster.replaced'
  | 'edge.closed'
  | 'door.opened'
  | 'tile.looked'
  | 'tiles.ordered'
  | 'shrine.used';

export const mapEvents: Pick<EventRules<Cavern>, Own> = {
  'tile.drawn': {
    shows: (board, { tile }) => topShown(board.stack, tile, all(board)),
    apply: (board, { tile }) => {
      takeTop(board.stack, tile, all(board));
      board.drawn = tile;
    },
  },
  // CAV-STACK-04, CAV-EXPLORE-17. Everybody has seen it.
  'tile.returned': {
    apply: (board, { tile, to }) => {
      if (to === 'bottom') putUnder(board.stack, tile, all(board));
      else board.held = [...board.held, tile];
      board.drawn = null;
    },
  },
  'tile.unheld': {
    apply: (board, { tile }) => {
      putUnder(board.stack, board.drawn ?? missing(), all(board));
      board.held = board.held.filter((one) => one !== tile);
      board.drawn = tile;
    },
  },
  'tiles.topped': {
    apply: (board, { tiles }) => {
      for (const tile of tiles) putOnTop(board.stack, tile, all(board));
      board.held = [];
    },
  },
  'tile.placed': {
    apply: (board, { tile, x, y, rot, how }) => {
      board.tiles = withTile(board.tiles, placed(tile, x, y, rot));
      board.replaced = false;
      if (how === 'destination') return;
      board.drawn = null;
      // CAV-VILLAIN-02, CAV-EXPLORE-15.
      if (how !== 'tunnel') board.laid = board.laid === 'black' || tileOf(tile).triangle === 'black' ? 'black' : 'white';
    },
  },
  'stack.empty': { apply: () => undefined },
  'monster.replaced': {
    apply: (board) => {
      board.replaced = true;
    },
  },
  'edge.closed': {
    apply: (board, { edge, as, n }) => {
      board.tiles = withEdgeClosed(board.tiles, edge, edgeSet(board, edge, as));
      if (as !== 'fissure') return;
      const { hp } = THING_CARDS.fissure;
      const fissure = {
        id: board.nextFigure++,
        kind: 'fissure',
        hp,
        square: NOWHERE,
        by: NOBODY,
        edge,
        n,
        crew: -1,
        finder: NOBODY,
        turns: 0,
      } as const;
      board.things = [...board.things, fissure];
    },
  },
  'door.opened': {
    apply: (board, { edge }) => {
      board.tiles = board.tiles.with(tileOfEdge(edge), edgeSet(board, edge, 'open'));
    },
  },
  'tile.looked': {
    secret: { tile: (board, { hero }) => maskOf(seatOf(board, hero)) },
    shows: (board, { hero, tile }) => topShown(board.stack, tile, maskOf(seatOf(board, hero))),
    apply: (board, { hero, tile }) => {
      const knowers = takeTop(board.stack, tile, maskOf(seatOf(board, hero)));
      board.looked.push({ cards: [tile], knowers: [knowers] });
    },
  },
  'tiles.ordered': {
    secret: { tiles: (board, { hero }) => maskOf(seatOf(board, hero)) },
    apply: (board, { hero, tiles }) => {
      const seat = maskOf(seatOf(board, hero));
      // Whoever knew a tile before knows no longer where it lies, unless it kept its place.
      const knew = new Map(board.looked.map(({ cards, knowers }) => [cards[0], knowers[0] ?? 0]));
      for (const tile of tiles.toReversed()) putOnTop(board.stack, tile, tileOf(tile).kind === 'named' ? (knew.get(tile) ?? 0) : seat);
      board.looked = [];
    },
  },
  'shrine.used': {
    apply: (board, { tile }) => {
      board.spent = [...board.spent, tile];
    },
  },
};
