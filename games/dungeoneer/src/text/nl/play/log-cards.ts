// Owns the Dutch log of cards: played, used, and what they change.

import { asksHowMuch } from '../../play/paying.ts';
import type { EventPhrases } from '../../play/phrases.ts';
import { all, words } from '../words.ts';

/** What is 0 is left out, unless it was a choice. */
const paid = (parts: readonly [n: number, what: string, chosen?: boolean][]): string => {
  const some = parts.flatMap(([n, what, chosen = false]) => (n === 0 && !chosen ? [] : [`${n} ${what}`]));
  return some.length === 0 ? '' : ` voor ${all(some)}`;
};

export const cards = {
  'card.played': ({ seat, card, on, host, glory, peril, payer }, its) =>
    `${its.who(seat)} speelt ${its.card(card)}${host === null ? (on === seat ? '' : ` op ${its.who(on)}`) : ` op ${its.card(host)}`}${paid([
      [glory, 'roem'],
      [peril, `gevaar van ${its.who(payer)}`],
    ])}.`,
  'card.used': ({ seat, card, glory, movement, charges }, its) =>
    `${its.who(seat)} gebruikt ${its.used(card)}${paid([
      [glory, 'roem', asksHowMuch(card)],
      [movement, movement === 1 ? 'bewegingspunt' : 'bewegingspunten'],
      [charges, charges === 1 ? 'lading' : 'ladingen'],
    ])}.`,
  'card.taken-back': ({ seat, card }, its) => `${its.who(seat)} neemt ${its.card(card)} terug op hand.`,
  'upkeep.paid': ({ seat, card, n }, its) => `${its.who(seat)} betaalt ${n} onderhoud voor ${its.card(card)}.`,
  'trigger.used': (of, its) => `${'card' in of ? its.card(of.card) : its.space(of.space)} treedt in werking.`,
  'die.changed': ({ seat, add, set, dice }, its) => {
    const how =
      set > 0 ? `telt als ${set}` : dice > 1 ? `is de beste van ${dice} dobbelstenen` : `krijgt ${add < 0 ? '−' : '+'}${Math.abs(add)}`;
    return `De volgende worp van ${its.who(seat)} ${how}.`;
  },
  'attack.cancelled': () => 'De aanval is geannuleerd.',
  'hit.cancelled': () => 'De treffer heeft geen gevolg.',
  'attack.form': ({ form }) => `De aanval gaat in plaats daarvan met ${words.forms[form]}.`,
  'minion.made': ({ seat, card }, its) => `${its.card(card)} wordt een handlanger van ${its.who(seat)}.`,
  'minion.steps-in': ({ seat, card }, its) => `${its.card(card)} springt in voor ${its.who(seat)}.`,
  'hero.warded': ({ seat, to }, its) => `${its.who(seat)} deze beurt: ${its.immune(to)}.`,
  'hero.granted': ({ seat, standing }, its) => `${its.who(seat)} in dit gevecht: ${its.holds(standing)}.`,
  'map.shifted': ({ seat, moves }, its) =>
    `${its.who(seat)} verschuift de plattegrond: ${all(moves.map(({ space }) => its.space(space)))}.`,
  'map.looked-at': ({ seat, card }, its) => `${its.who(seat)} bekijkt ${card === undefined ? 'een plattegrondkaart' : its.card(card)}.`,
  'map.put-back': ({ seat, card }, its) => `${its.who(seat)} legt ${card === undefined ? 'een plattegrondkaart' : its.card(card)} terug.`,
  'quest.returned': ({ quest }, its) => `De gezamenlijke queeste gaat onder op de stapel: ${its.card(quest)}.`,
  'quest.taken': ({ seat, from, quest }, its) => `${its.who(seat)} neemt een queeste van ${its.who(from)} over: ${its.card(quest)}.`,
} satisfies Partial<EventPhrases>;
