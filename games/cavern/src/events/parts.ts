// Owns what several facts do alike to the board: heroes and foes replaced, cards moved between rows and piles.

import { everyone, missing, putInto, zoneOf, type Pile, type Reveal } from '@undercroft/kernel';
import type { EncounterId, MonsterId, TreasureId } from '../content/cards.ts';
import type { Board, Controlled, Deck, Figure, Foe, Hero, HeroNo, Thing } from '../state.ts';

export const all = ({ setup }: Board): number => everyone(setup.players);

export function setHero(board: Board, hero: HeroNo, change: Partial<Hero>): void {
  board.heroes = board.heroes.with(hero, { ...(board.heroes[hero] ?? missing()), ...change });
}
export function setFoe(board: Board, foe: Figure, change: Partial<Foe>): void {
  const at = board.foes.findIndex(({ id }) => id === foe);
  if (at >= 0) board.foes = board.foes.with(at, { ...(board.foes[at] ?? missing()), ...change });
}
export function setThing(board: Board, thing: Figure, change: Partial<Thing>): void {
  const at = board.things.findIndex(({ id }) => id === thing);
  if (at >= 0) board.things = board.things.with(at, { ...(board.things[at] ?? missing()), ...change });
}

/** The list without one copy of a card. */
export function without<Card>(list: readonly Card[], card: Card): readonly Card[] {
  const at = list.indexOf(card);
  return at < 0 ? list : list.toSpliced(at, 1);
}

export function discardTo<Card extends string>(deck: Deck<Card>, card: Card): void {
  deck.discard = [...deck.discard, card];
}

export const pushRow = (board: Board, hero: HeroNo, card: MonsterId | EncounterId, square: number): void => {
  const one: Controlled = { no: board.nextCard++, card, square };
  setHero(board, hero, { row: [...(board.heroes[hero] ?? missing()).row, one] });
};

/** CAV-TRAP-08: marker and card go; whoever controls it. */
export function dropFromRow(board: Board, no: number): Controlled {
  const hero = board.heroes.findIndex(({ row }) => row.some((one) => one.no === no));
  const { row } = board.heroes[hero] ?? missing();
  const card = row.find((one) => one.no === no) ?? missing();
  setHero(board, hero, { row: row.filter((one) => one.no !== no) });
  return card;
}

/** CAV-DEFEAT-02: the Monster card of a kind, given up by its controller. */
export function dropKind(board: Board, hero: HeroNo, kind: MonsterId): void {
  const { row } = board.heroes[hero] ?? missing();
  const at = row.findIndex(({ card }) => card === kind);
  if (at >= 0) setHero(board, hero, { row: row.toSpliced(at, 1) });
}

/** A foe leaves the map, with what lasted on it. */
export function dropFoe(board: Board, foe: Figure): void {
  board.foes = board.foes.filter(({ id }) => id !== foe);
  if (board.lasting.length > 0) board.lasting = board.lasting.filter(({ on }) => on !== foe);
  if (board.quarry === foe) board.quarry = -1;
}

/** The card on top of a deck, shown to some. */
export function topShown(pile: Pile, card: string, to: number): readonly Reveal[] {
  const zone = pile.at(-1);
  return zone === undefined ? [] : [{ zone, at: zone.cards.indexOf(card), to }];
}

/** Cards shuffled into a draw pile, of which everybody knows that they are there. */
export function shuffleInto<Card extends string>(pile: Pile<Card>, cards: readonly Card[], knowers: number): Pile<Card> {
  const mixed = zoneOf<Card>();
  for (const zone of pile)
    for (let i = 0; i < zone.cards.length; i++) putInto(mixed, zone.cards[i] ?? missing(), zone.knowers[i] ?? missing());
  for (const card of cards) putInto(mixed, card, knowers);
  return mixed.cards.length === 0 ? [] : [mixed];
}

export const removeItem = (board: Board, hero: HeroNo, card: TreasureId): void => {
  const { items } = board.heroes[hero] ?? missing();
  const at = items.findIndex((one) => one.card === card);
  if (at >= 0) setHero(board, hero, { items: items.toSpliced(at, 1) });
};
