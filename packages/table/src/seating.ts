// Owns who may have a seat: sitting down, getting up, bots, and bots that stand in for somebody who is away.

import type { Seat } from '@undercroft/kernel';
import type { Ledger } from './ledger.ts';
import { AWAY, type Made, type SeatSpec, type TableOptions, type Who } from './record.ts';
import type { Code } from './refusal.ts';

/** The seats a person plays. */
export const seatsOf = (seats: readonly SeatSpec[], who: Who): readonly Seat[] =>
  seats.flatMap((spec, seat) => (spec.kind === 'person' && spec.who === who ? [seat] : []));

/** Everybody who holds a seat, those for whom a bot stands in included. */
export const holders = (seats: readonly SeatSpec[]): readonly Who[] =>
  seats.flatMap(({ kind, who }) => (kind !== 'open' && who !== undefined ? [who] : []));

/** All seats of this seat's holder. */
export function handsOf(seats: readonly SeatSpec[], seat: Seat): readonly Seat[] {
  const who = seats[seat]?.who;
  return seats.flatMap((spec, at) => (at === seat || (spec.kind === 'person' && spec.who === who) ? [at] : []));
}

/** Names what the dice are mixed with: fixed before the first part is shown. */
export const sealOf = (
  { game, rules, setup }: Pick<Made, 'game' | 'rules' | 'setup'>,
  seats: readonly Pick<SeatSpec, 'name' | 'promise'>[],
): string => JSON.stringify({ game, rules, setup, seats: seats.map(({ name, promise }) => [name, promise ?? '']) });

/** How long somebody must have been away before others may have a bot stand in; null: never. */
export const awayAfter = ({ away }: TableOptions): number | null => (away === undefined ? AWAY : away);

/**
 * Whether somebody may take an open seat of a running game: who has seen a hand takes no other, since one hand more is known then; and nobody
 * comes new to a game that went back past its dice, since those who were here know what they will show.
 */
function mayJoin({ sitters, isSolo, match }: Ledger, who: Who, seat: Seat): boolean {
  return sitters.has(who) ? isSolo || !sitters.hasOtherHand(who, seat) : match?.rewound !== true;
}

/** Sits down on an open seat, or on one's own. */
export function sitting(ledger: Ledger, who: Who, seat: Seat, name: string, promise: string | undefined): SeatSpec | Code {
  const { seats, phase, proved } = ledger;
  const there = seats[seat];
  if (there === undefined) return 'not-seated';
  if (phase === 'over' || proved) return 'not-gathering';
  if (there.resigned === true || (there.kind !== 'open' && there.who !== who)) return 'seat-taken';
  if (phase !== 'gathering' && there.kind === 'open' && !mayJoin(ledger, who, seat)) return 'not-gathering';
  const { bot: _bot, promise: promised, ready: _ready, swap: _swap, ...rest } = there;
  // Once the seats are closed the dice are mixed with what was promised until then.
  const given = phase === 'gathering' ? promise : promised;
  return { ...rest, kind: 'person', name, who, ...(given === undefined ? {} : { promise: given }) };
}

/** Says that one is ready for the game, or not yet. */
export function readying({ seats, phase }: Ledger, who: Who, seat: Seat, ready: boolean): SeatSpec | Code {
  const there = seats[seat];
  if (there?.who !== who || there.kind !== 'person') return 'not-seated';
  if (phase !== 'gathering') return 'not-gathering';
  const { ready: _ready, ...rest } = there;
  return ready ? { ...rest, ready } : rest;
}

type Seated = readonly [seat: Seat, spec: SeatSpec];

/**
 * Would like to change places with somebody who sits, or no longer would (null). Once both would like it they have: each takes along their name
 * and what they promised of the dice, and says anew that they are ready.
 */
