// Owns the laws of asking: no offer is empty, every path of picks can be completed, and exactly the legal answers are accepted.

import {
  at,
  isList,
  randomFrom,
  type Asking,
  type Choice,
  type GameTypes,
  type OpenPick,
  type Random,
  type Refusal,
  type Seat,
  type State,
} from '@undercroft/kernel';
import type { Trial } from './copies.ts';
import { difference, found } from './found.ts';
import { type Position } from './snapshot.ts';

const DESCENTS = 8;
const PICKS = 2000;
/** Decisions between two at which all wrong answers are tried, not one of each kind. */
const ALL_WRONG = 8;

export function askingOf<T extends GameTypes>(state: State<T>, seat: Seat): Asking {
  return state.ask(seat) ?? found('offers', `seat ${seat} has an offer and is not asked`);
}

/** Cheap: somebody is asked, and has something to choose. */
export function nothingEmpty<T extends GameTypes>(state: State<T>): void {
  const offers = state.offers();
  if (offers.length === 0) found('offers', 'the game is not over and nobody is asked');
  for (const { seat, decision, window } of offers) {
    if (!Number.isInteger(seat) || seat < 0 || seat >= state.seats)
      found('offers', `${decision} is asked of seat ${seat}, which is not there`);
    const asking = askingOf(state, seat);
    for (const { name } of asking.misjudged()) found('offers', `act ${name} of ${decision} says wrongly whether it has anything to pick`);
    const open = asking.open();
    if (open === null) found('offers', `${decision} of seat ${seat} is open and complete at once`);
    else if (open.options.length === 0) found('offers', `${decision} of seat ${seat} offers nothing`);
    else if (window && (open.options.length < 2 || !open.options.includes('pass')))
      found('offers', `the window ${decision} asks seat ${seat}, which could only ${open.options.join()}`);
  }
  if (!offers.some((offer) => offer.seat === state.toAct)) found('offers', `seat ${state.toAct} is to act and has no offer`);
}

/** One way down a decision; what was open at each pick. A dead end is a broken law. */
export function descend(asking: Asking, below: (n: number) => number): { readonly choice: Choice; readonly opened: readonly OpenPick[] } {
  const opened: OpenPick[] = [];
  const where = (): string => `${opened.at(-1)?.name} of ${asking.decision.name}, after ${JSON.stringify(opened.map((one) => one.name))}`;
  for (let open = asking.open(); open !== null; open = asking.open()) {
    const { options } = open;
    opened.push(open);
    if (options.length > 1 && new Set(options).size < options.length)
      found('offers', `an option is offered twice at ${where()}: ${options.join(', ')}`);
    for (const one of options) {
      const taken: boolean = asking.accepts(one);
      if (!taken) found('offers', `an option is offered and not accepted at ${where()}: ${one}`);
      else if (typeof one !== 'string' && !Number.isFinite(one)) found('offers', `an option is neither a text nor a number at ${where()}`);
    }
    if (!keepsBounds(open))
      found('offers', `the bounds or the whole of a pick do not fit its options at ${where()}: ${JSON.stringify(open)}`);
    const n = options.length + (open.canStop ? 1 : 0);
    if (n === 0) found('offers', `a dead end: nothing to offer at ${where()}`);
    if (opened.length > PICKS) found('offers', `more than ${PICKS} picks at ${where()}`);
    const k = below(n);
    if (k < options.length) asking.take(at(options, k));
    else asking.stop();
  }
  return { choice: asking.choice(), opened };
}

/** What is said of a pick holds: no more is chosen than may be, it may end once enough is, and all that comes next is among all it may hold. */
function keepsBounds({ kind, options, all, bounds: [least, most], chosen, canStop }: OpenPick): boolean {
  if (!(least <= most) || !Number.isFinite(most) || !options.every((one) => all.includes(one))) return false;
  if (kind === 'one' || kind === 'text') return !canStop && chosen.length === 0;
  return chosen.length < most && canStop === chosen.length >= least && (kind === 'sequence' || chosen.every((one) => all.includes(one)));
}

/** The ways down the open decision of one seat. */
export interface Ways {
  readonly seat: Seat;
  readonly choices: readonly Choice[];
  /** Whether these are all there are. */
  readonly all: boolean;
}

