// Owns the contract between a game and whoever shows it: words in three languages, the form of its setup, a text board.

import type {
  Choice,
  LoadProblem,
  Odds,
  Offer,
  Reason,
  Refusal,
  Scalar,
  Seat,
  SetupProblem,
  Stakes,
  ToldFact,
  Why,
} from '@undercroft/kernel';
import type { OpenErrand, OpenPreference, PathStep, Suggested } from '@undercroft/parts';
import type { ReplayProblem } from '@undercroft/record';
import type { Picks } from './asking.ts';
import type { FormField } from './form.ts';
import type { Language } from './languages.ts';
import type { HowToStep, Rulebook } from './rulebook.ts';

export * from './asking.ts';
export * from './form.ts';
export * from './game-text.ts';
export * from './languages.ts';
export * from './lines.ts';
export * from './playing-cards.ts';
export * from './preset.ts';
export * from './problems.ts';
export * from './ready.ts';
export * from './rulebook.ts';
export * from './simple-text.ts';

/** A setup that is offered by name. */
export interface NamedSetup {
  readonly key: string;
  readonly label: string;
  readonly help: string;
  readonly setup: object;
}

/** A whole answer in a few words: what it is, and what it comes to. */
export interface AnswerWords {
  readonly label: string;
  readonly detail?: string;
}

/** A suggested answer in words. */
export interface ReadyAnswer extends AnswerWords {
  readonly key: string;
  /** Its chance, where it rolls: said beside the words, never in them. */
  readonly odds?: Odds;
  /** The chance without it, where that is another. */
  readonly before?: Odds;
  /** From the act on; null ends a pick. */
  readonly steps: readonly PathStep[];
  readonly choice: Choice;
}

/** A word of the game and what it means. */
export interface Term {
  readonly term: string;
  readonly text: string;
}

/** A value of a card: what it is called, and how it may be used where that differs from card to card. */
export interface CardCell {
  /** The game's own name for it. */
  readonly key: string;
  readonly name: string;
  readonly value: string;
  /** The game's own name for a way of using it. */
  readonly mark?: string;
}

/** A card in words. */
export interface CardSaid {
  readonly name: string;
  /** What it is called in a sentence where its name is long. */
  readonly short: string;
  /** What kind of card it is. */
  readonly type: string;
  /** Empty on a card that is not paid for. */
  readonly cost: string;
  readonly rows: readonly { readonly label: string; readonly cells: readonly CardCell[] }[];
  /** What it does, a sentence each. */
  readonly lines: readonly string[];
  /** Empty where it has none. */
  readonly flavour: string;
}

/** Errands in words: what a player may hand over to the game. */
export interface ErrandWords<View extends object> {
  /** As a button. */
  label(view: View, errand: OpenErrand): string;
  /** What it does, and when it stops, in a sentence. */
  about(view: View, errand: OpenErrand): string;
  /** Why it ended, by its key; null: nothing has to be said. */
  ends(view: View, key: string): string | null;
  /** What its steps come to, a few words each. */
  bill(view: View, bill: Stakes): readonly string[];
  /** What may be set for it; left out: nothing may be. */
  preference?(view: View, open: OpenPreference): PreferenceWords;
}

/** A preference in words. */
export interface PreferenceWords {
  /** Whom or what it is about. */
  readonly of: string;
  readonly label: string;
  /** In the order of its choices. */
  readonly choices: readonly string[];
}

