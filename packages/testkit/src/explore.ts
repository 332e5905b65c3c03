// Owns exhaustive play: random games that lean towards what was not seen yet, and a report of what never came up.

import {
  missing,
  at,
  asks,
  randomFrom,
  State,
  type Asking,
  type Choice,
  type Fact,
  type Game,
  type GameTypes,
  type Random,
  type Seat,
} from '@undercroft/kernel';

export interface ExploreOptions<T extends GameTypes> {
  readonly setups: (random: Random) => T['setup'];
  readonly seed: number | string;
  /** Stops after this number of games, when this returns true, or when nothing is missing. */
  readonly until: number | ((seen: Explored) => boolean);
  /** Strings to look for in events and choices: the ids of cards and pieces. */
  readonly content?: readonly string[];
  /** From a string that occurs to the content it stands for, where they are not the same: `goblin#2` to `goblin`. */
  readonly named?: (text: string) => string;
  /** How the games are played, given the answer that leans to what was taken least; always that one unless given. */
  readonly choose?: (state: State<T>, seat: Seat, random: Random, rare: () => Choice) => Choice;
  /** Further content that came up, told of each position with what has just happened: first at the opening of each game. */
  readonly watch?: (state: State<T>, facts: readonly Fact<T>[]) => Iterable<string>;
}

type Counts = ReadonlyMap<string, number>;

export interface Explored {
  readonly games: number;
  readonly decisions: number;
  /** How often each came up: steps as `procedure STEP`, acts as `decision act`, and in the end what never did. */
  readonly steps: Counts;
  readonly acts: Counts;
  readonly events: Counts;
  readonly content: Counts;
  readonly never: {
    readonly steps: readonly string[];
    readonly acts: readonly string[];
    readonly events: readonly string[];
    readonly content: readonly string[];
  };
}

/** Limit on games where `until` never returns true. */
const MOST_GAMES = 100_000;

class Tally {
  readonly counts = new Map<string, number>();

  constructor(all: Iterable<string>) {
    for (const one of all) this.counts.set(one, 0);
  }

  add(one: string): void {
    this.counts.set(one, (this.counts.get(one) ?? 0) + 1);
  }

  addIfKnown(one: string): void {
    const count = this.counts.get(one);
    if (count !== undefined) this.counts.set(one, count + 1);
  }

  get never(): readonly string[] {
    return [...this.counts].filter(([, count]) => count === 0).map(([one]) => one);
  }
}

class Explorer<T extends GameTypes> {
  games = 0;
  decisions = 0;
  private readonly game: Game<T>;
  private readonly options: ExploreOptions<T>;
  private readonly named: (text: string) => string;
  private readonly steps: Tally;
  private readonly acts: Tally;
  private readonly events: Tally;
  private readonly content: Tally;
  /** How often each option was taken, so that the rare ones come up. */
  private readonly taken = new Map<string, number>();

  constructor(game: Game<T>, options: ExploreOptions<T>) {
    this.game = game;
    this.options = options;
    this.named = options.named ?? ((text) => text);
    const steps = game.procedures.flatMap((one) => one.steps.map((step) => ({ procedure: one.name, step })));
    this.steps = new Tally(steps.map(({ procedure, step }) => `${procedure} ${step.name}`));
    this.acts = new Tally(
      steps.flatMap(({ step }) => (asks(step) ? step.decision.acts.map((act) => `${step.decision.name} ${act.name}`) : [])),
    );
    this.events = new Tally(Object.keys(game.events));
    this.content = new Tally(options.content ?? []);
  }

  play(setup: T['setup'], random: Random): void {
    const state = State.on(this.game, this.game.seats(setup), this.game.begin(setup), random);
    state.audit = { raised: () => {}, stepped: (_board, procedure, step) => this.steps.add(`${procedure} ${step}`) };
    this.heard(state, state.begin());
    for (let n = 0; !state.isOver; n++) {
      if (n > this.game.bound) throw new Error(`${this.game.id} is not over after ${this.game.bound} decisions`);
      this.answer(state, random);
    }
    this.games++;
  }

  report(): Explored {
    const { steps, acts, events, content } = this;
    const never = { steps: steps.never, acts: acts.never, events: events.never, content: content.never };
    return {
      games: this.games,
      decisions: this.decisions,
      steps: steps.counts,
      acts: acts.counts,
      events: events.counts,
      content: content.counts,
      never,
    };
  }

  private answer(state: State<T>, random: Random): void {
    const seat: Seat = state.toAct;
    const where = state.where().at(-1);
    this.steps.add(`${where?.procedure} ${where?.step}`);
    const asking = state.ask(seat) ?? missing();
    const rare = (): Choice => this.choose(state.ask(seat) ?? missing(), random);
    const choice = this.options.choose?.(state, seat, random, rare) ?? rare();
    this.acts.add(`${asking.decision.name} ${choice.act}`);
    this.mention(choice);
    const applied = state.apply(seat, choice);
    if (!applied.ok) throw new Error(`a legal answer was refused: ${JSON.stringify(applied.refusal)}`);
    this.heard(state, applied.facts);
    this.decisions++;
  }

  /** Half of the time the option that was taken least, otherwise any. */
  private choose(asking: Asking, random: Random): Choice {
    for (let open = asking.open(); open !== null; open = asking.open()) {
      const { name, options, canStop } = open;
      const keys = [
        ...options.map((option) => `${asking.decision.name} ${name} ${this.named(String(option))}`),
        ...(canStop ? [`${asking.decision.name} ${name} (stop)`] : []),
      ];
      const least = Math.min(...keys.map((key) => this.taken.get(key) ?? 0));
      const rare = keys.flatMap((key, i) => ((this.taken.get(key) ?? 0) === least ? [i] : []));
      const k = random.below(2) === 0 ? at(rare, random.below(rare.length)) : random.below(keys.length);
      this.taken.set(at(keys, k), (this.taken.get(at(keys, k)) ?? 0) + 1);
      if (k < options.length) asking.take(at(options, k));
      else asking.stop();
    }
    return asking.choice();
  }

  private heard(state: State<T>, facts: readonly Fact<T>[]): void {
    for (const one of this.options.watch?.(state, facts) ?? []) this.content.addIfKnown(one);
    for (const fact of facts) {
      if (fact.type !== 'chance') this.events.add(fact.type);
      this.mention(fact.body);
    }
  }

  private mention(value: unknown): void {
    if (typeof value === 'string') this.content.addIfKnown(this.named(value));
    else if (value !== null && typeof value === 'object') for (const inner of Object.values(value)) this.mention(inner);
  }
}

/** Plays until told to stop, or until every step, act, event and piece of content has come up. */
export function explore<T extends GameTypes>(game: Game<T>, options: ExploreOptions<T>): Explored {
  const explorer = new Explorer(game, options);
  const { until } = options;
  const most = typeof until === 'number' ? until : MOST_GAMES;
  for (let i = 0; i < most; i++) {
    const random = randomFrom(`${options.seed}/${i}`);
    explorer.play(options.setups(random), random);
    const seen = explorer.report();
    if (Object.values(seen.never).every((list) => list.length === 0)) break;
    if (typeof until !== 'number' && until(seen)) break;
  }
  return explorer.report();
}

/** What never came up, one line each; empty when everything did. */
export function neverText(seen: Explored): string {
  return Object.entries(seen.never)
    .flatMap(([kind, list]) => list.map((one) => `${kind}: ${one}\n`))
    .join('');
}
