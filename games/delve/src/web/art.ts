// Owns how the pictures of this game become prints and icons of the kit.

import { type IconData, type Picture, printer } from '@undercroft/web-kit/linocut';
import type { CardId } from '../content/cards.ts';
import type { ItemId } from '../content/items.ts';
import type { Skill } from '../content/types.ts';
import type { Sign } from '../board-model/sign.ts';
import { gemIcon } from './gem-cuts.ts';
import { ICONS } from '../generated/icons-web.ts';
import { PALETTE } from './palette.ts';
import { CARD_PICTURES, ITEM_PICTURES, SKILL_ICONS, STAGE_ICONS, type Stage } from './pictures.ts';

const print = printer(PALETTE, ICONS);

export const cardPicture = (id: CardId): Picture => print(id, CARD_PICTURES[id]);

export const itemIcon = (id: ItemId): IconData => ICONS[ITEM_PICTURES[id]];
export const skillIcon = (skill: Skill): IconData => ICONS[SKILL_ICONS[skill]];
export const stageIcon = (stage: Stage): IconData => ICONS[STAGE_ICONS[stage]];

const MARKS = { dice: ICONS['perspective-dice-six-faces-six'], commit: ICONS.quill } as const;

/** The icon of a ready-made answer. */
export function signIcon(sign: Sign): IconData {
  if ('gem' in sign) return gemIcon(sign.gem);
  if ('item' in sign) return itemIcon(sign.item);
  return 'skill' in sign ? skillIcon(sign.skill) : MARKS[sign.mark];
}
