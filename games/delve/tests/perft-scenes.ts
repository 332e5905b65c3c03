// Owns the positions that every way to play is counted from, with how deep and by which luck.

import { at, begin, call, zoneOf } from '@undercroft/kernel';
import { highest, lowest, openScene, perftScene, scene, seeded, type FixedChance, type PerftScene, type Scene } from '@undercroft/testkit';
import type { Delve } from '../src/delve.ts';
import { game } from '../src/game.ts';
import { onClear } from '../src/rules/rewards.ts';
import { inTurn, round } from '../src/rules/round.ts';
import { drawing, inRoom, roundIn, setupOf, wall } from './scenes.ts';

const counted = (name: string, depth: number, from: Scene<Delve>, luck: FixedChance = lowest): PerftScene =>
  perftScene(name, depth, () => openScene(from, luck('')).state, luck);

/** The entrance may have any shape, which nobody can count out: the automatic one is taken, and counting begins after it. */
function firstDraw() {
  const { state } = begin(game, setupOf(), lowest(''));
  state.play(0, { act: 'create', first: 'ATK', second: 'AGL' });
  state.play(0, { act: 'automatic' });
  // The luck of a position comes from all of it: without the reserve it does not depend on how many cards the pack has.
  state.board.decks.reserve = zoneOf([]);
  return state;
}

/** The entrance of 9 squares with five exits: north, east, south and two on the west side. */
const fiveExits = drawing(['BRN-109'], {
  change: ({ map }) => {
    const walls = [wall(10, 15, 'N'), wall(11, 16, 'E'), wall(12, 15, 'S'), wall(10, 14, 'W'), wall(12, 14, 'W')];
    map.rooms = [{ ...at(map.rooms, 0), exits: walls.map((one) => ({ wall: one, state: 'open' })) }];
  },
});

export const perftScenes: readonly PerftScene[] = [
  perftScene('setup', 4, () => begin(game, setupOf({ veteran: 3 }), lowest('')).state),
  perftScene('first-draw', 6, firstDraw),
  perftScene('first-draw-by-luck', 5, firstDraw, seeded('first draw')),
  counted('five-exits', 4, fiveExits),
  counted('two-gems', 5, roundIn('TAL-103', { gems: { ruby: 1, emerald: 1 } })),
  counted('two-gems-on-sixes', 5, roundIn('TAL-103', { gems: { ruby: 1, emerald: 1 } }), highest),
  counted('items-at-hand', 4, roundIn('TAL-103', { health: 1, items: ['firepot', 'gaff', 'knuckle', 'cork', 'wick', 'bread'] })),
  counted('volley-in-turn', 2, scene(game, inRoom('TAL-305', {}, { round: 1 }), call(inTurn, {}))),
  counted('test-in-turn', 5, scene(game, inRoom('QUI-109', { gems: { ruby: 1 } }, { round: 1 }), call(inTurn, {}))),
  counted('skills-to-choose', 2, scene(game, inRoom('QUI-306'), call(round, {}))),
  counted('on-clear', 5, scene(game, inRoom('BRN-304', {}, { stage: 'clear', filled: 4 }), call(onClear, {}))),
];
