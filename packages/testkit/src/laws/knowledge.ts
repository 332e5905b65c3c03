// Owns non-interference: whatever a seat may not know makes no difference to anything that the seat is told.

import { seenBy } from '@undercroft/bots';
import {
  at,
  Bug,
  isChance,
  maskOf,
  randomFrom,
  redact,
  SPECTATOR,
  type Applied,
  type Asking,
  type ChanceSource,
  type Choice,
  type GameTypes,
  type OpenPick,
  type Random,
  type Seat,
  type State,
  type ToldFact,
} from '@undercroft/kernel';
import { allAnswers, suggestions } from '@undercroft/parts';
import { askingOf, type Ways } from './answers.ts';
import { hiddenZones, type Auditor } from './auditor.ts';
import { equalClone, type Trial } from './copies.ts';
import { difference, found, type ViewBot } from './found.ts';

const DESCENTS = 3;
/** Number of another seat's answers tried to find one that looks the same. */
const LOOKALIKES = 300;
const PASSES = 500;

/** What a seat is shown of a position: its view, and who is asked what. Only the asked seat is told what about, and in a window that it is asked. */
function shownTo<T extends GameTypes>(state: State<T>, seat: Seat): object {
  const offers = state.offers().map(({ id, seat: asked, decision, rule, window, about }) => {
    if (asked === seat) return { id, seat: asked, decision, rule, window, about };
    return window ? { decision, rule, window } : { id, seat: asked, decision, rule, window };
  });
  return { view: state.view(seat), offers, over: state.isOver };
}

/** The cards whose place a seat does not know. */
function unknownTo<T extends GameTypes>(state: State<T>, seat: Seat): readonly string[] {
  return hiddenZones(state.game, state.board).flatMap(({ cards, knowers }) =>
    cards.filter((_, i) => (at(knowers, i) & maskOf(seat)) === 0),
  );
}

interface Ground<T extends GameTypes> {
  readonly auditor: Auditor<T>;
  readonly random: Random;
  readonly bot: ViewBot<T> | undefined;
}

/** Deals anew what each seat does not know, and compares all that the seat is told, now and after the choice. */
export function nothingLeaks<T extends GameTypes>(ground: Ground<T>, state: State<T>, ways: readonly Ways[], trial: Trial<T>): void {
  for (let seat = SPECTATOR; seat < state.seats; seat++) {
    const other = state.clone();
    if (!other.redeal(seat, ground.random)) continue;
    const who = seat === SPECTATOR ? 'a spectator' : `seat ${seat}`;
    const seen = difference(shownTo(state, seat), shownTo(other, seat));
    if (seen !== null) found('knowledge', `${who} is shown something that it may not know: ${seen}`);
    sameDeal(ground.random, state, other, seat);
    const down = ways.find((one) => one.seat === seat);
    if (down !== undefined) sameOffer(ground, state, other, down);
    // What was answered in secret is imagined anew too, and shown when the last answer is in: from there on the two differ.
    if (state.frames().at(-1)?.answers === undefined) sameFuture(ground, state, other, seat, trial);
  }
}

/** Positions that a seat cannot tell apart are dealt anew equally by equal chance: a search on such copies learns nothing of the true one. */
function sameDeal<T extends GameTypes>(random: Random, state: State<T>, other: State<T>, seat: Seat): void {
  const seed = random.below(1e9);
  const [one, two] = [state, other].map((from) => from.imagine(seat, randomFrom(seed)));
  const unlike = difference([one?.board, one?.frames()], [two?.board, two?.frames()]);
  if (unlike !== null) found('redeal', `what seat ${seat} imagines depends on what it may not know: ${unlike}`);
}

/** The asked seat sees the same options, odds and reasons at every pick; and a bot answers the same. */
function sameOffer<T extends GameTypes>({ random, bot }: Ground<T>, state: State<T>, other: State<T>, { seat, choices }: Ways): void {
  const about = JSON.stringify(state.offers().find((offer) => offer.seat === seat)?.about);
  const told = unknownTo(state, seat).find((card) => about.includes(JSON.stringify(card)));
  if (told !== undefined) found('knowledge', `seat ${seat} is asked about ${told}, whose place it may not know`);
  for (let i = 0; i < Math.min(DESCENTS, choices.length); i++) {
    const [a, b] = [askingOf(state, seat), askingOf(other, seat)];
    for (let open = a.open(); open !== null; open = a.open()) {
      const unlike = difference(offerText(a, open), offerText(b, b.open()));
      if (unlike !== null) found('knowledge', `the options of seat ${seat} depend on what it may not know: ${unlike}`);
      const k = random.below(open.options.length + (open.canStop ? 1 : 0));
      for (const asking of [a, b]) {
        if (k < open.options.length) asking.take(at(open.options, k));
        else asking.stop();
      }
    }
  }
  if (bot === undefined) return;
  const seed = random.below(1e9);
  const [here, there] = [bot(seenBy(state, seat, randomFrom(seed))), bot(seenBy(other, seat, randomFrom(seed)))];
  const unlike = difference(here, there);
  if (unlike !== null) found('bot', `the bot of seat ${seat} plays by what it may not know: ${unlike}`);
}

function offerText(asking: Asking, open: OpenPick | null): object {
  const reasons = open?.name === 'act' ? asking.decision.acts.map((act) => asking.whyNot(act.name)) : [];
  const suggested = open?.name === 'act' ? suggestions(asking) : [];
  return { open, odds: asking.odds(), reasons, suggested };
}

