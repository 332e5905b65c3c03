// Owns the sign beside a suggested answer: what is used or trained by it, or a mark.

import type { Choice } from '@undercroft/kernel';
import type { ItemId } from '../content/items.ts';
import { GEMS, SKILLS, type Gem, type Skill } from '../content/types.ts';
import type { View } from '../view.ts';

export type Sign = { readonly gem: Gem } | { readonly item: ItemId } | { readonly skill: Skill } | { readonly mark: 'dice' | 'commit' };

/** Acts whose skill is what the answer is about, not what it is rolled with. */
const SKILL_PICKS = ['first', 'skill'] as const;

export function signOf(view: View, choice: Choice): Sign {
  const item = typeof choice['item'] === 'number' ? view.hero.inventory[choice['item']]?.item : undefined;
  // A gem in another colour is the work of the item.
  if (item !== undefined) return { item };
  const gem = GEMS.find((one) => one === choice['gem']);
  if (gem !== undefined) return { gem };
  const skill = SKILLS.find((one) => SKILL_PICKS.some((pick) => choice[pick] === one));
  if (skill !== undefined) return { skill };
  return { mark: choice.act.startsWith('commit') ? 'commit' : 'dice' };
}
