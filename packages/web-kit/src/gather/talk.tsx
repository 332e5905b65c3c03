// Owns talk at a table: what was said, a line to write on, and phrases that every reader has in their own language.

import type { Language } from '@undercroft/presentation';
import { LONGEST_LINE, PHRASES, type TalkLine } from '@undercroft/table';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { SeatMark } from '../art/index.ts';
import { seatNumber } from '../art/seat-mark.tsx';
import { useSession, type Session } from '../play/session.ts';
import type { PlayWords } from '../words/index.ts';
import { localesOf } from '../words/locales.ts';
import { useHidden } from './hidden.ts';
import type { Notice } from './notices.ts';

const time = (at: number, language: Language): string =>
  new Date(at).toLocaleTimeString([...localesOf(language)], { hour: '2-digit', minute: '2-digit' });

interface Props {
  readonly session: Session;
  readonly words: PlayWords;
  readonly language: Language;
  readonly notices?: readonly Notice[];
}

export function Talk({ session, words, language, notices = [] }: Props) {
  const { talk, shown } = useSession(session);
  const own = words.together;
  const [hidden, setHidden] = useHidden();
  const seated = shown?.meta.seats.some(({ mine }) => mine) === true;
  const list = useRef<HTMLOListElement>(null);
  const rows = inOrder(hidden ? [] : talk, notices);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [rows.length]);
  return (
    <section className="talk" aria-label={own.talk}>
      <h2>{own.talk}</h2>
      <ol ref={list} role="log" aria-live="polite" tabIndex={0} aria-label={own.talk}>
        {rows.map((row) => (
          <li key={row.key} className={'line' in row ? undefined : 'is-notice'}>
            {'line' in row ? <Line line={row.line} words={words} /> : <span>{row.text}</span>}
            <time dateTime={new Date(row.at).toISOString()}>{time(row.at, language)}</time>
          </li>
        ))}
      </ol>
      {seated ? <Say session={session} words={words} /> : null}
      <button type="button" className="act is-quiet is-small" aria-pressed={hidden} onClick={() => setHidden(!hidden)}>
        {hidden ? own.showTalk : own.hideTalk}
      </button>
    </section>
  );
}

type Row = { readonly key: string; readonly at: number } & ({ readonly line: TalkLine } | { readonly text: string });

function inOrder(talk: readonly TalkLine[], notices: readonly Notice[]): readonly Row[] {
  const lines: readonly Row[] = talk.map((line) => ({ key: `line ${line.n}`, at: line.at, line }));
  return [...lines, ...notices].sort((a, b) => a.at - b.at);
}

function Line({ line, words }: { readonly line: TalkLine; readonly words: PlayWords }) {
  return (
    <span>
      <SeatMark seat={seatNumber(line.seat)} size={14} /> <b>{line.name}</b>{' '}
      <q>{line.phrase === undefined ? line.text : words.together.phrases[line.phrase]}</q>
    </span>
  );
}

function Say({ session, words }: { readonly session: Session; readonly words: PlayWords }) {
  const own = words.together;
  const [typed, setTyped] = useState('');
  const field = useId();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const text = typed.trim();
    if (text === '') return;
    const reply = await session.client.ask({ t: 'say', text });
    if (reply.t === 'ok') setTyped('');
  };
  return (
    <>
      <form className="talk-say" onSubmit={(event) => void submit(event)}>
        <label htmlFor={field} className="visually-hidden">
          {own.say}
        </label>
        <input
          id={field}
          value={typed}
          maxLength={LONGEST_LINE}
          placeholder={own.say}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className="act is-small" aria-disabled={typed.trim() === ''}>
          {own.send}
        </button>
      </form>
      <div className="talk-phrases" role="group" aria-label={own.quick}>
        {PHRASES.map((phrase) => (
          <button
            key={phrase}
            type="button"
            className="act is-quiet is-small"
            onClick={() => void session.client.ask({ t: 'say', phrase })}
          >
            {own.phrases[phrase]}
          </button>
        ))}
      </div>
    </>
  );
}
