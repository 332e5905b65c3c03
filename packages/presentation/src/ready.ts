// Owns suggested answers in words: the game's own, or the act and its options one after the other.

import type { Choice, Offer, Picked, Scalar } from '@undercroft/kernel';
import type { Suggested } from '@undercroft/parts';
import type { AnswerWords, GameText, ReadyAnswer } from './index.ts';

/** What a terminal and a page offer in one touch: the suggestions as they are listed, none left out. `odds`: chances may be told. */
export const readyAnswers = <View extends object>(
  text: GameText<View>,
  view: View,
  offer: Offer,
  suggested: readonly Suggested[],
  odds = true,
): readonly ReadyAnswer[] =>
  suggested.map((one) => {
    const words = text.answer?.(view, offer, one, odds) ?? plainWords(text, view, offer, one.choice);
    return {
      ...words,
      key: one.steps.join(' '),
      ...(one.odds === null ? {} : { odds: one.odds }),
      ...(one.before === null || one.odds === null ? {} : { before: one.before }),
      steps: one.steps,
      choice: one.choice,
    };
  });

/** A whole answer in one line. */
export const choiceSaid = <View extends object>(text: GameText<View>, view: View, offer: Offer, choice: Choice): string =>
  plainWords(text, view, offer, choice).label;

/** The act, then the options in the order of the picks. */
function plainWords<View extends object>(text: GameText<View>, view: View, offer: Offer, choice: Choice): AnswerWords {
  const picked: Record<string, Picked> = {};
  const options = Object.entries(choice).flatMap(([pick, value]) => {
    const said = pick === 'act' ? [] : valuesOf(value).map((one) => text.option(view, offer, picked, pick, one));
    picked[pick] = value;
    return said;
  });
  return { label: [text.act(view, offer, choice.act), ...options].join(' · ') };
}

const valuesOf = (value: Picked): readonly Scalar[] => (value === null ? [] : typeof value === 'object' ? value : [value]);
