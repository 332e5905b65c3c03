// Owns choosing how the room in hand lies: the placements that still fit the open question, and moving between them.

import { at } from '@undercroft/kernel';
import type { Ask } from '@undercroft/web-kit';
import { useMemo, useState } from 'react';
import { PLACING_ACTS, placements, type Placement } from '../board-model/map.ts';
import type { View } from '../view.ts';
import { centreOf, type Place } from './map-ink.ts';
import { useBehind } from './use-behind.ts';

export interface Placing {
  readonly all: readonly Placement[];
  /** One for each exit at which the room fits. */
  readonly doors: readonly Placement[];
  readonly now: Placement;
  /** The ways in which it may lie at this exit. */
  readonly lies: readonly Placement[];
  readonly canTurn: boolean;
  readonly canMirror: boolean;
  readonly at: (wall: string) => void;
  readonly turn: () => void;
  readonly mirror: () => void;
  /** The placement whose middle lies nearest to a point; those that lie as now are preferred. */
  readonly snap: (to: Place) => void;
  readonly put: () => void;
}

const begins = (steps: readonly unknown[], path: readonly unknown[]): boolean => path.every((step, i) => step === steps[i]);

/** What keeps a room from jumping into another orientation while it is dragged: so far, in units of the map. */
const KEEP = 26;

export function usePlacing(view: View, ask: Ask | null): Placing | null {
  const open = ask?.offer.decision === 'place-room' ? ask : null;
  const answers = useBehind(open, 'place-room', PLACING_ACTS);
  const every = useMemo(() => placements(view, answers), [view, answers]);
  const [wanted, setWanted] = useState<Placement | null>(null);
  if (open === null) return null;
  const all = every.filter(({ steps }) => begins(steps, open.path) && (open.path.length > 0 || open.node.options.includes(at(steps, 0))));
  const like = (one: Placement): boolean =>
    wanted !== null && one.wall === wanted.wall && one.by === wanted.by && one.mirrored === wanted.mirrored;
  const now = all.find(like) ?? all.find((one) => one.wall === wanted?.wall) ?? all[0];
  if (now === undefined) return null;
  const lies = all.filter(({ wall }) => wall === now.wall);
  const turns = lies.filter(({ mirrored }) => mirrored === now.mirrored);
  const other =
    lies.find(({ by, mirrored }) => mirrored !== now.mirrored && by === now.by) ?? lies.find(({ mirrored }) => mirrored !== now.mirrored);
  return {
    all,
    doors: all.filter((one, i) => all.findIndex(({ wall }) => wall === one.wall) === i),
    now,
    lies,
    canTurn: turns.length > 1,
    canMirror: other !== undefined,
    at: (wall) => {
      // The same lie at another exit, where it fits there.
      const there = all.filter((one) => one.wall === wall);
      const [first] = there;
      const same = there.find(({ by, mirrored }) => by === now.by && mirrored === now.mirrored);
      if (first !== undefined) setWanted(same ?? first);
    },
    turn: () => setWanted(turns[(turns.indexOf(now) + 1) % turns.length] ?? now),
    mirror: () => setWanted(other ?? now),
    snap: (to) => {
      const cost = (one: Placement): number => {
        const { x, y } = centreOf(one.spots);
        return Math.hypot(x - to.x, y - to.y) + (one.turns === now.turns && one.mirrored === now.mirrored ? 0 : KEEP);
      };
      setWanted(all.reduce((best, one) => (cost(one) < cost(best) ? one : best), now));
    },
    put: () => open.takeAll(now.steps.slice(open.path.length)),
  };
}
