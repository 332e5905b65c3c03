// Owns which cards matter to a seat now, and what they say: for whoever asks what lies on the table.

import { at } from '@undercroft/kernel';
import type { CardId } from '../../content/cards.ts';
import { questsOf } from '../../queries/quests.ts';
import { tableOf } from '../../queries/seen.ts';
import type { View } from '../../view.ts';
import type { CardText } from '../cards/compose.ts';
import type { CardPhrases } from '../cards/phrases.ts';

/** What is fought, where one stands, one's Quests, one's hand, one's hero and what lies before him; each card once. */
export function cardsInMind(view: View): readonly CardId[] {
  const { players, seat, spaces, fighting } = view;
  const { alive, space, hero, ready, hand } = at(players, seat);
  const here = alive ? spaces[space] : undefined;
  const cards: readonly CardId[] = [
    ...fighting.flatMap(({ card, attached }) => [card, ...attached]),
    ...(here === undefined ? [] : [here.card]),
    ...questsOf(tableOf(view), seat).map(({ quest }) => quest),
    ...hand.cards,
    ...(hero === null ? [] : [hero]),
    ...ready.flatMap(({ card, attached }) => [card, ...attached]),
  ];
  return [...new Set(cards)];
}

/** One card in a line: its name, what it costs, its numbers, what it does, and what is said of it. */
export function cardLine(
  p: CardPhrases,
  { name, cost, banner, body, flavour }: CardText,
): { readonly name: string; readonly said: string } {
  const rows = banner.map((row) => `${p.lines.row(row)}.`);
  const said = [...(cost === '' ? [] : [`(${cost})`]), ...rows, ...body, ...(flavour === '' ? [] : [p.lines.flavour(flavour)])];
  return { name, said: said.join(' ') };
}
