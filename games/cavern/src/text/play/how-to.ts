// Owns how the game is played in six steps: their order, their pictures and the rules they stand for; the words are the language's.

import { howToOf as worded, type HowToStep } from '@undercroft/presentation';
import { ICONS } from '../../generated/icons-text.ts';
import type { RuleId } from '../../generated/rule-ids.ts';

const STEPS = [
  { key: 'goal', icon: ICONS['cave-entrance'], rules: ['CAV-GEN-02', 'CAV-SETUP-01'] },
  { key: 'turn', icon: ICONS.cycle, rules: ['CAV-TURN-01', 'CAV-HERO-05'] },
  { key: 'fight', icon: ICONS.bullseye, rules: ['CAV-COMBAT-05', 'CAV-COMBAT-06', 'CAV-POWER-01'] },
  { key: 'explore', icon: ICONS.crossroad, rules: ['CAV-EXPLORE-01', 'CAV-EXPLORE-02', 'CAV-VILLAIN-02'] },
  { key: 'foes', icon: ICONS['goblin-head'], rules: ['CAV-MONSTER-02', 'CAV-MONSTER-07', 'CAV-VILLAIN-06'] },
  { key: 'down', icon: ICONS['candle-light'], rules: ['CAV-SURGE-01', 'CAV-SURGE-03', 'CAV-XP-05', 'CAV-XP-09'] },
] as const satisfies readonly { readonly key: string; readonly icon: object; readonly rules: readonly RuleId[] }[];

/** What a language has to say of each step. */
export type HowToWords = Readonly<Record<(typeof STEPS)[number]['key'], Pick<HowToStep, 'title' | 'text'>>>;

export const howToOf = (words: HowToWords): readonly HowToStep[] => worded(STEPS, words);
