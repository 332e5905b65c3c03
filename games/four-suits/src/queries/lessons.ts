// Answers what the level that is being taken brings a character: SP, and which techniques come within reach of them.

import { jobOf, type TechniqueId } from '../content/index.ts';
import { MOST_LEVEL } from '../content/scales.ts';
import type { Character } from '../state.ts';
import { spCost } from './choices.ts';
import { statsOf } from './stats.ts';

/** CRD-LEVEL-10, CRD-LEVEL-11, CRD-CHAR-05: the SP of a level. */
export const spOfLevel = (character: Character, level = character.level): number => statsOf(character).skill * level;

export const KNOWN = -1;
export interface Lesson {
  readonly technique: TechniqueId;
  readonly sp: number;
  /** KNOWN; 0: it can be paid with the SP of this level; so many more levels it takes, at the Skill of now, with nothing else learned. */
  readonly levels: number;
}
export function lessonsOf(character: Character): readonly Lesson[] {
  const { job, techniques, sp, level } = character;
  return jobOf(job).techniques.map((technique): Lesson => {
    const cost = spCost(technique);
    if (techniques.includes(technique)) return { technique, sp: cost, levels: KNOWN };
    let levels = 0;
    for (let saved = sp + spOfLevel(character); saved < cost && levels < MOST_LEVEL; saved += spOfLevel(character, level + levels))
      levels++;
    return { technique, sp: cost, levels };
  });
}
/** What can be paid with the SP of this level only because of what `then` has more. */
export const broughtBy = (now: Character, then: Character): readonly TechniqueId[] => {
  const before = lessonsOf(now);
  return lessonsOf(then).flatMap(({ technique, levels }, at) => (levels === 0 && (before[at]?.levels ?? 0) > 0 ? [technique] : []));
};
