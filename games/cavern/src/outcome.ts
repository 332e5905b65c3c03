// Owns how a game ends, what it is worth to each seat, and what linked adventures hand on.

import type { Json } from '@undercroft/kernel';
import { ADVENTURE_IDS, adventureOf } from './content/cards.ts';
import { heroAt, seatOf, type Board } from './state.ts';

export const ended = ({ result }: Board): boolean => result !== null;

/** CAV-GEN-02: all win together or lose together, unless teams compete (CAV-TEAM-01). */
export function returns(board: Board): readonly number[] {
  const winner = board.result?.winner ?? -1;
  return Array.from({ length: board.setup.players }, (_, seat) => {
    const own = board.heroes.findIndex((_hero, no) => seatOf(board, no) === seat);
    return winner >= 0 && own >= 0 && heroAt(board, own).team === winner ? 1 : 0;
  });
}

/** CAV-CAMP-02: a defeat is played again; after a win comes the next adventure for as many heroes. */
export function next({ setup, result }: Board): object | null {
  const { carried: _carried, ...same } = setup;
  if (!setup.linked) return null;
  if (result?.winner !== 0) return same;
  const after = ADVENTURE_IDS.slice(ADVENTURE_IDS.indexOf(setup.adventure) + 1);
  const adventure = after.find((id) => adventureOf(id).teams !== true && adventureOf(id).heroes.includes(setup.heroes));
  return adventure === undefined ? null : { ...same, adventure };
}

/** CAV-CAMP-01 to CAV-CAMP-04: level, powers and items go along, face up; experience does not (CAV-CAMP-03). */
export function carry({ setup, result, heroes, surgesSpent }: Board): Json {
  const repeats = Math.max(0, setup.carried?.surges ?? 0);
  const surges = result?.winner === 0 ? (surgesSpent === 0 ? -1 : 0) : repeats + 1;
  return {
    surges,
    heroes: heroes.map(({ id, level, up, down, items }) => ({
      hero: id,
      level,
      powers: [...up, ...down],
      items: items.map(({ card }) => card),
    })),
  };
}
