// npm start: opens the game in the terminal, or says how to play where there is no terminal.
import { runFile } from './spawn.mjs';

const HOW_TO_PLAY = `Undercroft: tabletop dungeon games.

This is not a terminal, so there is nobody to ask. In a terminal:

  npm start                          choose a game and play it
  npm run undercroft -- play         the same
  npm run undercroft -- --help       all commands
  npm test                           every check and test
`;

/** @param {readonly string[]} args */
async function run(args) {
  if (process.stdin.isTTY && process.stdout.isTTY) return runFile('apps/cli/src/main.ts', ['play', ...args]);
  process.stdout.write(HOW_TO_PLAY);
  return 0;
}

/** @type {import('./scripts.mjs').Target} */
export const start = { needs: 'production', run };
