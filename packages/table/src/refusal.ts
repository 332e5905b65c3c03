// Owns what a table answers when it does not do what was asked: a code for each reason, and the rule where rules are the reason.

import type { Refusal } from '@undercroft/kernel';

export const CODES = [
  'malformed',
  'too-big',
  'too-fast',
  'protocol',
  'no-table',
  'no-game',
  'bad-setup',
  'secluded',
  'not-seated',
  'seat-taken',
  'not-host',
  'not-away',
  'not-gathering',
  'seats-open',
  'not-playing',
  'stale-offer',
  'not-asked',
  'illegal',
  'nothing-to-take-back',
  'nothing-to-redo',
  'wish-open',
  'no-wish',
  'no-such-bot',
  'broken-promise',
  'secret-until-over',
  'full',
  'damaged',
] as const;
export type Code = (typeof CODES)[number];

export interface TableRefusal {
  readonly code: Code;
  readonly refusal?: Refusal;
  /** What is wrong with the setup, or anything else a program may want to show. */
  readonly detail?: string;
}
