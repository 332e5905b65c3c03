// Owns changes of open dice in words: what is used up, and what the check comes to or may come to.

import type { AnswerWords } from '@undercroft/presentation';
import type { Suggested } from '@undercroft/parts';
import { shownChecks, type ShownCheck } from '../../board-model/checks.ts';
import { touchIn, type DiceTouch } from '../../board-model/touches.ts';
import type { View } from '../../view.ts';
import type { BoardWords } from './board-words.ts';
import { signed } from './compose.ts';
import { percent } from './percent.ts';
import type { Names } from '../names.ts';

interface Facts {
  readonly view: View;
  readonly p: { readonly names: Pick<Names, 'items'> };
  readonly w: BoardWords;
  readonly answer: Pick<Suggested, 'choice' | 'odds' | 'outcome'>;
}

/** An answer that touches a check; null for any other. `told`: the chance is told in the words, as nothing beside them does. */
export function touchWords({ view, p, w, answer }: Facts, told: boolean): AnswerWords | null {
  const touch = touchIn(view, answer);
  const check = touch === null ? undefined : shownChecks(view)[touch.check];
  if (touch === null || check === undefined) return null;
  if (touch.rubies !== null && touch.from !== null && touch.to !== null)
    // No outcome yet that would tell which check is meant.
    return { label: w.spendFirst('ruby', touch.rubies), detail: w.ofCheck(w.onWay(touch.from, touch.to), check) };
  return { label: labelOf(p, w, touch), detail: touchDetail(w, touch, check, told) };
}

function labelOf(p: Facts['p'], w: BoardWords, { gem, as, item }: DiceTouch): string {
  if (gem !== null && as !== null) return w.prism(gem, as);
  if (gem !== null) return w.spendOne(gem);
  return item === null ? '' : p.names.items[item];
}

/** What a change comes to, in a few words. */
export function touchDetail(w: BoardWords, touch: DiceTouch, check: ShownCheck, told: boolean): string {
  if (touch.odds !== null) {
    const figure = told ? percent(touch.odds.ways / touch.odds.of) : null;
    return touch.from === null ? w.rerollAll(check, figure) : w.rerollDie(touch.from, check, figure);
  }
  const text = sureDetail(w, touch, check);
  // Of two checks that are alike it has to be said which one is meant.
  return check.number === 0 ? text : w.ofCheck(text, check);
}

function sureDetail(w: BoardWords, { from, to, total, bonus, passes }: DiceTouch, check: ShownCheck): string {
  const outcome = w.outcome(check.purpose, passes);
  if (from !== null && to !== null) return w.becomes(from, to, outcome);
  if (bonus !== null) return w.bonus(signed(bonus), outcome);
  return total === null ? outcome : w.totals(total, outcome);
}
