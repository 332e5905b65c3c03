// Owns the contract of the face for this game: how the phrases of a language become its GameText.

import { loadProblemText, misfitText, setupProblemText, stopText, type GameText, type Rulebook } from '@undercroft/face';
import type { Refusal, ToldFact, Why } from '@undercroft/kernel';
import type { Bodies } from '../../facts.ts';
import { isGraded } from '../../setup.ts';
import type { View } from '../../view.ts';
import { actText, optionText, pickText, promptText } from './asking.ts';
import { formOf, presetsOf, setupWords } from './form.ts';
import { howToOf } from './how-to.ts';
import { itsOf } from './its.ts';
import { WHY_KEYS, type WhyKey } from './keys.ts';
import type { EndingFacts, Its, PlayPhrases } from './phrases.ts';

export function gameText(p: PlayPhrases, rulebook: Rulebook, explain: (view: View) => readonly string[]): GameText<View> {
  return {
    language: p.language,
    title: p.title,
    blurb: p.blurb,
    intro: p.intro,
    rulebook,
    howTo: howToOf(p.howTo),
    form: formOf(p),
    presets: presetsOf(p),
    prompt: (view, offer) => promptText(p, view, offer),
    act: (view, offer, act) => actText(p, view, offer, act),
    pick: (view, offer, picked, pick) => pickText(p, view, offer, picked, pick),
    option: (view, offer, picked, pick, value) => optionText(p, view, offer, picked, pick, value),
    stop: (_view, _offer, picked, pick) => stopText(p.option, picked, pick),
    event: (view, fact) => eventText(p, view, fact),
    quiet: (_view, { type }) => QUIET.includes(type as keyof Bodies),
    explain,
    refusal: (_view, refusal) => refusalText(p, refusal),
    why: (_view, why) => whyText(p, why),
    moot: ({ key }) => MOOT.includes(key as WhyKey),
    setupProblem: (problem) => setupProblemText(p.refusing, setupWords(p), problem),
    loadProblem: (problem) => loadProblemText(p.refusing, problem),
    ending: (view) => p.ending(endingFacts(p, view)),
  };
}

/** Bookkeeping: it follows from the line before it, or leads to the line after it. */
const QUIET: readonly (keyof Bodies)[] = [
  ...(['phase.began', 'exits.closed', 'movement.set', 'attack.began', 'wounds.dealt', 'combat.ended', 'turn.ended'] as const),
];
/** Reasons that lie in the setup. */
const MOOT: readonly WhyKey[] = ['option', 'must-discard', 'must-give'];

function eventText(p: PlayPhrases, view: View, { type, body }: ToldFact): string {
  if (!Object.hasOwn(p.log, type)) throw new Error(`no words for the event ${type}`);
  return (p.log[type as keyof Bodies] as (body: object, its: Its) => string)(body, itsOf(p, view));
}

function whyText(p: PlayPhrases, { key }: Why): string {
  if (!WHY_KEYS.includes(key as WhyKey)) throw new Error(`no words for the reason ${key}`);
  return p.refusing.why[key as WhyKey];
}

function refusalText(p: PlayPhrases, { pick, why }: Refusal): string {
  if (why !== undefined) return whyText(p, why);
  return misfitText(p.refusing, pick) ?? (pick === 'act' ? p.refusing.act : p.refusing.pick);
}

function endingFacts(p: PlayPhrases, view: View): EndingFacts {
  const { who } = itsOf(p, view);
  const winners = view.winners ?? [];
  const players = view.players.map(({ done, alive }, seat) => ({ name: who(seat), quests: done.length, alive }));
  const [first] = winners;
  const enough = first !== undefined && (players[first]?.quests ?? 0) >= QUESTS_TO_WIN;
  const alone = players.filter(({ alive }) => alive).length === 1;
  const by = alone ? 'last-alive' : isGraded(view.setup) ? 'points' : enough ? 'quests' : 'round-limit';
  return { by, winners: winners.map(who), round: view.round, players };
}
/** DGN-WIN-01. */
const QUESTS_TO_WIN = 3;