/** Every path of picks ends in an answer: tries all paths up to `limit`, beyond it the first ones and some at random. */
export function noDeadEnds<T extends GameTypes>(state: State<T>, random: Random, limit: number): readonly Ways[] {
  return state.offers().map(({ seat }) => {
    const { choices, all } = waysDown(() => askingOf(state, seat), limit);
    if (all) return { seat, choices, all };
    const more = Array.from({ length: DESCENTS }, () => descend(askingOf(state, seat), random.below).choice);
    return { seat, choices: [...choices, ...more.slice(0, Math.ceil(limit / 4))], all };
  });
}

function waysDown(ask: () => Asking, limit: number): { readonly choices: readonly Choice[]; readonly all: boolean } {
  const choices: Choice[] = [];
  // Which option is taken at each pick, and out of how many; the number after the last option means to stop.
  let path: readonly number[] = [];
  while (choices.length < limit) {
    const taken: number[] = [];
    const widths: number[] = [];
    const next = path;
    const { choice } = descend(ask(), (n) => {
      const k = next[widths.length] ?? 0;
      widths.push(n);
      taken.push(k);
      return k;
    });
    choices.push(choice);
    const last = taken.findLastIndex((k, i) => k + 1 < at(widths, i));
    if (last < 0) return { choices, all: true };
    path = [...taken.slice(0, last), at(taken, last) + 1];
  }
  return { choices, all: false };
}

type Wrong = readonly [what: string, wrong: unknown, seat?: Seat, offerId?: number];

/**
 * `apply` accepts what is legal, and refuses everything else with a rule and without a trace.
 * It asks `answer` first and plays only what that accepts: so every legal answer is put to `answer`, and one of them is played.
 * Of every kind of wrong answer one is tried, at one decision in `ALL_WRONG` each of them; on `younger`, a clone from before
 * anything was played on a clone.
 */
export function exactlyLegal<T extends GameTypes>(
  state: State<T>,
  before: Position<T>,
  ways: readonly Ways[],
  { younger }: Trial<T>,
  random: Random,
): void {
  for (const { seat, choices } of ways) {
    for (const choice of choices) legal(choice, seat, askingOf(state, seat).answer(choice));
    const choice = at(choices, random.below(choices.length));
    const applied = state.clone(randomFrom(random.below(1e9))).apply(seat, choice);
    const changed = before.difference(state);
    if (changed !== null) found('clone', `playing ${JSON.stringify(choice)} on a clone changed its original (${changed})`);
    legal(choice, seat, applied.ok ? null : applied.refusal);
  }
  for (const { seat, choices, all } of ways) {
    const { choice, opened } = descend(askingOf(state, seat), random.below);
    const allWrong = random.below(ALL_WRONG) === 0;
    // What is mixed of free texts may be legal without being among the suggestions.
    const free = askingOf(state, seat).decision.acts.some(({ picks }) => picks.some(({ kind }) => kind === 'text'));
    const kinds = [...mutations(choice, opened), all && !free ? mixed(choices, random, allWrong ? DESCENTS : 1) : []];
    kinds.push([state.offerId - 1, state.offerId + 1].map((id) => [`an answer to offer ${id}`, choice, seat, id]));
    const some = (): readonly Wrong[] => kinds.filter((kind) => kind.length > 0).map((kind) => at(kind, random.below(kind.length)));
    const wrong: Wrong[] = [...(allWrong ? kinds.flat() : some())];
    for (let other = -1; other <= state.seats; other++)
      if (state.ask(other) === null) wrong.push([`an answer of seat ${other}, which is not asked`, choice, other]);
    allRefused(state, before, younger, seat, wrong);
  }
}

function legal(choice: Choice, seat: Seat, refusal: Refusal | null): void {
  if (refusal !== null)
    found('answers', `the legal answer ${JSON.stringify(choice)} of seat ${seat} was refused: ${JSON.stringify(refusal)}`);
}

function allRefused<T extends GameTypes>(
  state: State<T>,
  before: Position<T>,
  younger: State<T>,
  asked: Seat,
  list: readonly Wrong[],
): void {
  for (const wrong of list) refused(younger, asked, wrong);
  const changed = before.difference(younger);
  if (changed === null) return;
  // Once more, one by one, to say which.
  for (const wrong of list) {
    const alone = state.clone();
    refused(alone, asked, wrong);
    if (before.difference(alone) !== null)
      found('answers', `${wrong[0]} was refused and changed the position: ${JSON.stringify(wrong[1])}`);
  }
  found('clone', `playing an answer on a position changed its clone (${changed})`);
}

