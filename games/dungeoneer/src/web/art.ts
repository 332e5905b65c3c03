// Owns how the pictures of this game become prints of the kit.

import type { Picture as Print } from '@undercroft/web-kit/linocut';
import type { CardId } from '../content/cards.ts';
import { ICONS } from './icons.generated.ts';
import { CARD_PICTURES } from './pictures.ts';

export function cardPicture(id: CardId): Print {
  const { scene, pig, icon, icon2 } = CARD_PICTURES[id];
  return { seed: id, scene, pig, icon: ICONS[icon], icon2: icon2 === undefined ? undefined : ICONS[icon2] };
}
