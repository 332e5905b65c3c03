// Measures what players notice of an attack: their moves in quiet and under all attacks at once, in turn, and what the server holds afterwards.

import { fork } from 'node:child_process';
import { request } from 'node:http';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { randomFrom, type Choice, type Random } from '@undercroft/kernel';
import { Match, writeTranscript } from '@undercroft/record';
import { gameRegistry } from '../src/game-registry.ts';
import type { Counts, Target } from './attacks.ts';
import { game, heard, Host, idIn, Watcher, type Levels } from './client.ts';

const PLAYERS = 10;
/** A quick player, and as fast as the default limits let one play in the long run. */
const MOVE_EVERY_MS = 200;
/** Long enough that the memory of the process is as large as an attack makes it. */
const WARM_UP_SECONDS = 20;
export const ATTACK_SECONDS = 8;
export const ROUNDS = 3;
/** What the attack of a round leaves behind does not weigh on the next. */
const BREATH_MS = 2_500;
const RECOVERY_TRIES = 60;
const TRY_MS = 500;
/** Of so many games played by chance the longest are brought along. */
const GAMES = 40;
const BOMBS = 4;

export interface Attacked {
  readonly game: string;
  readonly players: number;
  /** Milliseconds from sending to the ok, of each round: in quiet, attacked from one address, and from an address for every attack. */
  readonly rounds: readonly {
    readonly quiet: readonly number[];
    readonly fromOne: readonly number[];
    readonly fromMany: readonly number[];
  }[];
  readonly before: Levels;
  readonly after: Levels;
  /** What the attacks of all rounds came to. */
  readonly counts: Counts;
  /** Entries of the longest game that was brought along. */
  readonly longest: number;
}

const pause = (ms: number): Promise<void> => new Promise((done) => void setTimeout(done, ms));

function post(
  from: string,
  port: number,
  path: string,
  cookie: string,
  body: object,
): Promise<{ readonly cookie: string; readonly text: string }> {
  return new Promise((done, fail) => {
    const headers = { cookie, 'content-type': 'application/json' };
    const sent = request({ host: '127.0.0.1', port, path, method: 'POST', localAddress: from, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const given = answer.headers['set-cookie']?.[0]?.split(';')[0] ?? cookie;
        done({ cookie: given, text: Buffer.concat(parts).toString('utf8') });
      });
    });
    sent.on('error', fail);
    sent.end(JSON.stringify(body));
  });
}

/** Somebody who plays on and on, at an address of their own. */
class Player {
  private readonly port: number;
  private readonly from: string;
  private readonly random: Random;
  private cookie = '';
  private seat: Watcher | null = null;

  constructor(port: number, n: number) {
    this.port = port;
    this.from = `127.0.9.${n + 1}`;
    this.random = randomFrom(`player ${n}`);
  }

  /** One move; a game that is over makes place for the next, which takes none of the time. */
  async move(): Promise<number> {
    const seat = await this.seated();
    const choice = await this.choice(seat);
    if (choice === null) {
      this.leave();
      return this.move();
    }
    const since = performance.now();
    const reply = await seat.client.answer(choice);
    if (reply.t !== 'ok') throw new Error(`a move of somebody who plays was refused: ${JSON.stringify(reply)}`);
    return performance.now() - since;
  }

  leave(): void {
    this.seat?.socket.close();
    this.seat = null;
  }

  private async seated(): Promise<Watcher> {
    if (this.seat !== null && (this.seat.client.state.shown?.offer ?? null) !== null) return this.seat;
    this.leave();
    if (this.cookie === '') this.cookie = (await post(this.from, this.port, '/api/guest', '', {})).cookie;
    const made = await post(this.from, this.port, '/api/tables', this.cookie, { game, setup: {}, seats: [{ kind: 'me' }] });
    const id = idIn(JSON.parse(made.text));
    const seat = await Watcher.at(this.port, this.cookie, id, this.from);
    await seat.begin();
    this.seat = seat;
    return seat;
  }

  /** What is suggested, as people who touch a button play; else any answer. */
  private async choice(seat: Watcher): Promise<Choice | null> {
    const suggested = seat.client.state.shown?.offer?.suggested ?? [];
    const one = suggested[this.random.below(Math.max(1, suggested.length))];
    return one === undefined ? seat.choice(this.random) : one.choice;
  }
}