function refused<T extends GameTypes>(state: State<T>, asked: Seat, [what, wrong, seat = asked, offerId]: Wrong): void {
  const applied = state.apply(seat, wrong, offerId);
  if (applied.ok) found('answers', `${what} was accepted: ${JSON.stringify(wrong)} of seat ${seat}`);
  else if (applied.refusal.rule === '') found('answers', `the refusal of ${what} names no rule: ${JSON.stringify(applied.refusal)}`);
}

/** Answers that are wrong in one way each, by kinds. */
function mutations(choice: Choice, opened: readonly OpenPick[]): (readonly Wrong[])[] {
  const kinds: (readonly Wrong[])[] = [
    [
      ['no answer', null],
      ['an answer that is a text', choice.act],
      ['an answer that is a list', [choice.act]],
      ['an empty answer', {}],
    ],
    [
      ['an unknown act', { ...choice, act: 'no-such-act' }],
      ['an act that is a number', { ...choice, act: 7 }],
      ['an extra pick', { ...choice, 'no-such-pick': 1 }],
    ],
  ];
  for (const pick of new Map(opened.map((one) => [one.name, one])).values()) {
    const { [pick.name]: value, ...without } = choice;
    const junk = pick.kind === 'text' ? badTexts(pick.bounds[1]) : JUNK;
    kinds.push(junk.map((one) => [`an unknown option of ${pick.name}`, { ...choice, [pick.name]: one }]));
    kinds.push([[`an answer without ${pick.name}`, without], ...misshapen(choice, pick, value)]);
  }
  const asked = new Set(['act', ...opened.map((one) => one.name)]);
  for (const name of Object.keys(choice).filter((key) => !asked.has(key)))
    kinds.push(
      [...JUNK, ['no-such-option']].map((junk) => [`an option of ${name}, which had nothing to offer`, { ...choice, [name]: junk }]),
    );
  return kinds;
}

const JUNK = ['no-such-option', -987654321, true, { deep: [] }, [[]], Number.NaN];
/** Not printable, not trimmed, not in composed form, not seen, turning the writing round, too long; and what is no text at all. */
const badTexts = (most: number): readonly unknown[] => [
  '',
  ' ',
  ' a',
  'a ',
  'a\nb',
  'a\u0000',
  'a\u202eb',
  'a\u200bb',
  '\u0301a',
  'e\u0301',
  '\ud800',
  'x'.repeat(most + 1),
  ...JUNK.filter((one) => typeof one !== 'string'),
];
const TOO_LONG = Array.from({ length: 1001 }, () => 'no-such-option');

function misshapen(choice: Choice, { name, kind }: OpenPick, value: unknown): readonly Wrong[] {
  const wrong: Wrong[] = kind === 'one' || kind === 'text' ? [[`a pass of ${name}`, { ...choice, [name]: null }]] : [];
  if (!isList(value)) return [...wrong, [`a list for ${name}`, { ...choice, [name]: [value] }]];
  wrong.push([`an unknown option in ${name}`, { ...choice, [name]: [...value, 'no-such-option'] }]);
  wrong.push([`too long a list for ${name}`, { ...choice, [name]: TOO_LONG }]);
  if (kind === 'subset' && value.length > 0) wrong.push([`an option twice in ${name}`, { ...choice, [name]: [...value, at(value, 0)] }]);
  return wrong;
}

/** Picks of one answer in another: wrong unless the result is itself among the legal answers. */
function mixed(choices: readonly Choice[], random: Random, tries: number): readonly Wrong[] {
  const wrong: Wrong[] = [];
  for (let i = 0; i < tries; i++) {
    const [one, two] = [at(choices, random.below(choices.length)), at(choices, random.below(choices.length))];
    const keys = Object.keys(two);
    const key = at(keys, random.below(keys.length));
    const both = { ...one, [key]: two[key] };
    const core = withoutNothing(both);
    if (!choices.some((choice) => difference(withoutNothing(choice), core) === null)) wrong.push([`${key} of one answer in another`, both]);
  }
  return wrong;
}

/** Two answers are the same when they differ only in picks of nothing: those that can only be empty may be left out. */
function withoutNothing(choice: object): object {
  return Object.fromEntries(Object.entries(choice).filter(([, value]) => !Array.isArray(value) || value.length > 0));
}
