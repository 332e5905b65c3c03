// Owns what a roll that is about to be made may come to: the chance that whoever rolls succeeds, as everything stands that has been announced.

import { at } from '@undercroft/kernel';
import { combatOf, playerOf, type About, type Attack, type Fighter, type Table } from '../state.ts';
import { announced, dieBonus, type DieNow } from './dice.ts';
import { canWound, valueOf } from './fight.ts';
import { stepsToEntrance } from './moves.ts';
import { scoreOf } from './scores.ts';

export type Roll = Extract<About, { is: 'roll' }>;

/** How a roll may end for whoever makes it; of a fight also that it ends in nothing. */
export interface Prospect {
  readonly wins: number;
  readonly loses: number;
}

const NOTHING: DieNow = { add: 0, set: 0, dice: 1 };
const FACES = 6;

const EACH_FACE: readonly number[] = Array.from({ length: FACES }, (_, i) => i + 1);
const MOST_DICE = 4;
const bestOf = (dice: number): readonly number[] => EACH_FACE.map((face) => (face / FACES) ** dice - ((face - 1) / FACES) ** dice);
const BEST_OF: readonly (readonly number[])[] = Array.from({ length: MOST_DICE + 1 }, (_, dice) => bestOf(dice));
/** The chance of each face, of the best of so many dice. */
function facesOf({ set, dice }: DieNow): readonly number[] {
  if (set > 0) return EACH_FACE.map((face) => (face === set ? 1 : 0));
  return BEST_OF[dice] ?? bestOf(dice);
}

/** The attack that is under way where a roll of a fight is about to be made. */
export function attackAhead(table: Table, about: About | null): Attack | null {
  if (about?.is !== 'roll' || (about.roll !== 'attack' && about.roll !== 'counter-attack') || table.combats.length === 0) return null;
  const { attacks, now } = combatOf(table);
  return attacks[now] ?? null;
}

/** What whoever rolls adds to the die, as far as it is known now. */
export function addedAhead(table: Table, about: Roll): number {
  const attack = attackAhead(table, about);
  if (attack !== null) return about.roll === 'attack' ? addIn(table, attack, 'attack') : addIn(table, attack, 'counter-attack');
  const { seat, roll, score, space } = about;
  const base = score !== undefined ? scoreOf(table, seat, score) : roll === 'search' ? stepsToEntrance(table, seat) : 0;
  return base + dieBonus(table, { is: 'hero', seat }, roll, null, space) + announced(table, seat, roll).add;
}

function addIn(table: Table, { by, on, form, space }: Attack, part: 'attack' | 'counter-attack'): number {
  const [fighter, opponent]: readonly [Fighter, Fighter] = part === 'attack' ? [by, on] : [on, by];
  return (
    valueOf(table, fighter, form, part, opponent, space) +
    dieBonus(table, fighter, part, opponent, space) +
    announced(table, fighter.seat, part).add
  );
}

/** Of a roll, with a further change of its die; null: nothing tells what it has to reach. */
export function prospectOf(table: Table, about: Roll, change: DieNow = NOTHING): Prospect | null {
  const said = announced(table, about.seat, about.roll);
  const die: DieNow = { add: change.add, set: Math.max(said.set, change.set), dice: Math.max(said.dice, change.dice) };
  const add = addedAhead(table, about) + die.add;
  const attack = attackAhead(table, about);
  if (attack !== null) return inFight(table, attack, about.roll === 'attack', add, facesOf(die));
  if (about.need === undefined) return null;
  const { need } = about;
  const wins = facesOf(die).reduce((sum, part, i) => sum + (i + 1 + add >= need ? part : 0), 0);
  return { wins, loses: 1 - wins };
}

function inFight(table: Table, attack: Attack, attacks: boolean, add: number, faces: readonly number[]): Prospect {
  const { by, on, form, total } = attack;
  const other = attacks ? addIn(table, attack, 'counter-attack') : 0;
  let more = 0;
  let less = 0;
  faces.forEach((part, i) => {
    const mine = i + 1 + add;
    // Of an attack the answer is still to be rolled; of a counter-attack the attack lies on the table.
    for (let face = 1; face <= (attacks ? FACES : 1); face++) {
      const theirs = attacks ? face + other : total;
      const share = part / (attacks ? FACES : 1);
      if (mine > theirs) more += share;
      else if (mine < theirs) less += share;
    }
  });
  const [roller, opponent] = attacks ? [by, on] : [on, by];
  return {
    wins: canWound(table, roller, form, opponent) ? more : 0,
    loses: canWound(table, opponent, form, roller) ? less : 0,
  };
}

/** Rolls that decide about a Quest. */
const QUEST_ROLLS: readonly string[] = ['quest', 'chance', 'search'];
/** Whose Quest is decided by this roll: that of whoever rolls for it, or of whoever its monster attacks; -1: nobody's. */
export function questerAhead(table: Table, about: About | null): number {
  if (about?.is !== 'roll') return -1;
  if (QUEST_ROLLS.includes(about.roll)) return about.seat;
  const attack = attackAhead(table, about);
  return attack?.by.is === 'quest' && about.roll === 'attack' ? attack.on.seat : -1;
}

/** Rolls of one's own that may end in a wound. */
const WOUNDING: readonly string[] = ['spikes', 'trapped-exit', 'trap', 'special', 'quest', 'card', 'space'];
/** Whether a seat may lose Life by the very roll that is about to be made. */
export function isAtRisk(table: Table, seat: number, about: About | null): boolean {
  if (about?.is !== 'roll') return false;
  const attack = attackAhead(table, about);
  if (attack === null) return about.seat === seat && WOUNDING.includes(about.roll);
  const { by, on } = attack;
  // The last roll of the exchange: after it the wound falls.
  return about.roll === 'counter-attack' && [by, on].some((one) => one.is === 'hero' && one.seat === seat);
}

/** So little Life that the next wound or two may be the last. */
const FEW_LIVES = 2;
export const isInDanger = (table: Table, seat: number, about: About | null): boolean =>
  at(table.players, seat).life <= FEW_LIVES && playerOf(table, seat).alive && isAtRisk(table, seat, about);
