// Owns what a language has to supply besides what is printed: questions, the log, refusals, the form of the setup, the story of a game.

import type { AskingWords, Language, ProblemWords } from '@undercroft/presentation';
import type { Json, Seat } from '@undercroft/kernel';

import type { CardSet, PowerKind, Effect } from '../../content/types.ts';
import type { DECISIONS } from '../../decisions/index.ts';
import type { Bodies } from '../../facts.ts';
import type { CARDS, DIFFICULTIES, FIRST_BY, POWERS_BY, REACTIONS, Setup, TIES, TRAP_LIMITS } from '../../setup.ts';
import type { EdgeNo, Figure, HeroNo, Phase, Square, Team, TileNo } from '../../state.ts';
import type { View } from '../../view.ts';
import type { CardPhrases } from '../cards/phrases.ts';
import type { HowToWords } from './how-to.ts';
import type { SetupKey, WhyKey } from './keys.ts';

/** What is spoken of, with names for everything in it. */
export interface Names {
  readonly view: View;
  readonly hero: (hero: HeroNo) => string;
  readonly player: (seat: Seat) => string;
  /** A foe, a hero, an ally or an object, where it is still on the table. */
  readonly figure: (figure: Figure) => string;
  /** Anything printed, by its id, as it stands in a sentence. */
  readonly named: (id: string) => string;
  /** The same on a button or in a list. */
  readonly bare: (id: string) => string;
  /** What an attack is called: a power, a card, a tile, or the name that a tactic gives it. */
  readonly attack: (name: string) => string;
  readonly tile: (tile: TileNo) => string;
  readonly square: (square: Square) => string;
  readonly edge: (edge: EdgeNo) => string;
  /** The crew of a race; -1: neither. */
  readonly crew: (team: Team | -1) => string;
  /** The condition of a tactic of a foe or an ally. */
  readonly tactic: (kind: string, tactic: number) => string;
  /** What the adventure is called. */
  readonly adventure: string;
  /** What a track ends at, where the adventure is lost there. */
  readonly most: number | null;
  /** From which level of the water on it is cold, where that is so. */
  readonly cold: number | null;
}

/** Fields that not every seat is told. */
interface Secrets {
  readonly 'tile.looked': 'tile';
  readonly 'tiles.ordered': 'tiles';
  readonly 'stack.built': 'parts';
}
type Told<K extends keyof Bodies> = K extends keyof Secrets
  ? Omit<Bodies[K], Secrets[K]> & Partial<Pick<Bodies[K], Secrets[K] & keyof Bodies[K]>>
  : Bodies[K];
export type EventPhrases = { readonly [K in keyof Bodies]: (body: Told<K>, its: Names) => string };

export type DecisionKey = keyof typeof DECISIONS;
/** What is spoken of when something is asked. */
export interface QuestionFacts extends Names {
  readonly seat: Seat;
  /** What an answer does, in a line. */
  readonly does: (effects: readonly Effect[]) => string;
  /** What a power or an item says. */
  readonly says: (id: string) => string;
  /** What it costs a hero to ignore an Encounter card. */
  readonly price: (hero: HeroNo) => number;
}
export type AskingPhrases = AskingWords<typeof DECISIONS, QuestionFacts>;

export interface OptionPhrases {
  readonly enough: string;
  readonly none: string;
  /** One of several of a kind: where it stands. */
  readonly at: (name: string, where: string) => string;
  /** A power with its bonus and damage. */
  readonly attack: (name: string, bonus: number, damage: number) => string;
  /** A power and its target, as a whole answer. */
  readonly aimed: (power: string, target: string) => string;
  readonly foe: (name: string, ac: number, hp: number) => string;
  readonly hero: (name: string, hp: number, most: number) => string;
  readonly xp: (name: string, xp: number) => string;
  readonly trap: (name: string, where: string) => string;
  readonly kind: (name: string, kind: PowerKind) => string;
}

type Arguments = Readonly<Record<string, number | string>>;
export interface RefusalPhrases extends ProblemWords<SetupKey> {
  readonly why: Readonly<Record<WhyKey, string | ((args: Arguments, its: Names) => string)>>;
  readonly act: string;
  readonly pick: string;
}

export type FormKey = Exclude<keyof Setup, 'carried'>;
export type PresetKey = 'first' | 'solo' | 'lamp' | 'door' | 'blooms' | 'shift' | 'water' | 'lair' | 'race' | 'story';
interface Labelled {
  readonly label: string;
  readonly help: string;
}
export interface FormPhrases {
  readonly fields: Readonly<Record<FormKey, Labelled>>;
  readonly names: {
    readonly powers: Readonly<Record<(typeof POWERS_BY)[number], string>>;
    readonly first: Readonly<Record<(typeof FIRST_BY)[number], string>>;
    readonly difficulty: Readonly<Record<(typeof DIFFICULTIES)[number], string>>;
    readonly cards: Readonly<Record<(typeof CARDS)[number], string>>;
    readonly trapLimit: Readonly<Record<(typeof TRAP_LIMITS)[number], string>>;
    readonly ties: Readonly<Record<(typeof TIES)[number], string>>;
    readonly reactions: Readonly<Record<(typeof REACTIONS)[number], string>>;
  };
  readonly presets: Readonly<Record<PresetKey, Labelled>>;
  readonly sets: Readonly<Record<CardSet, string>>;
  readonly value: (value: Json) => string;
}

export interface EndingFacts {
  readonly adventure: string;
  readonly rounds: number;
  readonly result: 'won' | 'lost' | 'crew';
  /** Of a race: who won. */
  readonly crew: string;
  /** Whoever had fallen when no surge was left, if that is how it was lost. */
  readonly fallen: string | null;
  /** What the sheet says of it. */
  readonly epilogue: string;
  readonly heroes: readonly { readonly name: string; readonly hp: number; readonly level: number; readonly escaped: boolean }[];
  readonly surges: number;
  readonly xp: number;
}

export interface PlayPhrases {
  readonly language: Language;
  readonly title: string;
  readonly blurb: string;
  /** What to know before the first turn. */
  readonly intro: readonly string[];
  readonly howTo: HowToWords;
  readonly cards: CardPhrases;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly player: (n: number) => string;
  /** Something printed, in a sentence: Dutch has articles for foes, Japanese brackets for cards. */
  readonly named: (id: string, name: string) => string;
  readonly square: (tile: string, square: string) => string;
  readonly edge: (tile: string, dir: number) => string;
  readonly nobody: string;
  /** Ends a sentence that has no end yet, and begins it with a capital. */
  readonly sentence: (text: string) => string;
  readonly asking: AskingPhrases;
  readonly option: OptionPhrases;
  readonly log: EventPhrases;
  readonly refusing: RefusalPhrases;
  readonly form: FormPhrases;
  readonly ending: (facts: EndingFacts) => readonly string[];
}
