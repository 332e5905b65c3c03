// Owns who has which table among simulated nodes, as the database would say it.

import type { Server } from './server.ts';

/** Until a dead node's tables are free. */
export const LEASE_MS = 2_000;
/** How often nodes look for tables that are due and nobody's, and how long ahead. */
export const LOOK_MS = 400;
export const SOON_MS = 2_000;

export class Referee {
  private readonly owners = new Map<string, Server>();
  private readonly ended = new WeakSet<Server>();

  /** Whose the table is; nobody's is taken by the one who asks. */
  claim(table: string, by: Server): Server {
    const owner = this.owners.get(table);
    if (owner !== undefined && this.isHeld(owner)) return owner;
    this.owners.set(table, by);
    return by;
  }

  owns(table: string, server: Server): boolean {
    return this.owners.get(table) === server;
  }

  isFree(table: string): boolean {
    const owner = this.owners.get(table);
    return owner === undefined || !this.isHeld(owner);
  }

  isHeld(server: Server): boolean {
    return !this.ended.has(server);
  }

  /** Whether that node knows it or not. */
  endLease(server: Server): void {
    this.ended.add(server);
  }
}
