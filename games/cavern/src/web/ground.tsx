// Owns the ground of the map: rock and floor, water, mushrooms, walls, doors and the light of edges that nobody has explored.

import { memo } from 'react';
import type { MapTile, SidePiece } from '../board-model/map.ts';
import { iconOf, signOf } from './art.ts';
import type { Say } from './say.ts';

/** Pixels for a square, before the map is scaled. */
export const UNIT = 40;

const pathOf = (pieces: readonly SidePiece[]): string =>
  pieces.map(({ from, to }) => `M${from.x * UNIT} ${from.y * UNIT}L${to.x * UNIT} ${to.y * UNIT}`).join('');

export const Sign = ({
  body,
  x,
  y,
  size,
  className,
}: {
  readonly body: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly className: string;
}) => (
  <svg
    x={x - size / 2}
    y={y - size / 2}
    width={size}
    height={size}
    viewBox="0 0 512 512"
    className={className}
    dangerouslySetInnerHTML={{ __html: body }}
  />
);

export const GroundTile = memo(function GroundTile({
  tile,
  say,
  lands,
}: {
  readonly tile: MapTile;
  readonly say: Say;
  readonly lands: boolean;
}) {
  const sides = (as: readonly SidePiece['as'][]): string => pathOf(tile.sides.filter((one) => as.includes(one.as)));
  return (
    <g className={lands ? 'cav-tile is-landing' : 'cav-tile'} data-keep>
      <rect x={tile.x * UNIT} y={tile.y * UNIT} width={4 * UNIT} height={4 * UNIT} className="cav-rock" />
      {tile.squares.map(({ square, x, y, ground, mark }) =>
        ground === 'rock' ? (
          <rect key={square} x={x * UNIT} y={y * UNIT} width={UNIT} height={UNIT} className="cav-touch" data-square={square} />
        ) : (
          <g key={square} data-square={square}>
            <rect x={x * UNIT} y={y * UNIT} width={UNIT} height={UNIT} className={ground === 'water' ? 'cav-water' : 'cav-floor'} />
            {ground === 'water' ? (
              <path
                d={`M${x * UNIT + 6} ${y * UNIT + 16}q5 -5 10 0t10 0M${x * UNIT + 14} ${y * UNIT + 28}q5 -5 10 0t10 0`}
                className="cav-wave"
              />
            ) : null}
            {mark === 'mushroom' ? (
              <>
                <circle cx={(x + 0.5) * UNIT} cy={(y + 0.5) * UNIT} r={UNIT * 0.62} className="cav-glow" />
                <Sign
                  body={signOf('mushrooms').body}
                  x={(x + 0.5) * UNIT}
                  y={(y + 0.5) * UNIT}
                  size={UNIT * 0.56}
                  className="cav-mushroom"
                />
              </>
            ) : null}
            {mark === 'feature' ? (
              <Sign
                body={iconOf(tile.id === 'S00S' || tile.id === 'N01' ? 'ladder' : tile.id).body}
                x={(x + 0.5) * UNIT}
                y={(y + 0.5) * UNIT}
                size={UNIT * 0.66}
                className="cav-feature"
              />
            ) : null}
          </g>
        ),
      )}
      <path d={sides(['joined'])} className="cav-joined" />
      <path d={sides(['rock', 'closed'])} className="cav-wall" />
      <path d={sides(['wall'])} className="cav-wall is-thick" />
      <path d={sides(['door'])} className="cav-door" />
      <path d={sides(['collapse'])} className="cav-collapse" />
      <path d={sides(['fissure'])} className="cav-fissure" />
      <path d={sides(['open'])} className="cav-open" />
      {tile.name === null ? null : (
        <text x={tile.name.x * UNIT} y={tile.name.y * UNIT} textAnchor="middle" dominantBaseline="central" className="cav-name">
          {say.card(tile.id).name}
        </text>
      )}
    </g>
  );
});
