// Owns the map of a realm on the screen: tiles, tokens, what may be picked, and the card that is being placed.

import { ARROWS, nearestOf, PanZoom, type PanZoomHandle, useFollow } from '@undercroft/web-kit';
import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { heroLookedAt, looseTile, realmsOn, tilesOf, type Tile } from '../board-model/map.ts';
import { spaceThing, type Touch } from '../board-model/touch.ts';
import type { Realm } from '../content/types.ts';
import type { View } from '../view.ts';
import { MapTools } from './map-tools.tsx';
import { PlacingLayer } from './placing-layer.tsx';
import type { Say } from './say.ts';
import { May, SpaceTile } from './space-tile.tsx';
import { placeOf, TILE } from './tile.tsx';
import { Token } from './token.tsx';
import type { Placing } from './use-placing.ts';

export interface MapBoardProps {
  readonly view: View;
  readonly say: Say;
  readonly touches: ReadonlyMap<string, readonly Touch[]>;
  readonly onTouch: (touches: readonly Touch[]) => void;
  /** What touching would do, in words. */
  readonly labelOf: (touch: Touch) => string;
  readonly placing: Placing | null;
  readonly odds: boolean;
  readonly narrow: boolean;
  /** The space whose card is being laid now. */
  readonly lands: number | null;
  /** Another tool beside those of the map. */
  readonly tool: ReactNode;
  /** What else stands in the row of the tools, before them. */
  readonly beside: ReactNode;
}

const [MARGIN, NEAR_WIDE, NEAR_NARROW] = [12, 1.56, 1.4] as const;
/** Pixels per unit at which names and figures of a tile can still be read. */
const LEGIBLE = 0.95;
const boxAround = (places: readonly { readonly x: number; readonly y: number }[]) => {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const from = placeOf({ x: left, y: top });
  const to = placeOf({ x: Math.max(...xs), y: Math.max(...ys) });
  return { x: from.x - MARGIN, y: from.y - MARGIN, width: to.x - from.x + TILE + 2 * MARGIN, height: to.y - from.y + TILE + 2 * MARGIN };
};

export function MapBoard({ view, say, touches, onTouch, labelOf, placing, odds, narrow, lands, tool, beside }: MapBoardProps) {
  const { words } = say;
  const handle = useRef<PanZoomHandle>(null);
  const elements = useRef(new Map<number, SVGRectElement>());
  const all = useMemo(() => tilesOf(view), [view]);
  const looked = heroLookedAt(view);
  const here = looked === null ? undefined : all[view.players[looked]?.space ?? -1];
  const [chosen, setChosen] = useState<Realm | null>(null);
  const realms = realmsOn(view);
  const wanted = placing === null ? (chosen ?? here?.realm) : looseTile(placing.card, false).realm;
  const realm = realms.find((one) => one.realm === wanted)?.realm ?? realms[0]?.realm ?? 'dungeon';
  const tiles = useMemo(() => all.filter((tile) => tile.realm === realm), [all, realm]);
  const cells = placing?.cells ?? [];
  const box = useMemo(() => boxAround([...tiles, ...cells]), [tiles, cells]);
  const around = here?.realm === realm ? near(here) : undefined;
  const { following, focus, toggle } = useFollow(placing === null ? around : boxAround(placing.cells));
  const [current, setCurrent] = useState<number | null>(null);
  const rover = tiles.find(({ id }) => id === current) ?? (here?.realm === realm ? here : tiles[0]);

  const go = (tile: Tile | null): void => {
    if (tile === null) return;
    setCurrent(tile.id);
    elements.current.get(tile.id)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent, tile: Tile): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = ARROWS[event.key];
    if (way !== undefined) go(nearestOf(tiles, tile, way));
    else if (event.key === 'Enter' || event.key === ' ') onTouch(touches.get(spaceThing(tile.id)) ?? []);
    else if (event.key === 'Home' && here !== undefined) go(here);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="dgn-map" data-guide="map">
      <PanZoom
        ref={handle}
        box={box}
        focus={focus}
        min={placing === null ? 0.5 : 0.9}
        max={2.6}
        near={narrow ? NEAR_NARROW : NEAR_WIDE}
        legible={LEGIBLE}
        stay={!following}
        padding={8}
        label={words.mapOf(say.tables.realms[realm])}
        beside={
          <MapTools
            say={say}
            tool={tool}
            beside={beside}
            view={view}
            realms={realms}
            realm={realm}
            onRealm={setChosen}
            following={following}
            onFollow={toggle}
            onFit={() => handle.current?.fit()}
            onFind={
              here === undefined
                ? null
                : () => {
                    setChosen(here.realm);
                    handle.current?.focusOn(near(here), narrow ? NEAR_NARROW : NEAR_WIDE);
                  }
            }
          />
        }
      >
        <g role="group" aria-label={words.spaces}>
          {tiles.map((tile) => {
            const may = touches.get(spaceThing(tile.id)) ?? [];
            return (
              <g key={tile.id} className={tile.id === lands ? 'dgn-lands' : undefined}>
                <SpaceTile
                  tile={tile}
                  view={view}
                  say={say}
                  may={may}
                  touches={touches}
                  labelOf={labelOf}
                  isRover={tile === rover && placing === null}
                  onTouch={onTouch}
                  onKeyDown={onKeyDown}
                  onFocus={setCurrent}
                  hold={(element) => {
                    if (element === null) elements.current.delete(tile.id);
                    else elements.current.set(tile.id, element);
                  }}
                />
              </g>
            );
          })}
        </g>
        {placing === null ? null : <PlacingLayer placing={placing} say={say} />}
        <g aria-hidden="true" className="dgn-tokens">
          {tiles.map((tile) => {
            const may = touches.get(spaceThing(tile.id)) ?? [];
            return may.length === 0 ? null : <May key={tile.id} tile={tile} may={may} odds={odds} say={say} />;
          })}
          {tiles.flatMap((tile) =>
            tile.heroes.map((one, nth) => {
              const hero = view.players[one.seat]?.hero ?? null;
              if (hero === null) return [];
              return (
                <Token
                  key={one.seat}
                  {...one}
                  hero={hero}
                  x={tile.x}
                  y={tile.y}
                  nth={nth}
                  of={tile.heroes.length}
                  mine={one.seat === view.seat}
                  low={tile.obstacle !== null}
                />
              );
            }),
          )}
        </g>
      </PanZoom>
    </div>
  );
}

/** A space in the middle: what is around it is seen as far as there is room, at a size at which it can be read. */
function near({ x, y }: { readonly x: number; readonly y: number }) {
  return { ...placeOf({ x, y }), width: TILE, height: TILE };
}
