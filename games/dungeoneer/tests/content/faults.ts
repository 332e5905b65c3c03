// Owns what is asked of the printed decks beyond playing: how many cards of each kind, the recommended numbers, a quota for each mechanic.

import { COLLECTION, type Collection } from '../../src/content/cards.ts';
import { type Fault, fault, setCards } from '../../src/content/check-set.ts';
import { type DeckId, DECKS, SETS } from '../../src/content/types.ts';
import { EXCEPTIONS } from './exceptions.ts';
import { makeUpFaults } from './make-up.ts';
import { quotaFaults } from './quotas.ts';
import { rangeFaults } from './ranges.ts';

/** 7.1: the decks as they are printed. */
const COUNTS = { heroes: 3, quests: 7, maps: 11, adventures: 30 } as const;

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
  (Object.keys(COUNTS) as (keyof typeof COUNTS)[]).flatMap((kind) => {
    const n = Object.keys(collection[deck][kind]).length;
    return n === COUNTS[kind] ? [] : [fault(deck, kind, `there are ${n}; make it ${COUNTS[kind]}.`)];
  });

const needlessExceptions = (faults: readonly Fault[]): readonly Fault[] =>
  Object.entries(EXCEPTIONS).flatMap(([about, reasons]) =>
    Object.keys(reasons)
      .filter((what) => !faults.some((other) => other.about === about && other.what === what))
      .map((what) => fault(about, what, 'is an exception that nothing needs any more; take it away.')),
  );
