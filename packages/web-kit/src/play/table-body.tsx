// Owns what lies between the top line and the tools: the board with its slots, or the ending with the table to look back at.

import { useCallback, useMemo, useState } from 'react';
import { PointingAloud, usePointing } from '../gather/pointing.tsx';
import { useRule } from '../log/rules.tsx';
import { MomentNow } from '../stage/moment.tsx';
import { usePlay } from './context.ts';
import type { EndingProps, GameBoard } from './contract.ts';
import { PlainEnding } from './ending.tsx';
import { SeatRow } from './seat-row.tsx';
import { LogSlot, OffersSlot } from './slots.tsx';

interface BodyProps {
  readonly again: () => void;
  readonly next: (() => void) | undefined;
  readonly replay: () => void;
  readonly home: () => void;
  readonly onward: EndingProps<object>['onward'] | undefined;
}

const SLOTS = { offers: OffersSlot, log: LogSlot, seats: SeatRow };
export const BOTH: NonNullable<GameBoard<object>['places']> = ['offers', 'log'];

/** The board with its slots, those it does not place itself beside it; at the end the ending, with the table to look back at. */
export function TableBody({ again, next, replay, home, onward }: BodyProps) {
  const { board, view, settled, text, ask, meta, stage, errands, state, settings, narrow, words, session } = usePlay();
  const rules = useRule();
  const openRule = useCallback((id: string) => rules.open(id), [rules]);
  const help = useMemo(() => ({ odds: settings.odds, guide: settings.guide }), [settings.odds, settings.guide]);
  const [looking, setLooking] = useState(false);
  const pointing = usePointing();
  if (view === null) return null;
  const { Board } = board;
  const places: readonly string[] = board.places ?? BOTH;
  // The last throw is seen before its story is told.
  const ended = meta.phase === 'over' && session.kind !== 'replay' && stage.fact === null;
  const Ending = meta.over?.abandoned === true ? PlainEnding : (board.Ending ?? PlainEnding);
  return (
    <>
      {ended && !looking ? (
        <main className="table-ending">
          <Ending
            view={view}
            text={text}
            meta={meta}
            again={again}
            next={(meta.next === true && meta.at >= 0 && next) || null}
            replay={replay}
            home={home}
            {...(onward === undefined ? {} : { onward })}
            log={state.log}
          />
          <button type="button" className="act is-quiet table-turn" onClick={() => setLooking(true)}>
            {words.lookAtTable}
          </button>
        </main>
      ) : (
        <main className="table-body" data-places={places.join(' ')}>
          {ended ? (
            <button type="button" className="act table-turn" onClick={() => setLooking(false)}>
              {words.toEnding}
            </button>
          ) : null}
          <div className="table-board">
            <Board
              view={view}
              settled={settled ?? view}
              text={text}
              ask={ask}
              at={meta.at}
              meta={meta}
              stage={stage}
              log={state.log}
              help={help}
              narrow={narrow}
              slots={SLOTS}
              pointing={pointing}
              openRule={openRule}
              errands={errands}
            />
          </div>
          <PointingAloud pointing={pointing} />
          <MomentNow />
          {places.includes('offers') ? null : <OffersSlot />}
          {places.includes('log') || narrow ? null : (
            <div className="table-side">
              <LogSlot />
            </div>
          )}
        </main>
      )}
    </>
  );
}
