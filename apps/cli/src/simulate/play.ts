// Owns playing one game with bots and counting what happened in it; the same seed gives the same counts everywhere.

import { botChoice, type Bot, type Mark, type Statistics, type Tally } from '@undercroft/bots';
import { begin, Match, randomFrom, redact, writeTranscript, type ToldFact } from '@undercroft/kernel';
import type { AnyGame } from '../catalog.ts';
import { add } from './numbers.ts';
import { countMarks, hasWon } from './seats.ts';

export interface Job {
  readonly setup: object;
  /** One for each seat, over and over. */
  readonly bots: readonly string[];
  /** The seed of the whole run; each game gets its own from it. */
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

/** The seat that is watched: `won` is its own, and so are the facts where there is no other. */
const WATCHED = 0;

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
    countMarks(tally, marks, state.returns());
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
