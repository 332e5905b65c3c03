// Owns a map card as it lies on the board: its ground, exits that are told by their shape, values in the corners, its name on a slip.

import { memo, useId, useMemo, type ReactNode } from 'react';
import type { CardTile, TileExit } from '../board-model/map.ts';
import type { Amount, Obstacle, Threat } from '../content/types.ts';
import { cardPicture } from './art.ts';
import { lettered, widthOf } from './lettering.ts';
import { OBSTACLE_SIGNS, SCORE_SIGNS, signOf } from './signs.ts';
import { dungeonGround, TERRAIN_TONES, wildGround } from './tile-ground.ts';

/** The side of a tile in the units of the map, and what lies between two. */
export const [TILE, GAP] = [100, 3.2] as const;
export const placeOf = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: x * (TILE + GAP), y: y * (TILE + GAP) });

const number = (target: Amount): string => `${typeof target === 'number' ? target : target.base}+`;

interface SignProps {
  readonly body: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly className: string;
}
const Sign = ({ body, x, y, size, className }: SignProps) => (
  <svg x={x} y={y} width={size} height={size} viewBox="0 0 512 512" className={className} dangerouslySetInnerHTML={{ __html: body }} />
);

/** Where an exit is barred, and where its chip lies. */
const BARS = [
  { x: 50, y: 6.5, chip: [67, 8.5] },
  { x: 93, y: 50, chip: [86, 29] },
  { x: 50, y: 93.5, chip: [67, 91.5] },
  { x: 7, y: 50, chip: [14, 29] },
] as const;

function Bar({
  kind,
  side,
  wild,
  land,
}: {
  readonly kind: TileExit['kind'];
  readonly side: number;
  readonly wild: boolean;
  readonly land: string;
}) {
  if (kind === 'locked' && !wild)
    return (
      <g transform={`rotate(${side % 2 === 1 ? 90 : 0})`}>
        <rect x={-14} y={-2.6} width={28} height={5.2} rx={1} className="dgn-plank" />
        <path d="M-8-2.6v5.2M0-2.6v5.2M8-2.6v5.2" className="dgn-plank-cut" />
      </g>
    );
  if (kind === 'locked')
    return (
      <g transform={`rotate(${side * 90})`}>
        <rect x={-12} y={-7} width={24} height={12.5} fill={land} />
        <path d="M-11-4h6M-2-4h4M5-4h6M-9 0h4M-2 0h7M8 0h3M-11 4h5M-3 4h3M3 4h8" className="dgn-fog" />
      </g>
    );
  return (
    <g transform={`rotate(${wild ? side * 90 : [180, 270, 0, 90][side]})`}>
      <path
        className="dgn-teeth"
        d={wild ? 'M-12 4-9-4-5 4ZM-4 4-1.5-5.5 2 4ZM4 4 8-4 12 4Z' : 'M-13 3.5L-10-4-7 3.5-4-4-1 3.5 2-4 5 3.5 8-4 11 3.5Z'}
      />
    </g>
  );
}

/** A score and the number that has to be reached. */
function ThreatChip({
  threat,
  x,
  y,
  className,
}: {
  readonly threat: Threat;
  readonly x: number;
  readonly y: number;
  readonly className: string;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={-11} y={-6.2} width={22} height={12.4} rx={3} className={className} />
      <Sign body={SCORE_SIGNS[threat.score].body} x={-9} y={-4.3} size={8.6} className="dgn-chip-sign" />
      <text x={0.8} y={3.3} className="dgn-tt">
        {number(threat.target)}
      </text>
    </g>
  );
}

function Exits({ tile }: { readonly tile: CardTile }) {
  const wild = tile.realm === 'wilderness';
  const [terrain = 'plain'] = tile.terrain;
  const land = `color-mix(in oklab,var(--land),${TERRAIN_TONES[terrain][0]} 62%)`;
  return tile.exits.map(({ kind, threat }, side) => {
    const at = BARS[side];
    if (threat === null || at === undefined) return null;
    return (
      <g key={at.x * 100 + at.y}>
        <g transform={`translate(${at.x} ${at.y})`}>
          <Bar kind={kind} side={side} wild={wild} land={land} />
        </g>
        <ThreatChip threat={threat} x={at.chip[0]} y={at.chip[1]} className={kind === 'locked' ? 'dgn-chip-locked' : 'dgn-chip-trapped'} />
      </g>
    );
  });
}

