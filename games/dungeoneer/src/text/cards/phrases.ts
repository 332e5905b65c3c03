// Owns what a language has to supply for the cards: words and sentences as functions over data, keyed by the closed unions of the content.

import type {
  Block,
  Category,
  Completion,
  CompletionKind,
  Condition,
  Discarded,
  Effect,
  ExitKind,
  Family,
  Form,
  Grade,
  HeroClass,
  Immunity,
  Location,
  MapCard,
  Obstacle,
  Occasion,
  Pattern,
  Playtime,
  Price,
  Quest,
  Race,
  Realm,
  Roll,
  SacrificePrice,
  Score,
  SetId,
  Special,
  Standing,
  StandingKind,
  Terrain,
  Threat,
  Use,
  Verb,
  Who,
} from '../../content/types.ts';
import type { Clause, Subject, Voice } from './voice.ts';

/** Words that stand alone. */
export interface CardWordTables {
  readonly forms: Readonly<Record<Form, string>>;
  readonly scores: Readonly<Record<Score, string>>;
  readonly symbols: Readonly<Record<'standard' | 'counter', string>>;
  readonly terrains: Readonly<Record<Terrain, string>>;
  readonly categories: Readonly<Record<Category, string>>;
  readonly families: Readonly<Record<Family | 'hero' | 'quest' | 'map', string>>;
  readonly durations: Readonly<Record<'permanent' | 'instant' | 'attachment', string>>;
  readonly playtimes: Readonly<Record<Playtime, string>>;
  readonly grades: Readonly<Record<Grade, string>>;
  readonly realms: Readonly<Record<Realm, string>>;
  readonly sets: Readonly<Record<SetId, string>>;
  readonly races: Readonly<Record<Race, string>>;
  readonly classes: Readonly<Record<HeroClass, string>>;
  readonly completions: Readonly<Record<CompletionKind | 'search' | 'effect' | 'artifact' | 'dark', string>>;
  readonly kinds: Readonly<Record<Realm, Readonly<Record<'passage' | 'room', string>>>>;
  readonly exits: Readonly<Record<Realm, Readonly<Record<ExitKind, string>>>>;
  /** North, east, south, west. */
  readonly sides: readonly [string, string, string, string];
  readonly entrance: string;
  readonly grim: string;
  readonly level: string;
  readonly life: string;
  readonly glory: string;
  readonly peril: string;
  readonly movement: string;
}

export type EffectOf<V extends Verb> = Extract<Effect, { readonly do: V }>;
export type StandingOf<K extends StandingKind> = Extract<Standing, { readonly is: K }>;
type ConditionOf<K extends Condition['if']> = Extract<Condition, { readonly if: K }>;
type OccasionOf<K extends Occasion['on']> = Extract<Occasion, { readonly on: K }>;
type ImmunityOf<K extends Immunity['to']> = Extract<Immunity, { readonly to: K }>;
type PatternOf<K extends Pattern['need']> = Extract<Pattern, { readonly need: K }>;
type CompletionOf<K extends CompletionKind> = Extract<Completion, { readonly by: K }>;

/** What a sentence needs that contains others. Everything it gives back is without a full stop at the end. */
export interface Say {
  readonly voice: Voice;
  readonly who: (who: Who) => Subject;
  readonly effects: (effects: readonly Effect[], voice?: Voice) => string;
  /** What happens after a condition or an occasion, with that in front. */
  readonly lead: (head: string, effects: readonly Effect[], voice?: Voice) => string;
  readonly standing: (standing: readonly Standing[]) => string;
  readonly condition: (condition: Condition) => string;
  readonly name: (id: string) => string;
}

type Says<V> = (part: V, say: Say) => string;

