// Owns a game being played and recorded: its entries, what may be taken back, and going on from a record or from the middle.

import {
  at,
  begin,
  bug,
  load,
  packChoice,
  type AnyDecision,
  type Applied,
  type ChanceSource,
  type Choice,
  type Fact,
  type Game,
  type GameTypes,
  type Saved,
  type Scalar,
  type Seat,
  type State,
  isChance,
} from '@undercroft/kernel';
import { finish, type InSteps } from './in-steps.ts';
import { replaying, type Entry, type ReplayProblem, type Told, type Transcript } from './transcript.ts';

export interface Outcome {
  readonly stream: string;
  readonly n: number;
  readonly got: number;
}
/** An answer that is not part of the game any more, and may be given again. */
export interface Undone {
  readonly seat: Seat;
  readonly choice: Choice;
}
interface KeptChoice extends Undone {
  readonly decision: AnyDecision;
  readonly outcomes: readonly Outcome[];
  readonly barrier: boolean;
}

/** After going back, what chance had decided comes up again in its own stream: nobody fishes for a better roll. */
class Remembering implements ChanceSource {
  source: ChanceSource;
  readonly queues: Record<string, Outcome[]>;

  constructor(source: ChanceSource, queues: Readonly<Record<string, readonly Outcome[]>> = {}) {
    this.source = source;
    this.queues = Object.fromEntries(Object.entries(queues).map(([stream, queue]) => [stream, [...queue]]));
  }

  remember(outcomes: readonly Outcome[]): void {
    for (const outcome of outcomes.toReversed()) (this.queues[outcome.stream] ??= []).unshift(outcome);
  }

  pick(n: number, stream: string, of?: readonly Scalar[]): number {
    const queue = this.queues[stream];
    if (queue?.[0]?.n !== n) return this.source.pick(n, stream, of);
    return queue.shift()?.got ?? 0;
  }
}

export type Resumed<T extends GameTypes> =
  | { readonly ok: true; readonly match: Match<T> }
  | { readonly ok: false; readonly problem: ReplayProblem };

/** What a match needs to go on from the middle: a position, the answers since then, and what was taken back. Plain data. */
export interface MatchSnapshot {
  /** How many entries lie before the position. */
  readonly from: number;
  readonly position: Saved;
  readonly answers: readonly Undone[];
  /** What chance decided for these answers. */
  readonly outcomes: readonly (readonly Outcome[])[];
  /** The position after these answers: what they have to lead to, and where rules that would play them otherwise go on. */
  readonly now: Saved;
  readonly undone: readonly Undone[];
  readonly remembered: Readonly<Record<string, readonly Outcome[]>>;
  readonly rewound: boolean;
}

/** Entries between two kept positions, so that going back plays few of them again. */
const CHECKPOINT_EVERY = 32;

export class Match<T extends GameTypes> {
  readonly game: Game<T>;
  readonly setup: T['setup'];
  /** What happened at the setup, for the log; empty where the match goes on from the middle. */
  readonly opening: readonly Fact<T>[];
  state: State<T>;
  private readonly source: Remembering;
  private readonly started: readonly Outcome[];
  /** The entry of the first position that is kept: going back ends there. 1: the setup, whose outcomes are in `started`. */
  private readonly from: number;
  private entries: KeptChoice[] = [];
  private checkpoints: { readonly at: number; readonly state: State<T> }[];
  private undone: Undone[];
  private wasRewound: boolean;

  private constructor(
    game: Game<T>,
    setup: T['setup'],
    state: State<T>,
    source: Remembering,
    opening: readonly Fact<T>[] = [],
    { from, undone, rewound }: Pick<MatchSnapshot, 'from' | 'undone' | 'rewound'> = { from: 1, undone: [], rewound: false },
  ) {
    this.game = game;
    this.setup = setup;
    this.opening = opening;
    this.started = outcomesOf(opening);
    this.state = state;
    this.source = source;
    state.chance = source;
    this.from = from;
    this.checkpoints = [{ at: from, state: state.clone() }];
    this.undone = [...undone];
    this.wasRewound = rewound;
  }

  static start<T extends GameTypes>(game: Game<T>, setup: T['setup'], chance: ChanceSource): Match<T> {
    const { state, facts } = begin(game, setup, chance);
    return new Match(game, setup, state, new Remembering(chance), facts);
  }

