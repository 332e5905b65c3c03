// Owns the laws of copies: a clone is isolated, a save comes back the same, and old saves still load and play.

import { load, randomFrom, type Choice, type Game, type GameTypes, type Random, type Seat, type State } from '@undercroft/kernel';
import { textOf } from './auditor.ts';
import { difference, found, type Law } from './found.ts';

/** So many decisions are played on a copy to see whether it disturbs the original; the laws look again at the next decision. */
const AHEAD = 2;

interface Looked {
  readonly position: string;
  readonly asked: string;
}

/** What a position looks like from outside. */
function look<T extends GameTypes>(state: State<T>): Looked {
  const asked = state.offers().map((offer) => [offer, state.legal(offer.seat)]);
  return { position: textOf(state), asked: JSON.stringify(asked) };
}

function unchanged<T extends GameTypes>(law: Law, what: string, state: State<T>, before: Looked): void {
  const now = look(state);
  if (now.position === before.position && now.asked === before.asked) return;
  found(law, `${what} (${difference(JSON.parse(before.position), JSON.parse(now.position)) ?? 'in the offers'})`);
}

function* ahead<T extends GameTypes>(
  state: State<T>,
  random: Random,
  steps = AHEAD,
): Generator<{ readonly seat: Seat; readonly choice: Choice }> {
  for (let i = 0; i < steps && !state.isOver; i++) {
    const offers = state.offers();
    const { seat } = offers[random.below(offers.length)] as { seat: Seat };
    const before = textOf(state);
    const choice = state.randomChoice(seat, random);
    if (textOf(state) !== before) found('events', `only asking changed the position: ${JSON.stringify(choice)}`);
    yield { seat, choice };
  }
}

/** Playing on a clone leaves the original untouched, and the other way round. */
export function cloneIsIsolated<T extends GameTypes>(state: State<T>, random: Random): void {
  const before = look(state);
  const clone = state.clone(randomFrom(random.below(1e9)));
  if (clone.hash() !== state.hash()) found('clone', `a clone is not equal to its original: ${difference(state.save(), clone.save())}`);
  if (look(clone).asked !== before.asked) found('clone', 'a clone has other offers than its original');
  const younger = clone.clone();
  const young = look(younger);
  const played: Choice[] = [];
  for (const { seat, choice } of ahead(clone, random)) {
    clone.apply(seat, choice);
    played.push(choice);
  }
  unchanged('clone', `playing ${JSON.stringify(played)} on a clone changed its original`, state, before);
  unchanged('clone', `playing ${JSON.stringify(played)} on a position changed its clone`, younger, young);
}

/** Saved, written, read and loaded: the same position, the same offers, the same future under the same chance. */
export function saveComesBack<T extends GameTypes>(state: State<T>, random: Random): void {
  plain(state.board, 'board');
  const before = look(state);
  const seed = random.below(1e9);
  const loaded = load(state.game, JSON.parse(JSON.stringify(state.save())), randomFrom(seed));
  if (!loaded.ok) return found('save', `a save does not load: ${loaded.problem.code}, ${loaded.problem.detail}`);
  if (loaded.state.hash() !== state.hash()) found('save', `a save comes back different: ${difference(state.save(), loaded.state.save())}`);
  if (look(loaded.state).asked !== before.asked) found('save', 'a save comes back with other offers');
  const twin = state.clone(randomFrom(seed));
  for (const { seat, choice } of ahead(twin, random)) {
    const [here, there] = [twin.apply(seat, choice), loaded.state.apply(seat, choice)];
    const other =
      difference(here, there) ?? difference(JSON.parse(JSON.stringify(twin.save())), JSON.parse(JSON.stringify(loaded.state.save())));
    if (other !== null) found('save', `after a save, ${JSON.stringify(choice)} of seat ${seat} goes another way: ${other}`);
  }
}

/** Only plain data survives a save. */
function plain(value: unknown, path: string): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || value === undefined) return;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) found('save', `${path} is ${value}`);
    return;
  }
  const prototype = typeof value === 'object' ? (Object.getPrototypeOf(value) as unknown) : undefined;
  if (prototype !== Object.prototype && prototype !== Array.prototype && prototype !== null) found('save', `${path} is not plain data`);
  for (const [key, inner] of Object.entries(value)) plain(inner, `${path}.${key}`);
}

/** Positions saved under earlier rules load through their migrations and can be played to their end. */
export function oldSavesLoad<T extends GameTypes>(game: Game<T>, saves: readonly unknown[], random: Random): void {
  for (const [i, saved] of saves.entries()) {
    const loaded = load(game, saved, randomFrom(random.below(1e9)));
    if (!loaded.ok) return found('old-saves', `save ${i} does not load: ${loaded.problem.code}, ${loaded.problem.detail}`);
    const { state } = loaded;
    for (const { seat, choice } of ahead(state, random, game.bound)) {
      const applied = state.apply(seat, choice);
      if (!applied.ok) found('old-saves', `save ${i} cannot be played on: ${JSON.stringify(applied.refusal)}`);
    }
    if (!state.isOver) found('old-saves', `save ${i} does not end within ${game.bound} decisions`);
  }
}
