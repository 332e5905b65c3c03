// Owns several nodes beside Colyseus as sections: an acknowledged move, as many as go, and what is gone after a death.

import { at } from '../../../apps/server/bench/client.ts';
import type { Aftermath } from '../../../apps/server/bench/aftermath.ts';
import { BUSY_TABLES, type Kind, type NodesMeasured } from '../../../apps/server/bench/nodes.ts';
import { KINDS as THEIRS, type Kind as TheirKind, type Peer } from '../colyseus/load.ts';
import { figureOf, type Figure } from '../measure.ts';
import type { Row, Section } from '../report.ts';

export type Ours = Pick<NodesMeasured, 'alone' | 'busy' | 'lost'>;
export interface Theirs extends Pick<Peer, 'of'> {
  readonly lost: readonly Aftermath[];
}

const PAIRS: readonly (readonly [Kind, TheirKind])[] = [
  ['embedded', 'one process'],
  ['one node', 'one process'],
  ['three nodes', 'three processes'],
];
const COLUMNS = ['p50, ms', 'p99, ms', 'moves a second'];
const NOTES = [
  `Colyseus (@colyseus/core 0.18.17 with its WebSocket transport, its own client, production mode, settings as they come; a larger buffer is set as it asks, and it still warned of overflows) in the same rounds as ours; three processes share Redis (redis-server as it comes) by its driver and presence, each with an address of its own. A message of the shape of ours is answered by an ok, and ${BUSY_TABLES} rooms are played without a pause, each by one client.`,
  'What it does not do: it writes no move down before it says ok, and knows no rules. Its room keeps the move in its state and tells that state every 50 ms; Redis knows where rooms are, not what is in them. Ours checks the move by the rules and has it on disk before it says ok; its clients also read the record and choose by a bot between two moves, which those of Colyseus do not. The ratios are the price of that in all.',
];

const over = (values: readonly number[], others: readonly number[]): Figure =>
  figureOf(values.map((value, i) => value / (others[i] ?? Number.NaN)));

const sum = (times: readonly Aftermath[], whose: 'cut' | 'held', what: 'players' | 'acknowledged' | 'gone'): number =>
  times.reduce((total, after) => total + after[whose][what], 0);

/** `theirs`: why it was not measured. */
export function peerSections(ours: Ours, theirs: Theirs | string): readonly Section[] {
  const missing = typeof theirs === 'string' ? [`Colyseus: not measured: ${theirs}.`] : NOTES;
  return [
    { title: 'Beside Colyseus', columns: COLUMNS, rows: typeof theirs === 'string' ? [] : movesBeside(ours, theirs), notes: missing },
    deaths(ours.lost, theirs),
  ];
}

function movesBeside({ alone, busy }: Ours, { of }: Theirs): readonly Row[] {
  const figures = (p50: Figure, p99: Figure, rate: Figure): Row['figures'] => ({ 'p50, ms': p50, 'p99, ms': p99, 'moves a second': rate });
  return [
    ...THEIRS.map((kind) => ({
      what: `Colyseus, ${kind}`,
      unit: '',
      figures: figures(figureOf(of[kind].alone.p50), figureOf(of[kind].alone.p99), figureOf(of[kind].busy)),
    })),
    ...PAIRS.map(([kind, their]) => ({
      what: `${kind}, times Colyseus on ${their}`,
      unit: '',
      figures: figures(
        over(alone[kind].p50, of[their].alone.p50),
        over(alone[kind].p99, of[their].alone.p99),
        over(busy[kind], of[their].busy),
      ),
    })),
  ];
}

function deaths(ours: readonly Aftermath[], theirs: Theirs | string): Section {
  const sides: Readonly<Record<string, readonly Aftermath[]>> = {
    'three nodes': ours,
    ...(typeof theirs === 'string' ? {} : { 'Colyseus, three processes': theirs.lost }),
  };
  const columns = Object.keys(sides);
  const row = (what: string, unit: string, read: (times: readonly Aftermath[]) => number): Row => ({
    what,
    unit,
    figures: Object.fromEntries(Object.entries(sides).map(([side, times]) => [side, figureOf([read(times)])])),
  });
  const back = (part: number) => (times: readonly Aftermath[]) =>
    at(
      times.flatMap((after) => after.back),
      part,
    );
  return {
    title: 'What a killed node takes along',
    columns,
    rows: [
      row('tables on it', '', (times) => sum(times, 'cut', 'players')),
      row('moves acknowledged there', '', (times) => sum(times, 'cut', 'acknowledged')),
      row('of these gone', '', (times) => sum(times, 'cut', 'gone')),
      row('the same', '%', (times) => (100 * sum(times, 'cut', 'gone')) / sum(times, 'cut', 'acknowledged')),
      row('moves acknowledged on the others', '', (times) => sum(times, 'held', 'acknowledged')),
      row('of these gone', '', (times) => sum(times, 'held', 'gone')),
      row('back at the table, p50', 'ms', back(0.5)),
      row('the same, p99', 'ms', back(0.99)),
    ],
    notes: [
      `SIGKILL of one of three, ${ours.length} times, while ${BUSY_TABLES} tables are played without a pause. Everybody then comes to the same table by way of a node that lives, and counts: a move is gone when the table has fewer moves than it had when that one was acknowledged. Those on the others are counted in the same way, to prove the counting.`,
      typeof theirs === 'string'
        ? `Colyseus: not measured: ${theirs}.`
        : 'On Colyseus coming back is `joinOrCreate` by the name of the table, which finds no room and makes an empty one. A game that wants its moves back has to write them down itself; that, and what it costs, is not measured.',
    ],
    aims: [
      {
        what: 'acknowledged moves gone after a node was killed',
        unit: 'moves',
        bound: 'at most',
        aim: 0,
        figure: sum(ours, 'cut', 'gone'),
      },
    ],
  };
}
