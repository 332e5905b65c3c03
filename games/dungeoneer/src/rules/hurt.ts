// Owns wounds on whoever fights: what they do to heroes and monsters, and that they are counted for the reward.

import { call, procedure, type Turn } from '@undercroft/kernel';
import type { Dungeoneer } from '../dungeoneer.ts';
import { lifeLeft, spaceLife } from '../queries/fight.ts';
import { questIn, questLife } from '../queries/quests.ts';
import { atDefeat } from '../queries/triggers.ts';
import { attackOf, combatOf, isEdition, playerOf, type Board, type Dealt, type Fighter, type SpaceId } from '../state.ts';
import { momentFor, TRIGGERS } from './calls.ts';
import { wound } from './wounds.ts';
import { cited } from './cited.ts';

export interface Hurt {
  readonly on: Fighter;
  readonly n: number;
  /** Whoever deals the wounds; null: nobody who is rewarded for it (DGN-REWARD-07). */
  readonly by: Fighter | null;
}

/** DGN-REWARD-04, DGN-SLAY-07: monsters of Quests give nothing; DGN-REWARD-05: in 2.1 those of map cards neither. */
const isRewarded = (board: Board, { is }: Fighter): boolean =>
  is === 'monster' || is === 'hero' || is === 'minion' || (is === 'space' && !isEdition(board, '2.1'));

function count(t: Turn<Dungeoneer>, by: Fighter | null, on: Fighter, n: number): void {
  if (by === null || n === 0 || t.board.combats.length === 0 || !isRewarded(t.board, by) || !isRewarded(t.board, on)) return;
  const ofMonster = by.is === 'monster' || by.is === 'space';
  // DGN-CHAL-14: in 2.3c heroes earn nothing by wounding each other.
  if (!ofMonster && on.is === 'hero' && !isEdition(t.board, '2.1')) return;
  const dealt: Dealt = {
    by: ofMonster ? 'monster' : 'hero',
    seat: by.seat,
    to: on.is === 'hero' ? on.seat : null,
    n,
  };
  t.raise('wounds.dealt', dealt, ofMonster ? cited(t.board, 'DGN-REWARD-01', 'DGN-REWARD-08') : 'DGN-REWARD-02');
}

/** Life that a fighter can still lose. */
function lifeOf(board: Board, on: Fighter): number {
  if (on.is === 'hero') return playerOf(board, on.seat).life;
  if (on.is === 'quest') return questLife(board, questIn(board, board.turn, on.quest));
  if (on.is === 'space') return spaceLife(board, on.space);
  return lifeLeft(board, on.card);
}

export const hurt = procedure<Dungeoneer, Hurt>()('hurt')
  .step('DGN-REWARD-03', (t, { on, n, by }) => {
    // never more than the Life that there was.
    count(t, by, on, Math.min(n, Math.max(0, lifeOf(t.board, on))));
  })
  .callWhich('DGN-COMBAT-20', (_board, { on, n }) => (on.is === 'hero' ? call(wound, { seat: on.seat, n }) : null))
  .step(['DGN-COMBAT-21', 'DGN-COMBAT-23', 'DGN-SLAY-06'], (t, { on, n }) => {
    const life = lifeOf(t.board, on);
    if (on.is === 'hero' || life <= 0) return;
    const lost = Math.min(n, life);
    if (on.is === 'quest')
      t.raise('quest.wounded', { quest: on.quest, n: lost, left: life - lost }, cited(t.board, 'DGN-SLAY-06', 'DGN-COMBAT-23'));
    else if (on.is === 'space') t.raise('space.wounded', { space: on.space, n: lost, left: life - lost }, 'DGN-COMBAT-23');
    else {
      t.raise('monster.wounded', { card: on.card, n: lost, left: life - lost }, 'DGN-COMBAT-23');
      if (life === lost) t.raise('monster.defeated', { card: on.card, seat: on.seat }, 'DGN-COMBAT-21');
    }
  })
  // after every resolved effect; some cards ask for a monster that has just been defeated.
  .callWhich('DGN-COMBAT-21/a', (board, { on, by }) => (isFallen(board, on) ? TRIGGERS(atDefeat(board, on.card, on.seat, by)) : null))
  .callWhich('DGN-SPECIAL-01', (board, { on, by }) =>
    isFallen(board, on) ? momentFor(board, { is: 'defeated', card: on.card, space: whereFell(board, on, by) }) : null,
  )
  .done();

type Monster = Extract<Fighter, { is: 'monster' | 'minion' | 'trap' }>;
/** A monster that lies in a discard pile since it was hurt, or out of the game with its grade. */
const isFallen = (board: Board, on: Fighter): on is Monster =>
  (on.is === 'monster' || on.is === 'minion') &&
  (board.out.includes(on.card) || board.stocks.some(({ discard }) => discard.includes(on.card)));
/** In the space of the attack in which it fell. */
const whereFell = (board: Board, on: Fighter, by: Fighter | null): SpaceId =>
  board.combats.length > 0 ? attackOf(board, Math.max(0, combatOf(board).now)).space : playerOf(board, (by ?? on).seat).space;
