// Owns the Japanese log of Quests.

import { isOneOf } from '@undercroft/kernel';
import { SCORES } from '../../../content/types.ts';
import { totalOf } from '../../play/dice.ts';
import type { EventPhrases } from '../../play/phrases.ts';
import { words } from '../words.ts';

/** A mark is a score or the number of a die. */
const mark = (value: string | number): string => (isOneOf(SCORES, value) ? words.scores[value] : String(value));

export const quests = {
  'quest.revealed': ({ seat, quest }, its) => `${its.who(seat)}は個人クエスト${its.card(quest)}を公開した`,
  'quest.attempted': ({ seat, quest }, its) => `${its.who(seat)}は${its.card(quest)}に挑戦した`,
  'quest.searched': ({ seat, quest, die, total, target, found }, its) =>
    `${its.who(seat)}は${its.card(quest)}を捜索: 出目${die}、合計${total}(必要${target})。${found ? '発見' : '見つからない'}`,
  'quest.marked': ({ quest, mark: value }, its) => `${its.card(quest)}に印を付けた: ${mark(value)}`,
  'dice.rolled': ({ seat, quest, dice, kept, add }, its) => {
    const found = totalOf(quest, dice, add);
    const sum = [...dice, ...(add === 0 ? [] : [add])].join(' + ');
    if (found !== null)
      return `${its.who(seat)}の出目: ${sum} = ${found.total}、必要${found.need}。${found.total >= found.need ? '成功' : '失敗'}`;
    return `${its.who(seat)}の出目: ${dice.join('、')}${add === 0 ? '' : `(${add < 0 ? '−' : '+'}${Math.abs(add)})`}${kept.length === 0 ? '' : `(残す: ${kept.join('、')})`}`;
  },
  'quest.wounded': ({ quest, n, left }, its) => `${its.fighter({ is: 'quest', quest, seat: 0 })}は負傷${n}を受けた(ライフ${left})`,
  'quest.completed': ({ seat, quest, form }, its) =>
    `${its.who(seat)}は${its.card(quest)}を達成した${form === null ? '' : `(${words.forms[form]})`}`,
  'component.taken': ({ seat, quest }, its) => `${its.who(seat)}は${its.card(quest)}のトークンを引き受けた`,
  'component.dropped': ({ seat, quest }, its) => `${its.who(seat)}は${its.card(quest)}のトークンを降ろした`,
  'quest.swapped': ({ seat, quest, global }, its) => `${its.who(seat)}の${its.card(quest)}と全体クエスト${its.card(global)}が入れ替わった`,
} satisfies Partial<EventPhrases>;
