// Owns scenes: a position built by hand, played with a script of choices and chance, and compared with the events expected of it.

import {
  Bug,
  State,
  type BodyOf,
  type Call,
  type ChanceSource,
  type Choice,
  type EventName,
  type Game,
  type GameTypes,
  type GivenRef,
  type Refusal,
  type Scalar,
  type Seat,
  type Why,
} from '@undercroft/kernel';
import { scripted } from './scripted.ts';
import { Course, courseOf, refusalText } from './course.ts';
import type { Fresh } from './delta.ts';
import { CheckFailed, judge, matches } from './expecting.ts';
import { writeScene } from './scene-line.ts';
import { writeValue } from './words.ts';

/** A position built by hand: a board, and the procedure that runs on it (the main one unless another is given). */
export interface Scene<T extends GameTypes> {
  readonly game: Game<T>;
  readonly board: T['board'];
  readonly call: Call | undefined;
  readonly seats: number;
  /** The setup whose first board this one is a change of; left out, the board says it or stands for itself. */
  readonly setup?: T['setup'];
  /** Parts of a board as they are when they are new, so that a golden keeps only how its own differ. */
  readonly fresh?: Fresh;
}

/** `scene(game, board, call(play, { seat: 0 }))`. The board may be used again: every check plays on a copy. */
export function scene<T extends GameTypes>(game: Game<T>, board: T['board'], first?: Call, seats = 1, fresh: Fresh = {}): Scene<T> {
  return { game, board, call: first, seats, fresh };
}

/** A scene on the board of a setup, changed by hand. */
export function sceneOf<T extends GameTypes>(
  game: Game<T>,
  setup: T['setup'],
  change: (board: T['board']) => void,
  first?: Call,
): Scene<T> {
  const board = game.begin(setup);
  change(board);
  return { ...scene(game, board, first, game.seats(setup)), setup };
}

/** The scene run to its first question, with its course. */
export function openScene<T extends GameTypes>(from: Scene<T>, chance: ChanceSource): Course<T> {
  const { game, board, seats } = from;
  const state = State.on(game, seats, game.copy(board), chance);
  const course = new Course(state, [`# game ${game.id}`, `# rules ${game.rulesVersion}`, `# scene ${writeScene(from)}`]);
  course.opened(from.call === undefined ? state.begin() : state.begin(from.call));
  return course;
}

interface Chance {
  readonly chance: readonly Scalar[];
}
interface By {
  readonly by: Seat;
  readonly choice: Choice;
}
interface Refused {
  readonly refused: unknown;
  readonly by: Seat | undefined;
  readonly refusal: ExpectedRefusal;
}
export type ScriptItem = Choice | Chance | By | Refused;

/** Faces of dice, in the order in which they are asked for. */
export const dice = (...faces: readonly number[]): Chance => ({ chance: faces });
/** What is drawn or chosen by chance, by name, in the order in which it is asked for. */
export const draws = (...names: readonly Scalar[]): Chance => ({ chance: names });
/** A choice of a seat that is not the first one asked. */
export const by = (seat: Seat, choice: Choice): By => ({ by: seat, choice });
/** What is expected of a refusal: the rule it names, or the pick, or the reason; as far as it is given, it must fit. */
export type ExpectedRefusal = Partial<Omit<Refusal, 'why'>> & { readonly why?: Partial<Why> };
/** A choice that must be refused for the reason that is given, and change nothing. */
export const refused = (choice: unknown, refusal: ExpectedRefusal, seat?: Seat): Refused => ({ refused: choice, by: seat, refusal });

/** An event that must occur, in its place in the order; its body is compared as far as it is given. */
export type ExpectedEvent<T extends GameTypes> = {
  [K in EventName<T>]: readonly [type: K, body?: Partial<BodyOf<T, K>>, rule?: GivenRef<T>];
}[EventName<T>];
/** An event that must not occur. */
export interface Never<K extends string = string> {
  readonly never: K;
  readonly body: object;
}
export const never = <K extends string>(type: K, body: object = {}): Never<K> => ({ never: type, body });
export type Expected<T extends GameTypes> = readonly (ExpectedEvent<T> | Never<EventName<T>>)[];

