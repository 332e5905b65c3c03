// Owns moving: the exit, the Movement point, entering, collecting, and what the space does to whoever enters.

import { type Exit } from '../content/types.ts';
import { bug, at, call, procedure, type Seat, type Turn } from '@undercroft/kernel';
import { mapOf } from '../content/cards.ts';
import type { Obstacle, Threat } from '../content/types.ts';
import { dodge, mayDodge } from '../decisions/turn.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { isViable } from '../queries/map.ts';
import { exitAt } from '../queries/moves.ts';
import { atCollect, atEntry } from '../queries/triggers.ts';
import { isImmune, isSpared } from '../queries/wards.ts';
import { ENTERED, FOUGHT, placeOf, playerOf, SIDES, spaceOf, type About, type Board, type Side, type SpaceId } from '../state.ts';
import { lurk, momentFor, TRIGGERS } from './calls.ts';
import { beforeThreat, dieOnly, passed, threat } from './threat.ts';
import { wound } from './wounds.ts';

const me = (board: Board): Seat => board.turn;
const isOut = (t: Turn<Dungeoneer>): boolean => !playerOf(t.board, me(t.board)).alive;

/**
 * The hero on turn comes into a space (DGN-MOVE-06): collects if it is new, then meets what is there. Whoever is moved off-turn does
 * neither (DGN-COLLECT-05, DGN-OBST-02).
 */
export const enter = procedure<Dungeoneer, { readonly to: SpaceId; readonly by: 'step' | 'sewer' | 'portal' | 'warp' }>()(
  'enter',
  'spikes',
  'pit',
  'space',
)
  .let('entry', 'DGN-MOVE-06/c', (t, { to, by }): { came: Side | -1; fresh: boolean } => {
    const seat = me(t.board);
    const from = playerOf(t.board, seat).space;
    t.raise('hero.moved', { seat, from, to, by });
    // Through which side of the new space: whoever comes by another way comes through none.
    const came = by === 'step' ? SIDES.find((side) => spaceOf(t.board, to).near[side] === from) : undefined;
    return { came: came ?? -1, fresh: (at(t.board.marks, to) & ENTERED) === 0 };
  })
  .step(['DGN-COLLECT-01', 'DGN-COLLECT-02', 'DGN-COLLECT-04'], (t, { to, entry: { fresh } }) => {
    if (fresh) collect(t, to);
  })
  .callWhich('DGN-COLLECT-08', (board, { to, entry: { fresh } }) => (fresh ? TRIGGERS(atCollect(board, me(board), to)) : null))
  .callWhich('DGN-SPECIAL-02', (board, { to, entry: { fresh } }) => (fresh ? momentFor(board, collectedIn(board, me(board), to)) : null))
  // Somebody may have acted: a hero who is out or elsewhere meets nothing here.
  .step('DGN-OBST-01', (t, { to }) => {
    if (isOut(t) || playerOf(t.board, me(t.board)).space !== to) return 'end';
    const obstacle = obstacleHere(t.board);
    if (obstacle?.kind !== 'spikes' && obstacle?.kind !== 'pit') return 'space';
    return isSpared(t.board, me(t.board), obstacle.kind) ? 'space' : obstacle.kind;
  })
  .at('spikes')
  .ask('DGN-OPT-SPIKE-01', dodge, (board) => (mayDodge(board) ? me(board) : null))
  .step('DGN-OPT-SPIKE-01/b', (t, { answer }) => {
    if (answer?.act !== 'dodge') return undefined;
    t.raise('movement.spent', { seat: me(t.board), n: 1, for: 'dodge' });
    return 'space';
  })
  .call('DGN-OBST-07', threat, (board, { to }) => ({ seat: me(board), threat: obstacleThreat(board), roll: 'spikes' as const, at: to }))
  .call('DGN-OBST-07/a', wound, (board, { to }) =>
    isHere(board, to) && !isSpared(board, me(board), 'spikes') && board.rolled?.passed === false ? { seat: me(board), n: 1 } : null,
  )
  .step('DGN-OBST-07/b', () => 'space')
  .at('pit')
  .call('DGN-OBST-04', threat, (board, { to }) => ({ seat: me(board), threat: obstacleThreat(board), roll: 'pit' as const, at: to }))
  .step(['DGN-OBST-04/a', 'DGN-OBST-06'], (t, { to }) => {
    if (!isHere(t.board, to)) return 'end';
    // getting out of a Pit asks for no Threat in either edition; who lies already lies as he lay.
    if (isSpared(t.board, me(t.board), 'pit')) return undefined;
    if (!passed(t) && !playerOf(t.board, me(t.board)).tipped && !isImmune(t.board, me(t.board), 'tip'))
      t.raise('hero.tipped', { seat: me(t.board), rise: null }, 'DGN-OBST-04');
    return undefined;
  })
  .at('space')
  .callWhich('DGN-OBST-12/a', (board, { to, entry: { came } }) =>
    isHere(board, to) ? TRIGGERS(atEntry(board, me(board), to, came)) : null,
  )
  .callWhich(['DGN-OBST-12', 'DGN-ENC-06'], (board, { to }) => (isLurking(board, to) ? call(lurk, { space: to }) : null))
  .done();

