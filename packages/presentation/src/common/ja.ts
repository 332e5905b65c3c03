// Owns what every game says in Japanese in the same words: what cannot be, and the ends of a pick.

import type { CommonWords } from './index.ts';

export const ja: CommonWords = {
  option: { enough: 'これで十分', none: '選ばない' },
  flag: { yes: 'はい', no: 'いいえ' },
  size: {
    players: (n) => `${n}人`,
    minutes: (n) => `約${n}分`,
    hours: (n) => `約${Math.floor(n)}時間${n % 1 === 0 ? '' : '半'}`,
    sentence: (said, players, time) => `${said}${players}、${time}。`,
  },
  misfit: {
    over: 'ゲームは終わっている',
    seat: 'この質問は別のプレイヤーのもの',
    offer: 'その質問には回答済み。今の質問に答える',
    shape: 'この質問の答えになっていない。示された行動から選ぶ',
  },
  act: '今はできない。示された行動から選ぶ',
  pick: 'ここでは選べない。示された選択肢から選ぶ',
  setup: {
    'not-a-setup': () => 'セットアップとして読めない。用意されたものを選ぶか、項目を埋める',
    'unknown-field': (field, _got, legal) => `「${field}」という項目はない。項目は${legal.join('、')}`,
    'one-of': (field, got, legal) => `${field}: ${got}は選べない。${legal.join('、')}から選ぶ`,
    'some-of': (field, got, legal) => `${field}: ${got}は選べない。${legal.join('、')}から選ぶ`,
    between: (field, got, [least, most]) => `${field}: ${got}は選べない。${least}から${most}までの整数を入れる`,
    'at-most': (field, got, [most]) => `${field}: ${got}は多すぎる。最大は${most}`,
    length: (field, _got, [least, most]) => `${field}: ${least}〜${most}文字の名前を入れる`,
  },
  load: {
    shape: '保存されたゲームではない',
    game: '別のゲームの保存データ',
    newer: '新しい版で保存されたゲーム。更新してからやり直す',
    'no-migration': '古いルールで保存されたゲームで、もう続けられない',
    step: '今のルールにない場所で止まった保存データ',
    rules: '別の版のルールで記録されたゲーム',
    setup: 'この記録のセットアップは使えない',
    entry: 'この記録には、合わない選択か出目がある',
    digest: 'この記録は、書かれているものと違う局面になる',
  },
  loadAt: (problem, entry) => `${problem}(記録の${entry}番目)`,
};
