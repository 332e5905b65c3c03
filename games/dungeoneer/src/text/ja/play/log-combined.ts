// Owns the Japanese log of combined sets.

import type { EventPhrases } from '../../play/phrases.ts';
import { words } from '../words.ts';

export const combined = {
  'grade.began': ({ grade }) => `${words.grades[grade]}の部が始まった`,
  'cards.left-out': ({ cards }) => `カード${cards.length}枚をゲームから除いた`,
  'portal.linked': ({ space, to }, its) => `${its.space(space)}のポータルは${its.space(to)}に通じた`,
} satisfies Partial<EventPhrases>;
