// Owns the contract of the face for this game: how the phrases of a language become its GameText.

import { loadProblemText, misfitText, setupProblemText, stopText, type GameText, type Picks } from '@undercroft/face';
import type { Json, Refusal, Scalar, ToldFact, Why } from '@undercroft/kernel';
import { GEMS, SKILLS, type Gem, type Skill } from '../content/types.ts';
import type { Bodies } from '../facts.ts';
import { GEM_RULES } from '../queries/adjust.ts';
import type { View } from '../view.ts';
import { actText, optionText, pickText, promptText } from './asking.ts';
import { endingFacts } from './facts.ts';
import { explained, glossaryOf, isMoot, isQuiet } from './explain.ts';
import { suggestions } from './face-quick.ts';
import type { BoardWords } from './face-words.ts';
import { formOf, presetsOf, setupWords } from './form.ts';
import { howToOf } from './how-to.ts';
import { WHY_KEYS, type WhyKey } from './keys.ts';
import type { Phrases } from './phrases.ts';

export function gameText(p: Phrases, w: BoardWords): GameText<View> {
  return {
    language: p.language,
    title: p.title,
    blurb: p.blurb,
    intro: p.intro,
    rulebook: p.rulebook,
    howTo: howToOf(p.howTo),
    form: formOf(p),
    presets: presetsOf(p),
    glossary: glossaryOf(p),
    prompt: (view, offer) => promptText(p, view, offer),
    act: (view, offer, act) => actText(p, view, offer, act),
    pick: (view, offer, picked, pick) => pickText(p, view, offer, picked, pick),
    option: (view, offer, picked, pick, value) => optionText(p, view, offer, picked, pick, value),
    rule: (_view, _offer, picked, pick, value) => gemRule(picked, pick, value),
    stop: (_view, _offer, picked, pick) => stopText(p.option, picked, pick),
    ready: (view, offer) => suggestions(view, offer, p, w),
    event: (view, fact) => eventText(p, view, fact),
    past,
    quiet: isQuiet,
    explain: (view) => explained(p, view),
    refusal: (view, refusal) => refusalText(p, view, refusal),
    why: (view, why) => whyText(p, view, why),
    moot: isMoot,
    setupProblem: (problem) => setupProblemText(p.refusing, setupWords(p), problem),
    loadProblem: (problem) => loadProblemText(p.refusing, problem),
    grave: (_view, _offer, act) => act === 'give-up',
    ending: (view) => p.ending(endingFacts(view)),
  };
}

/** What a gem does is said by a rule of its own. */
function gemRule(picked: Picks, pick: string, value: Scalar): string | null {
  const effect = pick === 'as' || (pick === 'gem' && picked['act'] === 'spend');
  const gem = GEMS.find((one) => one === value);
  return effect && gem !== undefined ? GEM_RULES[gem] : null;
}

/** The checks on the table and the uses of items are those of now; lines that speak of them say less without. */
function past(view: View): View {
  return { ...view, encounter: null, hero: { ...view.hero, inventory: [] } };
}

function eventText(p: Phrases, view: View, { type, body }: ToldFact): string {
  if (!Object.hasOwn(p.log, type)) throw new Error(`no words for the event ${type}`);
  return (p.log[type as keyof Bodies] as (body: object, view: View) => string)(body, view);
}

function whyText(p: Phrases, view: View, { key, args }: Why): string {
  if (!WHY_KEYS.includes(key as WhyKey)) throw new Error(`no words for the reason ${key}`);
  return p.refusing.why[key as WhyKey](args ?? {}, view);
}

function refusalText(p: Phrases, view: View, { pick, legal, why }: Refusal): string {
  if (why !== undefined) return whyText(p, view, why);
  const misfit = misfitText(p.refusing, pick);
  if (misfit !== null) return misfit;
  return pick === 'act'
    ? p.refusing.act
    : p.refusing.pick(
        legal.flatMap((value) => legalWord(p, value)),
        legal.length,
      );
}

/** What can be named without knowing the question: skills and gems. */
function legalWord(p: Phrases, value: Json): readonly string[] {
  if (SKILLS.includes(value as Skill)) return [value as Skill];
  return GEMS.includes(value as Gem) ? [p.gems[value as Gem]] : [];
}