function ObstacleChip({ obstacle }: { readonly obstacle: Obstacle }) {
  const wide = obstacle.kind === 'hazard' ? 30 : 36;
  return (
    <g transform="translate(50 57)">
      <rect x={-wide / 2} y={-6.2} width={wide} height={12.4} rx={3} className="dgn-chip-obstacle" />
      <Sign body={OBSTACLE_SIGNS[obstacle.kind].body} x={2 - wide / 2} y={-4.6} size={9.2} className="dgn-obstacle-sign" />
      {obstacle.kind === 'hazard' ? (
        <text x={-1} y={3.3} className="dgn-tt">{`+${obstacle.n}`}</text>
      ) : (
        <>
          <Sign body={SCORE_SIGNS[obstacle.threat.score].body} x={-5.5} y={-4.3} size={8.6} className="dgn-chip-sign" />
          <text x={4} y={3.3} className="dgn-tt">
            {number(obstacle.threat.target)}
          </text>
        </>
      )}
    </g>
  );
}

/** The paper slip with the name; below it in italics what cards may ask for. */
function Slip({ name, under }: { readonly name: string; readonly under: string }) {
  const { lines, width } = useMemo(() => lettered(name), [name]);
  const wide = Math.max(width, under === '' ? 0 : widthOf(under) * 0.92 + 8);
  const rows = lines.length + (under === '' ? 0 : 1);
  const half = rows * 4.6 + 1.6;
  const left = (-wide / 2).toFixed(1);
  const right = (wide / 2).toFixed(1);
  const first = (2 - rows) * 4.5 - 1.3;
  return (
    <g transform={`translate(50 ${rows > 1 ? 76 : 74.5})`}>
      <path
        className="dgn-slip"
        d={`M${left} ${-half}H${right}L${(wide / 2 - 1.5).toFixed(1)} 0 ${right} ${half}H${left}L${(1.5 - wide / 2).toFixed(1)} 0Z`}
      />
      {lines.map((line, i) => (
        <text key={line} y={rows === 1 ? 3.2 : first + i * 9} className="dgn-tn">
          {line}
        </text>
      ))}
      {under === '' ? null : (
        <text y={first + lines.length * 9} className="dgn-te">
          {under}
        </text>
      )}
    </g>
  );
}

/** Letters of ways that lead elsewhere: a disc for a sewer, a small gate for a portal. */
function Ways({ sewer, portal }: Pick<CardTile, 'sewer' | 'portal'>) {
  return (
    <>
      {sewer === null ? null : (
        <g transform={`translate(${portal === null ? 89.5 : 72} 89.5)`}>
          <circle r={7.2} className="dgn-sewer" />
          <text y={3.6} className="dgn-tv is-light">
            {sewer}
          </text>
        </g>
      )}
      {portal === null ? null : (
        <g transform="translate(89 88)">
          <path d="M-9 9V-2.5A9 9 0 0 1 9-2.5V9Z" className="dgn-gate" />
          <path d="M-6.6 9V-2.5A6.6 6.6 0 0 1 6.6-2.5V9Z" className="dgn-gate-in" />
          <text y={5} className={portal.length > 1 ? 'dgn-tt is-middle' : 'dgn-tv is-light'}>
            {portal}
          </text>
        </g>
      )}
    </>
  );
}

export interface TileArtProps {
  readonly tile: CardTile;
  readonly name: string;
  /** The terrain in words; empty where it has none. */
  readonly under: string;
  readonly lit: boolean;
  readonly children?: ReactNode;
}

/** The whole card in a square of a hundred units. */
export const TileArt = memo(function TileArt({ tile, name, under, lit, children }: TileArtProps) {
  const clip = useId();
  const { card, realm, glory, peril, grim, obstacle } = tile;
  const kinds = tile.exits.map(({ kind }) => kind).join();
  const ground = useMemo(() => {
    const icon = cardPicture(card).icon?.body ?? '';
    return realm === 'dungeon' ? dungeonGround(tile, clip, icon) : wildGround(tile, clip, icon);
    // The ground depends on the card and on which of its sides have a way.
  }, [card, realm, kinds, clip]);
  return (
    <g className={`dgn-tile is-${realm}${lit ? ' is-lit' : ''}`} aria-hidden="true">
      <g dangerouslySetInnerHTML={{ __html: ground }} />
      <Exits tile={tile} />
      {obstacle === null ? null : <ObstacleChip obstacle={obstacle} />}
      {glory === 0 ? null : (
        <>
          <circle cx={10.5} cy={10.5} r={7.6} className="dgn-glory" />
          <text x={10.5} y={14} className="dgn-tv is-glory">
            {glory}
          </text>
        </>
      )}
      {peril === 0 ? null : (
        <>
          <path d="M89.5 1.5l9 9-9 9-9-9Z" className="dgn-peril" />
          <text x={89.5} y={14} className="dgn-tv is-peril">
            {peril}
          </text>
        </>
      )}
      {grim ? <Sign body={signOf('dread-skull').body} x={4.5} y={84} size={11.5} className="dgn-grim" /> : null}
      <Ways sewer={tile.sewer} portal={tile.portal} />
      <Slip name={name} under={under} />
      {lit ? null : <rect width={100} height={100} rx={4} className="dgn-dark" />}
      {children}
    </g>
  );
});
