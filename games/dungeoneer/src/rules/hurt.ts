// Owns wounds on whoever fights: what they do to heroes and monsters, and that they are counted for the reward.

import { call, procedure, type Turn } from '@undercroft/kernel';
import type { Dungeoneer } from '../dungeoneer.ts';
import { lifeLeft } from '../queries/fight.ts';
import { playerOf, type Board, type Dealt, type Fighter } from '../state.ts';
import { wound } from './wounds.ts';

export interface Hurt {
  readonly on: Fighter;
  readonly n: number;
  /** Whoever deals the wounds; null: nobody who is rewarded for it (DGN-REWARD-07). */
  readonly by: Fighter | null;
}

/** DGN-REWARD-04: monsters of Quests and map cards give nothing. */
const isRewarded = (fighter: Fighter): boolean => fighter.is === 'monster' || fighter.is === 'hero' || fighter.is === 'minion';

function count(t: Turn<Dungeoneer>, by: Fighter | null, on: Fighter, n: number): void {
  if (by === null || n === 0 || t.board.combats.length === 0 || !isRewarded(by) || !isRewarded(on)) return;
  const dealt: Dealt = { by: by.is === 'monster' ? 'monster' : 'hero', seat: by.seat, to: on.is === 'hero' ? on.seat : null, n };
  t.raise('wounds.dealt', dealt, dealt.by === 'monster' ? 'DGN-REWARD-08' : 'DGN-REWARD-02');
}

const monsterCard = (board: Board, on: Fighter): on is Fighter & { is: 'monster' | 'minion' } =>
  (on.is === 'monster' || on.is === 'minion') && lifeLeft(board, on.card) > 0;

export const hurt = procedure<Dungeoneer, Hurt>()('hurt')
  .step('DGN-REWARD-03', (t, { on, n, by }) => {
    // never more than the Life that there was.
    const life = on.is === 'hero' ? playerOf(t.board, on.seat).life : monsterCard(t.board, on) ? lifeLeft(t.board, on.card) : 0;
    count(t, by, on, Math.min(n, life));
  })
  .run('DGN-COMBAT-20', (_board, { on, n }) => (on.is === 'hero' ? call(wound, { seat: on.seat, n }) : null))
  .step(['DGN-COMBAT-21', 'DGN-COMBAT-23'], (t, { on, n }) => {
    if (!monsterCard(t.board, on)) return;
    const left = lifeLeft(t.board, on.card);
    const lost = Math.min(n, left);
    t.raise('monster.wounded', { card: on.card, n: lost, left: left - lost }, 'DGN-COMBAT-23');
    if (left === lost) t.raise('monster.defeated', { card: on.card, seat: on.seat }, 'DGN-COMBAT-21');
  })
  .done();
