// Owns the ready-made answers to open dice: what turns a failing check, first for certain, then by chance; then committing.

import { committable } from '../queries/adjust.ts';
import type { Purpose } from '../state.ts';
import { signed } from './compose.ts';
import type { Hand, Suggestion } from './face-quick.ts';
import { shownChecks, type ShownCheck } from './face-round.ts';
import { diceTouches, prismTouches, rubiesNeeded, sureWith, type DiceTouch } from './face-touch.ts';
import { percent } from './facts.ts';

/** What a failure costs, the dearest first. */
const URGENT: Readonly<Record<Purpose, number>> = { guard: 0, trial: 1, test: 2, attack: 3, onClear: 4 };
const MOST_FOR_ONE = 4;
/** What is left out is still behind the gems and the items. */
const MOST = 5;

function labelOf({ p, w }: Hand, touch: DiceTouch): string {
  if (touch.gem !== null && touch.as !== null) return w.prism(touch.gem, touch.as);
  if (touch.gem !== null) return w.spendOne(touch.gem);
  return touch.item === null ? '' : p.names.items[touch.item];
}

/** What a change comes to, in a few words; with its chance where nothing beside the words tells it. */
export function touchDetail({ w }: Pick<Hand, 'w'>, touch: DiceTouch, check: ShownCheck, told: boolean): string {
  if (touch.odds !== null) {
    const figure = told ? percent(touch.odds.ways / touch.odds.of) : null;
    return touch.from === null ? w.rerollAll(check, figure) : w.rerollDie(touch.from, check, figure);
  }
  return ofCheck(w, check, sureDetail(w, touch, check));
}

function sureDetail(w: Hand['w'], touch: DiceTouch, check: ShownCheck): string {
  const outcome = w.outcome(check.purpose, touch.passes);
  if (touch.from !== null && touch.to !== null) return w.becomes(touch.from, touch.to, outcome);
  if (touch.does === 'bonus' && touch.total !== null && check.total !== null) return w.bonus(signed(touch.total - check.total), outcome);
  return touch.total === null ? outcome : w.totals(touch.total, outcome);
}

/** Of two checks that are alike it has to be said which one is meant. */
const ofCheck = (w: Hand['w'], check: ShownCheck, text: string): string => (check.number === 0 ? text : w.ofCheck(text, check));

const suggestion = (hand: Hand, touch: DiceTouch, check: ShownCheck): Suggestion => ({
  key: touch.steps.join(' '),
  label: labelOf(hand, touch),
  detail: touchDetail(hand, touch, check, false),
  ...(touch.odds === null ? {} : { odds: touch.odds }),
  steps: touch.steps,
  // A gem in another colour is the work of the chip.
  sign: touch.gem !== null && touch.as === null ? { gem: touch.gem } : touch.item !== null ? { item: touch.item } : { mark: 'dice' },
});

const spent = ({ gem, as, item }: DiceTouch): string => as ?? gem ?? item ?? '';
const chanceOf = ({ odds }: DiceTouch): number => (odds === null ? 0 : odds.ways / odds.of);

/** One entry for each thing that can be used: the best place to use it. */
function bestOfEach(touches: readonly DiceTouch[]): readonly DiceTouch[] {
  const found = new Map<string, DiceTouch>();
  for (const touch of touches) {
    const known = found.get(spent(touch));
    if (known === undefined || chanceOf(touch) > chanceOf(known)) found.set(spent(touch), touch);
  }
  return [...found.values()];
}

/** Several rubies, begun with the first, when one is not enough. */
function severalRubies(hand: Hand, touches: readonly DiceTouch[], check: ShownCheck): readonly Suggestion[] {
  const needed = rubiesNeeded(hand.view, check.at);
  if (needed === null || needed < 2) return [];
  const first = touches.find(
    (touch) =>
      touch.gem === 'ruby' &&
      touch.die !== null &&
      touch.to !== null &&
      touch.from !== null &&
      touch.to > touch.from &&
      sureWith(hand.view, check.at, touch.die, touch.to, needed - 1),
  );
  if (first === undefined || first.from === null || first.to === null) return [];
  return [
    {
      ...suggestion(hand, first, check),
      label: hand.w.spendFirst('ruby', needed),
      // No outcome yet that would tell which check is meant.
      detail: hand.w.ofCheck(hand.w.onWay(first.from, first.to), check),
    },
  ];
}

function helpFor(hand: Hand, touches: readonly DiceTouch[], check: ShownCheck): readonly Suggestion[] {
  const here = touches.filter((touch) => touch.check === check.at);
  const sure = bestOfEach(here.filter((touch) => touch.passes));
  const likely = bestOfEach(here.filter((touch) => chanceOf(touch) > 0)).toSorted((a, b) => chanceOf(b) - chanceOf(a));
  return [
    ...sure.map((touch) => suggestion(hand, touch, check)),
    ...severalRubies(hand, here, check),
    ...likely.map((touch) => suggestion(hand, touch, check)),
  ].slice(0, MOST_FOR_ONE);
}

interface Helping {
  readonly check: ShownCheck;
  readonly suggested: Suggestion;
}

export function diceSuggestions(hand: Hand): readonly Suggestion[] {
  const { view, w } = hand;
  const checks = shownChecks(view);
  const now = committable(view);
  const touches = diceTouches(view);
  const failing = checks
    .filter((check) => check.state === 'rolled' && !check.passes && check.total !== null)
    .toSorted((a, b) => URGENT[a.purpose] - URGENT[b.purpose]);
  const help = failing.flatMap((check) => {
    const own = helpFor(hand, touches, check);
    // The chip is worth a thought only where what one has does not do it.
    const sure = touches.some((touch) => touch.check === check.at && touch.passes);
    const all = sure ? own : [...own, ...helpFor(hand, prismTouches(view), check)].slice(0, MOST_FOR_ONE + 1);
    return all.map((suggested): Helping => ({ check, suggested }));
  });
  const result = w.results(
    now.flatMap((at) => {
      const check = checks[at];
      return check === undefined ? [] : [`${check.skill} ${w.outcome(check.purpose, check.passes)}`];
    }),
  );
  const [only] = now;
  const commit: Suggestion = {
    key: 'commit',
    label: w.commit,
    detail: result,
    steps: now.length > 1 || only === undefined ? ['commit-all'] : ['commit', only],
    sign: { mark: 'commit' },
  };
  // A reward that was missed costs nothing: a gem is suggested for it only where it is likelier than not to help.
  const isBet = ({ check, suggested }: Helping): boolean =>
    check.purpose === 'onClear' && suggested.odds !== undefined && 2 * suggested.odds.ways < suggested.odds.of;
  const worth = help.filter((one) => !isBet(one)).slice(0, MOST);
  const bets = help.filter(isBet).slice(0, MOST - worth.length);
  return [...worth.map(({ suggested }) => suggested), commit, ...bets.map(({ suggested }) => suggested)];
}
