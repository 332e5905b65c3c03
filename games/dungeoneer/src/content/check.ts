// Owns the content check: what is wrong with the cards, which card it is, and what to do about it.

import { COLLECTION, type Collection } from './cards.ts';
import { EXCEPTIONS } from './check-exceptions.ts';
import { quotaFaults } from './check-quotas.ts';
import { darkFaults, rangeFaults } from './check-ranges.ts';
import { entriesOf, type Fault, fault, setCards } from './check-set.ts';
import { structureFaults } from './check-structure.ts';
import { type DeckId, DECKS, SETS } from './types.ts';

const COUNTS = { heroes: 3, quests: 7, maps: 11, adventures: 30 } as const;

/** One message for every fault; an empty list means the cards can be played. */
export function contentFaults(collection: Collection = COLLECTION): readonly string[] {
  const faults = [...DECKS.flatMap((deck) => deckFaults(collection, deck)), ...sameIdFaults(collection), ...setFaults(collection)];
  const open = faults.filter(({ about, what }) => EXCEPTIONS[about]?.[what] === undefined);
  return [...open, ...needlessExceptions(faults)].map(({ about, what, mend }) => `${about}: ${what}: ${mend}`);
}

const setFaults = (collection: Collection): readonly Fault[] =>
  SETS.map((set) => setCards(collection, set)).flatMap((cards) => [
    ...structureFaults(cards),
    ...rangeFaults(cards),
    ...darkFaults(cards),
    ...quotaFaults(cards),
    ...[...cards.heroes, ...cards.quests]
      .filter(([, { grade }]) => grade !== cards.grade)
      .map(([id]) => fault(id, 'grade', `every card of the set is ${cards.grade}; change it.`)),
  ]);

/** 7.1, and a deck that is played alone has its own Entrance. */
function deckFaults(collection: Collection, deck: DeckId): readonly Fault[] {
  const cards = collection[deck];
  const counts = (Object.keys(COUNTS) as (keyof typeof COUNTS)[]).flatMap((kind) => {
    const n = Object.keys(cards[kind]).length;
    return n === COUNTS[kind] ? [] : [fault(deck, kind, `there are ${n}; make it ${COUNTS[kind]}.`)];
  });
  const strangers = Object.entries({ ...cards.heroes, ...cards.quests, ...cards.maps, ...cards.adventures })
    .filter(([, card]) => card.deck !== deck)
    .map(([id, card]) => fault(id, 'deck', `says ${card.deck} and lies in ${deck}; change one of them.`));
  const entrances = Object.values(cards.maps).filter(({ entrance }) => entrance !== null).length;
  return [
    ...counts,
    ...strangers,
    ...(entrances === 1 ? [] : [fault(deck, 'Entrance', `there are ${entrances} when it is played alone; make it one.`)]),
  ];
}

/** An id is given once, to a card or to the monster printed on one. */
function sameIdFaults(collection: Collection): readonly Fault[] {
  const ids = SETS.flatMap((set) => entriesOf(setCards(collection, set))).flatMap(([id, card]) => [id, ...blockIds(card)]);
  return [...new Set(ids.filter((id, i) => ids.indexOf(id) !== i))].map((id) => fault(id, 'id', 'is given twice; rename one of them.'));
}

function blockIds(card: object): readonly string[] {
  const { monster, completion } = card as { readonly monster?: { id: string } | null; readonly completion?: { monster?: { id: string } } };
  return [monster, completion?.monster].flatMap((block) => (block ? [block.id] : []));
}

const needlessExceptions = (faults: readonly Fault[]): readonly Fault[] =>
  Object.entries(EXCEPTIONS).flatMap(([about, reasons]) =>
    Object.keys(reasons)
      .filter((what) => !faults.some((other) => other.about === about && other.what === what))
      .map((what) => fault(about, what, 'is an exception that nothing needs any more; take it away.')),
  );
