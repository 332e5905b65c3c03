// Owns the log in words: facts grouped by the decision that brought them about, composed once for each language.

import type { GameText } from '@undercroft/presentation';
import type { Seat, ToldFact } from '@undercroft/kernel';
import type { Actor, LogEntry } from '@undercroft/table';

export interface LogLine {
  readonly key: string;
  readonly text: string;
  readonly rule: string;
  readonly quiet: boolean;
  readonly fact: ToldFact;
}

/** What one decision brought about. */
export interface LogBlock {
  readonly key: string;
  readonly n: number;
  readonly seat: Seat;
  readonly by: Actor;
  readonly lines: readonly LogLine[];
}

type BlockCache = WeakMap<LogEntry, LogBlock>;
const kept = new WeakMap<object, BlockCache>();

/** Chance by itself is never told as a line: what it decided is. */
const isTold = (fact: ToldFact): boolean => fact.type !== 'chance';

/** From what an entry is put into words: of a later view only what holds for it still. */
function seenWith({ view, later }: LogEntry, text: GameText<object>): object | null {
  return later && view !== null && text.viewForOldEvents !== undefined ? text.viewForOldEvents(view) : view;
}

/** An entry in words. Composed once: an entry never changes. */
export function blockOf(entry: LogEntry, text: GameText<object>): LogBlock {
  let mine = kept.get(text);
  if (mine === undefined) kept.set(text, (mine = new WeakMap()));
  const before = mine.get(entry);
  if (before !== undefined) return before;
  const view = seenWith(entry, text);
  const lines =
    view === null
      ? []
      : entry.told.filter(isTold).map((fact, at) => ({
          key: `${entry.n}.${at}`,
          text: text.event(view, fact),
          rule: fact.rule,
          quiet: text.quiet?.(view, fact) ?? false,
          fact,
        }));
  const block = { key: `${entry.n}`, n: entry.n, seat: entry.seat, by: entry.by, lines };
  mine.set(entry, block);
  return block;
}

/** The log in words, oldest first. Decisions of which nothing is to be read are left out. */
export function blocksOf(log: readonly LogEntry[], text: GameText<object>, quiet: boolean): readonly LogBlock[] {
  return log.flatMap((entry) => {
    const block = blockOf(entry, text);
    const lines = quiet ? block.lines : block.lines.filter((line) => !line.quiet);
    return lines.length === 0 ? [] : [lines.length === block.lines.length ? block : { ...block, lines }];
  });
}

/** How many lines a caption holds. */
const CAPTION_MOST = 3;

/** What just happened, in a line or a few: of the latest decision of which there is anything to tell. */
export function captionOf(log: readonly LogEntry[], text: GameText<object>): readonly LogLine[] {
  for (const entry of log.slice(-CAPTION_LOOKS).reverse()) {
    const loud = blockOf(entry, text).lines.filter((line) => !line.quiet);
    if (loud.length > 0) return loud.slice(-CAPTION_MOST);
  }
  return [];
}
const CAPTION_LOOKS = 8;

/** Older entries before newer ones; what is in both is taken from the newer. */
export function joined(older: readonly LogEntry[], newer: readonly LogEntry[]): readonly LogEntry[] {
  const first = newer[0]?.n;
  return first === undefined ? [] : [...older.filter(({ n }) => n < first), ...newer];
}
