// Owns the words of games' glossaries that the house may write all the same, each list with its reason.

interface Allowed {
  readonly reason: string;
  readonly words: readonly string[];
}

export const ALLOWED: readonly Allowed[] = [
  {
    reason: 'What tabletop games are made of: kernel, table and kit are about these.',
    words: [
      'card',
      'die',
      'dice',
      'draw',
      'roll',
      'shuffle',
      'pass',
      'round',
      'turn',
      'phase',
      'place',
      'map',
      'grid',
      'square',
      'variant',
    ],
  },
  {
    reason: 'What a table tells of any game: how it ends, what happened, what to do, what was undone or broken off.',
    words: ['victory', 'defeat', 'score', 'story', 'log', 'hint', 'take back', 'give up', 'dead end'],
  },
  {
    reason: 'SQL: rows that somebody else has taken are passed over.',
    words: ['locked'],
  },
  {
    reason: 'Terms of programming.',
    words: [
      'area',
      'attempt',
      'batch',
      'build',
      'character',
      'check',
      'clock',
      'commit',
      'def',
      'effort',
      'exit',
      'explore',
      'fail',
      'health',
      'hit',
      'item',
      'keyword',
      'level',
      'modifier',
      'open',
      'pack',
      'passive',
      'response',
      'reward',
      'search',
      'sequential',
      'shift',
      'simultaneou',
      'site',
      'space',
      'speed',
      'standard',
      'target',
      'test',
      'total',
      'trial',
      'unique',
      'use',
      'window',
    ],
  },
  {
    reason: 'Plain English, which no game can own.',
    words: ['between', 'deep', 'heavy', 'joined', 'life', 'lost', 'obstacle', 'opening', 'passage', 'plain', 'room', 'strike'],
  },
  { reason: 'What strangers may do to a server.', words: ['attack'] },
  { reason: 'How a bot plays.', words: ['easy'] },
  { reason: 'What drawings are drawn with and what prints show.', words: ['circle', 'wall', 'road'] },
  { reason: 'What the house says of itself: a house of dungeon games.', words: ['dungeon'] },
];

/** In the singular and in lower case, as glossaries are read. */
export const HOUSE_WORDS: ReadonlySet<string> = new Set(ALLOWED.flatMap(({ words }) => words));
