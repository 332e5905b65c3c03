// Owns what a bot plans with its reason.

import type { Wanted } from '@undercroft/bots';
import type { ReasonKey } from '../reasons.ts';

export interface Plan {
  readonly wanted: Wanted;
  readonly why: ReasonKey;
}