/** A last look at the result: throws, or returns false or a sentence when something is wrong. */
export type FinalLook<T extends GameTypes> = (board: T['board'], state: State<T>) => unknown;

/** Plays the script on the scene and compares what happened. Returns the position, for further looks at it. */
export function check<T extends GameTypes>(
  from: Scene<T>,
  script: readonly ScriptItem[],
  expected: Expected<T>,
  look?: FinalLook<T>,
): State<T> {
  const source = scripted(chanceIn(script));
  const course = guarded(from.game.id, null, () => openScene(from, source));
  for (const item of script) if (!isChance(item)) guarded('', course, () => play(course, item));
  if (source.left().length > 0)
    throw new CheckFailed(`chance was scripted and not asked for: ${source.left().map(writeValue).join(', ')}`, course.text());
  judge(course, expected);
  const found = look?.(course.state.board, course.state);
  if (found === false || typeof found === 'string')
    throw new CheckFailed(found === false ? 'the last look found something else' : found, course.text());
  return course.state;
}

const isChance = (item: ScriptItem): item is Chance => 'chance' in item && Array.isArray(item.chance);
/** All that chance is to decide in a script. */
export const chanceIn = (script: readonly ScriptItem[]): readonly Scalar[] => script.flatMap((item) => (isChance(item) ? item.chance : []));
const isRefused = (item: ScriptItem): item is Refused => 'refused' in item;
const isBy = (item: ScriptItem): item is By => 'choice' in item;

/** The script played on the scene, or from a setup, and written down as it goes; nothing is expected of it. */
export function courseOfScript<T extends GameTypes>(from: Scene<T>, script: readonly ScriptItem[], setup?: T['setup']): Course<T> {
  const source = scripted(chanceIn(script));
  const course = setup === undefined ? openScene(from, source) : courseOf(from.game, setup, source);
  for (const item of script) {
    if (isChance(item)) continue;
    const { toAct } = course.state;
    if (isRefused(item)) course.apply(item.by ?? toAct, item.refused);
    else if (isBy(item)) course.apply(item.by, item.choice);
    else course.apply(toAct, item);
  }
  return course;
}

function play<T extends GameTypes>(course: Course<T>, item: Choice | By | Refused): void {
  const { state } = course;
  if (isRefused(item)) {
    const before = state.hash();
    const { refused: choice, refusal } = item;
    if (Object.keys(refusal).length === 0) throw new CheckFailed(`say why this is refused: ${writeValue(choice)}`, course.text());
    const applied = course.apply(item.by ?? state.toAct, choice);
    if (applied.ok) throw new CheckFailed(`this choice should have been refused: ${writeValue(choice)}`, course.text());
    if (!matches(refusal, applied.refusal))
      throw new CheckFailed(`the refusal should be ${writeValue(refusal)} and is ${writeValue(applied.refusal)}`, course.text());
    if (state.hash() !== before) throw new CheckFailed('the refused choice changed the position', course.text());
    return;
  }
  if (state.isOver) throw new CheckFailed(`the game is over before ${writeValue(item)}`, course.text());
  const [seat, choice] = isBy(item) ? [item.by, item.choice] : [state.toAct, item];
  const applied = course.apply(seat, choice);
  if (!applied.ok) throw new CheckFailed(`this choice was refused: ${writeValue(choice)}: ${refusalText(applied.refusal)}`, course.text());
}

/** A bug in the rules or in the script is told with the course that led to it. */
function guarded<V>(name: string, course: { text(): string } | null, run: () => V): V {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof Bug)) throw error;
    throw new CheckFailed(`bug: ${error.message}`, course === null ? `(at the opening of the scene of ${name})` : course.text(), error);
  }
}
