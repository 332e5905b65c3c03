// Owns reactions: powers and items that wait for a moment, offered in seat order from the active player on until all pass.

import { call, define, procedure } from '@undercroft/kernel';
import type { Cavern } from '../cavern.ts';
import { isPower, type PowerId, type TreasureId } from '../content/cards.ts';
import { react } from '../decisions/play.ts';
import { causeOf } from '../queries/cause.ts';
import { reactionEffects, reactors, reactorWith, type Trigger } from '../queries/reactions.ts';
import type { HeroNo } from '../state.ts';
import { reacting, run } from './calls.ts';

interface Reaction extends Trigger {
  readonly hero: HeroNo;
  readonly card: PowerId | TreasureId;
}

/** CAV-POWER-05, CAV-POWER-06: the card is turned before anything else can come of it. */
const useReaction = procedure<Cavern, Reaction>()('use-reaction')
  .step('CAV-POWER-09', (t, { hero, card }) => t.raise('reaction.used', { hero, card }))
  .step('CAV-POWER-05', (t, { hero, card }) => {
    if (isPower(card)) t.raise('power.flipped', { hero, card, up: false });
  })
  .callWhich('CAV-COMBAT-17/a', (_board, { hero, card, of }) =>
    run(reactionEffects(card), causeOf(isPower(card) ? 'power' : 'item', card, hero, { it: of })),
  )
  .done();

/** CAV-COMBAT-17: in seat order, one by one; whoever's trigger no longer applies is not asked. */
define(reacting)
  .untilAllPass(
    'CAV-COMBAT-17',
    react,
    (board) => reactors(board),
    (board, { moment, of, foe }, { with: card }, seat) =>
      call(useReaction, { hero: reactorWith(board, seat, card, { moment, of, foe }), card, moment, of, foe }),
  )
  .done();

export const REACTION_PROCEDURES = [reacting, useReaction] as const;
