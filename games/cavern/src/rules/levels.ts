// Owns spending experience on a level, beside section XP of the rulebook, and rolls for heroes that are no attacks.

import { procedure } from '@undercroft/kernel';
import type { Cavern } from '../cavern.ts';
import { treasureOf, type XpId } from '../content/cards.ts';
import { levelUp } from '../decisions/play.ts';
import type { Check } from '../fighting.ts';
import { LEVEL_PRICE } from '../queries/xp.ts';
import { heroAt, NOBODY, seatOf, type HeroNo } from '../state.ts';
import { reacting, reactionTo } from './calls.ts';

const FACES = 20;

type Paid = Partial<Record<'card1' | 'card2' | 'card3' | 'card4' | 'card5', XpId>>;
/** CAV-XP-03: the cards that an answer gives. */
export const paidIn = ({ card1, card2, card3, card4, card5 }: Paid): readonly XpId[] =>
  [card1, card2, card3, card4, card5].filter((card) => card !== undefined);

/** CAV-XP-09, CAV-XP-10, CAV-XP-14. */
export const rise = procedure<Cavern, { readonly hero: HeroNo }>()('rise')
  .ask('CAV-XP-09', levelUp, (board, { hero }) => seatOf(board, hero))
  .step('CAV-XP-10', (t, { hero, answer }) => {
    if (answer.act === 'stay') return;
    t.raise('xp.spent', { hero, cards: paidIn(answer), price: LEVEL_PRICE }, 'CAV-XP-09');
    t.raise('hero.levelled', { hero, daily: answer.daily });
    for (const { card, up } of heroAt(t.board, hero).items)
      if (!up && treasureOf(card).uses.some(({ when }) => when === 'level-up'))
        t.raise('item.flipped', { hero, card, up: true }, 'CAV-TREASURE-09');
  })
  .done();

/** A d20 for a hero that is no attack: what it shows stays on the table for the rule that asked (CAV-XP-11). */
export const check = procedure<Cavern, { readonly hero: HeroNo; readonly what: Check; readonly bonus: number; readonly need: number }>()(
  'check',
)
  .step('CAV-GEN-04', (t, { hero, what, bonus, need }) =>
    t.raise('check.rolled', { hero, for: what, die: t.roll(FACES, what), bonus, need, again: false }),
  )
  .call('CAV-COMBAT-14', reacting, (board, { hero }) => reactionTo(board, { moment: 'rolled', of: hero, foe: NOBODY }))
  .done();
