// Owns the content check: what is wrong with a collection of cards, which card it is, and what to do about it. It returns; nothing here throws.

import { isList, isRecord } from '@undercroft/kernel';
import { COLLECTION, type Collection } from './cards.ts';
import { type AnyCard, checkCard } from './check-card.ts';
import { type Entry, entriesOf, type Fault, fault, type SetCards, setCards } from './check-set.ts';
import { categoriesNamed, categoriesOf, partsOf, terrainsNamed } from './parts.ts';
import { type DeckId, DECKS, type MapCard, SETS } from './types.ts';

/** One message for every fault; an empty list means the cards can be played. */
export function checkSet(collection: Collection = COLLECTION): readonly string[] {
  const sets = SETS.map((set) => setCards(collection, set));
  const faults = [
    ...DECKS.flatMap((deck) => deckFaults(collection, deck)),
    ...sameIdFaults(sets),
    ...sets.flatMap((cards) => [...entriesOf(cards).flatMap(([id, card]) => checkCard(id, card)), ...togetherFaults(cards)]),
  ];
  return faults.map(({ about, what, mend }) => `${about}: ${what}: ${mend}`);
}

/** What the cards of a set need of each other. */
const togetherFaults = (cards: SetCards): readonly Fault[] => [
  ...realmFaults(cards),
  ...placeFaults(cards),
  ...hostFaults(cards, 1),
  ...[...cards.heroes, ...cards.quests]
    .filter(([, { grade }]) => grade !== cards.grade)
    .map(([id]) => fault(id, 'grade', `every card of the set is ${cards.grade}; change it.`)),
];

/** A card lies in the deck it names, and a deck that is played alone has its own Entrance. */
function deckFaults(collection: Collection, deck: DeckId): readonly Fault[] {
  const cards = collection[deck];
  const strangers = Object.entries({ ...cards.heroes, ...cards.quests, ...cards.maps, ...cards.adventures })
    .filter(([, card]) => card.deck !== deck)
    .map(([id, card]) => fault(id, 'deck', `says ${card.deck} and lies in ${deck}; change one of them.`));
  const entrances = Object.values(cards.maps).filter(({ entrance }) => entrance !== null).length;
  return [
    ...strangers,
    ...(entrances === 1 ? [] : [fault(deck, 'Entrance', `there are ${entrances} when it is played alone; make it one.`)]),
  ];
}

/** An id is given once, to a card or to the monster printed on one. */
function sameIdFaults(sets: readonly SetCards[]): readonly Fault[] {
  const ids = sets.flatMap(entriesOf).flatMap(([id, card]) => [id, ...blockIds(card)]);
  return [...new Set(ids.filter((id, i) => ids.indexOf(id) !== i))].map((id) => fault(id, 'id', 'is given twice; rename one of them.'));
}

function blockIds(card: object): readonly string[] {
  return partsOf(card).flatMap(({ monster }) => (isRecord(monster) && typeof monster['id'] === 'string' ? [monster['id']] : []));
}

function realmFaults({ set, maps, realm }: SetCards): readonly Fault[] {
  const strangers = maps.filter(([, map]) => map.realm !== realm);
  const entrances = maps.filter(([, { entrance }]) => entrance === 'always');
  const names = entrances.map(([id]) => id).join(', ');
  return [
    ...strangers.map(([id, map]) => fault(id, 'realm', `is ${map.realm}; the set lies in the ${realm}.`)),
    ...(entrances.length === 1
      ? []
      : [fault(set, 'Entrance', `there are ${entrances.length} (${names}); keep exactly one for the realm.`)]),
  ];
}

/** The map cards that a card names: where a Quest is, where it leads, where a Bane can be shed. */
export function placesOf(card: AnyCard): readonly string[] {
  return partsOf(card).flatMap(({ maps, by, to }) => [
    ...(isList(maps) ? maps.map(String) : []),
    ...(by === 'escort' && typeof to === 'string' ? [to] : []),
  ]);
}

function placeFaults(cards: SetCards): readonly Fault[] {
  const known = new Set(cards.maps.map(([id]) => id));
  return entriesOf(cards).flatMap(([id, card]) =>
    placesOf(card)
      .filter((place) => !known.has(place))
      .map((place) => fault(id, 'location', `names '${place}', which is no map card of ${cards.set}; name another.`)),
  );
}

const isMap = (card: AnyCard): card is MapCard => 'exits' in card;

/** Every category and terrain that a card names stands on so many other cards of the set, at the least. */
export function hostFaults(cards: SetCards, least: number): readonly Fault[] {
  const entries = entriesOf(cards);
  const faults = (id: string, name: string, has: (card: AnyCard) => boolean): readonly Fault[] => {
    const n = entries.filter(([other, card]: Entry<AnyCard>) => other !== id && has(card)).length;
    return n >= least ? [] : [fault(id, `'${name}'`, `is named, but stands on ${n} other cards of the set; ${least} are the least.`)];
  };
  return entries.flatMap(([id, card]) => [
    ...[...categoriesNamed(card)].flatMap((name) => faults(id, name, (other) => categoriesOf(other).includes(name))),
    ...(isMap(card) ? [] : [...terrainsNamed(card)]).flatMap((name) =>
      faults(id, name, (other) => isMap(other) && other.terrain.includes(name)),
    ),
  ]);
}
