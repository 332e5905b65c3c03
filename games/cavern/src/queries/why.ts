// Owns why there is nothing to choose for an act that is closed without a reason of its own.

import type { Why } from '@undercroft/kernel';
import { powerOf } from '../content/cards.ts';
import { activeHero, type Table } from '../state.ts';
import { caveOf, distance, FAR } from './cave.ts';
import { closestOf } from './foes.ts';
import { squareOf } from './figures.ts';

const why = (rule: Why['rule'], key: string, args?: Why['args']): Why => (args === undefined ? { rule, key } : { rule, key, args });

/** CAV-COMBAT-01, CAV-COMBAT-02: nobody is within reach of any power; the nearest foe is so far away. */
function noTarget(table: Table): Why {
  const { square, up } = activeHero(table);
  const nearest =
    square < 0
      ? undefined
      : closestOf(
          table,
          table.foes.map(({ id }) => id),
          square,
        )[0];
  if (nearest === undefined) return why('CAV-COMBAT-01', 'no-foe');
  const far = distance(caveOf(table.tiles), square, squareOf(table, nearest));
  const powers = up.filter((id) => powerOf(id).kind !== 'utility').length;
  return powers === 0 || far === FAR ? why('CAV-COMBAT-01', 'no-foe') : why('CAV-COMBAT-02', 'no-target', { foe: nearest, tiles: far });
}

const NOTHING: Readonly<Record<string, Why>> = {
  walk: why('CAV-MOVE-01', 'no-way'),
  run: why('CAV-MOVE-01', 'no-way'),
  disable: why('CAV-TRAP-07', 'no-trap'),
  snatch: why('CAV-TEAM-05', 'no-rival'),
  use: why('CAV-POWER-09', 'nothing-to-use'),
  take: why('CAV-OBJ-01', 'nothing-to-take'),
  drop: why('CAV-OBJ-01', 'carries-nothing'),
};

export const whyNothing = (table: Table, decision: string, act: string): Why | null =>
  decision !== 'hero' ? null : act === 'attack' ? noTarget(table) : (NOTHING[act] ?? null);
