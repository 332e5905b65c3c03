// Owns the top line: the way home, where the game is and whose turn it is, and the tools.

import { HOW_TO } from '@undercroft/presentation';
import type { Meta } from '@undercroft/table';
import { useId, useRef, type ReactNode } from 'react';
import { ArchMark, Icon, ICONS, SeatMark } from '../art/index.ts';
import { seatNumber } from '../log/log-panel.tsx';
import type { PlayWords } from '../words/index.ts';
import { clockText, useTimes } from './clock.ts';
import { usePlay } from './context.ts';
import { copyText } from './copy.ts';

export interface TopLineProps {
  readonly homeHref: string;
  readonly onHome: () => void;
  readonly rulesHref: (id?: string) => string;
  /** Opens the rulebook, or a part of it, without leaving the page. */
  readonly onRules?: ((id?: string) => void) | undefined;
  readonly onLog: (() => void) | null;
  readonly onKeys: () => void;
  readonly onResign: (() => void) | null;
  /** The word for it. */
  readonly resign: string;
  readonly onUndo: (() => void) | null;
  readonly onRedo: (() => void) | null;
  /** The address of the table, for others to watch or join; none for a table of this device. */
  readonly link?: string | undefined;
  /** More tools of the page: settings. */
  readonly tools?: ReactNode;
}

/** Whose turn it is, where there is more than one seat. */
export function turnText(meta: Meta, asked: boolean, words: PlayWords): string | null {
  if (meta.phase !== 'playing' || meta.seats.length < 2) return null;
  if (asked) return words.yourTurn;
  if (meta.waiting === 'responses') return words.waitingResponses;
  const [first] = meta.waiting;
  const seat = first === undefined ? undefined : meta.seats[first];
  return seat === undefined ? null : words.turnOf(seat.name);
}

const plainClick = (event: { metaKey: boolean; ctrlKey: boolean; shiftKey: boolean }): boolean =>
  !event.metaKey && !event.ctrlKey && !event.shiftKey;

export function TopLine(props: TopLineProps) {
  const { meta, view, text, board, words, ask, narrow, session } = usePlay();
  const where = view === null || meta.phase === 'gathering' ? null : (board.where?.(view, text) ?? null);
  const turn = turnText(meta, ask !== null, words);
  const title = turn ?? where?.title ?? text.title;
  const said = narrow ? (where?.brief ?? where?.detail) : where?.detail;
  const detail = turn === null ? said : [where?.title, said].filter(Boolean).join(' · ');
  const name = meta.name === '' || meta.name === text.title ? text.title : `${meta.name} · ${text.title}`;
  const undoable = session.kind !== 'replay' && meta.phase !== 'gathering';
  const undo = meta.back !== null && !meta.back.free && !meta.alone ? words.askUndo : words.undo;
  return (
    <header className="top-line">
      <div className="top-home">
        <a
          className="tool"
          href={props.homeHref}
          aria-label={words.home}
          title={words.home}
          onClick={(event) => {
            if (!plainClick(event)) return;
            event.preventDefault();
            props.onHome();
          }}
        >
          <ArchMark />
        </a>
        {narrow ? null : <span className="top-name">{name}</span>}
      </div>
      <div className="top-where" data-guide="where">
        <h1>{title}</h1>
        {detail === undefined || detail === '' ? null : <span className="soft">{detail}</span>}
        {meta.at < 0 && session.kind !== 'replay' ? <span className="faint">{words.watching}</span> : null}
        <Clocks />
      </div>
      <nav className="top-tools" aria-label={words.tools}>
        <a
          className="tool"
          href={props.rulesHref()}
          aria-label={words.rulebook}
          title={words.rulebook}
          onClick={(event) => {
            if (props.onRules === undefined || !plainClick(event)) return;
            event.preventDefault();
            props.onRules();
          }}
        >
          <Icon icon={ICONS['rule-book']} />
        </a>
        {undoable ? <Tool label={undo} keys="U" icon="backward-time" onClick={props.onUndo} /> : null}
        {undoable && meta.redo ? (
          <Tool label={words.redo} keys="Control+Shift+Z" icon="backward-time" mirrored onClick={props.onRedo} />
        ) : null}
        {props.onLog === null || narrow ? null : <Tool label={words.log} icon="scroll-unfurled" onClick={props.onLog} />}
        <MoreMenu {...props} />
        {props.tools}
      </nav>
    </header>
  );
}

interface ToolProps {
  readonly label: string;
  readonly icon: keyof typeof ICONS;
  readonly keys?: string;
  readonly mirrored?: boolean;
  /** Null: not now. */
  readonly onClick: (() => void) | null;
}

function Tool({ label, icon, keys, mirrored = false, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={`tool${onClick === null ? ' is-off' : ''}${mirrored ? ' is-mirrored' : ''}`}
      aria-label={label}
      title={label}
      aria-disabled={onClick === null}
      aria-keyshortcuts={keys}
      onClick={() => onClick?.()}
    >
      <Icon icon={ICONS[icon]} />
    </button>
  );
}

/** What is needed seldom, each with its word. */
function MoreMenu({ onKeys, onResign, resign, onLog, link, rulesHref, onRules }: TopLineProps) {
  const { words, narrow } = usePlay();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const run = (what: () => void) => () => {
    menu.current?.hidePopover();
    what();
  };
  return (
    <>
      <button type="button" className="tool" popoverTarget={id} aria-label={words.more} title={words.more}>
        <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="4" cy="12" r="2.4" />
          <circle cx="12" cy="12" r="2.4" />
          <circle cx="20" cy="12" r="2.4" />
        </svg>
      </button>
      <div id={id} ref={menu} popover="auto" className="note more-menu">
        {onLog === null || !narrow ? null : (
          <button type="button" className="act is-quiet" onClick={run(onLog)}>
            {words.log}
          </button>
        )}
        <a
          className="act is-quiet"
          href={rulesHref(HOW_TO)}
          onClick={(event) => {
            if (onRules === undefined || !plainClick(event)) return;
            event.preventDefault();
            onRules(HOW_TO);
          }}
        >
          {words.howTo}
        </a>
        {link === undefined ? null : (
          <button type="button" className="act is-quiet" onClick={run(() => void copyText(link))}>
            {words.copyLink}
          </button>
        )}
        <button type="button" className="act is-quiet" onClick={run(onKeys)}>
          {words.keyboard}
        </button>
        {onResign === null ? null : (
          <button type="button" className="act is-quiet" onClick={run(onResign)}>
            {resign}
          </button>
        )}
      </div>
    </>
  );
}

function Clocks() {
  const { meta, words } = usePlay();
  const times = useTimes(meta);
  if (times === null || meta.phase !== 'playing') return null;
  return (
    <span className="top-clocks">
      {times.map((left, seat) => {
        const name = meta.seats[seat]?.name ?? words.seat(seat + 1);
        const time = clockText(left);
        return (
          <span
            key={name + words.seat(seat + 1)}
            role="timer"
            aria-label={words.clockOf(name, time)}
            className={left < 30_000 ? 'is-short' : undefined}
          >
            <SeatMark seat={seatNumber(seat)} size={14} /> {time}
          </span>
        );
      })}
    </span>
  );
}
