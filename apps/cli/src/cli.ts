// Owns running a command from its arguments, and turning what went wrong into one sentence and an exit code.

import { CommanderError } from 'commander';
import { mistake, programOf } from './program.ts';
import { Broken, Stop } from './stop.ts';
import { languageIn, sayIn } from './words/index.ts';

/** Runs the command; the exit code is set, so that everything printed gets out first. */
export async function main(args: readonly string[]): Promise<void> {
  const language = languageIn(args, process.env);
  const say = sayIn(language);

  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // `undercroft rules | head`: whoever read us has seen enough.
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });

  try {
    await programOf({ language, say }).parseAsync([...args], { from: 'user' });
  } catch (error) {
    // Whoever still holds our input open must not keep us from ending.
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
