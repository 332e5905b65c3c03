// Owns the public face of a position, after OpenSpiel's State: who is asked, what is legal, apply, view, copy, redeal, save.

import { Asking, randomAnswer, type OpenPick } from './asking.ts';
import { bug } from './bug.ts';
import type { ChanceSource, Random } from './chance.ts';
import type { AnyDecision, Choice } from './decision.ts';
import { digest } from './digest.ts';
import { questionOf, stepOf, type Live } from './frame.ts';
import {
  isSeatCount,
  maskOf,
  MOST_SEATS,
  seatsIn,
  type Fact,
  type Frame,
  type Game,
  type GameTypes,
  type Saved,
  type Scalar,
  type Seat,
} from './game.ts';
import { redealZones } from './pile.ts';
import { plainCopy } from './plain.ts';
import { asks, call, type Call } from './procedure.ts';
import { asJson, type Refusal } from './refusal.ts';
import { contextOf, Runner, type Audit } from './run.ts';
import { unpackChoice } from './short.ts';

/** Who is asked what. In a window only the asked seat itself may be told that it is asked. */
export interface Offer {
  readonly id: number;
  readonly seat: Seat;
  readonly decision: string;
  readonly rule: string;
  readonly window: boolean;
  /** What the question is about, as its decision declares. */
  readonly about: Readonly<Record<string, unknown>>;
}

/** What came of an answer. `choice`: as it was understood. `barrier`: it cannot be taken back any more without the others' consent. */
export type Applied<T extends GameTypes> =
  | {
      readonly ok: true;
      readonly decision: AnyDecision;
      readonly rule: string;
      readonly choice: Choice;
      readonly facts: readonly Fact<T>[];
      readonly barrier: boolean;
    }
  | { readonly ok: false; readonly refusal: Refusal };

export class State<T extends GameTypes> {
  private readonly runner: Runner<T>;

  private constructor(runner: Runner<T>) {
    this.runner = runner;
  }

  /** A position in which nothing has happened yet: `begin` or `start` runs it to its first question. */
  static on<T extends GameTypes>(game: Game<T>, seats: number, board: T['board'], chance: ChanceSource): State<T> {
    if (!isSeatCount(seats)) bug(`${game.id} is for 1 to ${MOST_SEATS} seats, not ${seats}`);
    return new State(new Runner(game, seats, board, [], 0, chance));
  }

  /** A position in the middle of a game, as it was saved; `load` checks it first. */
  static at<T extends GameTypes>(
    game: Game<T>,
    seats: number,
    board: T['board'],
    stack: Live[],
    offer: number,
    chance: ChanceSource,
  ): State<T> {
    const runner = new Runner(game, seats, board, stack, offer, chance);
    if (runner.top !== null) runner.asked = runner.askedAt(runner.top, questionOf(runner.top));
    return new State(runner);
  }

  get game(): Game<T> {
    return this.runner.game;
  }
  get seats(): number {
    return this.runner.seats;
  }
  get board(): T['board'] {
    return this.runner.board;
  }
  get chance(): ChanceSource {
    return this.runner.chance;
  }
  set chance(source: ChanceSource) {
    this.runner.chance = source;
  }
  set audit(audit: Audit | null) {
    this.runner.audit = audit;
  }

  get isOver(): boolean {
    return this.runner.top === null;
  }

  /** The offer that is open, by its number; it goes up with every question, and in a window with every seat passed. */
  get offerId(): number {
    return this.runner.offer;
  }

  /** Runs the main procedure, or any other in a built scene, to its first question. */
  begin(first?: Call): readonly Fact<T>[] {
    return this.keeping(() => this.start(first));
  }

  /** The same, keeping nothing of what happens. */
  start(first: Call = call(this.game.main, {})): void {
    this.runner.start(first);
  }

  offers(): readonly Offer[] {
    const { top, asked, offer } = this.runner;
    if (top === null) return [];
    const step = stepOf(top);
    // A position that a bug stopped in the middle of a step asks nobody.
    if (!asks(step)) return [];
    const { decision, rule, kind } = step;
    const about = aboutOf(decision, top.locals);
    return seatsIn(asked).map((seat) => ({ id: offer, seat, decision: decision.name, rule, window: kind === 'window', about }));
  }

  /** The seat to answer next, where the order does not matter. */
  get toAct(): Seat {
    const { asked } = this.runner;
    return this.isOver ? -1 : 31 - Math.clz32(asked & -asked);
  }

  /** Whether a seat is asked, whatever number comes in from outside: only seats have a bit of their own. */
  asks(seat: Seat): boolean {
    return Number.isInteger(seat) && seat < MOST_SEATS && (this.runner.asked & maskOf(seat)) !== 0;
  }

  /** The open decision of a seat, to be answered pick by pick. */
  ask(seat: Seat): Asking | null {
    const { top, board } = this.runner;
    if (top === null || !this.asks(seat)) return null;
    const step = questionOf(top);
    return new Asking(step.decision, board, contextOf(top, step, seat), step.kind === 'window' ? top.response : -1);
  }

