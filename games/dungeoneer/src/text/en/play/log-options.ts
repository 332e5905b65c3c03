// Owns the English log of the optional rules.

import type { EventPhrases } from '../../play/phrases.ts';

export const options = {
  'hero.reborn': ({ seat, hero, space }, its) => `${its.player(seat)} came back as ${its.card(hero)}, at ${its.space(space)}.`,
  'bonus.gained': ({ seat }, its) => `${its.who(seat)} tipped for a bonus point.`,
  'map.dealt': ({ seat, card }, its) =>
    card === undefined ? `${its.who(seat)} got a Map card.` : `${its.who(seat)} got a Map card: ${its.card(card)}.`,
  'map.handed': ({ from, to, card }, its) =>
    `${its.who(from)} handed a Map card to ${its.who(to)}${card === undefined ? '' : `: ${its.card(card)}`}.`,
  'map.handed-on': ({ from, to, card }, its) => `${its.who(to)} places a Map card for ${its.who(from)}: ${its.card(card)}.`,
  'map.passed': ({ seat }, its) => `${its.who(seat)} had no Map card that fits.`,
  'start.chosen': ({ seat, card }, its) => `${its.who(seat)} will start at ${its.card(card)}.`,
} satisfies Partial<EventPhrases>;
