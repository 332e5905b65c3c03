// Owns picking on the map: places in ember with roving focus, moved by arrow keys to the nearest in that direction.

import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { SpotSide } from '../board-model/map.ts';
import { middleOfSide, UNIT, type Place } from './map-ink.ts';
import { nearest, nearestIn, WAYS } from './roving.ts';

export interface MapPick extends Place {
  readonly key: string;
  readonly label: string;
  /** A wall, or a whole square. */
  readonly side?: SpotSide['side'] | undefined;
  readonly chosen?: boolean | undefined;
}

export interface PicksProps {
  readonly picks: readonly MapPick[];
  readonly label: string;
  /** The one that has the focus, or would get it. */
  readonly current: string | null;
  readonly onCurrent: (key: string) => void;
  readonly onPick: (key: string) => void;
  /** Pointers are followed elsewhere: a click of theirs picks nothing, wherever the map has moved meanwhile. */
  readonly stroked?: boolean | undefined;
  /** Further keys: R, F. True when the key was used. */
  readonly onKey?: ((key: string) => boolean) | undefined;
  /** Whether somebody walks the map by keys: then whatever comes next takes the focus over. */
  readonly walking?: { current: boolean } | undefined;
}

/** More places than this are a sheet to walk on, not a list. */
const MOST_TOLD = 60;

export const wallPick = (key: string, at: SpotSide, label: string, chosen = false): MapPick => ({
  key,
  label,
  ...middleOfSide(at),
  side: at.side,
  chosen,
});

export function Picks({ picks, label, current, onCurrent, onPick, stroked = false, onKey, walking }: PicksProps) {
  const elements = useRef(new Map<string, SVGGElement>());
  const group = useRef<SVGGElement>(null);
  const last = useRef<Place | null>(null);
  const gone = last.current === null || picks.some((pick) => pick.key === current) ? undefined : nearest(picks, last.current);
  const at = picks.find((pick) => pick.key === current) ?? gone ?? picks[0];
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null || wanted.current !== at?.key) return;
    wanted.current = null;
    elements.current.get(at.key)?.focus();
  });
  // What was picked by keys is no longer there: the focus goes to the nearest that is, instead of nowhere.
  useLayoutEffect(() => {
    if (walking?.current !== true || at === undefined || group.current?.contains(document.activeElement) === true) return;
    if (document.activeElement === null || document.activeElement === document.body) elements.current.get(at.key)?.focus();
  });
  // Of a whole sheet of squares only the one in hand is told to whoever listens: hundreds of buttons tell nobody anything.
  const many = picks.length > MOST_TOLD;
  const go = (pick: MapPick | null | undefined): void => {
    if (pick === null || pick === undefined) return;
    // It takes the focus once it is told.
    wanted.current = pick.key;
    onCurrent(pick.key);
    if (pick.key === at?.key) elements.current.get(pick.key)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent, pick: MapPick): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = WAYS[event.key];
    if (walking !== undefined) walking.current = true;
    const index = picks.indexOf(pick);
    if (way !== undefined) {
      // With nothing further in that direction the next in order: every pick can be reached with any arrow.
      const forward = event.key === 'ArrowRight' || event.key === 'ArrowDown';
      go(nearestIn(picks, pick, way) ?? picks[(index + (forward ? 1 : picks.length - 1)) % picks.length]);
    } else if (event.key === 'Enter' || event.key === ' ') onPick(pick.key);
    else if (event.key === 'Home') go(picks[0]);
    else if (event.key === 'End') go(picks.at(-1));
    else if (onKey?.(event.key) !== true) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <g
      ref={group}
      role="group"
      aria-label={label}
      className="dlv-picks"
      onBlur={({ relatedTarget }) => {
        // Somebody went elsewhere; when a pick vanishes under the focus there is no such target.
        if (walking !== undefined && relatedTarget !== null && group.current?.contains(relatedTarget) !== true) walking.current = false;
      }}
      onPointerDown={() => {
        if (walking !== undefined) walking.current = false;
      }}
    >
      {picks.map((pick) => (
        <g
          key={pick.key}
          ref={(element) => {
            if (element === null) elements.current.delete(pick.key);
            else elements.current.set(pick.key, element);
          }}
          {...(many && pick.key !== at?.key
            ? { 'aria-hidden': true }
            : { role: 'button', 'aria-label': pick.label, 'aria-pressed': pick.chosen === true })}
          tabIndex={pick.key === at?.key ? 0 : many ? undefined : -1}
          data-board-pick={pick.key === at?.key ? 'here' : ''}
          className={`dlv-pick${pick.side === undefined ? ' is-square' : ' is-wall'}${pick.chosen === true ? ' is-chosen' : ''}`}
          onClick={({ detail }) => {
            if (!stroked || detail === 0) onPick(pick.key);
          }}
          onFocus={(event) => {
            last.current = pick;
            // A pointer focuses before it clicks: what it clicks on is not yet the one in hand.
            if (event.currentTarget.matches(':focus-visible')) onCurrent(pick.key);
          }}
          onKeyDown={(event) => onKeyDown(event, pick)}
        >
          {pick.side === undefined ? (
            <rect x={pick.x - UNIT / 2 + 1.5} y={pick.y - UNIT / 2 + 1.5} width={UNIT - 3} height={UNIT - 3} rx={3} />
          ) : (
            <>
              <circle className="dlv-hit" cx={pick.x} cy={pick.y} r={UNIT * 0.52} />
              <circle className="dlv-dot" cx={pick.x} cy={pick.y} r={UNIT * 0.2} />
            </>
          )}
        </g>
      ))}
    </g>
  );
}
