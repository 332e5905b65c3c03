// Owns watching a game from inside: whether the board changes only in events, what is shown to whom, and whom a window reached.

import {
  maskOf,
  type EventRule,
  type Frame,
  type Game,
  type GameTypes,
  type Seat,
  type SeatMask,
  type State,
  type Zone,
} from '@undercroft/kernel';
import { found } from './found.ts';

/** The frames of a position, innermost last. Only the laws look inside a position. */
export const stackOf = <T extends GameTypes>(state: State<T>): readonly Frame[] => state.frames();

/** A position as text: quicker than its digest, for comparing a position with itself. */
export const textOf = <T extends GameTypes>(state: State<T>): string => JSON.stringify([state.board, stackOf(state), state.offerId]);

/** Freezes plain data all the way down; whoever changes it later is caught in the act. */
export function freeze(value: unknown): void {
  if (value === null || typeof value !== 'object' || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
}

/** The seats that a window asks in turn, or several seats at once. */
export function orderOf<T extends GameTypes>(state: State<T>, frame: Frame): readonly Seat[] {
  const procedure = state.game.procedures.find((one) => one.name === frame.procedure);
  const step = procedure?.steps[procedure.index.get(frame.step) ?? -1];
  const seats = (step?.run as ((board: object, locals: object) => readonly Seat[] | Seat) | undefined)?.(state.board, frame.locals) ?? [];
  return typeof seats === 'number' ? [seats] : seats;
}

/** All zones that hold hidden cards, each once: a zone may belong to several pools. */
export const hiddenZones = <T extends GameTypes>(game: Game<T>, board: T['board']): readonly Zone[] => [
  ...new Set(game.hidden(board).flatMap((pool) => pool.zones)),
];

type AnyRule = EventRule<GameTypes, object>;

export class Auditor<T extends GameTypes> {
  /** The same game with its events watched. */
  readonly game: Game<T>;
  /** The seats that silent windows went past since the watch began. */
  reached: SeatMask = 0;
  private board: object | null = null;
  private seats = 0;
  private choice = '';
  private last = '';
  private readonly learned = new WeakMap<object, SeatMask>();
  private readonly shown = new WeakMap<object, SeatMask>();
  private readonly windows: ReadonlySet<string>;

  constructor(game: Game<T>) {
    const events = Object.fromEntries(Object.entries(game.events).map(([type, rule]) => [type, this.watched(type, rule as AnyRule)]));
    this.game = { ...game, events: events as unknown as Game<T>['events'] };
    this.windows = new Set(
      game.procedures.flatMap((one) =>
        one.steps.filter((step) => step.decision?.byName.has('pass') === true).map((step) => `${one.name} ${step.name}`),
      ),
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

  /** Watches one answer being played on a position. */
  watch<V>(state: State<T>, choice: object, play: () => V): V {
    this.board = state.board;
    this.seats = state.seats;
    this.choice = JSON.stringify(choice);
    this.last = JSON.stringify(state.board);
    this.reached = 0;
    this.learned.delete(state.board);
    this.shown.delete(state.board);
    for (const frame of stackOf(state)) freeze(frame.locals);
    state.audit = {
      raised: (board) => this.noted(board),
      stepped: (board, procedure, step) => {
        this.compare(board, `step ${step} of ${procedure}`);
        for (const frame of stackOf(state)) freeze(frame.locals);
        if (this.windows.has(`${procedure} ${step}`)) this.passedBy(state, step);
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
    if (board === this.board) this.last = JSON.stringify(board);
  }

  private compare(board: object, where: string): void {
    if (board === this.board && JSON.stringify(board) !== this.last) found('events', `the board was changed outside an event, at ${where}`);
  }

  private watched(type: string, rule: AnyRule): AnyRule {
    const { shows } = rule;
    const apply: AnyRule['apply'] = (board, body) => {
      if (board !== this.board) return rule.apply(board, body);
      // What an event shows is noted before it is applied, so that its board is compared where it says what it shows.
      if (shows === undefined) this.compare(board, `the moment before ${type}`);
      const told = Array.from({ length: this.seats }, (_, seat) => namedTo(rule, board, body, seat));
      const before = told.map((text, seat) => this.unknownAmong(board, seat, text));
      rule.apply(board, body);
      before.forEach((cards, seat) => {
        const still = this.unknownAmong(board, seat, told[seat] as string).find((card) => cards.includes(card));
        if (still !== undefined)
          found(
            'knowledge',
            `${type} names ${still} to seat ${seat}, which may not know where it is: declare the field secret, or who knows the card`,
          );
      });
    };
    if (shows === undefined) return { ...rule, apply };
    return {
      ...rule,
      apply,
      shows: (board, body) => {
        this.compare(board, `the moment before ${type}`);
        const list = shows(board, body);
        for (const { zone, at, to } of list) {
          this.learned.set(board, this.learnedOn(board) | (to & ~(zone.knowers[at] as SeatMask)));
          this.shown.set(board, this.shownOn(board) | to);
        }
        return list;
      },
    };
  }

  /** The cards named in a text whose place a seat does not know. Cards of which there are several, or that were chosen by name, may be named. */
  private unknownAmong(board: object, seat: Seat, text: string): readonly string[] {
    const zones = hiddenZones(this.game, board);
    const all = zones.flatMap((zone) => zone.cards);
    const unknown = zones.flatMap(({ cards, knowers }) => cards.filter((_, i) => ((knowers[i] as SeatMask) & maskOf(seat)) === 0));
    const isNamed = (card: string): boolean => text.includes(JSON.stringify(card)) && !this.choice.includes(JSON.stringify(card));
    return unknown.filter((card) => isNamed(card) && all.indexOf(card) === all.lastIndexOf(card));
  }
}

/** What an event tells a seat, as text, judged before it is applied. */
function namedTo(rule: AnyRule, board: object, body: object, seat: Seat): string {
  const secret = (rule.secret ?? {}) as Readonly<Record<string, ((board: object, body: object) => SeatMask) | undefined>>;
  const fields = Object.entries(body).filter(([field]) => ((secret[field]?.(board, body) ?? maskOf(seat)) & maskOf(seat)) !== 0);
  return JSON.stringify(fields.map(([, value]) => value as unknown));
}
