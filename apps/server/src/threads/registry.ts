// Owns the games of a worker thread: the same module that the server was started with.

import { workerData } from 'node:worker_threads';
import { isRecord } from '@undercroft/kernel';
import type { GameRegistry } from '../game-registry.ts';

const given: unknown = workerData;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The module that the server was started with exports its games under this name.
const loaded = (await import(isRecord(given) ? String(given['gameRegistry']) : '')) as { readonly gameRegistry: GameRegistry };
export const gameRegistry: GameRegistry = loaded.gameRegistry;
