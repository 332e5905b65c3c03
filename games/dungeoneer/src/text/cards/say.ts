// Owns how the sentences of a card are put together from its effects: the same for every language.

import { isRecord, isList } from '@undercroft/kernel';
import { dispatch } from '@undercroft/parts';
import type { Condition, Effect, Occasion, Standing } from '../../content/types.ts';
import type { CardPhrases, Say } from './phrases.ts';
import { subjectOf, type Clause, type Voice } from './voice.ts';

type Names = (id: string) => string;

export function sayer(p: CardPhrases, voice: Voice, name: Names): Say {
  const say: Say = {
    voice,
    name,
    who: (who) => subjectOf(who, voice),
    effects: (effects, other = voice) => effectsText(p, effects, other === voice ? say : sayer(p, other, name)),
    lead: (head, effects, other = voice) => p.say.lead(head, clausesOf(p, effects, other === voice ? say : sayer(p, other, name))),
    standing: (standing) => p.say.joined(standing.map((one) => ({ by: null, does: standingText(p, one, say) }))),
    condition: (condition) => conditionText(p, condition, say),
  };
  return say;
}

function clauseOf(p: CardPhrases, effect: Effect, say: Say): Clause {
  if (effect.do === 'if') {
    const raised = raisedText(p, effect.when, effect.effects, effect.else ?? [], say);
    if (raised !== null) return { by: null, does: raised };
  }
  return dispatch(p.say.effects, 'do', effect, say);
}

const clausesOf = (p: CardPhrases, effects: readonly Effect[], say: Say): readonly Clause[] =>
  effects.map((effect) => clauseOf(p, effect, say));
export const effectsText = (p: CardPhrases, effects: readonly Effect[], say: Say): string => p.say.joined(clausesOf(p, effects, say));

export const standingText = (p: CardPhrases, standing: Standing, say: Say): string => dispatch(p.say.standing, 'is', standing, say);

export const conditionText = (p: CardPhrases, condition: Condition, say: Say): string => dispatch(p.say.conditions, 'if', condition, say);
export const occasionText = (p: CardPhrases, occasion: Occasion, say: Say): string => dispatch(p.say.occasions, 'on', occasion, say);

/** Where both branches are the same but for the number of their Threats, or for what `#` adds, one of them is enough. */
function raisedText(p: CardPhrases, when: Condition, effects: readonly Effect[], otherwise: readonly Effect[], say: Say): string | null {
  const plain = JSON.stringify(otherwise);
  for (const what of ['paid', 'threat'] as const)
    if (otherwise.length > 0 && JSON.stringify(effects.map((effect) => lowered(effect, what))) === plain)
      return p.say.raised[what](conditionText(p, when, say), effectsText(p, otherwise, say), 1);
  return null;
}

/** The same with every number of that kind one lower. */
function lowered(value: unknown, what: 'paid' | 'threat'): unknown {
  if (isList(value)) return value.map((one) => lowered(one, what));
  if (!isRecord(value)) return value;
  if (what === 'paid' && 'base' in value) return { ...value, base: Number(value['base']) - 1 };
  const isThreat = what === 'threat' && 'score' in value && typeof value['target'] === 'number';
  const one = isThreat ? { ...value, target: Number(value['target']) - 1 } : value;
  return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, lowered(inner, what)]));
}

/** Two branches that only differ in their sign: `+#` or `−#`. */
export function isPlusMinus(of: readonly (readonly Effect[])[]): boolean {
  const [[more] = [], [less] = []] = of;
  if (of.length !== 2 || more?.do !== 'die' || less?.do !== 'die' || !('add' in more.change) || !('add' in less.change)) return false;
  return less.change.lose === true && JSON.stringify({ ...less, change: more.change }) === JSON.stringify(more);
}

/** With a real minus sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
/** DGN-FX-01: what is paid besides stands as `#`. */
export const amountText = (n: number | { readonly base: number }): string =>
  typeof n === 'number' ? String(n) : n.base === 0 ? '#' : `${n.base}+#`;
export const changeText = (n: number | { readonly base: number }, lose: boolean): string => `${lose ? '−' : '+'}${amountText(n)}`;
