// Measures what a move costs: bytes to one viewer, at a seat and watching, plain and short; and time in the table for each move.

import { botChoice, randomBot, type Bot } from '@undercroft/bots';
import { bots } from '@undercroft/catalog/bots';
import { games } from '@undercroft/catalog/rules';
import { newSecret } from '@undercroft/chance';
import { randomFrom } from '@undercroft/kernel';
import { Desk, PROTOCOL, Table, type AnyGame, type Handled } from '@undercroft/table';
import { toy } from '@undercroft/testkit/toy';

const GAMES = 20;
const HELLO = { t: 'hello', id: 1, protocol: PROTOCOL, table: 't' } as const;

type Sizes = Map<string, number[]>;

function quantile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;
}

function deskOf(game: AnyGame, setup: object, seats: number): Desk {
  const people = Array.from({ length: seats }, (_, seat) => ({ kind: 'person', name: `P${seat}`, who: `p${seat}` }) as const);
  const options = { name: 'bytes', listed: false, clock: null };
  const made = Table.make(game, { setup, seats: people, options, host: 'p0', secret: newSecret() }, 0);
  if (!made.ok) throw new Error(JSON.stringify(made.refusal));
  return new Desk('t', made.table, { bots: [], now: () => 0 });
}

/** Plays a game to its end; `moved` sees the messages that each move leads to. Returns the number of moves and the CPU time of the table. */
function play(desk: Desk, bot: Bot<object>, seed: string, moved: (handled: Handled) => void): { moves: number; time: number } {
  const random = randomFrom(seed);
  const spent = { moves: 0, time: 0 };
  const { table } = desk;
  table.close('p0', 0);
  for (; table.phase === 'playing' && table.match !== null && spent.moves < table.game.bound; spent.moves++) {
    const { state } = table.match;
    const seat = state.toAct;
    const choice = botChoice(state, seat, bot, random);
    const since = process.cpuUsage();
    const handled = desk.answerFor(seat, table.offerOf(seat)?.ref ?? '', choice, 'person');
    moved(handled);
    const { user, system } = process.cpuUsage(since);
    spent.time += user + system;
  }
  return spent;
}

function measure(game: AnyGame, setup: object, bot: Bot<object>): void {
  const checked = game.checkSetup(setup);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problem));
  const seats = game.seats(checked.setup);
  const sizes: Sizes = new Map();
  const times: number[] = [];
  for (let n = 0; n < GAMES; n++) {
    const desk = deskOf(game, setup, seats);
    for (const [name, who, pack] of [
      ['seat', 'p0', true],
      ['seat, plain', 'p0', false],
      ['watching', 'w', true],
      ['watching, plain', 'w', false],
    ] as const)
      desk.connect(name, who, { ...HELLO, pack });
    play(desk, bot, `${game.id} ${n}`, ({ changes }) => {
      const bytes = new Map<string, number>();
      for (const [to, message] of desk.frames(changes)) bytes.set(to, (bytes.get(to) ?? 0) + Buffer.byteLength(JSON.stringify(message)));
      for (const [to, size] of bytes) sizes.set(to, [...(sizes.get(to) ?? []), size]);
    });
    const timed = deskOf(game, setup, seats);
    timed.connect('seat', 'p0', { ...HELLO, pack: true });
    const { moves, time } = play(timed, bot, `${game.id} ${n}`, ({ changes }) => void timed.frames(changes));
    times.push(time / moves);
  }
  for (const [to, list] of sizes)
    process.stdout.write(
      `${game.id}\t${to}\t${quantile(list, 0.5)} bytes at the median\t${quantile(list, 0.95)} at p95\t${list.length} moves\n`,
    );
  process.stdout.write(
    `${game.id}\tanswer and frames for one viewer: ${quantile(times, 0.5).toFixed(1)} µs of CPU time a move (median of ${GAMES} games)\n`,
  );
}

for (const game of games as unknown as readonly AnyGame[]) {
  const bot = Object.values((bots as unknown as Record<string, Record<string, Bot<object>>>)[game.id] ?? {})[0] ?? randomBot;
  measure(game, {}, bot);
}
measure(toy as unknown as AnyGame, { seats: 4, rounds: 3 }, randomBot);
