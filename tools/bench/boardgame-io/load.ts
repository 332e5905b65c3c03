// Owns the same shape of load on boardgame.io: tables of the toy with four connected lines, a move a second by script, each until the server tells it.

import { isList, isRecord, randomFrom, type Random } from '@undercroft/kernel';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { SEATS } from '../toy/content.ts';
import { makeMove, type Ctx } from './api.ts';
import { legal, type BoardgameState } from './driver.ts';
import type { G } from './state.ts';

interface State extends BoardgameState {
  readonly G: G;
  readonly ctx: Ctx;
  readonly _stateID: number;
}
const isState = (value: unknown): value is State => isRecord(value) && typeof value['_stateID'] === 'number';

const pause = (ms: number): Promise<void> => new Promise((done) => void setTimeout(done, ms));
const WAIT_MS = 10_000;
/** The name of the game, as the room that its server has for it. */
const ROOM = '/toy';

/** One line to a match, in the words of Socket.IO over a WebSocket; `who` null: it looks on. */
class Line {
  state: State | null = null;
  readonly who: string | null;
  private readonly socket: WebSocket;
  private heard: (() => void) | null = null;

  constructor(port: number, match: string, who: string | null) {
    this.who = who;
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`);
    this.socket.addEventListener('message', ({ data }: { readonly data: unknown }) => {
      const text = String(data);
      if (text.startsWith('0')) this.socket.send(`40${ROOM},`);
      else if (text === '2') this.socket.send('3');
      else if (text.startsWith(`40${ROOM},`)) this.emit('sync', match, who, null, SEATS);
      else if (text.startsWith(`42${ROOM},`)) this.take(JSON.parse(text.slice(`42${ROOM},`.length)));
    });
  }

  private emit(...event: readonly unknown[]): void {
    this.socket.send(`42${ROOM},${JSON.stringify(event)}`);
  }

  private take(event: unknown): void {
    if (!isList(event) || (event[0] !== 'sync' && event[0] !== 'update')) return;
    const state = event[0] === 'sync' && isRecord(event[2]) ? event[2]['state'] : event[2];
    if (!isState(state)) return;
    this.state = state;
    this.heard?.();
  }

  /** Until something new is heard. */
  private next(): Promise<boolean> {
    return new Promise((done) => {
      const late = setTimeout(() => done(false), WAIT_MS);
      this.heard = () => {
        this.heard = null;
        clearTimeout(late);
        done(true);
      };
    });
  }

  async synced(): Promise<void> {
    if (this.state === null) await this.next();
  }

  /** Milliseconds until the server has told the move; null: it never did. */
  async move(match: string, move: string, args: readonly unknown[]): Promise<number | null> {
    if (this.who === null || this.state === null) return null;
    const since = performance.now();
    const told = this.next();
    this.emit('update', makeMove(move, args, this.who), this.state._stateID, match, this.who);
    return (await told) ? performance.now() - since : null;
  }

  close(): void {
    this.socket.close();
  }
}

async function played(port: number, name: string, random: Random, every: number, until: () => number, moves: number[]): Promise<void> {
  let game = 0;
  const lay = async (): Promise<readonly Line[]> => {
    const lines = [...Array.from({ length: SEATS }, (_, seat) => String(seat)), null].map((who) => new Line(port, `${name}-${game}`, who));
    await Promise.all(lines.map((line) => line.synced()));
    return lines;
  };
  let lines = await lay();
  await pause(random.below(every));
  while (performance.now() < until()) {
    const since = performance.now();
    const latest = lines.reduce((best, line) => ((line.state?._stateID ?? 0) > (best.state?._stateID ?? 0) ? line : best)).state;
    const acting = latest === null ? undefined : (Object.keys(latest.ctx.activePlayers ?? {})[0] ?? latest.ctx.currentPlayer);
    const line = lines.find(({ who }) => who === acting);
    const seen = line?.state ?? null;
    const options = seen === null ? [] : legal(seen);
    const chosen = options[random.below(Math.max(1, options.length))];
    if (line === undefined || chosen === undefined || latest?.ctx.gameover !== undefined) {
      for (const one of lines) one.close();
      game++;
      lines = await lay();
      continue;
    }
    const ms = await line.move(`${name}-${game}`, chosen.move, chosen.args);
    if (ms !== null) moves.push(ms);
    await pause(Math.max(0, every - (performance.now() - since)));
  }
  for (const one of lines) one.close();
}

/** Milliseconds of every move of so many matches in so many seconds. */
export async function theirLoad(tables: number, seconds: number, every: number, store: 'memory' | 'disk'): Promise<readonly number[]> {
  const child = fork(fileURLToPath(new URL('./serve.mjs', import.meta.url)), [store], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const port = await new Promise<number>((done) => void child.once('message', (message) => done(Number(message))));
  const moves: number[] = [];
  let until = Number.POSITIVE_INFINITY;
  const all = Array.from({ length: tables }, (_, i) => played(port, `m${i}`, randomFrom(`load ${i}`), every, () => until, moves));
  await pause(every + tables * 15);
  moves.length = 0;
  until = performance.now() + seconds * 1_000;
  await Promise.all(all);
  child.disconnect();
  return moves;
}
