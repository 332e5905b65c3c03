// Owns the list of icons for the credits: read from the lists of the kit and of every game.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const LISTS = '{packages,apps,games}/*/src/*/icon-names.ts';

export async function iconNames(root: string): Promise<readonly string[]> {
  const names = new Set<string>();
  for (const file of globSync(LISTS, { cwd: root })) {
    const list: unknown = await import(pathToFileURL(join(root, file)).href);
    for (const value of Object.values(list ?? {}))
      if (Array.isArray(value)) for (const name of value) if (typeof name === 'string') names.add(name);
  }
  return [...names].toSorted();
}
