// Owns the Japanese words of the game besides what is printed, as one whole.

import { isOneOf } from '@undercroft/kernel';
import { ENCOUNTER_IDS, isPower, isTreasure, TILE_IDS } from '../../../content/cards.ts';
import type { PlayPhrases } from '../../play/phrases.ts';
import { cards } from '../cards.ts';
import { PHASES, SIDES } from '../../words/ja/tables.ts';
import { quoted } from '../words.ts';
import { asking, option } from './asking.ts';
import { ending, form, refusing } from './form.ts';
import { log } from './log.ts';

/** Cards and tiles stand in brackets; figures and objects do not. */
const named = (id: string, name: string): string =>
  isPower(id) || isTreasure(id) || isOneOf(ENCOUNTER_IDS, id) || isOneOf(TILE_IDS, id) ? quoted(name) : name;

export const play: PlayPhrases = {
  language: 'ja',
  title: 'Cavern',
  blurb: 'ヒーローたちが力を合わせ、ひとりでに動く洞窟に挑みます。タイルを一枚ずつ探索し、棲むものはそれぞれの戦術で動きます。',
  intro: [
    '勝つのも負けるのも全員一緒です。どうすれば勝つかは冒険が決めます。',
    '1ターンは、移動と攻撃、攻撃と移動、または移動2回。未探索エッジで終えると探索になります。',
    'そのあと洞窟が動きます。遭遇カード、そして敵がそれぞれの戦術どおりに。HP0のヒーローは回復トークンで起き上がり、足りなければ全員の負けです。',
  ],
  howTo: {
    goal: { title: '目的はひとつ', text: '全員で勝つか、全員で負けるかです。脱出する、何かを運ぶ、誰かを倒す。することは冒険が決めます。' },
    turn: {
      title: '1ターン',
      text: '移動と攻撃、攻撃と移動、または移動2回です。汎用パワーとアイテムはアクションを使いません。斜めも1歩です。',
    },
    fight: {
      title: '攻撃',
      text: 'd20にパワーのボーナスを足し、目標のAC以上なら命中です。無限回パワーはなくなりません。1日毎と汎用は1回きりです。',
    },
    explore: {
      title: '探索',
      text: '未探索エッジでヒーローフェイズを終えると、タイルと新しいモンスターを置きます。黒の三角印か、タイルなしのターンには遭遇カードが来ます。',
    },
    foes: {
      title: '敵',
      text: '引いた人がそのモンスターをコントロールします。自分の敵役フェイズに、戦術のうち最初に当てはまる行を実行します。',
    },
    down: {
      title: '倒れたら',
      text: 'HP0で倒れ、次のターンに回復トークンで起き上がります。残っていなければ全員の負けです。経験点で遭遇を無視でき、出目20でレベルが上がることもあります。',
    },
  },
  cards,
  phases: PHASES,
  player: (n) => `プレイヤー${n}`,
  named,
  square: (tile, square) => `${tile}の${square}`,
  edge: (tile, dir) => `${tile}の${SIDES[dir] ?? ''}側`,
  nobody: '誰か',
  sentence: (text) => (/[。?]$/.test(text) ? text : `${text}。`),
  asking,
  option,
  log,
  refusing,
  form,
  ending,
};
