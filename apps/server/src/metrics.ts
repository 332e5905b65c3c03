// Owns what is measured while the server runs, in the words of Prometheus.

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const LATENCIES = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const THOUGHTS = [0.001, 0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 30];

/** Read when somebody asks, so that no figure can go astray. */
export interface Levels {
  connections(): number;
  tablesLive(): number;
  tablesKnown(): number;
  /** Tables that are this node's, of several; 0: it is the only one. */
  tablesOwned(): number;
  thoughtsWaiting(): number;
  storeBytes(): number;
}

export class Metrics {
  readonly registry = new Registry();
  readonly messages: Counter<'type'>;
  readonly moves: Counter<'by'>;
  readonly refusals: Counter<'where' | 'code'>;
  readonly byes: Counter<'code'>;
  readonly latency: Histogram;
  readonly thoughts: Histogram<'outcome'>;
  readonly stored: Histogram;
  readonly appends: Counter;
  readonly failures: Counter<'what'>;
  readonly loads: Counter<'outcome'>;
  readonly bytes: Counter<'type'>;
  readonly removed: Counter<'what'>;
  readonly notices: Counter<'outcome'>;
  readonly leasesLost: Counter;

  constructor(levels: Levels) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    const gauge = (name: string, help: string, read: () => number): void => {
      const one: Gauge = new Gauge({ name: `undercroft_${name}`, help, registers, collect: () => one.set(read()) });
    };
    const counter = <L extends string>(name: string, help: string, labelNames: readonly L[]): Counter<L> =>
      new Counter({ name: `undercroft_${name}`, help, labelNames, registers });
    const histogram = <L extends string>(name: string, help: string, buckets: number[], labelNames: readonly L[]): Histogram<L> =>
      new Histogram({ name: `undercroft_${name}`, help, buckets, labelNames, registers });
    gauge('connections', 'Open WebSocket connections.', levels.connections);
    gauge('tables_live', 'Tables whose position is in memory.', levels.tablesLive);
    gauge('tables_attended', 'Tables somebody is connected to, or that are in memory.', levels.tablesKnown);
    gauge('tables_owned', 'Tables that belong to this node of several.', levels.tablesOwned);
    gauge('bot_thoughts_waiting', 'Thoughts that wait for a thread.', levels.thoughtsWaiting);
    gauge('store_bytes', 'Bytes of the store that are in use.', levels.storeBytes);
    this.messages = counter('messages_total', 'Messages by type.', ['type']);
    this.moves = counter('moves_total', 'Durable decisions by who made them.', ['by']);
    this.refusals = counter('refusals_total', 'Refusals by where they were given, and why.', ['where', 'code']);
    this.byes = counter('byes_total', 'Connections closed by the server, by code.', ['code']);
    this.latency = histogram('move_seconds', 'From a message that changes a table to its durable reply.', LATENCIES, []);
    this.thoughts = histogram('bot_thought_seconds', 'Thoughts of bots, waiting included.', THOUGHTS, ['outcome']);
    this.stored = histogram('store_commit_seconds', 'Transactions of the store.', LATENCIES, []);
    this.appends = counter('store_writes_total', 'Writes, several to a transaction.', []);
    this.failures = counter('failures_total', 'What should not happen.', ['what']);
    this.loads = counter('table_loads_total', 'Tables read back from the store.', ['outcome']);
    this.removed = counter('removed_total', 'What had had its time and was removed.', ['what']);
    this.notices = counter('notices_total', 'Notices to people whose page is closed, by what became of them.', ['outcome']);
    this.leasesLost = counter('leases_lost_total', 'Leases that ended before they were renewed: everybody at this node was let go.', []);
    this.bytes = counter('sent_bytes_total', 'Bytes sent over WebSocket, by type of message.', ['type']);
  }
}
