// Owns where tables come from: the address on whose account is stored what nobody asks for, such as the moves of bots. Known only while the server runs.

import type { Desk } from '@undercroft/table';
import type { Payer } from '../share.ts';

const MOST_REMEMBERED = 100_000;

export class Origins {
  private readonly addresses = new Map<string, string>();

  of(table: string): string | null {
    return this.addresses.get(table) ?? null;
  }

  made(table: string, address: string): void {
    this.addresses.set(table, address);
    if (this.addresses.size <= MOST_REMEMBERED) return;
    const [oldest = ''] = this.addresses.keys();
    this.addresses.delete(oldest);
  }
}

/** That of one table. */
export class Origin {
  private readonly table: string;
  private readonly origins: Origins;

  constructor(table: string, origins: Origins) {
    this.table = table;
    this.origins = origins;
  }

  /** Empty: nobody who has a seat was here since the server started. */
  get address(): string {
    return this.origins.of(this.table) ?? '';
  }

  /** Addresses are not stored: after a start a table comes from wherever the first comes from who has a seat at it. */
  cameTo({ who, address }: Payer, { table }: Desk): void {
    if (this.origins.of(this.table) === null && (table.hasSat(who) || table.made.host === who)) this.origins.made(this.table, address);
  }
}
