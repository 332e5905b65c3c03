// Owns the toy game's public face, for trying something out on a small game.

export { accept, bid, bury, lose, name, respond, turn } from './decisions.ts';
export { events as toyEvents } from './events.ts';
export { namedSetups, toy, toySetups } from './game.ts';
export { CARDS } from './queries.ts';
export * as toyRules from './rules.ts';
export { isToyBoard } from './types.ts';
export type { Toy, ToyBoard, ToyCarried, ToyEvents, ToyRule, ToySetup, ToyView } from './types.ts';
