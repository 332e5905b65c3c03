// Owns the Japanese questions of playing and using cards, and of what comes of it.

import type { AskingPhrases } from '../../play/phrases.ts';

const CARD_PICKS = {
  card: 'プレイするカードを選ぶ',
  target: '対象を選ぶ',
  payer: '危険を払うプレイヤーを選ぶ',
  host: '付け先を選ぶ',
  attack: '攻撃を選ぶ',
  more: '#に払う数を選ぶ',
  way: '持っておくか、すぐ使うか',
} as const;
const USE_PICKS = {
  source: '使うカードか能力を選ぶ',
  target: '対象を選ぶ',
  given: '代わりに出すカードを選ぶ',
  attack: '攻撃を選ぶ',
  more: '#に払う数を選ぶ',
} as const;
export const PLAY = { label: 'カードをプレイ', picks: CARD_PICKS };
export const USE = { label: 'カードか能力を使う', picks: USE_PICKS };

export const cards = {
  respondTo: { prompt: '攻撃された。レスポンスする?', acts: { play: PLAY, use: USE, pass: 'レスポンスしない' } },
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
    prompt: 'トレジャーの上限を超えた。1枚捨てる',
    acts: { discard: { label: 'トレジャーを捨てる', picks: { card: '捨てるトレジャーを選ぶ' } } },
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
