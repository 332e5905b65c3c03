// Owns the figures of the server as sections: a durable move, what it sends, what a table weighs, many tables played at once.

import { at } from '../../../apps/server/bench/client.ts';
import { latency, MOVES_A_ROUND, type Spread } from '../../../apps/server/bench/latency.ts';
import { BACK_EVERY, LENGTHS, loading, REACH } from '../../../apps/server/bench/loading.ts';
import { memory, type Memory } from '../../../apps/server/bench/memory.ts';
import { PACE_SECONDS, playing } from '../../../apps/server/bench/playing.ts';
import { figureOf, type Figure, type Scale } from '../measure.ts';
import type { Row, Section } from '../report.ts';

const AIMS = { ratio: 4, bytes: 300, tables: 10_000, played: 1_000, longer: 2 } as const;
const COLUMN = 'figure';
const SOME = 200;

const once = (n: number): Figure => figureOf([n]);
const row = (what: string, unit: string, figure: Figure): Row => ({ what, unit, figures: { [COLUMN]: figure } });
const many = (n: number): string => n.toLocaleString('en-US');

/** The parts that are measured, each in a process of its own. */
export const serverParts: Readonly<Record<string, (scale: Scale) => Promise<readonly Section[]>>> = {
  'server latency': latencySections,
  'server memory': async ({ tables }) => [memorySection(await memory(tables, SOME))],
  'server playing': async ({ played }) => [await playingSection(played)],
  'server loading': async ({ rounds }) => [await loadingSection(rounds)],
};

async function latencySections({ rounds }: Scale): Promise<readonly Section[]> {
  const { game, move, echo, ratio, stored, synced, toSeat, toWatcher } = await latency(rounds);
  const spread = (what: string, unit: string, { p50, p99 }: Spread): Row => ({
    what,
    unit,
    figures: { p50: figureOf(p50), p99: figureOf(p99) },
  });
  const without = (all: Spread, part: Spread): Figure => figureOf(all.p50.map((ms, i) => ms - (part.p50[i] ?? Number.NaN)));
  const bytes = (what: string, sizes: readonly number[]): Row => ({
    what,
    unit: 'bytes',
    figures: { median: once(at(sizes, 0.5)), p95: once(at(sizes, 0.95)), most: once(at(sizes, 1)) },
  });
  return [
    {
      title: 'A move that is acknowledged and durable',
      columns: ['p50', 'p99'],
      rows: [
        spread(`a move of ${game}, from sending to its ok`, 'ms', move),
        spread('an echo after one synced write', 'ms', echo),
        spread('ratio', '', ratio),
        spread('of the move: the transaction of the store, synced', 'ms', stored),
        spread('of the echo: its write, synced', 'ms', synced),
        { what: 'of the move: the rest (wire, rules, table, both ends)', unit: 'ms', figures: { p50: without(move, stored) } },
        { what: 'of the echo: the rest (wire, both ends)', unit: 'ms', figures: { p50: without(echo, synced) } },
      ],
      notes: [
        `Time on the wall, which is all there is for a disk and a wire: ${rounds} rounds of ${MOVES_A_ROUND} moves, each followed by one echo over a line of its own, in the same process of the server and on the same disk; the client is a process of its own on the same machine. The moves are those of the first bot of ${game}, new games as they end. At the table sit a player and a watcher, both over WebSocket; the move is answered when it lies synced in the embedded store. The ratio is taken within each round.`,
        'The parts are measured inside the server, for each write; the rest is the difference of the medians.',
        'Where other programs want the processors too, waiting for one makes the slowest moves and the slowest echoes alike, and the ratio of p99 goes towards 1: read it with the load above, and with the ratio of p50, which such waiting seldom touches.',
      ],
      aims: [
        {
          what: 'p99 of a durable move, times an echo after one synced write',
          unit: '',
          bound: 'at most',
          aim: AIMS.ratio,
          figure: figureOf(ratio.p99).median,
        },
      ],
    },
    {
      title: 'Bytes of a move over the wire',
      columns: ['median', 'p95', 'most'],
      rows: [bytes('to the seat that moves, its reply included', toSeat), bytes('to somebody who watches', toWatcher)],
      notes: [
        `The moves of the table above, ${many(toSeat.length)} of them, packed as the page asks for it; words and shapes that are named only once for each connection are counted where they come. Headers of WebSocket frames (2 to 4 bytes) are not counted.`,
      ],
      aims: [
        {
          what: 'bytes of a move over the wire to a seat, median',
          unit: 'bytes',
          bound: 'under',
          aim: AIMS.bytes,
          figure: at(toSeat, 0.5),
        },
        {
          what: 'bytes of a move over the wire to a watcher, median',
          unit: 'bytes',
          bound: 'under',
          aim: AIMS.bytes,
          figure: at(toWatcher, 0.5),
        },
      ],
    },
  ];
}

