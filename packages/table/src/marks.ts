// Owns the entries of a game as the outside knows them: by which numbers they were told, and how far back one may go.

import type { PublicEntry } from './change.ts';
import { HISTORY } from './snapshot.ts';

export interface SavedMarks {
  /** The last entries, and how many came before. */
  readonly marks: readonly PublicEntry[];
  readonly marksBefore: number;
  readonly floor: number;
}

export class Marks {
  /** From `before` on. */
  readonly list: PublicEntry[];
  before: number;
  /** Going back ends at this entry: the beginning, where the game was forked or upgraded, or `HISTORY` entries before the latest. */
  floor: number;

  /** Entries of which no floor is known were all before the game: nobody goes back among them. */
  constructor(saved: { readonly marks: readonly PublicEntry[] } & Partial<SavedMarks> = { marks: [], floor: 0 }) {
    this.list = saved.marks.slice();
    this.before = saved.marksBefore ?? 0;
    this.floor = saved.floor ?? this.list.length - 1;
  }

  /** How many entries there are. */
  get length(): number {
    return this.before + this.list.length;
  }

  add(mark: PublicEntry): void {
    this.list.push(mark);
    this.floor = Math.max(this.floor, this.length - 1 - HISTORY);
    if (this.floor - this.before > HISTORY) this.before += this.list.splice(0, this.floor - this.before).length;
  }

  cutTo(entries: number): void {
    this.list.length = entries - this.before;
  }

  /** What is needed to go on: nobody goes back before the floor. */
  save(): SavedMarks {
    return { marks: this.list.slice(this.floor - this.before), marksBefore: this.floor, floor: this.floor };
  }
}
