// Owns what a language has to supply: words and sentences as functions over data, keyed by the closed unions of the game.

import type { AskingWords, Language, PicksOf, ProblemWords, Rulebook } from '@undercroft/presentation';
import type { Json, Scalar } from '@undercroft/kernel';
import type { Side } from '../content/drawing.ts';
import type {
  Effect,
  EffectVerb,
  Foe,
  Gem,
  Item,
  ItemEffect,
  ItemVerb,
  Keyword,
  KeywordName,
  Level,
  Reward,
  RewardKind,
  Skill,
  Test,
  Trial,
  Window,
} from '../content/types.ts';
import type { CheckKind, DECISIONS } from '../decisions/index.ts';
import type { Bodies } from '../facts.ts';
import type { Mode, Preset, Setup, SkillTrack } from '../setup.ts';
import type { DieMode, Orientation, Purpose } from '../state.ts';
import type { View } from '../view.ts';
import type { CheckFacts, EndingFacts, PresetFacts } from './facts.ts';
import type { SetupKey, WhyKey } from './keys.ts';
import type { CardWords, Names } from './names.ts';
import type { HowToWords } from './how-to.ts';

/** Words that all other sentences are made of. */
export interface BasicPhrases {
  readonly skills: Readonly<Record<Skill, string>>;
  readonly gems: Readonly<Record<Gem, string>>;
  /** `short` stands inside a longer sentence. */
  readonly modes: Readonly<Record<DieMode, { readonly name: string; readonly how: string; readonly short: string }>>;
  readonly levels: Readonly<Record<Level, string>>;
  readonly windows: Readonly<Record<Window, string>>;
  readonly sides: Readonly<Record<Side, string>>;
  readonly purposes: Readonly<Record<Purpose, string>>;
  /** What a gem of this colour does, as on a button. */
  readonly gemDoes: Readonly<Record<Gem, string>>;
  /** A number of gems, with the right form of the noun. */
  readonly gemCount: (n: number, gem: Gem) => string;
  readonly either: (words: readonly string[]) => string;
  /** How a check is read: `AGL5`. */
  readonly check: (skills: readonly Skill[], target: number) => string;
  /** Rows and columns are counted from 1, from the upper left. */
  readonly square: (row: number, column: number) => string;
  readonly wall: (row: number, column: number, side: Side) => string;
  readonly cardName: (name: string) => string;
  readonly entrance: string;
}

/** One member of a union that is told apart by a field. */
type EffectOf<V extends EffectVerb> = Effect & { readonly do: V };
type RewardOf<K extends RewardKind> = Reward & { readonly gain: K };
type KeywordOf<K extends KeywordName> = Keyword & { readonly key: K };
type ItemEffectOf<V extends ItemVerb> = ItemEffect & { readonly do: V };

export interface CardPhrases {
  /** Fragments, to be put after a colon. */
  readonly effects: { readonly [V in EffectVerb]: (effect: EffectOf<V>) => string };
  readonly rewards: { readonly [K in RewardKind]: (reward: RewardOf<K>, items: Readonly<Record<string, Item>>) => string };
  readonly keywords: Readonly<Record<KeywordName, string>>;
  /** What the keyword means, as a sentence. */
  readonly explain: { readonly [K in KeywordName]: (keyword: KeywordOf<K>) => string };
  readonly times: Readonly<Record<Test['when'], string>>;
  readonly foe: (foe: Foe, words: CardWords, circles: number) => string;
  readonly trial: (trial: Trial, fail: string) => string;
  readonly test: (test: Test, pass: string | null, fail: string | null) => string;
  /** A line of the On Clear part: rewards, with the check that decides on them. */
  readonly onClear: (rewards: readonly string[], check: string | null) => string;
  /** Whole sentences. */
  readonly itemEffects: { readonly [V in ItemVerb]: (effect: ItemEffectOf<V>) => string };
  readonly perEncounter: (n: number, sentence: string) => string;
  readonly itemTitle: (name: string, uses: string) => string;
}

export type DecisionKey = keyof typeof DECISIONS;
export type PickName = { [K in DecisionKey]: PicksOf<(typeof DECISIONS)[K]> }[DecisionKey];
/** What is seen when something is asked. */
export interface QuestionFacts {
  readonly view: View;
}
export type AskingPhrases = AskingWords<typeof DECISIONS, QuestionFacts>;

