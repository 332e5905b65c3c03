// Owns the thread on which games that are brought along are played through the rules, and measures what each takes.

import { constants, platform, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { finish } from '@undercroft/record';
import { checkingNewSetup, type CheckedSetup, type NewTable } from '@undercroft/table';
import { elapsed, started } from '../stopwatch.ts';
import { gameRegistry } from '../threads/registry.ts';

export interface Import {
  readonly game: string;
  readonly wanted: Pick<NewTable, 'setup' | 'seats' | 'from'>;
}
/** `checked` is null where the rules could not be asked: a bug, and no table. */
export interface Checking {
  readonly checked: CheckedSetup | null;
  readonly ms: number;
}

function check({ game: id, wanted }: Import): Checking {
  const since = started();
  const game = gameRegistry.games.get(id);
  try {
    const checked = game === undefined ? null : finish(checkingNewSetup(game, wanted));
    return { checked, ms: elapsed(since) };
  } catch {
    return { checked: null, ms: elapsed(since) };
  }
}

// Where processors are few, a game that is brought along waits for those who play. Only Linux gives a thread a priority of its own: elsewhere this
// would slow down the whole server.
if (platform() === 'linux') setPriority(constants.priority.PRIORITY_LOW);

parentPort?.on('message', (asked: Import) => parentPort?.postMessage(check(asked), []));
