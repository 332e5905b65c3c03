// Owns the public face of recorded games.

export * from './in-steps.ts';
export * from './match.ts';
export * from './recorded.ts';
export * from './transcript.ts';
