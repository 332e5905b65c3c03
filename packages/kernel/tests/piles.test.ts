// Claims about piles and hands: segments, who knows what, and dealing anew what a seat does not know.

import {
  at,
  begin,
  copyPile,
  everyone,
  knownIn,
  maskOf,
  pileOf,
  pileSeenBy,
  pileSize,
  procedure,
  putInto,
  putOnTop,
  putUnder,
  randomFrom,
  redealZones,
  shuffle,
  takeFrom,
  takeTop,
  topOf,
  zoneOf,
  type Pile,
  type State,
  type Zone,
} from '@undercroft/kernel';
import { recorded } from '@undercroft/record';
import { toy } from '@undercroft/testkit/toy';
import { expect, test } from 'vitest';
import { tiny, type Tiny } from '@undercroft/testkit/tiny';

const [me, you] = [maskOf(0), maskOf(1)];
const both = everyone(2);

test('the cards of a new pile have no order: any of them may lie on top', () => {
  const pile = pileOf(['c', 'a', 'b']);
  expect(topOf(pile)).toEqual(['a', 'b', 'c']);
  expect(pileSeenBy(pile, me)).toEqual([3]);
  expect(pileSize(pile)).toBe(3);
});

/** Looks at the top card, which is decided now, and leaves it where it is. */
function lookAtTop(pile: Pile, card: string, seat: number): void {
  putOnTop(pile, card, takeTop(pile, card, seat));
}

test('a card that was looked at lies on top for the seat that saw it, and for nobody else', () => {
  const pile = pileOf(['a', 'b', 'c']);
  lookAtTop(pile, 'b', me);
  expect(pileSeenBy(pile, me)).toEqual(['b', 2]);
  expect(pileSeenBy(pile, you)).toEqual([1, 2]);
  expect(topOf(pile)).toEqual(['b']);
});

test('a known card put back is drawn again where it was put', () => {
  const pile = pileOf<string>(['a', 'b']);
  putUnder(pile, 'z', me);
  putOnTop(pile, 'y', both);
  expect(pileSeenBy(pile, me)).toEqual(['y', 2, 'z']);
  expect(pileSeenBy(pile, you)).toEqual(['y', 2, 1]);
  expect(takeTop(pile, 'y', me)).toBe(both);
  expect(topOf(pile)).toEqual(['a', 'b']);
});

test('drawing the one card that a seat has seen on top does not hide from it what was drawn', () => {
  const pile = pileOf(['a', 'b', 'c']);
  lookAtTop(pile, 'b', you);
  expect(takeTop(pile, 'b', me)).toBe(both);
});

test('shuffling forgets the order and keeps who knew that a card is among them', () => {
  const pile = pileOf<string>(['a', 'b']);
  putOnTop(pile, 'y', me);
  shuffle(pile);
  expect(pile).toHaveLength(1);
  expect(pileSeenBy(pile, me)).toEqual([3]);
  expect(knownIn(at(pile, 0), me)).toEqual(['y']);
  expect(knownIn(at(pile, 0), you)).toEqual([]);
});

test('a hidden draw from a shuffled pile loses what others knew to be in it, and a seen draw does not', () => {
  const pile: Pile = [zoneOf(['a', 'b', 'c'], both)];
  expect(takeTop(pile, 'b', me)).toBe(me);
  expect(knownIn(at(pile, 0), me)).toEqual(['a', 'c']);
  expect(knownIn(at(pile, 0), you)).toEqual([]);
});

test('a copy of a pile shares nothing with it', () => {
  const pile = pileOf<string>(['a', 'b']);
  const copy = copyPile(pile);
  takeTop(copy, 'a', me);
  putOnTop(copy, 'x', me);
  expect(pile).toEqual(pileOf(['a', 'b']));
});

