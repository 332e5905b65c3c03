// Owns how the game is played in six steps: their order, their pictures and the rules they stand for; the words are the language's.

import type { HowToStep } from '@undercroft/face';
import type { RuleId } from '../rule-ids.ts';

const STEPS = {
  goal: { icon: 'crowned-skull', rules: ['DLV-WIN-01', 'DLV-WIN-02'] },
  turn: { icon: 'card-play', rules: ['DLV-ENC-01', 'DLV-ENC-03', 'DLV-ROUND-01'] },
  check: { icon: 'dice-six-faces-four', rules: ['DLV-CHECK-03', 'DLV-COMBAT-02', 'DLV-COMBAT-03'] },
  gems: { icon: 'cut-diamond', rules: ['DLV-GEM-02', 'DLV-GEM-04', 'DLV-GEM-06'] },
  rooms: { icon: 'treasure-map', rules: ['DLV-MAP-02', 'DLV-MAP-11', 'DLV-MAP-12'] },
  end: { icon: 'lantern-flame', rules: ['DLV-CLEAR-01', 'DLV-DECK-02', 'DLV-SCORE-01'] },
} as const satisfies Readonly<Record<string, { readonly icon: string; readonly rules: readonly RuleId[] }>>;

type Step = keyof typeof STEPS;
/** What a language has to say of each step. */
export type HowToWords = Readonly<Record<Step, { readonly title: string; readonly text: string }>>;

const ORDER = ['goal', 'turn', 'check', 'gems', 'rooms', 'end'] as const satisfies readonly Step[];

export const howToOf = (words: HowToWords): readonly HowToStep[] => ORDER.map((key) => ({ key, ...STEPS[key], ...words[key] }));