const isHere = (board: Board, space: SpaceId): boolean => playerOf(board, me(board)).alive && playerOf(board, me(board)).space === space;

/** the monster of a space attacks whoever enters on his own turn, once in a turn. */
const isLurking = (board: Board, space: SpaceId): boolean =>
  isHere(board, space) && mapOf(spaceOf(board, space).card).monster !== null && (at(board.marks, space) & FOUGHT) === 0;

/** A hero is brought into another space: on his own turn as if he had walked there (DGN-FX-18), else only his token moves (DGN-FX-21). */
export const arrive = procedure<Dungeoneer, { readonly seat: Seat; readonly to: SpaceId; readonly by: 'step' | 'warp' }>()('arrive')
  .step('DGN-FX-21', (t, { seat, to, by }) => {
    // nothing is entered by whoever stays where he is.
    const { space } = playerOf(t.board, seat);
    if (space === to) return 'end';
    if (seat === me(t.board)) return undefined;
    t.raise('hero.moved', { seat, from: space, to, by });
    return 'end';
  })
  .callWhich('DGN-FX-18', (_board, { to, by }) => call(enter, { to, by }))
  .done();

/** DGN-OBST-09: what lies in the space concerns only the hero who enters it. */
const obstacleHere = (board: Board): Obstacle | null => mapOf(placeOf(board, me(board)).card).obstacle;
const obstacleThreat = (board: Board): Threat => threatOf(obstacleHere(board));

/** DGN-COLLECT-01: the Glory and the Peril printed on the space. */
export function collect(t: Turn<Dungeoneer>, space: SpaceId): void {
  const { glory, peril } = mapOf(spaceOf(t.board, space).card);
  t.raise('space.collected', { seat: me(t.board), space, glory, peril });
}

export const collectedIn = (board: Board, seat: Seat, space: SpaceId): About => ({
  is: 'collected',
  seat,
  space,
  glory: mapOf(spaceOf(board, space).card).glory,
});

