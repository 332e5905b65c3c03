// Owns damage to heroes: what may still be done about it, what it does, and what falling down brings.

import { missing, procedure, type Turn } from '@undercroft/kernel';
import type { Cavern } from '../cavern.ts';
import type { Blow } from '../fighting.ts';
import { carriedBy } from '../queries/actions.ts';
import { anyWaiting, type Trigger } from '../queries/reactions.ts';
import { heroAt, NOBODY, thingAt, type Board, type HeroNo } from '../state.ts';
import { reacting, reactionTo } from './calls.ts';

const blowOn = (board: Board): Blow => board.blow ?? missing();
const about = (board: Board, moment: 'would-be-hurt' | 'would-fall'): Trigger => ({ moment, of: blowOn(board).on, foe: NOBODY });
const wouldFall = (board: Board): boolean => blowOn(board).n >= heroAt(board, blowOn(board).on).hp;

export const hurt = procedure<Cavern, { readonly hero: HeroNo; readonly n: number; readonly from: Blow['from'] }>()('hurt')
  // CAV-DOWN-05: who is down takes no more.
  .step(['CAV-COMBAT-12', 'CAV-DOWN-05'], (t, { hero, n, from }) => {
    const { hp, square } = heroAt(t.board, hero);
    if (hp === 0 || square < 0 || n <= 0) return 'end';
    if (suffers(t, { on: hero, n, from })) return 'end';
    t.raise('blow.threatened', { on: hero, n, from });
    return undefined;
  })
  .call('CAV-COMBAT-14/a', reacting, (board) => reactionTo(board, about(board, 'would-be-hurt')))
  .call('CAV-COMBAT-14/b', reacting, (board) => (wouldFall(board) ? reactionTo(board, about(board, 'would-fall')) : null))
  .step('CAV-COMBAT-12/a', (t) => suffer(t, blowOn(t.board)))
  .done();

/** Damage that nobody has a card against is taken at once; false: somebody might. */
export function suffers(t: Turn<Cavern>, blow: Blow): boolean {
  if (anyWaiting(t.board, 'would-be-hurt') || anyWaiting(t.board, 'would-fall')) return false;
  const { hp, square } = heroAt(t.board, blow.on);
  if (hp > 0 && square >= 0 && blow.n > 0) suffer(t, blow);
  return true;
}

/** The rule that a player is shown for it. */
const BY_RULE = { attack: 'CAV-COMBAT-06', poison: 'CAV-COND-POISON-01', effect: 'CAV-COMBAT-12' } as const;

/** CAV-COMBAT-12: never below 0. */
function suffer(t: Turn<Cavern>, { on, n, from }: Blow): void {
  if (n <= 0) {
    t.raise('blow.averted', { hero: on });
    return;
  }
  const hp = Math.max(0, heroAt(t.board, on).hp - n);
  t.raise('hero.hurt', { hero: on, n, hp, from }, BY_RULE[from]);
  if (hp === 0) fall(t, on);
}

/** CAV-DOWN-01, CAV-DOWN-09: the figure stays on its square, and what it carried lies there. */
function fall(t: Turn<Cavern>, hero: HeroNo): void {
  t.raise('hero.fell', { hero }, 'CAV-DOWN-01');
  const { square } = heroAt(t.board, hero);
  for (const thing of carriedBy(t.board, hero)) {
    const { kind } = thingAt(t.board, thing) ?? missing();
    t.raise('thing.dropped', { hero, thing, kind, square }, 'CAV-DOWN-09');
  }
}
