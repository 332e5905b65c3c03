// Owns the figures of a table that follow from rules, for whoever shows it: what heroes and foes are worth now, what foes would do, and how far the adventure is.

import { adventureOf } from '../content/cards.ts';
import { NOBODY, NOWHERE, type EdgeNo, type Figure, type HeroNo, type Table } from '../state.ts';
import { isAtEdge } from './actions.ts';
import { caveOf } from './cave.ts';
import { armourClass, maxHp, type Duel } from './duel.ts';
import { closestOf, quarries } from './foes.ts';
import { wardFor } from './items.ts';
import { losingLevel } from './goals.ts';
import { movementLeft } from './reach.ts';
import { speedOf } from './speed.ts';
import { maxFoeHp } from './strength.ts';
import { isDrowsy, tacticFor } from './tactics.ts';

export interface HeroFigures {
  /** The most HP it can have, its AC against a foe beside it, and its speed now. */
  readonly most: number;
  readonly ac: number;
  readonly speed: number;
}
export interface FoeFigures {
  readonly most: number;
  readonly ac: number;
  /** CAV-MONSTER-07: the tactic that would be carried out if it acted now, or -1; and the figure that is closest to it. */
  readonly tactic: number;
  readonly closest: Figure;
}
export interface Reckoned {
  readonly heroes: readonly HeroFigures[];
  /** In the order of the foes on the table. */
  readonly foes: readonly FoeFigures[];
  /** Squares left in the move under way; 0: none is. */
  readonly left: number;
  readonly unexplored: readonly EdgeNo[];
  /** The active hero stands where ending the Hero Phase explores. */
  readonly atEdge: boolean;
  /** The number of a track at which the adventure is lost, and the number of objects that win it; null: neither. */
  readonly lost: number | null;
  readonly wanted: number | null;
}

const against = (table: Table, on: Figure, by: Figure): number => {
  const duel: Duel = { by, device: null, from: NOWHERE, on, die: 0 };
  return armourClass(table, duel, wardFor(table, duel));
};

function foeFigures(table: Table, foe: Table['foes'][number]): FoeFigures {
  const [closest = NOBODY] = closestOf(table, quarries(table), foe.square);
  const tactic = isDrowsy(table, foe.id) ? -1 : tacticFor(table, foe.id);
  return { most: maxFoeHp(table, foe.kind), ac: against(table, foe.id, table.active), tactic, closest };
}

export function reckonedOf(table: Table): Reckoned {
  const { win } = adventureOf(table.setup.adventure);
  return {
    heroes: table.heroes.map((hero, no: HeroNo) => ({ most: maxHp(hero), ac: against(table, no, NOBODY), speed: speedOf(table, no) })),
    foes: table.foes.map((foe) => foeFigures(table, foe)),
    left: table.acting.walked >= 0 && table.heroes.length > 0 ? movementLeft(table) : 0,
    unexplored: caveOf(table.tiles).unexplored,
    atEdge: table.heroes.length > 0 && isAtEdge(table, table.active),
    lost: losingLevel(table),
    wanted: win.goal === 'deliver' ? win.n : win.goal === 'defeat' ? (win.destroy?.n ?? null) : null,
  };
}
