// Owns worker threads: jobs wait in queues, from which they are taken in turn, a thread that takes too long or dies is replaced, the event loop never waits.

import { Worker } from 'node:worker_threads';
import type { GameRegistry } from '../game-registry.ts';

const MOST_HEAP_MB = 256;

/** `ms`: how long a thread was at it in vain. */
export type Done<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly why: string; readonly ms: number };

interface Waiting<Job, Answer> {
  readonly job: Job;
  readonly done: (done: Done<Answer>) => void;
}

interface Thread<Job, Answer> {
  readonly worker: Worker;
  busy: Waiting<Job, Answer> | null;
  timer: NodeJS.Timeout | undefined;
  /** When it was given what it is at. */
  since: number;
}

export interface ThreadSettings {
  /** The module that a thread runs: it answers every message with one. */
  readonly script: URL;
  readonly threads: number;
  /** A job that takes longer is given up, and its thread with it. */
  readonly seconds: number;
}

/** `Answer` is what the module of the threads posts for a `Job`. */
export class ThreadPool<Job, Answer> {
  private readonly gameRegistry: GameRegistry;
  private readonly settings: ThreadSettings;
  private readonly threads = new Set<Thread<Job, Answer>>();
  /** By on whose account they are, those first whose turn it is. */
  private readonly queues = new Map<string, Waiting<Job, Answer>[]>();
  private closed = false;

  constructor(gameRegistry: GameRegistry, settings: ThreadSettings) {
    this.gameRegistry = gameRegistry;
    this.settings = settings;
  }

  /** `account`: whoever has many jobs waits for them; others wait for one of them. */
  run(job: Job, account = ''): Promise<Done<Answer>> {
    return new Promise((done) => {
      if (this.closed) return done({ ok: false, why: 'closed', ms: 0 });
      const queue = this.queues.get(account) ?? [];
      queue.push({ job, done });
      this.queues.set(account, queue);
      this.next();
    });
  }

  /** How many jobs wait for a thread. */
  get length(): number {
    let waiting = 0;
    for (const queue of this.queues.values()) waiting += queue.length;
    return waiting;
  }

  async close(): Promise<void> {
    this.closed = true;
    const waiting = [...this.queues.values()].flat();
    this.queues.clear();
    for (const { done } of waiting) done({ ok: false, why: 'closed', ms: 0 });
    const threads = [...this.threads];
    for (const thread of threads) this.fail(thread, 'closed');
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }

  private next(): void {
    if (this.queues.size === 0 || this.closed) return;
    const idle = [...this.threads].find(({ busy }) => busy === null);
    const thread = idle ?? (this.threads.size < this.settings.threads ? this.start() : null);
    if (thread === null) return;
    const waiting = this.take();
    if (waiting === null) return;
    thread.busy = waiting;
    thread.since = performance.now();
    thread.timer = setTimeout(() => this.discard(thread, 'too long'), this.settings.seconds * 1_000);
    thread.worker.postMessage(waiting.job, []);
  }

  /** The next job; whose it is comes last then. */
  private take(): Waiting<Job, Answer> | null {
    for (const [account, queue] of this.queues) {
      const first = queue.shift() ?? null;
      this.queues.delete(account);
      if (queue.length > 0) this.queues.set(account, queue);
      return first;
    }
    return null;
  }

  private start(): Thread<Job, Answer> {
    const worker = new Worker(this.settings.script, {
      workerData: { gameRegistry: this.gameRegistry.module },
      resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
    });
    // A thread that rests keeps no server from ending.
    worker.unref();
    const thread: Thread<Job, Answer> = { worker, busy: null, timer: undefined, since: 0 };
    this.threads.add(thread);
    worker.on('message', (answer: Answer) => {
      this.settle(thread, { ok: true, answer });
      this.next();
    });
    worker.on('error', (error: Error) => this.discard(thread, error.message));
    worker.on('exit', () => this.discard(thread, 'the thread ended'));
    return thread;
  }

  private settle(thread: Thread<Job, Answer>, done: Done<Answer>): void {
    clearTimeout(thread.timer);
    const { busy } = thread;
    thread.busy = null;
    busy?.done(done);
  }

  private fail(thread: Thread<Job, Answer>, why: string): void {
    this.settle(thread, { ok: false, why, ms: performance.now() - thread.since });
  }

  private discard(thread: Thread<Job, Answer>, why: string): void {
    if (!this.threads.delete(thread)) return;
    void thread.worker.terminate();
    this.fail(thread, why);
    this.next();
  }
}
