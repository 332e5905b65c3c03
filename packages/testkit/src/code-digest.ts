// Owns telling code apart by its digest: what was measured or held with other code counts for nothing.

import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

export const inRepository = (path: string): string => join(root, path);

/** A digest of the files that these patterns name, and of all that is in the folders they name; paths are those of the repository. */
export function codeDigest(patterns: readonly string[]): string {
  const digest = createHash('sha256');
  const files = globSync([...patterns], { cwd: root }).flatMap((path) => filesIn(resolve(root, path)));
  for (const file of [...new Set(files)].toSorted())
    digest.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return digest.digest('hex').slice(0, 16);
}

function filesIn(path: string): readonly string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path).flatMap((name) => filesIn(join(path, name)));
}
