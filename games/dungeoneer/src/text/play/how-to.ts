// Owns how the game is played in six steps: their order, their pictures and the rules they stand for; the words are the language's.

import type { HowToStep } from '@undercroft/face';
import type { RuleId } from '../../rule-ids.ts';

const STEPS = {
  goal: { icon: 'crown', rules: ['DGN-WIN-01', 'DGN-WIN-02'] },
  turn: { icon: 'cycle', rules: ['DGN-TURN-01', 'DGN-RESET-08'] },
  lord: { icon: 'skeletal-hand', rules: ['DGN-DLORD-01', 'DGN-DLORD-03', 'DGN-COMBAT-01'] },
  map: { icon: 'treasure-map', rules: ['DGN-BUILD-01', 'DGN-MOVE-03', 'DGN-EXIT-01'] },
  hero: { icon: 'sprint', rules: ['DGN-COLLECT-01', 'DGN-HERO-01', 'DGN-QUEST-06'] },
  fight: { icon: 'sword-clash', rules: ['DGN-COMBAT-13', 'DGN-COMBAT-14', 'DGN-COMBAT-15'] },
} as const satisfies Readonly<Record<string, { readonly icon: string; readonly rules: readonly RuleId[] }>>;

type Step = keyof typeof STEPS;
/** What a language has to say of each step. */
export type HowToWords = Readonly<Record<Step, { readonly title: string; readonly text: string }>>;

const ORDER = ['goal', 'turn', 'lord', 'map', 'hero', 'fight'] as const satisfies readonly Step[];

export const howToOf = (words: HowToWords): readonly HowToStep[] => ORDER.map((key) => ({ key, ...STEPS[key], ...words[key] }));