/** All words of a game in one language. Every sentence is composed from data; nothing here decides anything. */
export interface GameText<View extends object> {
  readonly language: Language;
  readonly title: string;
  readonly blurb: string;
  readonly rulebook: Rulebook;
  /** How it is played, in a few steps that fit a page. */
  readonly howTo: readonly HowToStep[];
  readonly form: readonly FormField[];
  /** Those that suit a first game come first. */
  readonly presets: readonly NamedSetup[];
  /** What somebody who has never played has to know before the first decisions, in a few sentences. */
  readonly intro?: readonly string[];
  readonly glossary?: readonly Term[];
  /** The open question in one sentence. */
  prompt(view: View, offer: Offer): string;
  /** An act as a button or a line to choose. */
  act(view: View, offer: Offer, act: string): string;
  /** What is asked by a pick of an act. */
  pick(view: View, offer: Offer, picked: Picks, pick: string): string;
  /** One option of a pick. */
  option(view: View, offer: Offer, picked: Picks, pick: string, value: Scalar): string;
  /** What an option does, where its name does not say it; null where it does. */
  detail?(view: View, offer: Offer, picked: Picks, pick: string, value: Scalar): string | null;
  /** The rule of an option, where it is narrower than the rule of its act; null where it is not. */
  rule?(view: View, offer: Offer, picked: Picks, pick: string, value: Scalar): string | null;
  /** The word for ending a pick early, or passing it. */
  stop(view: View, offer: Offer, picked: Picks, pick: string): string;
  /** A suggested answer, where its act and its options one after the other would not say it well; null where they do. `odds`: chances may be told. */
  answer?(view: View, offer: Offer, suggested: Suggested, odds: boolean): AnswerWords | null;
  /** What may be handed over, in words. Left out: the game has nothing to hand over. */
  readonly errands?: ErrandWords<View>;
  /** A line of the log, in the past tense; the view is that after the event. */
  event(view: View, fact: ToldFact): string;
  /**
   * A view safe for rendering old log lines, so that they say the same whenever they are read. Left out: the view itself.
   * `scene`: the latest fact up to the line that says who or what is there (`opensScene`); null where it is not known.
   */
  viewForOldEvents?(view: View, scene: ToldFact | null): View;
  /** Whether the lines after a fact are about those that it brought up. Left out: no fact is. */
  opensScene?(fact: ToldFact): boolean;
  /** Bookkeeping that whoever plays need not be told; it stays in the whole log. */
  quiet?(view: View, fact: ToldFact): boolean;
  /** How much a fact matters: of what happened at once a caption tells the weightiest, two or three. 1 unless told; bookkeeping has none. */
  weight?(view: View, fact: ToldFact): number;
  /** What a caption says of a fact in fewer words than the log; null: as the log says it. */
  brief?(view: View, fact: ToldFact): string | null;
  /** Why a bot did what it did, in one sentence; the view is that of whoever reads it. */
  botWhy?(view: View, seat: Seat, reason: Reason): string;
  /** What a seat is called where nobody gave it a name: by whom it plays. */
  seatName?(view: View, seat: Seat): string;
  /** The same words for whoever only watches: nobody is "you". Left out: no line says "you". */
  readonly watching?: GameText<View>;
  /** What lies on the table and needs explaining, a sentence for each thing. */
  explain?(view: View): readonly string[];
  /** A card of the game in words, by its id; null: there is no such card. */
  card?(id: string): CardSaid | null;
  refusal(view: View, refusal: Refusal): string;
  why(view: View, why: Why): string;
  /** Why there is nothing to choose for an act that is closed without a reason of its own; null: nobody knows more. */
  whyNothing?(view: View, offer: Offer, act: string): Why | null;
  /** Hide acts closed for this reason: each belongs to another way of playing, or another act does the same now. */
  moot?(why: Why): boolean;
  setupProblem(problem: SetupProblem): string;
  loadProblem(problem: LoadProblem | ReplayProblem): string;
  /** The act ends the game and cannot be taken back in the middle of it: whoever shows it asks once more. */
  endsGame?(view: View, offer: Offer, act: string): boolean;
  /** The story of a finished game in a few lines. */
  ending(view: View): readonly string[];
}
export type GameTexts<View extends object> = Readonly<Record<Language, GameText<View>>>;

/** The room that a board has, in characters, and whether it may use colours. */
export interface BoardSize {
  readonly width: number;
  readonly height: number;
  readonly colour: boolean;
}

/** An answer that is being picked while the board is drawn, so that the board can show what it would come to. */
export interface Pending {
  readonly offer: Offer;
  /** The open pick, with its legal options in the order in which they are numbered. */
  readonly open: { readonly name: string; readonly options: readonly Scalar[] };
  /** What is picked, the option under the cursor included; single picks after it with their first option. */
  readonly picked: Picks;
}

/** A board in plain characters, wide characters counted as two. The size is what the board itself may take. */
export interface TextBoard<View extends object> {
  draw(view: View, text: GameText<View>, size: BoardSize, pending?: Pending): readonly string[];
}
