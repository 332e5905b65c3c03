// Owns the load that one process carries as a section: tables of four people, as many as there may be before a move takes too long.

import { at } from '../../../apps/server/bench/client.ts';
import { gameForFour, MOVE_MS, ourLoad, SEATED } from '../../../apps/server/bench/load.ts';
import { theirLoad } from '../boardgame-io/load.ts';
import { figureOf, type Figure, type Scale } from '../measure.ts';
import type { Row, Section } from '../report.ts';

const MOST_MS = 100;
const FIRST = 8;

interface Carried {
  /** The most tables at which the slowest move in a hundred was quick enough; 0: not even the first number. */
  readonly tables: number;
  readonly p50: number;
  readonly p99: number;
  /** The first number of tables that was too much; null: none was tried. */
  readonly tooMany: { readonly tables: number; readonly p99: number } | null;
}

/** Twice as many tables each time, until a move takes too long. */
async function carried(load: (tables: number) => Promise<readonly number[]>, most: number): Promise<Carried> {
  let best: Carried = { tables: 0, p50: Number.NaN, p99: Number.NaN, tooMany: null };
  for (let tables = FIRST; tables <= most; tables *= 2) {
    let moves = await load(tables);
    // A machine that was busy for a moment is tried once more.
    if (!(at(moves, 0.99) <= MOST_MS)) moves = await load(tables);
    const [p50, p99] = [at(moves, 0.5), at(moves, 0.99)];
    // Lines that could not keep the pace at all are too slow, too, whatever their moves took.
    if (!(p99 <= MOST_MS)) return { ...best, tooMany: { tables, p99 } };
    best = { tables, p50, p99, tooMany: null };
  }
  return best;
}

const once = (n: number): Figure => figureOf([n]);

export async function loadSections({ played, rounds }: Scale): Promise<readonly Section[]> {
  const seconds = rounds > 3 ? 10 : 4;
  const ours = await carried((tables) => ourLoad(tables, seconds), played);
  const memory = await carried((tables) => theirLoad(tables, seconds, MOVE_MS, 'memory'), played);
  const disk = await carried((tables) => theirLoad(tables, seconds, MOVE_MS, 'disk'), played);
  const row = (what: string, { tables, p50, p99, tooMany }: Carried): Row => ({
    what,
    unit: '',
    figures: {
      tables: once(tables),
      p50: once(p50),
      p99: once(p99),
      'too many': once(tooMany?.tables ?? Number.NaN),
      'p99 then': once(tooMany?.p99 ?? Number.NaN),
    },
  });
  const times = (what: string, other: Carried): Row => ({ what, unit: '', figures: { tables: once(ours.tables / other.tables) } });
  return [
    {
      title: 'Tables of four people, before a move takes too long',
      columns: ['tables', 'p50', 'p99', 'too many', 'p99 then'],
      rows: [
        row(`${gameForFour}, acknowledged and durable`, ours),
        row('boardgame.io with its store in memory, which keeps nothing', memory),
        row('boardgame.io with its store on disk (FlatFile), not synced', disk),
        times('times boardgame.io in memory', memory),
        times('times boardgame.io on disk', disk),
      ],
      notes: [
        `${SEATED} lines to each table; every table makes a move every ${MOVE_MS / 1_000} s by script, for ${seconds} s; twice as many tables each time, up to ${played.toLocaleString('en-US')}, until the slowest move in a hundred takes more than ${MOST_MS} ms from sending to its answer, twice. Times in milliseconds on the wall; clients and server are two processes of one machine, and the clients' own work counts where processors are few.`,
        `boardgame.io plays the toy of this benchmark, a much smaller game, with ${SEATED - 1} players and somebody who looks on; its answer is the state it sends to whoever moved.`,
      ],
    },
  ];
}
