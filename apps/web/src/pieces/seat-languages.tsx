// Owns in which language each person of one screen reads: chosen at the curtain, kept with the table, and taken off when the table is left.

import { isList, isOneOf, isRecord, tableFor } from '@undercroft/kernel';
import { LANGUAGES, type Language } from '@undercroft/presentation';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { setSettings, useSettings } from '../settings.ts';
import { LanguageName } from './language-name.tsx';

const KEY = 'undercroft.seat-languages';
/** Tables whose people are remembered; the oldest goes first. */
const MOST_TABLES = 20;

type Tongues = readonly (Language | null)[];

function kept(): ReadonlyMap<string, Tongues> {
  const found = new Map<string, Tongues>();
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    for (const one of isList(raw) ? raw : []) {
      if (!isRecord(one) || typeof one['table'] !== 'string' || !isList(one['seats'])) continue;
      found.set(
        one['table'],
        one['seats'].map((language) => (isOneOf(LANGUAGES, language) ? language : null)),
      );
    }
  } catch {
    // What cannot be read is not there.
  }
  return found;
}

function keep(table: string, seats: Tongues): void {
  const all = [...kept()].filter(([one]) => one !== table).slice(1 - MOST_TABLES);
  try {
    localStorage.setItem(KEY, JSON.stringify([...all, [table, seats] as const].map(([one, of]) => ({ table: one, seats: of }))));
  } catch {
    // Nothing can be kept here: it is asked again.
  }
}

const NAMES = tableFor(LANGUAGES, (language) => <LanguageName language={language} />);

export interface SeatLanguages {
  readonly names: Readonly<Record<Language, ReactNode>>;
  of(seat: number): Language;
  set(seat: number, language: Language): void;
  /** The person of a seat looks now. */
  look(seat: number): void;
}

/** The languages of the people at one screen; the page speaks that of whoever looks, and its own again afterwards. */
export function useSeatLanguages(table: string): SeatLanguages {
  const [seats, setSeats] = useState<Tongues>(() => kept().get(table) ?? []);
  const [own] = useState(() => useSettings.getState().language);
  useEffect(
    () => () => {
      if (useSettings.getState().language !== own && kept().has(table)) setSettings({ language: own });
    },
    [own, table],
  );
  // Whoever reads Japanese sees it on the curtain already.
  const japanese = seats.includes('ja');
  useEffect(() => {
    if (japanese) void import('../look/faces-ja.ts');
  }, [japanese]);
  const of = useCallback((seat: number): Language => seats[seat] ?? own, [seats, own]);
  const set = useCallback(
    (seat: number, language: Language) => {
      const next = Array.from({ length: Math.max(seats.length, seat + 1) }, (_, at) => (at === seat ? language : (seats[at] ?? null)));
      setSeats(next);
      keep(table, next);
    },
    [seats, table],
  );
  const look = useCallback(
    (seat: number) => {
      // Only where somebody chose: until then the page is as it was set.
      if (seats.length > 0 && of(seat) !== useSettings.getState().language) setSettings({ language: of(seat) });
    },
    [seats, of],
  );
  return { names: NAMES, of, set, look };
}
