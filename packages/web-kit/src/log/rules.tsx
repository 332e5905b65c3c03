// Owns a rule shown where it was asked for: its number, its words, a way into the rulebook; focus goes back where it was.

import type { Rulebook, RulebookRule } from '@undercroft/presentation';
import './log.css';
import { createContext, Fragment, useCallback, useContext, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { Icon, ICONS } from '../art/index.ts';
import { useNarrower } from '../stage/stillness.ts';
import type { PlayWords } from '../words/index.ts';
import { PHONE_BELOW } from '../play/sizes.ts';

/** A long rule's parts are cited as ID/part; the rulebook holds the whole. */
const wholeId = (id: string): string => id.replace(/\/.*/s, '');

export function findRule(rulebook: Rulebook, id: string): { readonly rule: RulebookRule; readonly section: string } | null {
  const whole = wholeId(id);
  for (const section of rulebook.sections) {
    const rule = section.rules.find((one) => one.id === whole);
    if (rule !== undefined) return { rule, section: section.title };
  }
  return null;
}

export interface RuleDoor {
  /** Opens a rule beside what has the focus; with the line that cites it, if any. */
  readonly open: (id: string, line?: string) => void;
  readonly close: () => void;
  readonly href: (id: string) => string;
}
const Rules = createContext<RuleDoor>({ open: () => undefined, close: () => undefined, href: (id) => `#${id}` });
export const useRule = (): RuleDoor => useContext(Rules);

interface CiteProps {
  readonly rule: string;
  readonly line?: string | undefined;
  /** It stands in a list that is walked by arrows: no stop of its own. */
  readonly within?: boolean;
}

/** A cited rule: always a link, always in the same dress. */
export function Cite({ rule, line, within = false }: CiteProps) {
  const rules = useRule();
  return (
    <a
      className="cite"
      href={rules.href(rule)}
      data-rule={rule}
      tabIndex={within ? -1 : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        rules.open(rule, line);
      }}
    >
      {wholeId(rule)}
    </a>
  );
}

const IDS = /\b([A-Z]{2,5}(?:-[A-Z]+)+-\d{2}[a-z]?)\b/;
/** Text of a rule with the rules it names as links. */
export function RuleText({ text }: { readonly text: string }) {
  return (
    <>
      {text.split(IDS).map((part, at) => (
        // The parts of a fixed text keep their places.
        <Fragment key={`${at}.${part}`}>{at % 2 === 1 ? <Cite rule={part} /> : part}</Fragment>
      ))}
    </>
  );
}

export interface RulesProviderProps {
  readonly rulebook: Rulebook;
  readonly words: PlayWords;
  /** The address of a rule in the rulebook. */
  readonly href: (id: string) => string;
  /** Opens the rulebook at a rule without leaving the page; the address is followed unless told. */
  readonly onBook?: ((id: string) => void) | undefined;
  readonly children: ReactNode;
}

interface Opened {
  readonly id: string;
  readonly line: string | undefined;
  readonly from: Element | null;
}

export function RulesProvider({ rulebook, words, href, onBook, children }: RulesProviderProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = useCallback((id: string, line?: string) => {
    const active = document.activeElement;
    // From inside the note itself one goes on to another rule; the way back stays where it began.
    setOpened((before) => ({ id, line, from: before !== null && active?.closest('.rule-note') ? before.from : active }));
  }, []);
  const close = useCallback(() => setOpened(null), []);
  const door = useMemo(() => ({ open, close, href }), [open, close, href]);
  return (
    <Rules value={door}>
      {children}
      {opened === null ? null : (
        <RulePopover rulebook={rulebook} words={words} opened={opened} href={href} onBook={onBook} onClose={close} />
      )}
    </Rules>
  );
}

interface PopoverProps {
  readonly rulebook: Rulebook;
  readonly words: PlayWords;
  readonly opened: Opened;
  readonly href: (id: string) => string;
  readonly onBook?: ((id: string) => void) | undefined;
  readonly onClose: () => void;
}

export function RulePopover({ rulebook, words, opened, href, onBook, onClose }: PopoverProps) {
  const ref = useRef<HTMLDivElement>(null);
  const title = useId();
  const narrow = useNarrower(PHONE_BELOW);
  const found = findRule(rulebook, opened.id);

  useEffect(() => {
    const note = ref.current;
    if (note === null) return;
    note.showPopover();
    note.focus();
    const toggled = (event: ToggleEvent): void => {
      if (event.newState === 'closed') onClose();
    };
    note.addEventListener('toggle', toggled);
    return () => note.removeEventListener('toggle', toggled);
  }, [onClose]);

  const { from, id } = opened;
  useEffect(() => {
    if (ref.current !== null) place(ref.current, from, narrow);
  }, [from, id, narrow]);
  useEffect(
    () => () => {
      if (from instanceof HTMLElement && from.isConnected && (document.activeElement === null || document.activeElement === document.body))
        from.focus();
    },
    [from],
  );

  return (
    <div
      ref={ref}
      className={`note is-paper rule-note${narrow ? ' is-sheet' : ''}`}
      popover="auto"
      role="dialog"
      aria-labelledby={title}
      tabIndex={-1}
    >
      <p className="rule-note-id">
        <span>{found?.rule.id ?? id}</span>
        <span>{found?.section}</span>
      </p>
      <h2 id={title} className="visually-hidden">
        {words.rule(found?.rule.id ?? id)}
      </h2>
      {opened.line === undefined ? null : <p className="rule-note-line">{opened.line}</p>}
      <p className="rule-note-text">{found === null ? words.unknownRule : <RuleText text={found.rule.text} />}</p>
      {found?.rule.note === undefined ? null : (
        <p className="soft">
          <RuleText text={found.rule.note} />
        </p>
      )}
      <p className="rule-note-acts">
        <a
          className="act on-paper"
          href={href(found?.rule.id ?? id)}
          onClick={(event) => {
            if (onBook === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            ref.current?.hidePopover();
            onBook(found?.rule.id ?? id);
          }}
        >
          <Icon icon={ICONS['rule-book']} />
          {words.openRulebook}
        </a>
        <button type="button" className="act on-paper is-quiet" onClick={() => ref.current?.hidePopover()}>
          {words.close}
        </button>
      </p>
    </div>
  );
}

const GAP = 12;

/** Beside what cites it; on a phone a sheet that ends above the offers. */
function place(note: HTMLElement, from: Element | null, narrow: boolean): void {
  const { style } = note;
  const offers = document.querySelector('[data-offers]')?.getBoundingClientRect();
  if (narrow) {
    const above = offers !== undefined && offers.top > window.innerHeight * 0.4 ? window.innerHeight - offers.top : 0;
    style.inset = `auto 0 ${Math.max(0, Math.min(above, window.innerHeight * 0.6))}px 0`;
    style.maxHeight = `${window.innerHeight - above - GAP * 4}px`;
    return;
  }
  const { width, height } = note.getBoundingClientRect();
  const at = from?.getBoundingClientRect() ?? new DOMRect(window.innerWidth / 2, window.innerHeight / 3, 0, 0);
  // Beside the whole list or line, so that what was asked about can still be read.
  const beside = from?.closest('.log, .play-caption')?.getBoundingClientRect() ?? at;
  const left = beside.left - width - GAP >= GAP ? beside.left - width - GAP : at.right + GAP;
  const top = at.top - height / 3;
  const clamp = (value: number, most: number): number => Math.max(GAP, Math.min(value, most));
  style.inset = `${clamp(top, window.innerHeight - height - GAP)}px auto auto ${clamp(left, window.innerWidth - width - GAP)}px`;
}
