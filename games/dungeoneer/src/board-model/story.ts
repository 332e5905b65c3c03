// Owns the story of a finished game: the few facts that weigh most, in their order, and where everybody stood.

import type { Seat, ToldFact } from '@undercroft/kernel';
import type { View } from '../view.ts';
import { turnsOf, type Entry } from './recap.ts';
import { numberIn, textIn } from './told.ts';

export interface StoryLine {
  readonly key: string;
  readonly n: number;
  readonly round: number;
  readonly seat: Seat;
  readonly fact: ToldFact;
  readonly view: object | null;
}

/** What is worth telling, and how much. */
const WEIGHTS: Readonly<Record<string, number>> = {
  'game.won': 100,
  'quest.completed': 60,
  'hero.defeated': 70,
  'quest.taken': 45,
  'grade.began': 40,
  'monster.defeated': 18,
  'minion.made': 16,
  'hero.reborn': 30,
};

function weightOf(fact: ToldFact): number {
  if (fact.type === 'hero.wounded') return (numberIn(fact, 'life') ?? 0) <= 2 ? 14 + (numberIn(fact, 'n') ?? 0) * 4 : 4;
  return WEIGHTS[fact.type] ?? 0;
}

/** At most so many lines, chosen by weight and told in their order. */
export function storyOf(log: readonly Entry[], most = 5): readonly StoryLine[] {
  const all = turnsOf(log).flatMap(({ round, seat, facts }) =>
    facts.map(({ key, fact, view }) => ({ key, n: Number(key.split('.')[0]), round, seat: numberIn(fact, 'seat') ?? seat, fact, view })),
  );
  const told = all.filter(({ fact }) => weightOf(fact) > 0 && fact.type !== 'game.won');
  const chosen = new Set(told.toSorted((a, b) => weightOf(b.fact) - weightOf(a.fact) || b.n - a.n).slice(0, most));
  return told.filter((one) => chosen.has(one));
}

/** The seats by how they ended: winners first, then by what their Quests are worth. */
export function standings({ players, winners, reckoned }: View): readonly Seat[] {
  const won = (seat: Seat): number => Number(winners?.includes(seat) ?? false);
  const worth = (seat: Seat): number => reckoned.heroes[seat]?.worth ?? players[seat]?.done.length ?? 0;
  const alive = (seat: Seat): number => Number(players[seat]?.alive ?? false);
  return [...players.keys()].toSorted((a, b) => won(b) - won(a) || alive(b) - alive(a) || worth(b) - worth(a) || a - b);
}

/** How the game was won, as it was told; null: nobody was told. */
export function wonBy(log: readonly Entry[]): string | null {
  const facts = log.flatMap(({ told }) => told).filter(({ type }) => type === 'game.won');
  const last = facts.at(-1);
  return last === undefined ? null : textIn(last, 'by');
}
