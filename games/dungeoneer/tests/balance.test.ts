// Owns the comparison of the balance with what the game aims at: coarse in `npm test`, sharp where it is asked for, then written down.

import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DeckId } from '../src/content/types.ts';
import { EDITIONS } from '../src/setup.ts';
import { COARSE, emptyOf, measure, missed, together } from './balance.ts';
import { balancePage, heroPicture, type Row } from './balance-page.ts';
import { measureIn } from './balance-parts.ts';

const HC: readonly DeckId[] = ['HCA', 'HCB'];
const FEW = 40;

test.each([2, 3, 4] as const)(
  'with %s players no place and no hero wins too much, and a game is about as long as it should be',
  (players) => {
    expect(missed(measure({ players, decks: HC, edition: '2.3c' }, FEW), COARSE)).toEqual([]);
  },
);

test('games that are measured in parts are the same games', () => {
  const table = { players: 2, decks: HC, edition: '2.3c' } as const;
  const whole = measure(table, 3);
  expect(together([measure(table, 2), measure(table, 1, 2)])).toEqual(whole);
  // The second time they are read, and not played again.
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-balance-'));
  for (let time = 0; time < 2; time++) expect(measureIn(folder, table, 3)).toEqual(whole);
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^[0-9a-f]{16} 2\.3c HCA\+HCB 2 0-3\.json$/)]);
});

/**
 * `BALANCE_GAMES=2000 npm run vitest -- games/dungeoneer/tests/balance.test.ts` measures everything and renews its page. With `BALANCE_PARTS`,
 * a folder, it does so part by part, and goes on where it was stopped; `BALANCE_OTHERS`: so many games of each table beside the main ones.
 */
const measured = Number(process.env['BALANCE_GAMES'] ?? 0);
if (measured > 0) {
  test('everything is measured and written down', { timeout: 36_000_000 }, () => {
    const folder = process.env['BALANCE_PARTS'];
    const row = (name: string, setup: Row['setup'], games: number): Row => ({ name, setup, measured: measureIn(folder, setup, games) });
    const table = (edition: Row['setup']['edition'], games: number): readonly Row[] =>
      ([2, 3, 4] as const).map((players) => row(`${players} players, ${edition}`, { players, decks: HC, edition }, games));
    const part = Number(process.env['BALANCE_OTHERS'] ?? Math.ceil(measured / 4));
    const [old, now] = EDITIONS;
    const main = table(now, measured);
    const sets = [
      row('Thornmarch, 2 players', { players: 2, decks: ['TM'], edition: now }, part),
      row('The Furnace Below, 2 players', { players: 2, decks: ['FB'], edition: now }, part),
      row('Where the Sky Broke, 3 players', { players: 3, decks: ['SB'], edition: now }, part),
      row('Crown and March, 3 players', { players: 3, decks: [...HC, 'TM'], edition: now }, part),
    ];
    const rest = [row('From the Crown to the Furnace, 2 players', { players: 2, decks: [...HC, 'FB'], edition: now, rounds: 100 }, part)];
    const every = emptyOf(measure({ players: 3, decks: HC, edition: now, moments: 'every' }, Math.min(part, 100)));
    const docs = new URL('../../../docs/', import.meta.url);
    writeFileSync(new URL('balance-dungeoneer.md', docs), balancePage(measured, main, table(old, part), sets, rest, every));
    writeFileSync(new URL('images/balance-dungeoneer-heroes.svg', docs), heroPicture(main));
    expect(main).toHaveLength(3);
  });
}
