// Owns the figures of several nodes as sections: a durable move and many of them on each way to keep data, and the death of a node.

import { at } from '../../../apps/server/bench/client.ts';
import { BUSY_TABLES, KINDS, nodesMeasured, type Kind, type NodesMeasured } from '../../../apps/server/bench/nodes.ts';
import { colyseusPeer } from '../colyseus/load.ts';
import { figureOf, type Scale } from '../measure.ts';
import type { Row, Section } from '../report.ts';
import { peerSections, type Theirs } from './peer.ts';

const TAKE_OVER_MS = 3_000;
const COLUMN = 'figure';
const MOST_IDLE = 2_000;

export async function nodesSections(scale: Scale): Promise<readonly Section[]> {
  const peer = await colyseusPeer(process.env['PATH'] ?? '');
  if (typeof peer === 'string') return sectionsOf(scale, await measured(scale, async () => undefined), peer);
  try {
    const ours = await measured(scale, peer.round);
    return sectionsOf(scale, ours, { of: peer.of, lost: await peer.deaths() });
  } finally {
    await peer.stop();
  }
}

const measured = ({ rounds, tables }: Scale, eachRound: () => Promise<void>): Promise<NodesMeasured> =>
  nodesMeasured(rounds, Math.min(tables, MOST_IDLE), eachRound);

function sectionsOf({ rounds }: Scale, ours: NodesMeasured, theirs: Theirs | string): readonly Section[] {
  const { game, alone, busy, atWork, carried, takeOvers, idle } = ours;
  const overEmbedded = (values: Readonly<Record<Kind, readonly number[]>>, kind: Kind): readonly number[] =>
    values[kind].map((value, i) => value / (values.embedded[i] ?? Number.NaN));
  const p50 = { embedded: alone.embedded.p50, 'one node': alone['one node'].p50, 'three nodes': alone['three nodes'].p50 };
  const rows = KINDS.flatMap((kind): readonly Row[] => [
    {
      what: `${kind}: one move after the other`,
      unit: 'ms',
      figures: { p50: figureOf(alone[kind].p50), p99: figureOf(alone[kind].p99), 'p50, times embedded': figureOf(overEmbedded(p50, kind)) },
    },
  ]);
  return [
    {
      title: 'A durable move on a folder, and on a database',
      columns: ['p50', 'p99', 'p50, times embedded'],
      rows: [...rows, { what: 'three nodes: over a node that has not the table', unit: 'ms', figures: { p50: figureOf(carried) } }],
      notes: [
        `Rounds in turn, ${rounds} of them, in one run on one machine: servers, PostgreSQL (18, as it comes: every commit synced) and clients share its processors. Moves of the first bot of ${game}.`,
      ],
      aims: [],
    },
    {
      title: 'As many durable moves as go',
      columns: ['moves a second', 'times embedded', 'processors at work, %'],
      rows: KINDS.map((kind) => ({
        what: `${kind}, ${BUSY_TABLES} tables without a pause`,
        unit: '',
        figures: {
          'moves a second': figureOf(busy[kind]),
          'times embedded': figureOf(overEmbedded(busy, kind)),
          'processors at work, %': figureOf(atWork[kind].map((part) => part * 100)),
        },
      })),
      notes: [
        'The clients are one process. Where all share two processors this shows what a move costs in all, not how far nodes scale.',
        'The limit: with nearly all processors at work, of whatever program, it is they; with a good part at rest it is the disk, which every commit waits for.',
      ],
      aims: [],
    },
    {
      title: 'A table at rest, with a client that listens',
      columns: ['embedded', 'one node'],
      rows: [
        idleRow('heap and buffers for each', 'kB', idle, ({ before, rest, tables: n }) => (rest.heap - before.heap) / n / 1_000),
        idleRow('resident memory for each', 'kB', idle, ({ before, rest, tables: n }) => (rest.rss - before.rss) / n / 1_000),
        idleRow('tables, each with a client', '', idle, ({ connected }) => connected),
        idleRow('tables still in memory', '', idle, ({ atRest }) => atRest),
        idleRow('asked for its log, a table answers after, p50', 'ms', idle, ({ answered }) => at(answered, 0.5)),
      ],
      notes: [
        'On a database a node also remembers which tables are its own, and by which epoch. Resident memory also holds what the garbage collector keeps for later.',
      ],
      aims: [],
    },
    {
      title: 'A node is killed',
      columns: [COLUMN],
      rows: [
        { what: 'back at the table over another node, p50', unit: 'ms', figures: { [COLUMN]: figureOf([at(takeOvers, 0.5)]) } },
        { what: 'the same, p99', unit: 'ms', figures: { [COLUMN]: figureOf([at(takeOvers, 0.99)]) } },
      ],
      notes: [
        `SIGKILL of the node that has the table, ${takeOvers.length} times; the lease lasts two seconds, and ends somewhere in them.`,
      ],
      aims: [
        {
          what: 'back at the table after a node was killed, p99',
          unit: 'ms',
          bound: 'at most',
          aim: TAKE_OVER_MS,
          figure: at(takeOvers, 0.99),
        },
      ],
    },
    ...peerSections(ours, theirs),
  ];
}

type Idle = Awaited<ReturnType<typeof nodesMeasured>>['idle'];
const idleRow = (what: string, unit: string, idle: Idle, read: (one: Idle['embedded']) => number): Row => ({
  what,
  unit,
  figures: { embedded: figureOf([read(idle.embedded)]), 'one node': figureOf([read(idle['one node'])]) },
});
