// Owns which offers an open question makes, in words and in their order: ready-made ones, options, ending the pick, and what is closed.

import { isList } from '@undercroft/kernel';
import { readyAnswers, type GameText } from '@undercroft/presentation';
import type { Odds, Scalar } from '@undercroft/kernel';
import { isAnswered, suggestedIn, type Answered, type PickNode, type PathStep } from '@undercroft/table';
import type { Ask, GameBoard, Quick, Several } from '../play/contract.ts';
import type { AskMore } from '../play/use-ask.ts';
import type { PlayWords } from '../words/index.ts';
import type { IconData } from '../art/linocut.ts';

export interface Offered {
  readonly key: string;
  readonly label: string;
  readonly detail: string | null;
  readonly steps: readonly PathStep[];
  readonly icon: IconData | null;
  readonly odds: Odds | null;
  /** The chance without it, where it is about one. */
  readonly before: Odds | null;
  /** An end, a pass, a way out: said quietly. */
  readonly quiet: boolean;
  /** Ends the game: asked once more. */
  readonly endsGame: boolean;
  /** Its place among what is suggested, the best one 0; null: it is not suggested. */
  readonly rank: number | null;
  /** It uses something up and is not clearly the best. */
  readonly costly: boolean;
  /** The rule that allows it; null where nobody said. */
  readonly rule: string | null;
}

export interface ClosedOffer {
  readonly act: string;
  readonly label: string;
  /** Null where the engine gives no reason: there is nothing to choose for it. */
  readonly why: string | null;
  readonly rule: string;
}

/** What following an option is known to lead to. */
const nextOf = (node: PickNode, value: Scalar) => node.next?.[node.options.indexOf(value)] ?? null;
const stepInto = (node: PickNode, step: PathStep) => (step === null ? (node.stopped ?? null) : nextOf(node, step));

/** Whether these paths lead to everything that lies behind a path, as far as was looked; what was not looked at is not covered. */
function isCovered(paths: ReadonlySet<string>, path: readonly PathStep[], node: PickNode | Answered | null): boolean {
  if (paths.has(JSON.stringify(path))) return true;
  if (node === null || isAnswered(node) || node.next === undefined) return false;
  const steps: readonly PathStep[] = node.canStop === true ? [...node.options, null] : node.options;
  return steps.every((step) => isCovered(paths, [...path, step], stepInto(node, step)));
}
/** The act by which a window, or anything like it, is let go. */
const PASS = 'pass';

/** As much of an open question as its options are put into words by. */
export type Pickable = Pick<Ask, 'node' | 'offer' | 'picked' | 'several'>;

export function labelOf<View extends object>(view: View, text: GameText<View>, ask: Pickable, value: Scalar): string {
  const { node, offer, picked } = ask;
  if (node.kind === 'text') return String(value);
  return node.pick === 'act' ? text.act(view, offer, String(value)) : text.option(view, offer, picked, node.pick, value);
}

/** The suggested answers that go on from what is picked. */
export function quicksOf<View extends object>(
  view: View,
  text: GameText<View>,
  { offer, path }: Pick<Ask, 'offer' | 'path'>,
  odds: boolean,
  board: Pick<GameBoard<View>, 'icon' | 'clearlyBest'> = {},
): readonly Quick[] {
  const suggested = suggestedIn(offer);
  const ready = readyAnswers(text, view, offer, suggested, odds);
  return suggested.flatMap((one, rank) => {
    const words = ready[rank];
    const onward = one.steps.length > path.length && path.every((step, i) => step === one.steps[i]);
    if (words === undefined || !onward) return [];
    const { choice, steps, ...said } = words;
    const drawn = board.icon?.(view, offer, choice) ?? null;
    const costly = one.costs !== null && board.clearlyBest?.(one) !== true;
    return [{ ...said, steps: steps.slice(path.length), place: one.place, rank, costly, ...(drawn === null ? {} : { icon: drawn }) }];
  });
}

/** The rule of an act that is open, by the first step that leads to it. */
function ruleOf(node: PickNode, step: PathStep | undefined): string | null {
  if (node.rules === undefined) return node.rule;
  return step === undefined || step === null ? null : (node.rules[node.options.indexOf(step)] ?? node.rule);
}

