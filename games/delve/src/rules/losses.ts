// Owns losing: health with its DAMAGE window, gems, and the order in which a round's losses are applied.

import { bug, procedure } from '@undercroft/kernel';
import { damage, damageItems, giveGem } from '../decisions/index.ts';
import type { Delve } from '../delve.ts';
import { cardNow, emptyCircles, encounterOf, has, isFull } from '../queries/foe.ts';
import { effectAs, effectAt } from '../queries/items.ts';
import { gemColours, healthOf, ME, type Board, type Pending } from '../state.ts';
import { useItem } from './dice.ts';

export type LossCause = 'test' | 'trial' | 'guard' | 'clock';

/** One loss of health: DAMAGE items one after another, then the large circles are filled. */
export const loseHealth = procedure<Delve, { readonly amount: number; readonly cause: LossCause }>()('lose-health', 'again', 'apply')
  .at('again')
  .ask('DLV-HEALTH-05/b', damage, (board, { amount }) => (damageItems(board, amount).length === 0 ? null : ME))
  .step('DLV-HEALTH-05/c', (_, { answer }) => (answer?.act === 'use' ? undefined : 'apply'))
  .let('amount', 'DLV-HEALTH-07', (t, { answer, amount }) => {
    if (answer?.act !== 'use') return amount;
    const reduce = effectAs(t.board, answer.item, 'reduce-loss');
    useItem(t, answer.item);
    // GUARDIAN WICK: health becomes 1 instead of 0 or less.
    const left = reduce === null ? healthOf(t.board) - 1 : Math.max(0, amount - reduce.n);
    t.raise('loss.reduced', { n: amount - left, left });
    return left;
  })
  // The wick leaves exactly 1 health: there is nothing more to reduce.
  .step('DLV-HEALTH-05/d', (t, { answer }) =>
    answer?.act === 'use' && effectAt(t.board, answer.item).do === 'stay-alive' ? 'apply' : 'again',
  )
  .at('apply')
  .step(['DLV-HEALTH-02', 'DLV-HEALTH-06'], (t, { amount, cause }) => {
    const n = Math.min(amount, healthOf(t.board));
    if (n > 0) t.raise('health.lost', { n, cause, left: healthOf(t.board) - n });
  })
  .step(['DLV-WIN-01', 'DLV-WIN-03', 'DLV-ROUND-14'], (t) => {
    if (healthOf(t.board) === 0) t.raise('hero.fell', { card: encounterOf(t.board).card });
  })
  .done();

/** One available gem of the player's choice, if there is one. */
export const loseGem = procedure<Delve>()('lose-gem')
  .ask('DLV-TEST-07', giveGem, (board) => (gemColours(board).length > 1 ? ME : null))
  .step('DLV-GEM-16/c', (t, { answer }) => {
    const gem = answer?.gem ?? gemColours(t.board)[0];
    if (gem !== undefined) t.raise('gem.lost', { gem });
  })
  .done();

const CAUSES = ['test', 'trial', 'guard'] as const;

/** The place of the loss that comes next: tests, then a failed trial check, then guard checks (DLV-ROUND-11). */
function nextLoss(board: Board): number {
  const { pending } = encounterOf(board);
  for (const cause of CAUSES) {
    const at = pending.findIndex((loss) => loss.cause === cause);
    if (at >= 0) return at;
  }
  return -1;
}

const pendingAt = (board: Board, at: number): Pending => encounterOf(board).pending[at] ?? bug(`no loss at ${at}`);

/** One loss: of a gem, or of health; and what a failed guard check against this foe costs beside it. */
export const takeLoss = procedure<Delve, { readonly at: number }>()('take-loss', 'gem')
  .let('loss', 'DLV-HEALTH-05', (t, { at }) => {
    const loss = pendingAt(t.board, at);
    t.raise('loss.taken-up', { at });
    return loss;
  })
  .step('DLV-TEST-05', (_, { loss }) => (loss.effect.do === 'lose-gem' ? 'gem' : undefined))
  .call('DLV-HEALTH-02', loseHealth, (_, { loss }) =>
    loss.effect.do === 'lose-health' ? { amount: loss.effect.n, cause: loss.cause } : null,
  )
  .step('DLV-COMBAT-02', (_, { loss }) => (loss.cause === 'guard' ? undefined : 'end'))
  .call('DLV-KEY-12', loseGem, (board) => (has(cardNow(board), 'PILFER') ? {} : null))
  .step('DLV-KEY-08', (t) => {
    const encounter = encounterOf(t.board);
    if (has(cardNow(t.board), 'LEECH') && encounter.filled > 0 && !isFull(encounter) && encounter.leeched < 3)
      t.raise('circle.erased', { by: 'LEECH', filled: encounter.filled - 1 });
    return 'end';
  })
  .at('gem')
  // DLV-TEST-07: with no gem available, lose 1 health instead.
  .call('DLV-TEST-07/a', loseHealth, (board, { loss }) => (gemColours(board).length === 0 ? { amount: 1, cause: loss.cause } : null))
  .call('DLV-TEST-07/b', loseGem, () => ({}))
  .done();

/** Steps (a) and (b) of DLV-ROUND-11, in a round and in the opening. */
export const settle = procedure<Delve>()('settle')
  .step(['DLV-ROUND-11/a', 'DLV-COMBAT-07', 'DLV-ROUND-12'], (t) => {
    const encounter = encounterOf(t.board);
    const n = Math.min(encounter.hits, emptyCircles(encounter));
    const lost = encounter.hits - n;
    if (n > 0) t.raise('circles.filled', { n, filled: encounter.filled + n, circles: encounter.circles });
    if (lost > 0) t.raise('hits.lost', { n: lost }, 'DLV-ROUND-12');
  })
  .each('DLV-ROUND-11/b', takeLoss, (board) => {
    const at = nextLoss(board);
    return at < 0 ? null : { at };
  })
  .done();
