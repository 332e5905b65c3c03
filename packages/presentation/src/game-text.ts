// Owns putting a game's text together: what every game says in the same way from its phrases, beside what it says in its own.

import type { Refusal, ToldFact, Why } from '@undercroft/kernel';
import { stopText } from './asking.ts';
import type { GameText, Language } from './index.ts';
import { loadProblemText, misfitText, setupProblemText, type ProblemWords, type SetupWords } from './problems.ts';

/** A line that is composed from what happened and what is spoken of. */
type Composed<Said> = (body: never, said: Said) => string;

/** What the phrases of any game hold, in one language. */
export interface CommonPhrases<SetupKey extends string, Said> {
  readonly language: Language;
  readonly title: string;
  readonly blurb: string;
  readonly intro: readonly string[];
  /** By the type of the event. */
  readonly log: object;
  readonly option: { readonly enough: string; readonly none: string };
  readonly refusing: ProblemWords<SetupKey> & {
    /** An act that is not open now. */
    readonly act: string;
    /** By the key of the reason. */
    readonly why: Readonly<Record<string, string | Composed<Said>>>;
  };
}

type Common = 'language' | 'title' | 'blurb' | 'intro' | 'stop' | 'event' | 'refusal' | 'why' | 'setupProblem' | 'loadProblem';
export interface OwnText<View extends object, Said> extends Omit<GameText<View>, Common> {
  /** What lines of the log and reasons are told with: the view, or the view with names for everything in it. */
  readonly said: (view: View) => Said;
  readonly setupWords: SetupWords;
  /** An option that a pick does not have. */
  readonly pickRefused: (refusal: Refusal) => string;
}

export function gameTextOf<View extends object, SetupKey extends string, Said>(
  p: CommonPhrases<SetupKey, Said>,
  own: OwnText<View, Said>,
): GameText<View> {
  const { said, setupWords, pickRefused, ...rest } = own;
  const why = (view: View, { key, args }: Why): string => {
    const words = Object.hasOwn(p.refusing.why, key) ? p.refusing.why[key] : undefined;
    if (words === undefined) throw new Error(`no words for the reason ${key}`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The words under a key are for the arguments of that reason; what a rule gives, its own types have checked.
    return typeof words === 'string' ? words : words((args ?? {}) as never, said(view));
  };
  return {
    ...rest,
    language: p.language,
    title: p.title,
    blurb: p.blurb,
    intro: p.intro,
    stop: (_view, _offer, picked, pick) => stopText(p.option, picked, pick),
    event: (view, fact) => eventText(p.log, fact, said(view)),
    why,
    refusal: (view, refusal) =>
      refusal.why === undefined
        ? (misfitText(p.refusing, refusal.pick) ?? (refusal.pick === 'act' ? p.refusing.act : pickRefused(refusal)))
        : why(view, refusal.why),
    setupProblem: (problem) => setupProblemText(p.refusing, setupWords, problem),
    loadProblem: (problem) => loadProblemText(p.refusing, problem),
  };
}

function eventText(log: object, { type, body }: ToldFact, said: unknown): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A log has words for each event under its name, for its body: its own type sees to that.
  const words = Object.hasOwn(log, type) ? (log as Readonly<Record<string, Composed<unknown>>>)[type] : undefined;
  if (words === undefined) throw new Error(`no words for the event ${type}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As above.
  return words(body as never, said);
}
