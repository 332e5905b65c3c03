// Owns what this device noted of the online games it plays: kept in the browser until the game is in its history, and longer.

import { isRecord } from '@undercroft/kernel';
import { readWitness, type Witness, type WitnessStore } from '@undercroft/table';

const KEY = 'undercroft.witness';
/** Games that were played long ago are in the history: the oldest go first. */
const MOST = 40;

/** Where nothing can be kept, it lives as long as the page. */
const here = new Map<string, Witness>();

function kept(): Readonly<Record<string, unknown>> {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return isRecord(all) ? all : {};
  } catch {
    return {};
  }
}

export const witnessOf = (table: string): Witness | null => here.get(table) ?? readWitness(kept()[table]);

export const witnessStore = (table: string): WitnessStore => ({
  read: () => witnessOf(table),
  write(witness) {
    here.set(table, witness);
    try {
      const { [table]: _before, ...others } = kept();
      const all = [...Object.entries(others), [table, witness] as const].slice(-MOST);
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
    } catch {
      // This page still knows it.
    }
  },
});
