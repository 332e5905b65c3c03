// Owns the threads on which bots think.

import { availableParallelism } from 'node:os';
import type { Choice, Reason } from '@undercroft/kernel';
import type { GameRegistry } from '../game-registry.ts';
import { ThreadPool } from '../threads/thread-pool.ts';
import type { Thinking, Thought } from './worker.ts';

const MOST_THREADS = 4;

/** What a bot chooses; null with the reason when it fails or takes too long. */
export interface Chosen {
  readonly choice: Choice | null;
  readonly why: string;
  readonly reason: Reason | null;
}

export class BotPool {
  private readonly threads: ThreadPool<Thought, Thinking>;

  constructor(gameRegistry: GameRegistry, threads: number, seconds: number) {
    const most = threads > 0 ? threads : Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));
    this.threads = new ThreadPool(gameRegistry, { script: new URL('./worker.ts', import.meta.url), threads: most, seconds });
  }

  /** `account`: for whom it is, where many wait. */
  async think(thought: Thought, account: string): Promise<Chosen> {
    const failed = (why: string): Chosen => ({ choice: null, why, reason: null });
    const done = await this.threads.run(thought, account);
    if (!done.ok) return failed(done.why);
    const { answer } = done;
    return answer.ok ? { choice: answer.choice, why: '', reason: answer.reason } : failed(answer.message);
  }

  /** How many thoughts wait for a thread. */
  get length(): number {
    return this.threads.length;
  }

  close(): Promise<void> {
    return this.threads.close();
  }
}
