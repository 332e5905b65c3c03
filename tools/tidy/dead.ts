// Files nobody can reach: every source is imported, directly or not, from an entry point of its package.
import { importsOf, namedFilesOf } from './imports.ts';
import { type Check, isCode, isProduct, type Repo } from './repo.ts';

export const deadFiles: Check = (repo) => {
  const live = reachable(repo);
  return repo.files
    .filter(({ path }) => isProduct(path) && !live.has(path))
    .map(({ path }) => `${path}:1: no entry point of its package leads here; import it or remove it`);
};

function reachable({ files }: Repo): ReadonlySet<string> {
  const sources = new Map(files.filter(({ path }) => isCode(path)).map((file) => [file.path, file]));
  const live = new Set<string>();
  const queue = files.flatMap(({ path, text }) => entriesOf(path, text)).filter((path) => sources.has(path));
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const file = sources.get(path);
    if (!file || live.has(path)) continue;
    live.add(path);
    queue.push(...importsOf(file).map(({ target }) => target), ...namedFilesOf(file));
  }
  return live;
}

/** What a package.json opens to others, and the program of an app. */
function entriesOf(path: string, text: string): readonly string[] {
  const folder = /^((?:packages|games|apps)\/[^/]+)\/package\.json$/.exec(path)?.[1];
  if (folder === undefined) return [];
  const manifest = JSON.parse(text) as { readonly exports?: unknown };
  const written = JSON.stringify(manifest.exports ?? {}).match(/\.\/src\/[^"]+/g) ?? [];
  return [...written.map((one) => `${folder}/${one.slice(2)}`), `${folder}/src/main.ts`, `${folder}/src/main.tsx`];
}
