// Owns the public face of the parts: what the rules of several games are made of.

export * from './all-answers.ts';
export * from './dice.ts';
export * from './dispatch.ts';
export * from './errands.ts';
export * from './grid.ts';
export * from './kept.ts';
export * from './playing-cards.ts';
export * from './setup-kinds.ts';
export * from './setup.ts';
export * from './suggest.ts';
export * from './turn-order.ts';
export * from './walk.ts';