export function memorySection(measured: Memory): Section {
  const { game, tables, seconds, awake, atRest, connected, asked, answered, before, rest } = measured;
  // A client whose table does not answer is not at a table.
  const seated = asked > 0 && answered.length === asked ? connected : 0;
  const kb = (bytes: number): Figure => once(bytes / 1_000);
  const mb = (bytes: number): Figure => once(bytes / 1e6);
  return {
    title: 'Tables with a connected, idle client, in one process',
    columns: [COLUMN],
    rows: [
      row('tables begun, each with a client of its own', '', once(tables)),
      row('clients still connected at rest', '', once(connected)),
      row('heap and buffers for each table and its client, at rest', 'kB', kb((rest.heap - before.heap) / tables)),
      row('resident memory for each, at rest', 'kB', kb((rest.rss - before.rss) / tables)),
      row('resident memory of the process, empty', 'MB', mb(before.rss)),
      row('resident memory of the process, at rest', 'MB', mb(rest.rss)),
      row('tables in memory at the most while they came', '', once(awake)),
      row('tables in memory at rest', '', once(atRest)),
      row('a table that rests, asked for its log, answers after', 'ms', figureOf(answered)),
      row('until all were there', 's', once(seconds)),
    ],
    notes: [
      `Tables of ${game}. A table that nobody has touched for some seconds leaves memory while its client stays connected; what is weighed is then the line and what is known about the table. Of ${many(asked)} clients that asked their table something at rest, ${many(answered.length)} were answered. Resident memory also holds what the garbage collector keeps for later.`,
    ],
    // A quick run says nothing about so many.
    aims:
      tables < AIMS.tables
        ? []
        : [{ what: 'tables in one process with a connected, idle client', unit: '', bound: 'at least', aim: AIMS.tables, figure: seated }],
  };
}

async function playingSection(count: number): Promise<Section> {
  const { game, tables, served, movesASecond, moves, stored, share } = await playing(count);
  return {
    title: 'Tables being played, in one process',
    columns: [COLUMN],
    rows: [
      row('tables being played at once', '', once(tables)),
      row('tables at which every move was answered', '', once(served)),
      row('moves, each durable before its answer', '1/s', once(movesASecond)),
      row('a move, from sending to its ok, median', 'ms', once(at(moves, 0.5))),
      row('a move, from sending to its ok, p99', 'ms', once(at(moves, 0.99))),
      row('transactions of the store, synced', '', once(stored.length)),
      row('a transaction, median', 'ms', once(at(stored, 0.5))),
      row('a transaction, p99', 'ms', once(at(stored, 0.99))),
      row('CPU time of the server', '% of a core', once(100 * share)),
    ],
    notes: [
      `Games of ${game} from their beginning, by as many clients, each with a move of its first bot every ${PACE_SECONDS} seconds, which is quick for a person. All clients are one other process on the same machine. Latency is time on the wall.`,
    ],
    aims:
      tables < AIMS.played
        ? []
        : [{ what: 'tables being played at once in one process', unit: '', bound: 'at least', aim: AIMS.played, figure: served }],
  };
}

async function loadingSection(rounds: number): Promise<Section> {
  const { game, ms, back } = await loading(rounds);
  const [shortest, longest] = [Math.min(...LENGTHS), Math.max(...LENGTHS)];
  const ratioOf = (figures: typeof ms): Figure =>
    figureOf((figures.get(longest) ?? []).map((long, round) => long / (figures.get(shortest)?.[round] ?? Number.NaN)));
  const [ratio, further] = [ratioOf(ms), ratioOf(back)];
  return {
    title: 'Opening a stored table, by the length of its game',
    columns: [COLUMN],
    rows: [
      ...LENGTHS.map((length) => row(`a table of ${many(length)} records`, 'ms', figureOf(ms.get(length) ?? []))),
      row(`${many(longest)} records, times ${many(shortest)} records`, '', ratio),
      ...LENGTHS.map((length) => row(`going back ${REACH} entries, at ${many(length)} records`, 'ms', figureOf(back.get(length) ?? []))),
      row(`the same, ${many(longest)} records, times ${many(shortest)} records`, '', further),
    ],
    notes: [
      `CPU time of the whole process for reading a table of ${game}, played by chance and going back once in ${BACK_EVERY} records, from the embedded store and making it ready to play, with the end of its log; the ratio is taken within each round. All lengths lie equally far behind their newest snapshot. Going back far first needs what lies before that: it is read from earlier snapshots, and not from the records.`,
    ],
    aims: [
      {
        what: `opening a table of ${many(longest)} records, times one of ${many(shortest)}`,
        unit: '',
        bound: 'under',
        aim: AIMS.longer,
        figure: ratio.median,
      },
      {
        what: `going back ${REACH} entries at a table of ${many(longest)} records, times one of ${many(shortest)}`,
        unit: '',
        bound: 'under',
        aim: AIMS.longer,
        figure: further.median,
      },
    ],
  };
}
