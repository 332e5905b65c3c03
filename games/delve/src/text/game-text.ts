// Owns the contract of the face for this game: how the phrases of a language become its GameText.

import { isOneOf } from '@undercroft/kernel';
import { gameTextOf, type GameText, type Picks } from '@undercroft/presentation';
import type { Json, Scalar } from '@undercroft/kernel';
import { GEMS, SKILLS } from '../content/types.ts';
import { GEM_RULES } from '../queries/adjust.ts';
import type { View } from '../view.ts';
import { answerWords } from './answers.ts';
import { asking, isFinal } from './asking.ts';
import { endingFacts } from './facts.ts';
import { explained, glossaryOf, isMoot, isQuiet } from './explain.ts';
import type { BoardWords } from './words/board-words.ts';
import { formOf, presetsOf, setupWords } from './form.ts';
import { howToOf } from './how-to.ts';
import type { Phrases } from './phrases.ts';

export function gameText(p: Phrases, w: BoardWords): GameText<View> {
  return gameTextOf(p, {
    ...asking(p),
    said: (view: View) => view,
    setupWords: setupWords(p),
    rulebook: p.rulebook,
    howTo: howToOf(p.howTo),
    form: formOf(p),
    presets: presetsOf(p),
    glossary: glossaryOf(p),
    rule: (_view, _offer, picked, pick, value) => gemRule(picked, pick, value),
    answer: (view, offer, suggested, odds) => answerWords(p, w, view, offer, suggested, odds),
    viewForOldEvents,
    quiet: isQuiet,
    explain: (view) => explained(p, view),
    pickRefused: ({ legal }) =>
      p.refusing.pick(
        legal.flatMap((value) => legalWord(p, value)),
        legal.length,
      ),
    moot: isMoot,
    endsGame: (_view, offer, act) => isFinal(offer, act),
    ending: (view) => p.ending(endingFacts(view)),
  });
}

/** What a gem does is said by a rule of its own. */
function gemRule(picked: Picks, pick: string, value: Scalar): string | null {
  const effect = pick === 'as' || (pick === 'gem' && picked['act'] === 'spend');
  const gem = GEMS.find((one) => one === value);
  return effect && gem !== undefined ? GEM_RULES[gem] : null;
}

/** The checks on the table and the uses of items are those of now; lines that speak of them say less without. */
function viewForOldEvents(view: View): View {
  return { ...view, encounter: null, hero: { ...view.hero, inventory: [] } };
}

/** What can be named without knowing the question: skills and gems. */
function legalWord(p: Phrases, value: Json): readonly string[] {
  if (isOneOf(SKILLS, value)) return [value];
  return isOneOf(GEMS, value) ? [p.gems[value]] : [];
}
