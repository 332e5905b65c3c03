// Owns what is said of the dice of a finished game once they are judged.

import type { Judgement } from '@undercroft/table';
import type { ShellWords } from '../words/shape.ts';

/** What is said of a judgement: first the verdict, then what it rests on. */
export function sentences(judgement: Judgement | 'none', { dice }: ShellWords['replay']): readonly string[] {
  if (judgement === 'none') return [dice.none];
  if (!judgement.ok) return [dice.wrong[judgement.breach]];
  const { outcomes, earlier, witnessed } = judgement;
  return [dice.right(outcomes), ...(witnessed ? [dice.witnessed] : []), ...(earlier > 0 ? [dice.earlier(earlier)] : [])];
}
