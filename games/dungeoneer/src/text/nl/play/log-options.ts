// Owns the Dutch log of the optional rules.

import type { EventPhrases } from '../../play/phrases.ts';

export const options = {
  'hero.reborn': ({ seat, hero, space }, its) => `${its.player(seat)} komt terug als ${its.card(hero)}, bij ${its.space(space)}.`,
  'bonus.gained': ({ seat }, its) => `${its.who(seat)} gaat liggen voor een bonuspunt.`,
  'map.dealt': ({ seat, card }, its) => `${its.who(seat)} krijgt een plattegrondkaart${card === undefined ? '' : `: ${its.card(card)}`}.`,
  'map.handed': ({ from, to, card }, its) =>
    `${its.who(from)} geeft ${its.who(to)} een plattegrondkaart${card === undefined ? '' : `: ${its.card(card)}`}.`,
  'map.handed-on': ({ from, to, card }, its) => `${its.who(to)} legt een plattegrondkaart voor ${its.who(from)}: ${its.card(card)}.`,
  'map.passed': ({ seat }, its) => `${its.who(seat)} heeft geen plattegrondkaart die past.`,
  'start.chosen': ({ seat, card }, its) => `${its.who(seat)} begint straks bij ${its.card(card)}.`,
} satisfies Partial<EventPhrases>;
