// Owns what a language has to supply besides names: cards, questions, the log, refusals, the form of the setup, the story of a campaign.

import type { Json } from '@undercroft/kernel';
import type { AskingWords, Language, ProblemWords } from '@undercroft/presentation';
import type { DomainId, JobId, SpeciesId, TechniqueId } from '../content/index.ts';
import type { BaseStat, Slot, TrapId } from '../content/types.ts';
import type { DECISIONS } from '../decisions/index.ts';
import type { Bodies } from '../facts.ts';
import type { Making, Setup } from '../setup.ts';
import type { Card, Ending, Item, Place, Unit } from '../state.ts';
import type { View } from '../view.ts';
import type { CardPhrases } from './cards/phrases.ts';
import type { ErrandPhrases } from './errands.ts';
import type { HowToWords } from './how-to.ts';
import type { SetupKey, WhyKey } from './keys.ts';
import type { ReasonPhrases } from './reasons.ts';
import type { MarkId } from './words/names.ts';

/** What is spoken of, with names for everything in it. */
export interface Said {
  readonly view: View;
  /** A character by its name, a monster by its species, of several of a kind with a number. */
  readonly unit: (unit: Unit) => string;
  readonly units: (units: readonly Unit[]) => string;
  readonly item: (item: Item) => string;
  readonly items: (items: readonly Item[]) => string;
  readonly technique: (id: TechniqueId) => string;
  /** What a character alone can do. */
  readonly intrinsic: (unit: Unit) => string;
  /** What waits at a hoard, here. */
  readonly guards: string;
  readonly job: (id: JobId) => string;
  readonly species: (id: SpeciesId) => string;
  readonly domain: (id: DomainId) => string;
  readonly mark: (mark: MarkId) => string;
  /** The trap itself, or that of the quest's domain in its place. */
  readonly trap: (id: TrapId) => string;
  readonly place: (place: Place) => string;
  readonly card: (card: Card) => string;
  readonly cards: (cards: readonly Card[]) => string;
  /** What a turned-up tile is. */
  readonly meaning: (card: Card) => string;
  readonly slot: (slot: Slot) => string;
  readonly stat: (stat: BaseStat) => string;
}

export type EventPhrases = { readonly [K in keyof Bodies]: (body: Bodies[K], said: Said) => string };
export type DecisionKey = keyof typeof DECISIONS;
export type AskingPhrases = AskingWords<typeof DECISIONS, Said>;

export interface OptionPhrases {
  readonly enough: string;
  readonly none: string;
  readonly unit: (name: string, hp: number, most: number, row: 'near' | 'far') => string;
  readonly priced: (name: string, gold: number) => string;
  readonly technique: (name: string, mp: number) => string;
  readonly learn: (name: string, sp: number) => string;
  readonly level: (name: string, level: number, gold: number) => string;
  readonly quest: (domain: string, floors: number, boss: string) => string;
  readonly tile: (place: string, known: string | null) => string;
  readonly stat: (name: string, now: number) => string;
  readonly home: Readonly<Record<'gate' | 'warp-stone', string>>;
  readonly gold: (n: number) => string;
}

type Arguments = Readonly<Record<string, number | string>>;
export interface RefusalPhrases extends ProblemWords<SetupKey> {
  readonly why: Readonly<Record<WhyKey, string | ((args: Arguments, said: Said) => string)>>;
  readonly act: string;
  readonly pick: string;
}

export type PresetKey = 'ready' | 'pair' | 'four' | 'two-players' | 'build' | 'alone';
interface Labelled {
  readonly label: string;
  readonly help: string;
}
export interface FormPhrases {
  readonly fields: Readonly<Record<keyof Setup, Labelled>>;
  readonly presets: Readonly<Record<PresetKey, Labelled>>;
  readonly choose: string;
  readonly making: Readonly<Record<Making, string>>;
  /** So many quests at most, each as long as that. */
  readonly quests: (n: number, time: string) => string;
  readonly value: (value: Json) => string;
}

export interface EndingFacts {
  readonly result: Ending;
  readonly ql: number;
  readonly quests: number;
  readonly domain: string;
  readonly score: number | null;
  readonly gold: number;
  readonly epilogue: string;
  readonly party: readonly { readonly name: string; readonly job: string; readonly level: number }[];
}

/** An action as a suggestion: what is done to whom, and what it comes to on average. */
export interface OutlookPhrases {
  readonly act: (what: string, who: string | null) => string;
  readonly attack: string;
  readonly loses: (n: number) => string;
  readonly regains: (n: number) => string;
  readonly ends: (percent: number) => string;
  readonly costs: (mp: number) => string;
  /** How the party stands before its boss. */
  readonly before: (party: { readonly hp: string; readonly mp: string; readonly fallen: number }) => string;
  /** A move: where it leads. */
  readonly onTo: (place: string) => string;
  /** Stats that suit a job, as one answer. */
  readonly spread: (job: string, stats: string) => string;
}

export interface PlayPhrases {
  readonly language: Language;
  readonly title: string;
  readonly blurb: string;
  readonly intro: readonly string[];
  readonly howTo: HowToWords;
  readonly cards: CardPhrases;
  readonly player: (n: number) => string;
  readonly somebody: string;
  /** A monster in a sentence: with its article, or with its number among several of a kind. */
  readonly monster: (id: SpeciesId, name: string, no: number | null) => string;
  readonly gear: (name: string, level: number) => string;
  readonly place: (floor: number, kind: 'entrance' | 'main' | 'alcove' | 'exit' | 'branch', n: number, floors: number) => string;
  readonly encounter: (n: number, level: number) => string;
  readonly sentence: (text: string) => string;
  readonly list: (words: readonly string[]) => string;
  readonly asking: AskingPhrases;
  readonly option: OptionPhrases;
  readonly log: EventPhrases;
  readonly refusing: RefusalPhrases;
  readonly reasons: ReasonPhrases;
  readonly errands: ErrandPhrases;
  readonly outlook: OutlookPhrases;
  readonly form: FormPhrases;
  readonly ending: (facts: EndingFacts) => readonly string[];
}
