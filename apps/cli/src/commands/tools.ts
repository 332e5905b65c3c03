// Owns the commands trace and perft: runs the tools of the repository.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Stop } from '../stop.ts';
import type { Context } from './context.ts';

/** Runs the tool with these arguments and returns its exit code. */
export function runTool(name: string, args: readonly string[], { say }: Context): Promise<number> {
  const file = fileURLToPath(new URL(`../../../../tools/${name}/${name}.ts`, import.meta.url));
  if (!existsSync(file)) throw new Stop(say('error.no-tool', { tool: name }));
  const child = spawn(process.execPath, [file, ...args], { stdio: 'inherit' });
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code, signal) => done(code ?? 128 + (signal === null ? 0 : constants.signals[signal])));
  });
}
