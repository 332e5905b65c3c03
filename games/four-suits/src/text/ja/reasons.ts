// Owns the Japanese words of why a bot did what it did.

import type { ReasonPhrases } from '../reasons.ts';

export const reasons: ReasonPhrases = {
  level: '経験値は今レベルに替えるのが得だ。回復にもなる。',
  learn: 'この職業が次に必要とする技だ。',
  gear: '値段に見合うだけ、今の装備より良い。',
  heal: '次の扉の前に、傷ついた者を手当てする。',
  room: '部屋は使うためにある。',
  look: '先に何があるか知っておくとよい。',
  hoard: '宝が四つ。勝ち目は十分にある。',
  on: '道は先へ続く。',
  aside: '脇には経験値と宝がある。今の一行なら行ける。',
  boss: '見るべきところは見た。次はボスだ。',
  home: '一行は疲れすぎている。町へ戻れば警戒が1上がるが、全員が回復する。',
  junk: '誰にも要らない物だ。',
  supplies: '薬は敗北より安い。',
  depart: '支度は整った。',
  shorter: '短い道と、弱いボスを選ぶ。',
  recruit: '一行は小さい。もう一人にはクエストレベルの値打ちがある。',
  alone: '仲間が増えるとクエストレベルが上がる。',
  bet: '引き分けは負けだから、胴元が勝つ。',
  finish: ({ who, percent }) => `これで${who}は終わりのはずだ(${percent}%)。`,
  hurt: ({ who, percent, n }) => `${who}に一番効く。平均${n}HP、命中${percent}%。`,
  weaken: ({ who, percent }) => `うまくいけば(${percent}%)、${who}の害は減る。`,
  save: ({ who }) => `${who}に立ち上がってもらう。`,
  mend: ({ who, n }) => `${who}は長くもたない。${n}HP回復する。`,
  boost: ({ who }) => `戦いが続く間、効き目がある:${who}。`,
  flee: 'この戦いは負ける。',
  guard: '持ちこたえるほかに良い手がない。',
};
