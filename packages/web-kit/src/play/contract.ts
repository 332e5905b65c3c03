// Owns the contract between the shell, the kit and a game's board: what a board is given, and what it may hand back.

import type { GameText } from '@undercroft/presentation';
import type { Choice, Odds, Picked, Scalar, Seat, ToldFact } from '@undercroft/kernel';
import type { Answered, LogEntry, Meta, PickNode, Plan, Point, SeatOffer, PathStep, suggestedIn } from '@undercroft/table';
import type { ComponentType, ReactNode } from 'react';
import type { ErrandsNow } from './errands-now.ts';
import type { IconData, Picture } from '../art/linocut.ts';

/** A whole answer that the table suggests. */
export type Suggested = ReturnType<typeof suggestedIn>[number];

/** An open question being answered pick by pick. Boards and the offer bar share one of these: what one takes, the other shows. */
export interface Ask {
  readonly offer: SeatOffer;
  /** The picks made so far, in order; null where a pick was ended. */
  readonly path: readonly PathStep[];
  /** The same by name. */
  readonly picked: Readonly<Record<string, Picked>>;
  /** The pick that is open; what follows its options is there as far as it was looked at. */
  readonly node: PickNode;
  /** Something is being looked up or sent. */
  readonly busy: boolean;
  /** Takes an option, or with null ends the pick. The last pick sends the answer. */
  take(step: PathStep): void;
  /** Takes several steps at once. */
  takeAll(steps: readonly PathStep[]): void;
  /** A pick of several in any order: what may be toggled. Null for every other kind of pick, and until all of it is known. */
  readonly several: Several | null;
  /** Back by one pick, or to so many steps of the path; nothing has been sent yet. */
  untake(to?: number): void;
  /** Sends a whole answer. */
  choose(choice: Choice): void;
  /** What would follow these picks, looked up if need be. */
  look(path: readonly PathStep[], budget: number): Promise<PickNode | Answered | null>;
  /** In words: why an option is not there. */
  why(value: Scalar): Promise<string | null>;
  /** The same behind other picks than those made: why an option of an act that is not taken yet is not there. */
  whyAt?(path: readonly PathStep[], value: Scalar): Promise<string | null>;
}

/** A subset being put together. */
export interface Subset {
  /** All that could be in it, in the engine's order. */
  readonly all: readonly Scalar[];
  readonly chosen: readonly Scalar[];
  /** How many it takes at the least. */
  readonly least: number;
  /** How many it takes at the most; null where nobody said. */
  readonly most: number | null;
  /** Enough is chosen: it may be handed in. */
  readonly enough: boolean;
  /** No more fits: what is not chosen cannot be added. */
  readonly full: boolean;
}

/** The same to be touched: boards and the offer bar toggle one and the same. */
export interface Several extends Subset {
  toggle(value: Scalar): void;
  /** Hands the subset in. */
  done(): void;
}

/** A suggested answer, or the rest of one, offered in one touch. */
export interface Quick {
  readonly key: string;
  readonly label: string;
  /** What it would do, in a few words. */
  readonly detail?: string;
  /** Its chance: the offer bar shows it where chances are wanted, so the words need not. */
  readonly odds?: Odds;
  /** The chance without it: shown beside the other. */
  readonly before?: Odds;
  readonly steps: readonly PathStep[];
  /** The name of an icon of the game. */
  readonly icon?: IconData;
  /** Its place in the order of the question, which stays when another answer becomes the best. */
  readonly place?: number;
  /** Among the suggested answers, the best one 0. */
  readonly rank?: number;
  /** It uses something up and is not clearly the best: it is never the filled offer. */
  readonly costly?: boolean;
}

/** What is being played as motion now. The view is already true; a board may show the change on its way. */
export interface StageNow {
  /** The fact that is on stage, or null when nothing moves. */
  readonly fact: ToldFact | null;
  /** Goes up with every fact that enters the stage. */
  readonly turn: number;
  /** How fast: 1, or more for a backlog; 0 when motion is off. */
  readonly speed: number;
  /** How fast whoever looks wants things told that are no motion; 0 when nothing is to go on by itself. */
  readonly pace?: number;
  /** When motion is off: what just changed, for a moment. Things it is about carry `is-changed`. */
  readonly changed?: readonly ToldFact[];
  /** The throws that do not lie yet (`GameBoard.throws`): nothing that follows from them is shown. Empty when all lies. */
  readonly thrown?: readonly ToldFact[];
}

/** Pointing at places of the board, and saying what one could do there, at tables where people play with people elsewhere. */
export interface Pointing {
  /** Who points now, and what everybody plans; places are those of the board. */
  readonly points: readonly (Point & Named)[];
  readonly plans: readonly (Plan & Named)[];
  /** Whether one sits here: who only watches sees it all and points at nothing. */
  readonly may: boolean;
  /** The next place that is touched is meant for the others. */
  readonly on: boolean;
  readonly toggle: () => void;
  /** A place was touched while it is on. */
  readonly touch: (place: string) => void;
}
interface Named {
  /** Whoever it is, by name. */
  readonly name: string;
}

export interface BoardProps<View extends object> {
  readonly view: View;
  /** The view from before what is being thrown now; the view itself when all lies. Everything but the dice in flight is drawn from it. */
  readonly settled?: View;
  readonly text: GameText<View>;
  readonly ask: Ask | null;
  readonly at: Seat;
  readonly meta: Meta;
  readonly stage: StageNow;
  readonly log: readonly LogEntry[];
  readonly help: Help;
  /** True in the layout for phones. */
  readonly narrow: boolean;
  /** Slots that the shell fills and the board places: the caption and the offers in one block, the log, the seats. */
  readonly slots: { readonly offers: ComponentType; readonly log: ComponentType; readonly seats?: ComponentType };
  /** Null where nobody is there to whom one could point. */
  readonly pointing?: Pointing | null;
  /** Opens a rule by its number. */
  readonly openRule: (id: string) => void;
  /** What may be handed over by touching the board, and handing it over. */
  readonly errands?: Pick<ErrandsNow, 'open' | 'give'>;
}

