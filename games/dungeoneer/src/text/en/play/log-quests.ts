// Owns the English log of Quests.

import { isOneOf } from '@undercroft/kernel';
import { SCORES } from '../../../content/types.ts';
import { totalOf } from '../../play/dice.ts';
import type { EventPhrases } from '../../play/phrases.ts';
import { count, words } from '../words.ts';

/** A mark is a score or the number of a die. */
const mark = (value: string | number): string => (isOneOf(SCORES, value) ? words.scores[value] : String(value));

export const quests = {
  'quest.revealed': ({ seat, quest }, its) => `${its.who(seat)} showed a Personal Quest: ${its.card(quest)}.`,
  'quest.attempted': ({ seat, quest }, its) => `${its.who(seat)} attempted a Quest: ${its.card(quest)}.`,
  'quest.searched': ({ seat, quest, die, total, target, found }, its) =>
    `${its.who(seat)} searched for ${its.card(quest)}: rolled ${die}, total ${total}, needed ${target}. ${found ? 'Found.' : 'Not found.'}`,
  'quest.marked': ({ quest, mark: value }, its) => `A step was marked on ${its.card(quest)}: ${mark(value)}.`,
  'dice.rolled': ({ seat, quest, dice, kept, add }, its) => {
    const found = totalOf(quest, dice, add);
    const sum = [...dice, ...(add === 0 ? [] : [add])].join(' + ');
    if (found !== null)
      return `${its.who(seat)} rolled ${sum} = ${found.total}, ${found.need} needed: ${found.total >= found.need ? 'enough' : 'too little'}.`;
    return `${its.who(seat)} rolled ${dice.join(', ')}${add === 0 ? '' : ` (${add < 0 ? '−' : '+'}${Math.abs(add)})`}${kept.length === 0 ? '' : `; kept: ${kept.join(', ')}`}.`;
  },
  'quest.wounded': ({ quest, n, left }, its) => `${its.fighter({ is: 'quest', quest, seat: 0 })} took ${count(n, 'wound')} (Life ${left}).`,
  'quest.completed': ({ seat, quest, form }, its) =>
    `${its.who(seat)} completed a Quest: ${its.card(quest)}${form === null ? '' : ` (${words.forms[form]})`}.`,
  'component.taken': ({ seat, quest }, its) => `${its.who(seat)} took up the token of ${its.card(quest)}.`,
  'component.dropped': ({ seat, quest }, its) => `${its.who(seat)} put down the token of ${its.card(quest)}.`,
  'quest.swapped': ({ seat, quest, global }, its) =>
    `${its.who(seat)} now has ${its.card(global)}; the Global Quest is ${its.card(quest)}.`,
} satisfies Partial<EventPhrases>;
