// Owns what a viewer is shown: the view of a seat, its open question, and how things stand at the table.

import { bug, SPECTATOR, type Asking, type Offer, type Reason, type Seat, type ToldFact } from '@undercroft/kernel';
import { suggestions, type Suggested } from '@undercroft/parts';
import { handedOn } from './after.ts';
import { isAnswered, shapeOf, type PickNode } from './asked.ts';
import type { Diff } from './diff.ts';
import type { Packed } from './pack.ts';
import { NO_ORDERS, type Actor, type Orders, type SeatKind, type Who } from './record.ts';
import type { Phrase, PlanKind } from './protocol.ts';
import type { Code, TableRefusal } from './refusal.ts';
import type { Phase, Table, Wish } from './table.ts';
import { passesAll } from './window-lasts.ts';

export interface SeatShown {
  readonly kind: SeatKind;
  readonly name: string;
  readonly bot?: string;
  readonly resigned?: true;
  /** A bot plays for somebody who is away, until they come back. */
  readonly standIn?: true;
  /** Whether somebody of this seat is connected. */
  readonly here: boolean;
  /** Belongs to the viewer. */
  readonly mine: boolean;
  /** Before the game: whoever sits here is ready. */
  readonly ready?: true;
  /** Before the game: whoever sits here would like to change places with whoever sits there. */
  readonly swap?: Seat;
  /** The commitment of its device to a part of the dice: a device shows its own part only after it has seen those of the others. */
  readonly promise?: string;
  /** Where windows last a fixed time: has said to pass in all of them, until the next turn or for good. */
  readonly passes?: true;
}

export interface Meta {
  readonly phase: Phase;
  readonly name: string;
  readonly seats: readonly SeatShown[];
  readonly at: Seat;
  readonly host: boolean;
  readonly waiting: readonly Seat[] | 'responses';
  /** While a window is open that lasts a fixed time: how long that is, in milliseconds. */
  readonly lasts?: number;
  /** Going back by one decision of one's own: to where, and whether past neither chance nor what others could have done. */
  readonly back: { readonly to: number; readonly free: boolean } | null;
  readonly redo: boolean;
  readonly alone: boolean;
  readonly wish: Wish | null;
  readonly clock: { readonly left: readonly number[]; readonly at: number } | null;
  readonly orders: Orders | null;
  readonly commitment: string;
  readonly over: { readonly returns: readonly number[]; readonly rewound: boolean; readonly abandoned: boolean } | null;
  /** Another game follows this one. */
  readonly next?: true;
  /** The table at which the same people may play again. */
  readonly rematch?: string;
  /** Only people with a seat may look at the game. */
  readonly secluded?: true;
  /** Nobody goes back past chance or what others could have done. */
  readonly hardcore?: true;
}

/** A suggestion as it is sent: what is as usual is left out. `suggestedIn` reads it. */
export interface SuggestedShown extends Pick<Suggested, 'steps' | 'choice'> {
  readonly odds?: NonNullable<Suggested['odds']>;
  /** The chance without it; left out where that is the same. */
  readonly before?: NonNullable<Suggested['before']>;
  readonly outcome?: NonNullable<Suggested['outcome']>;
  readonly costs?: NonNullable<Suggested['costs']>;
  readonly useful?: false;
  /** Left out: its place is its rank. */
  readonly place?: number;
}

/** The suggestions of a question, whole. */
export const suggestedIn = ({ suggested = [] }: Pick<SeatOffer, 'suggested'>): readonly Suggested[] =>
  suggested.map(({ steps, choice, odds = null, before = null, outcome = null, costs = null, useful = true, place }, rank) => ({
    steps,
    choice,
    odds,
    before,
    outcome,
    costs,
    useful,
    place: place ?? rank,
  }));

/** An open question with its first pick; later picks are looked at by asking. */
export interface SeatOffer extends Offer {
  readonly ref: string;
  readonly node: PickNode;
  /** Whole answers worth offering in one touch, the best first; absent where there are none. */
  readonly suggested?: readonly SuggestedShown[];
}

export interface ClientState {
  readonly view: object | null;
  readonly offer: SeatOffer | null;
  readonly meta: Meta;
}

/** What one entry of the game brought about, as a seat is told it. */
export interface LogGroup {
  /** How much everybody had been told when it was done: by this the table goes back to it. */
  readonly n: number;
  /** Whose choice it was; -1: nobody's, as at the setup and when a window closes. */
  readonly seat: Seat;
  readonly by: Actor;
  readonly told: readonly ToldFact[];
  /** Why a bot did it: a game's text has words for it. */
  readonly why?: Reason;
}