export interface OptionPhrases {
  readonly train: (skill: Skill, from: string, to: string) => string;
  readonly roll: (skill: Skill, mode: DieMode, target: number) => string;
  readonly item: (name: string, left: number | null, effect: string) => string;
  readonly spendGem: (gem: Gem, available: number) => string;
  readonly giveGem: (gem: Gem, available: number) => string;
  readonly asGem: (gem: Gem) => string;
  readonly die: (die: number, face: number, counts: boolean) => string;
  readonly turnDie: (die: number, face: number, to: number) => string;
  readonly step: (up: boolean, face: number, total: number, passes: boolean) => string;
  readonly check: (check: CheckFacts) => string;
  readonly kind: (kind: CheckKind, skill: Skill | null, target: number) => string;
  readonly mode: (mode: DieMode) => string;
  readonly where: Readonly<Record<'top' | 'bottom', string>>;
  readonly mapExit: (room: string, place: string) => string;
  readonly cardExit: (place: string) => string;
  readonly lie: (mirrored: boolean, turns: Orientation['turns']) => string;
  readonly width: (width: number, rows: number) => string;
  readonly none: string;
  readonly enough: string;
}

/** What a caption says of a fact in fewer words than the log; null: as the log says it. */
export interface BriefPhrases {
  /** An attack or a trial check that filled circles. */
  readonly filled: (who: string, foe: boolean, filled: number, circles: number) => string;
  readonly rolled: (skill: Skill, target: number, dice: readonly number[]) => string;
  readonly missed: (who: string) => string;
  readonly guarded: (who: string) => string;
  readonly lost: (cause: Bodies['health.lost']['cause'], n: number, left: number) => string;
  /** Whoever plays, at the beginning of a sentence. */
  readonly you: string;
}

export type EventPhrases = { readonly [K in keyof Bodies]: (body: Bodies[K], view: View) => string };

export type WhyArgs = Readonly<Record<string, Scalar>>;
export interface RefusalPhrases extends ProblemWords<SetupKey> {
  readonly why: Readonly<Record<WhyKey, (args: WhyArgs, view: View) => string>>;
  readonly act: string;
  readonly pick: (legal: readonly string[], count: number) => string;
}

export type FormKey = keyof Setup;
export type PresetKey = Preset | 'stacked' | 'micro-2-printed' | 'micro-3-printed' | 'mini-3-printed';
export interface FormPhrases {
  readonly fields: Readonly<Record<FormKey, { readonly label: string; readonly help: string }>>;
  readonly modes: Readonly<Record<Mode, string>>;
  readonly tracks: Readonly<Record<SkillTrack, string>>;
  readonly health: Readonly<Record<'story' | 'easy' | 'standard' | 'hard', (n: number) => string>>;
  readonly grids: Readonly<Record<'small' | 'standard' | 'large', (width: number, height: number) => string>>;
  readonly byDefault: Readonly<Record<'level' | 'level1Cards' | 'startHealth' | 'boxEntrance', string>>;
  readonly flag: Readonly<Record<'yes' | 'no', string>>;
  readonly cards: (n: number) => string;
  readonly hero: string;
  readonly area: string;
  readonly presets: Readonly<Record<PresetKey, string>>;
  /** For whom a named setup is. */
  readonly presetFor: Readonly<Record<PresetKey, string>>;
  readonly presetHelp: (facts: PresetFacts) => string;
  /** A value that came in and has no words of its own. */
  readonly value: (value: Json) => string;
}

export interface Phrases extends BasicPhrases, CardPhrases {
  readonly language: Language;
  readonly title: string;
  readonly blurb: string;
  /** The three things to know before the first encounter. */
  readonly intro: readonly string[];
  readonly rulebook: Rulebook;
  readonly howTo: HowToWords;
  readonly names: Names;
  readonly asking: AskingPhrases;
  readonly option: OptionPhrases;
  readonly log: EventPhrases;
  /** The same for whoever watches: the one who plays is told by name. */
  readonly watchedLog: EventPhrases;
  readonly brief: BriefPhrases;
  readonly refusing: RefusalPhrases;
  readonly form: FormPhrases;
  readonly ending: (facts: EndingFacts) => readonly string[];
}
