// Owns the type bag of this game: what the kernel's words mean here.

import type { Bodies } from './facts.ts';
import type { RuleId } from './generated/rule-ids.ts';
import type { Setup } from './setup.ts';
import type { Board } from './state.ts';
import type { View } from './view.ts';

export interface Delve {
  readonly board: Board;
  readonly setup: Setup;
  readonly view: View;
  readonly rule: RuleId;
  readonly events: Bodies;
}
