// Owns how the game is played in six steps: their order, their pictures and the rules they stand for; the words are the language's.

import { howToOf as worded, type HowToStep } from '@undercroft/presentation';
import { ICONS } from '../../generated/icons-text.ts';
import type { RuleId } from '../../generated/rule-ids.ts';

const STEPS = [
  { key: 'goal', icon: ICONS.crown, rules: ['DGN-WIN-01', 'DGN-WIN-02'] },
  { key: 'turn', icon: ICONS.cycle, rules: ['DGN-TURN-01', 'DGN-RESET-08'] },
  { key: 'lord', icon: ICONS['skeletal-hand'], rules: ['DGN-DLORD-01', 'DGN-DLORD-03', 'DGN-COMBAT-01'] },
  { key: 'map', icon: ICONS['treasure-map'], rules: ['DGN-BUILD-01', 'DGN-MOVE-03', 'DGN-EXIT-01'] },
  { key: 'hero', icon: ICONS.sprint, rules: ['DGN-COLLECT-01', 'DGN-HERO-01', 'DGN-QUEST-06'] },
  { key: 'fight', icon: ICONS['sword-clash'], rules: ['DGN-COMBAT-13', 'DGN-COMBAT-14', 'DGN-COMBAT-15'] },
] as const satisfies readonly { readonly key: string; readonly icon: object; readonly rules: readonly RuleId[] }[];

/** What a language has to say of each step. */
export type HowToWords = Readonly<Record<(typeof STEPS)[number]['key'], Pick<HowToStep, 'title' | 'text'>>>;

export const howToOf = (words: HowToWords): readonly HowToStep[] => worded(STEPS, words);
