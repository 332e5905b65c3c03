// Owns the toy game's named positions, for perft.

import { begin, randomFrom } from '@undercroft/kernel';
import { lowest, perftScene, seeded, type PerftScene } from '../perft.ts';
import { toy } from './game.ts';

const opening = (seats: number) => begin(toy, { seats, rounds: 2 }, randomFrom(`opening/${seats}`)).state;

export const perftScenes: readonly PerftScene[] = [
  perftScene('two-seats', 4, () => opening(2), lowest),
  perftScene('three-seats', 5, () => opening(3), seeded('three')),
];
