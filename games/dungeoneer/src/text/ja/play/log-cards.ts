// Owns the Japanese log of cards: played, used, and what they change.

import { asksHowMuch } from '../../play/paying.ts';
import type { EventPhrases } from '../../play/phrases.ts';
import { words } from '../words.ts';

/** What is 0 is left out, unless it was a choice. */
const paid = (parts: readonly [what: string, n: number, chosen?: boolean][]): string => {
  const some = parts.flatMap(([what, n, chosen = false]) => (n === 0 && !chosen ? [] : [`${what}${n}`]));
  return some.length === 0 ? '' : `(${some.join('、')})`;
};

export const cards = {
  'card.played': ({ seat, card, on, host, glory, peril, payer }, its) =>
    `${its.who(seat)}は${host === null ? (on === seat ? '' : `${its.who(on)}に`) : `${its.card(host)}に`}${its.card(card)}をプレイした${paid(
      [
        ['栄光', glory],
        [`${its.who(payer)}の危険`, peril],
      ],
    )}`,
  'card.used': ({ seat, card, glory, movement, charges }, its) =>
    `${its.who(seat)}は${its.used(card)}を使った${paid([
      ['栄光', glory, asksHowMuch(card)],
      ['行動力', movement],
      ['チャージ', charges],
    ])}`,
  'card.taken-back': ({ seat, card }, its) => `${its.who(seat)}は${its.card(card)}を手札に戻した`,
  'upkeep.paid': ({ seat, card, n }, its) => `${its.who(seat)}は${its.card(card)}の維持費${n}を払った`,
  'trigger.used': (of, its) => `${'card' in of ? its.card(of.card) : its.space(of.space)}の効果が働いた`,
  'die.changed': ({ seat, add, set, dice }, its) => {
    const how = set > 0 ? `${set}の目になる` : dice > 1 ? `ダイス${dice}個のうち高いほうを使う` : `${add < 0 ? '−' : '+'}${Math.abs(add)}`;
    return `${its.who(seat)}の次のロール: ${how}`;
  },
  'attack.cancelled': () => '攻撃は無効になった',
  'hit.cancelled': () => '命中は無効になった',
  'attack.form': ({ form }) => `攻撃の形式が${words.forms[form]}に変わった`,
  'minion.made': ({ seat, card }, its) => `${its.card(card)}は${its.who(seat)}の手下になった`,
  'minion.steps-in': ({ seat, card }, its) => `${its.who(seat)}の代わりに${its.card(card)}が出た`,
  'hero.warded': ({ seat, to }, its) => `${its.who(seat)}はこのターン、${its.immune(to)}`,
  'hero.granted': ({ seat, standing }, its) => `${its.who(seat)}はこの戦闘中、${its.holds(standing)}`,
  'map.shifted': ({ seat, moves }, its) => `${its.who(seat)}はマップをシフトした: ${moves.map(({ space }) => its.space(space)).join('、')}`,
  'map.looked-at': ({ seat, card }, its) => `${its.who(seat)}はマップカード${card === undefined ? '' : its.card(card)}を見た`,
  'map.put-back': ({ seat, card }, its) => `${its.who(seat)}はマップカード${card === undefined ? '' : its.card(card)}を戻した`,
  'quest.returned': ({ quest }, its) => `全体クエスト${its.card(quest)}はデッキの一番下に戻った`,
  'quest.taken': ({ seat, from, quest }, its) => `${its.who(seat)}は${its.who(from)}から${its.card(quest)}を奪った`,
} satisfies Partial<EventPhrases>;
