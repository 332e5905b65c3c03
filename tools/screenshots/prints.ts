// Takes the pictures of docs/pictures: the prints of a game's cards, one sheet for each file of its pictures: `node tools/screenshots/prints.ts <game>`.

import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Picture, printFile } from '@undercroft/web-kit/linocut';
import { launch } from './house.ts';
import { palette } from './palette.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, 'docs', 'pictures');
const COLUMNS = 8;
const WIDTH = 132;
const PRINT = { w: 200, h: 140 };

const STYLE = `
  body { margin: 0; padding: 6px; width: max-content; background: #1b1512; color: #e9dcc3; font: 10px/12px sans-serif; }
  main { display: grid; grid-template-columns: repeat(${COLUMNS}, ${WIDTH}px); gap: 6px; }
  figure { margin: 0; }
  figure > svg { display: block; width: ${WIDTH}px; }`;

interface Art {
  cardPicture(id: string): Picture;
}
interface Text {
  wordsOf(language: string, id: string): { readonly name: string };
}

const [game = ''] = process.argv.slice(2);
const source = join(root, 'games', game, 'src');
const { cardPicture } = (await import(join(source, 'web', 'art.ts'))) as Art;
const { wordsOf } = (await import(join(source, 'text', 'index.ts'))) as Text;

/** The cards of one file of pictures: those of the records it exports. */
async function cardsIn(file: string): Promise<readonly string[]> {
  const exported = Object.values((await import(join(source, 'web', 'pictures', file))) as Readonly<Record<string, unknown>>);
  return exported.flatMap((record) => (typeof record === 'object' && record !== null ? Object.keys(record) : []));
}

const figureOf = (id: string): string =>
  `<figure>${printFile(cardPicture(id), PRINT)}<figcaption>${wordsOf('en', id).name}</figcaption></figure>`;

const browser = await launch();
const page = await browser.newPage();
mkdirSync(folder, { recursive: true });
for (const file of readdirSync(join(source, 'web', 'pictures'))) {
  const cards = await cardsIn(file);
  if (cards.length === 0) continue;
  await page.setContent(`<style>${STYLE}</style><main>${cards.map(figureOf).join('')}</main>`);
  const picture = palette(await page.locator('body').screenshot());
  const sheet = `${game}-${basename(file, '.ts')}.png`;
  writeFileSync(join(folder, sheet), picture);
  process.stdout.write(`${sheet} ${Math.round(picture.byteLength / 1000)} kB\n`);
}
await browser.close();
