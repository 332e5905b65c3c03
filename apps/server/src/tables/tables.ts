// Owns all tables of a server: making them, finding them, and letting those rest that nobody touches.

import { randomInt } from 'node:crypto';
import { newSecret } from '@undercroft/chance';
import { finish, readTranscript } from '@undercroft/record';
import {
  checkingNewSetup,
  handedOn,
  Table,
  type AnyGame,
  type CheckedSetup,
  type HandedOn,
  type SeatSpec,
  type TableOptions,
  type TableRefusal,
  type Unchecked,
} from '@undercroft/table';
import type { Payer } from '../share.ts';
import { TooMany, type Aged, type Guest, type StoredTable } from '../store/store.ts';
import { asTold, factsOf } from './facts.ts';
import type { Around } from './around.ts';
import { LiveTable } from './live.ts';
import { Lobby } from './lobby.ts';
import { nameAt } from './names.ts';
import { Alarms } from './alarms.ts';
import type { Cluster } from '../cluster/cluster.ts';

const ALPHABET = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 14 of 57 letters: 81 bits. Who knows the name of a table may look at it. */
const ID_LENGTH = 14;
/** Whether a table could bear this name: nothing else is looked for. */
export const isTableId = (name: string): boolean => /^[\w-]{1,60}$/.test(name);

export interface WantedSeat {
  readonly kind: 'me' | 'open' | 'bot';
  readonly name?: string | undefined;
  readonly bot?: string | undefined;
  readonly promise?: string | undefined;
}
export interface WantedTable {
  readonly game: string;
  readonly setup?: object | undefined;
  readonly seats: readonly WantedSeat[];
  readonly options: TableOptions;
  readonly from?: string | undefined;
  /** The finished table whose story goes on. */
  readonly after?: string | undefined;
  /** The finished table whose people play again. */
  readonly again?: string | undefined;
}
export type Made = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly refusal: TableRefusal };

export interface TablesSettings {
  readonly idleSeconds: number;
  readonly liveTables: number;
  readonly tablesPerGuest: number;
  readonly importEntries: number;
}

export class Tables {
  readonly around: Around;
  readonly lobby: Lobby;
  private readonly settings: TablesSettings;
  private readonly live = new Map<string, LiveTable>();
  private readonly sweeper: NodeJS.Timeout;
  private readonly cluster: Cluster | null;
  private stopped = false;

  constructor(around: Omit<Around, 'alarms' | 'lose' | 'isOurs' | 'claim'>, settings: TablesSettings, cluster: Cluster | null = null) {
    this.cluster = cluster;
    this.settings = settings;
    const alarms = new Alarms((id) => void this.at(id).wake(), around.now);
    this.around = {
      ...around,
      alarms,
      lose: (id) => this.lose(id),
      isOurs: (id) => cluster?.has(id) ?? true,
      claim: async (id) => (await cluster?.claim(id))?.is ?? 'ours',
    };
    if (cluster !== null) cluster.ownership.onLost = (id) => this.lost(id);
    this.lobby = new Lobby(around.store, around.origins, around.now);
    this.sweeper = setInterval(() => this.sweep(), Math.max(50, Math.min(10_000, settings.idleSeconds * 250)));
    this.sweeper.unref();
  }

  /** Takes up what was under way when the last server stopped. */
  async start(): Promise<void> {
    if (this.cluster !== null) {
      const { alarms } = this.around;
      return this.cluster.join({ wake: (id, at) => alarms.set(id, at), needs: (id) => this.live.has(id) || alarms.has(id) });
    }
    for (const { id, at } of await this.around.store.alarms()) this.around.alarms.set(id, at);
  }

  /** There are no other nodes. */
  get isAlone(): boolean {
    return this.cluster === null;
  }

  /** The address of the node that has a table, where that is another one; null: this one may go on with it, as far as there is one. */
  async elsewhere(id: string): Promise<{ readonly address: string; readonly leaving: boolean } | null> {
    if (!isTableId(id)) return null;
    const owner = (await this.cluster?.claim(id)) ?? { is: 'ours' };
    return owner.is === 'theirs' ? owner : null;
  }

  /** Nobody here goes on with this table. */
  private lose(id: string): void {
    this.cluster?.ownership.lose(id);
    // Also what was never ours.
    this.lost(id);
  }

