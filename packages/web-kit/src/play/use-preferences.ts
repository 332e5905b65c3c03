// Owns what a player has set for errands at a table: kept on this device, for the tables that were set last.

import { isList, isRecord, isScalar, type Scalar } from '@undercroft/kernel';
import { preferenceKey, type OpenPreference, type Preferences } from '@undercroft/table';
import { useCallback, useEffect, useState } from 'react';

const KEY = 'undercroft.preferences';
/** Tables that are remembered; the oldest goes first. */
const MOST_TABLES = 20;

/** What was kept; what cannot be read is not there. */
function kept(): ReadonlyMap<string, Preferences> {
  const found = new Map<string, Preferences>();
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    for (const one of isList(raw) ? raw : []) {
      if (!isRecord(one) || typeof one['table'] !== 'string' || !isRecord(one['set'])) continue;
      const set = Object.entries(one['set']).filter((entry): entry is [string, Scalar] => isScalar(entry[1]));
      found.set(one['table'], Object.fromEntries(set));
    }
  } catch {
    return found;
  }
  return found;
}

function keep(table: string, set: Preferences): void {
  const others = [...kept()].filter(([one]) => one !== table).slice(1 - MOST_TABLES);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, set] as const].map(([one, of]) => ({ table: one, set: of }))));
  } catch {
    // Nothing can be kept here: it holds until the page is closed.
  }
}

export function usePreferences(table: string): readonly [Preferences, (open: OpenPreference, choice: Scalar) => void] {
  const [set, setSet] = useState<Preferences>(() => kept().get(table) ?? {});
  useEffect(() => setSet(kept().get(table) ?? {}), [table]);
  const prefer = useCallback(
    (open: OpenPreference, choice: Scalar) => {
      const next = { ...set, [preferenceKey(open)]: choice };
      setSet(next);
      keep(table, next);
    },
    [set, table],
  );
  return [set, prefer];
}
