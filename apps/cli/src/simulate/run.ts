// Owns running a simulation on worker threads and summing their tallies, independent of order.

import { Worker } from 'node:worker_threads';
import type { Tally } from '@undercroft/bots';
import { freshFile, dataFolder, writeAtomically } from '../files.ts';
import { Broken } from '../stop.ts';
import type { Say } from '../words/index.ts';
import { add } from './numbers.ts';
import type { Job } from './play.ts';
import type { WorkerAnswer, WorkerStart } from './worker.ts';
import { join } from 'node:path';

export interface Variant {
  /** As given on the command line. */
  readonly label: string;
  /** The setup in the words of the game. */
  readonly words: string;
  readonly setup: object;
  /** Bot names by seat; a shorter list repeats. */
  readonly bots: readonly string[];
}
export interface Outcome {
  readonly variant: Variant;
  readonly tally: Tally;
}
export interface Run {
  readonly game: string;
  readonly variants: readonly Variant[];
  readonly games: number;
  readonly seed: string;
  readonly jobs: number;
  readonly questions?: boolean;
}

/** Games per message: large enough for few messages, small enough to keep all threads busy. */
const pieceOf = (games: number, jobs: number): number => Math.max(1, Math.min(100, Math.ceil(games / (jobs * 8))));

export async function simulateAll(run: Run, progress: (games: number) => void, say: Say): Promise<readonly Outcome[]> {
  const outcomes = run.variants.map((variant): Outcome => ({ variant, tally: {} }));
  const piece = pieceOf(run.games * run.variants.length, run.jobs);
  const queue: { readonly job: Job; readonly into: Tally }[] = [];
  for (const { variant, tally } of outcomes) {
    for (let from = 0; from < run.games; from += piece) {
      // All setups use the same seeds, so rows differ by setup and not by luck.
      queue.push({
        job: {
          setup: variant.setup,
          bots: variant.bots,
          seed: run.seed,
          from,
          to: Math.min(run.games, from + piece),
          questions: run.questions === true,
        },
        into: tally,
      });
    }
  }
  queue.reverse();
  const threads = Array.from({ length: Math.min(run.jobs, queue.length) }, () => thread(run.game, queue, progress, say));
  await Promise.all(threads);
  return outcomes;
}

function thread(
  game: string,
  queue: { readonly job: Job; readonly into: Tally }[],
  progress: (games: number) => void,
  say: Say,
): Promise<void> {
  const start: WorkerStart = { game };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: start });
  return new Promise((done, fail) => {
    let into: Tally = {};
    const next = (): void => {
      const piece = queue.pop();
      if (piece === undefined) {
        worker.once('exit', () => done());
        void worker.terminate();
        return;
      }
      into = piece.into;
      worker.postMessage(piece.job, []);
    };
    worker.on('message', (answer: WorkerAnswer) => {
      if (!answer.ok) {
        queue.length = 0;
        void worker.terminate();
        const file = freshFile(join(dataFolder(), 'bugs'), game, say);
        writeAtomically(file, `${answer.transcript}\n`, say);
        fail(new Broken(new Error(`${answer.message} (seed ${answer.seed})`), file));
        return;
      }
      for (const [key, n] of Object.entries(answer.tally)) add(into, key, n);
      progress(answer.games);
      next();
    });
    worker.on('error', fail);
    next();
  });
}
