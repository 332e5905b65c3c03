// Owns a worker thread of a simulation: plays a range of games and returns their tally.

import { isRecord, missing } from '@undercroft/kernel';
import { parentPort, workerData } from 'node:worker_threads';
import type { Tally } from '@undercroft/bots';
import { botsOf, listGames, statisticsOf } from '../catalog.ts';
import { playGame, recordOf, type Job } from './play.ts';

export interface WorkerStart {
  readonly game: string;
}
export type WorkerAnswer =
  | { readonly ok: true; readonly tally: Tally; readonly games: number }
  | { readonly ok: false; readonly message: string; readonly seed: string; readonly transcript: string };

const started: unknown = workerData;
const game = (await listGames()).find(({ id }) => isRecord(started) && started['game'] === id) ?? missing();
const bots = await botsOf(game);
const statistics = await statisticsOf(game);

function work({ setup, bots: names, seed, from, to, questions }: Job): WorkerAnswer {
  const players = names.map((name) => bots[name] ?? missing());
  const tally: Tally = {};
  for (let n = from; n < to; n++) {
    const own = `${seed}/${n}`;
    try {
      playGame(game, setup, players, statistics, own, tally, questions);
    } catch (error) {
      return {
        ok: false,
        message: error instanceof Error ? error.message : String(error),
        seed: own,
        transcript: recordOf(game, setup, players, own),
      };
    }
  }
  return { ok: true, tally, games: to - from };
}

parentPort?.on('message', (job: Job) => parentPort?.postMessage(work(job), []));