export interface CardSentences {
  readonly effects: { readonly [V in Verb]: (effect: EffectOf<V>, say: Say) => Clause };
  readonly standing: { readonly [K in StandingKind]: Says<StandingOf<K>> };
  /** In front of what happens then: "Against Vermin", "If the target has Glory". */
  readonly conditions: { readonly [K in Condition['if']]: Says<ConditionOf<K>> };
  readonly occasions: { readonly [K in Occasion['on']]: Says<OccasionOf<K>> };
  readonly immunities: { readonly [K in Immunity['to']]: Says<ImmunityOf<K>> };
  readonly patterns: { readonly [K in Pattern['need']]: Says<PatternOf<K>> };
  readonly completions: { readonly [K in CompletionKind]: Says<CompletionOf<K>> };
  readonly discarded: Readonly<Record<Discarded, (n: number) => string>>;
  readonly rolls: Readonly<Record<Roll, string>>;
  readonly location: Says<Location>;
  readonly price: (price: Price) => string;
  readonly sacrifice: (price: SacrificePrice) => string;
  readonly threat: (threat: Threat) => string;
  readonly obstacle: (obstacle: Obstacle) => string;
  /** The same happens elsewhere too, but with a higher number there. */
  readonly raised: Readonly<Record<'paid' | 'threat', (condition: string, otherwise: string, by: number) => string>>;
  /** Clauses as one text. */
  readonly joined: (clauses: readonly Clause[]) => string;
  /** The same after a condition or an occasion: in Dutch the verb comes first then. */
  readonly lead: (head: string, clauses: readonly Clause[]) => string;
  /** A text as a line of a card. */
  readonly line: (text: string) => string;
}

/** One form of a banner. */
export interface Cell {
  readonly form: Form;
  readonly name: string;
  readonly value: string;
  readonly symbol: 'standard' | 'counter';
  /** DGN-FORM-08. */
  readonly star: boolean;
}
/** Scores in a row: of a hero one row for each Level, of a monster one. */
export interface BannerRow {
  readonly label: string;
  readonly cells: readonly Cell[];
}

/** Whole lines of a card. */
export interface CardLines {
  /** `ability`: the name of a hero's special ability. */
  readonly use: (use: Use, ability: string | null, effects: string, condition: string | null) => string;
  readonly playedWhen: (occasion: string) => string;
  readonly special: (special: Special, effects: string) => string;
  readonly upkeep: (n: number, of: 'glory' | 'peril') => string;
  readonly charges: (n: number) => string;
  readonly attach: (host: readonly Category[] | 'monster' | 'monster-without-magic') => string;
  readonly tucked: string;
  readonly cost: (n: number, more: { readonly max: number | null } | undefined, of: 'glory' | 'peril') => string;
  readonly target: Readonly<Record<'hero' | 'none', string>>;
  readonly asHero: (n: number) => string;
  readonly stats: (life: number, boons: number, treasures: number) => string;
  readonly lifeOf: (n: number) => string;
  readonly levelOf: (n: number) => string;
  readonly categories: (names: readonly string[]) => string;
  readonly at: (location: string) => string;
  readonly search: (target: number, threat: string) => string;
  /** In one edition, where it is known which is played. */
  readonly searchFor: (target: number) => string;
  readonly searchThreat: (threat: string) => string;
  /** What is said of a card, in a line with what it does. */
  readonly flavour: (text: string) => string;
  readonly attempt: (attempt: NonNullable<Quest['attempt']>, price: string | null) => string;
  readonly effect: (text: string) => string;
  readonly carried: (text: string) => string;
  readonly reward: (rewards: readonly string[]) => string;
  readonly artifact: (choices: readonly string[], extra: readonly string[]) => string;
  /** A reward in a word or two, or nothing where only a sentence says it. */
  readonly gains: (effect: Effect) => string | null;
  readonly sewer: (letter: string) => string;
  readonly portal: (linked: boolean) => string;
  readonly aloneEntrance: string;
  readonly collects: (card: Pick<MapCard, 'glory' | 'peril'>) => string;
  readonly block: (name: string, block: Block) => string;
  /** DGN-ENC-06, A-82. */
  readonly lurks: (block: string) => string;
  readonly exit: (side: string, kind: string, threat: string | null) => string;
  readonly row: (row: BannerRow) => string;
}

export interface CardPhrases extends CardWordTables {
  readonly say: CardSentences;
  readonly lines: CardLines;
}
