// Owns the proof of the law of the map: a second law, written from the text of the rules and slow, agrees with it on many random maps.

import { missing, randomFrom, type Random } from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import { DECK_LISTS, mapOf, type MapId } from '../src/content/cards.ts';
import type { DeckId, Exit, Realm } from '../src/content/types.ts';
import { legalPlaces, nothingStranded, placeName, readPlace, withCard, type Law, type Placement } from '../src/queries/map.ts';
import { stepsToEntrance } from '../src/queries/moves.ts';
import { EDITIONS, type Edition } from '../src/setup.ts';
import { NOWHERE, type Space } from '../src/state.ts';
import { boardWith, CROSS, type Laid } from './scenes.ts';

interface Lying extends Placement {
  readonly card: MapId;
  readonly exits: Sides;
}
type Sides = readonly [Exit, Exit, Exit, Exit];

const NEIGHBOURS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const at = (x: number, y: number): string => `${x}/${y}`;

/** DGN-BUILD-05: a turned card swaps north with south and east with west. */
function lying(card: MapId, { x, y, turned }: Placement): Lying {
  const [n, e, s, w] = mapOf(card).exits;
  return { card, x, y, turned, exits: turned ? [s, w, n, e] : [n, e, s, w] };
}

interface Table {
  readonly map: readonly Lying[];
  readonly edition: Edition;
  readonly entrances: ReadonlySet<MapId>;
  /** Map cards of the realm that are not placed yet, without the one to be placed. */
  readonly unplaced: readonly MapId[];
}

const cellsOf = (map: readonly Lying[]): ReadonlyMap<string, Lying> => new Map(map.map((one) => [at(one.x, one.y), one]));
const isWall = (exit: Exit): boolean => exit.kind === 'wall';

/** DGN-BUILD-14. */
function viable(cells: ReadonlyMap<string, Lying>, one: Lying, side: number): boolean {
  const [dx, dy] = NEIGHBOURS[side] ?? missing();
  const other = cells.get(at(one.x + dx, one.y + dy));
  if (other === undefined || mapOf(other.card).realm !== mapOf(one.card).realm) return false;
  return !isWall(one.exits[side] ?? missing()) && !isWall(other.exits[(side + 2) % 4] ?? missing());
}

/** DGN-BUILD-06: everything can be reached from the first card. */
function allReached(map: readonly Lying[]): boolean {
  const cells = cellsOf(map);
  const seen = new Set<Lying>([map[0] ?? missing()]);
  for (const one of seen)
    NEIGHBOURS.forEach(([dx, dy], side) => {
      if (viable(cells, one, side)) seen.add(cells.get(at(one.x + dx, one.y + dy)) ?? missing());
    });
  return seen.size === map.length;
}

/** DGN-BUILD-07, A-13. */
function open({ edition, entrances, unplaced }: Table, map: readonly Lying[]): boolean {
  if (unplaced.length === 0) return true;
  const passageLeft = unplaced.some((card) => mapOf(card).kind === 'passage' && !entrances.has(card));
  const cells = cellsOf(map);
  return map.some((one) =>
    NEIGHBOURS.some(([dx, dy], side) => {
      if (isWall(one.exits[side] ?? missing()) || cells.has(at(one.x + dx, one.y + dy))) return false;
      return edition === '2.3c' || !entrances.has(one.card) || passageLeft;
    }),
  );
}

/** Whether a card may lie there, rule by rule. */
function legal(table: Table, card: MapId, place: Placement): boolean {
  const { map, edition, entrances } = table;
  const cells = cellsOf(map);
  if (cells.has(at(place.x, place.y))) return false;
  const one = lying(card, place);
  const whole = [...map, one];
  const after = cellsOf(whole);
  // DGN-BUILD-03, -13.
  if (![0, 1, 2, 3].some((side) => viable(after, one, side))) return false;
  // DGN-BUILD-08, A-14.
  const beside = NEIGHBOURS.flatMap(([dx, dy]) => cells.get(at(place.x + dx, place.y + dy))?.card ?? []);
  const isPassage = (other: MapId): boolean => mapOf(other).kind === 'passage' && !entrances.has(other);
  if (edition === '2.1' && !isPassage(card) && beside.some((other) => entrances.has(other))) return false;
  if (edition === '2.1' && entrances.has(card) && !beside.every(isPassage)) return false;
  return allReached(whole) && open(table, whole);
}

