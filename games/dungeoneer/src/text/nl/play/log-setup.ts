// Owns the Dutch log of setting up and of map cards: the present tense.

import type { EventPhrases } from '../../play/phrases.ts';
import { count } from '../words.ts';

export const setup = {
  'entrance.laid': ({ card }, its) => `De ingang ligt klaar: ${its.card(card)}.`,
  'map.drawn': ({ seat, card }, its) => `${its.who(seat)} trekt een plattegrondkaart: ${its.card(card)}.`,
  'map.placed': ({ seat, card, turned }, its) =>
    `${seat === null ? 'Er komt een plattegrondkaart bij' : `${its.who(seat)} legt een plattegrondkaart`}: ${its.card(card)}${turned ? ', gedraaid' : ''}.`,
  'map.put-under': ({ card }, its) => `Deze plattegrondkaart past nergens en gaat onder op de stapel: ${its.card(card)}.`,
  'hero.dealt': ({ seat, hero }, its) => `${its.player(seat)} speelt ${its.card(hero)}.`,
  'hero.placed': ({ seat, space }, its) => `${its.who(seat)} begint bij ${its.space(space)}.`,
  'quest.dealt': ({ seat, quest }, its) =>
    `${its.who(seat)} krijgt een persoonlijke queeste${quest === undefined ? '' : `: ${its.card(quest)}`}.`,
  'quest.turned-up': ({ quest }, its) => `Er komt een gezamenlijke queeste open: ${its.card(quest)}.`,
  'card.drawn': ({ seat, card }, its) =>
    card === undefined ? `${its.who(seat)} trekt een kaart.` : `${its.who(seat)} trekt ${its.card(card)}.`,
  'deck.shuffled': ({ n }) => `De aflegstapel wordt de nieuwe stapel: ${count(n, 'kaart', 'kaarten')}.`,
  'first.rolled': ({ dice, seats }, its) => `Worp om de eerste beurt: ${seats.map((seat, i) => `${its.who(seat)} ${dice[i]}`).join(', ')}.`,
  'first.chosen': ({ seat }, its) => `${its.who(seat)} krijgt de eerste beurt.`,
} satisfies Partial<EventPhrases>;
