// Owns the Japanese questions that the effect of a card asks.

import type { AskingPhrases } from '../../play/phrases.ts';
import { discarded } from '../effects.ts';

export const effects = {
  branch: { prompt: '1つ選ぶ', acts: { choose: { label: '選ぶ', picks: { branch: '起こることを選ぶ' } } } },
  loseCard: {
    prompt: ({ about, who }) => `${who(about.seat)}は${discarded[about.what](1)}を捨てなければならない`,
    acts: { lose: { label: 'カードを捨てる', picks: { card: '捨てるカードを選ぶ' } } },
  },
  warpTo: {
    prompt: ({ about, who }) => `${who(about.seat)}がワープする`,
    acts: { warp: { label: 'ワープ', picks: { space: '行き先を選ぶ' } } },
  },
  freeStep: {
    prompt: ({ about, who }) => `${who(about.seat)}が脅威なしで移動する`,
    acts: { step: { label: '移動', picks: { side: '出入り口を選ぶ' } } },
  },
  lockExit: {
    prompt: ({ about, space }) => `${space(about.space)}の出入り口を閉ざす`,
    acts: { lock: { label: '閉ざす', picks: { side: '出入り口を選ぶ' } } },
  },
  recall: {
    prompt: '捨て札のモンスターを手札に加える',
    acts: { recall: { label: '手札に加える', picks: { card: 'モンスターを選ぶ' } } },
  },
  swapQuest: {
    prompt: ({ about, who }) => `${who(about.seat)}の個人クエストを全体クエストと入れ替える`,
    acts: { swap: { label: '入れ替える', picks: { quest: '個人クエストを選ぶ' } } },
  },
} satisfies Partial<AskingPhrases>;
