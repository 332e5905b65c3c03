// Owns using a power or an item: what it says, turning it over, and what had to wait for it.

import { define, procedure } from '@undercroft/kernel';
import type { Cavern } from '../cavern.ts';
import { heroOf, powerOf, treasureOf, type TreasureId } from '../content/cards.ts';
import { causeOf, type Picked } from '../queries/cause.ts';
import { heroAt, NOBODY, type Board, type HeroNo } from '../state.ts';
import { reacting, reactionTo, run, usePower } from './calls.ts';
import { fortune } from './treasure.ts';

/** G-04: Battle Rush, and Fortunes that were drawn while the power was in hand. */
const aftermath = procedure<Cavern, { readonly hero: HeroNo }>()('aftermath')
  .call('CAV-HERO-09', reacting, (board, { hero }) =>
    board.defeats > 0 && board.phase === 'hero' && board.active === hero
      ? reactionTo(board, { moment: 'defeated', of: hero, foe: NOBODY })
      : null,
  )
  .each('CAV-TREASURE-03', fortune, (board) => (board.waiting.length > 0 ? {} : null))
  .done();

const isTurned = (board: Board, hero: HeroNo, kind: string): boolean =>
  kind !== 'at-will' && !board.kept && heroAt(board, hero).square >= 0;

define(usePower)
  .step(['CAV-POWER-01', 'CAV-POWER-04'], (t, { hero, power }) => t.raise('power.begun', { hero, card: power }))
  .callWhich('CAV-POWER-07', (_board, { hero, power, picked }) =>
    run(powerOf(power).effects, causeOf('power', power, hero, { self: hero, picked })),
  )
  // CAV-POWER-08: hit or miss, unless its text says otherwise.
  .step(['CAV-POWER-02', 'CAV-POWER-05', 'CAV-POWER-08'], (t, { hero, power }) => {
    if (isTurned(t.board, hero, powerOf(power).kind)) t.raise('power.flipped', { hero, card: power, up: false });
  })
  // Kindly Flame.
  .callWhich('CAV-POWER-11', (board, { hero, power }) => {
    const { id, hp } = heroAt(board, hero);
    if (powerOf(power).kind === 'at-will' || hp === 0) return null;
    const { uses, ability } = heroOf(id);
    const use = uses.find(({ when }) => when === 'power-used');
    return run(use?.effects, causeOf('ability', ability, hero, { self: hero }));
  })
  .call('CAV-HERO-09', aftermath, (_board, { hero }) => ({ hero }))
  .done();

export const useItem = procedure<Cavern, { readonly hero: HeroNo; readonly card: TreasureId; readonly picked: Picked }>()('use-item')
  .step('CAV-HERO-09', (t, { hero, card }) => t.raise('item.used', { hero, card }))
  .callWhich('CAV-TREASURE-09', (_board, { hero, card, picked }) => {
    const use = treasureOf(card).uses.find(({ when }) => when === 'hero-phase');
    return run(use?.effects, causeOf('item', card, hero, { self: hero, it: picked.targets[0] ?? NOBODY, picked }));
  })
  .call('CAV-HERO-09/a', aftermath, (_board, { hero }) => ({ hero }))
  .done();

export const POWER_PROCEDURES = [usePower, useItem, aftermath] as const;
