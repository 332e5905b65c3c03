// Owns the text of a game that says in its own words only what is its own: everything else is the same for every game.

import { keysOf } from '@undercroft/kernel';
import type { Decision, Json, Scalar } from '@undercroft/kernel';
import type { SetupRules } from '@undercroft/parts';
import { askingText, questionsOf, type AskingWords } from './asking.ts';
import { COMMON_WORDS } from './common/index.ts';
import { formOf } from './form.ts';
import { gameTextOf } from './game-text.ts';
import type { GameText, Language, NamedSetup } from './index.ts';
import type { Rulebook } from './rulebook.ts';

/** What questions are spoken of with. */
export interface Told<View> {
  readonly view: View;
}
type Labelled = { readonly label: string; readonly help: string };
type LogWords<Events, View> = { readonly [K in keyof Events]: (body: Events[K], view: View) => string };

/** The words of one language. The types of the game keep them complete. */
export interface SimpleWords<View, Decisions, Events, Preset extends string> {
  readonly title: string;
  readonly blurb: string;
  /** What somebody who has never played has to know, in a few sentences. */
  readonly intro: readonly string[];
  /** How it is played, step by step, with the rules that say it exactly. */
  readonly howTo: readonly { readonly title: string; readonly text: string; readonly rules: readonly string[] }[];
  /** The fields of the setup. */
  readonly fields: Readonly<Record<string, Labelled>>;
  /** A value of a field, where it is not a number or a flag. */
  readonly value?: (field: string, value: Json) => string;
  readonly presets: Readonly<Record<Preset, Labelled>>;
  readonly asking: AskingWords<Decisions, Told<View>>;
  /** One option of a pick. */
  readonly option: (pick: string, value: Scalar, view: View) => string;
  readonly log: LogWords<Events, View>;
  /** Why something cannot be done, by the key of the reason. */
  readonly why: Readonly<Record<string, string | ((args: Readonly<Record<string, Scalar>>, view: View) => string)>>;
  /** Problems of a setup beyond those of its fields, by their key. */
  readonly setup?: Readonly<Record<string, (field: string, got: string, legal: readonly string[]) => string>>;
  readonly ending: (view: View) => readonly string[];
}

/** What the words of all languages are about. */
export interface SimpleGame<Decisions, Preset extends string> {
  readonly decisions: Decisions;
  readonly setup: Pick<SetupRules<object>, 'fields'>;
  /** The named setups, those for a first game first. */
  readonly presets: Readonly<Record<Preset, object>>;
}

/** A ring, for steps that have no picture of their own. */
const RING = { body: '<circle cx="256" cy="256" r="150" fill="none" stroke="currentColor" stroke-width="48"/>' };

const plain = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

export function simpleText<
  View extends object,
  Events extends object,
  Preset extends string,
  const Decisions extends Readonly<Record<string, Pick<Decision<never, never, never>, 'name'>>>,
>(
  game: SimpleGame<Decisions, Preset>,
  language: Language,
  rulebook: Rulebook,
  words: SimpleWords<View, Decisions, Events, Preset>,
): GameText<View> {
  const common = COMMON_WORDS[language];
  const value = (field: string, one: Json): string =>
    typeof one === 'boolean' ? (one ? common.flag.yes : common.flag.no) : (words.value?.(field, one) ?? plain(one));
  const questions = questionsOf<keyof Decisions & string, Told<View>>(game.decisions);
  const presets = keysOf(game.presets).map((key): NamedSetup => ({ key, ...words.presets[key], setup: game.presets[key] }));
  const { misfit, act, load, loadAt, option } = common;
  return gameTextOf(
    {
      language,
      title: words.title,
      blurb: words.blurb,
      intro: words.intro,
      log: words.log,
      option,
      refusing: { misfit, act, load, loadAt, setup: { ...common.setup, ...words.setup }, why: words.why },
    },
    {
      ...askingText(questions, {
        words: (said: SimpleWords<View, Decisions, Events, Preset>) => said.asking,
        asked: (_said, view: View, { about }, picked) => ({ view, about, picked }),
        option: (said, { view }, _offer, pick, one) => said.option(pick, one, view),
      })(words),
      said: (view: View) => view,
      setupWords: { fields: words.fields, names: {}, other: value },
      rulebook,
      howTo: words.howTo.map((step, at) => ({ key: String(at + 1), icon: RING, ...step })),
      form: formOf(game.setup.fields, { fields: words.fields, option: value }),
      presets,
      pickRefused: () => common.pick,
      ending: words.ending,
    },
  );
}
