// Owns keeping an online game that has ended: its record joins the history of this browser, to be watched without the server.

import { readTranscript } from '@undercroft/record';
import { useSession, type Session } from '@undercroft/web-kit';
import { useCallback, useEffect } from 'react';
import { load } from '../games.ts';
import { onlineTables } from '../session/api.ts';
import { openRemote } from '../session/remote.ts';
import { witnessOf } from '../session/witnesses.ts';
import { listHistory, putHistory } from '../store/db.ts';

async function keep(id: string, session: Session, ended = Date.now()): Promise<boolean> {
  const { welcome, shown } = session.state();
  if (welcome === null || shown === null || shown.view === null || shown.meta.over === null) return false;
  const got = await session.client.transcript();
  const transcript = got === null ? null : readTranscript(got.transcript);
  if (got === null || transcript === null) return false;
  const statistics = await load(welcome.game, 'statistics');
  const seat = Math.max(0, shown.meta.at);
  await putHistory({
    id,
    game: welcome.game,
    rules: welcome.rules,
    setup: welcome.setup,
    seats: shown.meta.seats.map(({ kind, name, bot }) => ({ kind, name, ...(bot === undefined ? {} : { bot }) })),
    seat,
    began: ended,
    ended,
    over: shown.meta.over,
    length: transcript.entries.length - 1,
    result: statistics.result(shown.view),
    transcript: got.transcript,
    proof: got.proof ?? null,
    witness: witnessOf(id),
    online: true,
  });
  return true;
}

/** At most so many are fetched at once. */
const MOST_MISSED = 10;
/** How long a table may take to open. */
const OPENS_MS = 10_000;

/** Keeps games of ours that ended on the server and are not kept here: the page was closed too soon, or they were played on another device. */
async function keepMissed(): Promise<void> {
  const tables = await onlineTables();
  if (tables === null) return;
  const known = new Set((await listHistory()).map(({ id }) => id));
  const missed = tables.mine.filter(({ id, phase }) => phase === 'over' && !known.has(id)).sort((a, b) => b.changed - a.changed);
  for (const { id, changed } of missed.slice(0, MOST_MISSED)) {
    const session = openRemote(id);
    if (await opened(session)) await keep(id, session, changed).catch(() => false);
    session.close();
  }
}
function opened(session: Session): Promise<boolean> {
  return new Promise((done) => {
    const isThere = (): boolean => session.state().shown !== null;
    const late = setTimeout(() => done(false), OPENS_MS);
    const leave = session.subscribe(() => {
      if (!isThere()) return;
      clearTimeout(late);
      leave();
      done(true);
    });
  });
}
/** Whoever looks at what was played here finds all of it. */
export function useMissed(): void {
  useEffect(() => void keepMissed().catch(() => undefined), []);
}

/** Keeps the game when it ends, and again on demand; false when there is nothing to keep. */
export function useFinishedOnline(id: string, session: Session): () => Promise<boolean> {
  const { shown } = useSession(session);
  const over = shown?.meta.over !== null && shown?.meta.over !== undefined;
  const run = useCallback(() => keep(id, session).catch(() => false), [id, session]);
  useEffect(() => {
    if (over) void run();
  }, [over, run]);
  return run;
}
