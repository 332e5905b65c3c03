// Owns what the cards say that matter to this seat now, for a board with room for it.

import { explained, line, type Line } from '@undercroft/face/drawing';
import type { CardId } from '../content/cards.ts';
import { NOWHERE, playerOf, spaceOf } from '../state.ts';
import { cardText } from '../text/index.ts';
import type { Labels } from './labels.ts';
import type { Seen } from './seen.ts';

/** What is fought, where one stands, one's Quests, one's hand, one's hero and what lies before him; each card once. */
export function textLines(seen: Seen, labels: Labels, width: number): Line[] {
  const { table, view, seat, here, quests } = seen;
  const { hero, ready } = playerOf(table, seat);
  const cards: readonly CardId[] = [
    ...table.fighting.flatMap(({ card, attached }) => [card, ...attached]),
    ...(here === NOWHERE ? [] : [spaceOf(table, here).card]),
    ...quests.map(({ quest }) => quest),
    ...(view.players[seat]?.hand.cards ?? []),
    ...(hero === null ? [] : [hero]),
    ...ready.flatMap(({ card, attached }) => [card, ...attached]),
  ];
  return [...new Set(cards)].flatMap((card) => {
    const { name, cost, banner, body } = cardText(labels.language, card);
    // The rows of one's own hero stand beside his name as they are now.
    const rows = card === hero ? [] : banner.map((row) => `${labels.cards.lines.row(row)}.`);
    const said = [...(cost === '' ? [] : [`(${cost})`]), ...rows, ...body].join(' ');
    return said === '' ? [] : explained(line(name, 'title'), said, width);
  });
}
