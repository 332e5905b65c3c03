// Owns the figures of a single position, for any game: clone, legal, view, save, load and hash.

import { load, type Game, type GameTypes, type State } from '@undercroft/kernel';
import { interleaved, rateOf, type Contender, type Effort } from '../measure.ts';
import type { Row } from '../report.ts';

/** Where results go, so that no work is optimised away. */
const results: unknown[] = [];

/** Until a copy is compiled as well as it will be takes some hundred thousand of them: so many times the time of a round goes before. */
const WARM_UP = 10;

/** One pass over all positions is one piece of work. */
export function overAll<P>(name: string, positions: readonly P[], act: (position: P) => unknown): Contender {
  return {
    name,
    work: () => {
      for (const position of positions) results[0] = act(position);
      return positions.length;
    },
  };
}

export function positionRows<T extends GameTypes>(
  game: Game<T>,
  positions: readonly State<T>[],
  effort: Effort,
  column: string,
): readonly Row[] {
  const saved = positions.map((state) => state.save());
  const contenders = [
    overAll('clone', positions, (state) => state.clone()),
    overAll('legal', positions, (state) => state.legal(state.toAct)),
    overAll('view', positions, (state) => state.view(0)),
    overAll('save', positions, (state) => state.save()),
    overAll('load', saved, (position) => load(game, position)),
    overAll('hash', positions, (state) => state.hash()),
  ];
  for (const { work } of contenders) rateOf(work, effort.ms * WARM_UP);
  const measured = interleaved(contenders, effort);
  return contenders.map(({ name }) => ({ what: name, unit: 'µs', figures: { [column]: measured.micros(name) } }));
}
