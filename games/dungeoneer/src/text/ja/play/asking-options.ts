// Owns the Japanese questions of the optional rules.

import type { AskingPhrases } from '../../play/phrases.ts';

export const options = {
  newHero: {
    prompt: 'ヒーローが倒れた。別のヒーローを選ぶ',
    acts: { choose: { label: 'ヒーローを選ぶ', picks: { hero: 'ヒーローを選ぶ' } } },
  },
  newStart: {
    prompt: ({ about, who }) => `${who(about.seat)}がゲームに戻る`,
    acts: { put: { label: 'エントランスを選ぶ', picks: { space: 'エントランスを選ぶ' } } },
  },
  firstEntrance: {
    prompt: '最初のプレイヤーを決めるエントランスを選ぶ',
    acts: { choose: { label: 'エントランスを選ぶ', picks: { entrance: 'エントランスを選ぶ' } } },
  },
  startFrom: {
    prompt: '自分のヒーローが始めるエントランスを選ぶ',
    acts: { choose: { label: 'エントランスを選ぶ', picks: { start: 'エントランスを選ぶ' } } },
  },
  layMap: {
    prompt: '自分のマップカードを1枚置く',
    acts: { lay: { label: 'マップカードを置く', picks: { card: 'マップカードを選ぶ', place: '置く位置を選ぶ' } }, pass: 'パス' },
  },
} satisfies Partial<AskingPhrases>;
