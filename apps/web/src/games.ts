// Owns what the pages know of games with a board: their doors at once, everything else when it is wanted.

import { doors } from '@undercroft/catalog/doors';
import type { GameBoard, GameDoor } from '@undercroft/web-kit';
import { load } from './loaders.ts';

export { isGame, load } from './loaders.ts';

export const allDoors: readonly GameDoor[] = doors;
export const doorOf = (game: string): GameDoor | null => doors.find((door) => door.id === game) ?? null;

export const boardOf = (game: string): Promise<GameBoard<object>> => load(game, 'board') as Promise<GameBoard<object>>;
