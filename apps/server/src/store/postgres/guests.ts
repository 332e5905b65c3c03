// Owns guests, their devices and their subscriptions in the PostgreSQL store.

import type { Who } from '@undercroft/table';
import type { Subscription } from '../../push/subscriptions.ts';
import { numberIn, textIn, type Row } from '../rows.ts';
import type { Guest } from '../store.ts';
import type { Database } from './database.ts';

const guestIn = (row: Row | null): Guest | null =>
  row === null
    ? null
    : { id: textIn(row, 'id'), name: textIn(row, 'name'), created: numberIn(row, 'created'), seen: numberIn(row, 'seen') };

const GUEST = 'SELECT id, name, created, seen FROM guests';

export const guestByToken = async (db: Database, tokenHash: string): Promise<Guest | null> =>
  guestIn(
    await db.row(`${GUEST} WHERE token = $1 UNION ALL ${GUEST} WHERE id = (SELECT guest FROM devices WHERE token = $1) LIMIT 1`, [
      tokenHash,
    ]),
  );

/** Said twice by one who is not sure, it is the same guest; the token of another is refused. */
export async function addGuest(db: Database, { id, name, created }: Omit<Guest, 'seen'>, tokenHash: string): Promise<void> {
  await db.changes(
    `INSERT INTO guests (id, token, name, created, seen) VALUES ($1, $2, $3, $4, $4) ON CONFLICT (id)
     DO UPDATE SET token = excluded.token WHERE guests.token = excluded.token`,
    [id, tokenHash, name, created],
  );
}

export async function offerDevice(db: Database, guest: Who, codeHash: string, until: number): Promise<void> {
  await db.changes(
    'INSERT INTO handovers VALUES ($1, $2, $3) ON CONFLICT (guest) DO UPDATE SET code = excluded.code, until = excluded.until',
    [guest, codeHash, until],
  );
}

export const takeDevice = (db: Database, codeHash: string, tokenHash: string, now: number, most: number): Promise<Guest | null> =>
  db.transaction(async (session) => {
    // Who takes the row away has the code: of two who come at once one finds it gone.
    const [taken] = await session.rows('DELETE FROM handovers WHERE code = $1 RETURNING guest, until', [codeHash]);
    await session.changes('DELETE FROM handovers WHERE until < $1', [now]);
    if (taken === undefined || numberIn(taken, 'until') < now) return null;
    const [row = null] = await session.rows(`${GUEST} WHERE id = $1 FOR UPDATE`, [textIn(taken, 'guest')]);
    const guest = guestIn(row);
    if (guest === null) return null;
    await session.changes('INSERT INTO devices VALUES ($1, $2, $3)', [tokenHash, guest.id, now]);
    await session.changes(
      'DELETE FROM devices WHERE token IN (SELECT token FROM devices WHERE guest = $1 ORDER BY added DESC, token OFFSET $2)',
      [guest.id, most],
    );
    // A device that was forgotten is told nothing any more.
    await session.changes(
      `DELETE FROM subscriptions WHERE guest = $1 AND device NOT IN
       (SELECT token FROM devices WHERE guest = $1 UNION SELECT token FROM guests WHERE id = $1)`,
      [guest.id],
    );
    return guest;
  });

export const forgetOtherDevices = (db: Database, guest: Who, tokenHash: string): Promise<void> =>
  db.again(() =>
    db.transaction(async (session) => {
      for (const table of ['devices', 'handovers']) await session.changes(`DELETE FROM ${table} WHERE guest = $1`, [guest]);
      await session.changes('DELETE FROM subscriptions WHERE guest = $1 AND device <> $2', [guest, tokenHash]);
      await session.changes('UPDATE guests SET token = $2 WHERE id = $1', [guest, tokenHash]);
    }),
  );

export const subscribe = (db: Database, guest: Who, device: string, one: Subscription, now: number, most: number): Promise<void> =>
  db.again(() =>
    db.transaction(async (session) => {
      const { endpoint, key, auth, language } = one;
      await session.changes(
        `INSERT INTO subscriptions VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (endpoint) DO UPDATE SET guest = excluded.guest,
         device = excluded.device, key = excluded.key, auth = excluded.auth, language = excluded.language, added = excluded.added`,
        [endpoint, guest, device, key, auth, language, now],
      );
      await session.changes(
        `DELETE FROM subscriptions WHERE endpoint IN
         (SELECT endpoint FROM subscriptions WHERE guest = $1 ORDER BY added DESC, endpoint OFFSET $2)`,
        [guest, most],
      );
    }),
  );

export async function unsubscribe(db: Database, endpoint: string): Promise<void> {
  await db.changes('DELETE FROM subscriptions WHERE endpoint = $1', [endpoint]);
}

export const subscriptions = async (db: Database, guest: Who): Promise<readonly Subscription[]> =>
  (await db.rows('SELECT endpoint, key, auth, language FROM subscriptions WHERE guest = $1 ORDER BY added', [guest])).map((row) => ({
    endpoint: textIn(row, 'endpoint'),
    key: textIn(row, 'key'),
    auth: textIn(row, 'auth'),
    language: textIn(row, 'language'),
  }));
