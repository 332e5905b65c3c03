// Owns what has to be answered for somebody: bots whose turn it is, and seats whose time has run out.

import { at, type GameTypes, type Seat, type State } from '@undercroft/kernel';
import { askedLater, whenAsked } from './ahead.ts';
import { refOf, type Ledger } from './ledger.ts';

/** A question that has to be answered for a seat. */
export interface Due {
  readonly seat: Seat;
  readonly ref: string;
}
export interface Deadline {
  readonly seat: Seat;
  readonly at: number;
}

function openQuestions({ phase, match, epoch }: Ledger): readonly Due[] {
  if (phase !== 'playing' || match === null) return [];
  return match.state.offers().map(({ seat, id }) => ({ seat, ref: refOf(epoch, id) }));
}

/** Bots that have to answer now. */
export const botsDue = (ledger: Ledger): readonly (Due & { readonly bot: string })[] =>
  openQuestions(ledger).flatMap(({ seat, ref }) => {
    const { kind, bot } = at(ledger.seats, seat);
    return kind === 'bot' && bot !== undefined ? [{ seat, bot, ref }] : [];
  });

/** A question that a bot may think about, and the position it is asked in. */
export interface BotAsked extends Due {
  readonly bot: string;
  readonly state: State<GameTypes>;
}

/** Bots that are asked: those that have to answer now, and, where a window lasts a fixed time, those whose turn comes in it if others pass. */
export function botsAsked(ledger: Ledger): readonly BotAsked[] {
  const { match, epoch, window, windowLasts, phase } = ledger;
  if (phase !== 'playing' || match === null) return [];
  const later = window && windowLasts > 0 ? askedLater(match.state).map(({ offer }) => offer) : [];
  return [...match.state.offers(), ...later].flatMap(({ seat, id }) => {
    const { kind, bot } = at(ledger.seats, seat);
    return kind === 'bot' && bot !== undefined ? [{ seat, bot, ref: refOf(epoch, id), state: whenAsked(match.state, seat) }] : [];
  });
}

/** Seats whose time has run out. */
export function overdue(ledger: Ledger, now: number): readonly Due[] {
  const late = deadlines(ledger).flatMap(({ seat, at: ends }) => (ends <= now ? [seat] : []));
  return openQuestions(ledger).filter(({ seat }) => late.includes(seat));
}

/** When the seats that are waited for run out of time, the first first. */
export function deadlines(ledger: Ledger): readonly Deadline[] {
  const { clocks, askedAt, phase, window, windowLasts, seats } = ledger;
  if (clocks === null || phase !== 'playing') return [];
  if (!window) return clocks.deadlines();
  // The host ends a window that lasts a fixed time.
  if (windowLasts > 0) return [];
  return openQuestions(ledger).flatMap(({ seat }) => (seats[seat]?.kind === 'bot' ? [] : [{ seat, at: askedAt + clocks.response }]));
}