/** One step (DGN-MOVE-06): exit, Movement spent, hero enters. The declared step is binding. */
export const stepOut = procedure<Dungeoneer, { readonly side: Side }>()('step', 'locked', 'trapped', 'pay')
  .let('from', 'DGN-MOVE-04', (t) => playerOf(t.board, me(t.board)).space)
  .let('to', 'DGN-MOVE-04/a', (t, { from, side }) => spaceOf(t.board, from).near[side])
  .let('exit', 'DGN-EXIT-02', (t, { from, side }) => exitAt(t.board, from, side))
  // DGN-EXIT-03: an Open exit asks for nothing.
  .step('DGN-EXIT-01', (t, { exit }) => {
    if (exit.kind === 'trapped' && isSpared(t.board, me(t.board), 'trapped-exit')) return 'pay';
    return exit.kind === 'locked' ? 'locked' : exit.kind === 'trapped' ? 'trapped' : 'pay';
  })
  .at('locked')
  .callWhich('DGN-DICE-01', (board, { exit }) => beforeThreat(board, me(board), 'locked-exit', threatOf(exit)))
  .step('DGN-EXIT-13', (t, { from, side, to }) => stepAgain(t, from, side, to))
  .call('DGN-EXIT-04', dieOnly, (board, { exit }) => ({ seat: me(board), threat: threatOf(exit), roll: 'locked-exit' as const }))
  .step('DGN-EXIT-12', (t, { from, side }) => {
    t.raise('exit.opened', { space: from, side });
    return passed(t) ? 'pay' : undefined;
  })
  .step('DGN-EXIT-05', (t) => {
    if (mayPay(t)) t.raise('movement.spent', { seat: me(t.board), n: 1, for: 'penalty' });
  })
  .step(['DGN-EXIT-06', 'DGN-EXIT-07'], (t, { side }) => {
    if (!mayPay(t)) return waits(t, side);
    return 'pay';
  })
  // DGN-EXIT-10, DGN-EXIT-14: an obstacle, no trap: it concerns only the hero who leaves.
  .at('trapped')
  .callWhich('DGN-DICE-01/a', (board, { exit }) => beforeThreat(board, me(board), 'trapped-exit', threatOf(exit)))
  .step('DGN-EXIT-13/a', (t, { from, side, to }) => stepAgain(t, from, side, to))
  .call('DGN-EXIT-08', dieOnly, (board, { exit }) => ({ seat: me(board), threat: threatOf(exit), roll: 'trapped-exit' as const }))
  .step('DGN-EXIT-12/a', (t, { from, side }) => {
    t.raise('exit.opened', { space: from, side }, 'DGN-EXIT-12');
    return passed(t) ? 'pay' : undefined;
  })
  .call('DGN-EXIT-09', wound, (board) => ({ seat: me(board), n: 1 }))
  // a hero who falls at the exit does not enter.
  .step('DGN-EXIT-09/a', (t) => (isOut(t) ? 'end' : undefined))
  .at('pay')
  // Before the die somebody may have acted: the point may be gone.
  .step('DGN-EXIT-07/a', (t, { side }) => (mayPay(t) ? undefined : waits(t, side)))
  .step(['DGN-MOVE-03', 'DGN-CUSP-04'], (t) => t.raise('movement.spent', { seat: me(t.board), n: 1, for: 'step' }))
  .callWhich('DGN-MOVE-06', (_board, { to }) => call(enter, { to, by: 'step' }))
  .done();

/** Before the die somebody may have acted: the step is off when the hero is elsewhere, or the card behind the exit. */
const leads = (board: Board, from: SpaceId, side: Side, to: SpaceId): boolean =>
  isHere(board, from) && isViable(board.spaces, from, side) && spaceOf(board, from).near[side] === to;

/** And when he is out or tipped (DGN-MOVE-05); an exit that stands open by now, or does nothing to him, asks for nothing. */
function stepAgain(t: Turn<Dungeoneer>, from: SpaceId, side: Side, to: SpaceId): 'end' | 'pay' | undefined {
  if (!leads(t.board, from, side, to) || playerOf(t.board, me(t.board)).tipped) return 'end';
  const { kind } = exitAt(t.board, from, side);
  return kind === 'open' || (kind === 'trapped' && isSpared(t.board, me(t.board), 'trapped-exit')) ? 'pay' : undefined;
}

const mayPay = (t: Turn<Dungeoneer>): boolean => !isOut(t) && playerOf(t.board, me(t.board)).movement > 0;
/** DGN-EXIT-07: on the exit that he has opened; who is out waits nowhere. */
function waits(t: Turn<Dungeoneer>, side: Side): 'end' {
  if (!isOut(t)) t.raise('hero.waited', { seat: me(t.board), side }, 'DGN-EXIT-07');
  return 'end';
}

const threatOf = (of: Exit | Obstacle | null): Threat =>
  of !== null && 'threat' in of ? of.threat : bug('nothing asks for a Threat here');

/** DGN-SEWER-01, DGN-PORTAL-01, A-23: instead of a step; no exit is involved. */
export const passThrough = procedure<Dungeoneer, { readonly to: SpaceId; readonly by: 'sewer' | 'portal' }>()('pass-through')
  .step(['DGN-SEWER-01', 'DGN-PORTAL-01'], (t, { by }) =>
    t.raise('movement.spent', { seat: me(t.board), n: 1, for: by }, by === 'sewer' ? 'DGN-SEWER-01' : 'DGN-PORTAL-01'),
  )
  .callWhich('DGN-MOVE-06/b', (_board, { to, by }) => call(enter, { to, by }))
  .done();