  /** A game that goes on from its record. */
  static resume<T extends GameTypes>(
    game: Game<T>,
    transcript: Transcript,
    chance: ChanceSource,
    watch?: (told: Told<T>) => void,
  ): Resumed<T> {
    return finish(Match.resuming(game, transcript, chance, watch));
  }

  /** The same entry by entry. */
  static *resuming<T extends GameTypes>(
    game: Game<T>,
    transcript: Transcript,
    chance: ChanceSource,
    watch?: (told: Told<T>) => void,
  ): InSteps<Resumed<T>> {
    let match: Match<T> | null = null;
    const replayed = yield* replaying(game, transcript, (told) => {
      watch?.(told);
      const { seat, decision, choice, facts, barrier, state } = told;
      if (match === null) match = new Match(game, transcript.setup, state, new Remembering(state.chance), facts);
      else if (choice !== null && decision !== null) match.keep({ seat, choice, decision, outcomes: outcomesOf(facts), barrier });
    });
    if (!replayed.ok || match === null) return replayed.ok ? bug('a replay of nothing') : replayed;
    const resumed: Match<T> = match;
    resumed.source.source = chance;
    resumed.wasRewound = transcript.rewound;
    return { ok: true, match: resumed };
  }

  /** A game that goes on from the middle. Throws a `Bug` when the position or an answer does not fit the rules. */
  static restore<T extends GameTypes>(game: Game<T>, setup: T['setup'], saved: MatchSnapshot, chance: ChanceSource): Match<T> {
    return finish(Match.restoring(game, setup, saved, chance));
  }

  /** The same answer by answer. */
  static *restoring<T extends GameTypes>(game: Game<T>, setup: T['setup'], saved: MatchSnapshot, chance: ChanceSource): InSteps<Match<T>> {
    const outcomes = saved.outcomes.flat();
    let next = 0;
    const given: ChanceSource = {
      pick: (n, stream) => {
        const outcome = at(outcomes, next++);
        return outcome.n === n && outcome.stream === stream
          ? outcome.got
          : bug(`an outcome of ${outcome.stream} was kept where ${stream} is asked`);
      },
    };
    const loaded = load(game, saved.position, given);
    if (!loaded.ok) return bug(loaded.problem.detail);
    const match = new Match(game, setup, loaded.state, new Remembering(given), [], saved);
    for (const { seat, choice } of saved.answers) {
      if (!match.apply(seat, choice).ok) bug(`an answer of seat ${seat} does not fit the position it was kept with`);
      yield;
    }
    const now = load(game, saved.now, given);
    if (!now.ok) return bug(now.problem.detail);
    if (next < outcomes.length || match.state.fingerprint() !== now.state.fingerprint())
      bug('the answers do not lead to the position they were kept with');
    match.undone = [...saved.undone];
    match.source.remember(Object.values(saved.remembered).flat());
    match.source.source = chance;
    return match;
  }

  /** A snapshot that starts from a position at least this number of entries back: that far it can be taken back once it is restored. */
  snapshot(least: number): MatchSnapshot {
    const { at: from, state } = this.checkpointBefore(Math.max(this.from, this.length - least));
    const kept = this.entries.slice(from - this.from);
    return {
      from,
      position: state.save(),
      answers: kept.map(({ seat, choice }) => ({ seat, choice })),
      outcomes: kept.map((entry) => entry.outcomes),
      now: this.state.save(),
      undone: [...this.undone],
      // Copies: the match goes on while the caller writes it.
      remembered: Object.fromEntries(Object.entries(this.source.queues).map(([stream, queue]) => [stream, [...queue]])),
      rewound: this.wasRewound,
    };
  }

  /** How many entries there are, the setup included. */
  get length(): number {
    return this.from + this.entries.length;
  }

  get rewound(): boolean {
    return this.wasRewound;
  }

  apply(seat: Seat, raw: unknown, offerId?: number): Applied<T> {
    return this.recorded(seat, this.state.apply(seat, raw, offerId));
  }

  applyShort(seat: Seat, packed: readonly unknown[]): Applied<T> {
    return this.recorded(seat, this.state.applyShort(seat, packed));
  }

