// Runs the real program for the tests, with a data folder of its own.

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** What a person or a program starts. */
export const LAUNCHER = fileURLToPath(new URL('../../../undercroft', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'undercroft-cli-'));

const envOf = (folder: string, more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => {
  const { npm_lifecycle_event: _event, UNDERCROFT_COMMAND: _command, LC_ALL: _all, LC_MESSAGES: _messages, ...rest } = process.env;
  return { ...rest, LANG: 'C.UTF-8', XDG_DATA_HOME: folder, NO_COLOR: '', ...more };
};

export function start(args: readonly string[], folder: string, more?: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, [MAIN, ...args], { env: envOf(folder, more), stdio: 'pipe' });
}

/** Runs a command to its end; `input` is all it gets on standard input. */
export function run(
  args: readonly string[],
  { input = '', folder = newFolder(), env = {} }: { input?: string; folder?: string; env?: Record<string, string> } = {},
): Promise<Ran> {
  const child = start(args, folder, env);
  let out = '';
  let err = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (err += text));
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(input);
  return new Promise((done) => child.once('close', (code) => done({ code, out, err })));
}

export const savesIn = (folder: string): string[] => {
  const saves = join(folder, 'undercroft', 'saves');
  return readdirSync(saves)
    .sort()
    .map((name) => join(saves, name));
};

export interface SaveFile {
  readonly game: string;
  readonly setup: object;
  readonly entries: readonly unknown[];
  readonly rewound?: boolean;
  readonly table: {
    readonly over: boolean;
    readonly dice: { readonly kind: string; readonly secret: string; readonly commitment: string };
    readonly drawn: readonly unknown[];
  };
}
export const readJson = (file: string): SaveFile => JSON.parse(readFileSync(file, 'utf8')) as SaveFile;

/** The first option, over and over: enough to end any game of a small preset. */
export const ones = (n: number): string => '1\n'.repeat(n);
export const SMALL = ['delve', '--preset', 'micro-1'];
