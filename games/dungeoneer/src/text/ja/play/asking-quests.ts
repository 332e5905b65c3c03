// Owns the Japanese questions that Quests ask.

import type { AskingPhrases } from '../../play/phrases.ts';

export const quests = {
  attemptHow: {
    prompt: ({ about, card }) => `${card(about.quest)}にどう挑む?`,
    acts: {
      attempt: {
        label: '挑戦する',
        picks: { score: '使う能力値を選ぶ', price: '払うものを選ぶ', boost: '捨てるカードを選ぶ(1枚につき+1)' },
      },
    },
  },
  questForm: {
    prompt: ({ about, fighter }) => `${fighter({ is: 'quest', quest: about.quest, seat: about.lord })}の攻撃の形式は?`,
    acts: { attack: { label: '攻撃', picks: { form: '攻撃の形式を選ぶ', special: '特殊効果を使う?' } } },
  },
  artifactHow: {
    prompt: ({ about, card }) => `${card(about.quest)}の利益を選ぶ`,
    acts: { choose: { label: '選ぶ', picks: { choice: '利益を選ぶ' } } },
  },
  lowestForm: {
    prompt: '最も低い能力値がいくつかある。1つ選ぶ',
    acts: { choose: { label: '選ぶ', picks: { form: '能力値を選ぶ' } } },
  },
} satisfies Partial<AskingPhrases>;
