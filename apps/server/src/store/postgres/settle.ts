// Owns finding out what became of a write whose answer was lost, before anybody is told anything of it.

import { Conflict, Fenced, Unsettled, type Append } from '../store.ts';
import { numberIn, textIn } from '../rows.ts';
import type { Fence } from './append.ts';
import { isLost, isUndone, NotConnected, type Database } from './database.ts';

/** Which tables a node owns, and by which epoch. */
export interface Claims {
  readonly node: string;
  epochOf(table: string): number | null;
  /** It is ours by this epoch. */
  set(table: string, epoch: number): void;
  /** It is not ours any more. */
  lose(table: string): void;
}

/** Whether a fence is what we have by now: another claim, or another name of this node, is for others to write by. */
export const isCurrent = (claims: Claims | null, table: string, fence: Fence): boolean =>
  claims === null || fence === null || (claims.node === fence.node && claims.epochOf(table) === fence.epoch);

/**
 * Writes it once, whatever breaks, by the fence there was when it began. Where an answer is lost the table is read again. Before that its epoch is raised: the write that nobody
 * answered may still be on its way, and must not arrive later. Throws `Unsettled` when the database does not come back in time.
 */
export async function surely(
  database: Database,
  claims: Claims | null,
  append: Append,
  fence: Fence,
  write: () => Promise<void>,
): Promise<void> {
  let isUnknown = false;
  await database
    .again(async () => {
      try {
        if (!isCurrent(claims, append.table, fence)) throw new Fenced(`table ${append.table} was lost while it was written`);
        if (isUnknown && (await isKept(database, claims, append, fence))) return;
        await write();
      } catch (error) {
        // What was refused may have been refused because it is there already.
        if (
          isUnknown &&
          error instanceof Conflict &&
          isCurrent(claims, append.table, fence) &&
          (await isKept(database, claims, append, fence))
        )
          return;
        isUnknown ||= isLost(error);
        throw isUnknown && !isRetried(error) ? unsettled(error) : error;
      }
    })
    .catch((error: unknown) => {
      throw isUnknown && isRetried(error) ? unsettled(error) : error;
    });
}

const isRetried = (error: unknown): boolean => error instanceof NotConnected || isLost(error) || isUndone(error);
const unsettled = (cause: unknown): Error =>
  cause instanceof Conflict ? cause : new Unsettled('whether it was written is not known', { cause });

/** Whether exactly these records are in their places. If they are not, a write that is still under way cannot bring them there. */
async function isKept(database: Database, claims: Claims | null, { table, from, records }: Append, fence: Fence): Promise<boolean> {
  const rows = await database.transaction(async (session) => {
    if (claims !== null && fence !== null) {
      const [raised] = await session.rows(
        'UPDATE tables SET epoch = epoch + 1 WHERE id = $1 AND owner = $2 AND epoch >= $3 RETURNING epoch',
        [table, fence.node, fence.epoch],
      );
      if (raised !== undefined && isCurrent(claims, table, fence)) {
        fence.epoch = numberIn(raised, 'epoch');
        claims.set(table, fence.epoch);
      }
    } else await session.rows('SELECT id FROM tables WHERE id = $1 FOR UPDATE', [table]);
    return session.rows('SELECT record FROM records WHERE table_id = $1 AND seq >= $2 AND seq < $3 ORDER BY seq', [
      table,
      from,
      from + records.length,
    ]);
  });
  return rows.length === records.length && rows.every((row, i) => textIn(row, 'record') === JSON.stringify(records[i]));
}
