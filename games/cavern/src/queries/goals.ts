// Owns how adventures are won and lost, as far as the board tells (CAV-TURN-04, CAV-END-01 to CAV-END-04).

import { missing, pileSize } from '@undercroft/kernel';
import { adventureOf } from '../content/cards.ts';
import { heroAt, SOUTH_HALF, type Board, type HeroNo, type Result, type Square, type Table, type Team } from '../state.ts';
import { caveOf, isAdjacent, tileOfSquare } from './cave.ts';
import { awaited } from './laying.ts';

/** The ladder of a tile, and whether a square is on or adjacent to it. */
export function isAtLadder(table: Table, square: Square, tile = SOUTH_HALF): boolean {
  const cave = caveOf(table.tiles);
  const ladder = cave.features[tile] ?? -1;
  return square === ladder || isAdjacent(cave, square, ladder);
}

/** CAV-ESCAPE-01: whether a hero stands where the adventure lets it leave. */
export function isAtExit(table: Table, hero: HeroNo): boolean {
  const { exit } = adventureOf(table.setup.adventure);
  const { square } = heroAt(table, hero);
  if (exit === undefined || square < 0) return false;
  const tile = table.tiles.findIndex((placed) => placed.tile === exit.tile);
  if (tile < 0) return false;
  return exit.at === 'tile' ? tileOfSquare(square) === tile : isAtLadder(table, square, tile);
}

/** A8: the half of Ladder Landing that is the camp of a team. */
export const campOf = (team: Team): number => team;

const BOTH: readonly Team[] = [0, 1];
const other = (team: Team): Team => (team === 0 ? 1 : 0);
const ofHeroes = (table: Table, list: readonly number[]): number => list[table.setup.heroes - 1] ?? missing();

/** At which number of a track the adventure is lost, or null. */
export function losingLevel(table: Table): number | null {
  const { lose } = adventureOf(table.setup.adventure);
  return lose === undefined ? null : ofHeroes(table, lose.at);
}
/** A6: whether the water is at the cold level. */
export function isCold(table: Table): boolean {
  const { cold } = adventureOf(table.setup.adventure);
  return cold !== undefined && table.tracks.water >= ofHeroes(table, cold);
}

/** The team that has won, where the goal is met. */
function winnerOf(board: Board): Team | null {
  const { win, teams } = adventureOf(board.setup.adventure);
  switch (win.goal) {
    case 'escape':
      return board.heroes.length > 0 && board.heroes.every(({ escaped }) => escaped) ? 0 : null;
    case 'bring':
      // Told by the end of the Hero Phase in which it is brought (A2).
      return board.delivered[0] > 0 ? 0 : null;
    case 'defeat':
      return board.vanquished.includes(win.villain) && board.destroyed >= (win.destroy?.n ?? 0) ? 0 : null;
    case 'deliver':
      return BOTH.find((team) => (board.delivered[team] ?? 0) >= win.n) ?? (teams === true ? byCount(board) : null);
  }
}

/** A8: nothing is left to be found or brought: more crystals win, then the earlier last delivery. */
function byCount({ stack, things, delivered, lastDelivery, phase, drawn }: Board): Team | null {
  if (phase === 'setup' || drawn !== null || pileSize(stack) > 0 || things.some(({ kind }) => kind === 'crystal')) return null;
  const [lantern, ember] = delivered;
  if (lantern !== ember) return lantern > ember ? 0 : 1;
  return lastDelivery === -1 ? 0 : other(lastDelivery);
}

/** CAV-TURN-04: if one effect meets both, the heroes win. */
export function resultOf(board: Board): Result | null {
  const winner = winnerOf(board);
  if (winner !== null) return { winner };
  const level = losingLevel(board);
  const { lose } = adventureOf(board.setup.adventure);
  if (level !== null && lose !== undefined && board.tracks[lose.track] >= level) return { winner: -1 };
  // CAV-END-04: no way on for a tile that the adventure needs.
  if (board.phase !== 'setup' && awaited(board).length > 0 && caveOf(board.tiles).unexplored.length === 0) return { winner: -1 };
  return null;
}
/** CAV-SURGE-03, CAV-TEAM-04: a team that must spend a surge and has none loses. */
export const lossOf = (table: Table, team: Team): Result => ({
  winner: adventureOf(table.setup.adventure).teams === true ? other(team) : -1,
});