test('dealing anew keeps every count and every known card, and reaches every deal', () => {
  const deals = new Set<string>();
  const random = randomFrom('redeal');
  for (let i = 0; i < 500; i++) {
    const mine = zoneOf(['m1', 'm2'], me);
    const yours = zoneOf(['y1', 'y2'], you);
    yours.knowers[0] = both;
    const pile = pileOf(['p1', 'p2']);
    expect(redealZones({ zones: [mine, yours, ...pile] }, me, random.below)).toBe(true);
    expect(mine).toEqual(zoneOf(['m1', 'm2'], me));
    expect([yours.cards.length, pileSize(pile)]).toEqual([2, 2]);
    expect(yours.cards).toContain('y1');
    expect(new Set(yours.knowers)).toEqual(new Set([you, both]));
    expect([...yours.cards, ...topOf(pile)].sort()).toEqual(['p1', 'p2', 'y1', 'y2']);
    deals.add(yours.cards.join());
  }
  expect([...deals].sort()).toEqual(['p1,y1', 'p2,y1', 'y1,y2']);
});

test('dealing anew leaves alone the cards that a pool does not hold, and says when nothing could move', () => {
  const zones = [zoneOf(['a1', 'b1']), zoneOf(['a2', 'b2'])];
  const random = randomFrom(3);
  for (let i = 0; i < 50; i++) redealZones({ zones, holds: (card) => card.startsWith('a') }, me, random.below);
  expect(zones.map((zone) => zone.cards.filter((card) => card.startsWith('b')))).toEqual([['b1'], ['b2']]);
  for (const zone of zones) expect(zone.knowers).toEqual([0, 0]);
  expect(redealZones({ zones: [zoneOf(['a'], me), zoneOf(['b'])] }, me, random.below)).toBe(false);
  expect(redealZones({ zones: [zoneOf(['a'], you), zoneOf(['b'])] }, me, random.below)).toBe(true);
});

test('a position dealt anew is the same to the seat, and the position it was copied from stays as it was', () => {
  const { state } = begin(toy, { seats: 3, rounds: 1 }, randomFrom('deal'));
  const before = state.hash();
  const other = state.clone();
  expect(other.redeal(1, randomFrom('again'))).toBe(true);
  expect(other.view(1)).toEqual(state.view(1));
  expect(other.board.hands[1]).toEqual(state.board.hands[1]);
  expect(other.board.hands.map((zone) => zone.cards.length)).toEqual([3, 3, 3]);
  expect(other.hash()).not.toBe(before);
  expect(state.hash()).toBe(before);
});

test('the top of a pile that is already decided asks no chance', () => {
  const { state } = begin(toy, { seats: 2, rounds: 1 }, randomFrom(1));
  const board = toy.copy(state.board);
  lookAtTop(board.deck, 'ward-1', 0);
  const drawing = (deck: Pile): State<Tiny> => {
    const main = procedure<Tiny>()('main')
      .step('TNY-1', (t) => t.raise('noted', { what: t.draw(deck, 'deck') }))
      .done();
    return begin(tiny(main), { seats: 2 }, recorded([])).state;
  };
  expect(drawing(board.deck).board.log).toEqual(['ward-1']);
  expect(() => drawing(state.board.deck)).toThrow(/recording ends/);
});

test('dealing anew leaves with each card exactly one set of knowers, and with each place those it had', () => {
  const random = randomFrom('places');
  for (let i = 0; i < 50; i++) {
    const zones = [zoneOf<string>(['a', 'b', 'c']), zoneOf(['d', 'e'], you), zoneOf(['f'], both)];
    redealZones({ zones }, me, random.below);
    expect(zones.map((zone) => [zone.cards.length, zone.knowers])).toEqual([
      [3, [0, 0, 0]],
      [2, [you, you]],
      [1, [both]],
    ]);
    for (const { cards } of zones) expect(cards).toEqual(cards.toSorted());
  }
});

test('cards put into a zone stand in canonical order, each with its own knowers', () => {
  const zone = zoneOf<string>(['b', 'd'], both);
  putInto(zone, 'c', me);
  putInto(zone, 'a', you);
  putInto(zone, 'e', 0);
  putInto(zone, 'b', 0);
  expect(zone).toEqual({ cards: ['a', 'b', 'b', 'c', 'd', 'e'], knowers: [you, both, 0, me, both, 0] });
  expect(takeFrom(zone, 'c')).toBe(me);
  expect(zone).toEqual({ cards: ['a', 'b', 'b', 'd', 'e'], knowers: [you, both, 0, both, 0] });
  expect(takeFrom(zone, 'b', me)).toBe(both);
  expect(zone).toEqual({ cards: ['a', 'b', 'd', 'e'], knowers: [0, 0, me, 0] });
});

