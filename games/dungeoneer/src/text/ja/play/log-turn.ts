// Owns the Japanese log of turns, points and cards.

import type { EventPhrases } from '../../play/phrases.ts';
import { all } from '../words.ts';

export const PHASES = {
  setup: '準備',
  reset: 'リセットフェイズ',
  dungeonlord: 'ダンジョンロードフェイズ',
  build: 'ビルドフェイズ',
  hero: 'ヒーローフェイズ',
  discard: 'ディスカード・ドローフェイズ',
} as const;
const SPENT = {
  step: '移動',
  penalty: '出入り口での失敗',
  sewer: '下水道',
  portal: 'ポータル',
  explore: '探索',
  rise: '起き上がること',
  dodge: '障害物の回避',
  challenge: 'チャレンジ',
  quest: '挑戦',
  search: '捜索',
  card: 'カード',
} as const;

export const turn = {
  'turn.began': ({ seat, round }, its) => `ラウンド${round}: ${its.who(seat)}のターン`,
  'phase.began': ({ seat, phase }, its) => `${its.who(seat)}の${PHASES[phase]}`,
  'exits.closed': () => '開いていた出入り口が閉じた',
  'saved.lost': ({ seat }, its) => `${its.who(seat)}は温存した行動力を失った`,
  'movement.set': ({ seat, n }, its) => `${its.who(seat)}の行動力は${n}`,
  'movement.spent': ({ seat, n, for: what }, its) => `${its.who(seat)}は${SPENT[what]}に行動力${n}を使った`,
  'movement.saved': ({ seat }, its) => `${its.who(seat)}は行動力1を温存した`,
  'card.discarded': ({ seat, card }, its) => `${its.who(seat)}は${its.card(card)}を捨てた`,
  'card.lost': ({ seat, card }, its) => `${its.who(seat)}の${its.card(card)}は捨て札になった`,
  'turn.ended': ({ seat }, its) => `${its.who(seat)}のターンが終わった`,
  'game.won': ({ seats, by }, its) => {
    const how = {
      quests: 'クエストを3つ達成し',
      points: '最も多くの勝利点を得て',
      'last-alive': '最後まで生き残り',
      'round-limit': '最終ラウンドで最も多くのクエストを達成していて',
    };
    return `${all(seats.map((seat) => its.who(seat)))}が${how[by]}、勝った`;
  },
} satisfies Partial<EventPhrases>;
