// Owns what is said in Japanese when something cannot be done: the reason, then what is possible; nobody is blamed.

import { ITEM_IDS } from '../../content/items.ts';
import { GEMS } from '../../content/types.ts';
import { memberOf } from '@undercroft/kernel';
import type { ItemId } from '../../content/items.ts';
import type { Gem } from '../../content/types.ts';
import { itemOf } from '../../queries/items.ts';
import type { RefusalPhrases, WhyArgs } from '../phrases.ts';
import { all, basic, itemName } from '../words/ja/basic.ts';
import { cards } from '../words/ja/cards.ts';

const itemIn = (args: WhyArgs): ItemId => memberOf(ITEM_IDS, args['item']);
const gemIn = (args: WhyArgs): Gem => memberOf(GEMS, args['gem']);

export const refusing: RefusalPhrases = {
  why: {
    'other-window': (args) =>
      `${itemName(itemIn(args))}は今は使えない。使えるタイミングは「${basic.windows[itemOf(itemIn(args)).window]}」`,
    'one-check': () => '判定は1つだけ。そのまま振るか確定する',
    'nothing-to-do': (args) => `${itemName(itemIn(args))}は今使っても何も変わらない。取っておく`,
    'used-up': (args) =>
      itemOf(itemIn(args)).uses === null
        ? `${itemName(itemIn(args))}はこの遭遇でもう使った。次の遭遇でまた使える`
        : `${itemName(itemIn(args))}は使い切った。ほかのアイテムを選ぶ`,
    'skill-full': ({ skill }) => `${skill}の丸印は4つとも塗ってある。ほかの技能を選ぶか、経験を断る`,
    'skill-not-listed': ({ skill }) => `この経験は${skill}には加えられない。書かれた技能から選ぶ`,
    'box-only': () => 'このバリアントの入口は四角い箱の形。箱の形に描くか、自動で描く',
    'any-shape': () => '箱の形はウェブ版のルール。1マスずつ描くか、自動で描く',
    'victory-stands': () => '勝利はもう決まっていて、あきらめる必要はない。ここで終えることはできる',
    'not-completionist': () => '勝利の後に続けて遊ぶときだけできる',
    'no-exit-there': () => 'この辺に出口はない。「開放」の出口を選ぶ',
    'exit-joined': () => 'この出口はもう部屋につながっている。「開放」の出口を選ぶ',
    'exit-blocked': () => 'この出口は封鎖されている。「開放」の出口を選ぶ',
    'does-not-fit': () => '空いていないマスか方眼の外にかかり、部屋を置けない。ほかの出口か向きを選ぶ',
    'room-not-completed': () => 'まだ制覇していない部屋の出口は使えない。制覇した部屋の出口を選ぶ',
    'no-secret-doors': () => '勝利の後に続けて遊ぶときは、隠し扉を使えない。カードを脇に置く',
    'must-place': () => '置ける場所があるので、部屋を配置する。「開放」の出口を選ぶ',
    'put-aside-instead': () => '続けて遊ぶときは、置けない部屋のカードを脇に置く',
    'fits-nowhere': () => '隠し扉を描いても部屋はどこにも置けない。描かずに進む',
    'must-find-door': () => '隠し扉を描けば部屋を置ける。扉を描く壁を選ぶ',
    'no-foe': () => '試練に敵はいない。アイテムは戦闘までとっておく',
    'face-1-to-6': () => 'ダイスの目は1〜6。反対の向きか、別のダイスを選ぶ',
    committed: () => 'この判定は確定していて、もう変えられない。まだ確定していない判定を選ぶ',
    'tests-first': () => 'カード判定は攻撃判定と防御判定より先に確定する。先にカード判定を確定する',
    'check-skill': ({ skill }) => `ここではこの判定に${skill}を使えない。カードに書かれた技能から選ぶ`,
    'other-check': (args) => `${itemName(itemIn(args))}はこの判定には使えない。ほかの判定かアイテムを選ぶ`,
    'no-fitting-check': (args) => `${itemName(itemIn(args))}を使える判定がない。ほかのアイテムを選ぶ`,
    'no-items': () => 'アイテムを持っていない。部屋を制覇すると手に入ることがある',
    'no-gem': (args) => `${basic.gems[gemIn(args)]}がない。ほかの色を選ぶか、判定を確定する`,
    'no-gems': () => '宝石が残っていない。部屋を制覇すると手に入ることがある',
    'no-open-check': () => 'どの判定ももう変わらない。ダイスの目は関係ないので、判定を確定する',
    dulled: (args) => `「${cards.keywords.DULL}」のため、部屋を制覇するまで${basic.gems[gemIn(args)]}を使えない。ほかの色を選ぶ`,
  },
  misfit: {
    over: 'ゲームは終わっている',
    seat: 'この問いは別の席のもの',
    offer: 'その問いにはもう答えてある。今の問いに答える',
    shape: 'この問いの答えになっていない。出ている選択肢から選ぶ',
  },
  act: '今はできない。出ている選択肢から選ぶ',
  pick: (legal, count) =>
    legal.length > 0
      ? `ここでは選べない。選べるのは${all(legal)}`
      : count === 0
        ? 'ここで選べるものはない'
        : 'ここでは選べない。出ている選択肢から選ぶ',
  setup: {
    'not-a-setup': () => '設定として読めない。用意された設定を選ぶか、項目を埋める',
    'one-of': (field, got, legal) => `${field}: ${got}は選べない。選べるのは${all(legal)}`,
    'only-micro-mini': (field) => `${field}: フルゲームではすべてのレベルを使う。空けておくか、マイクロゲームかミニゲームを選ぶ`,
    'unknown-field': (field, _got, legal) => `${field}という項目はない。あるのは${all(legal)}`,
    between: (field, got, [least, most]) => `${field}: ${got}にはできない。${least}〜${most}の整数にする`,
    length: (field, _got, [least, most]) => `${field}: ${least}〜${most}文字の名前にする`,
    'too-few-cards': (field, _got, [needed]) => `${field}: このレベルのカードが足りない(必要${needed}枚)。パックを加える`,
  },
  load: {
    shape: '保存されたゲームではない',
    game: '別のゲームの保存データ',
    newer: '新しい版で保存されたゲーム。更新してからもう一度開く',
    'no-migration': '古いルールで保存されたゲームで、続きを遊べない',
    step: '今のルールにない場面で止まったゲーム',
    rules: '別の版のルールで記録されたゲーム',
    setup: '記録されたゲームの設定では遊べない',
    entry: '記録の中に、合わない選択か出目がある',
    digest: '記録どおりに進めても、書かれた局面にならない',
  },
  loadAt: (problem, entry) => `${problem}(${entry}手目)`,
};
