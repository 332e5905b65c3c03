// Owns finding windows that nobody could use: everybody is told of them all the same, so that nobody can tell them from others.

import { missing, type Fact, type Game, type GameTypes, type State } from '@undercroft/kernel';
import type { Match } from '@undercroft/record';

type Facts = readonly Fact<GameTypes>[];

/** A window that opened and closed while an answer was played: what had happened until it opened, and the board then. */
export interface AutoPassed {
  readonly facts: Facts;
  readonly board: object;
}

export interface Watched<V> {
  readonly value: V;
  /** No step ran: the same window is still open, or the next one of the same list. */
  readonly still: boolean;
  /** Tells the facts apart: those before each such window, and the rest. */
  split(facts: Facts): { readonly silent: readonly AutoPassed[]; readonly rest: Facts };
}

export class AutoPassedWindows {
  private readonly game: Game<GameTypes>;
  private readonly windows: ReadonlySet<string>;

  constructor(game: Game<GameTypes>) {
    this.game = game;
    this.windows = new Set(
      game.procedures.flatMap((one) => one.steps.filter((step) => step.kind === 'window').map((step) => `${one.name} ${step.name}`)),
    );
  }

  /** Plays something on a position and sees which windows it went past. Where one seat plays alone nothing is hidden from anybody. */
  watch<V>(state: State<GameTypes>, play: () => V): Watched<V> {
    let steps = 0;
    let raised = 0;
    const passed: { readonly raised: number; readonly board: object }[] = [];
    state.audit = {
      raised: () => void raised++,
      stepped: (board, name, step) => {
        steps++;
        if (state.seats > 1 && this.windows.has(`${name} ${step}`)) passed.push({ raised, board: this.game.copy(board) });
      },
    };
    try {
      const value = play();
      return { value, still: steps === 0, split: (facts) => splitAt(facts, passed) };
    } finally {
      state.audit = null;
    }
  }
}

/** Outcomes of chance are facts that no event raised; they stay with what follows them. */
function splitAt(
  facts: Facts,
  passed: readonly { readonly raised: number; readonly board: object }[],
): ReturnType<Watched<unknown>['split']> {
  if (passed.length === 0) return { silent: [], rest: facts };
  const silent: AutoPassed[] = [];
  let at = 0;
  let raised = 0;
  for (const window of passed) {
    const from = at;
    while (raised < window.raised) if ((facts[at++] ?? missing()).type !== 'chance') raised++;
    silent.push({ facts: facts.slice(from, at), board: window.board });
  }
  return { silent, rest: facts.slice(at) };
}

/** Where in the rules a question stands: the same for all seats of one window. */
export function placeOf(match: Match<GameTypes>): string {
  const frames = match.state.frames();
  const top = frames.at(-1);
  return top?.passed === undefined ? '' : `${frames.length} ${top.procedure} ${top.step}`;
}
