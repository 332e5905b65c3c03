// Owns what is asked of the printed decks beyond playing: how many cards of each kind, the recommended numbers, a quota for each mechanic.

import { COLLECTION, type Collection, type DeckCards } from '../../src/content/cards.ts';
import { type Fault, fault, setCards } from '../../src/content/check-set.ts';
import { type DeckId, DECKS, SETS } from '../../src/content/types.ts';
import { EXCEPTIONS } from './exceptions.ts';
import { makeUpFaults } from './make-up.ts';
import { quotaFaults } from './quotas.ts';
import { rangeFaults } from './ranges.ts';

/** 7.1: how many cards of each kind the decks have; a card that is added changes its number here. */
export const COUNTS = {
  HCA: { heroes: 3, quests: 7, maps: 11, adventures: 30 },
  HCB: { heroes: 3, quests: 7, maps: 11, adventures: 30 },
  TM: { heroes: 3, quests: 7, maps: 11, adventures: 30 },
  FB: { heroes: 3, quests: 7, maps: 11, adventures: 30 },
  SB: { heroes: 3, quests: 7, maps: 11, adventures: 30 },
} as const satisfies Readonly<Record<DeckId, Readonly<Record<keyof DeckCards, number>>>>;
const KINDS = ['heroes', 'quests', 'maps', 'adventures'] as const satisfies readonly (keyof DeckCards)[];

/** One message for every fault; an empty list means the printed decks are as they were designed. */
export function designFaults(collection: Collection = COLLECTION): readonly string[] {
  const ofSets = SETS.map((set) => setCards(collection, set)).flatMap((cards) => [
    ...makeUpFaults(cards),
    ...rangeFaults(cards),
    ...quotaFaults(cards),
  ]);
  const faults = [...DECKS.flatMap((deck) => countFaults(collection, deck)), ...ofSets];
  const open = faults.filter(({ about, what }) => EXCEPTIONS[about]?.[what] === undefined);
  return [...open, ...needlessExceptions(faults)].map(({ about, what, mend }) => `${about}: ${what}: ${mend}`);
}

const countFaults = (collection: Collection, deck: DeckId): readonly Fault[] =>
  KINDS.flatMap((kind) => {
    const n = Object.keys(collection[deck][kind]).length;
    const wanted = COUNTS[deck][kind];
    return n === wanted ? [] : [fault(deck, kind, `there are ${n}; make it ${wanted}, or change COUNTS of tests/content/faults.ts.`)];
  });

const needlessExceptions = (faults: readonly Fault[]): readonly Fault[] =>
  Object.entries(EXCEPTIONS).flatMap(([about, reasons]) =>
    Object.keys(reasons)
      .filter((what) => !faults.some((other) => other.about === about && other.what === what))
      .map((what) => fault(about, what, 'is an exception that nothing needs any more; take it away.')),
  );
