// Owns calls by name: at a moment a Challenge may be made, in which there are moments again, and files may not import each other in a circle.

import type { Call } from '@undercroft/kernel';

/** Everybody may act now (`moment.ts`). */
export const MOMENT: Call = { procedure: 'moment', locals: {} };
