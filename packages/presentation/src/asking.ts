// Owns how a game's questions are put into words: a table that the types of its decisions keep complete, and reading it.

import { keysOf, type ActOf, type ChoiceOf, type Decision, type Offer, type Scalar } from '@undercroft/kernel';

/** What was answered so far: the act, then its picks. */
export type Picks = Readonly<Record<string, unknown>>;

type AboutOf<D> = D extends Decision<infer _T, infer C, infer _P> ? C : never;
type ActKey<D> = ActOf<D> & string;
type PickKey<D, A> = Exclude<keyof Extract<ChoiceOf<D>, { readonly act: A }>, 'act'> & string;
/** The picks of all acts of a decision. */
export type PicksOf<D> = { [A in ActKey<D>]: PickKey<D, A> }[ActKey<D>];

/** An open question: what it is about and what was answered so far, beside what a game says of any question of its own. */
export type Asked<Own, About = Picks> = Own & { readonly about: Readonly<About>; readonly picked: Picks };

type Line<Own, About> = string | ((asked: Asked<Own, About>) => string);
/** An act without picks is its button; one with picks also asks for each of them. */
type ActWords<D, Own, A> = [PickKey<D, A>] extends [never]
  ? Line<Own, AboutOf<D>>
  : { readonly label: Line<Own, AboutOf<D>>; readonly picks: { readonly [P in PickKey<D, A>]: Line<Own, AboutOf<D>> } };
/** The words for every decision of a game, its acts and their picks, as their declarations give them. */
export type AskingWords<Decisions, Own> = {
  readonly [K in keyof Decisions]: {
    readonly prompt: Line<Own, AboutOf<Decisions[K]>>;
    readonly acts: { readonly [A in ActKey<Decisions[K]>]: ActWords<Decisions[K], Own, A> };
  };
};

type AnyLine<Own> = string | ((asked: Asked<Own>) => string);
interface AnyAct<Own> {
  readonly label: AnyLine<Own>;
  readonly picks: Readonly<Record<string, AnyLine<Own>>>;
}
type AnyWords = Readonly<Record<string, { readonly prompt: unknown; readonly acts: object }>>;

export interface Questions<Key extends string, Own> {
  /** Under which key the words of the decision stand. */
  keyOf(offer: Offer): Key;
  prompt(words: AnyWords, offer: Offer, asked: Asked<Own>): string;
  act(words: AnyWords, offer: Offer, act: string, asked: Asked<Own>): string;
  /** What a pick of the act that was taken asks; the pick of the act itself is the prompt. */
  pick(words: AnyWords, offer: Offer, pick: string, asked: Asked<Own>): string;
}

/** Reads such tables. They are complete by their type: a word that is missing is a bug of the caller. */
export function questionsOf<Key extends string, Own>(decisions: Readonly<Record<Key, { readonly name: string }>>): Questions<Key, Own> {
  const keys = new Map(keysOf(decisions).map((key) => [decisions[key].name, key]));
  const said = (line: AnyLine<Own>, asked: Asked<Own>): string => (typeof line === 'string' ? line : line(asked));
  const keyOf = ({ decision }: Offer): Key => keys.get(decision) ?? missing(`the decision ${decision}`);
  const wordsAt = (words: AnyWords, offer: Offer) => words[keyOf(offer)] ?? missing(`the decision ${offer.decision}`);
  const actWords = (words: AnyWords, offer: Offer, act: string): AnyAct<Own> => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `AskingWords` has seen to it that a table has these lines, each for the question it belongs to.
    const found = (wordsAt(words, offer).acts as Readonly<Record<string, AnyLine<Own> | AnyAct<Own>>>)[act];
    if (found === undefined) return missing(`the act ${act} of ${offer.decision}`);
    return typeof found === 'object' ? found : { label: found, picks: {} };
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As above.
  const prompt: Questions<Key, Own>['prompt'] = (words, offer, asked) => said(wordsAt(words, offer).prompt as AnyLine<Own>, asked);
  return {
    keyOf,
    prompt,
    act: (words, offer, act, asked) => said(actWords(words, offer, act).label, asked),
    pick: (words, offer, pick, asked) => {
      if (pick === 'act') return prompt(words, offer, asked);
      const line = actWords(words, offer, String(asked.picked['act'])).picks[pick];
      return line === undefined ? missing(`the pick ${pick} of ${offer.decision}`) : said(line, asked);
    },
  };
}

/** How the questions of a game are said: its table of words, what they speak of, and the words of options. */
export interface AskingParts<P, View, Own> {
  readonly words: (p: P) => AnyWords;
  readonly asked: (p: P, view: View, offer: Offer, picked: Picks) => Asked<Own>;
  readonly option: (p: P, asked: Asked<Own>, offer: Offer, pick: string, value: Scalar) => string;
}

/** Prompt, act, pick and option of a game's text, from its phrases. */
export function askingText<Key extends string, P, View, Own>(
  questions: Questions<Key, Own>,
  { words, asked, option }: AskingParts<P, View, Own>,
) {
  return (p: P) => {
    const act = (view: View, offer: Offer, name: string): string =>
      questions.act(words(p), offer, name, asked(p, view, offer, { act: name }));
    return {
      prompt: (view: View, offer: Offer): string => questions.prompt(words(p), offer, asked(p, view, offer, {})),
      act,
      pick: (view: View, offer: Offer, picked: Picks, pick: string): string =>
        questions.pick(words(p), offer, pick, asked(p, view, offer, picked)),
      option: (view: View, offer: Offer, picked: Picks, pick: string, value: Scalar): string =>
        pick === 'act' ? act(view, offer, String(value)) : option(p, asked(p, view, offer, picked), offer, pick, value),
    };
  };
}

function missing(what: string): never {
  throw new Error(`no words for ${what}`);
}

/** Ending a pick early: with nothing chosen it is a refusal, otherwise enough. */
export function stopText(words: { readonly enough: string; readonly none: string }, picked: Picks, pick: string): string {
  const chosen = picked[pick];
  return Array.isArray(chosen) && chosen.length > 0 ? words.enough : words.none;
}
