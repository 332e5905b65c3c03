// Owns how the pictures of this game become prints of the kit.

import { type Picture, printer } from '@undercroft/web-kit/linocut';
import type { CardId } from '../content/cards.ts';
import { ICONS } from '../generated/icons-web.ts';
import { PALETTE } from './palette.ts';
import { CARD_PICTURES } from './pictures.ts';

const print = printer(PALETTE, ICONS);

export const cardPicture = (id: CardId): Picture => print(id, CARD_PICTURES[id]);
