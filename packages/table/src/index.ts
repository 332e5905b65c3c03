// Owns the public face of the table package.

export { checkingNewSetup, handedOn, withoutCarried, type CheckedSetup, type HandedOn, type Unchecked } from './after.ts';
export * from './asked.ts';
export { CorruptTable, OtherRules } from './faults.ts';
export type { TableState } from './client-state.ts';
export * from './client.ts';
export * from './log-entry.ts';
export type { Repeat } from './repeats.ts';
export type { Point } from './said.ts';
export * from './desk.ts';
export * from './diff.ts';
export { Packer, Unpacker, Unreadable, type Packed } from './pack.ts';
export type { WitnessStore } from './noting.ts';
export { isClientState, isFrame, isTold, readServerMessage } from './heard.ts';
export * from './fold.ts';
export * from './judge.ts';
export * from './protocol.ts';
export * from './record.ts';
export * from './refusal.ts';
export { pastOf, type Past } from './showing.ts';
export * from './shown.ts';
export * from './table.ts';
export * from './upgrade.ts';
export * from './witness.ts';
export * from './snapshot.ts';
export { isAmongBots } from './window-lasts.ts';