interface Future {
  readonly told: readonly ToldFact[];
  readonly shown: object;
  readonly dice: readonly number[];
  /** A card was drawn, or shown to the seat: from here on the two may go different ways. */
  readonly apart: boolean;
}

/** The same choice in both: where chance and newly shown cards have no hand in it, the seat is told the same. */
function sameFuture<T extends GameTypes>(ground: Ground<T>, state: State<T>, other: State<T>, seat: Seat, trial: Trial<T>): void {
  const { seat: actor, choice } = trial;
  const here = futureOf(
    ground,
    passesOn(trial.state, seat) ? equalClone(trial.state, randomFrom(ground.random.below(1e9))) : trial.state,
    seat,
    trial,
  );
  if (here === null || here.apart) return;
  let there: Future | null;
  try {
    there = playedOn(ground, other, seat, actor, choice, here.dice);
  } catch (error) {
    // For a seat that is not asked, locals may hold what it does not know; a search never starts from there.
    if (!(error instanceof Bug) || state.ask(seat) === null) {
      if (error instanceof Bug) return;
      throw error;
    }
    return found('knowledge', `a position dealt anew for seat ${seat}, which is asked, cannot be played on: ${error.message}`);
  }
  if (there === null) {
    if (actor === seat) found('knowledge', `whether seat ${seat} may answer ${JSON.stringify(choice)} depends on what it may not know`);
    else lookalike(ground, state, other, seat, actor, here);
    return;
  }
  if (there.apart) return;
  const unlike = difference(here.told, there.told) ?? difference(here.shown, there.shown);
  if (unlike !== null)
    found(
      'knowledge',
      `after ${JSON.stringify(choice)} of seat ${actor}, seat ${seat} is told what it may not know, and nothing says that it was shown: ${unlike}`,
    );
}

/**
 * The other seat could not have chosen this. What follows from its choice may be guessed by anybody; but if a card that
 * the seat did not know is named to it, and nothing else that could have been chosen looks the same, then it was shown.
 */
function lookalike<T extends GameTypes>(ground: Ground<T>, state: State<T>, other: State<T>, seat: Seat, actor: Seat, here: Future): void {
  const named = newlyNamed(state, seat, here);
  if (named === undefined) return;
  const { choices, all } = allAnswers(() => askingOf(other, actor), LOOKALIKES);
  for (const choice of choices) {
    try {
      const there = playedOn(ground, other.clone(), seat, actor, choice, here.dice);
      if (there === null || there.apart) continue;
      if (difference(here.told, there.told) === null && difference(here.shown, there.shown) === null) return;
    } catch (error) {
      if (!(error instanceof Bug)) throw error;
      return;
    }
  }
  if (all)
    found(
      'knowledge',
      `seat ${seat} learned that seat ${actor} had ${named}, and no event says that it was shown: ${JSON.stringify(here.told)}`,
    );
}

/** A card that the seat did not know and nothing named to it before. */
function newlyNamed<T extends GameTypes>(state: State<T>, seat: Seat, here: Future): string | undefined {
  const before = JSON.stringify(shownTo(state, seat));
  const now = JSON.stringify([here.told, here.shown]);
  return unknownTo(state, seat).find((card) => now.includes(JSON.stringify(card)) && !before.includes(JSON.stringify(card)));
}

/** Whether a window is open to somebody other than a seat. */
function passesOn<T extends GameTypes>(state: State<T>, seat: Seat): boolean {
  const offer = state.offers()[0];
  return offer?.window === true && offer.seat !== seat;
}

/** Plays a choice with the same dice, and what a seat is told of it. Null: it is refused, and nothing is changed. */
function playedOn<T extends GameTypes>(
  ground: Ground<T>,
  state: State<T>,
  seat: Seat,
  actor: Seat,
  choice: Choice,
  dice: readonly number[],
): Future | null {
  state.chance = echo(dice);
  const applied = state.apply(actor, choice);
  return futureOf(ground, state, seat, { applied, state });
}

/**
 * What a seat is told of a choice that was played, and after it when everybody else passes in every window: these are played
 * on `state`, which is where the choice led to, or a copy of that. Null: the choice was refused.
 */
function futureOf<T extends GameTypes>(
  { auditor }: Ground<T>,
  state: State<T>,
  seat: Seat,
  played: Pick<Trial<T>, 'applied' | 'state'>,
): Future | null {
  const told: ToldFact[] = [];
  const dice: number[] = [];
  let drawn = false;
  const keep = (applied: Applied<T>): boolean => {
    if (!applied.ok) return false;
    told.push(...redact(applied.facts, seat));
    for (const fact of applied.facts) {
      if (!isChance(fact)) continue;
      const { label, got } = fact.body;
      if (typeof label !== 'number') drawn = true;
      dice.push(got);
    }
    return true;
  };
  if (!keep(played.applied)) return null;
  for (let passes = 0; passes < PASSES && passesOn(state, seat); passes++) keep(state.apply(state.toAct, { act: 'pass' }));
  const boards = [played.state.board, state.board];
  const learned = boards.some((board) =>
    seat === SPECTATOR ? auditor.shownOn(board) !== 0 : (auditor.learnedOn(board) & maskOf(seat)) !== 0,
  );
  return { told, shown: drawn || learned ? {} : shownTo(state, seat), dice, apart: drawn || learned };
}

/** The same dice again; more than there were come from a fixed generator. */
function echo(outcomes: readonly number[]): ChanceSource {
  const more = randomFrom('echo');
  let at = 0;
  return {
    pick: (n) => {
      const next = outcomes[at++];
      return next !== undefined && next < n ? next : more.below(n);
    },
  };
}
