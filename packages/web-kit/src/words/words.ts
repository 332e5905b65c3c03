// Owns the list of all words of playing that belong to no game; each language fills it, and the compiler finds what is missing.

import type { Bye, Code } from '@undercroft/table';
import type { TogetherWords } from './together.ts';

/** A key and what it does. */
export type KeyName = 'take' | 'offers' | 'board' | 'again' | 'last' | 'why' | 'undo' | 'redo' | 'back' | 'help';

export interface PlayWords {
  // ── the top line ──
  readonly home: string;
  readonly tools: string;
  readonly rulebook: string;
  readonly howTo: string;
  /** Why nothing may be taken back, at a table where what was seen stays. */
  readonly hardcore: string;
  readonly undo: string;
  /** Going back that others must agree to: who. */
  readonly askUndo: (names: readonly string[]) => string;
  readonly redo: string;
  readonly more: string;
  readonly log: string;
  readonly keyboard: string;
  readonly resign: string;
  /** Ends a game of one's own where its rules know no giving up. */
  readonly breakOff: string;
  readonly yourTurn: string;
  readonly turnOf: (name: string) => string;
  readonly watching: string;

  // ── offers ──
  readonly offers: string;
  readonly back: string;
  /** Back to before this pick, by its words. */
  readonly backTo: (pick: string) => string;
  readonly chance: (figure: string) => string;
  /** With it, instead of without. */
  readonly chanceInstead: (figure: string, without: string) => string;
  readonly percent: (share: number) => string;
  /** Shows the rule beside every offer. */
  readonly whyThese: string;
  readonly notNow: string;
  readonly whyNot: string;
  readonly noReason: string;
  readonly moreOffers: (count: number) => string;
  /** An act beside ready-made answers of its own: it leads to the rest of them. */
  readonly otherOf: (act: string) => string;
  readonly fewerOffers: string;
  readonly onBoard: string;
  readonly asList: string;
  readonly hideList: string;
  readonly filter: string;
  readonly found: (count: number) => string;
  readonly done: string;
  readonly chosen: (count: number) => string;
  /** Neither fewer nor more may be taken in the end. */
  readonly chosenOf: (count: number, of: number) => string;
  readonly atLeast: (count: number) => string;
  readonly atMost: (count: number) => string;
  readonly noMore: string;
  /** How long a text of one's own may be. */
  readonly textLength: (least: number, most: number) => string;
  readonly soFar: string;
  readonly refused: string;
  readonly codes: Readonly<Record<Code, string>>;

  // ── errands ──
  /** Before what the game can do by itself. */
  readonly errands: string;
  /** The answer of the last time, in its own words. */
  readonly sameAgain: (answer: string) => string;
  readonly errandRuns: (errand: string) => string;
  readonly errandStop: string;
  readonly errandAgree: string;
  /** What follows the steps that are shown cannot be known. */
  readonly errandGoesOn: string;
  /** What may be set for errands, as a button and a title. */
  readonly preferences: string;
  readonly preferencesAbout: string;

  // ── the plain board ──
  readonly boardOf: (game: string) => string;
  readonly boardSize: string;
  readonly smaller: string;
  readonly larger: string;

  // ── answers that give themselves ──
  readonly onlyAnswer: (answer: string) => string;
  readonly onlyAnswered: (answer: string) => string;

  // ── waiting ──
  readonly waitingResponses: string;
  readonly waitingFor: (names: readonly string[]) => string;
  readonly thinking: (name: string) => string;
  readonly away: (name: string) => string;
  readonly opening: string;
  readonly lost: string;
  readonly closed: string;
  readonly bye: Readonly<Record<Bye['code'], string>>;
  readonly reload: string;
  readonly wish: (name: string) => string;
  /** Who has not agreed yet. */
  readonly wishMine: (still: readonly string[]) => string;
  readonly wishOf: (name: string, still: readonly string[]) => string;
  readonly agree: string;
  readonly refuse: string;
  readonly clockOf: (name: string, time: string) => string;

  // ── gathering ──
  readonly seats: string;
  readonly seatThinks: string;
  readonly seatAway: string;
  readonly seatLeft: string;
  /** Somebody gave up, and a bot plays on for them. */
  readonly seatLeftToBot: string;
  readonly seatStandIn: string;
  readonly together: TogetherWords;
  readonly seat: (number: number) => string;
  readonly you: string;
  readonly yourName: string;
  readonly standUp: string;
  readonly bot: string;
  readonly shareLink: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly linkCopied: string;
  readonly copyByHand: (link: string) => string;
  readonly showing: string;

  // ── the curtain ──
  readonly passTo: (name: string) => string;
  readonly passHint: string;
  readonly iAm: (name: string) => string;
  readonly readsIn: string;

  // ── the log and rules ──
  readonly lastEvents: string;
  /** Several sentences one after the other. */
  readonly sentences: (all: readonly string[]) => string;
  readonly logKeys: string;
  readonly logOf: string;
  readonly showQuiet: string;
  readonly hideQuiet: string;
  readonly older: string;
  readonly beginning: string;
  readonly nothingYet: string;
  readonly byOrders: string;
  readonly byClock: string;
  readonly jumped: (count: number) => string;
  readonly rule: (id: string) => string;
  readonly openRulebook: string;
  readonly unknownRule: string;
  readonly close: string;

  // ── dialogs ──
  readonly sure: string;
  readonly graveHint: string;
  readonly doIt: string;
  readonly cancel: string;
  /** Going back past what chance decided, alone. */
  readonly undoPast: string;
  readonly undoPastText: string;
  readonly resignSure: string;
  readonly breakOffSure: string;
  readonly resignAlone: string;
  readonly breakOffAlone: string;
  readonly resignOthers: string;
  readonly keys: Readonly<Record<KeyName, string>>;

  // ── the end ──
  readonly over: string;
  readonly abandoned: string;
  readonly again: string;
  readonly replay: string;
  /** On to the game that follows this one. */
  readonly goOn: string;
  readonly toHome: string;
  readonly lookAtTable: string;
  readonly toEnding: string;

  // ── the guide ──
  // ── sound ──
  readonly soundAsked: string;
  readonly soundYes: string;
  readonly soundNo: string;

  readonly guide: string;
  readonly gotIt: string;
  readonly guideOff: string;
}
