// Owns how many HP figures have at most.

import { missing } from '@undercroft/kernel';
import { isVillain, monsterOf, villainOf, type FoeKind } from '../content/cards.ts';
import type { Table } from '../state.ts';

/** CAV-VILLAIN-13: a villain's depend on the number of heroes that started. */
export const maxFoeHp = ({ setup }: Table, kind: FoeKind): number =>
  isVillain(kind) ? (villainOf(kind).hp[setup.heroes - 1] ?? missing()) : monsterOf(kind).hp;