/** Nothing would come of it: it is offered, and never filled where anything else is there. */
function isUseless(node: PickNode, value: Scalar): boolean {
  const next = nextOf(node, value);
  return next !== null && isAnswered(next) && next.useful === false;
}

/** How a page may tell offers apart beyond what the question says of them. */
export interface OfferWays {
  /** Nobody takes this by a stray touch: it stands last, and is filled only where nothing else is there. */
  readonly isStray?: GameBoard<never>['isStray'];
  /** What an act is called that leads to the rest of its answers, where some of them are offered ready-made beside it. */
  readonly otherOf?: (act: string) => string;
}

/**
 * The offers of the open pick, in the order of the question: ready-made answers where the option stands that they begin with, so that a
 * place means the same whenever the same is asked. A subset is toggled and has none but its ready-made ones.
 */
export function offersOf<View extends object>(
  view: View,
  text: GameText<View>,
  ask: Pickable,
  quick: readonly Quick[],
  { isStray, otherOf }: OfferWays = {},
): readonly Offered[] {
  const { node, offer, picked } = ask;
  const stray = (value: Scalar): boolean => isStray?.(offer, picked, node.pick, value) === true;
  const endsIt = (act: Scalar): boolean => node.pick === 'act' && (text.endsGame?.(view, offer, String(act)) ?? false);
  const ready = [...quick]
    .sort((a, b) => (a.place ?? 0) - (b.place ?? 0))
    .map((one): Offered => {
      const [first] = one.steps;
      return {
        key: `quick ${one.key}`,
        label: one.label,
        detail: one.detail ?? null,
        steps: one.steps,
        icon: one.icon ?? null,
        odds: one.odds ?? null,
        before: one.before ?? null,
        quiet: false,
        endsGame: first !== undefined && first !== null && endsIt(first),
        rank: one.rank ?? 0,
        costly: one.costly ?? false,
        rule: ruleOf(node, first),
      };
    });
  if (ask.several !== null) return ready;
  // Where the ready-made offers leave nothing else to choose behind an option, they stand for it.
  const paths = new Set(quick.map(({ steps }) => JSON.stringify(steps)));
  const covered = (step: PathStep): boolean => isCovered(paths, [step], stepInto(node, step));
  const suggested = new Set(quick.map(({ steps: [first] }) => first));
  const plainLabel = (value: Scalar): string => {
    const label = labelOf(view, text, ask, value);
    return otherOf !== undefined && node.pick === 'act' && suggested.has(value) ? otherOf(label) : label;
  };
  const plain = node.options.flatMap((value): readonly Offered[] =>
    covered(value)
      ? []
      : [
          {
            key: `option ${value}`,
            label: plainLabel(value),
            detail: node.pick === 'act' ? null : (text.detail?.(view, offer, picked, node.pick, value) ?? null),
            steps: [value],
            icon: null,
            odds: nextOf(node, value)?.odds ?? null,
            before: null,
            quiet: endsIt(value) || (node.pick === 'act' && value === PASS),
            endsGame: endsIt(value),
            rank: null,
            costly: stray(value) || isUseless(node, value),
            rule: (node.pick === 'act' ? null : text.rule?.(view, offer, picked, node.pick, value)) ?? ruleOf(node, value),
          },
        ],
  );
  const stop: readonly Offered[] =
    node.canStop === true && !covered(null)
      ? [
          {
            key: 'stop',
            label: text.stop(view, offer, picked, node.pick),
            detail: null,
            steps: [null],
            icon: null,
            odds: node.stopped?.odds ?? null,
            before: null,
            quiet: true,
            endsGame: false,
            rank: null,
            costly: false,
            rule: node.rule,
          },
        ]
      : [];
  const placeOf = ({ steps: [first] }: Offered): number => {
    if (first === undefined || first === null) return node.options.length;
    return node.options.indexOf(first) + (stray(first) ? node.options.length : 0);
  };
  return [...[...ready, ...plain].sort((a, b) => placeOf(a) - placeOf(b)), ...stop];
}

