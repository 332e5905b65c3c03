// Owns the English log of cards: played, used, and what they change.

import { asksHowMuch } from '../../play/paying.ts';
import type { EventPhrases } from '../../play/phrases.ts';
import { all, words } from '../words.ts';

/** What is 0 is left out, unless it was a choice. */
const paid = (parts: readonly [n: number, what: string, chosen?: boolean][]): string => {
  const some = parts.flatMap(([n, what, chosen = false]) => (n === 0 && !chosen ? [] : [`${n} ${what}`]));
  return some.length === 0 ? '' : ` for ${all(some)}`;
};

export const cards = {
  'card.played': ({ seat, card, on, host, glory, peril, payer }, its) =>
    `${its.who(seat)} played ${its.card(card)}${host === null ? (on === seat ? '' : ` on ${its.who(on)}`) : ` on ${its.card(host)}`}${paid([
      [glory, 'Glory'],
      [peril, `Peril of ${its.who(payer)}`],
    ])}.`,
  'card.used': ({ seat, card, glory, movement, charges }, its) =>
    `${its.who(seat)} used ${its.used(card)}${paid([
      [glory, 'Glory', asksHowMuch(card)],
      [movement, 'Movement'],
      [charges, charges === 1 ? 'charge' : 'charges'],
    ])}.`,
  'card.taken-back': ({ seat, card }, its) => `${its.who(seat)} took ${its.card(card)} back into hand.`,
  'upkeep.paid': ({ seat, card, n }, its) => `${its.who(seat)} paid upkeep for ${its.card(card)}: ${n}.`,
  'trigger.used': (of, its) => `${'card' in of ? its.card(of.card) : its.space(of.space)} took effect.`,
  'die.changed': ({ seat, add, set, dice }, its) => {
    const how = set > 0 ? `will count as ${set}` : dice > 1 ? `is the best of ${dice} dice` : `gets ${add < 0 ? '−' : '+'}${Math.abs(add)}`;
    return `The next roll of ${its.who(seat)} ${how}.`;
  },
  'attack.cancelled': () => 'The attack was cancelled.',
  'hit.cancelled': () => 'The hit has no effect.',
  'attack.form': ({ form }) => `The attack is made in ${words.forms[form]} instead.`,
  'minion.made': ({ seat, card }, its) => `${its.card(card)} became a Minion of ${its.who(seat)}.`,
  'minion.steps-in': ({ seat, card }, its) => `${its.card(card)} stepped in for ${its.who(seat)}.`,
  'hero.warded': ({ seat, to }, its) => `${its.who(seat)} this turn: ${its.immune(to)}.`,
  'hero.granted': ({ seat, standing }, its) => `${its.who(seat)} in this combat: ${its.holds(standing)}.`,
  'map.shifted': ({ seat, moves }, its) => `${its.who(seat)} shifted the map: ${all(moves.map(({ space }) => its.space(space)))}.`,
  'map.looked-at': ({ seat, card }, its) => `${its.who(seat)} looked at ${card === undefined ? 'a Map card' : its.card(card)}.`,
  'map.put-back': ({ seat, card }, its) => `${its.who(seat)} put ${card === undefined ? 'a Map card' : its.card(card)} back.`,
  'quest.returned': ({ quest }, its) => `The Global Quest went under the deck: ${its.card(quest)}.`,
  'quest.taken': ({ seat, from, quest }, its) => `${its.who(seat)} took a Quest from ${its.who(from)}: ${its.card(quest)}.`,
} satisfies Partial<EventPhrases>;
