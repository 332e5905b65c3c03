// Owns the contract of the face for this game: how the phrases of a language become its GameText.

import { isOneOf } from '@undercroft/kernel';
import { gameTextOf, type GameText, type Picks } from '@undercroft/presentation';
import type { Json, Scalar } from '@undercroft/kernel';
import { GEMS, SKILLS } from '../content/types.ts';
import { GEM_RULES } from '../queries/adjust.ts';
import { whyNothing } from '../queries/why.ts';
import type { View } from '../view.ts';
import { answerWords } from './answers.ts';
import { asking, isFinal } from './asking.ts';
import { endingFacts } from './facts.ts';
import { explained, glossaryOf, isMoot, isQuiet } from './explain.ts';
import type { BoardWords } from './words/board-words.ts';
import { formOf, presetsOf, setupWords } from './form.ts';
import { howToOf } from './how-to.ts';
import { briefOf, weightOf } from './told.ts';
import type { Phrases } from './phrases.ts';

export function gameText(p: Phrases, w: BoardWords): GameText<View> {
  const heroOf = (view: View): string => view.setup.hero;
  return { ...textFor(p, w, () => p.brief.you), watching: textFor({ ...p, log: p.watchedLog }, w, heroOf) };
}

/** `who`: how captions call the one who plays. */
function textFor(p: Phrases, w: BoardWords, who: (view: View) => string): GameText<View> {
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
    weight: (_view, fact) => weightOf(fact),
    brief: (view, fact) => briefOf(p, who, view, fact),
    seatName: (view) => view.setup.hero,
    explain: (view) => explained(p, view),
    pickRefused: ({ legal }) =>
      p.refusing.pick(
        legal.flatMap((value) => legalWord(p, value)),
        legal.length,
      ),
    moot: isMoot,
    whyNothing: (view, offer, act) => whyNothing(view, offer.decision, act),
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
