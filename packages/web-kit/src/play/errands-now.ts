// Owns what the page knows of errands, and what may be done about them.

import type { Scalar } from '@undercroft/kernel';
import type { ErrandPlan, OpenErrand, OpenPreference, Preferences } from '@undercroft/table';

export interface ErrandsNow {
  readonly open: readonly OpenErrand[];
  readonly running: OpenErrand | null;
  /** What would be done, for whoever has to agree first. */
  readonly planned: { readonly errand: OpenErrand; readonly plan: ErrandPlan } | null;
  /** Why the latest one ended, by key, as long as the question is open at which it did. */
  readonly ended: string | null;
  /** What its player has set for errands. */
  readonly preferences: Preferences;
  readonly prefer: (open: OpenPreference, choice: Scalar) => void;
  readonly give: (errand: OpenErrand) => void;
  readonly agree: () => void;
  readonly stop: () => void;
}
