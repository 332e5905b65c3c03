// Owns the list of what the page is built with, for its credits.

export const FACES: readonly string[] = [
  'Grenze, Omnibus-Type, SIL Open Font License 1.1',
  'Faustina, Omnibus-Type, SIL Open Font License 1.1',
  'Noto Sans JP and Noto Serif JP, Google and Adobe, SIL Open Font License 1.1',
];

export const LIBRARIES: readonly (readonly [name: string, licence: string])[] = [
  ['React', 'MIT'],
  ['wouter', 'Unlicense'],
  ['zustand', 'MIT'],
  ['idb', 'ISC'],
  ['zod', 'MIT'],
  ['Motion', 'MIT'],
  ['d3-zoom, d3-selection', 'ISC'],
  ['zzfx', 'MIT'],
  ['noble-hashes, noble-ciphers', 'MIT'],
];
