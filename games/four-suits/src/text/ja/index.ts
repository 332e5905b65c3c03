// Owns the Japanese words of the game besides names, as one whole.

import type { PlayPhrases } from '../phrases.ts';
import { asking, option } from './asking.ts';
import { cards } from './cards.ts';
import { errands } from './errands.ts';
import { ending, form, refusing } from './form.ts';
import { log } from './log.ts';
import { reasons } from './reasons.ts';
import { all } from './words.ts';

export const play: PlayPhrases = {
  language: 'ja',
  title: '四つのスート',
  blurb: '52枚のカードで歩むキャンペーン。一行と、九ページの困りごとと、すべての一撃を決める山札。',
  intro: [
    '一行を率いて、だんだん難しくなるクエストに挑む。九ページ目のボスを倒せば勝利。戦闘に敗れると終わる。',
    'ダンジョンは山札から配る。♠は魔物、♥は部屋、♣は罠、♦は宝。入口から出口まで5枚のカードが並ぶ。',
    '戦闘では最も高い行動順カードから動く。命中カードと回避カードを比べ、次の1枚が倍率になる。♠1、♥2、♣3、♦4。',
  ],
  howTo: {
    goal: {
      title: '九つのページ',
      text: 'クエストを受け、ボスを倒して町へ戻ると、次はレベルが1か2上がる。レベル9のボスを倒せば勝ち。戦闘に敗れるとキャンペーンは終わる。',
    },
    floor: {
      title: 'カードの階層',
      text: '出口まで5枚、その脇に小部屋が3枚。♠は戦闘、♥は部屋、♣は罠、♦は宝。どれかはランクで決まる。',
    },
    order: {
      title: '行動の順番',
      text: '毎ラウンド、速さの枚数だけ引く。最も高いカードの持ち主が動き、手札をすべて捨てる。キングは1枚だけで1ターン、残りでもう一度動ける。',
    },
    attack: {
      title: '攻撃',
      text: '命中カードと回避カードは、互いの最高の1枚だけを比べる。同じなら命中。もう1枚のスートが攻撃に掛かる。♠1、♥2、♣3、♦4。',
    },
    save: { title: 'セーブ', text: '罠や術にはセーブで抗う。能力値の枚数を引き、J、Q、Kが1枚でもあれば成功。' },
    level: {
      title: 'レベルと町',
      text: '戦闘の外ならいつでも経験値でレベルを上げられ、HPとMPが全快する。町では無料で休み、売り買いし、技を覚え、仲間に出会う。',
    },
  },
  cards,
  player: (n) => `プレイヤー${n}`,
  somebody: '誰か',
  monster: (_id, name, no) => (no === null ? name : `${name}${no}`),
  gear: (name, level) => `${name}Lv${level}`,
  place: (floor, kind, n, floors) => {
    const where = {
      entrance: '入口',
      exit: floor === floors ? '巣' : '階段',
      main: `タイル${n}`,
      alcove: `小部屋${n}a`,
      branch: `脇道${n}`,
    }[kind];
    return floors === 1 ? where : `第${floor}階層の${where}`;
  },
  encounter: (n, level) => `レベル${level}の魔物${n}体`,
  sentence: (text) => (/[。?」]$/.test(text) ? text : `${text}。`),
  list: (words) => all(words),
  asking,
  option,
  log,
  refusing,
  reasons,
  errands,
  outlook: {
    act: (what, who) => (who === null ? what : `${what}:${who}`),
    attack: '攻撃',
    loses: (n) => `平均${n}HP`,
    regains: (n) => `平均+${n}HP`,
    ends: (percent) => `倒す見込み${percent}%`,
    before: ({ hp, mp, fallen }) => `一行: HP${hp}、MP${mp}${fallen === 0 ? '' : `、戦闘不能${fallen}`}`,
    costs: (mp) => `MP${mp}`,
    onTo: (place) => `進む: ${place}`,
    spread: (job, stats) => `${job}向き：${stats}`,
  },
  form,
  ending,
};
