// Owns the public face of a position, after OpenSpiel's State: who is asked, what is legal, apply, view, copy, redeal, save.

import { Asking, packChoice, randomAnswer, unpackChoice, type OpenPick } from './asking.ts';
import { bug } from './bug.ts';
import type { ChanceSource, Random } from './chance.ts';
import type { AnyDecision, Choice } from './decision.ts';
import { digest } from './digest.ts';
import { copyFrame, stepOf } from './frame.ts';
import { maskOf, MOST_SEATS, seatsIn, type Fact, type Game, type GameTypes, type Saved, type Scalar, type Seat } from './game.ts';
import { redealZones } from './pile.ts';
import { plainCopy } from './plain.ts';
import { WINDOW } from './procedure.ts';
import { asJson, type Refusal } from './refusal.ts';
import { contextOf, Runner } from './run.ts';
import { copyEach } from './tables.ts';

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
  | { readonly ok: true; readonly choice: Choice; readonly facts: readonly Fact<T>[]; readonly barrier: boolean }
  | { readonly ok: false; readonly refusal: Refusal };

export class State<T extends GameTypes> extends Runner<T> {
  get isOver(): boolean {
    return this.stack.length === 0;
  }

  /** The offer that is open, by its number; it goes up with every question, and in a window with every seat passed. */
  get offerId(): number {
    return this.offer;
  }

  offers(): readonly Offer[] {
    const frame = this.stack[this.stack.length - 1];
    if (frame === undefined) return [];
    const step = stepOf(frame);
    const decision = step.decision as AnyDecision;
    return seatsIn(this.asked).map((seat) => ({
      id: this.offer,
      seat,
      decision: decision.name,
      rule: step.rule,
      window: step.kind === WINDOW,
      about: aboutOf(decision, frame.locals),
    }));
  }

  /** The seat to answer next, where the order does not matter. */
  get toAct(): Seat {
    return this.isOver ? -1 : 31 - Math.clz32(this.asked & -this.asked);
  }

  /** The open decision of a seat, to be answered pick by pick. */
  ask(seat: Seat): Asking | null {
    const frame = this.stack[this.stack.length - 1];
    // Whatever number comes in from outside: only seats have a bit of their own.
    if (frame === undefined || !Number.isInteger(seat) || seat >= MOST_SEATS || (this.asked & maskOf(seat)) === 0) return null;
    const step = stepOf(frame);
    return new Asking(step.decision as AnyDecision, this.board, contextOf(frame, step, seat));
  }

  /** The legal options of the first pick of a seat; for those of later picks take picks of `ask(seat)`. */
  legal(seat: Seat): OpenPick | null {
    return this.ask(seat)?.open() ?? null;
  }

  randomChoice(seat: Seat, random: Random): Choice {
    return randomAnswer(this.ask(seat) ?? bug(`seat ${seat} is not asked`), random.below);
  }

  pack(seat: Seat, choice: Choice): readonly unknown[] {
    return packChoice((this.ask(seat) ?? bug(`seat ${seat} is not asked`)).decision, choice);
  }

  unpack(seat: Seat, packed: unknown): unknown {
    const asking = this.ask(seat);
    return asking === null ? packed : unpackChoice(asking.decision, packed);
  }

  /** Checks an answer, plays it, and returns what happened; or refuses it and changes nothing. */
  apply(seat: Seat, raw: unknown, offerId: number = this.offer): Applied<T> {
    const frame = this.stack[this.stack.length - 1];
    const step = frame === undefined ? null : stepOf(frame);
    const refuse = (pick: string, got: unknown, legal: readonly Scalar[]): Applied<T> => ({
      ok: false,
      refusal: { rule: step?.rule ?? '', decision: step?.decision?.name ?? '', pick, got: asJson(got), legal },
    });
    if (step === null) return refuse('over', raw, []);
    const asking = this.ask(seat);
    if (asking === null) return refuse('seat', seat, step.kind === WINDOW ? [] : seatsIn(this.asked));
    if (offerId !== this.offer) return refuse('offer', offerId, [this.offer]);
    const refusal = asking.answer(raw);
    if (refusal !== null) return { ok: false, refusal };
    this.facts = [];
    const choice = asking.choice();
    this.play(seat, choice);
    const facts = this.facts;
    this.facts = null;
    return { ok: true, choice, facts, barrier: this.barrier };
  }

  returns(): readonly number[] {
    return this.game.returns(this.board);
  }

  view(seat: Seat): T['view'] {
    return this.game.view(this.board, seat);
  }

  clone(chance: ChanceSource = this.chance): State<T> {
    const { game, seats, offer, asked } = this;
    return new State(game, seats, game.copy(this.board), copyEach(this.stack, copyFrame), offer, chance, asked);
  }

  /** Deals anew what the seat does not know. On a copy: never on a position that somebody plays on. */
  redeal(seat: Seat, random: Random): boolean {
    let moved = false;
    for (const pool of this.game.hidden(this.board)) moved = redealZones(pool, maskOf(seat), random.below) || moved;
    return moved;
  }

  hash(): string {
    return digest([this.board, this.frames(), this.offer]);
  }

  save(): Saved {
    const { game, seats, offer, board } = this;
    return { game: game.id, rules: game.rulesVersion, seats, offer, board: plainCopy(board), stack: plainCopy(this.frames()) };
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

const newState = <T extends GameTypes>(game: Game<T>, setup: T['setup'], chance: ChanceSource): State<T> =>
  new State(game, game.seats(setup), game.begin(setup), [], 0, chance);
