// Owns how the program was started: the command that starts it again, and the folder that paths on its command line are relative to.

import { resolve } from 'node:path';

const env = process.env;

const BY_NPM: Readonly<Record<string, string>> = { undercroft: 'npm run undercroft --', npx: 'npx undercroft' };

/** Set by `./undercroft` to how it was called. */
const launcher = env['UNDERCROFT_COMMAND'];
const byNpm = launcher ? undefined : BY_NPM[env['npm_lifecycle_event'] ?? ''];

/** A word as a shell reads it back. */
export function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

/** What starts the program, for advice and examples. */
export const RUN = byNpm ?? quoted(launcher || './undercroft');

/** A path of the command line as an absolute one. npm runs scripts from the repository, and says in which folder it was called. */
export const userPath = (path: string): string => resolve((byNpm && env['INIT_CWD']) ?? process.cwd(), path);
