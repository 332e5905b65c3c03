// Owns the public face of playing: the contract of boards, and the pieces that show an open question.

export type * from './contract.ts';
