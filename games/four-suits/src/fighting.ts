// Owns what is under way while there is a fight: monsters, initiative, whose turn it is, and what waits or lasts.

import { missing } from '@undercroft/kernel';
import type { SpeciesId } from './content/index.ts';
import type { Body, Card, Character, Table, Unit } from './state.ts';
import { FIRST_MONSTER, isMonster, characterAt } from './state.ts';

export interface Monster extends Body {
  readonly species: SpeciesId;
  readonly health: number;
  /** CRD-MON-07: open information; discarded when it is defeated (CRD-COMBAT-12). */
  readonly cards: readonly Card[];
  /** Its treasure card: still in the pile it was set aside from, left from an earlier pile, or taken. */
  readonly treasure: 'pile' | 'under' | 'none';
}

/** What lasts beyond an action and is no status: it ends with its owner's next turn, its next Attack, or the combat. */
export interface Lasting {
  readonly by: Unit;
  readonly what: 'song' | 'guard' | 'aim' | 'flask';
}
/** What happens when Hidden ends (CRD-STATUS-GEN-07). */
export interface Waiting {
  readonly by: Unit;
  readonly what: 'attack' | 'transparent';
  readonly on: Unit;
  readonly mult: number;
}

export type Source = 'tile' | 'trap' | 'puzzle' | 'wandering' | 'hoard' | 'boss';
export type Verdict = 'won' | 'lost' | 'fled';

export interface Fight {
  readonly source: Source;
  readonly level: number;
  readonly round: number;
  readonly monsters: readonly Monster[];
  /** Initiative cards by unit. */
  readonly hands: readonly (readonly Card[])[];
  readonly turn: Unit;
  readonly fled: readonly Unit[];
  readonly lasting: readonly Lasting[];
  readonly waiting: readonly Waiting[];
  readonly verdict: Verdict | null;
}

const NO_HANDS: readonly (readonly Card[])[] = [[], [], [], [], [], [], [], []];
export const newFight = (source: Source, level: number, monsters: readonly Monster[]): Fight => ({
  source,
  level,
  round: 0,
  monsters,
  hands: NO_HANDS,
  turn: -1,
  fled: [],
  lasting: [],
  waiting: [],
  verdict: null,
});

export const fightOf = ({ fight }: Table): Fight => fight ?? missing();
export const monsterAt = (table: Table, unit: Unit): Monster => fightOf(table).monsters[unit - FIRST_MONSTER] ?? missing();
export const bodyOf = (table: Table, unit: Unit): Monster | Character =>
  isMonster(unit) ? monsterAt(table, unit) : characterAt(table, unit);
