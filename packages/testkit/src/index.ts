// Owns the testkit's public face.

export { codeDigest } from './code-digest.ts';
export * from './colours.ts';
export * from './course.ts';
export { deltaOf, withDelta, type Delta, type Fresh } from './delta.ts';
export { contentOf, coverageGaps, coverageSummary, coverageText, type Beyond, type Coverage } from './coverage.ts';
export { CheckFailed, matches } from './expecting.ts';
export * from './explore.ts';
export * from './golden.ts';
export { measuredInParts, type Parts } from './in-parts.ts';
export { LawBroken, LAWS, type Law, type LawOptions, type LawStatistics, type ViewBot } from './laws/found.ts';
export { holdLaws } from './laws/hold.ts';
export * from './perft.ts';
export * from './playthrough.ts';
export * from './reading.ts';
export * from './scene.ts';
export * from './scripted.ts';
export { textFaultsOf } from './simple-faults.ts';
export { soakInHalves, soakLaws, type HalvesOptions, type SoakOptions } from './soak.ts';
export * from './text-faults.ts';
export { readChoice, writeChoice, writeValue } from './words.ts';
