// Owns the English log of combined sets.

import type { EventPhrases } from '../../play/phrases.ts';
import { count, words } from '../words.ts';

export const combined = {
  'grade.began': ({ grade }) => `The ${words.grades[grade]} part of the game began.`,
  'cards.left-out': ({ cards }) => `Left out of the game: ${count(cards.length, 'card')}.`,
  'portal.linked': ({ space, to }, its) => `The Portal of ${its.space(space)} now leads to ${its.space(to)}.`,
} satisfies Partial<EventPhrases>;
