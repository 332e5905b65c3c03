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
  /** How much it matters; bookkeeping not at all. */
  readonly weight: number;
  /** The same in a caption. */
  readonly brief: string;
}

/** What one decision brought about. */
export interface LogBlock {
  readonly key: string;
  readonly n: number;
  readonly seat: Seat;
  readonly by: Actor;
  readonly lines: readonly LogLine[];
  /** Why a bot did it, in a sentence; null: nobody says. */
  readonly why: string | null;
}

interface Composed {
  readonly scene: Scene;
  readonly block: LogBlock;
}
type BlockCache = WeakMap<LogEntry, Composed>;
const kept = new WeakMap<object, BlockCache>();

/** The latest fact that says who is there; null: none is known. */
type Scene = ToldFact | null;
const opened = new WeakMap<object, WeakMap<LogEntry, Scene>>();
/** The last fact of an entry that opens a scene, looked for once. */
function openedIn(entry: LogEntry, text: GameText<object>): Scene {
  if (text.opensScene === undefined) return null;
  let mine = opened.get(text);
  if (mine === undefined) opened.set(text, (mine = new WeakMap()));
  let found = mine.get(entry);
  if (found === undefined) mine.set(entry, (found = entry.told.filter((fact) => text.opensScene?.(fact) === true).at(-1) ?? null));
  return found;
}
/** What the entries before one leave: looked for backwards. */
function sceneBefore(log: readonly LogEntry[], at: number, text: GameText<object>): Scene {
  if (text.opensScene === undefined) return null;
  for (let i = at - 1; i >= 0; i--) {
    const entry = log[i];
    const found = entry === undefined ? null : openedIn(entry, text);
    if (found !== null) return found;
  }
  return null;
}

/** Chance by itself is never told as a line: what it decided is. */
const isTold = (fact: ToldFact): boolean => fact.type !== 'chance';

/** From what a line is put into words: of a later view only what holds for it still. */
const seenWith = (view: object, later: boolean, scene: Scene, text: GameText<object>): object =>
  later && text.viewForOldEvents !== undefined ? text.viewForOldEvents(view, scene) : view;

/** An entry in words. Composed once, unless older entries are loaded that say who was there: an entry never changes. */
function blockOf(entry: LogEntry, text: GameText<object>, scene: Scene): LogBlock {
  let mine = kept.get(text);
  if (mine === undefined) kept.set(text, (mine = new WeakMap()));
  const before = mine.get(entry);
  if (before !== undefined && (before.scene === scene || !entry.later)) return before.block;
  const { view } = entry;
  let now = scene;
  const lines =
    view === null
      ? []
      : entry.told.flatMap((fact, at) => {
          if (!isTold(fact)) return [];
          if (entry.later && text.opensScene?.(fact) === true) now = fact;
          const seen = seenWith(view, entry.later, now, text);
          const quiet = text.quiet?.(seen, fact) ?? false;
          const said = text.event(seen, fact);
          return [
            {
              key: `${entry.n}.${at}`,
              text: said,
              rule: fact.rule,
              quiet,
              fact,
              weight: quiet ? 0 : (text.weight?.(seen, fact) ?? PLAIN),
              brief: text.brief?.(seen, fact) ?? said,
            },
          ];
        });
  const why = view === null ? null : reasonIn(entry, seenWith(view, entry.later, scene, text), text);
  const block = { key: `${entry.n}`, n: entry.n, seat: entry.seat, by: entry.by, lines: counted(lines), why };
  mine.set(entry, { scene, block });
  return block;
}

/** Entries in words, in their order, from the one at `from` on: what old ones are about may have been said before them. */
function composed(log: readonly LogEntry[], text: GameText<object>, from = 0): readonly LogBlock[] {
  let scene = sceneBefore(log, from, text);
  return log.slice(from).map((entry) => {
    const block = blockOf(entry, text, scene);
    scene = openedIn(entry, text) ?? scene;
    return block;
  });
}

/** The same said several times in a row is one line that says how often: five cards drawn are not five lines. */
function counted(lines: readonly LogLine[]): readonly LogLine[] {
  return lines.flatMap((line, at) => {
    const isSame = (other: LogLine | undefined): boolean => other?.text === line.text && other.rule === line.rule;
    if (isSame(lines[at - 1])) return [];
    const after = lines.findIndex((other, later) => later > at && !isSame(other));
    const times = (after < 0 ? lines.length : after) - at;
    return [times === 1 ? line : { ...line, text: `${line.text} ×${times}` }];
  });
}

/** Why a bot did what an entry tells, in a sentence; null: nobody says. */
export function reasonIn({ seat, why }: Pick<LogEntry, 'seat' | 'why'>, view: object, text: GameText<object>): string | null {
  return (why === undefined ? null : text.botWhy?.(view, seat, why)) || null;
}

/** Why the bot did what a caption tells. */
export function captionWhy(log: readonly LogEntry[], text: GameText<object>, lines: readonly LogLine[]): string | null {
  const [first] = lines;
  const at = first === undefined ? -1 : log.findIndex(({ n }) => first.key.startsWith(`${n}.`));
  return at < 0 ? null : (composed(log.slice(0, at + 1), text, at)[0]?.why ?? null);
}

/** The log in words, oldest first. Decisions of which nothing is to be read are left out. */
export function blocksOf(log: readonly LogEntry[], text: GameText<object>, quiet: boolean): readonly LogBlock[] {
  return composed(log, text).flatMap((block) => {
    const lines = quiet ? block.lines : block.lines.filter((line) => !line.quiet);
    return lines.length === 0 ? [] : [lines.length === block.lines.length ? block : { ...block, lines }];
  });
}

/** How much a fact matters of which the game says nothing. */
const PLAIN = 1;
/** How many facts a caption joins. */
const CAPTION_MOST = 3;

/**
 * What just happened: of the latest decision of which there is anything to tell, what matters most, in the order in which it happened.
 * Where something matters, what does not is left to the log.
 */
export function captionOf(log: readonly LogEntry[], text: GameText<object>): readonly LogLine[] {
  for (const block of [...composed(log, text, Math.max(0, log.length - CAPTION_LOOKS))].reverse()) {
    const loud = block.lines.filter((line) => !line.quiet);
    if (loud.length === 0) continue;
    const matters = loud.filter((line) => line.weight > PLAIN);
    const told = matters.length > 0 ? matters : loud;
    // Of equal weight the later ones: they say where things stand.
    const inOrder = [...told].reverse().sort((a, b) => b.weight - a.weight);
    const kept = new Set(inOrder.slice(0, CAPTION_MOST));
    return told.filter((line) => kept.has(line));
  }
  return [];
}
const CAPTION_LOOKS = 8;

/** Older entries before newer ones; what is in both is taken from the newer. */
export function joined(older: readonly LogEntry[], newer: readonly LogEntry[]): readonly LogEntry[] {
  const first = newer[0]?.n;
  return first === undefined ? [] : [...older.filter(({ n }) => n < first), ...newer];
}

/** The blocks of one seat, with what nobody did; all of them where no seat is named. */
export const bySeat = (blocks: readonly LogBlock[], seat: Seat | null): readonly LogBlock[] =>
  seat === null ? blocks : blocks.filter((block) => block.seat === seat || block.seat < 0);
