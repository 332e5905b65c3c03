// Owns the Dutch log of Quests.

import { isOneOf } from '@undercroft/kernel';
import { SCORES } from '../../../content/types.ts';
import { totalOf } from '../../play/dice.ts';
import type { EventPhrases } from '../../play/phrases.ts';
import { count, words } from '../words.ts';

/** A mark is a score or the number of a die. */
const mark = (value: string | number): string => (isOneOf(SCORES, value) ? words.scores[value] : String(value));

export const quests = {
  'quest.revealed': ({ seat, quest }, its) => `${its.who(seat)} toont een persoonlijke queeste: ${its.card(quest)}.`,
  'quest.attempted': ({ seat, quest }, its) => `${its.who(seat)} waagt een poging: ${its.card(quest)}.`,
  'quest.searched': ({ seat, quest, die, total, target, found }, its) =>
    `${its.who(seat)} zoekt voor ${its.card(quest)}: ${die} gegooid, samen ${total}, nodig ${target}. ${found ? 'Gevonden.' : 'Niet gevonden.'}`,
  'quest.marked': ({ quest, mark: value }, its) => `Gemarkeerd op ${its.card(quest)}: ${mark(value)}.`,
  'dice.rolled': ({ seat, quest, dice, kept, add }, its) => {
    const found = totalOf(quest, dice, add);
    const sum = [...dice, ...(add === 0 ? [] : [add])].join(' + ');
    if (found !== null)
      return `${its.who(seat)} gooit ${sum} = ${found.total}, nodig ${found.need}: ${found.total >= found.need ? 'genoeg' : 'te weinig'}.`;
    return `${its.who(seat)} gooit ${dice.join(', ')}${add === 0 ? '' : ` (${add < 0 ? '−' : '+'}${Math.abs(add)})`}${kept.length === 0 ? '' : `; blijft liggen: ${kept.join(', ')}`}.`;
  },
  'quest.wounded': ({ quest, n, left }, its) =>
    `${its.fighter({ is: 'quest', quest, seat: 0 })} loopt ${count(n, 'wond', 'wonden')} op (levenspunten ${left}).`,
  'quest.completed': ({ seat, quest, form }, its) =>
    `${its.who(seat)} voltooit een queeste: ${its.card(quest)}${form === null ? '' : ` (${words.forms[form]})`}.`,
  'component.taken': ({ seat, quest }, its) => `${its.who(seat)} neemt het fiche mee: ${its.card(quest)}.`,
  'component.dropped': ({ seat, quest }, its) => `${its.who(seat)} legt het fiche neer: ${its.card(quest)}.`,
  'quest.swapped': ({ seat, quest, global }, its) =>
    `${its.who(seat)} heeft nu ${its.card(global)}; de gezamenlijke queeste is ${its.card(quest)}.`,
} satisfies Partial<EventPhrases>;
