// Owns where tests write for the moment: one folder for a whole run, that is gone when the run is over.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What `tmpdir` reads, here and on Windows; the workers and the programs that they start inherit it. */
const NAMES = ['TMPDIR', 'TEMP', 'TMP'];

/** Called by the test runner before the first test; what it returns is called after the last. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-test-'));
  for (const name of NAMES) process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
