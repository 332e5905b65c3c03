// Owns what a live table is given to work with: a store, games, bots, alarms, and the peers it speaks to.

import type { Seat } from '@undercroft/kernel';
import type { Bye, Code, ServerMessage, Viewer, Who } from '@undercroft/table';
import type { BotPool } from '../bots/pool.ts';
import type { ImportChecker } from '../imports/checker.ts';
import type { GameRegistry } from '../game-registry.ts';
import type { Owner } from '../cluster/cluster.ts';
import type { Room } from '../keeping/room.ts';
import type { Metrics } from '../metrics.ts';
import type { Refusals } from '../refusals.ts';
import type { FairShare, Payer } from '../share.ts';
import type { TurnNotices } from '../push/notices.ts';
import type { Store } from '../store/store.ts';
import type { Buckets } from '../ws/limits.ts';
import type { Alarms } from './alarms.ts';
import type { Origins } from './origins.ts';
import type { Sleep } from './window-time.ts';

/** Somebody at the other end of a line. */
export interface Peer extends Payer {
  readonly id: string;
  readonly who: Who;
  /** What they call themselves; perhaps nothing. */
  readonly name: string;
  send(message: ServerMessage): void;
  bye(code: Bye['code']): void;
}

/** While the position is out of memory only this is kept of a connection: from where it looked, and the digest of what it was shown. */
export interface Attached {
  readonly peer: Peer;
  /** Whether the page reads short frames. */
  readonly pack: boolean;
  viewer: Viewer | null;
  at: Seat;
  shown: string;
}

export interface Log {
  error(facts: object, text: string): void;
  warn(facts: object, text: string): void;
}

/** What one table needs of the store. */
export type TableStore = Pick<
  Store,
  'open' | 'read' | 'foldStart' | 'log' | 'snapshots' | 'append' | 'keepSnapshot' | 'say' | 'talk' | 'table'
>;

/** What one table needs around it. */
export interface TableAround {
  readonly store: TableStore;
  readonly gameRegistry: GameRegistry;
  readonly pool: Pick<BotPool, 'think'>;
  readonly alarms: Pick<Alarms, 'set'>;
  readonly metrics: Pick<Metrics, 'latency' | 'moves' | 'thoughts' | 'failures' | 'loads'>;
  readonly share: FairShare;
  readonly refusals: Pick<Refusals, 'count'>;
  readonly room: Pick<Room, 'mustTake' | 'charge'>;
  readonly origins: Origins;
  readonly log: Log;
  readonly now: () => number;
  readonly sleep: Sleep;
  /** How often each guest may speak. */
  readonly talkers: Pick<Buckets, 'take'>;
  /** How often each guest may point at something. */
  readonly pointers: Pick<Buckets, 'take'>;
  /** A seed for choices that a bot was to make and did not. */
  readonly newSeed: () => string;
  readonly snapshotEvery: number;
  /** This table is not ours any more, or nobody knows. */
  readonly lose: (table: string) => void;
  /** Whether it is ours at this moment. */
  readonly isOurs: (table: string) => boolean;
  /** Makes it ours, if it is nobody else's. */
  readonly claim: (table: string) => Promise<Owner['is']>;
  /** Tells people whose page is closed; null: this server does not. */
  readonly notices: Pick<TurnNotices, 'follow'> | null;
}

/** What all tables of a server need. */
export interface Around extends TableAround {
  readonly store: Store;
  readonly pool: BotPool;
  readonly imports: Pick<ImportChecker, 'check' | 'close'>;
  readonly alarms: Alarms;
  readonly room: Room;
}

/** The table is not there, or cannot be played: nothing was done. */
export class Refused extends Error {
  readonly code: Code;
  constructor(code: Code, why: string) {
    super(why);
    this.code = code;
  }
}

export const gone = (): Refused => new Refused('damaged', 'another node has the table, or may have');
