// Owns a scratch copy of the repository for tests: its files copied, what is installed linked file by file, so that every tool works in it as in a clone.
import { spawn } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';

const INSTALLED = 'node_modules';
const LEFT_OUT = new Set([INSTALLED, '.git', '.cache', 'dist', 'docs/screenshots', 'docs/pictures', 'docs/images']);

export interface Scratch {
  readonly root: string;
  remove(): void;
}

export function scratchCopy(root: string): Scratch {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'undercroft-new-game-')));
  const installed: string[] = [];
  cpSync(root, copy, {
    recursive: true,
    filter: (source) => {
      const path = relative(root, source);
      if (basename(path) === INSTALLED) installed.push(path);
      return !LEFT_OUT.has(basename(path)) && !LEFT_OUT.has(path.replaceAll('\\', '/'));
    },
  });
  for (const folder of installed) link(join(root, folder), join(copy, folder));
  return { root: copy, remove: () => rmSync(copy, { recursive: true, force: true, maxRetries: 3 }) };
}

/** The links of workspaces are relative and so lead to the copy. What npm and our commands write themselves is copied, since it may change. */
function link(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isDirectory()) link(source, target);
    else if (entry.name.startsWith('.')) copyFileSync(source, target);
    else linkOrCopy(source, target);
  }
}

/** Another disk cannot be linked to. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}

export interface Ended {
  readonly code: number | null;
  /** All that was printed. */
  readonly said: string;
}

/** Runs a program in the copy to its end: a file for this Node, unless another command is named. */
export function runIn(
  root: string,
  args: readonly string[],
  { input = '', command = process.execPath }: { readonly input?: string; readonly command?: string } = {},
): Promise<Ended> {
  // Not a test run within this one, nor a script of npm: what somebody would start by hand.
  const { VITEST: _vitest, npm_lifecycle_event: _event, ...env } = process.env;
  const child = spawn(command, args, { cwd: root, env: { ...env, NO_COLOR: '1' }, stdio: 'pipe' });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => done({ code, said }));
  });
}
