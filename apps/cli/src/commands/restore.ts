// Owns the task admin restore: a backup is checked, put in the place of a server's data, and it is said what was done.

import { beginRestore, NewerStore, NotEmpty } from '@undercroft/server';
import { reasonOf } from '../files.ts';
import { Stop } from '../stop.ts';
import type { AdminFlags } from './admin-tasks.ts';
import { print, type Context } from './context.ts';
import { dataProblem } from './data-problem.ts';
import { findings, isSound, verified } from './verified.ts';

export async function restore(file: string, folder: string, flags: AdminFlags, context: Context): Promise<void> {
  const { say } = context;
  const restoring = begun(file, folder, flags, context);
  try {
    const found = await verified(restoring.store);
    print(findings(found, say));
    if (!isSound(found) && flags.damaged !== true) throw new Stop(say('error.restore-damaged', { file }));
    const kept = await restoring.commit();
    print([say('admin.restored', { file, folder, n: found.checked }), ...(kept === null ? [] : [say('admin.set-aside', { file: kept })])]);
  } catch (error) {
    await restoring.abandon();
    const problem = dataProblem(error, folder, say);
    throw problem === null ? error : new Stop(problem);
  }
}

function begun(file: string, folder: string, { replace }: AdminFlags, { say }: Context): ReturnType<typeof beginRestore> {
  try {
    return beginRestore(file, folder, { replace: replace === true, now: new Date() });
  } catch (error) {
    if (error instanceof NotEmpty) throw new Stop(say('error.restore-not-empty', { folder }));
    if (error instanceof NewerStore) throw new Stop(say('error.restore-newer', { file }));
    if (reasonOf(error) === 'ENOENT') throw new Stop(say('error.no-file', { file }));
    throw new Stop(dataProblem(error, folder, say) ?? say('error.unwritable', { file: folder, reason: reasonOf(error) }));
  }
}
