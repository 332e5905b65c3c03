// Owns what of an open question can be answered by touching the board: which thing each option is, and the steps it stands for.

import type { Odds, Scalar } from '@undercroft/kernel';

/** As much of an open pick as is needed; what follows its options is there as far as it was looked at. */
export interface PickShown {
  readonly pick: string;
  readonly kind: string;
  readonly options: readonly Scalar[];
  readonly next?: readonly (PickShown | Whole | null)[];
  readonly odds?: Odds;
}
interface Whole {
  readonly done: true;
  readonly odds?: Odds;
}
export interface Question {
  readonly picked: Readonly<Record<string, unknown>>;
  readonly node: PickShown;
}

/** A thing on the board that can be touched, by a name of its own: `unit 4`, `place 2`, `ware axe`, `card hearts-4`, `item water`, `house gate`. */
export interface Touch {
  readonly thing: string;
  /** What was picked before, and what touching it picks. */
  readonly before: Readonly<Record<string, unknown>>;
  readonly pick: string;
  readonly value: Scalar;
  readonly steps: readonly Scalar[];
  readonly odds: Odds | null;
}

const UNITS: readonly string[] = ['target', 'unit', 'from', 'with'];
const PLACES: readonly string[] = ['tile', 'tiles'];
const NAMED: readonly string[] = ['ware', 'card', 'job', 'technique', 'item', 'gear', 'weapon'];

function thingOf(act: unknown, pick: string, value: Scalar): string | null {
  if (pick === 'to') return act === 'pass-on' ? `unit ${value}` : `place ${value}`;
  if (UNITS.includes(pick)) return `unit ${value}`;
  if (PLACES.includes(pick)) return `place ${value}`;
  return NAMED.includes(pick) ? `${pick} ${value}` : null;
}

const isPick = (node: NonNullable<PickShown['next']>[number] | undefined): node is PickShown =>
  node !== null && node !== undefined && 'pick' in node;

/** Acts that touching means while none is taken: to strike, to go on, to buy, to take what is offered. */
const BY_TOUCH: readonly Scalar[] = ['attack', 'move', 'buy', 'take', 'look', 'bargain'];
/** Houses of the town: touching one is the act itself. */
const HOUSES: readonly (readonly [act: Scalar, house: string])[] = [
  ['level', 'house inn'],
  ['depart', 'house gate'],
];
const FIRST_FOE = 4;
/** Nobody strikes a friend by a stray touch: that takes the act first, and then the friend. */
const isFriend = (act: unknown, value: Scalar): boolean => act === 'attack' && Number(value) < FIRST_FOE;
/** The same among the offers. */
export const isStray = (_offer: object, picked: Readonly<Record<string, unknown>>, pick: string, value: Scalar): boolean =>
  pick === 'target' && isFriend(picked['act'], value);

export function touchesOf({ node, picked }: Question): ReadonlyMap<string, Touch> {
  const found = new Map<string, Touch>();
  const add = (shown: PickShown, before: Touch['before'], steps: readonly Scalar[]): void => {
    shown.options.forEach((value, i) => {
      const thing = thingOf(before['act'], shown.pick, value);
      if (thing === null || found.has(thing) || (steps[0] !== undefined && isFriend(steps[0], value))) return;
      found.set(thing, { thing, before, pick: shown.pick, value, steps: [...steps, value], odds: shown.next?.[i]?.odds ?? null });
    });
  };
  if (node.pick !== 'act') {
    if (node.kind !== 'text') add(node, picked, []);
    return found;
  }
  node.options.forEach((act, i) => {
    const after = node.next?.[i];
    if (BY_TOUCH.includes(act) && isPick(after) && after.kind === 'one') add(after, { act }, [act]);
    for (const [opens, thing] of HOUSES)
      if (opens === act) found.set(thing, { thing, before: {}, pick: 'act', value: act, steps: [act], odds: null });
  });
  return found;
}
