// Owns talk while a game is played: a tool in the top line that says how much is new, and the talk it opens.

import type { Language } from '@undercroft/presentation';
import { useEffect, useState } from 'react';
import './gather.css';
import { Dialog } from '../play/dialog.tsx';
import { useSession, type Session } from '../play/session.ts';
import type { PlayWords } from '../words/index.ts';
import { useHidden } from './hidden.ts';
import { Talk } from './talk.tsx';

interface Props {
  readonly session: Session;
  readonly words: PlayWords;
  readonly language: Language;
}

/** Only where people play with people on a server, once the game has begun. */
export function TalkTool({ session, words, language }: Props) {
  const { talk, shown } = useSession(session);
  const [open, setOpen] = useState(false);
  const [hidden] = useHidden();
  const last = talk.at(-1)?.n ?? 0;
  const [read, setRead] = useState(last);
  useEffect(() => {
    if (open) setRead(last);
  }, [open, last]);
  const meta = shown?.meta;
  const people = meta?.seats.filter(({ kind }) => kind === 'person').length ?? 0;
  if (session.kind !== 'remote' || meta === undefined || meta.phase === 'gathering' || people < 2) return null;
  const fresh = hidden ? 0 : talk.filter(({ n, seat }) => n > read && !(meta.seats[seat]?.mine ?? false)).length;
  const label = fresh === 0 ? words.together.talk : `${words.together.talk}: ${words.together.unread(fresh)}`;
  return (
    <>
      <button type="button" className="tool talk-tool" aria-label={label} title={label} onClick={() => setOpen(true)}>
        <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 4h18v12H11l-5 5v-5H3Z" />
        </svg>
        {fresh === 0 ? null : (
          <span className="talk-count" aria-hidden="true">
            {fresh}
          </span>
        )}
      </button>
      <span className="visually-hidden" role="status">
        {fresh === 0 ? null : words.together.unread(fresh)}
      </span>
      {open ? (
        <Dialog title={words.together.talk} onClose={() => setOpen(false)}>
          <Talk session={session} words={words} language={language} />
          <button type="button" className="act is-quiet" onClick={() => setOpen(false)}>
            {words.close}
          </button>
        </Dialog>
      ) : null}
    </>
  );
}
