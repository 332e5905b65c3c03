// Owns a game being played and recorded: its transcript, what may be taken back, and going on from a record.

import { packChoice } from './asking.ts';
import { recorded, type ChanceSource } from './chance.ts';
import type { Choice } from './decision.ts';
import type { Fact, Game, GameTypes, Scalar, Seat } from './game.ts';
import { begin, type Applied, type State } from './state.ts';
import { replay, type Entry, type ReplayProblem, type Transcript } from './transcript.ts';

interface Outcome {
  readonly stream: string;
  readonly n: number;
  readonly got: number;
}
interface Kept extends Entry {
  readonly chosen: Choice | null;
  readonly outcomes: readonly Outcome[];
  readonly barrier: boolean;
}

/**
 * After going back, what chance had decided comes up again in its own stream: nobody fishes for a better roll.
 * Only what was never decided comes from the source.
 */
class Remembering implements ChanceSource {
  private readonly source: ChanceSource;
  private readonly queues = new Map<string, Outcome[]>();

  constructor(source: ChanceSource) {
    this.source = source;
  }

  remember(outcomes: readonly Outcome[]): void {
    for (const outcome of outcomes.toReversed()) {
      const queue = this.queues.get(outcome.stream);
      if (queue === undefined) this.queues.set(outcome.stream, [outcome]);
      else queue.unshift(outcome);
    }
  }

  pick(n: number, stream: string, of?: readonly Scalar[]): number {
    const queue = this.queues.get(stream);
    const next = queue?.[0];
    if (queue === undefined || next === undefined || next.n !== n) return this.source.pick(n, stream, of);
    queue.shift();
    return next.got;
  }
}

export type Resumed<T extends GameTypes> =
  | { readonly ok: true; readonly match: Match<T> }
  | { readonly ok: false; readonly problem: ReplayProblem };

export class Match<T extends GameTypes> {
  readonly game: Game<T>;
  readonly setup: T['setup'];
  /** What happened at the setup, for the log. */
  readonly opening: readonly Fact<T>[];
  state: State<T>;
  private readonly source: Remembering;
  private entries: Kept[];
  private undone: { readonly seat: Seat; readonly choice: Choice }[] = [];
  private wasRewound: boolean;

  private constructor(
    game: Game<T>,
    setup: T['setup'],
    opening: readonly Fact<T>[],
    state: State<T>,
    chance: ChanceSource,
    entries: Kept[],
    rewound: boolean,
  ) {
    this.game = game;
    this.setup = setup;
    this.opening = opening;
    this.state = state;
    this.source = new Remembering(chance);
    this.state.chance = this.source;
    this.entries = entries;
    this.wasRewound = rewound;
  }

  static start<T extends GameTypes>(game: Game<T>, setup: T['setup'], chance: ChanceSource): Match<T> {
    const { state, facts } = begin(game, setup, chance);
    return new Match(game, setup, facts, state, chance, [keep(-1, null, null, facts, true)], false);
  }

  /** A game that goes on from its record. */
  static resume<T extends GameTypes>(game: Game<T>, transcript: Transcript, chance: ChanceSource): Resumed<T> {
    const kept: Kept[] = [];
    let opening: readonly Fact<T>[] = [];
    const replayed = replay(game, transcript, (told) => {
      if (told.at === 0) opening = told.facts;
      kept.push(keep(told.seat, (transcript.entries[told.at] as Entry).choice, told.choice, told.facts, told.barrier));
    });
    if (!replayed.ok) return replayed;
    const setup = transcript.setup as T['setup'];
    return { ok: true, match: new Match(game, setup, opening, replayed.state, chance, kept, transcript.rewound) };
  }

  get length(): number {
    return this.entries.length;
  }

  get rewound(): boolean {
    return this.wasRewound;
  }

  apply(seat: Seat, choice: unknown, offerId?: number): Applied<T> {
    const decision = this.state.ask(seat)?.decision;
    const applied = this.state.apply(seat, choice, offerId);
    if (!applied.ok || decision === undefined) return applied;
    this.entries.push(keep(seat, packChoice(decision, applied.choice), applied.choice, applied.facts, applied.barrier));
    const again = this.undone.pop();
    if (again !== undefined && (again.seat !== seat || JSON.stringify(again.choice) !== JSON.stringify(applied.choice))) this.undone = [];
    return applied;
  }

  /** How many of its own latest choices a seat may take back by itself. */
  undoable(seat: Seat): number {
    let n = 0;
    for (let i = this.entries.length - 1; i > 0; i--) {
      const entry = this.entries[i] as Kept;
      if (entry.seat !== seat || entry.barrier) break;
      n++;
    }
    return n;
  }

  get redoable(): number {
    return this.undone.length;
  }

  /** Goes back by some entries. Past a barrier this needs the others' consent, or nobody else at the table: the caller's judgement. */
  takeBack(count: number): boolean {
    if (count < 1 || count >= this.entries.length) return false;
    const kept = this.entries.slice(0, this.entries.length - count);
    const dropped = this.entries.slice(kept.length);
    const { state } = begin(this.game, this.setup, recorded(kept.flatMap((entry) => entry.chance)));
    for (const entry of kept) if (entry.chosen !== null) state.play(entry.seat, entry.chosen);
    state.chance = this.source;
    if (dropped.some((entry) => entry.barrier)) this.wasRewound = true;
    this.source.remember(dropped.flatMap((entry) => entry.outcomes));
    this.entries = kept;
    for (const { seat, chosen } of dropped.toReversed()) if (chosen !== null) this.undone.push({ seat, choice: chosen });
    this.state = state;
    return true;
  }

  /** Plays again what was taken back last. */
  redo(): Applied<T> | null {
    const next = this.undone.at(-1);
    return next === undefined ? null : this.apply(next.seat, next.choice);
  }

  transcript(): Transcript {
    return {
      game: this.game.id,
      rules: this.game.rulesVersion,
      setup: this.setup,
      entries: this.entries.map(({ seat, choice, chance }) => ({ seat, choice, chance })),
      digests: [[this.entries.length, this.state.hash()]],
      rewound: this.wasRewound,
    };
  }
}

function keep<T extends GameTypes>(
  seat: Seat,
  choice: Entry['choice'],
  chosen: Choice | null,
  facts: readonly Fact<T>[],
  barrier: boolean,
): Kept {
  const outcomes = facts.flatMap((fact) => (fact.type === 'chance' ? [fact.body as Outcome] : []));
  return { seat, choice, chosen, chance: outcomes.map((outcome) => outcome.got), outcomes, barrier };
}
