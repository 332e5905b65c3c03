// Owns keeping an online game that has ended: its record joins the history of this browser, to be watched without the server.

import { readTranscript } from '@undercroft/record';
import { useSession, type Session } from '@undercroft/web-kit';
import { useCallback, useEffect } from 'react';
import { load } from '../games.ts';
import { witnessOf } from '../session/witnesses.ts';
import { putHistory } from '../store/db.ts';

async function keep(id: string, session: Session): Promise<boolean> {
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
    began: Date.now(),
    ended: Date.now(),
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
