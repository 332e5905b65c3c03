// Owns what a language has to supply besides the cards: questions, the log, refusals, the form of the setup, the story of a game.

import type { AskingWords, Language, ProblemWords } from '@undercroft/presentation';
import type { Json, Seat } from '@undercroft/kernel';
import type { AdventureId, HeroId, MapId, QuestId } from '../../content/cards.ts';
import type { DeckId, Effect, Immunity, Standing } from '../../content/types.ts';
import type { DECISIONS } from '../../decisions/index.ts';
import type { Bodies } from '../../facts.ts';
import type { ReasonKey } from '../../reasons.ts';
import type { Edition, Moments, Option, Setup } from '../../setup.ts';
import type { Fighter, Phase, Side, SpaceId } from '../../state.ts';
import type { View } from '../../view.ts';
import type { CardPhrases } from '../cards/phrases.ts';
import type { HowToWords } from './how-to.ts';
import type { SetupKey, WhyKey } from './keys.ts';
import type { Paid, SpecialPaid } from './paying.ts';
import type { Place } from './places.ts';

/** What is spoken of, with names for everything in it. */
export interface Names {
  readonly view: View;
  /** The hero of a seat, or the player while there is none. */
  readonly who: (seat: Seat) => string;
  /** The player, whatever the hero. */
  readonly player: (seat: Seat) => string;
  /** What is used: a card, or the special ability of a hero. */
  readonly used: (id: AdventureId | HeroId) => string;
  /** A card that not everybody may know. */
  readonly card: (id: AdventureId | QuestId | MapId | HeroId | undefined) => string;
  readonly space: (space: SpaceId) => string;
  readonly fighter: (fighter: Fighter) => string;
  /** What holds for a hero, without a full stop. */
  readonly holds: (standing: Standing) => string;
  readonly immune: (to: Immunity) => string;
}

/** Fields that not every seat is told. */
interface Secrets {
  readonly 'card.drawn': 'card';
  readonly 'quest.dealt': 'quest';
  readonly 'map.dealt': 'card';
  readonly 'map.handed': 'card';
  readonly 'map.looked-at': 'card';
  readonly 'map.put-back': 'card';
}
type Told<K extends keyof Bodies> = K extends keyof Secrets
  ? Omit<Bodies[K], Secrets[K]> & Partial<Pick<Bodies[K], Secrets[K] & keyof Bodies[K]>>
  : Bodies[K];
export type EventPhrases = { readonly [K in keyof Bodies]: (body: Told<K>, its: Names) => string };

export type DecisionKey = keyof typeof DECISIONS;
/** What is spoken of when something is asked. */
export interface QuestionFacts extends Names {
  /** Who is asked. */
  readonly seat: Seat;
  /** What a card does, as a line that speaks to whoever is asked. */
  readonly does: (effects: readonly Effect[]) => string;
}
export type AskingPhrases = AskingWords<typeof DECISIONS, QuestionFacts>;

export interface OptionPhrases {
  /** Where a map card goes: what lies beside it, by the side of the card on which it lies. */
  readonly place: (beside: readonly { readonly side: Side; readonly name: string }[], turned: boolean) => string;
  readonly exit: (side: Side, kind: string, threat: string | null, to: string) => string;
  /** A word as a button. */
  readonly word: (text: string) => string;
  readonly target: (name: string, peril: number) => string;
  readonly cost: (name: string, cost: string) => string;
  /** A card that does not lie where most do that are offered with it; its cost, where it has to be paid. */
  readonly lying: (name: string, place: Place, cost: string | null) => string;
  /** -1: not used; otherwise what is paid for it, where it is not free. */
  readonly special: (n: number, paid: SpecialPaid | null) => string;
  readonly putTo: Readonly<Record<'hand' | 'pack' | 'discard', string>>;
  /** How much is paid for `#`. */
  readonly paid: (n: number, paid: Paid) => string;
  readonly attack: (by: string, form: string) => string;
  readonly ways: Readonly<Record<'keep' | 'use', string>>;
  readonly ability: (hero: string, ability: string) => string;
  readonly turn: string;
  readonly piles: Readonly<Record<'glory' | 'peril', string>>;
  /** With which card another changes places, and which of them are turned. */
  readonly swap: (name: string, turned: 'none' | 'first' | 'second' | 'both') => string;
  readonly none: string;
  /** A Quest that lies face down before somebody else. */
  readonly faceDown: string;
  readonly enough: string;
}

export interface RefusalPhrases extends ProblemWords<SetupKey> {
  readonly why: Readonly<Record<WhyKey, string>>;
  readonly act: string;
  readonly pick: string;
}

export type FormKey = keyof Setup;
export type PresetKey = 'first' | 'three' | 'four' | 'old-rules' | 'march' | 'furnace' | 'sky' | 'realms' | 'climb';
export interface FormPhrases {
  readonly fields: Readonly<Record<FormKey, { readonly label: string; readonly help: string }>>;
  readonly editions: Readonly<Record<Edition, string>>;
  readonly moments: Readonly<Record<Moments, string>>;
  readonly decks: Readonly<Record<DeckId, string>>;
  readonly options: Readonly<Record<Option, string>>;
  readonly players: (n: number) => string;
  readonly trim: (maps: number, adventures: number) => string;
  readonly trims: Readonly<Record<'none' | 'some' | 'many', string>>;
  readonly presets: Readonly<Record<PresetKey, { readonly label: string; readonly help: string }>>;
  /** A value that came in and has no words of its own. */
  readonly value: (value: Json) => string;
}

export interface EndingFacts {
  readonly by: Bodies['game.won']['by'];
  readonly winners: readonly string[];
  readonly round: number;
  readonly players: readonly { readonly name: string; readonly quests: number; readonly alive: boolean }[];
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
  /** What a hero is called in the log. */
  readonly heroes: Readonly<Record<HeroId, string>>;
  /** The name of a card in a sentence. */
  readonly named: (name: string) => string;
  readonly someCard: string;
  /** Ends a sentence that has no end yet. */
  readonly sentence: (text: string) => string;
  readonly asking: AskingPhrases;
  readonly option: OptionPhrases;
  readonly log: EventPhrases;
  readonly refusing: RefusalPhrases;
  readonly form: FormPhrases;
  readonly ending: (facts: EndingFacts) => readonly string[];
  /** Why a bot did what it did: who, the Quest it is about, a chance in per cent. */
  readonly reasons: Readonly<Record<ReasonKey, (who: string, quest: string, percent: number) => string>>;
}
