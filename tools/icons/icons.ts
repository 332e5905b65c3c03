// Draws icons.generated.ts of the kit and of each game from the icons they name, so that only used icons are shipped.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { AUTHORS } from './authors.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

interface Collection {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

const collection = JSON.parse(readFileSync(join(root, 'node_modules/@iconify-json/game-icons/icons.json'), 'utf8')) as Collection;

/** One decimal in 512 is a fifth of a pixel at 100 pixels: nobody sees it, and the file halves. A figure keeps its point, since `.5.5` is two figures. */
const rounded = (body: string): string =>
  body.replaceAll(/\d*\.\d{2,}/g, (figure) => {
    const short = Number(figure).toFixed(1);
    if (!figure.startsWith('.')) return short;
    return short.startsWith('0') ? short.slice(1) : ` ${short}`;
  });

function bodyOf(name: string): string {
  const icon = collection.icons[name] ?? collection.icons[collection.aliases?.[name]?.parent ?? ''];
  if (icon === undefined) throw new Error(`No icon is called ${name}.`);
  return rounded(icon.body);
}

/** The folders that name icons: the kit, and each game's screen. */
function folders(): string[] {
  const games = readdirSync(join(root, 'games')).map((id) => join(root, 'games', id, 'src/web'));
  return [join(root, 'packages/web-kit/src/art'), ...games].filter((folder) => existsSync(join(folder, 'icon-names.ts')));
}

async function draw(folder: string): Promise<void> {
  const { ICON_NAMES: names } = (await import(pathToFileURL(join(folder, 'icon-names.ts')).href)) as { ICON_NAMES: readonly string[] };
  const twice = names.filter((name, i) => names.indexOf(name) !== i);
  if (twice.length > 0) throw new Error(`Named twice in ${folder}: ${twice.join(', ')}.`);
  // Written as the formatter would write it, so that drawing icons anew changes nothing else.
  const lines = [...names].sort().flatMap((name) => {
    const key = /^\w+$/.test(name) ? name : `'${name}'`;
    const author = AUTHORS[name] === undefined ? [] : [`    author: '${AUTHORS[name]}',`];
    return [`  ${key}: {`, `    body: '${bodyOf(name)}',`, ...author, '  },'];
  });
  const text = [
    '// Owns the icons named in icon-names.ts, drawn by tools/icons/icons.ts: game-icons.net contributors, CC BY 3.0. Do not edit.',
    'export const ICONS = {',
    ...lines,
    '} as const satisfies Readonly<Record<string, { readonly body: string; readonly author?: string }>>;',
    '',
  ].join('\n');
  writeFileSync(join(folder, 'icons.generated.ts'), text);
  console.log(`${names.length} icons, ${Math.round(text.length / 1024)} kB: ${folder.slice(root.length + 1)}`);
}

for (const folder of folders()) await draw(folder);
