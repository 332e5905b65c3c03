// Owns the laws of asking: no offer is empty, every path of picks can be completed, and exactly the legal answers are accepted.

import {
  type Offer,
  allAnswers,
  digest,
  randomFrom,
  type Asking,
  type Choice,
  type GameTypes,
  type OpenPick,
  type Random,
  type Scalar,
  type Seat,
  type State,
} from '@undercroft/kernel';
import { found } from './found.ts';

const DESCENTS = 8;
const PICKS = 2000;

export function askingOf<T extends GameTypes>(state: State<T>, seat: Seat): Asking {
  return state.ask(seat) ?? found('offers', `seat ${seat} has an offer and is not asked`);
}

export function offerOf<T extends GameTypes>(state: State<T>, seat: Seat): Offer {
  return state.offers().find((offer) => offer.seat === seat) ?? found('offers', `seat ${seat} is asked and has no offer`);
}

/** Cheap: somebody is asked, and has something to choose. */
export function nothingEmpty<T extends GameTypes>(state: State<T>): void {
  const offers = state.offers();
  if (offers.length === 0) found('offers', 'the game is not over and nobody is asked');
  for (const { seat, decision, window } of offers) {
    if (!Number.isInteger(seat) || seat < 0 || seat >= state.seats)
      found('offers', `${decision} is asked of seat ${seat}, which is not there`);
    const open = askingOf(state, seat).open();
    if (open === null) found('offers', `${decision} of seat ${seat} is open and complete at once`);
    else if (open.options.length === 0) found('offers', `${decision} of seat ${seat} offers nothing`);
    else if (window && (open.options.length < 2 || !open.options.includes('pass')))
      found('offers', `the window ${decision} asks seat ${seat}, which could only ${open.options.join()}`);
  }
  if (!offers.some((offer) => offer.seat === state.toAct)) found('offers', `seat ${state.toAct} is to act and has no offer`);
}

/** One way down a decision; what was open at each pick. A dead end is a broken law. */
export function descend(asking: Asking, random: Random): { readonly choice: Choice; readonly opened: readonly OpenPick[] } {
  const opened: OpenPick[] = [];
  for (let open = asking.open(); open !== null; open = asking.open()) {
    const where = `${open.name} of ${asking.decision.name}, after ${JSON.stringify(opened.map((one) => one.name))}`;
    if (new Set(open.options).size < open.options.length)
      found('offers', `an option is offered twice at ${where}: ${open.options.join(', ')}`);
    if (open.options.some((one) => typeof one !== 'string' && !Number.isFinite(one)))
      found('offers', `an option is neither a text nor a number at ${where}`);
    const n = open.options.length + (open.canStop ? 1 : 0);
    if (n === 0) found('offers', `a dead end: nothing to offer at ${where}`);
    if (opened.length > PICKS) found('offers', `more than ${PICKS} picks at ${where}`);
    opened.push({ ...open, chosen: [...open.chosen] });
    const k = random.below(n);
    if (k < open.options.length) asking.take(open.options[k] as Scalar);
    else asking.stop();
  }
  return { choice: asking.choice(), opened };
}

/** Every way down ends in an answer. */
export function noDeadEnds<T extends GameTypes>(state: State<T>, random: Random): void {
  for (const { seat } of state.offers()) for (let i = 0; i < DESCENTS; i++) descend(askingOf(state, seat), random);
}

type Wrong = readonly [what: string, wrong: unknown, seat?: Seat, offerId?: number];

/** `apply` accepts what is legal, and refuses everything else with a rule and without a trace. */
export function exactlyLegal<T extends GameTypes>(state: State<T>, random: Random, limit: number): void {
  for (const { seat } of state.offers()) {
    const { choices, all } = allAnswers(() => askingOf(state, seat), limit);
    const more = all ? [] : Array.from({ length: limit / 4 }, () => descend(askingOf(state, seat), random).choice);
    allAccepted(state, seat, [...choices, ...more], random);
    const { choice, opened } = descend(askingOf(state, seat), random);
    const wrong: Wrong[] = [...mutations(choice, opened), ...(all ? mixed(choices, random) : [])];
    for (const id of [state.offerId - 1, state.offerId + 1]) wrong.push([`an answer to offer ${id}`, choice, seat, id]);
    for (let other = -1; other <= state.seats; other++)
      if (state.ask(other) === null) wrong.push([`an answer of seat ${other}, which is not asked`, choice, other]);
    allRefused(state, seat, wrong);
  }
}

