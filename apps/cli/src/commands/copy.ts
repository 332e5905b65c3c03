// Owns the task admin copy: everything of a server moves from one place to another, and it is said how far it has come.

import { CopyFault, isPostgres, moveData, Strangers } from '@undercroft/server';
import { userPath } from '../invocation.ts';
import { Stop } from '../stop.ts';
import { print, type Context } from './context.ts';
import { shownPlace, storeProblem } from './data-problem.ts';

const EVERY_MS = 1_000;

export async function copy(from: string, to: string, { say }: Context): Promise<void> {
  const [source, target] = [from, to].map((place) => (isPostgres(place) ? place : userPath(place)));
  if (source === undefined || target === undefined || source === target) throw new Stop(say('error.copy-same'));
  let last = performance.now();
  const progress = (done: number, all: number): void => {
    if (performance.now() - last < EVERY_MS) return;
    last = performance.now();
    process.stderr.write(`${say('admin.copying', { done, all })}\n`);
  };
  const names = { from: shownPlace(source), to: shownPlace(target) };
  try {
    const { tables, guests, kept, digest } = await moveData(source, target, progress);
    print([say('admin.copied', { ...names, tables, guests }), ...(kept > 0 ? [say('admin.copied-before', { n: kept })] : []), digest]);
  } catch (error) {
    if (error instanceof Strangers) throw new Stop(say('error.copy-strangers', { to: names.to }));
    if (error instanceof CopyFault) throw new Stop(say('error.copy-fault', { to: names.to, reason: error.message }));
    throw new Stop(storeProblem(error, names.from, names.to, say));
  }
}
