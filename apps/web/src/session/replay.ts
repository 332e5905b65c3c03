// Owns a replay as the kit sees it: a table that is told, step by step, what a recorded game was told.

import {
  diff,
  PROTOCOL,
  TableClient,
  type ClientMessage,
  type LogGroup,
  type Meta,
  type SeatShown,
  type ClientState,
  type TableState,
} from '@undercroft/table';
import type { Session } from '@undercroft/web-kit';
import type { ReplayOpened, Seen } from './calls.ts';
import { call } from './worker-line.ts';

type Opened = Extract<ReplayOpened, { ok: true }>;

/** How many steps before the present one are told as history. */
const BEFORE = 40;

export interface ReplaySession extends Session {
  /** Goes to a step, seen by a seat. One step forward is played as motion. */
  show(at: number, seat: number): Promise<void>;
}

export function openReplay(replay: Opened, names: readonly string[], bots: readonly (string | undefined)[] = []): ReplaySession {
  const listeners = new Set<() => void>();
  const tell = (): void => listeners.forEach((listener) => listener());
  const { length } = replay.marks;
  let shown: ClientState | null = null;
  let now = -1;
  let eye = 0;
  let wanted = 0;
  const client: TableClient = new TableClient('replay', (message) => void answer(message), tell);

  const group = (at: number, seen: Seen): LogGroup => ({ n: at + 1, seat: seen.seat, by: 'person', told: seen.told });
  const groups = async (from: number, to: number): Promise<readonly LogGroup[]> => {
    const all = await Promise.all(Array.from({ length: Math.max(0, to - from) }, (_, k) => call('look', replay.handle, from + k, eye)));
    return all.flatMap((seen, k) => (seen === null ? [] : [group(from + k, seen)]));
  };
  /** The log is all that is ever asked of a replay. */
  const answer = async (message: ClientMessage): Promise<void> => {
    const data =
      message.t === 'log' ? await groups(Math.max(0, message.before - 1 - message.count), Math.max(0, message.before - 1)) : null;
    client.receive({ t: 'ok', id: message.id, n: now + 1, data });
  };
  const metaAt = (at: number): Meta => metaOf(replay, names, bots, eye, at === length - 1);

  return {
    kind: 'replay',
    client,
    state: (): TableState => client.state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async show(at, seat) {
      const turn = ++wanted;
      const turned = seat !== eye;
      eye = seat;
      const seen = await call('look', replay.handle, at, seat);
      if (seen === null || turn !== wanted) return;
      const next: ClientState = { view: seen.view, offer: null, meta: metaAt(at) };
      if (shown !== null && at === now + 1 && !turned) {
        const change = diff(shown, next);
        client.receive({ t: 'frame', n: at + 1, groups: [group(at, seen)], ...(change === null ? {} : { diff: change }) });
      } else {
        const log = await groups(Math.max(0, at - BEFORE), at + 1);
        if (turn !== wanted) return;
        const { game, setup } = replay;
        client.receive({ t: 'welcome', id: 0, protocol: PROTOCOL, table: 'replay', game, rules: 0, setup, n: at + 1, shown: next, log });
      }
      shown = next;
      now = at;
    },
    close: () => client.close(),
  };
}

function metaOf(replay: Opened, names: readonly string[], bots: readonly (string | undefined)[], eye: number, last: boolean): Meta {
  const seats = Array.from({ length: replay.seats }, (_, seat): SeatShown => {
    const bot = bots[seat];
    const played = bot === undefined ? { kind: 'person' as const } : { kind: 'bot' as const, bot };
    return { ...played, name: names[seat] ?? '', here: true, mine: seat === eye };
  });
  return {
    phase: last && replay.over ? 'over' : 'playing',
    name: '',
    seats,
    at: eye,
    host: false,
    waiting: [],
    back: null,
    redo: false,
    alone: replay.seats === 1,
    wish: null,
    clock: null,
    orders: null,
    commitment: '',
    over: last && replay.over ? { returns: replay.returns, rewound: replay.rewound, abandoned: false } : null,
  };
}
