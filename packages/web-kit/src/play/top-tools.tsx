// Owns the tools of a table: the rulebook, going back and again, each in its own place, and what is needed seldom behind one of them.

import { HOW_TO } from '@undercroft/presentation';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Icon, ICONS } from '../art/index.ts';
import { usePlay } from './context.ts';
import { copyText } from './copy.ts';
import { plainClick } from './plain-click.ts';
import { othersAsked } from './seat-names.ts';

export interface TopToolsProps {
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

export function TopTools(props: TopToolsProps) {
  const { meta, words, narrow, session } = usePlay();
  const undoable = session.kind !== 'replay' && meta.phase !== 'gathering' && meta.at >= 0;
  const asks = meta.back !== null && !meta.back.free && !meta.alone;
  const stays = meta.back === null && meta.hardcore === true;
  const undo = stays ? words.hardcore : asks ? words.askUndo(othersAsked(meta)) : words.undo;
  return (
    <nav className="top-tools" aria-label={words.tools} data-keep>
      {narrow ? null : (
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
      )}
      {undoable ? <Tool label={undo} keys="U" icon="backward-time" onClick={props.onUndo} /> : null}
      {undoable ? <Tool label={words.redo} keys="Control+Shift+Z" icon="backward-time" mirrored onClick={props.onRedo} /> : null}
      {props.onLog === null || narrow ? null : <Tool label={words.log} icon="scroll-unfurled" onClick={props.onLog} />}
      <MoreMenu {...props} />
      {props.tools}
    </nav>
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
function MoreMenu({ onKeys, onResign, resign, onLog, link, rulesHref, onRules }: TopToolsProps) {
  const { words, narrow } = usePlay();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const run = (what: () => void) => () => {
    menu.current?.hidePopover();
    what();
  };
  const book = (part?: string) => (event: React.MouseEvent) => {
    if (onRules === undefined || !plainClick(event)) return;
    event.preventDefault();
    run(() => onRules(part))();
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
        {narrow ? (
          <a className="act is-quiet" href={rulesHref()} onClick={book()}>
            {words.rulebook}
          </a>
        ) : null}
        <a className="act is-quiet" href={rulesHref(HOW_TO)} onClick={book(HOW_TO)}>
          {words.howTo}
        </a>
        {link === undefined ? null : <CopyLink link={link} />}
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

const SAID_MS = 4000;

/** The menu stays open: that the link was copied is said where it was asked for, to be seen and to be heard. */
function CopyLink({ link }: { readonly link: string }) {
  const { words } = usePlay();
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => setSaid(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async (): Promise<void> => {
    const done = await copyText(link);
    setSaid(done ? words.linkCopied : words.copyByHand(link));
  };
  return (
    <>
      <button type="button" className="act is-quiet" onClick={() => void copy()}>
        {words.copyLink}
      </button>
      <p role="status" className="more-said">
        {said}
      </p>
    </>
  );
}
