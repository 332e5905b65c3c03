// Owns how much may be stored: in all, by one address in a day, and at one table. A game that is under way is always played to its end.

import type { ClientMessage } from '@undercroft/table';
import type { Store } from '../store/store.ts';
import { Refused } from '../tables/around.ts';
import { Buckets } from '../ws/limits.ts';
import { DAY_MS } from './lifetimes.ts';

export interface RoomSettings {
  /** Megabytes in all. */
  readonly storeMegabytes: number;
  /** Megabytes that one address may have stored in a day. */
  readonly storedPerAddress: number;
  readonly recordsPerTable: number;
}

const MEGABYTE = 1_000_000;
/** What a guest and a table count for at the least: more than they take, since there may be many of them. */
const GUEST_BYTES = 32_000;
const TABLE_BYTES = 64_000;
/** An import is stored, and told entry by entry in the log. */
const TIMES_IMPORTED = 8;
const LOOK_EVERY_MS = 5_000;

/** Messages without which a game comes to its end as well: each could be sent for ever. */
const DISPENSABLE: ReadonlySet<ClientMessage['t']> = new Set(['back', 'again', 'consent', 'orders', 'sit', 'stand', 'bot', 'ready']);

export class Room {
  private readonly store: Pick<Store, 'size'>;
  private readonly settings: RoomSettings;
  private readonly now: () => number;
  private readonly byAddress: Buckets;
  private readonly timer: NodeJS.Timeout;
  private bytes = 0;

  constructor(store: Pick<Store, 'size'>, settings: RoomSettings, now: () => number) {
    this.store = store;
    this.settings = settings;
    this.now = now;
    const most = settings.storedPerAddress * MEGABYTE;
    this.byAddress = new Buckets(most, most / (DAY_MS / 1_000));
    this.timer = setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
  }

  /** Finds out how much is stored. */
  async look(): Promise<void> {
    this.bytes = await this.store.size().catch(() => this.bytes);
  }

  /** Bytes that are stored, as far as is known. */
  get used(): number {
    return this.bytes;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Whether there is room for a new guest of this address; if so, it is taken. */
  takesGuest(address: string): boolean {
    return !this.isFull && this.byAddress.take(address, GUEST_BYTES, this.now());
  }

  /** Whether there is room for a new table, and for the game that it goes on from; if so, it is taken. */
  takesTable(address: string, imported: number): boolean {
    return !this.isFull && this.byAddress.take(address, TABLE_BYTES + TIMES_IMPORTED * imported, this.now());
  }

  /** Throws `Refused` for a message that would only make a table longer where there is no room for that. */
  mustTake(address: string, message: ClientMessage, length: number): void {
    if (!DISPENSABLE.has(message.t)) return;
    if (length >= this.settings.recordsPerTable) throw new Refused('full', 'the table has as many records as it may');
    if (this.isFull || this.byAddress.isEmpty(address, this.now())) throw new Refused('full', 'no room is left');
  }

  /** So much was stored on behalf of an address. */
  charge(address: string, bytes: number): void {
    this.byAddress.charge(address, bytes, this.now());
  }

  private get isFull(): boolean {
    return this.bytes >= this.settings.storeMegabytes * MEGABYTE;
  }
}
