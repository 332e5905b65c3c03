// Owns what of an open question can be answered by touching the board: which thing each option is, and the steps it stands for.

import { isRecord, type Odds, type Scalar, type Stakes } from '@undercroft/kernel';

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
  readonly outcome?: Stakes;
}

export interface Question {
  readonly about: Readonly<Record<string, unknown>>;
  readonly picked: Readonly<Record<string, unknown>>;
  readonly node: PickShown;
}

/** A thing on the board that can be touched, by a name of its own: `square 18`, `figure 16`, `tile 3`, `edge 9`, `marker 2`, `card tarn-a1`. */
export interface Touch {
  readonly thing: string;
  /** What was picked before, and what touching it picks. */
  readonly before: Readonly<Record<string, unknown>>;
  readonly pick: string;
  readonly value: Scalar;
  readonly steps: readonly Scalar[];
  readonly odds: Odds | null;
  /** Of a move, where it is known: the squares it leads over, in their order. */
  readonly way: readonly number[];
}

export const squareThing = (square: number): string => `square ${square}`;
export const figureThing = (figure: number): string => `figure ${figure}`;
export const tileThing = (tile: number): string => `tile ${tile}`;
export const edgeThing = (edge: number): string => `edge ${edge}`;
export const markerThing = (no: number): string => `marker ${no}`;
export const cardThing = (id: string): string => `card ${id}`;

type Maker = (value: Scalar) => string;
const ofNumber =
  (thing: (n: number) => string): Maker =>
  (value) =>
    thing(Number(value));
const square = ofNumber(squareThing);
const figure = ofNumber(figureThing);
const tile = ofNumber(tileThing);
const edge = ofNumber(edgeThing);
const marker = ofNumber(markerThing);
const card: Maker = (value) => cardThing(String(value));

const THINGS: Readonly<Record<string, Maker>> = {
  ...Object.fromEntries(['target', 'targets', 'who', 'hero', 'from', 'thing'].map((pick) => [pick, figure])),
  ...Object.fromEntries(['with', 'card', 'item', 'daily', 'power', 'ally', 'id', 'atWill', 'utility'].map((pick) => [pick, card])),
  square,
  tile,
  edge,
  trap: marker,
};
const TIES: Readonly<Record<string, Maker>> = { square, tile, edge, trap: marker };

/** The thing that an option is; null: it is none on the board. A hero gets an item, a figure goes to a square. */
function thingOf({ about }: Question, pick: string, value: Scalar): string | null {
  if (pick === 'one') return (TIES[String(about['tie'])] ?? figure)(value);
  if (pick === 'to') return 'card' in about ? figure(value) : square(value);
  return THINGS[pick]?.(value) ?? null;
}

const isPick = (node: NonNullable<PickShown['next']>[number] | undefined): node is PickShown =>
  node !== null && node !== undefined && 'pick' in node;

/** The way that a whole answer says it leads: the squares that it numbers. */
export function wayIn(answer: unknown): readonly number[] {
  const outcome = isRecord(answer) && isRecord(answer['outcome']) ? answer['outcome'] : {};
  const way: number[] = [];
  for (let square = outcome['via0']; typeof square === 'number'; square = outcome[`via${way.length}`]) way.push(square);
  return way;
}

/** How it is asked why a square is no end of a move: the steps to the pick of squares, from where the question stands; null: no move is asked about. */
export function movePath({ about, node }: Pick<Question, 'about' | 'node'>): readonly Scalar[] | null {
  if (node.pick === 'to') return 'card' in about ? null : [];
  if (node.pick !== 'act') return null;
  const act = MOVES.find((one) => node.options.includes(one));
  return act === undefined ? null : [act];
}
const MOVES = ['walk', 'run', 'go'] as const;

/** What can be touched now: options of the open pick, of the first pick of each act, and the targets of each power. */
export function touchesOf(question: Question): readonly Touch[] {
  const at = (shown: PickShown, before: Touch['before'], steps: readonly Scalar[], deep: boolean): readonly Touch[] =>
    shown.options.flatMap((value, i): readonly Touch[] => {
      const after = shown.next?.[i];
      const thing = thingOf(question, shown.pick, value);
      const path = [...steps, value];
      const own =
        thing === null ? [] : [{ thing, before, pick: shown.pick, value, steps: path, odds: after?.odds ?? null, way: wayIn(after) }];
      const within = deep && isPick(after) && after.kind === 'one' ? at(after, { ...before, [shown.pick]: value }, path, false) : [];
      return [...own, ...within];
    });
  const { node, picked } = question;
  if (node.pick !== 'act') return node.kind === 'text' ? [] : at(node, picked, [], node.pick === 'with');
  return node.options.flatMap((act, i) => {
    const after = node.next?.[i];
    return isPick(after) && after.kind === 'one' ? at(after, { act }, [act], act === 'attack') : [];
  });
}

/** The same by thing. Who is walking goes on walking: a second move to the same square is not offered there. */
export function byThing(touches: readonly Touch[]): ReadonlyMap<string, readonly Touch[]> {
  const found = new Map<string, Touch[]>();
  for (const touch of touches) {
    const there = found.get(touch.thing);
    if (there === undefined) found.set(touch.thing, [touch]);
    else if (touch.before['act'] !== 'run') there.push(touch);
  }
  return found;
}
