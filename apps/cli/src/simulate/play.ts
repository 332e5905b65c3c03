// Owns playing one game with bots and counting what happened in it; the same seed gives the same counts everywhere.

import { botChoice, type Bot, type Mark, type Statistics, type Tally } from '@undercroft/bots';
import { begin, Match, randomFrom, redact, writeTranscript, type ToldFact } from '@undercroft/kernel';
import type { AnyGame } from '../catalog.ts';
import { VICTORY } from './numbers.ts';

export interface Job {
  readonly setup: object;
  /** One for each seat, over and over. */
  readonly bots: readonly string[];
  /** The seed of the whole run; each game gets its own from it. */
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

/** The seat that is watched: wins and facts are its own. */
const WATCHED = 0;

/** Whether a seat has won: nobody did better, and it did something. */
export const hasWon = (returns: readonly number[], seat: number): boolean =>
  (returns[seat] ?? 0) > 0 && (returns[seat] ?? 0) === Math.max(...returns);

const add = (tally: Tally, key: string, n = 1): void => void (tally[key] = (tally[key] ?? 0) + n);
const botAt = (bots: readonly Bot<object>[], seat: number): Bot<object> => bots[seat % bots.length] as Bot<object>;

export function playGame(
  game: AnyGame,
  setup: object,
  bots: readonly Bot<object>[],
  statistics: Statistics<object> | null,
  seed: string,
  tally: Tally,
): void {
  const random = randomFrom(`${seed}/bot`);
  const { state, facts } = begin(game, setup, randomFrom(`${seed}/chance`));
  const alone = state.seats === 1;
  const marks: Mark[] = [];
  const count = (told: typeof facts): void => {
    if (statistics === null) return;
    const view = state.view(WATCHED);
    for (const fact of alone ? redact(told, WATCHED) : toldToAll(told)) {
      statistics.tally(tally, fact, view);
      if (!alone) marks.push(...(statistics.marks?.(fact) ?? []));
    }
  };
  count(facts);
  let decisions = 0;
  for (; !state.isOver; decisions++) {
    if (decisions > game.bound) throw new Error(`${game.id}: no end within ${game.bound} decisions`);
    const seat = state.toAct;
    const bot = botAt(bots, seat);
    const choice = botChoice(state, seat, bot, random);
    const applied = state.apply(seat, choice);
    if (!applied.ok)
      throw new Error(
        `the bot ${bot.name} answered ${JSON.stringify(choice)}, refused by ${applied.refusal.rule} at ${applied.refusal.pick}`,
      );
    count(applied.facts);
  }
  add(tally, 'games');
  if (hasWon(state.returns(), WATCHED)) add(tally, 'won');
  add(tally, `decisions/${decisions}`);
  if (!alone) {
    marks.push(...(statistics?.standing?.(state.view(WATCHED)) ?? []), ...ownMarks(state.seats, bots));
    compare(tally, marks, state.returns());
  }
  for (const [group, key] of Object.entries(statistics?.result(state.view(WATCHED)) ?? {})) add(tally, `${group}/${key}`);
}

/** Nobody plays against a simulation: it may know everything. */
const toldToAll = (facts: readonly { readonly type: string; readonly body?: unknown }[]): readonly ToldFact[] =>
  facts.flatMap((fact) => (fact.type === 'chance' ? [] : [fact as ToldFact]));

/** What is so in every game: where somebody sat, and who played. */
const ownMarks = (seats: number, bots: readonly Bot<object>[]): readonly Mark[] =>
  Array.from({ length: seats }, (_, seat): readonly Mark[] => [
    { seat, group: 'seat', key: String(seat + 1) },
    ...(bots.length > 1 ? [{ seat, group: 'bot', key: botAt(bots, seat).name }] : []),
  ]).flat();

/** How many seats have a mark, and how many of those won: whoever shares a victory has his part of it. */
function compare(tally: Tally, marks: readonly Mark[], returns: readonly number[]): void {
  const winners = returns.filter((_, seat) => hasWon(returns, seat)).length;
  const once = new Map(marks.map((mark) => [`${mark.seat} ${mark.group}/${mark.key}`, mark]));
  add(tally, 'seats', returns.length);
  for (const { seat, group, key } of once.values()) {
    add(tally, `of:${group}/${key}`);
    if (hasWon(returns, seat)) add(tally, `won:${group}/${key}`, VICTORY / winners);
  }
}

/** The record of a game up to where it goes wrong: played again in the same way, and kept. */
export function recordOf(game: AnyGame, setup: object, bots: readonly Bot<object>[], seed: string): string {
  const random = randomFrom(`${seed}/bot`);
  const match = Match.start(game, setup, randomFrom(`${seed}/chance`));
  try {
    for (let n = 0; n <= game.bound && !match.state.isOver; n++) {
      const seat = match.state.toAct;
      if (!match.apply(seat, botChoice(match.state, seat, botAt(bots, seat), random)).ok) break;
    }
  } catch {
    // The record ends where the bug is.
  }
  return writeTranscript(match.transcript());
}
