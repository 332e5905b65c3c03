// Owns what a picture of a card is, and how the cards of one family get their pigment.

import { keysOf, tableFor } from '@undercroft/kernel';
import type { NamedPicture } from '@undercroft/web-kit/linocut';
import type { CardId } from '../../content/cards.ts';
import type { IconName } from '../icon-names.ts';
import type { PigmentName } from '../palette.ts';

export type Picture = NamedPicture<PigmentName, IconName>;

/** One family, one pigment: in a hand of twelve cards it is the first thing one sees. */
export function printed<Id extends CardId>(
  pigment: PigmentName,
  cuts: Readonly<Record<Id, Omit<Picture, 'pigment'>>>,
): Readonly<Record<Id, Picture>> {
  return tableFor(keysOf(cuts), (id) => ({ ...cuts[id], pigment }));
}
