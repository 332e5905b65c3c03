// Owns the sheets of a game's prints as pages: one for each file of its pictures, every card with its name.

import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Picture, printFile } from '@undercroft/web-kit/linocut';

const games = join(import.meta.dirname, '..', '..', 'games');
const COLUMNS = 8;
const WIDTH = 132;
const PRINT = { w: 200, h: 140 };

const STYLE = `
  body { margin: 0; padding: 6px; width: max-content; background: #1b1512; color: #e9dcc3; font: 10px/12px sans-serif; }
  main { display: grid; grid-template-columns: repeat(${COLUMNS}, ${WIDTH}px); gap: 6px; }
  figure { margin: 0; }
  figure > svg { display: block; width: ${WIDTH}px; }`;

export interface Sheet {
  readonly name: string;
  readonly cards: readonly string[];
  readonly page: string;
}

interface Art {
  cardPicture(id: string): Picture;
}
interface Text {
  cardText(language: string, id: string): { readonly name: string };
}

const picturesOf = (game: string): string => join(games, game, 'src', 'web', 'pictures');

/** The games whose pictures lie in a folder of files. */
export const gamesWithSheets = (): readonly string[] => readdirSync(games).filter((game) => existsSync(picturesOf(game)));

const load = async (...path: readonly string[]): Promise<unknown> => import(pathToFileURL(join(...path)).href);

/** The cards of one file of pictures: those of the records it exports. */
async function cardsIn(game: string, file: string): Promise<readonly string[]> {
  const exported: readonly unknown[] = Object.values((await load(picturesOf(game), file)) ?? {});
  return exported.flatMap((record) => (typeof record === 'object' && record !== null ? Object.keys(record) : []));
}

export async function sheetsOf(game: string): Promise<readonly Sheet[]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A game with sheets exports these two; which games there are is known only now.
  const { cardPicture } = (await load(games, game, 'src', 'web', 'art.ts')) as Art;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As above.
  const { cardText } = (await load(games, game, 'src', 'text', 'index.ts')) as Text;
  const figureOf = (id: string): string =>
    `<figure>${printFile(cardPicture(id), PRINT)}<figcaption>${cardText('en', id).name}</figcaption></figure>`;
  const sheets: Sheet[] = [];
  for (const file of readdirSync(picturesOf(game))) {
    const cards = await cardsIn(game, file);
    const page = `<style>${STYLE}</style><main>${cards.map(figureOf).join('')}</main>`;
    if (cards.length > 0) sheets.push({ name: `${game}-${basename(file, '.ts')}`, cards, page });
  }
  return sheets;
}