test('taking what is not there is a bug that says what', () => {
  expect(() => takeFrom(zoneOf(['a', 'b']), 'c')).toThrow(/c is not in this zone/);
  expect(() => takeFrom(zoneOf(), 'c')).toThrow(/c is not in this zone/);
  expect(() => takeTop([], 'c', me)).toThrow(/a draw from an empty pile/);
  expect(() => topOf([])).toThrow(/the top of an empty pile/);
});

test('a pile without cards has no segment, and the last card of a segment takes it along', () => {
  expect([pileOf([]), pileSize([])]).toEqual([[], 0]);
  const pile = pileOf<string>(['a', 'b']);
  putOnTop(pile, 'z', you);
  expect(pileSize(pile)).toBe(3);
  expect(takeTop(pile, 'z', me)).toBe(both);
  expect(takeTop(pile, 'b', 0)).toBe(0);
  expect(pile).toEqual([{ cards: ['a'], knowers: [0] }]);
  expect(takeTop(pile, 'a', me)).toBe(me);
  expect(pile).toEqual([]);
});

/** The same for me: which hidden card lies where is another matter. */
const hands = (mine: readonly string[], yours: readonly string[], deck: readonly string[], seen: string | null): readonly Zone[] => {
  const pile = zoneOf(deck);
  // Somebody else knows one place of the deck, whatever lies there.
  if (seen !== null) pile.knowers[pile.cards.indexOf(seen)] = you;
  return [zoneOf(mine, me), zoneOf(yours, you), pile];
};

test('what is equal to a seat is dealt anew equally by equal chance, however it lay', () => {
  const random = randomFrom('equal to me');
  const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'h'];
  const dealt = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const mixed = all.map((card) => ({ card, by: random.real() })).sort((one, other) => one.by - other.by);
    const cards = mixed.map(({ card }) => card);
    const zones = hands(['k', 'm'], cards.slice(0, 3), cards.slice(3), at(cards, 4));
    const first = hands(['k', 'm'], all.slice(0, 3), all.slice(3), 'd');
    for (const one of [zones, first]) redealZones({ zones: one }, me, randomFrom(seed).below);
    expect(zones).toEqual(first);
    dealt.add(JSON.stringify(first));
  }
  expect(dealt.size).toBeGreaterThan(40);
});

test('what is equal stays so where one zone holds cards of two pools, and some of a kind are known', () => {
  const deal = (yours: readonly string[], deck: readonly string[]): readonly Zone[] => {
    const zones = [zoneOf(yours, you), zoneOf(deck)];
    putInto(at(zones, 1), 'x1', both);
    putInto(at(zones, 1), 'x1', me);
    const random = randomFrom('two pools');
    for (const kind of ['x', 'y']) redealZones({ zones, holds: (card) => card.startsWith(kind) }, me, random.below);
    return zones;
  };
  const first = deal(['x1', 'y2'], ['x2', 'x3', 'y1', 'y3']);
  expect(deal(['x3', 'y3'], ['y2', 'x1', 'x2', 'y1'])).toEqual(first);
  expect(deal(['x2', 'y1'], ['x1', 'x3', 'y2', 'y3'])).toEqual(first);
});

test('of every card each place is as likely, also where a place is known to others', () => {
  const random = randomFrom('likely');
  const times = new Map<string, number>();
  const n = 6000;
  for (let i = 0; i < n; i++) {
    const zones = hands([], ['a'], ['b', 'c', 'd'], 'd');
    redealZones({ zones }, me, random.below);
    const [yours, deck] = [at(zones, 1), at(zones, 2)];
    const known = at(deck.cards, deck.knowers.indexOf(you));
    for (const place of [`hand ${yours.cards[0]}`, `known ${known}`]) times.set(place, (times.get(place) ?? 0) + 1);
  }
  expect(times.size).toBe(8);
  for (const count of times.values()) expect(Math.abs(count - n / 4)).toBeLessThan(150);
});
