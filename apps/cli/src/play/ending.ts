// Owns the texts at the start and end of a game: commitment, ending, proof of the dice, and how to resume or replay.

import { dirname } from 'node:path';
import { savesFolder } from '../files.ts';
import { quoted, RUN } from '../invocation.ts';
import type { Say } from '../words/index.ts';
import type { Table } from './table.ts';

export function endingLines(table: Table, say: Say): string[] {
  return [...table.title.text.ending(table.view()), ...(table.rewound ? [say('end.rewound')] : [])];
}

export const replayCommand = (table: Table, how: '--step' | '--verify'): string => `${RUN} replay ${quoted(table.file)} ${how}`;

/** `play --resume` finds the latest game in the saves folder; other files are named. */
const resumeCommand = ({ file }: Table): string => {
  const found = dirname(file) === savesFolder() ? '' : ` ${quoted(file)}`;
  return `${RUN} play --resume${found}`;
};

/** The commitment of the dice. */
export function promiseLines(table: Table, say: Say): string[] {
  const { origin } = table.dice;
  return origin.kind === 'seed'
    ? [say('dice.seed', { seed: origin.seed })]
    : [say('dice.promise'), `  ${say('dice.commitment')} ${origin.commitment}`, `  ${say('dice.nonce')} ${origin.nonce}`];
}

/** The commitment in short, shown on the screen until the player's first decision. */
export function promiseInShort(table: Table, say: Say): string[] {
  const { origin } = table.dice;
  return origin.kind === 'seed' ? [say('dice.seed', { seed: origin.seed })] : [say('dice.fixed'), origin.commitment];
}

/** Lines printed after the screen is closed. */
export function farewellLines(table: Table, say: Say): string[] {
  if (!table.isOver) return [say('end.left', { file: table.file }), say('end.resume', { command: resumeCommand(table) })];
  const { origin, drawn } = table.dice;
  const proof =
    origin.kind === 'seed'
      ? [say('dice.seed', { seed: origin.seed })]
      : [
          say('dice.revealed', { n: drawn.length }),
          `  ${say('dice.commitment')} ${origin.commitment}`,
          `  ${say('dice.nonce')} ${origin.nonce}`,
          `  ${say('dice.secret')} ${origin.secret}`,
        ];
  return ['', ...endingLines(table, say), '', ...proof, say('end.kept', { file: table.file }), `  ${replayCommand(table, '--verify')}`];
}
