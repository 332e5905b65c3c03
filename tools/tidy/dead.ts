// Files nobody can reach: every source is imported, directly or not, from an entry point of its package.
import { isRecord } from '@undercroft/kernel';
import { importsOf, namedFilesOf } from './imports.ts';
import { type Check, isCode, isProduct, type Repo, type TextFile } from './repo.ts';

export const deadFiles: Check = (repo) => {
  const live = reachable(repo);
  return repo.files
    .filter(({ path }) => isProduct(path) && !live.has(path) && !path.endsWith('.d.ts'))
    .map(({ path }) => `${path}:1: no entry point of its package leads here; import it or remove it`);
};

function reachable({ files }: Repo): ReadonlySet<string> {
  const sources = new Map(files.filter(({ path }) => isCode(path)).map((file) => [file.path, file]));
  const live = new Set<string>();
  const queue = files.flatMap((file) => [...entriesOf(file.path, file.text), ...builtFrom(file)]).filter((path) => sources.has(path));
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const file = sources.get(path);
    if (!file || live.has(path)) continue;
    live.add(path);
    queue.push(...importsOf(file).map(({ target }) => target), ...namedFilesOf(file));
  }
  return live;
}

/** Sources that the build of an app names, and the lists that tools/icons draws from. */
function builtFrom({ path, text }: TextFile): readonly string[] {
  if (/\/src\/.*\/?icon-names\.ts$/.test(path)) return [path];
  const app = /^(apps\/[^/]+)\/vite(?:\.config\.ts|\/)/.exec(path)?.[1];
  return app === undefined ? [] : (text.match(/src\/[\w/.-]+\.tsx?/g) ?? []).map((named) => `${app}/${named}`);
}

/** What a package.json opens to others, and the program of an app. */
function entriesOf(path: string, text: string): readonly string[] {
  const folder = /^((?:packages|games|apps)\/[^/]+)\/package\.json$/.exec(path)?.[1];
  if (folder === undefined) return [];
  const manifest: unknown = JSON.parse(text);
  const written = JSON.stringify((isRecord(manifest) ? manifest['exports'] : null) ?? {}).match(/\.\/src\/[^"]+/g) ?? [];
  return [...written.map((one) => `${folder}/${one.slice(2)}`), `${folder}/src/main.ts`, `${folder}/src/main.tsx`];
}
