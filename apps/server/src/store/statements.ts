// Owns the prepared statements of a database: each is prepared once.

import type { DatabaseSync, StatementSync } from 'node:sqlite';

export class Statements {
  private readonly db: DatabaseSync;
  private readonly known = new Map<string, StatementSync>();

  constructor(db: DatabaseSync) {
    this.db = db;
  }

  of(text: string): StatementSync {
    const found = this.known.get(text);
    if (found !== undefined) return found;
    const made = this.db.prepare(text);
    this.known.set(text, made);
    return made;
  }

  /** The one number that a statement gives; 0 where it gives none. */
  number(text: string, ...values: readonly (string | number)[]): number {
    const row = this.of(text).get(...values);
    return row === undefined ? 0 : Number(Object.values(row)[0]);
  }
}