/** All players move for a while, each at their own pace. */
async function played(players: readonly Player[], seconds: number): Promise<readonly number[]> {
  const until = performance.now() + seconds * 1_000;
  const moves: number[] = [];
  await Promise.all(
    players.map(async (player, n) => {
      await pause((n * MOVE_EVERY_MS) / players.length);
      while (performance.now() < until) {
        const ms = await player.move();
        moves.push(ms);
        await pause(Math.max(0, MOVE_EVERY_MS - ms));
      }
    }),
  );
  return moves;
}

/** The longest of some games of several seats, played by chance. */
function bombs(): { readonly records: readonly string[]; readonly bomb: Target['bomb']; readonly longest: number } {
  for (const rules of gameRegistry.games.values()) {
    const checked = rules.checkSetup({});
    if (!checked.ok || rules.seats(checked.setup) === 1) continue;
    const all = Array.from({ length: GAMES }, (_, n) => {
      const random = randomFrom(`bomb ${n}`);
      const match = Match.start(rules, checked.setup, { pick: (of) => random.below(of) });
      while (!match.state.isOver) {
        const seat = match.state.toAct;
        match.apply(seat, match.state.randomChoice(seat, random));
      }
      return match;
    }).toSorted((a, b) => b.length - a.length);
    return {
      records: all.slice(0, BOMBS).map((match) => writeTranscript(match.transcript())),
      bomb: { game: rules.id, setup: checked.setup, seats: rules.seats(checked.setup) },
      longest: all[0]?.length ?? 0,
    };
  }
  throw new Error('there is no game of several seats');
}

/** What the server holds once all that the attack left behind is gone, or has not gone for long enough. */
async function settled(host: Host, isDone: (levels: Levels) => boolean): Promise<Levels> {
  let levels = await host.levels();
  for (let left = RECOVERY_TRIES; left > 0 && !isDone(levels); left--) {
    await pause(TRY_MS);
    levels = await host.levels();
  }
  return levels;
}

export async function attack(): Promise<Attacked> {
  const host = await Host.start(5, 'strict');
  const child = fork(fileURLToPath(new URL('./attacker.ts', import.meta.url)));
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const { records, bomb, longest } = bombs();
  const attacked = (net: string, time: number, isOne: boolean): Promise<Counts> => {
    const target: Target = { port: host.port, net, isOne, bombs: records, bomb, game };
    child.send({ target, seconds: time });
    return heard<Counts>(child);
  };
  const players = Array.from({ length: PLAYERS }, (_, n) => new Player(host.port, n));
  const rested = async (limit: number): Promise<Levels> => {
    for (const player of players) player.leave();
    return settled(host, ({ descriptors, tables, heap }) => tables === 0 && descriptors <= limit && heap > 0);
  };
  try {
    const empty = await host.levels();
    // All that is compiled, cached and pooled once is there before anything is measured.
    await Promise.all([played(players, WARM_UP_SECONDS), attacked('127.0.1', WARM_UP_SECONDS, false)]);
    const before = await rested(empty.descriptors);
    const rounds: Attacked['rounds'][number][] = [];
    const counts: Counts = {};
    for (let round = 0; round < ROUNDS; round++) {
      const quiet = await played(players, ATTACK_SECONDS);
      const under = async (isOne: boolean): Promise<readonly number[]> => {
        const net = `127.0.${2 + 2 * round + (isOne ? 0 : 1)}`;
        const [moves, did] = await Promise.all([played(players, ATTACK_SECONDS), attacked(net, ATTACK_SECONDS, isOne)]);
        for (const [what, n] of Object.entries(did)) counts[what] = (counts[what] ?? 0) + n;
        await pause(BREATH_MS);
        return moves;
      };
      rounds.push({ quiet, fromOne: await under(true), fromMany: await under(false) });
    }
    const after = await rested(before.descriptors);
    return { game, players: PLAYERS, rounds, before, after, counts, longest };
  } finally {
    child.kill();
    host.stop();
  }
}