/** Every cell of the bounding box and one around it, both ways round, in the order of the law. */
function naivePlaces(table: Table, card: MapId): readonly string[] {
  const xs = table.map.map(({ x }) => x);
  const ys = table.map.map(({ y }) => y);
  const found: string[] = [];
  for (let y = Math.min(...ys) - 1; y <= Math.max(...ys) + 1; y++)
    for (let x = Math.min(...xs) - 1; x <= Math.max(...xs) + 1; x++)
      for (const turned of [false, true]) if (legal(table, card, { x, y, turned })) found.push(placeName({ x, y, turned }));
  return found;
}

const lawOf = ({ edition, entrances, unplaced }: Table): Law => ({
  isEntrance: (card) => entrances.has(card),
  passagesAtEntrance: edition === '2.1',
  left: unplaced.length,
  passagesLeft: unplaced.filter((card) => mapOf(card).kind === 'passage' && !entrances.has(card)).length,
});

function shuffled<V>(of: readonly V[], random: Random): V[] {
  const left = [...of];
  return Array.from(of, () => left.splice(random.below(left.length), 1)[0] ?? missing());
}

/** The Map cards of some decks that are of one realm, the Entrance first. */
function cardsOf(
  decks: readonly DeckId[],
  realm: Realm,
): { readonly entrance: MapId; readonly others: readonly MapId[]; readonly entrances: ReadonlySet<MapId> } {
  const cards = decks.flatMap((deck) => DECK_LISTS[deck].maps).filter((card) => mapOf(card).realm === realm);
  const entrances = new Set(cards.filter((card) => mapOf(card).entrance === 'always'));
  const entrance = cards.find((card) => entrances.has(card)) ?? missing();
  return { entrance, others: cards.filter((card) => card !== entrance), entrances };
}

/** Lays card after card at random, as the law allows, and looks at every map on the way. */
function grown(
  decks: readonly DeckId[],
  realm: Realm,
  edition: Edition,
  random: Random,
  look: (table: Table, spaces: readonly Space[], card: MapId) => void,
): readonly Space[] {
  const { entrance, others, entrances } = cardsOf(decks, realm);
  let map: readonly Lying[] = [lying(entrance, { x: 0, y: 0, turned: false })];
  let spaces = withCard([], entrance, { x: 0, y: 0, turned: false });
  let deck = shuffled(others, random);
  for (let passed = 0; deck.length > 0 && passed < deck.length; ) {
    const [card = missing(), ...unplaced] = deck;
    const table: Table = { map, edition, entrances, unplaced };
    look(table, spaces, card);
    const places = legalPlaces(spaces, card, lawOf(table));
    if (places.length === 0) {
      deck = [...unplaced, card];
      passed++;
      continue;
    }
    // Often the place that leaves fewest ways on: closed maps are rare otherwise.
    const where = readPlace(random.below(2) === 0 ? (places[random.below(places.length)] ?? missing()) : tightest(spaces, card, places));
    map = [...map, lying(card, where)];
    spaces = withCard(spaces, card, where);
    deck = unplaced;
    passed = 0;
  }
  return spaces;
}

const waysOn = (spaces: readonly Space[]): number =>
  spaces.reduce((n, { near, exits }) => n + exits.filter((exit, side) => !isWall(exit) && near[side] === NOWHERE).length, 0);
const tightest = (spaces: readonly Space[], card: MapId, places: readonly string[]): string =>
  places.reduce((best, one) =>
    waysOn(withCard(spaces, card, readPlace(one))) < waysOn(withCard(spaces, card, readPlace(best))) ? one : best,
  );

const SETS: readonly (readonly [Realm, readonly DeckId[]])[] = [
  ['dungeon', ['HCA']],
  ['dungeon', ['HCA', 'HCB']],
  ['dungeon', ['HCA', 'HCB', 'FB']],
  ['wilderness', ['TM']],
  ['wilderness', ['TM', 'SB']],
];

describe.each(EDITIONS)('edition %s', (edition) => {
  test.each(SETS)(
    '[DGN-BUILD-03, DGN-BUILD-04, DGN-BUILD-06, DGN-BUILD-07, DGN-BUILD-13] both laws list the same places, in the same order: %s %j',
    (realm, decks) => {
      const random = randomFrom(`law/${edition}/${decks.join()}`);
      let compared = 0;
      for (let i = 0; i < 25; i++)
        grown(decks, realm, edition, random, (table, spaces, card) => {
          // Any card that is left, not only the one that is drawn next.
          const asked = random.below(3) === 0 ? (table.unplaced[0] ?? card) : card;
          const unplaced = asked === card ? table.unplaced : [card, ...table.unplaced.slice(1)];
          const so = { ...table, unplaced };
          const places = legalPlaces(spaces, asked, lawOf(so));
          expect(places).toEqual(naivePlaces(so, asked));
          compared += places.length;
        });
      expect(compared).toBeGreaterThan(1_000);
    },
  );
});

