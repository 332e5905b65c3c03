// Owns the laws of copies: a clone is isolated, a save comes back the same, and old saves still load and play.

import {
  at,
  isObject,
  load,
  randomFrom,
  type Applied,
  type Choice,
  type Game,
  type GameTypes,
  type Random,
  type Seat,
  type State,
} from '@undercroft/kernel';
import { difference, found } from './found.ts';
import { Position } from './snapshot.ts';

/** Further decisions played on copies, and decisions between two such looks ahead. */
const AHEAD = 3;
const SELDOM = 12;

/** One answer played on a copy, for several laws to look at what came of it. */
export interface Trial<T extends GameTypes> {
  readonly seat: Seat;
  readonly choice: Choice;
  /** The chance that it was played with. */
  readonly seed: number;
  readonly applied: Applied<T>;
  /** What was asked before it. */
  readonly asked: readonly unknown[];
  /** The position after it. */
  readonly state: State<T>;
  /** A clone of that copy from before, which must not have changed with it. */
  readonly younger: State<T>;
}

/** What is asked at a position. */
const askedOf = <T extends GameTypes>(state: State<T>): readonly unknown[] =>
  state.offers().map((offer) => [offer, state.legal(offer.seat)]);

/** A random choice; nothing is changed by looking for it. */
function lookedFor<T extends GameTypes>(state: State<T>, random: Random): { readonly seat: Seat; readonly choice: Choice } {
  const offers = state.offers();
  const { seat } = at(offers, random.below(offers.length));
  const before = new Position(state);
  const choice = state.randomChoice(seat, random);
  if (before.difference(state) !== null) found('events', `only asking changed the position: ${JSON.stringify(choice)}`);
  return { seat, choice };
}

/** A clone, looked at. */
export function equalClone<T extends GameTypes>(state: State<T>, chance: Random, before = new Position(state)): State<T> {
  const clone = state.clone(chance);
  const unlike = before.difference(clone);
  if (unlike === null) return clone;
  const changed = before.difference(state);
  if (changed !== null) found('events', `only asking changed the position: ${changed}`);
  return found('clone', `a clone is not equal to its original: ${unlike}`);
}

/**
 * A clone is equal to its original, and an answer is played on it. That this leaves the original untouched, and a clone of the
 * clone, is seen in `exactlyLegal`, after another answer was played on a clone too.
 */
export function triedOnClone<T extends GameTypes>(
  state: State<T>,
  before: Position<T>,
  seat: Seat,
  choice: Choice,
  random: Random,
): Trial<T> {
  const seed = random.below(1e9);
  const clone = equalClone(state, randomFrom(seed), before);
  const asked = askedOf(state);
  if (difference(asked, askedOf(clone)) !== null) found('clone', 'a clone has other offers than its original');
  const younger = clone.clone();
  const applied = clone.apply(seat, choice);
  if (!applied.ok)
    found('answers', `the legal answer ${JSON.stringify(choice)} of seat ${seat} was refused: ${JSON.stringify(applied.refusal)}`);
  if (random.below(SELDOM) === 0) clonedUnseen(clone, random);
  return { seat, choice, seed, applied, asked, state: clone, younger };
}

/** A position that was just played and that nobody has looked at since shares nothing with its clone either. */
function clonedUnseen<T extends GameTypes>(state: State<T>, random: Random): void {
  const clone = state.clone(randomFrom(random.below(1e9)));
  const before = new Position(state);
  if (clone.isOver) return;
  const choice = clone.randomChoice(clone.toAct, random);
  clone.apply(clone.toAct, choice);
  const changed = before.difference(state);
  if (changed !== null) found('clone', `playing ${JSON.stringify(choice)} on a clone changed its original (${changed})`);
}

/**
 * Saved, written, read and loaded: the same position, the same offers, the same future under the same chance.
 * What JSON can say is the same when it is written and read, so that it need not be written: that it is such, is looked at.
 */
export function saveComesBack<T extends GameTypes>(state: State<T>, before: Position<T>, trial: Trial<T>, random: Random): void {
  const saved = state.save();
  if (!before.board.isPlain) plain(state.board, 'board');
  if (!isPlain(saved)) plain(saved, 'the save');
  const loaded = load(state.game, saved, randomFrom(trial.seed));
  if (!loaded.ok) return found('save', `a save does not load: ${loaded.problem.code}, ${loaded.problem.detail}`);
  const unlike = before.difference(loaded.state);
  if (unlike !== null) found('save', `a save comes back different: ${unlike}`);
  if (difference(trial.asked, askedOf(loaded.state)) !== null) found('save', 'a save comes back with other offers');
  const { seat, choice, applied } = trial;
  sameWay(trial, applied, loaded.state, loaded.state.apply(seat, choice));
  if (random.below(SELDOM) > 0) return;
  const seed = random.below(1e9);
  for (const one of [trial.state, loaded.state]) one.chance = randomFrom(seed);
  for (let i = 0; i < AHEAD && !trial.state.isOver; i++) {
    const next = lookedFor(trial.state, random);
    const here = trial.state.apply(next.seat, next.choice);
    sameWay({ ...next, state: trial.state }, here, loaded.state, loaded.state.apply(next.seat, next.choice));
  }
}

function sameWay<T extends GameTypes>(
  { seat, choice, state }: Pick<Trial<T>, 'seat' | 'choice' | 'state'>,
  here: Applied<T>,
  loaded: State<T>,
  there: Applied<T>,
): void {
  const other = difference(here, there) ?? new Position(state).difference(loaded);
  if (other !== null) found('save', `after a save, ${JSON.stringify(choice)} of seat ${seat} goes another way: ${other}`);
}

/** Whether a value is plain data, quickly. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null || value === undefined) return true;
  if (!isObject(value)) return typeof value === 'number' && Number.isFinite(value);
  if (Array.isArray(value)) {
    for (const inner of value) if (typeof inner !== 'string' && !isPlain(inner)) return false;
    return true;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  for (const key in value) if (!isPlain(value[key])) return false;
  return true;
}

/** Only plain data survives a save: says what is not. */
function plain(value: unknown, path: string): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || value === undefined) return;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) found('save', `${path} is ${value}`);
    return;
  }
  const prototype: unknown = typeof value === 'object' ? Object.getPrototypeOf(value) : undefined;
  if (prototype !== Object.prototype && prototype !== Array.prototype && prototype !== null) found('save', `${path} is not plain data`);
  for (const [key, inner] of Object.entries(value)) plain(inner, `${path}.${key}`);
}

/** Positions saved under earlier rules load through their migrations and can be played to their end. */
export function oldSavesLoad<T extends GameTypes>(game: Game<T>, saves: readonly unknown[], random: Random): void {
  for (const [i, saved] of saves.entries()) {
    const loaded = load(game, saved, randomFrom(random.below(1e9)));
    if (!loaded.ok) return found('old-saves', `save ${i} does not load: ${loaded.problem.code}, ${loaded.problem.detail}`);
    const { state } = loaded;
    for (let played = 0; played < game.bound && !state.isOver; played++) {
      const { seat, choice } = lookedFor(state, random);
      const applied = state.apply(seat, choice);
      if (!applied.ok) found('old-saves', `save ${i} cannot be played on: ${JSON.stringify(applied.refusal)}`);
    }
    if (!state.isOver) found('old-saves', `save ${i} does not end within ${game.bound} decisions`);
  }
}
