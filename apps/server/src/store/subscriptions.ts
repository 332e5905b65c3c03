// Owns in the embedded store where guests want to be told that a table waits for them.

import type { Who } from '@undercroft/table';
import type { Subscription } from '../push/subscriptions.ts';
import { textIn } from './rows.ts';
import type { Statements } from './statements.ts';

export const subscriptions = (sql: Statements, guest: Who): readonly Subscription[] =>
  sql
    .of('SELECT endpoint, key, auth, language FROM subscriptions WHERE guest = ? ORDER BY added')
    .all(guest)
    .map((row) => ({
      endpoint: textIn(row, 'endpoint'),
      key: textIn(row, 'key'),
      auth: textIn(row, 'auth'),
      language: textIn(row, 'language'),
    }));

/** An endpoint belongs to whoever showed it last; of more than `most` of a guest the oldest are forgotten. */
export function subscribe(sql: Statements, guest: Who, device: string, one: Subscription, now: number, most: number): void {
  sql
    .of('INSERT OR REPLACE INTO subscriptions (endpoint, guest, device, key, auth, language, added) VALUES (?, ?, ?, ?, ?, ?, ?)')
    .run(one.endpoint, guest, device, one.key, one.auth, one.language, now);
  sql
    .of(
      `DELETE FROM subscriptions WHERE endpoint IN
       (SELECT endpoint FROM subscriptions WHERE guest = ? ORDER BY added DESC, endpoint LIMIT -1 OFFSET ?)`,
    )
    .run(guest, most);
}

export function unsubscribe(sql: Statements, endpoint: string): void {
  sql.of('DELETE FROM subscriptions WHERE endpoint = ?').run(endpoint);
}