/** Acts that exist and are closed now; what belongs to another way of playing is left out. */
export function closedOf<View extends object>(view: View, text: GameText<View>, ask: Pickable): readonly ClosedOffer[] {
  return (ask.node.closed ?? []).flatMap(({ act, rule, why: own }) => {
    const why = own ?? text.whyNothing?.(view, ask.offer, act) ?? null;
    if (why !== null && text.moot?.(why) === true) return [];
    return [
      {
        act,
        label: text.act(view, ask.offer, act),
        why: why === null ? null : text.why(view, why),
        rule: why?.rule ?? rule ?? ask.node.rule,
      },
    ];
  });
}

/** The question in words. With ready-made answers, and nothing picked by whoever plays, it is the whole question and not its first pick. */
export function questionOf<View extends object>(
  view: View,
  text: Pick<GameText<View>, 'prompt' | 'pick'>,
  { node, offer, picked, path, floor }: Pick<AskMore, 'node' | 'offer' | 'picked' | 'path' | 'floor'>,
  ready: boolean,
): string {
  const whole = node.pick === 'act' || (ready && path.length <= floor);
  return whole ? text.prompt(view, offer) : text.pick(view, offer, picked, node.pick);
}

const MOST_NAMED = 4;

/** A pick that was made, in words; a long list by its length. */
export function pickedText<View extends object>(
  view: View,
  text: GameText<View>,
  { made, offer }: Pick<AskMore, 'made' | 'offer'>,
  { pick, value, from, free }: AskMore['made'][number],
  words: PlayWords,
  onBoard: GameBoard<View>['onBoard'],
): string {
  const before = Object.fromEntries(made.filter(({ to }) => to <= from).map((one) => [one.pick, one.value]));
  const one = (option: Scalar): string =>
    pick === 'act' ? text.act(view, offer, String(option)) : text.option(view, offer, before, pick, option);
  if (free === true) return String(value);
  if (value === null || (isList(value) && value.length === 0)) return text.stop(view, offer, before, pick);
  // What lies on the board is told by its count from the first on: a list that grows would move the board under the hand.
  if (isList(value) && (value.length > MOST_NAMED || onBoard?.(offer, pick) === true)) return words.chosen(value.length);
  return isList(value) ? value.map(one).join(', ') : one(value);
}

/**
 * The one that is filled: the best of what is suggested, or the first that is no way out, or the only one there is. What uses something
 * up is filled only where it is clearly the best, and where nothing else is there it is passing that is filled: nobody loses anything by
 * pressing what is filled.
 */
export function primaryOf(offers: readonly Offered[]): Offered | null {
  const free = offers.filter(({ costly, quiet }) => !costly && !quiet);
  const best = free.reduce<Offered | null>(
    (most, one) => (one.rank !== null && (most === null || one.rank < (most.rank ?? Number.POSITIVE_INFINITY)) ? one : most),
    null,
  );
  const passing = offers.find(({ quiet, costly, endsGame }) => quiet && !costly && !endsGame);
  return best ?? free[0] ?? passing ?? offers.find(({ quiet }) => !quiet) ?? offers[0] ?? null;
}

/** As many offers as there is room for, in their order: the filled one and what is suggested come before all others. */
export function inSight(offers: readonly Offered[], filled: Offered | null, most: number): readonly Offered[] {
  const urgency = (one: Offered): number => (one === filled ? 0 : one.rank !== null ? 1 : 2);
  const kept = new Set([...offers].sort((a, b) => urgency(a) - urgency(b)).slice(0, most));
  return offers.filter((one) => kept.has(one));
}

/** In whole percent; what can still fail, or succeed, is never shown as certain. */
export function chanceText({ ways, of }: Odds, words: PlayWords): string {
  const share = of > 0 ? ways / of : 0;
  if (share > 0 && share < 0.005) return `<${words.percent(0.01)}`;
  if (share < 1 && share >= 0.995) return `>${words.percent(0.99)}`;
  return words.percent(share);
}

/** How many are chosen and how many it may be, in words. */
export function boundsText({ chosen, least, most, full }: Several, words: PlayWords): string {
  const n = chosen.length;
  if (most !== null && most === least) return words.chosenOf(n, most);
  const parts = [
    words.chosen(n),
    ...(n < least ? [words.atLeast(least)] : []),
    ...(full ? [words.noMore] : most === null ? [] : [words.atMost(most)]),
  ];
  return parts.join(' · ');
}
