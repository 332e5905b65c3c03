// Owns the English log of setting up and of map cards.

import type { EventPhrases } from '../../play/phrases.ts';
import { count } from '../words.ts';

export const setup = {
  'entrance.laid': ({ card }, its) => `The Entrance was laid: ${its.card(card)}.`,
  'map.drawn': ({ seat, card }, its) => `${its.who(seat)} drew a Map card: ${its.card(card)}.`,
  'map.placed': ({ seat, card, turned }, its) =>
    `${seat === null ? 'A Map card was placed' : `${its.who(seat)} placed a Map card`}: ${its.card(card)}${turned ? ', turned' : ''}.`,
  'map.put-under': ({ card }, its) => `This Map card fitted nowhere and went under the deck: ${its.card(card)}.`,
  'hero.dealt': ({ seat, hero }, its) => `${its.player(seat)} plays ${its.card(hero)}.`,
  'hero.placed': ({ seat, space }, its) => `${its.who(seat)} started at ${its.space(space)}.`,
  'quest.dealt': ({ seat, quest }, its) =>
    quest === undefined ? `${its.who(seat)} got a Personal Quest.` : `${its.who(seat)} got a Personal Quest: ${its.card(quest)}.`,
  'quest.turned-up': ({ quest }, its) => `A Global Quest was turned up: ${its.card(quest)}.`,
  'card.drawn': ({ seat, card }, its) =>
    card === undefined ? `${its.who(seat)} drew a card.` : `${its.who(seat)} drew ${its.card(card)}.`,
  'deck.shuffled': ({ n }) => `The discard pile became the new deck: ${count(n, 'card')}.`,
  'first.rolled': ({ dice, seats }, its) =>
    `Rolled for the first turn: ${seats.map((seat, i) => `${its.who(seat)} ${dice[i]}`).join(', ')}.`,
  'first.chosen': ({ seat }, its) => `${its.who(seat)} takes the first turn.`,
} satisfies Partial<EventPhrases>;
