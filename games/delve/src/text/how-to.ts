// Owns how the game is played in six steps: their order, their pictures and the rules they stand for; the words are the language's.

import { howToOf as worded, type HowToStep } from '@undercroft/presentation';
import { ICONS } from '../generated/icons-text.ts';
import type { RuleId } from '../generated/rule-ids.ts';

const STEPS = [
  { key: 'goal', icon: ICONS['crowned-skull'], rules: ['DLV-WIN-01', 'DLV-WIN-02'] },
  { key: 'turn', icon: ICONS['card-play'], rules: ['DLV-ENC-01', 'DLV-ENC-03', 'DLV-ROUND-01'] },
  { key: 'check', icon: ICONS['dice-six-faces-four'], rules: ['DLV-CHECK-03', 'DLV-COMBAT-02', 'DLV-COMBAT-03'] },
  { key: 'gems', icon: ICONS['cut-diamond'], rules: ['DLV-GEM-02', 'DLV-GEM-04', 'DLV-GEM-06'] },
  { key: 'rooms', icon: ICONS['treasure-map'], rules: ['DLV-MAP-02', 'DLV-MAP-11', 'DLV-MAP-12'] },
  { key: 'end', icon: ICONS['lantern-flame'], rules: ['DLV-CLEAR-01', 'DLV-DECK-02', 'DLV-SCORE-01'] },
] as const satisfies readonly { readonly key: string; readonly icon: object; readonly rules: readonly RuleId[] }[];

/** What a language has to say of each step. */
export type HowToWords = Readonly<Record<(typeof STEPS)[number]['key'], Pick<HowToStep, 'title' | 'text'>>>;

export const howToOf = (words: HowToWords): readonly HowToStep[] => worded(STEPS, words);
