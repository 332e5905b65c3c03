// Owns Treasure cards: drawn for a defeat, owned, applied at once or played for all heroes.

import { at, missing, pileSize, procedure } from '@undercroft/kernel';
import type { Cavern } from '../cavern.ts';
import { treasureOf, type TreasureId } from '../content/cards.ts';
import type { Effect } from '../content/types.ts';
import { keepTreasure, ownersFor, ownItem } from '../decisions/play.ts';
import { causeOf } from '../queries/cause.ts';
import { heroAt, NOBODY, seatOf, type Board, type HeroNo } from '../state.ts';
import { reacting, reactionTo, run } from './calls.ts';

interface OfHero {
  readonly hero: HeroNo;
}

/** CAV-GEN-05: one card of the deck; none where both piles are empty. */
const drawTreasure = procedure<Cavern, OfHero>()('draw-treasure')
  .step('CAV-GEN-05', (t) => {
    const { draw, discard } = t.board.treasures;
    if (pileSize(draw) === 0 && discard.length > 0) t.raise('deck.shuffled', { deck: 'treasures' });
  })
  .step('CAV-DEFEAT-05', (t, { hero }) => {
    if (pileSize(t.board.treasures.draw) > 0) t.raise('treasure.drawn', { hero, card: t.draw(t.board.treasures.draw, 'treasures') });
  })
  .done();

/** G-04: what moves or attacks waits until the power in hand is resolved. */
const waits = (effects: readonly Effect[]): boolean => effects.some(({ do: verb }) => verb === 'if');
const isPlayed = (card: TreasureId): boolean => treasureOf(card).kind === 'fortune';

const resolveTreasure = procedure<Cavern, OfHero & { readonly card: TreasureId }>()('resolve-treasure')
  // CAV-TREASURE-04, CAV-TREASURE-10.
  .ask('CAV-TREASURE-04', ownItem, (board, { hero, card }) =>
    treasureOf(card).kind === 'item' && ownersFor(board, hero).length > 1 ? seatOf(board, hero) : null,
  )
  .step('CAV-TREASURE-04/a', (t, { hero, card, answer }) => {
    if (treasureOf(card).kind === 'item') t.raise('item.given', { hero, card, to: answer?.to ?? ownersFor(t.board, hero)[0] ?? hero });
  })
  // CAV-TREASURE-07: until the end of the drawer's next turn, this one not counted.
  .step('CAV-TREASURE-07', (t, { hero, card }) => {
    if (treasureOf(card).kind === 'blessing') t.raise('blessing.begun', { hero, card, turns: t.board.active === hero ? 2 : 1 });
  })
  .step('CAV-TREASURE-03', (t, { hero, card }) => {
    if (!isPlayed(card)) return 'end';
    const { effects } = treasureOf(card);
    const [first] = effects;
    if (first?.do === 'bank') {
      t.raise('fortune.banked', { hero, card }, 'CAV-XP-15');
      return 'end';
    }
    t.raise('fortune.discarded', { hero, card });
    if (!waits(effects)) return undefined;
    // Outside the own Hero Phase it does nothing.
    if (t.board.phase === 'hero' && t.board.active === hero) t.raise('fortune.waits', { hero, card, effects }, 'CAV-TREASURE-03');
    return 'end';
  })
  .callWhich('CAV-TREASURE-06', (_board, { hero, card }) => run(treasureOf(card).effects, causeOf('fortune', card, hero)))
  .done();

const foundNow = (board: Board): TreasureId | undefined => board.found[0];

/** CAV-DEFEAT-05 to CAV-DEFEAT-07, CAV-DEFEAT-11: one card for each hero in each turn, however many it defeats. */
export const reward = procedure<Cavern, OfHero>()('reward')
  .step('CAV-DEFEAT-06', (t, { hero }) => {
    if (heroAt(t.board, hero).treasured) return 'end';
    t.raise('treasure.more', { hero, n: 1 });
    return undefined;
  })
  .call('CAV-DEFEAT-07', reacting, (board, { hero }) => reactionTo(board, { moment: 'treasure-due', of: hero, foe: NOBODY }))
  .each('CAV-DEFEAT-05', drawTreasure, (board, { hero }, done) => (done < board.draws ? { hero } : null))
  .ask('CAV-DEFEAT-05/a', keepTreasure, (board, { hero }) => (new Set(board.found).size > 1 ? seatOf(board, hero) : null))
  .step('CAV-DEFEAT-05/b', (t, { hero, answer }) => {
    const kept = answer === null ? 0 : t.board.found.indexOf(answer.card);
    for (const card of t.board.found.toSpliced(kept, 1)) t.raise('treasure.refused', { hero, card });
  })
  .call('CAV-TREASURE-04', resolveTreasure, (board, { hero }) => {
    const card = foundNow(board);
    return card === undefined ? null : { hero, card };
  })
  .done();

/** G-04: a Fortune that waited. */
export const fortune = procedure<Cavern>()('fortune')
  .let('now', 'CAV-TREASURE-03', (t) => at(t.board.waiting, 0))
  .step('CAV-TREASURE-03/a', (t, { now: { hero, card } }) => t.raise('fortune.begun', { hero, card }))
  .callWhich('CAV-TREASURE-03/b', (_board, { now: { hero, card, effects } }) => run(effects, causeOf('fortune', card, hero)))
  .done();

/** CAV-SETUP-07, CAV-SETUP-16: cards are revealed until an Item appears, which the hero keeps. */
export const dealItem = procedure<Cavern, OfHero>()('deal-item', 'reveal')
  .at('reveal')
  .step('CAV-SETUP-07', (t, { hero }) => {
    if (pileSize(t.board.treasures.draw) === 0) return undefined;
    const card = t.draw(t.board.treasures.draw, 'treasures');
    t.raise('treasure.revealed', { hero, card });
    return treasureOf(card).kind === 'item' ? undefined : 'reveal';
  })
  .step('CAV-SETUP-07/a', (t, { hero }) => {
    const card = t.board.found.at(-1) ?? missing();
    if (treasureOf(card).kind === 'item') t.raise('item.given', { hero, card, to: hero });
  })
  .step('CAV-SETUP-16', (t) => {
    if (t.board.found.length > 0) t.raise('treasures.returned', { cards: t.board.found });
  })
  .done();

export const TREASURE_PROCEDURES = [drawTreasure, resolveTreasure, reward, fortune, dealItem] as const;