/** The same map with all outer exits walled up by hand but a few: with our cards a map is hardly ever nearly closed. */
function nearlyClosed(table: Table, spaces: readonly Space[], random: Random): readonly [Table, readonly Space[]] {
  const outer = spaces.flatMap(({ near, exits }, id) =>
    exits.flatMap((exit, side) => (!isWall(exit) && near[side] === NOWHERE ? [`${id} ${side}`] : [])),
  );
  const kept = new Set(shuffled(outer, random).slice(0, 1 + random.below(2)));
  const walled = spaces.map((space, id): Space => {
    const exitAt = (side: 0 | 1 | 2 | 3): Exit => (space.near[side] === NOWHERE && !kept.has(`${id} ${side}`) ? WALL : space.exits[side]);
    return { ...space, exits: [exitAt(0), exitAt(1), exitAt(2), exitAt(3)] };
  });
  return [{ ...table, map: table.map.map((one, id) => ({ ...one, exits: (walled[id] ?? missing()).exits })) }, walled];
}
const WALL: Exit = { kind: 'wall' };

test.each(EDITIONS)(
  '[DGN-BUILD-07, DGN-BUILD-08, DGN-BUILD-09] both laws agree on maps that are nearly closed, whatever is left of the deck: edition %s',
  (edition) => {
    const random = randomFrom(`closed/${edition}`);
    const seen = { closing: 0, legal: 0 };
    for (let i = 0; i < 60; i++)
      grown(['HCA', 'HCB'], 'dungeon', edition, random, (whole, before, card) => {
        const rooms = whole.unplaced.filter((one) => mapOf(one).kind === 'room');
        const unplaced = [whole.unplaced, rooms, []][random.below(3)] ?? missing();
        const [table, spaces] = nearlyClosed({ ...whole, unplaced }, before, random);
        const places = legalPlaces(spaces, card, lawOf(table));
        expect(places).toEqual(naivePlaces(table, card));
        seen.legal += places.length;
        seen.closing += naivePlaces({ ...table, unplaced: [] }, card).length - places.length;
      });
    expect(seen.closing).toBeGreaterThan(20);
    expect(seen.legal).toBeGreaterThan(500);
  },
);

test('[DGN-BUILD-06] a map that is built by the law has no stranded part', () => {
  const random = randomFrom('stranded');
  for (let i = 0; i < 60; i++) {
    const spaces = grown(['HCA', 'HCB'], 'dungeon', i % 2 === 0 ? '2.1' : '2.3c', random, () => undefined);
    expect(nothingStranded(spaces, [0])).toBe(true);
  }
});

test('the way to the Entrance is counted in steps over viable exits (A-29)', () => {
  // The stair and the room west of it share a Wall: the way to the room leads over the crossing.
  const map: readonly Laid[] = [...CROSS, ['map-absent-throne', -1, -1], ['map-winter-garden', 0, -2]];
  const steps = (at: MapId): number => stepsToEntrance(boardWith({ map, heroes: [{ at }] }), 0);
  expect(map.map(([card]) => steps(card))).toEqual([0, 1, 1, 1, 1, 2, 2]);
});

test('all places of a card on a map of 22 cards are listed much faster than by the naive law', () => {
  const { others, entrances } = cardsOf(['HCA', 'HCB'], 'dungeon');
  const random = randomFrom('fast');
  let spaces: readonly Space[] = [];
  while (spaces.length < 22) spaces = grown(['HCA', 'HCB'], 'dungeon', '2.3c', random, () => undefined);
  const map: readonly Lying[] = spaces.map(({ card, ...where }) => lying(card, where));
  const table: Table = { map, edition: '2.3c', entrances, unplaced: ['map-postern'] };
  const cpu = (run: () => void): number => {
    const from = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(from);
    return user + system;
  };
  const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1] ?? missing();
  const ratios: number[] = [];
  for (let round = 0; round < 7; round++) {
    const naive = cpu(() => others.forEach((card) => naivePlaces(table, card)));
    // A copy of the list is a map that nothing is known of yet: nothing is taken from what was kept.
    const ours = cpu(() => {
      for (let i = 0; i < 20; i++) others.forEach((card) => legalPlaces(spaces.slice(), card, lawOf(table)));
    });
    ratios.push((20 * naive) / Math.max(ours, 1));
  }
  expect(median(ratios)).toBeGreaterThan(8);
});
