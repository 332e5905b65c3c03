// Owns the places of the board in words: squares, figures, tiles, edges and markers, by the names that touching them has.

import type { GameText } from '@undercroft/presentation';
import { hasMarker } from '../board-model/map.ts';
import type { View } from '../view.ts';

/** How a thing is named: by the words of a pick that offers such things. */
const NAMED_BY: Readonly<Record<string, { readonly pick: string; readonly isThere: (view: View, no: number) => boolean }>> = {
  square: { pick: 'square', isThere: ({ tiles }, no) => no >> 4 < tiles.length },
  tile: { pick: 'tile', isThere: ({ tiles }, no) => no < tiles.length },
  figure: {
    pick: 'target',
    isThere: ({ heroes, foes, things }, no) => no < heroes.length || foes.some(({ id }) => id === no) || things.some(({ id }) => id === no),
  },
  marker: { pick: 'trap', isThere: (view, no) => hasMarker(view, no) },
};

export function place(view: View, text: GameText<View>, name: string): string | null {
  const [kind = '', n = ''] = name.split(' ');
  const named = NAMED_BY[kind];
  const no = Number(n);
  if (named === undefined || !/^\d+$/.test(n) || !named.isThere(view, no)) return null;
  return text.option(view, OFFER, {}, named.pick, no);
}
/** Of all questions the one that has a word for every kind of place. */
const OFFER = { id: 0, seat: 0, decision: 'hero', rule: 'CAV-HERO-05', window: false, about: {} };
