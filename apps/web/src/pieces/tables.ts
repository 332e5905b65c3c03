// Owns the list of tables on the first page: those of this browser and those of the server in one order.

import { onlineTables } from '../session/api.ts';
import { getProgress, listTables, listVisits } from '../store/db.ts';
import { inOrder, localTable, MOST, onlineTable, type HomeTable } from './home-table.ts';
import { useKept } from './kept.ts';
import { here, useLoaded, type Loaded } from './use-loaded.ts';

async function keptTables(): Promise<readonly HomeTable[]> {
  const rows = (await listTables()).slice(0, 2 * MOST);
  return Promise.all(rows.map(async (row) => localTable(row, await getProgress(row.id))));
}

/** Waits only for what the browser keeps; the server's tables join when they come. */
export function useTables(): Loaded<readonly HomeTable[]> {
  const kept = useKept(keptTables);
  const { loaded: listed } = useLoaded(async () => ((await listVisits()).length > 0 ? await onlineTables() : null), []);
  if (kept.state !== 'here') return kept;
  const online = here(listed)?.mine.map(onlineTable) ?? [];
  return { state: 'here', value: inOrder([...online, ...kept.value]) };
}
