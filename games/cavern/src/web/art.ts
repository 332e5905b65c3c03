// Owns how the pictures of this game become prints of the kit.

import { bug, isKeyOf } from '@undercroft/kernel';
import { type IconData, type Picture, printer } from '@undercroft/web-kit/linocut';
import { ICONS } from '../generated/icons-web.ts';
import type { IconName } from './icon-names.ts';
import { PALETTE } from './palette.ts';
import { PICTURES } from './pictures.ts';

const print = printer(PALETTE, ICONS);
/** The halves of a double tile have one picture. */
const DOUBLED = /^(S00|D01|D02)[NS]$/;

export function cardPicture(id: string): Picture {
  const known = id.replace(DOUBLED, '$1');
  return isKeyOf(PICTURES, known) ? print(known, PICTURES[known]) : bug(`no picture of ${id}`);
}
export const iconOf = (id: string): IconData => cardPicture(id).icon ?? bug(`no figure of ${id}`);
export const signOf = (name: IconName): IconData => ICONS[name];
