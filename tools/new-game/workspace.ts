// Owns linking a folder of games/ as the workspace that the lockfile now says it is, without a network.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordAt } from '@undercroft/testkit/json';

/** Links the game where npm would, and notes that what the lockfile now says is installed: nothing else of it is new. */
export function linkWorkspace(root: string, id: string): void {
  const folder = join(root, 'node_modules', '@undercroft');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(join(folder, id))) symlinkSync(join('..', '..', 'games', id), join(folder, id), 'junction');
  const stamp = join(root, 'node_modules', '.undercroft-install.json');
  if (!existsSync(stamp)) return;
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  writeFileSync(stamp, `${JSON.stringify({ ...recordAt(JSON.parse(readFileSync(stamp, 'utf8'))), lock })}\n`);
}
