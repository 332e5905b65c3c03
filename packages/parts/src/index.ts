// Owns the public face of the parts: what the rules of several games are made of.

export * from './setup-kinds.ts';
export * from './setup.ts';