  private lost(id: string): void {
    this.around.alarms.set(id, null);
    const live = this.live.get(id);
    this.live.delete(id);
    live?.lose();
  }

  at(id: string): LiveTable {
    const known = this.live.get(id);
    if (known !== undefined) return known;
    const table = new LiveTable(id, this.around);
    this.live.set(id, table);
    return table;
  }

  /** What may be told of a stored table to anybody; null: there is none. */
  async told(id: string): Promise<StoredTable | null> {
    const stored = isTableId(id) ? await this.around.store.table(id) : null;
    return stored === null ? null : asTold(stored, this.around.now());
  }

  /** The same of all tables of a guest, those first that wait for them. What the store does at once is charged to them, not what is waited for. */
  async toldOf(guest: Guest, most: number, payer: Payer): Promise<readonly StoredTable[]> {
    const { share, store, now } = this.around;
    const isWaiting = ({ seats }: StoredTable): boolean => seats.some(({ who, waiting }) => waiting && who === guest.id);
    const mine = (await share.measured(payer, () => store.tablesOf(guest.id, most, now()))).map((one) => asTold(one, now()));
    const order = (one: StoredTable): number => (isWaiting(one) ? 0 : one.phase === 'over' ? 2 : 1);
    return mine.toSorted((a, b) => order(a) - order(b) || b.changed - a.changed);
  }

  /** A table that nobody needs here any more is not kept by name. */
  release(table: LiveTable): void {
    if (table.forgotten && this.live.get(table.id) === table) this.live.delete(table.id);
  }

  get inMemory(): number {
    let n = 0;
    for (const table of this.live.values()) if (table.inMemory) n++;
    return n;
  }

  get known(): number {
    return this.live.size;
  }

  /** Removes a stored table that nobody is at; false: somebody is, or it was touched since it was found. */
  async remove(aged: Aged): Promise<boolean> {
    if (this.live.has(aged.id)) return false;
    const live = this.at(aged.id);
    const removed = await live.whileUnattended(() => this.around.store.removeTable(aged));
    this.release(live);
    if (removed === true) this.around.alarms.set(aged.id, null);
    return removed === true;
  }

  async make(guest: Guest, payer: Payer, wanted: WantedTable): Promise<Made> {
    const { store, gameRegistry, room, share, now } = this.around;
    const refuse = (refusal: TableRefusal): Made => ({ ok: false, refusal });
    const game = gameRegistry.games.get(wanted.game);
    if (game === undefined) return refuse({ code: 'no-game' });
    const bots = gameRegistry.bots.get(wanted.game) ?? {};
    if (wanted.seats.some(({ kind, bot }) => kind === 'bot' && !Object.hasOwn(bots, bot ?? ''))) return refuse({ code: 'no-such-bot' });
    const tooMany = refuse({ code: 'full', detail: 'tables' });
    const { tablesPerGuest } = this.settings;
    if ((await store.hosting(guest.id, now())) >= tablesPerGuest) return tooMany;
    if (!room.takesTable(payer.address, wanted.from?.length ?? 0)) return refuse({ code: 'full', detail: 'storage' });
    const { again } = wanted;
    if (again !== undefined) {
      if (!(await this.isOver(again, wanted.game, guest, payer))) return refuse({ code: 'bad-setup', detail: 'again' });
      // Where the others have gone on already, no second table is made for whoever comes later.
      const there = await this.rematchOf(again, payer);
      if (there !== null) return { ok: true, id: there };
    }
    const seats = seated(wanted.seats, guest);
    const { options, from, after } = wanted;
    if (from !== undefined && share.measured(payer, () => entriesIn(from)) > this.settings.importEntries)
      return refuse({ code: 'bad-setup', detail: 'from' });
    const handed = after === undefined ? null : await this.handedOn(after, wanted.game, guest, payer);
    const setup = wanted.setup ?? handed?.setup;
    if (setup === undefined || (after !== undefined && handed === null)) return refuse({ code: 'bad-setup', detail: 'after' });
    const at = now();
    const secret = newSecret();
    const more = {
      ...(from === undefined ? {} : { from }),
      ...(after === undefined || handed === null ? {} : { after: { table: after, carried: handed.carried } }),
    };
    const checked = await this.checked(game, payer, { setup, seats, ...more });
    if (!checked.ok) return checked;
    const table = Table.of(game, { setup, seats, options, host: guest.id, secret, ...more }, checked.setup, at);
    const id = newId();
    try {
      await store.create(
        { id, game: game.id, rules: game.rulesVersion, host: guest.id },
        { table: id, from: 0, records: [table.made], at, digest: '', facts: factsOf(table), snapshot: null, log: [], cut: null },
        tablesPerGuest,
      );
    } catch (error) {
      // Others were made while this one was: the store counts them where it writes.
      if (error instanceof TooMany) return tooMany;
      throw error;
    }
    this.around.origins.made(id, payer.address);
    // Whoever asked first decides where it goes on; the others are led there.
    return { ok: true, id: again === undefined ? id : ((await this.playAgain(again, id, payer)) ?? id) };
  }

