// Owns the pictures of all cards: which scene, pigment and figure each print shows.

import type { CardId } from '../content/cards.ts';
import { FB_PICTURES } from './pictures/fb.ts';
import { HCA_PICTURES } from './pictures/hca.ts';
import { HCB_PICTURES } from './pictures/hcb.ts';
import type { Picture } from './pictures/printed.ts';
import { SB_PICTURES } from './pictures/sb.ts';
import { TM_PICTURES } from './pictures/tm.ts';

/** A card without a picture does not compile. Each figure is used by one card only, in whichever deck. */
export const CARD_PICTURES: Readonly<Record<CardId, Picture>> = {
  ...HCA_PICTURES,
  ...HCB_PICTURES,
  ...TM_PICTURES,
  ...FB_PICTURES,
  ...SB_PICTURES,
};