  /** The legal options of the first pick of a seat; for those of later picks take picks of `ask(seat)`. */
  legal(seat: Seat): OpenPick | null {
    return this.ask(seat)?.open() ?? null;
  }

  randomChoice(seat: Seat, random: Random): Choice {
    return randomAnswer(this.ask(seat) ?? bug(`seat ${seat} is not asked`), random.below);
  }

  /** Checks an answer, plays it, and returns what happened; or refuses it and changes nothing. */
  apply(seat: Seat, raw: unknown, offerId: number = this.offerId): Applied<T> {
    return this.applied(seat, raw, offerId, (_decision) => raw);
  }

  /** The same for an answer in the short form of a file. */
  applyShort(seat: Seat, packed: readonly unknown[]): Applied<T> {
    return this.applied(seat, packed, this.offerId, (decision) => unpackChoice(decision, packed));
  }

  private applied(seat: Seat, raw: unknown, offerId: number, read: (decision: AnyDecision) => unknown): Applied<T> {
    const { top, asked } = this.runner;
    const step = top === null ? null : questionOf(top);
    const refuse = (pick: string, got: unknown, legal: readonly Scalar[]): Applied<T> => ({
      ok: false,
      refusal: { rule: step?.rule ?? '', decision: step?.decision.name ?? '', pick, got: asJson(got), legal },
    });
    if (step === null) return refuse('over', raw, []);
    const asking = this.ask(seat);
    if (asking === null) return refuse('seat', seat, step.kind === 'window' ? [] : seatsIn(asked));
    if (offerId !== this.offerId) return refuse('offer', offerId, [this.offerId]);
    const refusal = asking.answer(read(asking.decision));
    if (refusal !== null) return { ok: false, refusal };
    const choice = asking.choice();
    const facts = this.keeping(() => this.play(seat, choice));
    return { ok: true, decision: step.decision, rule: step.rule, choice, facts, barrier: this.runner.barrier };
  }

  /** Plays an answer that is known to be legal; checks nothing, keeps nothing. */
  play(seat: Seat, choice: Choice): void {
    this.runner.play(seat, choice);
  }

  returns(): readonly number[] {
    return this.game.returns(this.board);
  }

  view(seat: Seat): T['view'] {
    return this.game.view(this.board, seat);
  }

  clone(chance: ChanceSource = this.chance): State<T> {
    return new State(this.runner.copy(chance));
  }

  /** A copy as it might be for all that the seat knows, to think with: the true position cannot be told from it. */
  imagine(seat: Seat, random: Random): State<T> {
    const copy = this.clone(random);
    copy.redeal(seat, random);
    return copy;
  }

  /** Deals anew what the seat does not know. On a copy: never on a position that somebody plays on. */
  redeal(seat: Seat, random: Random): boolean {
    let moved = false;
    for (const pool of this.game.hidden(this.board)) moved = redealZones(pool, maskOf(seat), random.below) || moved;
    return this.runner.answerAnew(seat, random.below) || moved;
  }

  /** The rules under way, innermost last; the locals are those in use and may not be changed. */
  frames(): readonly Frame[] {
    return this.runner.frames();
  }

  /** The same by names alone: where in the rules we are. */
  where(): readonly { readonly procedure: string; readonly step: string }[] {
    return this.frames().map(({ procedure, step }) => ({ procedure, step }));
  }

  /** A digest of the whole position, the rules under way included. */
  hash(): string {
    return digest([this.board, this.frames(), this.offerId]);
  }

  /** A digest of what rules written otherwise must lead to as well: the board, who is asked what, and the number of the offer. Records are checked by it. */
  fingerprint(): string {
    const asked = this.offers().map(({ seat, decision }) => [seat, decision]);
    return digest([this.board, asked, this.offerId]);
  }

  save(): Saved {
    const { game, seats, offerId: offer, board } = this;
    return { game: game.id, rules: game.rulesVersion, seats, offer, board: plainCopy(board), stack: plainCopy(this.frames()) };
  }

  private keeping(work: () => void): readonly Fact<T>[] {
    const facts: Fact<T>[] = [];
    this.runner.facts = facts;
    work();
    this.runner.facts = null;
    return facts;
  }
}

function aboutOf(decision: AnyDecision, locals: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const about: Record<string, unknown> = {};
  for (const name of decision.about) about[name] = locals[name];
  return about;
}

/** A new game, set up and run to its first question. */
export function begin<T extends GameTypes>(
  game: Game<T>,
  setup: T['setup'],
  chance: ChanceSource,
): { readonly state: State<T>; readonly facts: readonly Fact<T>[] } {
  const state = newState(game, setup, chance);
  return { state, facts: state.begin() };
}

/** The same, keeping nothing of what happened: for search and simulation. */
export function start<T extends GameTypes>(game: Game<T>, setup: T['setup'], chance: ChanceSource): State<T> {
  const state = newState(game, setup, chance);
  state.start();
  return state;
}

export const newState = <T extends GameTypes>(game: Game<T>, setup: T['setup'], chance: ChanceSource): State<T> =>
  State.on(game, game.seats(setup), game.begin(setup), chance);
