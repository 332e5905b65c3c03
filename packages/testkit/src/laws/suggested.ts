// Owns the laws of suggestions: each is a legal answer, and an answer that is said to be useless raises nothing that is at stake.

import {
  at,
  randomFrom,
  type Asking,
  type Choice,
  type GameTypes,
  type Odds,
  type Random,
  type Seat,
  type State,
} from '@undercroft/kernel';
import { judged, MOST_SUGGESTED, preferred, stakesOf, suggestions, walk } from '@undercroft/parts';
import { askingOf, type Ways } from './answers.ts';
import { difference, found } from './found.ts';

/** Number of answers played per decision among those declared useless. */
const PLAYED = 3;
const PICKS = 100;

/** What is preferred is legal; what is suggested is whole and legal, never twice, and the same whenever it is asked for. */
export function suggestionsAreLegal<T extends GameTypes>(state: State<T>, random: Random): void {
  for (const { seat } of state.offers()) {
    preferredIsLegal(askingOf(state, seat), random);
    const listed = suggestions(askingOf(state, seat));
    if (listed.length > MOST_SUGGESTED) found('suggestions', `${listed.length} answers are suggested; ${MOST_SUGGESTED} are the most`);
    if (difference(listed, suggestions(askingOf(state, seat))) !== null) found('suggestions', 'asked twice, other answers are suggested');
    const seen = new Set<string>();
    for (const { steps, choice } of listed) {
      const told = JSON.stringify(choice);
      if (seen.has(told)) found('suggestions', `${told} is suggested twice`);
      seen.add(told);
      const refusal = askingOf(state, seat).answer(choice);
      if (refusal !== null) found('suggestions', `the suggested answer ${told} was refused: ${JSON.stringify(refusal)}`);
      const walked = walk(askingOf(state, seat), steps);
      if (walked?.complete !== true || difference(walked.choice(), choice) !== null)
        found('suggestions', `the steps of the suggested answer ${told} lead elsewhere`);
    }
  }
}

/** One way down by what is preferred. */
function preferredIsLegal(asking: Asking, random: Random): void {
  for (let left = PICKS; left > 0; left--) {
    const open = asking.open();
    if (open === null || open.kind !== 'one') return;
    const liked = preferred(asking);
    const strange = liked.find((option) => !open.options.includes(option));
    if (strange !== undefined) found('suggestions', `${asking.decision.name} prefers ${strange} at ${open.name}, which is not legal`);
    if (liked.length === 0) return;
    asking.take(at(liked, random.below(liked.length)));
  }
}

/**
 * A useless answer raises none of the stakes of its decision: its own odds are no better than those without it, and played on a copy it
 * leads to a next question at which no stake that is still there is higher than before.
 */
export function uselessRaisesNothing<T extends GameTypes>(state: State<T>, ways: readonly Ways[], random: Random): void {
  for (const { seat, choices } of ways) {
    const useless = choices.filter((choice) => judgedAs(state, seat, choice)?.useful === false);
    const from = useless.length === 0 ? 0 : random.below(useless.length);
    for (let n = 0; n < Math.min(PLAYED, useless.length); n++)
      raisesNothing(state, seat, at(useless, (from + n) % useless.length), random.below(1e9));
  }
}

function judgedAs<T extends GameTypes>(state: State<T>, seat: Seat, choice: Choice) {
  const asking = askingOf(state, seat);
  return asking.answer(choice) === null ? judged(asking) : null;
}

const chanceOf = ({ ways, of }: Odds): number => ways / of;

function raisesNothing<T extends GameTypes>(state: State<T>, seat: Seat, choice: Choice, seed: number): void {
  const told = `the answer ${JSON.stringify(choice)} of seat ${seat} is said to be useless`;
  const { odds, before } = judgedAs(state, seat, choice) ?? { odds: null, before: null };
  if (odds !== null && before !== null && chanceOf(odds) > chanceOf(before))
    found('suggestions', `${told} and its chance is ${odds.ways}/${odds.of} instead of ${before.ways}/${before.of}`);
  const asking = askingOf(state, seat);
  const clone = state.clone(randomFrom(seed));
  if (!clone.apply(seat, choice).ok || clone.isOver) return;
  const [was, is] = [stakesOf(asking), stakesOf(asking, clone.board)];
  const raised = Object.keys(was).find((key) => (is[key] ?? Number.NEGATIVE_INFINITY) > (was[key] ?? 0));
  if (raised !== undefined) found('suggestions', `${told} and raises ${raised} from ${was[raised]} to ${is[raised]}`);
}
