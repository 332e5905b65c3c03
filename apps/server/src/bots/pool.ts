// Owns the threads of the bots: thoughts wait in a row, a thread that takes too long or dies is replaced, the loop never waits.

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Choice, Reason } from '@undercroft/kernel';
import type { GameRegistry } from '../game-registry.ts';
import type { Thinking, Thought } from './worker.ts';

const MOST_THREADS = 4;
const MOST_HEAP_MB = 256;

interface Waiting {
  readonly thought: Thought;
  readonly done: (choice: Choice | null, why: string, reason?: Reason | null) => void;
}

interface Thread {
  readonly worker: Worker;
  busy: Waiting | null;
  timer: NodeJS.Timeout | undefined;
}

export class BotPool {
  private readonly gameRegistry: GameRegistry;
  private readonly most: number;
  private readonly patience: number;
  private readonly threads = new Set<Thread>();
  private readonly row: Waiting[] = [];
  private closed = false;

  constructor(gameRegistry: GameRegistry, threads: number, seconds: number) {
    this.gameRegistry = gameRegistry;
    this.most = threads > 0 ? threads : Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));
    this.patience = seconds * 1_000;
  }

  /** What the bot chooses; null with the reason when it fails or takes too long. */
  think(thought: Thought): Promise<{ readonly choice: Choice | null; readonly why: string; readonly reason: Reason | null }> {
    return new Promise((resolve) => {
      const done: Waiting['done'] = (choice, why, reason = null) => resolve({ choice, why, reason });
      if (this.closed) return done(null, 'closed');
      this.row.push({ thought, done });
      this.next();
    });
  }

  /** How many thoughts wait for a thread. */
  get length(): number {
    return this.row.length;
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { done } of this.row.splice(0)) done(null, 'closed');
    const threads = [...this.threads];
    for (const thread of threads) this.settle(thread, null, 'closed');
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }

  private next(): void {
    const waiting = this.row[0];
    if (waiting === undefined || this.closed) return;
    const thread = [...this.threads].find(({ busy }) => busy === null) ?? (this.threads.size < this.most ? this.start() : null);
    if (thread === null) return;
    this.row.shift();
    thread.busy = waiting;
    thread.timer = setTimeout(() => this.discard(thread, 'too long'), this.patience);
    thread.worker.postMessage(waiting.thought, []);
  }

  private start(): Thread {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { gameRegistry: this.gameRegistry.module },
      resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
    });
    // A thread that rests keeps no server from ending.
    worker.unref();
    const thread: Thread = { worker, busy: null, timer: undefined };
    this.threads.add(thread);
    worker.on('message', (answer: Thinking) => {
      this.settle(thread, answer.ok ? answer.choice : null, answer.ok ? '' : answer.message, answer.ok ? answer.reason : null);
      this.next();
    });
    worker.on('error', (error: Error) => this.discard(thread, error.message));
    worker.on('exit', () => this.discard(thread, 'the thread ended'));
    return thread;
  }

  private settle(thread: Thread, choice: Choice | null, why: string, reason: Reason | null = null): void {
    clearTimeout(thread.timer);
    const { busy } = thread;
    thread.busy = null;
    busy?.done(choice, why, reason);
  }

  private discard(thread: Thread, why: string): void {
    if (!this.threads.delete(thread)) return;
    void thread.worker.terminate();
    this.settle(thread, null, why);
    this.next();
  }
}
