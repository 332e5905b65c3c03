// Owns what every game says in English in the same words: what cannot be, and the ends of a pick.

import type { CommonWords } from './index.ts';

/** "a", "a or b", "a, b or c". */
const listed = (words: readonly string[], last: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/** 1½, 2. */
const halves = (n: number): string => `${Math.floor(n)}${n % 1 === 0 ? '' : '½'}`;

export const en: CommonWords = {
  option: { enough: 'That is enough', none: 'None' },
  flag: { yes: 'yes', no: 'no' },
  size: {
    players: (n) => (n === 1 ? 'One player' : `${n} players`),
    minutes: (n) => `about ${n} minutes`,
    hours: (n) => (n === 1 ? 'about an hour' : `about ${halves(n)} hours`),
    sentence: (said, players, time) => `${said} ${players}, ${time}.`,
  },
  misfit: {
    over: 'The game is over.',
    seat: 'This question is not for you.',
    offer: 'That question has been answered. Answer the one that is open now.',
    shape: 'That is not an answer to this question. Choose one of the actions offered.',
  },
  act: 'That is not possible now. Choose one of the actions offered.',
  pick: 'That cannot be chosen here. Choose one of the options offered.',
  setup: {
    'not-a-setup': () => 'That is not a setup. Choose one of the named setups, or fill in the form.',
    'unknown-field': (field, _got, legal) => `There is no setting called ${field}. There are ${listed(legal, 'and')}.`,
    'one-of': (field, got, legal) => `${field}: ${got} is not possible. Choose ${listed(legal, 'or')}.`,
    'some-of': (field, got, legal) => `${field}: ${got} is not possible. Choose from ${listed(legal, 'and')}.`,
    between: (field, got, [least, most]) => `${field}: ${got} is not possible. Give a whole number from ${least} to ${most}.`,
    'at-most': (field, got, [most]) => `${field}: ${got} is too much. At most: ${most}.`,
    length: (field, _got, [least, most]) => `${field}: give a name of ${least} to ${most} characters.`,
  },
  load: {
    shape: 'This is not a saved game.',
    game: 'This saved game belongs to another game.',
    newer: 'This game was saved by a newer version. Update, then try again.',
    'no-migration': 'This game was saved under older rules that can no longer be continued.',
    step: 'This saved game stopped at a point that these rules do not know.',
    rules: 'This game was recorded under another version of the rules.',
    setup: 'The setup of this recorded game is not possible.',
    entry: 'This record holds a choice or a roll that does not fit.',
    digest: 'This record leads to another position than the one it names.',
  },
  loadAt: (problem, entry) => `${problem} It was found at entry ${entry}.`,
};
