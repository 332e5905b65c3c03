// Owns the Dutch log of combined sets.

import type { EventPhrases } from '../../play/phrases.ts';
import { count, words } from '../words.ts';

export const combined = {
  'grade.began': ({ grade }) => `Het ${words.grades[grade]}e deel van het spel begint.`,
  'cards.left-out': ({ cards }) => `Doet niet mee: ${count(cards.length, 'kaart', 'kaarten')}.`,
  'portal.linked': ({ space, to }, its) => `Het portaal van ${its.space(space)} leidt nu naar ${its.space(to)}.`,
} satisfies Partial<EventPhrases>;
