// Owns the Japanese log of setting up and of map cards: the plain past tense.

import type { EventPhrases } from '../../play/phrases.ts';

export const setup = {
  'entrance.laid': ({ card }, its) => `エントランス${its.card(card)}を置いた`,
  'map.drawn': ({ seat, card }, its) => `${its.who(seat)}はマップカード${its.card(card)}を引いた`,
  'map.placed': ({ seat, card, turned }, its) =>
    `${seat === null ? '' : `${its.who(seat)}は`}マップカード${its.card(card)}を${turned ? '回して' : ''}置いた`,
  'map.put-under': ({ card }, its) => `${its.card(card)}は置ける位置がなく、デッキの一番下に入った`,
  'hero.dealt': ({ seat, hero }, its) => `${its.player(seat)}のヒーローは${its.card(hero)}`,
  'hero.placed': ({ seat, space }, its) => `${its.who(seat)}は${its.space(space)}から始めた`,
  'quest.dealt': ({ seat, quest }, its) => `${its.who(seat)}は個人クエスト${quest === undefined ? '' : its.card(quest)}を受け取った`,
  'quest.turned-up': ({ quest }, its) => `全体クエスト${its.card(quest)}が公開された`,
  'card.drawn': ({ seat, card }, its) => `${its.who(seat)}は${its.card(card)}を引いた`,
  'deck.shuffled': ({ n }) => `捨て札${n}枚が新しいデッキになった`,
  'first.rolled': ({ dice, seats }, its) =>
    `最初のターンを決めるロール: ${seats.map((seat, i) => `${its.who(seat)} ${dice[i]}`).join('、')}`,
  'first.chosen': ({ seat }, its) => `最初のターンは${its.who(seat)}`,
} satisfies Partial<EventPhrases>;
