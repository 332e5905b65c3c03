// Owns which tables this node has in its care, and by which epoch: what the store fences writes by, in memory.

import type { Claims } from '../store/postgres/settle.ts';

interface Owned {
  readonly epoch: number;
  /** Since when, by the clock of this process. */
  readonly since: number;
}

export class Ownership implements Claims {
  private name: string;
  private readonly owned = new Map<string, Owned>();
  /** Told of each table that was lost. */
  onLost: (table: string) => void = () => undefined;

  constructor(node: string) {
    this.name = node;
  }

  get node(): string {
    return this.name;
  }

  get size(): number {
    return this.owned.size;
  }

  /** The tables that have been ours at least since then, with their epochs. */
  since(moment: number): readonly (readonly [table: string, epoch: number])[] {
    return [...this.owned].flatMap(([table, { since, epoch }]) => (since <= moment ? [[table, epoch] as const] : []));
  }

  epochOf(table: string): number | null {
    return this.owned.get(table)?.epoch ?? null;
  }

  /** Answers come in any order: an epoch only grows. */
  set(table: string, epoch: number): void {
    const known = this.owned.get(table);
    this.owned.set(table, { epoch: Math.max(epoch, known?.epoch ?? 0), since: known?.since ?? performance.now() });
  }

  /** We gave it back. */
  release(table: string): void {
    this.owned.delete(table);
  }

  lose(table: string): void {
    if (this.owned.delete(table)) this.onLost(table);
  }

  /** All is lost; whatever is ours from now on is that of another node. */
  beginAnew(node: string): void {
    const tables = [...this.owned.keys()];
    this.owned.clear();
    this.name = node;
    for (const table of tables) this.onLost(table);
  }
}
