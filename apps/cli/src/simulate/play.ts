// Owns playing one simulated game and counting its events; equal seeds give equal counts on any machine.

import { botChoice, questionKind, type Bot, type QuestionKind, type SeatTrait, type Statistics, type Tally } from '@undercroft/bots';
import { at, begin, missing, randomFrom, redact, unredacted, type Choice, type GameTypes, type Seat, type State } from '@undercroft/kernel';
import { Match, writeTranscript } from '@undercroft/record';
import type { AnyGame } from '../catalog.ts';
import { add } from './numbers.ts';
import { countMarks, hasWon } from './seats.ts';

export interface Job {
  readonly setup: object;
  /** Bot names by seat; a shorter list repeats. */
  readonly bots: readonly string[];
  /** The seed of the run; the seed of each game is derived from it. */
  readonly seed: string;
  readonly from: number;
  readonly to: number;
  /** Counts what the questions were worth, too; that takes time. */
  readonly questions?: boolean;
}

/** The observed seat: `won` counts its victories, and a solo game counts its events. */
const WATCHED = 0;

const botAt = (bots: readonly Bot<object>[], seat: number): Bot<object> => at(bots, seat % bots.length);

export function playGame(
  game: AnyGame,
  setup: object,
  bots: readonly Bot<object>[],
  statistics: Statistics<object> | null,
  seed: string,
  tally: Tally,
  questions = false,
): void {
  const random = randomFrom(`${seed}/bot`);
  const { state, facts } = begin(game, setup, randomFrom(`${seed}/chance`));
  const isSolo = state.seats === 1;
  const marks: SeatTrait[] = [];
  const count = (told: typeof facts): void => {
    if (statistics === null) return;
    const view = state.view(WATCHED);
    for (const fact of isSolo ? redact(told, WATCHED) : unredacted(told)) {
      statistics.tally(tally, fact, view);
      if (!isSolo) marks.push(...(statistics.marks?.(fact) ?? []));
    }
  };
  count(facts);
  let decisions = 0;
  for (; !state.isOver; decisions++) {
    if (decisions > game.bound) throw new Error(`${game.id}: no end within ${game.bound} decisions`);
    const seat = state.toAct;
    const bot = botAt(bots, seat);
    const choice = botChoice(state, seat, bot, random);
    if (questions) add(tally, `questions/${kindOf(state, seat, choice)}`);
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
  if (!isSolo) {
    marks.push(...(statistics?.standing?.(state.view(WATCHED)) ?? []), ...ownMarks(state.seats, bots));
    countMarks(tally, marks, state.returns());
  }
  for (const [group, key] of Object.entries(statistics?.result(state.view(WATCHED)) ?? {})) add(tally, `${group}/${key}`);
}

/** What the open question of a seat was worth, answered so. */
function kindOf(state: State<GameTypes>, seat: Seat, choice: Choice): QuestionKind {
  const asking = state.ask(seat) ?? missing();
  return questionKind(asking, state.offers()[0]?.window === true, choice);
}

/** Marks of every game: seat number, and bot where bots differ. */
const ownMarks = (seats: number, bots: readonly Bot<object>[]): readonly SeatTrait[] =>
  Array.from({ length: seats }, (_, seat): readonly SeatTrait[] => [
    { seat, group: 'seat', key: String(seat + 1) },
    ...(bots.length > 1 ? [{ seat, group: 'bot', key: botAt(bots, seat).name }] : []),
  ]).flat();

/** Replays a failing game and returns its transcript up to the failure. */
export function recordOf(game: AnyGame, setup: object, bots: readonly Bot<object>[], seed: string): string {
  const random = randomFrom(`${seed}/bot`);
  const match = Match.start(game, setup, randomFrom(`${seed}/chance`));
  try {
    for (let n = 0; n <= game.bound && !match.state.isOver; n++) {
      const seat = match.state.toAct;
      if (!match.apply(seat, botChoice(match.state, seat, botAt(bots, seat), random)).ok) break;
    }
  } catch {
    // The transcript ends at the failure.
  }
  return writeTranscript(match.transcript());
}
