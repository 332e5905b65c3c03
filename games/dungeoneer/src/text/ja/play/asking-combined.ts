// Owns the Japanese questions of combined sets.

import type { AskingPhrases } from '../../play/phrases.ts';

export const combined = {
  drawFrom: { prompt: 'カードを引く', acts: { draw: { label: '引く', picks: { stock: '山を選ぶ' } } } },
  linkPortal: {
    prompt: ({ about, space }) => `${space(about.space)}のポータルはどこに通じる?`,
    acts: { link: { label: 'エントランスにつなぐ', picks: { to: 'ダンジョンのエントランスを選ぶ' } }, leave: 'つながない' },
  },
} satisfies Partial<AskingPhrases>;
