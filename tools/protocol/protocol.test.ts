// Claims about the page on the protocol: it is what the schemas say today.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAGE, rendered } from './render.ts';

test('docs/protocol.md is up to date; if not: node tools/protocol/protocol.ts', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(rendered());
});

test('every message is on the page, and an example of a refusal and of a frame', () => {
  const text = rendered();
  for (const name of ['hello', 'answer', 'transcript', 'welcome', 'packed', 'bye']) expect(text).toContain(`### \`${name}\``);
  expect(text).not.toContain('undefined');
  expect(text).toContain('"code":"illegal"');
  expect(text).toContain('"t":"frame"');
});
