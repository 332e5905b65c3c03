// Owns playing one game with a bot and counting what happened in it; the same seed gives the same counts everywhere.

import { botChoice, type Bot, type Statistics, type Tally } from '@undercroft/bots';
import { begin, Match, randomFrom, redact, writeTranscript } from '@undercroft/kernel';
import type { AnyGame } from '../catalog.ts';

export interface Job {
  readonly setup: object;
  readonly bot: string;
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

const add = (tally: Tally, key: string): void => void (tally[key] = (tally[key] ?? 0) + 1);

export function playGame(
  game: AnyGame,
  setup: object,
  bot: Bot<object>,
  statistics: Statistics<object> | null,
  seed: string,
  tally: Tally,
): void {
  const random = randomFrom(`${seed}/bot`);
  const { state, facts } = begin(game, setup, randomFrom(`${seed}/chance`));
  const count = (told: typeof facts): void => {
    if (statistics === null) return;
    const view = state.view(WATCHED);
    for (const fact of redact(told, WATCHED)) statistics.tally(tally, fact, view);
  };
  count(facts);
  let decisions = 0;
  for (; !state.isOver; decisions++) {
    if (decisions > game.bound) throw new Error(`${game.id}: no end within ${game.bound} decisions`);
    const seat = state.toAct;
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
  for (const [group, key] of Object.entries(statistics?.result(state.view(WATCHED)) ?? {})) add(tally, `${group}/${key}`);
}

/** The record of a game up to where it goes wrong: played again in the same way, and kept. */
export function recordOf(game: AnyGame, setup: object, bot: Bot<object>, seed: string): string {
  const random = randomFrom(`${seed}/bot`);
  const match = Match.start(game, setup, randomFrom(`${seed}/chance`));
  try {
    for (let n = 0; n <= game.bound && !match.state.isOver; n++) {
      const seat = match.state.toAct;
      if (!match.apply(seat, botChoice(match.state, seat, bot, random)).ok) break;
    }
  } catch {
    // The record ends where the bug is.
  }
  return writeTranscript(match.transcript());
}
