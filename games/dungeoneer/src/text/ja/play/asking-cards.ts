// Owns the Japanese questions of playing and using cards, and of what comes of it.

import { responseText } from '../../play/moments.ts';
import { moments } from './moments.ts';
import { SOURCE_IDS } from '../../../content/cards.ts';
import { memberOf } from '@undercroft/kernel';
import { paidIn, useOn, type Paid, type PaidQuestion } from '../../play/paying.ts';
import type { AskingPhrases } from '../../play/phrases.ts';
import { surplusIn, type Place } from '../../play/places.ts';
import { discarded } from '../effects.ts';

export const PLACES: Readonly<Record<Place, string>> = { hand: '手札', inventory: '持ち物', pack: '群れ' };
export const COINS: Readonly<Record<Paid['with'], string>> = { glory: '栄光', peril: '危険' };
const SURPLUS = { boon: '恩恵', treasure: 'トレジャー' } as const;

/** What is paid for `#`. */
export const howMuch = (q: PaidQuestion): string => {
  const paid = paidIn(q);
  return `${q.used(paid.for)}に${COINS[paid.with]}を${paid.extra ? '追加で' : ''}いくつ払う?`;
};
const given = ({ picked }: PaidQuestion): string => {
  const what = useOn(memberOf(SOURCE_IDS, picked['source']))?.price.discard;
  return what === undefined || what === 'this' ? '手下にするモンスターを選ぶ' : `捨てるカードを選ぶ: ${discarded[what](1)}`;
};

const CARD_PICKS = {
  card: 'プレイするカードを選ぶ',
  target: '対象を選ぶ',
  payer: '危険を払うプレイヤーを選ぶ',
  host: '付け先を選ぶ',
  attack: '攻撃を選ぶ',
  more: howMuch,
  way: '持っておくか、すぐ使うか',
} as const;
const USE_PICKS = {
  source: '使うカードか能力を選ぶ',
  target: '対象を選ぶ',
  given,
  attack: '攻撃を選ぶ',
  more: howMuch,
} as const;
export const PLAY = { label: 'カードをプレイ', picks: CARD_PICKS };
export const USE = { label: 'カードか能力を使う', picks: USE_PICKS };

export const cards = {
  respondTo: { prompt: (q) => responseText(moments, q), acts: { play: PLAY, use: USE, pass: 'レスポンスしない' } },
  fromWhom: { prompt: '誰の個人クエスト?', acts: { choose: { label: 'プレイヤーを選ぶ', picks: { seat: 'プレイヤーを選ぶ' } } } },
  whichGlobal: { prompt: 'どの全体クエスト?', acts: { choose: { label: 'クエストを選ぶ', picks: { quest: 'クエストを選ぶ' } } } },
  shiftMap: {
    prompt: ({ about, does }) => does([about.effect]),
    acts: { shift: { label: 'シフト', picks: { space: 'マップカードを選ぶ', to: 'どう動かすか選ぶ' } } },
  },
  openExit: { prompt: '出入り口を開く', acts: { open: { label: '開く', picks: { side: '出入り口を選ぶ' } } } },
  may: {
    prompt: ({ about, does }) => does([about.effect]),
    acts: { do: { label: '行う', picks: { given: '代わりに出すカードを選ぶ' } }, leave: '行わない' },
  },
  lookedOrder: {
    prompt: 'マップカードを戻す',
    acts: { put: { label: '戻す', picks: { top: '一番上に置くカードを選ぶ' } } },
  },
  dropSurplus: {
    prompt: ({ view, seat }) => `${SURPLUS[surplusIn(view, seat)]}の上限を超えた。1枚捨てる`,
    acts: {
      discard: {
        label: ({ view, seat }) => `${SURPLUS[surplusIn(view, seat)]}を捨てる`,
        picks: { card: ({ view, seat }) => `捨てる${SURPLUS[surplusIn(view, seat)]}を選ぶ` },
      },
    },
  },
  payUpkeep: {
    prompt: '維持費を払う',
    acts: {
      pay: { label: '維持費を払う', picks: { card: 'カードを選ぶ', payer: '危険を払うプレイヤーを選ぶ' } },
      'take-back': { label: '手札に戻す', picks: { card: '手札に戻すカードを選ぶ' } },
    },
  },
  minionStrikes: {
    prompt: '手下が攻撃し返す?',
    acts: {
      minion: { label: '手下で攻撃', picks: { minion: '手下を選ぶ', on: '攻撃する相手を選ぶ', form: '攻撃の形式を選ぶ' } },
      pass: '攻撃しない',
    },
  },
  standIn: {
    prompt: 'ヒーローの代わりに手下が反撃する?',
    acts: { minion: { label: '手下が反撃', picks: { minion: '手下を選ぶ' } }, hero: 'ヒーローが反撃' },
  },
  takeQuest: {
    prompt: '命中の代わりに護衛クエストを奪う?',
    acts: { hit: '命中させる', take: { label: 'クエストを奪う', picks: { quest: '護衛クエストを選ぶ' } } },
  },
} satisfies Partial<AskingPhrases>;
