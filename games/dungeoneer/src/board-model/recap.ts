// Owns what happened while a seat waited: the facts of the turns of others since its own last choice, turn by turn.

import type { Reason, Seat, ToldFact } from '@undercroft/kernel';
import type { CardId } from '../content/cards.ts';
import type { View } from '../view.ts';
import { asCard } from './card.ts';
import { numberIn, textIn } from './told.ts';

/** As much of a part of the log as is needed. */
export interface Entry {
  readonly n: number;
  readonly told: readonly ToldFact[];
  readonly view: object | null;
  readonly seat?: Seat;
  readonly why?: Reason;
}

export interface TurnTold {
  readonly seat: Seat;
  readonly round: number;
  /** The number of the first entry: it names the turn. */
  readonly n: number;
  readonly facts: readonly {
    readonly key: string;
    readonly fact: ToldFact;
    readonly view: object | null;
    /** Why a bot did it: with the first fact that is told of it. */
    readonly why: { readonly seat: Seat; readonly why: Reason } | null;
  }[];
}

/** The turns of the log, the oldest first; what came before the first turn is left out. */
export function turnsOf(log: readonly Entry[]): readonly TurnTold[] {
  const turns: { seat: Seat; round: number; n: number; facts: TurnTold['facts'][number][] }[] = [];
  for (const { n, told, view, seat, why } of log)
    for (const [i, fact] of told.entries()) {
      const first = told.findIndex(({ type }) => type !== 'chance' && type !== 'movement.spent') === i;
      const reason = first && seat !== undefined && why !== undefined ? { seat, why } : null;
      if (fact.type === 'turn.began') turns.push({ seat: numberIn(fact, 'seat') ?? 0, round: numberIn(fact, 'round') ?? 0, n, facts: [] });
      turns.at(-1)?.facts.push({ key: `${n}.${i}`, fact, view, why: reason });
    }
  return turns;
}

/** The last turn of each opponent since this seat's own. */
export function missedTurns(log: readonly Entry[], { seat }: View): readonly TurnTold[] {
  const turns = turnsOf(log);
  const mine = turns.findLastIndex((turn) => turn.seat === seat);
  const last = turns.at(-1);
  // While it is one's own turn it is about those before it.
  const end = last?.seat === seat ? turns.length - 1 : turns.length;
  const begin = last?.seat === seat ? turns.slice(0, -1).findLastIndex((turn) => turn.seat === seat) : mine;
  const missed = turns.slice(begin + 1, end).filter((turn) => turn.seat !== seat);
  // Whoever has fallen has no turn any more: of each opponent it is still the last one alone.
  return missed.filter((turn, i) => missed.findLastIndex((one) => one.seat === turn.seat) === i);
}

/** The card that a fact is about, for its picture. */
export function cardIn(fact: ToldFact, view: View): CardId | null {
  for (const key of ['card', 'quest', 'hero']) {
    const card = asCard(textIn(fact, key) ?? '');
    if (card !== null) return card;
  }
  for (const key of ['to', 'space']) {
    const card = view.spaces[numberIn(fact, key) ?? -1]?.card;
    if (card !== undefined) return card;
  }
  return view.players[numberIn(fact, 'seat') ?? -1]?.hero ?? null;
}
