// Owns the fixed duration of a table's windows: it is the same for every set of asked seats. Messages that could tell the difference wait, and
// answers are sealed until the time is over.

import type { Seat } from '@undercroft/kernel';
import { isAmongBots, type Change, type Table } from '@undercroft/table';
import type { Held } from './row.ts';

/** Waits this number of milliseconds, or until it is told to stop. */
export type Sleep = (ms: number, stop: AbortSignal) => Promise<void>;

/** What says where a table stood when it was left. */
type Stood = Pick<Table, 'match' | 'seats' | 'publicAt' | 'window' | 'windowLasts'>;

interface Gate {
  readonly opened: Promise<void>;
  open(): void;
}

function gate(): Gate {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

/** Answers are opened so long before the end: storing them takes its time, and the end must not tell how many there were. */
const SETTLING_MS = 100;
const SETTLING_PART = 0.25;

export class WindowTime {
  private readonly now: () => number;
  private readonly sleep: Sleep;
  private readonly stopped = new AbortController();
  /** When the open window ends, and when its answers are opened; null: none is open whose time is fixed. */
  private ends: number | null = null;
  private opens = 0;
  private over = gate();
  /** Answers that were given and are not opened yet, by seat; and the replies to those that were. */
  private readonly sealed = new Map<Seat, Gate>();
  private replies: (() => void)[] = [];

  constructor(now: () => number, sleep: Sleep) {
    this.now = now;
    this.sleep = sleep;
  }

  get isOpen(): boolean {
    return this.ends !== null;
  }

  get endsAt(): number | null {
    return this.ends;
  }

  /** When answers are opened; null as above. */
  get opensAt(): number | null {
    return this.ends === null ? null : this.opens;
  }

  /** A window opened in which somebody is asked. */
  open(lasts: number, since = this.now()): void {
    this.close();
    if (lasts <= 0 || this.stopped.signal.aborted) return;
    this.ends = since + lasts;
    this.opens = this.ends - Math.min(SETTLING_MS, lasts * SETTLING_PART);
  }

  /**
   * The table was opened just now. The time of a window goes on while nobody has its table open: it ends when it would have ended, whether
   * somebody is asked in it or it lies behind us in the rules, and until then nobody is told anything.
   */
  async resume({ match, seats, publicAt, window, windowLasts }: Stood): Promise<void> {
    if (match === null || windowLasts <= 0) return;
    await this.sleep(Math.max(0, publicAt - this.now()), this.stopped.signal);
    // Who is alone among bots has nobody to hide from, and all the time they like.
    if (window && !isAmongBots(seats)) this.open(windowLasts, publicAt);
  }

  /** Tells everybody of a change that is stored, stage by stage. Windows on the way take their time. */
  async tell<Stage>(change: Change, stagesOf: () => readonly Stage[], send: (stage: Stage) => void): Promise<void> {
    const { hidden, pass, open, lasts, silent } = change;
    if (!hidden) {
      // All have passed, or somebody responded: everybody is told when the time of the window is over.
      if (this.ends !== null) await this.sleep(Math.max(0, this.ends - this.now()), this.stopped.signal);
      this.close();
    }
    // Whoever passed is asked no more when the window ends: before, it would tell them whose turn it was.
    if (hidden && pass && this.isOpen) return;
    for (const [at, stage] of stagesOf().entries()) {
      send(stage);
      if (at < silent.length && lasts > 0) await this.sleep(lasts, this.stopped.signal);
    }
    if (!hidden && open) this.open(lasts);
  }

  /** No window is open any more. */
  close(): void {
    this.ends = null;
    this.over.open();
    this.over = gate();
    this.sealed.clear();
    const { replies } = this;
    this.replies = [];
    for (const reply of replies) reply();
  }

  /** Sends a reply: that to an answer in a window when it ends, since how soon it comes would tell who else was asked. */
  reply(send: () => void, isAnswer: boolean): void {
    if (this.isOpen && isAnswer) this.replies.push(send);
    else send();
  }

  /** What waits for the end of the window. */
  readonly untilClosed = (): Held => (this.isOpen ? () => this.over.opened : null);

  /**
   * An answer to a window's question waits until answers are opened and all before it in the order have passed: who saw it taken at once
   * would know that nobody before was asked. `later`: somebody is.
   */
  answerHeld(seat: Seat, later: boolean): Held {
    if (this.ends === null || (!later && this.opens <= this.now())) return null;
    const { over } = this;
    return () => {
      const known = this.sealed.get(seat);
      const seal = known ?? gate();
      if (known === undefined) this.sealed.set(seat, seal);
      // The first answer of a seat counts; another one waits, and comes too late.
      return known === undefined ? Promise.race([seal.opened, over.opened]) : over.opened;
    };
  }

  /**
   * While a window is open that nobody could use, everything waits. So that nobody can tell it from others, in those everything waits, too, but
   * what is about a question of the sender's own; and answers wait until all are opened.
   */
  messageHeld(response: { readonly seat: Seat; readonly later: boolean } | null, isAnswer: boolean): Held {
    if (response === null) return this.untilClosed();
    return isAnswer ? this.answerHeld(response.seat, response.later) : null;
  }

  /** It is this seat's turn: its answer is opened. False: it has given none. */
  unseal(seat: Seat): boolean {
    const seal = this.sealed.get(seat);
    this.sealed.delete(seat);
    seal?.open();
    return seal !== undefined;
  }

  /** Ends all waiting. */
  stop(): void {
    this.stopped.abort();
    this.close();
  }
}

/** By the machine's timers. */
export const sleep: Sleep = (ms, stop) =>
  new Promise((resolve) => {
    if (stop.aborted) {
      resolve();
      return;
    }
    const done = (): void => {
      clearTimeout(timer);
      stop.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    stop.addEventListener('abort', done);
  });
