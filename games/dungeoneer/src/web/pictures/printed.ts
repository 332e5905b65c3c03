// Owns what a picture of a card is, and how the cards of one family get their pigment.

import type { Picture as Print } from '@undercroft/web-kit/linocut';
import type { CardId } from '../../content/cards.ts';
import type { IconName } from '../icon-names.ts';

/** What one card adds to its family: the figure `icon` stands in the scene, `icon2` lies small and dark at the lower right. */
interface Cut extends Pick<Print, 'scene'> {
  readonly icon: IconName;
  readonly icon2?: IconName;
}

export interface Picture extends Cut, Pick<Print, 'pig'> {}

/** One family, one pigment: in a hand of twelve cards it is the first thing one sees. */
export function printed<Id extends CardId>(pig: Print['pig'], cuts: Readonly<Record<Id, Cut>>): Readonly<Record<Id, Picture>> {
  const pictures = Object.entries<Cut>(cuts).map(([id, cut]) => [id, { ...cut, pig }] as const);
  return Object.fromEntries(pictures) as Record<Id, Picture>;
}