export function swapping({ seats, phase }: Ledger, who: Who, seat: Seat, other: Seat | null): readonly Seated[] | Code {
  const there = seats[seat];
  if (there?.who !== who || there.kind !== 'person') return 'not-seated';
  if (phase !== 'gathering') return 'not-gathering';
  if ((there.swap ?? null) === other) return [];
  const { swap: _swap, ...rest } = there;
  if (other === null) return [[seat, rest]];
  const them = seats[other];
  if (them?.kind !== 'person' || them.who === undefined || them.who === who) return 'seat-taken';
  if (them.swap !== seat) return [[seat, { ...rest, swap: other }]];
  return [
    [seat, moved(them)],
    [other, moved(there)],
  ];
}
const moved = ({ swap: _swap, ready: _ready, ...spec }: SeatSpec): SeatSpec => spec;

/** Every seat is taken and everybody who plays is ready. */
export const isReady = ({ seats, phase }: Ledger): boolean =>
  phase === 'gathering' &&
  seats.some(({ kind }) => kind === 'person') &&
  seats.every(({ kind, ready }) => kind === 'bot' || (kind === 'person' && ready === true));

/** Gives up one's seat: it is open for others. */
export function standing(ledger: Ledger, who: Who, seat: Seat): SeatSpec | Code {
  const there = ledger.seats[seat];
  if (there?.who !== who || there.kind !== 'person') return 'not-seated';
  return ledger.phase === 'gathering' ? { kind: 'open', name: '' } : { ...unheld(ledger, there), kind: 'open' };
}

/** The host gives an open seat to a bot, or takes it from one. While the game runs only a seat that is nobody's. */
export function botOn(ledger: Ledger, who: Who, seat: Seat, bot: string | null): SeatSpec | Code {
  const { made, seats, phase } = ledger;
  if (who !== made.host) return 'not-host';
  const there = seats[seat];
  if (there === undefined || phase === 'over') return 'not-gathering';
  const isTheirs = phase === 'gathering' ? there.kind === 'person' && there.who !== who : there.who !== undefined;
  if (isTheirs || there.resigned === true) return 'seat-taken';
  const rest = phase === 'gathering' ? {} : unheld(ledger, there);
  return bot === null ? { ...rest, kind: 'open', name: '' } : { ...rest, kind: 'bot', name: bot, bot };
}

/**
 * A bot plays for somebody until they come back: asked for by themselves, or, once they have been `away` as long as the table allows
 * (in milliseconds; 0 while they are here), by anybody who sits here. The seat stays theirs.
 */
export function standingIn(ledger: Ledger, who: Who, seat: Seat, bot: string, away: number): SeatSpec | Code {
  const { seats, phase, made } = ledger;
  const there = seats[seat];
  if (there === undefined || there.kind !== 'person' || there.who === undefined) return 'not-seated';
  if (phase !== 'playing' && phase !== 'revealing-nonces') return 'not-playing';
  if (there.who !== who) {
    if (seatsOf(seats, who).length === 0) return 'not-seated';
    const limit = awayAfter(made.options);
    if (limit === null || away < limit) return 'not-away';
  }
  return { ...unheld(ledger, there), who: there.who, kind: 'bot', bot };
}

/** The seats that bots keep for somebody, as they are when that person plays them again. */
export function keptFor({ seats, phase, proved }: Ledger, who: Who): readonly Seated[] {
  if ((phase !== 'playing' && phase !== 'revealing-nonces') || proved) return [];
  return seats.flatMap((there, seat) => {
    if (there.kind !== 'bot' || there.who !== who || there.resigned === true) return [];
    const { bot: _bot, ...rest } = there;
    return [[seat, { ...rest, kind: 'person' }] as const];
  });
}

/** A seat without its holder. What the holder promised and never showed can no longer be waited for. */
function unheld({ phase }: Ledger, { who: _who, bot: _bot, promise, ...rest }: SeatSpec): Omit<SeatSpec, 'who' | 'bot'> {
  return phase === 'revealing-nonces' || promise === undefined ? rest : { ...rest, promise };
}
