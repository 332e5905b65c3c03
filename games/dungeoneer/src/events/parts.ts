// Owns what several facts do alike to the board.

import { at, everyone, putInto, putUnder, takeFrom, type Pile, type Seat, type SeatMask, type Reveal } from '@undercroft/kernel';
import { adventureOf, questOf, type AdventureId, type QuestId } from '../content/cards.ts';
import { gradeOf } from '../content/decks.ts';
import { isGlory, type Stock } from '../piles.ts';
import { AT_EXIT, HERE } from '../queries/dice.ts';
import { isSpared } from '../queries/wards.ts';
import { playerOf, type Board, type InPlay } from '../state.ts';

export const all = ({ players }: Board): number => everyone(players.length);

/** DGN-COMBINE-04: each pile has its own discard pile. */
function discardPileOf(board: Board, card: AdventureId): Stock {
  return at(board.stocks, isGlory(card) ? 0 : board.stocks.length - 1);
}

/** a card of a grade that is over follows its deck out of the game. */
export function toDiscard(board: Board, card: AdventureId): void {
  if (gradeOf(adventureOf(card).deck) !== board.grade) {
    board.out = [...board.out, card];
    return;
  }
  const stock = discardPileOf(board, card);
  stock.discard = [...stock.discard, card];
}

/** DGN-QUEST-17, A-87: under the Quest deck, or out of the game with the deck of its grade. */
export function toQuestDeck(board: Board, quest: QuestId, knowers: SeatMask): void {
  if (questOf(quest).grade === board.grade) putUnder(board.quests, quest, knowers);
  else if (knowers === all(board)) board.out = [...board.out, quest];
  else putInto(board.aside, quest, knowers);
}

export function fromHand(board: Board, seat: Seat, card: AdventureId): void {
  takeFrom(playerOf(board, seat).hand, card);
}

/** A hand card that is laid where everybody sees it. */
export function handShown(board: Board, seat: Seat, card: AdventureId): Reveal {
  const { hand } = playerOf(board, seat);
  return { zone: hand, at: hand.cards.indexOf(card), to: all(board) };
}

/** A card that has just been played. */
export function fresh(card: AdventureId, by: Seat): InPlay {
  const found = adventureOf(card);
  const charges = found.family === 'treasure' ? (found.charges ?? 0) : 0;
  return { card, by, wounds: 0, charges, attached: [], used: false };
}

/** A card in play, wherever it lies, changed; or gone when the change is null. */
export function setInPlay(board: Board, card: AdventureId, change: (one: InPlay) => InPlay | null): void {
  const swap = (list: readonly InPlay[]): readonly InPlay[] =>
    list.some((one) => one.card === card) ? list.flatMap((one) => (one.card === card ? (change(one) ?? []) : one)) : list;
  board.fighting = swap(board.fighting);
  for (const player of board.players) {
    player.ready = swap(player.ready);
    player.pack = swap(player.pack);
  }
}

/** DGN-CARD-07: with the card goes what is tucked behind it. */
export function leavePlay(board: Board, card: AdventureId): void {
  setInPlay(board, card, ({ attached }) => {
    for (const one of attached) toDiscard(board, one);
    return null;
  });
}

/** The card on top of a deck, shown to some. */
export function topShown(pile: Pile, card: string, to: SeatMask): readonly Reveal[] {
  const zone = pile.at(-1);
  return zone === undefined ? [] : [{ zone, at: zone.cards.indexOf(card), to }];
}

/** DGN-CHAL-02, DGN-SAVE-04: Movement; off-turn only the saved point can be spent. */
export function spend(board: Board, seat: Seat, n: number): void {
  const player = playerOf(board, seat);
  if (seat === board.turn) player.movement -= n;
  else player.saved -= n;
}

/** DGN-DICE-01, A-100: what was announced for a roll that is not made any more is lost. */
export function loseDice(board: Board, seat: Seat, of: 'here' | 'exit'): void {
  if (board.dice.length > 0)
    board.dice = board.dice.filter((one) => one.seat !== seat || !(of === 'here' ? HERE : AT_EXIT).includes(one.roll));
}

/** The same, when a card has made somebody safe from the obstacle he was to roll for. */
export function loseSparedDice(board: Board, seat: Seat): void {
  if (board.dice.length > 0) board.dice = board.dice.filter((one) => one.seat !== seat || !isSpared(board, seat, one.roll));
}

/** What was announced for a roll is over with it. */
export function spendDice(board: Board, seat: Seat, roll: string): void {
  if (board.dice.length > 0)
    board.dice = board.dice.filter((one) => one.seat !== seat || one.roll !== roll || one.depth !== board.combats.length);
}
