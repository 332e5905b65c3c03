// Owns what is drawn while a room is placed: ember marks at the exits where it fits, and the room as a ghost.

import { doorPath, floorPath } from '@undercroft/web-kit';
import type { Placement, Spot, SpotSide } from '../board-model/map.ts';
import { centreOf, strokesOf, UNIT, type Place } from './map-ink.ts';
import { Picks, wallPick } from './picks.tsx';
import type { Placing } from './placing.ts';

interface GhostProps {
  readonly spots: readonly Spot[];
  readonly exits: readonly SpotSide[];
  readonly className: string;
  readonly onClick?: (() => void) | undefined;
}

/** A room that is not there yet. */
export function Ghost({ spots, exits, className, onClick }: GhostProps) {
  return (
    <g className={`dlv-ghost ${className}`} onClick={onClick} aria-hidden="true">
      <path className="dlv-ghost-floor" d={floorPath(spots, UNIT)} />
      {strokesOf(spots, exits).map((d) => (
        <path key={d} className="dlv-ghost-wall" d={d} />
      ))}
      {exits.map((exit) => (
        <path key={`${exit.row} ${exit.col} ${exit.side}`} className="dlv-ghost-door" d={doorPath(exit, UNIT)} />
      ))}
    </g>
  );
}

export interface PlacingLayerProps {
  readonly placing: Placing;
  readonly label: string;
  readonly nameOf: (placement: Placement) => string;
  /** Where the dragged drawing is, in the units of the map. */
  readonly dragged: Place | null;
  /** Whether the map is walked by keys. */
  readonly walking: { current: boolean };
}

export function PlacingLayer({ placing, label, nameOf, dragged, walking }: PlacingLayerProps) {
  const { now, doors } = placing;
  const centre = centreOf(now.spots);
  const keys: Readonly<Record<string, () => void>> = { r: placing.turn, R: placing.turn, f: placing.mirror, F: placing.mirror };
  return (
    <>
      {dragged === null ? null : (
        <g transform={`translate(${dragged.x - centre.x} ${dragged.y - centre.y})`}>
          <Ghost spots={now.spots} exits={now.exits} className="is-loose" />
        </g>
      )}
      <Ghost spots={now.spots} exits={now.exits} className="is-set" onClick={placing.put} />
      <Picks
        label={label}
        picks={doors.map((one) => wallPick(one.wall, one.door, nameOf(one), one.wall === now.wall))}
        walking={walking}
        current={now.wall}
        onCurrent={placing.at}
        onPick={(wall) => (wall === now.wall ? placing.put() : placing.at(wall))}
        onKey={(key) => {
          keys[key]?.();
          return keys[key] !== undefined;
        }}
      />
    </>
  );
}
