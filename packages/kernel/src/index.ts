// Owns the kernel's public face.

export * from './asking.ts';
export * from './bug.ts';
export * from './chance.ts';
export * from './decision.ts';
export * from './digest.ts';
export * from './free-text.ts';
export * from './game.ts';
export * from './narrow.ts';
export * from './load.ts';
export * from './pile.ts';
export { plainCopy } from './plain.ts';
export { asks, call, define, forward, procedure, type Call, type Procedure, type ProcedureBuilder } from './procedure.ts';
export * from './redact.ts';
export * from './refusal.ts';
export { proceduresOf, type Audit } from './run.ts';
export * from './state.ts';
export * from './tables.ts';
export * from './short.ts';
