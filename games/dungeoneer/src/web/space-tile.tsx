// Owns one space of the map: its drawing, and over it something that can be walked to by keys, looked at closely, and picked when the question asks for it.

import { useZoomable } from '@undercroft/web-kit';
import { memo, type KeyboardEvent } from 'react';
import type { Tile } from '../board-model/map.ts';
import { exitThing, type Touch } from '../board-model/touch.ts';
import type { View } from '../view.ts';
import type { Say } from './say.ts';
import { SCORE_SIGNS, signOf } from './signs.ts';
import { placeOf, TILE, TileArt } from './tile.tsx';

export interface SpaceTileProps {
  readonly tile: Tile;
  readonly view: View;
  readonly say: Say;
  /** What touching it may mean now. */
  readonly may: readonly Touch[];
  readonly touches: ReadonlyMap<string, readonly Touch[]>;
  readonly labelOf: (touch: Touch) => string;
  /** Has the focus of the map, or would get it. */
  readonly isRover: boolean;
  readonly onTouch: (touches: readonly Touch[]) => void;
  readonly onKeyDown: (event: KeyboardEvent, tile: Tile) => void;
  readonly onFocus: (id: number) => void;
  readonly hold: (element: SVGRectElement | null) => void;
}

/** A pointer that pans rests on tiles often: they open later than cards. */
const REST = 1100;
const EXITS = [
  [50, 8],
  [92, 50],
  [50, 92],
  [8, 50],
] as const;

function chipOf({ odds, movement }: Touch, shows: boolean, say: Say): string | null {
  if (odds !== null && shows) return say.percent(odds);
  return movement === null ? null : String(movement);
}

/** The ring round what may be picked, over all tiles, with what it costs, or the chance where something guards the way. */
export function May({ tile, may, odds, say }: Pick<SpaceTileProps, 'tile' | 'may' | 'say'> & { readonly odds: boolean }) {
  const [first] = may;
  const at = placeOf(tile);
  const chip = first === undefined ? null : chipOf(first, odds, say);
  const wide = chip === null ? 0 : Math.max(17, chip.length * 6.2 + 6);
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <rect x={-1.4} y={-1.4} width={TILE + 2.8} height={TILE + 2.8} rx={5} className="dgn-ring-gap" />
      <rect x={-2.6} y={-2.6} width={TILE + 5.2} height={TILE + 5.2} rx={6} className="dgn-ring" />
      {chip === null ? null : (
        <g transform={`translate(${TILE + 4 - wide} ${TILE - 12})`}>
          <rect width={wide} height={17} rx={8.5} className="dgn-cost" />
          <text x={wide / 2} y={12.4} className="dgn-cost-text">
            {chip}
          </text>
        </g>
      )}
    </g>
  );
}

/** What lies in a space besides its heroes: a monster with its Life, tokens, marks of where one has to go. */
function Lying({ tile }: { readonly tile: Tile }) {
  const { monster, tokens, goals } = tile;
  return (
    <g aria-hidden="true">
      {monster === null ? null : (
        <g transform="translate(19 34)">
          <path d="M0-10 8.7-5v10L0 10-8.7 5V-5Z" className="dgn-lair" />
          <svg
            x={-6}
            y={-8.4}
            width={12}
            height={12}
            viewBox="0 0 512 512"
            className="dgn-lair-sign"
            dangerouslySetInnerHTML={{ __html: signOf('dread-skull').body }}
          />
          <text y={9.4} className="dgn-tt is-middle">
            {monster.life}
          </text>
        </g>
      )}
      {goals.length === 0 ? null : (
        <g transform="translate(28 10.5)">
          <rect x={-6.4} y={-7} width={12.8} height={14} rx={2} className="dgn-goal" />
          <svg
            x={-5}
            y={-5}
            width={10}
            height={10}
            viewBox="0 0 512 512"
            className="dgn-goal-sign"
            dangerouslySetInnerHTML={{ __html: signOf('scroll-unfurled').body }}
          />
        </g>
      )}
      {tokens.map((quest, i) => (
        <g key={quest} transform={`translate(${24 + i * 13} 62)`}>
          <circle r={6.8} className="dgn-component" />
          <svg
            x={-4.6}
            y={-4.6}
            width={9.2}
            height={9.2}
            viewBox="0 0 512 512"
            className="dgn-goal-sign"
            dangerouslySetInnerHTML={{ __html: signOf('flag-objective').body }}
          />
        </g>
      ))}
    </g>
  );
}

export const SpaceTile = memo(function SpaceTile(props: SpaceTileProps) {
  const { tile, view, say, may, touches, labelOf, isRover, onTouch, onKeyDown, onFocus, hold } = props;
  const at = placeOf(tile);
  const { onKeyDown: zoomKey, ...zoom } = useZoomable(tile.card, REST);
  const label = [
    say.tile(view, tile),
    ...may.map((touch) => `${labelOf(touch)}${touch.odds === null ? '' : ` ${say.percent(touch.odds)}`}`),
  ].join('. ');
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <TileArt tile={tile} name={say.card(tile.card).name} under={say.terrain(tile)} lit={tile.lit} />
      <Lying tile={tile} />
      {tile.exits.map(({ opened }, side) =>
        opened ? (
          <svg
            key={`${tile.id} ${side}`}
            x={(EXITS[side]?.[0] ?? 0) - 5}
            y={(EXITS[side]?.[1] ?? 0) - 5}
            width={10}
            height={10}
            viewBox="0 0 512 512"
            className="dgn-opened"
            dangerouslySetInnerHTML={{ __html: signOf('check-mark').body }}
          />
        ) : null,
      )}
      <rect
        ref={hold}
        width={TILE}
        height={TILE}
        rx={4}
        role="button"
        tabIndex={isRover ? 0 : -1}
        aria-label={label}
        aria-disabled={may.length === 0}
        data-board-pick={isRover ? 'here' : ''}
        data-space={tile.id}
        className={may.length > 0 ? 'dgn-space may' : 'dgn-space'}
        {...zoom}
        onClick={() => {
          if (may.length > 0) onTouch(may);
        }}
        onFocus={() => onFocus(tile.id)}
        onKeyDown={(event) => {
          onKeyDown(event, tile);
          if (!event.isDefaultPrevented()) zoomKey(event);
        }}
      />
      {tile.exits.map((_, side) => {
        const open = touches.get(exitThing(tile.id, side)) ?? [];
        const [first] = open;
        if (first === undefined) return null;
        const [x, y] = EXITS[side] ?? [0, 0];
        return (
          <g
            key={`pick ${tile.id} ${side}`}
            transform={`translate(${x} ${y})`}
            role="button"
            tabIndex={0}
            data-board-pick=""
            aria-label={labelOf(first)}
            className="dgn-exit-pick"
            onClick={() => onTouch(open)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              event.stopPropagation();
              onTouch(open);
            }}
          >
            <circle r={12} className="dgn-ring" />
            <svg
              x={-6}
              y={-6}
              width={12}
              height={12}
              viewBox="0 0 512 512"
              className="dgn-exit-sign"
              dangerouslySetInnerHTML={{ __html: SCORE_SIGNS.speed.body }}
            />
          </g>
        );
      })}
    </g>
  );
});
