// Owns the devices of guests in the embedded store: the first one's token is the guest's own, further ones come by a code.

import type { Who } from '@undercroft/table';
import { numberIn, textIn, type Row } from './rows.ts';
import type { Statements } from './statements.ts';
import type { Guest } from './store.ts';

const GUEST = 'SELECT id, name, created, seen FROM guests';

const guestIn = (row: Row | undefined): Guest | null =>
  row === undefined
    ? null
    : { id: textIn(row, 'id'), name: textIn(row, 'name'), created: numberIn(row, 'created'), seen: numberIn(row, 'seen') };

export const guestByToken = (sql: Statements, tokenHash: string): Guest | null =>
  guestIn(sql.of(`${GUEST} WHERE token = ?1 OR id = (SELECT guest FROM devices WHERE token = ?1)`).get(tokenHash));

export function offerDevice(sql: Statements, guest: Who, codeHash: string, until: number): void {
  sql.of('INSERT OR REPLACE INTO handovers (guest, code, until) VALUES (?, ?, ?)').run(guest, codeHash, until);
}

export function takeDevice(sql: Statements, codeHash: string, tokenHash: string, now: number, most: number): Guest | null {
  const guest = guestIn(sql.of(`${GUEST} WHERE id = (SELECT guest FROM handovers WHERE code = ? AND until >= ?)`).get(codeHash, now));
  sql.of('DELETE FROM handovers WHERE code = ? OR until < ?').run(codeHash, now);
  if (guest === null) return null;
  sql.of('INSERT INTO devices (token, guest, added) VALUES (?, ?, ?)').run(tokenHash, guest.id, now);
  sql
    .of('DELETE FROM devices WHERE token IN (SELECT token FROM devices WHERE guest = ? ORDER BY added DESC, token LIMIT -1 OFFSET ?)')
    .run(guest.id, most);
  // A device that was forgotten is told nothing any more.
  sql
    .of(
      `DELETE FROM subscriptions WHERE guest = ?1 AND device NOT IN
       (SELECT token FROM devices WHERE guest = ?1 UNION SELECT token FROM guests WHERE id = ?1)`,
    )
    .run(guest.id);
  return guest;
}

export function forgetOtherDevices(sql: Statements, guest: Who, tokenHash: string): void {
  for (const table of ['devices', 'handovers']) sql.of(`DELETE FROM ${table} WHERE guest = ?`).run(guest);
  sql.of('DELETE FROM subscriptions WHERE guest = ? AND device <> ?').run(guest, tokenHash);
  sql.of('UPDATE guests SET token = ? WHERE id = ?').run(tokenHash, guest);
}
