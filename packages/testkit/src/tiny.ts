// Owns a game of almost nothing, for tests of one property each: a board that only notes what happened.

import { begin, type Choice, type Game, type Procedure, type Scalar, type State } from '@undercroft/kernel';
import { numberAt } from './json.ts';
import { scripted } from './scripted.ts';

export interface TinyBoard {
  readonly seats: number;
  readonly log: string[];
  over: boolean;
}
export interface Tiny {
  readonly board: TinyBoard;
  readonly setup: { readonly seats: number };
  readonly view: { readonly log: readonly string[] };
  readonly rule: `TNY-${string}`;
  readonly events: { noted: { readonly what: string }; stopped: { readonly why: string } };
}
export type TinyProcedure = Procedure<Tiny, never>;

/** A game made of a main procedure and the others that it calls. */
export function tiny(main: Procedure<Tiny, object>, ...others: readonly TinyProcedure[]): Game<Tiny> {
  return {
    id: 'tiny',
    rulesVersion: 1,
    migrations: {},
    bound: 100,
    checkSetup: (raw) => ({ ok: true, setup: { seats: numberAt(raw, 'seats') } }),
    seats: ({ seats }) => seats,
    begin: ({ seats }) => ({ seats, log: [], over: false }),
    main,
    procedures: [main, ...others],
    events: {
      noted: { apply: (board, { what }) => void board.log.push(what) },
      stopped: {
        apply: (board) => {
          board.over = true;
        },
      },
    },
    copy: (board) => ({ ...board, log: board.log.slice() }),
    view: ({ log }) => ({ log: log.slice() }),
    ended: (board) => board.over,
    returns: (board) => Array.from({ length: board.seats }, () => 0),
    hidden: () => [],
  };
}

/** The tiny game run to its first question, with scripted chance. */
export const started = (game: Game<Tiny>, seats = 2, chance: readonly Scalar[] = []): State<Tiny> =>
  begin(game, { seats }, scripted(chance)).state;

/** Plays answers of the seat to act; a refusal is an error. */
export function answer(state: State<Tiny>, ...choices: readonly Choice[]): State<Tiny> {
  for (const choice of choices) {
    const applied = state.apply(state.toAct, choice);
    if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
  }
  return state;
}
