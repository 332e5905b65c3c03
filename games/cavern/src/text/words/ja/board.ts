// Owns the Japanese words of the board.

import { MARKS, PHASES } from './tables.ts';
import type { BoardWords } from '../board-words.ts';

export const board: BoardWords = {
  round: (n) => `第${n}ラウンド`,
  phases: PHASES,
  turnOf: (name) => `${name}のターン`,
  surges: '回復トークン',
  xp: '経験点',
  stack: '残りタイル',
  monsters: 'モンスター',
  encounters: '遭遇',
  treasures: '宝物',
  level: (n) => `レベル${n}`,
  speed: '移動速度',
  down: '倒れている',
  escaped: '脱出',
  ready: '表',
  used: '使用済み',
  items: 'アイテム',
  runs: 'コントロール',
  goal: (goals, named) => {
    switch (goals.goal) {
      case 'escape':
        return goals.most === null
          ? `${goals.found ? '古い縦坑が見つかった。全員そこから脱出' : '古い縦坑を見つけて全員で脱出'}: ${goals.out}/${goals.heroes}`
          : `水位${goals.water}/${goals.most}。古い縦坑のはしごから脱出: ${goals.out}/${goals.heroes}`;
      case 'bring':
        return goals.carried ? 'ランプをはしごへ(運んでいる)' : 'ランプをはしごへ';
      case 'defeat': {
        const name = named(goals.villain);
        if (goals.hp > 0) return `${name}を倒す: HP${goals.hp}`;
        return goals.door ? `扉をこじ開け(11以上、ゆがみごとに+2: ${goals.strain})、${name}を倒す` : `${name}を倒す`;
      }
      case 'blooms':
        return `心臓あと${goals.hearts}、胞子${goals.spores}/${goals.most}${goals.hp > 0 ? `、${named(goals.villain)}HP${goals.hp}` : ''}`;
      case 'miners':
        return `届けた坑夫 ${goals.n}/${goals.of}`;
      case 'race':
        return `ランタン${goals.lantern}、おき火${goals.ember}。先に${goals.of}つ`;
    }
  },
  marks: MARKS,
  unexplored: '未探索',
  trap: '罠',
  hazard: '危険箇所',
  more: '続き',
  comma: '、',
  percent: (share) => `${Math.round(share * 100)}%`,
  you: 'あなた',
  party: '一行',
  theGoal: '目的',
  foes: '敵',
  wouldDo: '今なら',
  told: '洞窟の動き',
  stepBack: '前へ',
  stepOn: '次へ',
  skip: '飛ばす',
  stepOf: (n, of) => `${n}/${of}`,
  phaseOf: (name) => `${name}の敵役フェイズ`,
  map: '地図',
  squares: 'マスとフィギュア',
  noReach: '届かない',
  findHero: 'ヒーローを探す',
  fitAll: '全体を見る',
  follows: '追う',
  stays: '動かない',
  followHint: '地図が出来事を追うかどうか',
  close: '閉じる',
  whatToDo: '何をする?',
  cards: 'パワーとアイテム',
  count: (n) => `${n}枚`,
  asList: '一覧で',
  asFan: 'カードで',
  noCards: 'カードなし',
  notNow: '今は使えない',
  against: (ac) => `AC${ac}に対して`,
  hit: '命中',
  miss: '外れ',
  hpOf: (hp, most) => `HP ${hp}/${most}`,
  carries: '運搬中',
  over: '終わり',
  won: '勝利',
  lost: '敗北',
  again: 'もう一度',
  replay: '振り返る',
  home: '最初へ',
  next: '次の冒険へ',
  guide: {
    begin: '明るい破線が未探索エッジです。探すものはそのどれかの先にあります。',
    pair: '1ターンにできるのは2つ。移動と攻撃、攻撃と移動、または移動2回です。',
    move: '橙の点が行けるマスです。斜めも同じ1歩。敵は通れず、仲間は通れます。',
    edge: 'ここで終えると探索になります。新しいタイルが1枚、モンスターが1体。まだなら1マス手前で止まります。',
    tile: '三角印が白なら静かな到着です。黒なら遭遇カードを引きます。',
    monster: 'このモンスターはあなたがコントロールします。あなたの敵役フェイズに動きます。今から、です。',
    attack: 'パワーを選び、目標を選びます。出目+ボーナスがAC以上で命中。確率は横に出ます。',
    daily: '無限回パワーはなくなりません。1日毎パワーは1回きり。葬式まで取っておかないこと。',
    defeat: 'そのカードは全員の経験点になります。あなたは宝物を1枚引きます。1ターンに1回です。',
    encounter: '経験点5で、このカードをなかったことにできます。カード単位で払い、お釣りはありません。',
    condition: '状態はヒーローフェイズの終わりに消えます。毒だけは別。先にダメージ、あとで10以上を振ります。',
    trap: '罠は今いるマスに置かれ、あなたの敵役フェイズごとに起動します。同じタイルなら、攻撃の代わりに解除を試せます。',
    down: '倒れただけです。次のターンに回復トークンで起き上がります。必要なときに残っていなければ、全員の負けです。',
    shaft: '古い縦坑です。このタイルでヒーローフェイズを終えれば脱出できます。全員の脱出で勝ちです。',
    pedestal: 'あれがランプです。同じマスか隣で、取ると言うだけ。アクションはいりません。',
    'before-taking': '踊り場で何かがこれを待っています。先に回復を。ランプはもっと長く待ってきました。',
    raise: 'その人のターンより先に回復すれば、トークンなしで起き上がります。',
    tactics: '戦術は上から読みます。最初に当てはまる行だけを実行します。誰かが決めるのではありません。',
    hurt: 'ダメージは回復するまで残ります。',
    utility: '汎用パワーはアクションを使いません。決まった場面で使うものは、そのとき尋ねます。',
    treasure: '持ち主を今決めます。あとで替えることはできません。',
    slow: 'タイルを置かなかったので、遭遇カードを引きます。待つのは、見つけてもらうことです。',
    reaction: 'まだ決まっていません。この攻撃に反応できます。何が変わるかは書いてあります。',
    twenty: '出目20。経験点が5あれば、このヒーローはレベル2になれます。一度だけです。',
    alone: '脱出した者は戻りません。モンスターは残り、勤務を続けます。',
    'tiles-count': '射程はタイルで数えます。斜めはなし、つながったエッジだけ。足はマス、矢はタイルです。',
    closest: '同じ近さのヒーローが2人います。どちらに向かうかはあなたが選びます。友人らしく選んでください。',
    'same-name': '同名は同時に動きます。誰かがこの種類を起動すると、全部が行動します。',
    'no-double': 'すでにこの種類をコントロールしているので、引き直しました。',
    'item-pick': '攻撃の品と防御の品は、それぞれ1つだけ有効です。振る前に選びます。',
    woken: '1人に1体、はしごとの間に現れました。',
    'way-back': '帰り道は探索がないので、毎ターン遭遇します。移動2回で急ぎます。',
    dropped: 'ランプは倒れた場所に落ちます。隣の誰でも拾えます。',
    home: 'はしごの上か隣でヒーローフェイズを終えれば勝ちです。歩数を確かめて。',
  },
};
