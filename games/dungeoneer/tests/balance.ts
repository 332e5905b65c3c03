// Owns measuring the balance of the game: whole games of the normal bot, and what is counted in them.

import { botChoice, EMPTY_KINDS, QUESTION_KINDS, questionKind, type Tally } from '@undercroft/bots';
import { begin, missing, randomFrom, type Seat, type Fact } from '@undercroft/kernel';
import { normal } from '../src/bot/heuristic.ts';
import type { Dungeoneer } from '../src/dungeoneer.ts';
import { statistics } from '../src/statistics/index.ts';
import type { DeckId } from '../src/content/types.ts';
import { game } from '../src/game.ts';
import type { Edition } from '../src/setup.ts';
import { setupOf } from './scenes.ts';

/** A decision of the Hero Phase takes so many seconds, any other, and saying no. */
const SECONDS = { hero: 20, other: 10, pass: 3 };

export interface Measured {
  readonly games: number;
  readonly players: number;
  /** As `undercroft simulate` counts: `of:group/key` seats, and `won:group/key` victories. */
  readonly tally: Tally;
  /** Turns that the winner began. */
  readonly turns: readonly number[];
  /** Minutes a player. */
  readonly minutes: readonly number[];
}

export interface Table {
  readonly players: 2 | 3 | 4;
  readonly decks: readonly DeckId[];
  readonly edition: Edition;
  readonly moments?: 'every';
  readonly rounds?: number;
}

/** So many games of a table; `from`: the number of the first. Equal numbers are equal games. */
export function measure(setup: Table, games: number, from = 0): Measured {
  const tally: Tally = {};
  const turns: number[] = [];
  const minutes: number[] = [];
  const name = JSON.stringify(setup);
  for (let i = from; i < from + games; i++) {
    const one = play(setupOf(setup), `${name}/${i}`, tally);
    turns.push(...one.turns);
    minutes.push(one.seconds / 60 / setup.players);
  }
  return { games, players: setup.players, tally, turns, minutes };
}

/** Parts of one measurement, put together. */
export function together(parts: readonly Measured[]): Measured {
  const tally: Tally = {};
  for (const part of parts) for (const [key, n] of Object.entries(part.tally)) tally[key] = (tally[key] ?? 0) + n;
  return {
    games: parts.reduce((sum, { games }) => sum + games, 0),
    players: parts[0]?.players ?? 0,
    tally,
    turns: parts.flatMap(({ turns }) => turns),
    minutes: parts.flatMap(({ minutes }) => minutes),
  };
}

function play(
  setup: ReturnType<typeof setupOf>,
  seed: string,
  tally: Tally,
): { readonly turns: readonly number[]; readonly seconds: number } {
  const random = randomFrom(`bot/${seed}`);
  const { state, facts } = begin(game, setup, randomFrom(`balance/${seed}`));
  const view = state.view(0);
  const begun = Array<number>(setup.players).fill(0);
  const marks = new Map<string, Seat>();
  const mark = (seat: Seat, group: string, key: string): void => void marks.set(`${group}/${key} ${seat}`, seat);
  const count = (told: readonly Fact<Dungeoneer>[]): void => {
    for (const fact of told) {
      statistics.tally(tally, fact, view);
      for (const { seat, group, key } of statistics.marks?.(fact) ?? []) mark(seat, group, key);
      if (fact.type === 'turn.began') begun[fact.body.seat] = (begun[fact.body.seat] ?? 0) + 1;
    }
  };
  count(facts);
  let seconds = 0;
  for (let n = 0; !state.isOver; n++) {
    if (n > game.bound) throw new Error(`${seed}: no end within ${game.bound} decisions`);
    const choice = botChoice(state, state.toAct, normal, random);
    const asking = state.ask(state.toAct) ?? missing();
    const kind = `questions/${questionKind(asking, state.offers()[0]?.window === true, choice)}`;
    tally[kind] = (tally[kind] ?? 0) + 1;
    seconds += choice.act === 'pass' ? SECONDS.pass : state.offers()[0]?.decision === 'hero' ? SECONDS.hero : SECONDS.other;
    const applied = state.apply(state.toAct, choice);
    if (!applied.ok) throw new Error(`refused: ${JSON.stringify(choice)}`);
    count(applied.facts);
  }
  for (const { seat, group, key } of statistics.standing?.(state.view(0)) ?? []) mark(seat, group, key);
  const winners = state.board.winners ?? [];
  for (const [name, seat] of marks) {
    const key = name.slice(0, name.lastIndexOf(' '));
    tally[`of:${key}`] = (tally[`of:${key}`] ?? 0) + 1;
    if (winners.includes(seat)) tally[`won:${key}`] = (tally[`won:${key}`] ?? 0) + 1 / winners.length;
  }
  return { turns: winners.map((seat) => begun[seat] ?? 0), seconds };
}

