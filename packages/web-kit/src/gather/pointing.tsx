// Owns pointing at places of a board: how long it is seen, what is read aloud of it, and choosing what one means by a touch.

import { PLANS } from '@undercroft/table';
import { useEffect, useMemo, useState } from 'react';
import { Dialog } from '../play/dialog.tsx';
import { usePlay } from '../play/context.ts';
import type { Pointing } from '../play/contract.ts';
import { seatName } from '../play/seat-names.ts';

/** How long somebody's finger is seen. */
const POINT_MS = 6_000;

export interface PointingNow extends Pointing {
  /** The place that was touched and not spoken of yet. */
  readonly touched: string | null;
  readonly done: () => void;
}

/** Only where people play with people on a server, on a board that has places. */
export function usePointing(): PointingNow | null {
  const { session, board, meta, state, words } = usePlay();
  const { points, plans } = state;
  const last = points.at(-1)?.n ?? 0;
  const [through, setThrough] = useState(last);
  const [on, setOn] = useState(false);
  const [touched, setTouched] = useState<string | null>(null);
  useEffect(() => {
    if (last <= through) return;
    const timer = setTimeout(() => setThrough(last), POINT_MS);
    return () => clearTimeout(timer);
  }, [last, through]);
  const people = meta.seats.filter(({ kind }) => kind === 'person').length;
  const isThere = session.kind === 'remote' && board.place !== undefined && people > 1 && meta.phase === 'playing';
  return useMemo(() => {
    if (!isThere) return null;
    const nameOf = (seat: number): string => {
      const sitter = meta.seats[seat];
      return sitter === undefined ? '' : seatName(sitter, seat, words);
    };
    return {
      points: points.filter(({ n }) => n > through).map((point) => ({ ...point, name: nameOf(point.seat) })),
      plans: plans.map((plan) => ({ ...plan, name: nameOf(plan.seat) })),
      may: meta.at >= 0,
      on,
      toggle: () => setOn((before) => !before),
      touch: setTouched,
      touched,
      done: () => {
        setTouched(null);
        setOn(false);
      },
    };
  }, [isThere, points, plans, through, meta, words, on, touched]);
}

/** What is said of pointing, and what one may mean by the place that was touched. */
export function PointingAloud({ pointing }: { readonly pointing: PointingNow | null }) {
  const { session, board, view, text, words, meta } = usePlay();
  if (pointing === null || view === null) return null;
  const own = words.together;
  const placed = (place: string): string => board.place?.(view, text, place) ?? '';
  const told = [
    ...pointing.points.map(({ n, name, place }) => ({ key: `point ${n}`, text: own.pointed(name, placed(place)), place })),
    ...pointing.plans.map(({ seat, name, kind, place }) => ({
      key: `plan ${seat} ${kind} ${place}`,
      text: own.planned(name, kind, placed(place)),
      place,
    })),
  ].filter(({ place }) => placed(place) !== '');
  const { touched } = pointing;
  const mine = pointing.plans.some(({ seat }) => meta.seats[seat]?.mine ?? false);
  const send = (what: () => Promise<unknown>): void => {
    pointing.done();
    void what();
  };
  return (
    <>
      <div className="visually-hidden" role="log" aria-live="polite" data-pointed>
        {told.map(({ key, text: line }) => (
          <p key={key}>{line}</p>
        ))}
      </div>
      {touched === null || placed(touched) === '' ? null : (
        <Dialog title={placed(touched)} onClose={pointing.done}>
          <button type="button" className="act" onClick={() => send(() => session.client.point(touched))}>
            {own.lookHere}
          </button>
          {PLANS.map((kind) => (
            <button key={kind} type="button" className="act" onClick={() => send(() => session.client.plan({ place: touched, kind }))}>
              {own.plans[kind]}
            </button>
          ))}
          {mine ? (
            <button type="button" className="act is-quiet" onClick={() => send(() => session.client.plan(null))}>
              {own.takeBack}
            </button>
          ) : null}
          <button type="button" className="act is-quiet" onClick={pointing.done}>
            {words.cancel}
          </button>
        </Dialog>
      )}
    </>
  );
}
