// Owns the sign of a card's level: a star for each, four for a Boss.

import type { Level } from '../content/types.ts';

export const starsOf = (level: Level): string => '★'.repeat(level === 'B' ? 4 : level);