/** How often seats with a mark won, as a multiple of their share; and how many seats had it. */
export interface Times {
  readonly key: string;
  readonly of: number;
  readonly times: number;
  /** Half the width of the 95 % confidence interval. */
  readonly half: number;
}
export function timesOf({ tally, players }: Measured, group: string): readonly Times[] {
  return Object.keys(tally)
    .filter((key) => key.startsWith(`of:${group}/`))
    .map((found) => {
      const key = found.slice(`of:${group}/`.length);
      const of = tally[found] ?? 0;
      const rate = (tally[`won:${group}/${key}`] ?? 0) / of;
      return { key, of, times: rate * players, half: 1.96 * players * Math.sqrt((rate * (1 - rate)) / of) };
    })
    .sort((one, other) => (one.key < other.key ? -1 : 1));
}

/** How often each key of a group was counted. */
export const countsOf = ({ tally }: Measured, group: string): ReadonlyMap<string, number> =>
  new Map(Object.entries(tally).flatMap(([key, n]) => (key.startsWith(`${group}/`) ? [[key.slice(group.length + 1), n] as const] : [])));

/** How many questions a game has, and which part of them decides nothing: one answer only, or a window that was passed. */
export function emptyOf(one: Measured): { readonly questions: number; readonly part: number } {
  const counts = countsOf(one, 'questions');
  const sum = (kinds: readonly string[]): number => kinds.reduce((total, kind) => total + (counts.get(kind) ?? 0), 0);
  return { questions: sum(QUESTION_KINDS) / one.games, part: sum(EMPTY_KINDS) / Math.max(1, sum(QUESTION_KINDS)) };
}

export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

/** What is allowed for chance: so many standard errors of a share, turns and minutes of a median. */
export interface Slack {
  readonly errors: number;
  readonly turns: number;
  readonly minutes: number;
}
export const SHARP: Slack = { errors: 1.96, turns: 0, minutes: 0 };
/** With few games a median may be two turns off. */
export const COARSE: Slack = { errors: 3, turns: 2, minutes: 3 };

/** The part of the questions that may decide nothing. */
const MOST_EMPTY = 0.12;

/** Which of the game's aims it misses. */
export function missed(one: Measured, slack: Slack): readonly string[] {
  const faults: string[] = [];
  const say = (wrong: boolean, text: string): void => void (wrong ? faults.push(`${one.players} players: ${text}`) : undefined);
  // The standard error of somebody who wins his share: it does not vanish where nothing was won.
  const error = ({ of }: Times): number => slack.errors * Math.sqrt((one.players - 1) / of);
  for (const place of timesOf(one, 'place'))
    say(place.times - error(place) > 1.25, `place ${place.key} wins ${place.times.toFixed(2)} times its share`);
  for (const hero of timesOf(one, 'hero'))
    say(hero.times - error(hero) > 2 || hero.times + error(hero) < 0.5, `${hero.key} wins ${hero.times.toFixed(2)} times its share`);
  const kinds = countsOf(one, 'victory');
  // With four players the last hero alive wins one game in 25: a few games may have none.
  if (one.games >= 150 || one.players === 2)
    for (const kind of ['quests', 'last-alive']) say((kinds.get(kind) ?? 0) === 0, `nobody wins by ${kind}`);
  const turns = quantile(one.turns, 0.5);
  say(turns < 8 - slack.turns || turns > 12 + slack.turns, `the winner needs ${turns} turns`);
  const minutes = quantile(one.minutes, 0.5);
  say(minutes < 15 - slack.minutes || minutes > 30 + slack.minutes, `${minutes.toFixed(1)} minutes a player`);
  const { part } = emptyOf(one);
  say(part > MOST_EMPTY + slack.errors / 200, `${(100 * part).toFixed(1)} % of the questions decide nothing`);
  const limit = (countsOf(one, 'victory').get('round-limit') ?? 0) / one.games;
  say(limit > 0.01 + slack.errors / 100, `${(100 * limit).toFixed(1)} % of the games end at the round limit`);
  return faults;
}
