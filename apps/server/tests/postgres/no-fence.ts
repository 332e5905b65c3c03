// A fault that is planted to be found: nodes that never notice that their lease has ended, and a database that lets everybody write anything anywhere.

import { Cluster } from '../../src/cluster/cluster.ts';
import { Ownership } from '../../src/cluster/ownership.ts';
import { FENCED } from '../../src/store/postgres/append.ts';
import { Session } from '../../src/store/postgres/database.ts';

/** The same parameters, and no condition but the name. */
const OPEN = 'id = $1 AND $2::int IS NOT NULL AND ($3::text IS NULL OR $4::bigint IS NOT NULL)';
const PLACED = 'unnest($9::text[]) WITH ORDINALITY AS new (record, place)';

/** From here on this process has no fence. */
export function takeFencesOut(): void {
  const { rows } = Session.prototype;
  Session.prototype.rows = function open(text, values) {
    if (text.includes('WITH fenced AS') && !(text.includes(FENCED) && text.includes(PLACED)))
      throw new Error('there is no fence to take out');
    const without = text
      .replace(FENCED, OPEN)
      .replace(PLACED, `${PLACED} ON CONFLICT (table_id, seq) DO UPDATE SET record = excluded.record`);
    return rows.call(this, without, values);
  };
  Object.defineProperty(Cluster.prototype, 'isHeld', { get: () => true });
  Ownership.prototype.lose = () => undefined;
  Ownership.prototype.beginAnew = () => undefined;
}