/** Helps that can be switched off. */
export interface Help {
  /** Chances before a roll. */
  readonly odds: boolean;
  /** The guide of a first game. */
  readonly guide: boolean;
}

/** One hint of the guide: shown while its condition holds, each once. */
export interface Hint<View extends object> {
  readonly key: string;
  when(view: View, ask: Ask | null): boolean;
  /** What it says of this position. */
  text(view: View): string;
  /** A part of the board by its data-guide attribute: the hint points at it. */
  readonly at?: string;
}

export interface EndingProps<View extends object> {
  readonly view: View;
  readonly text: GameText<View>;
  readonly meta: Meta;
  readonly again: () => void;
  /** On to the game that follows this one; null where none does. */
  readonly next: (() => void) | null;
  readonly replay: () => void;
  readonly home: () => void;
  /** What one might play next, now that this went well; absent where there is nothing to propose. */
  readonly onward?: { readonly label: string; readonly run: () => void };
  /** What was told of the game, as far as the page has it: for the story of how it ended. */
  readonly log?: readonly LogEntry[];
}

export const MOMENTS = ['gain', 'harm', 'clear', 'beat', 'win', 'fall'] as const;
/** Something that deserves a moment of its own: shown large and briefly while its fact is on stage. */
export interface Moment {
  readonly kind: (typeof MOMENTS)[number];
  /** A few words. */
  readonly text: string;
  readonly icon?: IconData;
}

/** A kind of event that is marked on the timeline of a replay, with its word in the legend. */
export interface Milestone {
  readonly key: string;
  readonly label: string;
  readonly tone: 'gain' | 'harm' | 'turn';
  /** The facts that are marked. */
  readonly types: readonly string[];
}

/** What is kept of a finished game for the lists: who played, how it went, a small picture. */
export interface Keepsake {
  readonly title: string;
  readonly score?: number;
  /** SVG that stands alone, with its own colours. */
  readonly picture?: string;
}

/** What a game gives the page: loaded with its board, not before. */
export interface GameBoard<View extends object> {
  Board(props: BoardProps<View>): ReactNode;
  /** Which slots the board places itself; offers and log unless told. The page places the others, the seats as a row below the top line. */
  readonly places?: readonly ('offers' | 'log' | 'seats')[];
  /** Whether a pick is made on the board: the offer bar then shows its plain options only when they are asked for, and counts what was taken. */
  readonly onBoard?: (offer: SeatOffer, pick: string) => boolean;
  /** Seats on one screen hide nothing from each other: no curtain, the board just turns to whoever is asked. */
  readonly open?: boolean;
  /** The icon of a suggested answer; null: it has none. */
  icon?(view: View, offer: SeatOffer, choice: Choice): IconData | null;
  /** How long a fact is on stage, in milliseconds at speed 1; 0: it needs no time of its own. */
  readonly motion?: (fact: ToldFact) => number;
  /** Whether dice, or anything else that keeps its result to itself until it lies, are thrown by a fact. Offers, caption and log wait for it. */
  readonly throws?: (fact: ToldFact) => boolean;
  /** Whether an answer that uses something up is so clearly the best that it may be the filled offer; never unless told. */
  readonly clearlyBest?: (answer: Pick<Suggested, 'choice' | 'odds' | 'outcome'>) => boolean;
  /** Whether an open question answers itself with what is suggested once the dice lie: there is nothing left to decide. */
  byItself?(view: View, offer: SeatOffer): boolean;
  /** Whether a question is answered by hand although there is a single answer: it throws dice, or is a step that one wants to take. Never unless told. */
  readonly byHand?: (offer: SeatOffer) => boolean;
  /** Whether an option is one that nobody means at first sight, as striking a friend: it stands last, and is not the filled offer. */
  readonly isStray?: (offer: SeatOffer, picked: Readonly<Record<string, Picked>>, pick: string, value: Scalar) => boolean;
  /** Decisions to which the same answer as the last time is offered again. */
  readonly repeats?: readonly string[];
  /** A small sound: the parameters of zzfx, by fact. */
  readonly sound?: (fact: ToldFact) => readonly number[] | null;
  /** The moment of a fact; null: it has none. */
  moment?(view: View, text: GameText<View>, fact: ToldFact): Moment | null;
  /** What is marked on the timeline of a replay, in the order of its legend. */
  milestones?(text: GameText<View>): readonly Milestone[];
  /** What the lists of finished games show of this one. */
  keepsake?(view: View, text: GameText<View>): Keepsake;
  Ending?(props: EndingProps<View>): ReactNode;
  guide?(text: GameText<View>): readonly Hint<View>[];
  /** A place of the board in words, by the board's own name for it; null: there is no such place now. Declared: its places can be pointed at. */
  place?(view: View, text: GameText<View>, place: string): string | null;
  /** The line at the top: where the game is. `brief` stands for the detail where there is little room. */
  where?(view: View, text: GameText<View>): { readonly title: string; readonly detail: string; readonly brief?: string };
}

/** What the home page shows of a game before anything of it is loaded. */
export interface HomeTile {
  readonly id: string;
  /** Left out: a plain home tile. */
  readonly picture?: Picture;
  readonly players: readonly [least: number, most: number];
  readonly minutes: number;
  readonly words: Readonly<Record<'en' | 'nl' | 'ja', { readonly title: string; readonly blurb: string }>>;
}