export interface Welcome {
  readonly t: 'welcome';
  readonly id: number;
  readonly protocol: number;
  readonly table: string;
  readonly game: string;
  readonly rules: number;
  readonly setup: object;
  /** The table of the game that this one follows. */
  readonly after?: string;
  /** It goes on from the middle of another game, whose dice were not those of this table. */
  readonly forked?: true;
  readonly n: number;
  readonly shown: ClientState;
  readonly log: readonly LogGroup[];
}
export interface Frame {
  readonly t: 'frame';
  /** How much everybody was told so far. */
  readonly n: number;
  /** What happened; absent where nothing did that is part of the game. */
  readonly groups?: readonly LogGroup[];
  /** The table went back: groups with a higher number did not happen. */
  readonly back?: number;
  /** Absent where nothing changed that this viewer sees. */
  readonly diff?: Diff;
  readonly digest?: string;
}
export interface Ok {
  readonly t: 'ok';
  readonly id: number;
  readonly n: number;
  readonly data?: unknown;
}
export interface No extends TableRefusal {
  readonly t: 'no';
  readonly id: number;
  readonly code: Code;
}
export interface Bye {
  readonly t: 'bye';
  readonly code: 'restarting' | 'replaced' | 'too-slow' | 'too-fast' | 'too-big' | 'idle' | 'damaged' | 'secluded';
}
/** Lines of what people at the table say to each other, which is no part of the game. */
export interface Talk {
  readonly t: 'talk';
  readonly lines: readonly TalkLine[];
}
export interface TalkLine {
  /** Goes up with every line of this table. */
  readonly n: number;
  readonly seat: Seat;
  readonly name: string;
  /** What was said: a text of one's own, or one of the phrases that every reader is shown in their own language. */
  readonly text?: string;
  readonly phrase?: Phrase;
  readonly at: number;
}
/** Somebody points at a place of the board, by the board's own name for it. */
export interface Pointed {
  readonly t: 'pointed';
  readonly seat: Seat;
  readonly place: string;
}
export interface Plans {
  readonly t: 'plans';
  readonly plans: readonly Plan[];
}
/** What somebody says they could do: shown to all until they act or take it back. */
export interface Plan {
  readonly seat: Seat;
  readonly place: string;
  readonly kind: PlanKind;
}
export type ServerMessage = Welcome | Frame | Packed | Ok | No | Bye | Talk | Pointed | Plans;

/** The question a seat has to answer itself. */
export function offerShown(table: Table, seat: Seat): SeatOffer | null {
  const open = seat === SPECTATOR ? null : table.offerOf(seat);
  const asking = open === null || table.passesFor(open.offer) ? null : open.ask();
  if (open === null || asking === null) return null;
  const suggested = suggestedBy(asking);
  const node = shapeOf(asking);
  if (isAnswered(node)) return bug('a question without a pick is asked');
  return { ...open.offer, ref: open.ref, node, ...(suggested.length === 0 ? {} : { suggested }) };
}

/** As much of what is suggested as a viewer is told. */
const suggestedBy = (asking: Asking): readonly SuggestedShown[] =>
  suggestions(asking).map(({ steps, choice, odds, before, outcome, useful, costs, place }, rank) => ({
    steps,
    choice,
    ...(odds === null ? {} : { odds }),
    ...(before === null || odds === null || before.ways * odds.of === odds.ways * before.of
      ? {}
      : { before: { ways: before.ways, of: before.of } }),
    ...(outcome === null ? {} : { outcome }),
    ...(costs === null ? {} : { costs }),
    ...(useful ? {} : { useful }),
    ...(place === rank ? {} : { place }),
  }));

/** From where somebody looks at a table. */
export interface Eyes {
  readonly who: Who;
  readonly at: Seat;
  readonly here: (who: Who | undefined) => boolean;
}

/** How things stand at the table. `silent`: as it was while a window that nobody could use was open. */
export function metaFor(table: Table, { who, at, here }: Eyes, silent = false): Meta {
  const { match, seats } = table;
  const over = table.phase === 'over' && !silent;
  const lasts = table.windowLasts;
  return {
    phase: silent ? 'playing' : table.phase,
    name: table.made.options.name,
    seats: seats.map((spec, seat) => ({
      kind: spec.kind,
      name: spec.name,
      ...(spec.bot === undefined ? {} : { bot: spec.bot }),
      ...(spec.resigned === true ? { resigned: true as const } : {}),
      ...(spec.kind === 'bot' && spec.who !== undefined && spec.resigned !== true ? { standIn: true as const } : {}),
      here: spec.kind === 'person' && here(spec.who),
      mine: spec.kind === 'person' && spec.who === who,
      ...(spec.ready === true && table.phase === 'gathering' ? { ready: true as const } : {}),
      ...(spec.swap !== undefined && table.phase === 'gathering' ? { swap: spec.swap } : {}),
      ...(spec.promise === undefined ? {} : { promise: spec.promise }),
      ...(lasts > 0 && spec.kind === 'person' && passesAll(spec, table.orders[seat] ?? NO_ORDERS) ? { passes: true as const } : {}),
    })),
    at,
    host: table.made.host === who,
    waiting: silent ? 'responses' : table.waiting(),
    ...(lasts > 0 && (silent || table.window) ? { lasts } : {}),
    back: at === SPECTATOR ? null : table.wayBack(at, silent),
    redo: table.redoable && table.isSolo && !silent,
    alone: table.isSolo,
    wish: table.wish,
    clock: table.clock(),
    orders: at === SPECTATOR ? null : (table.orders[at] ?? null),
    commitment: table.commitment,
    over:
      !over || match === null
        ? null
        : {
            returns: match.state.isOver ? match.state.returns() : [],
            rewound: match.rewound,
            abandoned: !match.state.isOver,
          },
    ...(over && handedOn(table) !== null ? { next: true as const } : {}),
    ...(table.rematch === null || !over ? {} : { rematch: table.rematch }),
    ...(table.mayWatch ? {} : { secluded: true as const }),
    ...(table.made.options.hardcore === true ? { hardcore: true as const } : {}),
  };
}
