// Owns where the time goes: the sampling profiler of the runtime, summed up by file and by function.

import { Session } from 'node:inspector';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { figureOf } from './measure.ts';
import type { Row, Section } from './report.ts';

const INTERVAL_MICROS = 200;
const MS = 1500;
const FOLDERS = 6;
const FILES = 6;
const FUNCTIONS = 10;
const COLUMN = 'share';
const root = fileURLToPath(new URL('../../', import.meta.url));

interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  }[];
  readonly samples?: readonly number[] | undefined;
}

/** Samples some work; the promises of the profiler are answered at once, in this same thread. */
function sampled(work: () => unknown): Profile {
  const session = new Session();
  session.connect();
  let profile: Profile = { nodes: [] };
  session.post('Profiler.enable');
  session.post('Profiler.setSamplingInterval', { interval: INTERVAL_MICROS });
  session.post('Profiler.start');
  const until = performance.now() + MS;
  while (performance.now() < until) work();
  session.post('Profiler.stop', (_, result) => {
    profile = result.profile;
  });
  session.disconnect();
  return profile;
}

const placeOf = (url: string): string => (url.startsWith('file:') ? relative(root, fileURLToPath(url)) : 'the runtime');

function shares(counts: ReadonlyMap<string, number>, most: number): readonly Row[] {
  const total = [...counts.values()].reduce((sum, n) => sum + n, 0);
  const largest = [...counts].sort((a, b) => b[1] - a[1]).slice(0, most);
  return largest.map(([what, n]) => ({ what, unit: '%', figures: { [COLUMN]: figureOf([(100 * n) / total]) } }));
}

/** The folders, files and functions in which the most time is spent, what they call not counted. */
export function profileSection(title: string, work: () => unknown, during = 'random play'): Section {
  work();
  const { nodes, samples = [] } = sampled(work);
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const folders = new Map<string, number>();
  const files = new Map<string, number>();
  const functions = new Map<string, number>();
  for (const id of samples) {
    const frame = frames.get(id);
    if (frame === undefined || frame.functionName === '(idle)') continue;
    const place = placeOf(frame.url);
    const folder = place === 'the runtime' ? place : dirname(place);
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
    files.set(place, (files.get(place) ?? 0) + 1);
    const what = place === 'the runtime' ? frame.functionName : `${frame.functionName || 'a function'} (${place}:${frame.lineNumber + 1})`;
    functions.set(what, (functions.get(what) ?? 0) + 1);
  }
  return {
    title,
    columns: [COLUMN],
    rows: [...shares(folders, FOLDERS), ...shares(files, FILES), ...shares(functions, FUNCTIONS)],
    notes: [`Samples of the profiler during ${during}: first by folder, then by file, then by function, what they call not counted.`],
  };
}
