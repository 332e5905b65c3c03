// Owns one room in ink: hatched rim, floor, wavering walls, exits, circles, its name.

import { doorPath, floorPath, hatchPath, type IconData } from '@undercroft/web-kit';
import { memo, useRef } from 'react';
import type { ShownRoom } from '../board-model/map.ts';
import { stageIcon } from './art.ts';
import { barredPath, fittingName, insideOf, SEED, strokesOf, UNIT, type Place } from './map-ink.ts';

export interface RoomInkProps {
  readonly room: ShownRoom;
  readonly name: string;
  /** The height of its letters, in units of the map. */
  readonly letter: number;
  /** Read aloud. */
  readonly sentence: string;
  /** It has just been added: the pen draws it. */
  readonly fresh: boolean;
  /** An attack may fill the next circle. */
  readonly open: boolean;
}

/** The rock round a room; it lies below all floors, so that no room is hatched by its neighbour. */
export const RoomRock = memo(function RoomRock({ room, fresh }: Pick<RoomInkProps, 'room' | 'fresh'>) {
  return <path className={fresh ? 'ink-hatch ink-fades' : 'ink-hatch'} d={hatchPath(room.spots, UNIT, SEED)} />;
}, sameRoom);

export const RoomFloor = memo(function RoomFloor({ room, fresh }: Pick<RoomInkProps, 'room' | 'fresh'>) {
  return <path className={fresh ? 'ink-floor ink-fades' : 'ink-floor'} d={floorPath(room.spots, UNIT)} />;
}, sameRoom);

/** A placed room never moves; only its exits and circles change, and those are drawn elsewhere. */
function sameRoom(a: { readonly room: ShownRoom }, b: { readonly room: ShownRoom }): boolean {
  return (
    a.room.id === b.room.id &&
    a.room.spots.length === b.room.spots.length &&
    a.room.spots.every((spot, i) => spot.row === b.room.spots[i]?.row && spot.col === b.room.spots[i]?.col)
  );
}

function RoomMark({
  icon,
  at,
  size,
  className,
}: {
  readonly icon: IconData;
  readonly at: Place;
  readonly size: number;
  readonly className: string;
}) {
  return (
    <svg
      className={className}
      x={at.x - size / 2}
      y={at.y - size / 2}
      width={size}
      height={size}
      viewBox="0 0 512 512"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: icon.body }}
    />
  );
}

export function RoomInk({ room, name, letter, sentence, fresh, open }: RoomInkProps) {
  const gaps = room.exits.filter((exit) => exit.state !== 'blocked');
  const inside = insideOf(room.spots, room.circles, name, room.exits);
  // What was there when the room was first shown does not pop; what is filled later does.
  const first = useRef(room.filled);
  const pops = fresh ? ' ink-pops' : ' ink-pops is-late';
  const radius = UNIT * (room.here && !room.completed ? 0.31 : 0.2);
  const standing = room.here || room.card === null ? [{ ...inside.lantern, radius: UNIT * 0.45 }] : [];
  const marks = [...inside.circles.map((at) => ({ ...at, radius })), ...standing];
  return (
    <g role="img" aria-label={sentence} className={room.here ? 'dlv-room is-here' : 'dlv-room'}>
      {strokesOf(room.spots, gaps).map((d) => (
        <path key={d} className={fresh ? 'ink-wall ink-draws' : 'ink-wall'} pathLength={1} d={d} />
      ))}
      {gaps.map((exit) => (
        <path
          key={exit.wall}
          className={`ink-door${exit.added ? ' dlv-added' : ''}${fresh ? ' ink-fades' : ''}`}
          d={doorPath(exit, UNIT)}
        />
      ))}
      {room.exits
        .filter((exit) => exit.state === 'blocked')
        .map((exit) => (
          <path key={exit.wall} className="dlv-barred" d={barredPath(exit)} />
        ))}
      <g className={room.completed && !room.here ? 'dlv-circles is-done' : 'dlv-circles'}>
        {inside.circles.map(({ x, y }, i) => {
          const state = i < room.filled ? 'is-filled' : i === room.filled && open ? 'is-next' : 'is-empty';
          return (
            <circle
              key={`${x} ${y} ${state}`}
              className={`dlv-circle ${state}${fresh || room.filled !== first.current ? pops : ''}`}
              style={{ '--nth': i }}
              cx={x}
              cy={y}
              r={radius}
            />
          );
        })}
      </g>
      {room.card === null ? (
        <RoomMark
          icon={stageIcon('entrance')}
          at={{ x: inside.lantern.x, y: inside.lantern.y - 2 }}
          size={UNIT * 0.9}
          className="dlv-ladder"
        />
      ) : null}
      {room.here && room.card !== null ? (
        <RoomMark icon={stageIcon('hero')} at={inside.lantern} size={UNIT * 0.92} className="dlv-lantern" />
      ) : null}
      <title>{name}</title>
      <text className={room.here ? 'ink-name dlv-here' : 'ink-name'} style={{ fontSize: `${letter / 16}rem` }} aria-hidden="true">
        {fittingName(room.spots, name, letter, marks).map(({ text, x, y }) => (
          <tspan key={`${x} ${y}`} x={x} y={y}>
            {text}
          </tspan>
        ))}
      </text>
    </g>
  );
}
