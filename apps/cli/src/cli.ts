// Owns running a command, and mapping errors to messages and exit codes.

import { CommanderError } from 'commander';
import { mistake, programOf } from './program.ts';
import { Broken, Stop } from './stop.ts';
import { languageIn, sayIn } from './words/index.ts';

/** Runs the command. Sets the exit code instead of exiting, so that output is flushed. */
export async function main(args: readonly string[]): Promise<void> {
  const language = languageIn(args, process.env);
  const say = sayIn(language);

  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // `undercroft rules | head`: the reader has closed the pipe.
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });

  try {
    await programOf({ language, say }).parseAsync([...args], { from: 'user' });
  } catch (error) {
    // An open standard input must not keep the process alive.
    process.stdin.destroy();
    if (error instanceof CommanderError) {
      if (error.exitCode !== 0) {
        process.stderr.write(`undercroft: ${mistake(error, say)}\n`);
        process.exitCode = 2;
      }
    } else if (error instanceof Stop) {
      process.stderr.write(`undercroft: ${error.message}\n`);
      process.exitCode = 2;
    } else {
      const file = error instanceof Broken ? error.file : null;
      const message = error instanceof Error ? error.message : String(error);
      process.stderr.write(`undercroft: ${file === null ? say('bug.plain', { message }) : say('bug.saved', { message, file })}\n`);
      const cause = error instanceof Broken ? error.cause : error;
      if (process.env['UNDERCROFT_DEBUG'] && cause instanceof Error) process.stderr.write(`${cause.stack ?? ''}\n`);
      process.exitCode = 1;
    }
  }
}