function allAccepted<T extends GameTypes>(state: State<T>, seat: Seat, choices: readonly Choice[], random: Random): void {
  const before = state.hash();
  for (const choice of choices) {
    const applied = state.clone(randomFrom(random.below(1e9))).apply(seat, choice);
    if (applied.ok) continue;
    if (state.hash() !== before) break;
    found('answers', `the legal answer ${JSON.stringify(choice)} of seat ${seat} was refused: ${JSON.stringify(applied.refusal)}`);
  }
  if (state.hash() !== before) found('clone', 'playing the legal answers on clones changed their original');
}

function allRefused<T extends GameTypes>(state: State<T>, asked: Seat, list: readonly Wrong[]): void {
  const before = state.hash();
  const copy = state.clone();
  for (const wrong of list) refused(copy, asked, wrong);
  if (copy.hash() === before && state.hash() === before) return;
  // Once more, one by one, to say which.
  for (const wrong of list) {
    const alone = state.clone();
    refused(alone, asked, wrong);
    if (alone.hash() !== before) found('answers', `${wrong[0]} was refused and changed the position: ${JSON.stringify(wrong[1])}`);
  }
  found('answers', 'refusing changed the position');
}

function refused<T extends GameTypes>(state: State<T>, asked: Seat, [what, wrong, seat = asked, offerId]: Wrong): void {
  const applied = state.apply(seat, wrong, offerId);
  if (applied.ok) found('answers', `${what} was accepted: ${JSON.stringify(wrong)} of seat ${seat}`);
  else if (applied.refusal.rule === '') found('answers', `the refusal of ${what} names no rule: ${JSON.stringify(applied.refusal)}`);
}

/** Answers that are wrong in one way each. */
function* mutations(choice: Choice, opened: readonly OpenPick[]): Generator<Wrong> {
  yield ['no answer', null];
  yield ['an answer that is a text', choice.act];
  yield ['an answer that is a list', [choice.act]];
  yield ['an empty answer', {}];
  yield ['an unknown act', { ...choice, act: 'no-such-act' }];
  yield ['an act that is a number', { ...choice, act: 7 }];
  yield ['an extra pick', { ...choice, 'no-such-pick': 1 }];
  for (const { name, kind } of opened) {
    const { [name]: value, ...without } = choice as Record<string, unknown>;
    yield [`an answer without ${name}`, without];
    for (const junk of ['no-such-option', -987654321, true, { deep: [] }, [[]], Number.NaN])
      yield [`an unknown option of ${name}`, { ...choice, [name]: junk }];
    if (kind === 'one') yield [`a pass of ${name}`, { ...choice, [name]: null }];
    if (!Array.isArray(value)) yield [`a list for ${name}`, { ...choice, [name]: [value] }];
    else {
      yield [`an unknown option in ${name}`, { ...choice, [name]: [...(value as unknown[]), 'no-such-option'] }];
      yield [`too long a list for ${name}`, { ...choice, [name]: Array.from({ length: 1001 }, () => 'no-such-option') }];
      if (kind === 'some' && value.length > 0)
        yield [`an option twice in ${name}`, { ...choice, [name]: [...(value as unknown[]), value[0] as unknown] }];
    }
  }
}

/** Picks of one answer in another: wrong unless the result is itself among the legal answers. */
function mixed(choices: readonly Choice[], random: Random): readonly Wrong[] {
  const legal = new Set(choices.map(fingerprint));
  const wrong: Wrong[] = [];
  for (let i = 0; i < DESCENTS; i++) {
    const [one, two] = [choices[random.below(choices.length)] as Choice, choices[random.below(choices.length)] as Choice];
    const keys = Object.keys(two);
    const key = keys[random.below(keys.length)] as string;
    const both = { ...one, [key]: two[key] as Scalar };
    if (!legal.has(fingerprint(both))) wrong.push([`${key} of one answer in another`, both]);
  }
  return wrong;
}

/** Two answers are the same when they differ only in picks of nothing: those that can only be empty may be left out. */
function fingerprint(choice: object): string {
  return digest(Object.fromEntries(Object.entries(choice).filter(([, value]) => !Array.isArray(value) || value.length > 0)));
}
