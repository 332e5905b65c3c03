// Owns how the pictures of this game become prints of the kit.

import { bug, isKeyOf } from '@undercroft/kernel';
import { type IconData, type Picture, printer } from '@undercroft/web-kit/linocut';
import { ICONS } from '../generated/icons-web.ts';
import type { IconName } from './icon-names.ts';
import { PALETTE } from './palette.ts';
import { PICTURES, SIGNS } from './pictures.ts';

const print = printer(PALETTE, ICONS);
/** An item is a potion, a tool, or a weapon or armor with its level: `item:axe-3`. */
const KINDS = ['potion', 'tool', 'weapon', 'armor'] as const;
function pictureId(id: string): string {
  if (!id.startsWith('item:')) return id;
  const type = id.slice('item:'.length).replace(/-\d+$/, '');
  return KINDS.map((kind) => `${kind}:${type}`).find((one) => isKeyOf(PICTURES, one)) ?? id;
}

export function pictureOf(id: string): Picture {
  const known = pictureId(id);
  return isKeyOf(PICTURES, known) ? print(known, PICTURES[known]) : bug(`no picture of ${id}`);
}
export const hasPicture = (id: string): boolean => isKeyOf(PICTURES, pictureId(id));
export const signOf = (name: IconName): IconData => ICONS[name];
/** The sign of a status or an intrinsic. */
export const markSign = (id: string): IconData => (isKeyOf(SIGNS, id) ? ICONS[SIGNS[id]] : bug(`no sign of ${id}`));
export const iconOf = (id: string): IconData => (isKeyOf(SIGNS, id) ? markSign(id) : (pictureOf(id).icon ?? bug(`no figure of ${id}`)));
