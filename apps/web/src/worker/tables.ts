// Owns the worker of the page: answers its calls and carries the messages of open tables.

import type { Calls, FromWorker, ToWorker } from '../session/calls.ts';
import { check, closeTable, make, openTable, say, transcriptOf } from './local-tables.ts';
import { cutAt, judgeReplay, lookAt, openReplay } from './replays.ts';

declare const self: DedicatedWorkerGlobalScope;

const tell = (message: FromWorker): void => self.postMessage(message, []);

const calls: Calls = {
  check,
  make,
  open: (table, take) => openTable(table, take, tell),
  close: async (table) => closeTable(table),
  transcript: transcriptOf,
  replay: openReplay,
  look: async (handle, at, seat) => lookAt(handle, at, seat),
  cut: async (handle, at) => cutAt(handle, at),
  judge: judgeReplay,
};

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('say' in data) {
    say(data.table, data.say);
    return;
  }
  const { call, name, args } = data;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The page sends the arguments that `Calls` asks for.
  const answer = calls[name] as (...all: readonly unknown[]) => Promise<unknown>;
  answer(...args).then(
    (value) => tell({ call, value }),
    (error: unknown) => tell({ call, error: error instanceof Error ? error.message : String(error) }),
  );
});
