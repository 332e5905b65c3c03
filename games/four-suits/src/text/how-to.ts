// Owns how the game is played in six steps: their order, their pictures and the rules they stand for; the words are the language's.

import { howToOf as worded, type HowToStep } from '@undercroft/presentation';
import { ICONS } from '../generated/icons-text.ts';
import type { RuleId } from '../generated/rule-ids.ts';

const STEPS = [
  { key: 'goal', icon: ICONS['quill-ink'], rules: ['CRD-QUEST-01', 'CRD-END-03'] },
  { key: 'floor', icon: ICONS['dungeon-gate'], rules: ['CRD-DUNGEON-02', 'CRD-EXPLORE-03'] },
  { key: 'order', icon: ICONS.wingfoot, rules: ['CRD-INIT-02', 'CRD-INIT-05'] },
  { key: 'attack', icon: ICONS.broadsword, rules: ['CRD-ATTACK-03', 'CRD-ATTACK-06'] },
  { key: 'save', icon: ICONS['stone-tower'], rules: ['CRD-CHECK-01', 'CRD-CHECK-02'] },
  { key: 'level', icon: ICONS.upgrade, rules: ['CRD-LEVEL-01', 'CRD-LEVEL-12', 'CRD-TOWN-07'] },
] as const satisfies readonly { readonly key: string; readonly icon: object; readonly rules: readonly RuleId[] }[];

/** What a language has to say of each step. */
export type HowToWords = Readonly<Record<(typeof STEPS)[number]['key'], Pick<HowToStep, 'title' | 'text'>>>;

export const howToOf = (words: HowToWords): readonly HowToStep[] => worded(STEPS, words);
