// Owns watching a game from inside: whether the board changes only in events, what is shown to whom, and whom a window reached.

import {
  missing,
  at,
  asks,
  isObject,
  keysOf,
  maskOf,
  proceduresOf,
  type EventName,
  type EventRule,
  type EventRules,
  type Frame,
  type Game,
  type GameTypes,
  type Seat,
  type SeatMask,
  type State,
  type Zone,
} from '@undercroft/kernel';
import { found } from './found.ts';
import { Snapshot } from './snapshot.ts';

/** The frames of a position, innermost last. Only the laws look inside a position. */
export const stackOf = <T extends GameTypes>(state: State<T>): readonly Frame[] => state.frames();

/** Freezes plain data recursively, so that a later write throws. */
export function freeze(value: unknown): void {
  if (value === null || typeof value !== 'object' || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
}

/** The seats that a window asks in turn, or several seats at once. */
export function orderOf<T extends GameTypes>(state: State<T>, frame: Frame): readonly Seat[] {
  const procedure = proceduresOf(state.game).get(frame.procedure);
  const step = procedure?.steps[procedure.index.get(frame.step) ?? -1];
  const seats = step !== undefined && asks(step) ? step.fn(state.board, frame.locals) : [];
  return typeof seats === 'number' ? [seats] : (seats ?? []);
}

/** All zones that hold hidden cards, each once: a zone may belong to several pools. */
export const hiddenZones = <T extends GameTypes>(game: Game<T>, board: T['board']): readonly Zone[] => [
  ...new Set(game.hidden(board).flatMap((pool) => pool.zones)),
];

const NONE: readonly string[] = [];

export class Auditor<T extends GameTypes> {
  /** The same game with its events watched. */
  readonly game: Game<T>;
  /** The seats that silent windows went past since the watch began. */
  reached: SeatMask = 0;
  /** The board that is watched, as it was after the latest event. */
  last = new Snapshot(null);
  private board: object | null = null;
  private seats = 0;
  private closely = true;
  /** The names in the answer that is played. */
  private readonly chosen = new Set<string>();
  private readonly learned = new WeakMap<object, SeatMask>();
  private readonly shown = new WeakMap<object, SeatMask>();
  private readonly windows: ReadonlySet<string>;

  constructor(game: Game<T>) {
    const events: { -readonly [K in EventName<T>]: EventRules<T>[K] } = { ...game.events };
    for (const type of keysOf<EventName<T>>(events)) events[type] = this.watched(type, events[type]);
    this.game = { ...game, events };
    this.windows = new Set(
      game.procedures.flatMap((one) => one.steps.filter((step) => step.kind === 'window').map((step) => `${one.name} ${step.name}`)),
    );
  }

  /** Which seats newly learned a card on this board, since it was last forgotten. */
  learnedOn(board: object): SeatMask {
    return this.learned.get(board) ?? 0;
  }

  /** To which seats any card was shown, whether they knew it or not. */
  shownOn(board: object): SeatMask {
    return this.shown.get(board) ?? 0;
  }

  /**
   * Watches one answer being played on a position. The board is compared before every event and at the question: nothing that a
   * step changed on its own gets past these. Closely, it is compared after every step too, which also finds a change that a later
   * step takes back before anything is raised or asked.
   */
  watch<V>(state: State<T>, choice: object, before: Snapshot, closely: boolean, play: () => V): V {
    this.closely = closely;
    this.board = state.board;
    this.seats = state.seats;
    this.chosen.clear();
    namesIn(choice, this.chosen);
    this.last = before;
    this.reached = 0;
    this.learned.delete(state.board);
    this.shown.delete(state.board);
    for (const frame of stackOf(state)) freeze(frame.locals);
    state.audit = {
      raised: (board) => this.noted(board),
      stepped: (board, procedure, step) => {
        if (this.closely) this.compare(board, `step ${step} of ${procedure}`);
        for (const frame of stackOf(state)) freeze(frame.locals);
        if (this.windows.size > 0 && this.windows.has(`${procedure} ${step}`)) this.passedBy(state, step);
      },
    };
    try {
      const value = play();
      this.compare(state.board, 'asking the next question');
      return value;
    } finally {
      state.audit = null;
      this.board = null;
    }
  }

  private passedBy(state: State<T>, step: string): void {
    const frame = stackOf(state).at(-1);
    if (frame !== undefined) for (const seat of orderOf(state, { ...frame, step })) this.reached |= maskOf(seat);
  }

  private noted(board: object): void {
    if (board === this.board) this.last = new Snapshot(board);
  }

  private compare(board: object, where: string): void {
    if (board !== this.board) return;
    const unlike = this.last.difference(board);
    if (unlike !== null) found('events', `the board was changed outside an event, at ${where}: ${unlike}`);
  }

  private watched<Body>(type: string, rule: EventRule<T, Body>): EventRule<T, Body> {
    const { shows } = rule;
    const apply: EventRule<T, Body>['apply'] = (board, body) => {
      if (board !== this.board) return rule.apply(board, body);
      // What an event shows is noted before it is applied, so that its board is compared where it says what it shows.
      if (shows === undefined) this.compare(board, `the moment before ${type}`);
      const told: { readonly seat: Seat; readonly cards: ReadonlySet<string> }[] = [];
      for (let seat = 0; seat < this.seats; seat++) {
        const cards = new Set(this.unknownAmong(board, seat, namedTo(rule, board, body, seat)));
        if (cards.size > 0) told.push({ seat, cards });
      }
      rule.apply(board, body);
      for (const { seat, cards } of told) {
        const still = this.unknownAmong(board, seat, cards)[0];
        if (still !== undefined)
          found(
            'knowledge',
            `${type} names ${still} to seat ${seat}, which may not know where it is: declare the field secret, or who knows the card`,
          );
      }
    };
    if (shows === undefined) return { ...rule, apply };
    return {
      ...rule,
      apply,
      shows: (board, body) => {
        this.compare(board, `the moment before ${type}`);
        const list = shows(board, body);
        for (const { zone, at, to } of list) {
          this.learned.set(board, this.learnedOn(board) | (to & ~(zone.knowers[at] ?? missing())));
          this.shown.set(board, this.shownOn(board) | to);
        }
        return list;
      },
    };
  }

  /** The cards among some names whose place a seat does not know. Cards of which there are several, or that were chosen by name, may be named. */
  private unknownAmong(board: object, seat: Seat, names: ReadonlySet<string>): readonly string[] {
    if (names.size === 0) return NONE;
    const zones = hiddenZones(this.game, board);
    const unknown = zones.flatMap(({ cards, knowers }) =>
      cards.filter((card, i) => names.has(card) && !this.chosen.has(card) && (at(knowers, i) & maskOf(seat)) === 0),
    );
    if (unknown.length === 0) return NONE;
    const all = zones.flatMap((zone) => zone.cards);
    return unknown.filter((card) => all.indexOf(card) === all.lastIndexOf(card));
  }
}

/** What an event names to a seat, judged before it is applied. */
function namedTo<T extends GameTypes, Body>(
  { secret }: EventRule<T, Body>,
  board: T['board'],
  body: Body,
  seat: Seat,
): ReadonlySet<string> {
  const names = new Set<string>();
  for (const field in body) if (((secret?.[field]?.(board, body) ?? maskOf(seat)) & maskOf(seat)) !== 0) namesIn(body[field], names);
  return names;
}

/** All texts in plain data, keys too. */
function namesIn(value: unknown, names: Set<string>): void {
  if (typeof value === 'string') names.add(value);
  else if (Array.isArray(value)) for (const inner of value) namesIn(inner, names);
  else if (isObject(value))
    for (const key in value) {
      names.add(key);
      namesIn(value[key], names);
    }
}
