// Owns where a hero wants to be for the adventure's sake: at the exit, at what is to be brought, at what is to be defeated, or where nobody has been.

import { adventureOf } from '../content/cards.ts';
import { THING_CARDS } from '../content/things.ts';
import type { ThingKind } from '../content/types.ts';
import { adjacentTo, caveOf } from '../queries/cave.ts';
import { campOf, isAtLadder } from '../queries/goals.ts';
import { heroAt, SOUTH_HALF, stands, type HeroNo, type Square, type Table, type TileNo } from '../state.ts';
import { edgeSquares, squaresOf, stepsTo } from './map.ts';

export interface Aim {
  /** `explore`: anywhere new; `go`: to these squares; `fight`: beside these. */
  readonly is: 'explore' | 'go' | 'fight';
  readonly squares: readonly Square[];
}

const go = (squares: readonly Square[]): Aim | null => (squares.length === 0 ? null : { is: 'go', squares });
const tileNamed = (table: Table, name: string): TileNo => table.tiles.findIndex(({ tile }) => tile === name);
const besides = (table: Table, square: Square): readonly Square[] => [square, ...adjacentTo(caveOf(table.tiles), square)];

function exitOf(table: Table): Aim | null {
  const { exit } = adventureOf(table.setup.adventure);
  const tile = exit === undefined ? -1 : tileNamed(table, exit.tile);
  if (exit === undefined || tile < 0) return null;
  const squares = squaresOf(table, tile);
  return go(exit.at === 'tile' ? squares : squares.filter((square) => isAtLadder(table, square, tile)));
}

/** Where things are brought to: the ladder, or the camp of the team. */
function homeOf(table: Table, hero: HeroNo): Aim | null {
  const { teams } = adventureOf(table.setup.adventure);
  const tile = teams === true ? campOf(heroAt(table, hero).team) : SOUTH_HALF;
  const squares = squaresOf(table, tile);
  return go(teams === true ? squares : squares.filter((square) => isAtLadder(table, square)));
}

/** What lies about is fetched by whoever stands nearest; who carries something brings it home; the others look for more. */
function fetching(table: Table, hero: HeroNo, kind: ThingKind): Aim | null {
  if (table.things.some(({ by }) => by === hero)) return homeOf(table, hero);
  const lying = table.things.filter(({ kind: one, square, crew }) => {
    const isOurs = crew === -1 || crew === heroAt(table, hero).team;
    return one === kind && THING_CARDS[one].carried && square >= 0 && isOurs;
  });
  const mine = lying.filter(({ square }) => nearest(table, square) === hero);
  return go(mine.flatMap(({ square }) => besides(table, square)));
}

/** Who gets there first, of those who stand and carry nothing. */
function nearest(table: Table, square: Square): HeroNo {
  const steps = stepsTo(table, [square]);
  let found = -1;
  table.heroes.forEach((one, no) => {
    if (!stands(one) || table.things.some(({ by }) => by === no)) return;
    const before = found < 0 ? Number.POSITIVE_INFINITY : (steps[heroAt(table, found).square] ?? 0);
    if ((steps[one.square] ?? 0) < before) found = no;
  });
  return found;
}

function defeating(table: Table): Aim | null {
  const { win, acts } = adventureOf(table.setup.adventure);
  if (win.goal !== 'defeat') return null;
  const villains = table.foes.filter(({ kind }) => kind === win.villain).map(({ square }) => square);
  const things = table.things.filter(({ kind }) => kind === win.destroy?.thing).map(({ square }) => square);
  if (villains.length + things.length > 0) return { is: 'fight', squares: [...villains, ...things] };
  const force = acts.find(({ name }) => name === 'force');
  const tile = force?.name === 'force' ? tileNamed(table, force.tile) : -1;
  return tile < 0 || table.tiles[tile]?.edges.includes('door') !== true ? null : go(squaresOf(table, tile));
}

export function aimOf(table: Table, hero: HeroNo): Aim {
  const { win } = adventureOf(table.setup.adventure);
  const wanted =
    win.goal === 'escape'
      ? exitOf(table)
      : win.goal === 'defeat'
        ? defeating(table)
        : (fetching(table, hero, win.thing) ?? escort(table, hero, win.goal));
  return wanted ?? { is: 'explore', squares: edgeSquares(table) };
}

/** Once the only thing that is wanted is under way, everybody goes with it. */
function escort(table: Table, hero: HeroNo, goal: 'bring' | 'deliver'): Aim | null {
  const isUnderWay = table.things.some(({ by, kind }) => by >= 0 && THING_CARDS[kind].carried);
  return goal === 'bring' && isUnderWay ? homeOf(table, hero) : null;
}
