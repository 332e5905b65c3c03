// Owns a part of the log as a page keeps it: with what was seen after it.

import type { LogGroup } from './shown.ts';

/** A part of the log, with what was seen after it: words are composed from both, in whatever language is read now. */
export interface LogEntry extends LogGroup {
  readonly view: object | null;
  /** More had happened by the time of this view, as with all history: what it shows need not be what this part is about. */
  readonly later: boolean;
}

/** Parts of the log that arrived together, with what was seen after the last of them. */
export const entriesOf = (groups: readonly LogGroup[], view: object | null): readonly LogEntry[] =>
  groups.map((group, at) => ({ ...group, view, later: at < groups.length - 1 }));
