// Owns the Japanese log of the optional rules.

import type { EventPhrases } from '../../play/phrases.ts';

export const options = {
  'hero.reborn': ({ seat, hero, space }, its) => `${its.player(seat)}は${its.card(hero)}として${its.space(space)}に戻った`,
  'bonus.gained': ({ seat }, its) => `${its.who(seat)}は転倒してボーナスを得た`,
  'map.dealt': ({ seat, card }, its) => `${its.who(seat)}はマップカード${card === undefined ? '' : its.card(card)}を受け取った`,
  'map.handed': ({ from, to, card }, its) =>
    `${its.who(from)}は${its.who(to)}にマップカード${card === undefined ? '' : its.card(card)}を渡した`,
  'map.handed-on': ({ from, to, card }, its) => `${its.who(from)}に代わって${its.who(to)}がマップカード${its.card(card)}を置く`,
  'map.passed': ({ seat }, its) => `${its.who(seat)}には置けるマップカードがない`,
  'start.chosen': ({ seat, card }, its) => `${its.who(seat)}は${its.card(card)}から始める`,
} satisfies Partial<EventPhrases>;
