// Owns the decks: choosing the cards, building impending and future deck, rebuilding, looking, the completionist's deck.

import { pileSize, procedure, type Turn } from '@undercroft/kernel';
import { cardOf, cardsOfLevel, type CardId } from '../content/cards.ts';
import { LEVELS } from '../content/types.ts';
import { putBack } from '../decisions/index.ts';
import type { Delve } from '../delve.ts';
import { cardsWanted } from '../queries/decks.ts';
import { effectAs } from '../queries/items.ts';
import { ME } from '../state.ts';
import { useItem } from './dice.ts';

type T = Turn<Delve>;

/** DLV-DECK-01, -02, -19: at random from the cards of each level, of all packs together. */
export function chooseCards(t: T): void {
  for (const level of LEVELS) {
    const left = [...cardsOfLevel(t.board.setup.packs, level)];
    const cards: CardId[] = [];
    for (let n = cardsWanted(t.board.setup, level); n > 0; n--) {
      const card = t.choose(left, 'cards');
      left.splice(left.indexOf(card), 1);
      cards.push(card);
    }
    if (cards.length > 0) t.raise('cards.chosen', { level, cards }, 'DLV-DECK-02');
  }
}

/** The next unique card joins the impending deck, which is shuffled: it may come before all level 1 cards are seen (DLV-DECK-14). */
function addUnique(t: T): void {
  t.raise('unique.added', { card: t.draw(t.board.decks.future, 'future') });
}

function shuffleDeck(t: T): void {
  t.raise('deck.shuffled', { cards: pileSize(t.board.decks.impending) });
}

export const buildDecks = procedure<Delve>()('build-decks')
  .step(['DLV-DECK-03', 'DLV-DECK-04', 'DLV-DECK-05', 'DLV-DECK-06', 'DLV-DECK-18', 'DLV-MODE-MICRO-06'], (t) => {
    const full = t.board.setup.mode === 'full';
    const chosen = t.board.decks.chosen.cards;
    const impending = full ? chosen.filter((card) => cardOf(card).level === 1).length : chosen.length;
    t.raise('decks.built', { impending, future: chosen.length - impending });
  })
  .step('DLV-DECK-07/a', (t) => {
    if (t.board.setup.mode === 'full') addUnique(t);
  })
  .step('DLV-DECK-07/b', (t) => shuffleDeck(t))
  .done();

/** After a unique encounter of the full game (DLV-DECK-11 to -13, -15). */
export const rebuildDeck = procedure<Delve>()('rebuild-deck')
  .step(['DLV-DECK-11/a', 'DLV-DECK-15'], (t) => t.raise('level-1.collected', { cards: t.board.decks.discard.length }))
  .step('DLV-DECK-11/b', (t) => addUnique(t))
  .step('DLV-DECK-12', (t) => shuffleDeck(t))
  .done();

export const putOneBack = procedure<Delve>()('put-one-back')
  .ask('DLV-ITEM-05/c', putBack, () => ME)
  .step('DLV-ITEM-05/d', (t, { answer: { card, where } }) => t.raise('card.put-back', { card, where }))
  .done();

/** SPYGLASS: look at the top cards, put each on the top or the bottom, in any order. */
export const lookAtTop = procedure<Delve, { readonly place: number }>()('look-at-top')
  .step('DLV-ITEM-05/a', (t, { place }) => {
    const n = Math.min(effectAs(t.board, place, 'look')?.n ?? 0, pileSize(t.board.decks.impending));
    useItem(t, place);
    for (let i = 0; i < n; i++) t.raise('card.looked-at', { card: t.draw(t.board.decks.impending, 'deck') });
  })
  .each('DLV-ITEM-05/b', putOneBack, (board) => (board.decks.looking.length > 0 ? {} : null))
  .done();

/** DLV-MODE-COMPLETE-02, -03, -06, -07. */
export const beginCompletion = procedure<Delve>()('begin-completion')
  .step(['DLV-MODE-COMPLETE-02', 'DLV-MODE-COMPLETE-03', 'DLV-MODE-COMPLETE-06', 'DLV-MODE-COMPLETE-07'], (t) => {
    const unused = t.board.decks.reserve.cards.filter((card) => cardOf(card).level !== 1);
    t.raise('completion.began', { cards: unused.length });
  })
  .done();
