// Owns watching a game from inside: whether the board changes only in events, what is shown to whom, and whom a window reached.

import { digest, maskOf, type EventRule, type Frame, type Game, type GameTypes, type Seat, type SeatMask, type State } from '@undercroft/kernel';
import { found } from './found.ts';

/** The frames of a position, innermost last. Only the laws look inside a position. */
export const stackOf = <T extends GameTypes>(state: State<T>): readonly Frame[] => (state as unknown as { readonly stack: readonly Frame[] }).stack;

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

type AnyRule = EventRule<GameTypes, object>;

export class Auditor<T extends GameTypes> {
  /** The same game with its events watched. */
  readonly game: Game<T>;
  /** The seats that silent windows went past since the watch began. */
  reached: SeatMask = 0;
  private board: object | null = null;
  private last = '';
  private readonly learned = new WeakMap<object, SeatMask>();
  private readonly shown = new WeakMap<object, SeatMask>();
  private readonly windows: ReadonlySet<string>;

  constructor(game: Game<T>) {
    const events = Object.fromEntries(Object.entries(game.events).map(([type, rule]) => [type, this.watched(type, rule as AnyRule)]));
    this.game = { ...game, events: events as unknown as Game<T>['events'] };
    this.windows = new Set(game.procedures.flatMap((one) => one.steps.filter((step) => step.decision?.byName.has('pass') === true).map((step) => `${one.name} ${step.name}`)));
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
  watch<V>(state: State<T>, play: () => V): V {
    this.board = state.board;
    this.last = digest(state.board);
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
    if (board === this.board) this.last = digest(board);
  }

  private compare(board: object, where: string): void {
    if (board === this.board && digest(board) !== this.last) found('events', `the board was changed outside an event, at ${where}`);
  }

  private watched(type: string, rule: AnyRule): AnyRule {
    const { shows } = rule;
    if (shows === undefined) {
      return {
        ...rule,
        apply: (board, body) => {
          this.compare(board, `the moment before ${type}`);
          rule.apply(board, body);
        },
      };
    }
    return {
      ...rule,
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
}
