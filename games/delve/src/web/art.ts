// Owns how the pictures of this game become prints and icons of the kit.

import { gemIcon, type IconData, type Picture as Block } from '@undercroft/web-kit';
import type { CardId } from '../content/cards.ts';
import type { ItemId } from '../content/items.ts';
import type { Skill } from '../content/types.ts';
import type { Sign } from '../text/face.ts';
import { ICONS } from './icons.generated.ts';
import { CARD_PICTURES, ITEM_PICTURES, SKILL_ICONS, STAGE_ICONS, type Stage } from './pictures.ts';

export function cardPicture(id: CardId): Block {
  const { scene, pig, icon, icon2 } = CARD_PICTURES[id];
  return { seed: id, scene, pig, icon: ICONS[icon], icon2: icon2 === undefined ? undefined : ICONS[icon2] };
}

export const itemIcon = (id: ItemId): IconData => ICONS[ITEM_PICTURES[id]];
export const skillIcon = (skill: Skill): IconData => ICONS[SKILL_ICONS[skill]];
export const stageIcon = (stage: Stage): IconData => ICONS[STAGE_ICONS[stage]];

const MARKS = { dice: ICONS['perspective-dice-six-faces-six'], commit: ICONS.quill, 'go-on': ICONS.footprint } as const;

/** The icon of a ready-made answer. */
export function signIcon(sign: Sign): IconData {
  if ('gem' in sign) return gemIcon(sign.gem);
  if ('item' in sign) return itemIcon(sign.item);
  return 'skill' in sign ? skillIcon(sign.skill) : MARKS[sign.mark];
}
