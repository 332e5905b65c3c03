// Owns the make-up asked of a whole set (7.4): shapes of map cards, kinds and places of Quests, hosts of what cards name, families and costs.

import { hostFaults, placesOf } from '../../src/content/check.ts';
import { type Fault, family, fault, isGlory, type SetCards } from '../../src/content/check-set.ts';
import type { Adventure, Exit, Grade, MapCard } from '../../src/content/types.ts';

const WAYS_ON_AVERAGE = 2.6;
const HOSTS = 2;
const QUESTS_AT_ONE_PLACE = 2;

/** What is asked of a set of two decks, and of a set of one. */
const of = (two: number, one: number, { decks }: SetCards): number => (decks > 1 ? two : one);

export const makeUpFaults = (cards: SetCards): readonly Fault[] => [
  ...mapFaults(cards),
  ...crowdedFaults(cards),
  ...questFaults(cards),
  ...hostFaults(cards, HOSTS),
  ...splitFaults(cards),
];

const waysOf = (exits: readonly Exit[]): number => exits.filter(({ kind }) => kind !== 'wall').length;

/** The shape of a card's ways: a corner has two that do not face each other. */
function shapeOf({ exits }: MapCard): 'dead end' | 'straight' | 'corner' | 'T' | 'cross' {
  const [north, , south] = exits;
  const ways = waysOf(exits);
  if (ways === 4) return 'cross';
  if (ways === 3) return 'T';
  if (ways < 2) return 'dead end';
  return (north.kind === 'wall') === (south.kind === 'wall') ? 'straight' : 'corner';
}

function mapFaults(cards: SetCards): readonly Fault[] {
  const { set, maps } = cards;
  const passages = maps.filter(([, { kind, entrance }]) => kind === 'passage' && entrance !== 'always').map(([, map]) => map);
  const shapes = new Set(passages.map(shapeOf));
  const deadEnds = maps.filter(([, map]) => shapeOf(map) === 'dead end').map(([id]) => id);
  const average = maps.reduce((sum, [, { exits }]) => sum + waysOf(exits), 0) / maps.length;
  const grim = passages.filter((map) => map.grim).length;
  return [
    ...atLeast(set, 'Passages', passages.length, of(6, 4, cards)),
    ...atLeast(set, 'grim Passages', grim, of(2, 1, cards)),
    ...atMost(set, 'grim Passages', grim, of(3, 2, cards)),
    ...(['straight', 'corner', 'T', 'cross'] as const)
      .filter((shape) => !shapes.has(shape))
      .map((shape) => fault(set, `Passage of the shape ${shape}`, 'is missing; give one Passage that shape.')),
    ...atLeast(set, 'ways out of a map card on average', average, WAYS_ON_AVERAGE),
    ...atMost(set, `dead ends (${deadEnds.join(', ')})`, deadEnds.length, of(3, 2, cards)),
  ];
}

const atLeast = (about: string, what: string, n: number, least: number): readonly Fault[] =>
  n >= least ? [] : [fault(about, what, `${n}, where ${least} are the least; add some.`)];
const atMost = (about: string, what: string, n: number, most: number): readonly Fault[] =>
  n <= most ? [] : [fault(about, what, `${n}, where ${most} are the most; take some away.`)];

/** No place is named by more Quests than can be told apart there. */
function crowdedFaults({ maps, quests }: SetCards): readonly Fault[] {
  const named = quests.flatMap(([, quest]) => placesOf(quest));
  return maps
    .filter(([place]) => named.filter((name) => name === place).length > QUESTS_AT_ONE_PLACE)
    .map(([place]) => fault(place, 'Quests', `more than ${QUESTS_AT_ONE_PLACE} name it; move one.`));
}

function questFaults(cards: SetCards): readonly Fault[] {
  const kinds = cards.quests.map(([, { completion }]) => (completion.by === 'threats' ? 'threat' : completion.by));
  return [...new Set(kinds)].flatMap((kind) =>
    atMost(cards.set, `Quests completed by ${kind}`, kinds.filter((other) => other === kind).length, of(4, 2, cards)),
  );
}

const LOW_COST: Readonly<Record<Grade, number>> = { heroic: 2, epic: 4, legendary: 5 };
const CHEAP = 2;
const LOW_MONSTERS = 3;
const LOW_ABILITIES = 2;

function splitFaults(cards: SetCards): readonly Fault[] {
  const { set, decks, heroes, grade, adventures } = cards;
  const count = (name: Adventure['family']): number => family(cards, name).length / decks;
  const volume = (glory: boolean): number =>
    adventures.filter(([, card]) => isGlory(card) === glory).reduce((sum, [, { cost }]) => sum + cost, 0);
  const share = Math.round((100 * volume(true)) / (volume(true) + volume(false)));
  const cheap = adventures.filter(([, card]) => !isGlory(card) && card.cost <= CHEAP).length;
  const lowMonsters = family(cards, 'monster').filter(([, { cost }]) => cost <= LOW_COST[grade]).length;
  const lowAbilities = heroes.filter(([, { ability }]) => (ability.price.glory ?? 0) === 1 || ability.price.glory === undefined).length;
  return [
    ...exactly(set, 'Boons in a deck', count('boon'), 6, 6),
    ...exactly(set, 'Treasures in a deck', count('treasure'), 8, 8),
    ...exactly(set, 'Banes in a deck', count('bane'), 5, 6),
    ...exactly(set, 'monsters in a deck', count('monster'), 7, 8),
    ...exactly(set, 'traps in a deck', count('trap'), 3, 3),
    ...exactly(set, 'share of Glory in the volume of costs', share, 40, 60),
    ...atLeast(set, `Peril cards that cost ${CHEAP} or less`, cheap, of(8, 4, cards)),
    ...atLeast(set, 'monsters at a low cost', lowMonsters, LOW_MONSTERS),
    ...atLeast(set, 'hero abilities at a low cost', lowAbilities, LOW_ABILITIES),
  ];
}

const exactly = (about: string, what: string, n: number, least: number, most: number): readonly Fault[] => [
  ...atLeast(about, what, n, least),
  ...atMost(about, what, n, most),
];