  private recorded(seat: Seat, applied: Applied<T>): Applied<T> {
    if (!applied.ok) return applied;
    const { choice, decision, facts, barrier } = applied;
    this.keep({ seat, choice, decision, outcomes: outcomesOf(facts), barrier });
    const again = this.undone.pop();
    if (again !== undefined && (again.seat !== seat || JSON.stringify(again.choice) !== JSON.stringify(choice))) this.undone = [];
    return applied;
  }

  /** How many of its own latest choices a seat may take back by itself. */
  undoable(seat: Seat): number {
    const last = this.entries.findLastIndex((entry) => entry.seat !== seat || entry.barrier);
    return this.entries.length - 1 - last;
  }

  /** The answer that would be given again next, and how many there are. */
  get redoNext(): Undone | null {
    return this.undone.at(-1) ?? null;
  }
  get redoable(): number {
    return this.undone.length;
  }

  /** Whether the match, which may have been resumed in the middle, still has the position this number of entries back. */
  canTakeBack(count: number): boolean {
    return count >= 1 && count <= this.entries.length;
  }

  /** Goes back by some entries. Past a barrier this needs the others' consent, or nobody else at the table: the caller's judgement. */
  takeBack(count: number): boolean {
    if (!this.canTakeBack(count)) return false;
    const length = this.length - count;
    const dropped = this.entries.splice(length - this.from);
    const { at: near, state: kept } = this.checkpointBefore(length);
    this.checkpoints = this.checkpoints.filter((one) => one.at <= length);
    const again = this.entries.slice(near - this.from);
    const state = kept.clone(new Remembering(this.source.source, queued(again.flatMap((entry) => entry.outcomes))));
    for (const { seat, choice } of again) state.play(seat, choice);
    state.chance = this.source;
    if (dropped.some((entry) => entry.barrier)) this.wasRewound = true;
    this.source.remember(dropped.flatMap((entry) => entry.outcomes));
    for (const { seat, choice } of dropped.toReversed()) this.undone.push({ seat, choice });
    this.state = state;
    return true;
  }

  /** Plays again what was taken back last. */
  redo(): Applied<T> | null {
    const next = this.redoNext;
    return next === null ? null : this.apply(next.seat, next.choice);
  }

  /** Whether the game is there from its setup on, or was restored from the middle. */
  get isWhole(): boolean {
    return this.from === 1;
  }

  /** The whole game. */
  transcript(): Transcript {
    if (!this.isWhole) bug('a match that was restored from the middle has no transcript');
    const first: Entry = { seat: -1, choice: null, chance: this.started.map((outcome) => outcome.got) };
    const entries = this.entries.map(
      ({ seat, choice, decision, outcomes }): Entry => ({
        seat,
        choice: packChoice(decision, choice),
        chance: outcomes.map((outcome) => outcome.got),
      }),
    );
    return {
      game: this.game.id,
      rules: this.game.rulesVersion,
      setup: this.setup,
      entries: [first, ...entries],
      digests: [[this.length, this.state.fingerprint()]],
      rewound: this.wasRewound,
    };
  }

  private keep(entry: KeptChoice): void {
    this.entries.push(entry);
    if (this.length % CHECKPOINT_EVERY !== 0) return;
    this.checkpoints.push({ at: this.length, state: this.state.clone() });
    this.thin();
  }

  /** Keeps fewer positions the farther back: going back by some entries replays at most about as many. */
  private thin(): void {
    for (let i = this.checkpoints.length - 2; i > 0; i--) {
      const [below, above] = [at(this.checkpoints, i - 1), at(this.checkpoints, i + 1)];
      if (above.at - below.at <= this.length - above.at) this.checkpoints.splice(i, 1);
    }
  }

  private checkpointBefore(length: number): { readonly at: number; readonly state: State<T> } {
    return this.checkpoints.findLast((one) => one.at <= length) ?? bug(`no position at ${length} or before`);
  }
}

const outcomesOf = <T extends GameTypes>(facts: readonly Fact<T>[]): readonly Outcome[] =>
  facts.flatMap((fact) => (isChance(fact) ? [fact.body] : []));

function queued(outcomes: readonly Outcome[]): Record<string, Outcome[]> {
  const queues: Record<string, Outcome[]> = {};
  for (const outcome of outcomes) (queues[outcome.stream] ??= []).push(outcome);
  return queues;
}
