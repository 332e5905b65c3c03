// Runs the real program for the tests, with a data folder of its own.

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import * as z from 'zod/mini';

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

const saveFile = z.looseObject({
  game: z.string(),
  setup: z.looseObject({}),
  entries: z.array(z.array(z.unknown())),
  digests: z.array(z.tuple([z.int(), z.string()])),
  rewound: z.optional(z.boolean()),
  table: z.looseObject({
    over: z.boolean(),
    dice: z.looseObject({ kind: z.string(), secret: z.optional(z.string()), commitment: z.optional(z.string()) }),
    drawn: z.array(z.tuple([z.string(), z.int(), z.int()])),
  }),
});
export type SaveFile = z.infer<typeof saveFile>;
export const readJson = (file: string): SaveFile => saveFile.parse(JSON.parse(readFileSync(file, 'utf8')));

/** A text with this in it, where a whole value is expected. */
export const containing = (part: string): unknown => expect.stringContaining(part);
export const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);

/** The first option, over and over: enough to end any game of a small preset. */
export const ones = (n: number): string => '1\n'.repeat(n);
export const SMALL = ['delve', '--preset', 'micro-1'];
