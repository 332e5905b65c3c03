// Takes the pictures of docs/pictures: the prints of a game's cards: `node tools/screenshots/prints.ts <game>`.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from './house.ts';
import { palette } from './palette.ts';
import { gamesWithSheets, sheetsOf } from './sheets.ts';

const folder = join(import.meta.dirname, '..', '..', 'docs', 'pictures');

async function take(game: string): Promise<void> {
  const sheets = await sheetsOf(game);
  const browser = await launch();
  try {
    const page = await browser.newPage();
    mkdirSync(folder, { recursive: true });
    for (const sheet of sheets) {
      await page.setContent(sheet.page);
      const picture = palette(await page.locator('body').screenshot());
      writeFileSync(join(folder, `${sheet.name}.png`), picture);
      process.stdout.write(`${sheet.name}.png ${Math.round(picture.byteLength / 1000)} kB\n`);
    }
  } finally {
    await browser.close();
  }
}

const [game = ''] = process.argv.slice(2);
if (gamesWithSheets().includes(game)) await take(game);
else {
  process.stderr.write(`Say which game, with its pictures in games/<game>/src/web/pictures: ${gamesWithSheets().join(', ')}.\n`);
  process.exitCode = 2;
}