  /** A game that is brought along is played through the rules on a thread of its own: nobody waits for it who plays. */
  private async checked(game: AnyGame, payer: Payer, wanted: Unchecked): Promise<CheckedSetup> {
    const { share, imports } = this.around;
    if (wanted.from !== undefined) return imports.check(payer, game.id, wanted);
    return share.measured(payer, () => finish(checkingNewSetup(game, wanted)));
  }

  /** Whether this guest sat at a table of this game that is over, to its end or not. */
  private async isOver(id: string, game: string, guest: Guest, payer: Payer): Promise<boolean> {
    const stored = await this.told(id);
    if (stored === null || stored.game !== game || stored.phase !== 'over') return false;
    const live = this.at(id);
    const sat = await live.ask(({ table }) => table.hasSat(guest.id), payer).catch(() => false);
    this.release(live);
    return sat;
  }

  private async rematchOf(finished: string, payer: Payer): Promise<string | null> {
    const live = this.at(finished);
    const at = await live.ask(({ table }) => table.rematch, payer).catch(() => null);
    this.release(live);
    return at;
  }

  private async playAgain(finished: string, id: string, payer: Payer): Promise<string | null> {
    const live = this.at(finished);
    const at = await live.playAgainAt(id, payer).catch(() => null);
    this.release(live);
    return at;
  }

  /** What a finished table of this game hands on, to those who sat at it; null where there is none. */
  private async handedOn(id: string, game: string, guest: Guest, payer: Payer): Promise<HandedOn | null> {
    const stored = await this.told(id);
    if (stored === null || stored.game !== game || stored.phase !== 'over' || !stored.seats.some(({ who }) => who === guest.id))
      return null;
    const live = this.at(id);
    const handed = await live.ask(({ table }) => handedOn(table), payer).catch(() => null);
    this.release(live);
    return handed;
  }

  /** Finishes what is under way; after this nothing is written. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.sweeper);
    this.around.alarms.stop();
    await Promise.all([this.around.pool.close(), this.around.imports.close()]);
    await Promise.all([...this.live.values()].map((table) => table.stop()));
  }

  private sweep(): void {
    if (this.stopped) return;
    const before = this.around.now() - this.settings.idleSeconds * 1_000;
    for (const table of this.live.values()) {
      if (table.used <= before) table.rest();
      this.release(table);
    }
    void this.cluster?.giveBack().catch(() => undefined);
    const tooMany = this.inMemory - this.settings.liveTables;
    if (tooMany <= 0) return;
    const longestIdle = [...this.live.values()].filter((table) => table.inMemory).sort((a, b) => a.used - b.used);
    for (const table of longestIdle.slice(0, tooMany)) table.rest();
  }
}

/** How many entries a game has that somebody brought along; 0 where it is none, which is found out when it is played. */
const entriesIn = (text: string): number => readTranscript(text)?.entries.length ?? 0;

/** The seats of a new table; those of its host are named one after the other. */
function seated(wanted: readonly WantedSeat[], guest: Guest): readonly SeatSpec[] {
  const seats = wanted.map((seat) => specOf(seat, guest));
  for (const [at, spec] of seats.entries())
    if (spec.kind === 'person') seats[at] = { ...spec, name: nameAt(seats, at, guest.id, spec.name) };
  return seats;
}

function specOf({ kind, name, bot, promise }: WantedSeat, guest: Guest): SeatSpec {
  if (kind === 'me') return { kind: 'person', name: name || guest.name, who: guest.id, ...(promise === undefined ? {} : { promise }) };
  return kind === 'bot' && bot !== undefined ? { kind: 'bot', name: bot, bot } : { kind: 'open', name: '' };
}

function newId(): string {
  return Array.from({ length: ID_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
