// Owns the toy game's public face, for whoever wants to try something out on a small game.

export { accept, bid, bury, lose, respond, turn } from './decisions.ts';
export { events as toyEvents } from './events.ts';
export { toy, toySetups } from './game.ts';
export { CARDS } from './queries.ts';
export * as toyRules from './rules.ts';
export type { Toy, ToyBoard, ToyEvents, ToyRule, ToySetup, ToyView } from './types.ts';
