// Owns which offers an open question makes, in words and in their order: ready-made ones, options, ending the pick, and what is closed.

import { isList } from '@undercroft/kernel';
import { readyAnswers, type GameText } from '@undercroft/presentation';
import type { Odds, Scalar } from '@undercroft/kernel';
import { isAnswered, type Answered, type PickNode, type PathStep } from '@undercroft/table';
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
  /** An end, a pass, a way out: said quietly. */
  readonly quiet: boolean;
  /** Ends the game: asked once more. */
  readonly endsGame: boolean;
}

export interface ClosedOffer {
  readonly act: string;
  readonly label: string;
  /** Null where the engine gives no reason. */
  readonly why: string | null;
  readonly rule: string | null;
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
  icon?: GameBoard<View>['icon'],
): readonly Quick[] {
  const onward = readyAnswers(text, view, offer, offer.suggested ?? [], odds).filter(
    ({ steps }) => steps.length > path.length && path.every((step, i) => step === steps[i]),
  );
  return onward.map(({ choice, steps, ...words }) => {
    const drawn = icon?.(view, offer, choice) ?? null;
    return { ...words, steps: steps.slice(path.length), ...(drawn === null ? {} : { icon: drawn }) };
  });
}

/** The offers of the open pick. A subset is toggled and has none but its ready-made ones. */
export function offersOf<View extends object>(
  view: View,
  text: GameText<View>,
  ask: Pickable,
  quick: readonly Quick[],
): readonly Offered[] {
  const { node, offer, picked } = ask;
  const endsIt = (act: Scalar): boolean => node.pick === 'act' && (text.endsGame?.(view, offer, String(act)) ?? false);
  const ready = quick.map((one): Offered => {
    const [first] = one.steps;
    return {
      key: `quick ${one.key}`,
      label: one.label,
      detail: one.detail ?? null,
      steps: one.steps,
      icon: one.icon ?? null,
      odds: one.odds ?? null,
      quiet: false,
      endsGame: first !== undefined && first !== null && endsIt(first),
    };
  });
  if (ask.several !== null) return ready;
  // Where the ready-made offers leave nothing else to choose behind an option, they stand for it.
  const paths = new Set(quick.map(({ steps }) => JSON.stringify(steps)));
  const covered = (step: PathStep): boolean => isCovered(paths, [step], stepInto(node, step));
  const plain = node.options.flatMap((value): readonly Offered[] =>
    covered(value)
      ? []
      : [
          {
            key: `option ${value}`,
            label: labelOf(view, text, ask, value),
            detail: null,
            steps: [value],
            icon: null,
            odds: nextOf(node, value)?.odds ?? null,
            quiet: endsIt(value) || (node.pick === 'act' && value === PASS),
            endsGame: endsIt(value),
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
            quiet: true,
            endsGame: false,
          },
        ]
      : [];
  return [...ready, ...plain, ...stop];
}

/** Acts that exist and are closed now; what belongs to another way of playing is left out. */
export function closedOf<View extends object>(view: View, text: GameText<View>, ask: Pickable): readonly ClosedOffer[] {
  return (ask.node.closed ?? []).flatMap(({ act, why }) =>
    why !== null && text.moot?.(why) === true
      ? []
      : [{ act, label: text.act(view, ask.offer, act), why: why === null ? null : text.why(view, why), rule: why?.rule ?? null }],
  );
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

/** The one that is filled: the first that is no way out, or the only one there is. */
export const primaryOf = (offers: readonly Offered[]): Offered | null => offers.find(({ quiet }) => !quiet) ?? offers[0] ?? null;

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
