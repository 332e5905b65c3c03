// Owns the types of this game for the engine.

import type { Bodies } from './facts.ts';
import type { RuleId } from './generated/rule-ids.ts';
import type { Setup } from './setup.ts';
import type { Board } from './state.ts';
import type { View } from './view.ts';

export interface FourSuits {
  readonly board: Board;
  readonly setup: Setup;
  readonly view: View;
  readonly rule: RuleId;
  readonly events: Bodies;
}
