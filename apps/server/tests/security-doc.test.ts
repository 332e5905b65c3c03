// Claims about docs/security.md and docs/dice.md: every test they name exists, so that what they promise is shown by something that can fail.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Files of tests that a page names, each with the names of tests that stand in quotation marks behind it. */
function namedIn(page: string): readonly (readonly [file: string, tests: readonly string[]])[] {
  const text = textOf(page).replaceAll('\n', ' ');
  const parts = text.split(/`((?:apps|packages|games)\/[\w/.-]+\.test\.ts)`/);
  const files = parts.filter((_, at) => at % 2 === 1);
  const behind = parts.filter((_, at) => at % 2 === 0).slice(1);
  return files.map((file, at) => [
    file,
    [...(/^[^`|]*/.exec(behind[at] ?? '')?.[0] ?? '').matchAll(/"([^"]+)"/g)].map((found) => found[1] ?? ''),
  ]);
}

describe.each(['docs/security.md', 'docs/dice.md'])('%s', (page) => {
  const named = namedIn(page);

  test('names tests', () => expect(named.flatMap(([, tests]) => tests).length).toBeGreaterThan(8));

  test.each(named)('%s has what is named of it', (file, tests) => {
    expect(existsSync(join(ROOT, file)), file).toBe(true);
    const text = textOf(file);
    for (const name of tests) expect(text.includes(`'${name}'`) || text.includes(`"${name}"`), `${file}: ${name}`).toBe(true);
  });
});
