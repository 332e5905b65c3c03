// Owns what is drawn while a map card is placed: dashed squares where it fits, and the card itself in the likeliest of them.

import { ARROWS, nearestOf } from '@undercroft/web-kit';
import { useRef, type KeyboardEvent } from 'react';
import { looseTile } from '../board-model/map.ts';
import type { Cell } from '../board-model/placing.ts';
import type { Say } from './say.ts';
import { signOf } from './signs.ts';
import { placeOf, TILE, TileArt } from './tile.tsx';
import type { Placing } from './use-placing.ts';

export interface PlacingLayerProps {
  readonly placing: Placing;
  readonly say: Say;
}

export function PlacingLayer({ placing, say }: PlacingLayerProps) {
  const { cells, cell, card, turned } = placing;
  const { words } = say;
  const tile = looseTile(card, turned);
  const elements = useRef(new Map<Cell, SVGRectElement>());
  const onKeyDown = (event: KeyboardEvent, from: Cell, act: () => void): void => {
    const way = ARROWS[event.key];
    const to = way === undefined ? null : (nearestOf(cells, from, way) ?? cells[(cells.indexOf(from) + 1) % cells.length] ?? null);
    if (to !== null) {
      event.preventDefault();
      event.stopPropagation();
      placing.at(to);
      elements.current.get(to)?.focus();
      return;
    }
    const keys: Readonly<Record<string, () => void>> = { Enter: act, ' ': act, r: placing.turn, R: placing.turn };
    const done = keys[event.key];
    if (done === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (done !== placing.turn || placing.canTurn) done();
  };
  const said = (x: number, y: number, only: boolean): string => words.placeAt(x, y, say.card(card).name, only);
  return (
    <g role="group" aria-label={words.places(cells.length)}>
      {cells.map((one) => {
        const at = placeOf(one);
        const isHere = one === cell;
        const only = one.plain === undefined;
        const act = isHere ? placing.put : () => placing.at(one);
        return (
          <g key={`${one.x},${one.y}`} transform={`translate(${at.x} ${at.y})`}>
            {isHere ? (
              <>
                <TileArt tile={tile} name={say.card(card).name} under={say.terrain(tile)} lit />
                <rect x={-1.4} y={-1.4} width={TILE + 2.8} height={TILE + 2.8} rx={5} className="dgn-ring-gap" />
                <rect x={-2.6} y={-2.6} width={TILE + 5.2} height={TILE + 5.2} rx={6} className="dgn-ring" />
              </>
            ) : (
              <>
                <rect x={3} y={3} width={TILE - 6} height={TILE - 6} rx={5} className="dgn-ghost" />
                {only ? (
                  <>
                    <svg
                      x={42}
                      y={34}
                      width={16}
                      height={16}
                      viewBox="0 0 512 512"
                      className="dgn-ghost-sign"
                      dangerouslySetInnerHTML={{ __html: signOf('clockwise-rotation').body }}
                    />
                    <text x={50} y={62} className="dgn-ghost-text" aria-hidden="true">
                      {words.turned}
                    </text>
                  </>
                ) : null}
              </>
            )}
            <rect
              width={TILE}
              height={TILE}
              rx={4}
              role="button"
              tabIndex={isHere ? 0 : -1}
              aria-pressed={isHere}
              aria-label={said(one.x, one.y, only)}
              data-board-pick={isHere ? 'here' : ''}
              className={isHere ? 'dgn-cell is-here' : 'dgn-cell'}
              onClick={act}
              onKeyDown={(event) => onKeyDown(event, one, act)}
              ref={(element) => {
                if (element === null) elements.current.delete(one);
                else elements.current.set(one, element);
              }}
            />
          </g>
        );
      })}
    </g>
  );
}
