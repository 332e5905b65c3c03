// Owns the log as a list: each line in words, whose it was, its rule; by player where there are several, bookkeeping folded, older lines on demand.

import type { GameText } from '@undercroft/presentation';
import { SPECTATOR } from '@undercroft/kernel';
import type { LogEntry, Meta } from '@undercroft/table';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { SeatMark, seatNumber } from '../art/index.ts';
import type { PlayWords } from '../words/index.ts';
import { blocksOf, bySeat, joined, type LogBlock } from './lines.ts';
import { Cite } from './rules.tsx';
import { walkLines } from './walk-lines.ts';

export interface LogPanelProps<View extends object> {
  readonly log: readonly LogEntry[];
  readonly text: GameText<View>;
  readonly meta: Meta;
  readonly words: PlayWords;
  /** Lines before that number; fewer than asked for: there are no more. */
  readonly older?: (before: number, count: number) => Promise<readonly LogEntry[]>;
  /** Marks lines of the latest decisions. */
  readonly heading?: boolean;
}

const PAGE = 40;

export function LogPanel<View extends object>({ log, text, meta, words, older, heading = true }: LogPanelProps<View>) {
  const [quiet, setQuiet] = useState(false);
  const [only, setOnly] = useState<number | null>(null);
  const [before, setBefore] = useState<readonly LogEntry[]>([]);
  const [whole, setWhole] = useState(false);
  const all = useMemo(() => joined(before, log), [before, log]);
  const blocks = useMemo(() => bySeat(blocksOf(all, text, quiet), only), [all, text, quiet, only]);
  const list = useRef<HTMLOListElement>(null);
  const newest = log.at(-1)?.n ?? 0;
  // The log stays at its end unless somebody reads further up.
  const atEnd = useRef(true);
  const hand = useRef(false);
  const reads = (): void => {
    hand.current = true;
  };
  const follow = useCallback((): void => {
    const box = list.current;
    if (box === null || !atEnd.current) return;
    box.scrollTop = box.scrollHeight;
    hand.current = false;
  }, []);
  // A decision is told fact by fact: its lines come one after the other, and each is followed.
  useLayoutEffect(follow, [follow, blocks]);
  // The room for it changes with what is offered above, its lines with the letters: what was at the end stays there.
  useEffect(() => {
    const box = list.current;
    if (box === null) return undefined;
    const watch = new ResizeObserver(follow);
    for (const one of [box, ...box.children]) watch.observe(one);
    return () => watch.disconnect();
  }, [follow, blocks]);

  const first = all[0]?.n ?? 0;
  const more = async (): Promise<void> => {
    if (older === undefined) return;
    atEnd.current = false;
    const found = await older(first, PAGE);
    if (found.length < PAGE) setWhole(true);
    setBefore((had) => joined(found, joined(had, log)).filter(({ n }) => n < (log[0]?.n ?? 0)));
  };
  // The game begins with what no seat did.
  const canMore = older !== undefined && !whole && all.length > 0 && all[0]?.seat !== SPECTATOR;

  return (
    <section className="play-log" aria-label={words.log} data-guide="log">
      <div className="play-log-head">
        {heading ? <h2 className="disp">{words.log}</h2> : <span />}
        {meta.seats.length > 1 ? <Players meta={meta} words={words} only={only} onOnly={setOnly} /> : null}
        <button type="button" className="act is-quiet" aria-pressed={quiet} onClick={() => setQuiet(!quiet)}>
          {quiet ? words.hideQuiet : words.showQuiet}
        </button>
      </div>
      <ol
        className="log"
        ref={list}
        // One stop for keys; its lines are walked by arrows.
        tabIndex={0}
        aria-label={words.logKeys}
        onWheel={reads}
        onTouchMove={reads}
        onPointerDown={reads}
        onKeyDown={(event) => {
          reads();
          if (walkLines(event.currentTarget, event.key)) event.preventDefault();
        }}
        onScroll={({ currentTarget: box }) => {
          // Growing and shrinking move it too: only a reader's own hand leads away from the end.
          if (box.scrollHeight - box.scrollTop - box.clientHeight < 24) atEnd.current = true;
          else if (hand.current) atEnd.current = false;
          hand.current = false;
        }}
      >
        {canMore ? (
          <li className="log-older">
            <button type="button" className="act is-quiet" tabIndex={-1} data-line onClick={() => void more()}>
              {words.older}
            </button>
          </li>
        ) : null}
        {blocks.length === 0 ? <li className="faint">{words.nothingYet}</li> : null}
        {blocks.map((block) => (
          <Block key={block.key} block={block} meta={meta} words={words} fresh={block.n === newest} />
        ))}
      </ol>
    </section>
  );
}

interface PlayersProps {
  readonly meta: Meta;
  readonly words: PlayWords;
  readonly only: number | null;
  readonly onOnly: (seat: number | null) => void;
}

/** Whose lines are read: everybody's, or those of one seat. */
function Players({ meta, words, only, onOnly }: PlayersProps) {
  return (
    <div className="log-players" role="group" aria-label={words.logOf}>
      {meta.seats.map((seat, at) => {
        const name = seat.name === '' ? words.seat(at + 1) : seat.name;
        return (
          <button
            key={words.seat(at + 1)}
            type="button"
            className="log-player"
            aria-pressed={only === at}
            aria-label={name}
            title={name}
            onClick={() => onOnly(only === at ? null : at)}
          >
            <SeatMark seat={seatNumber(at)} size={18} />
          </button>
        );
      })}
    </div>
  );
}

interface BlockProps {
  readonly block: LogBlock;
  readonly meta: Meta;
  readonly words: PlayWords;
  readonly fresh: boolean;
}

function Block({ block, meta, words, fresh }: BlockProps) {
  const seat = meta.seats[block.seat];
  const by = block.by === 'orders' ? words.byOrders : block.by === 'clock' ? words.byClock : null;
  return (
    <li className={fresh ? 'log-block is-new' : 'log-block'}>
      {seat !== undefined && meta.seats.length > 1 ? (
        <SeatMark seat={seatNumber(block.seat)} size={16} here={seat.mine} label={seat.mine ? words.you : seat.name} />
      ) : null}
      <ul>
        {block.lines.map((line) => (
          <li key={line.key} className={line.quiet ? 'is-bookkeeping' : undefined} tabIndex={-1} data-line>
            <span>
              {line.text}
              {by === null ? null : <span className="faint"> ({by})</span>}
            </span>
            <Cite rule={line.rule} line={line.text} within />
          </li>
        ))}
        {block.why === null ? null : (
          <li className="told-why" tabIndex={-1} data-line>
            <span>{block.why}</span>
          </li>
        )}
      </ul>
    </li>
  );
}
