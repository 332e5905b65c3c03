// Owns Threats: one die and a score against a target number, rolled by the player of the threatened hero.

import { procedure, type Seat, type Turn } from '@undercroft/kernel';
import type { Roll, Threat } from '../content/types.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { standsOpen } from '../queries/moves.ts';
import { scoreOf } from '../queries/scores.ts';
import { playerOf, type Board, type Side, type SpaceId } from '../state.ts';
import { momentFor } from './calls.ts';
import { throwDie } from './dice.ts';

export interface ThreatFor {
  readonly seat: Seat;
  readonly threat: Threat;
  readonly roll: Roll;
  /** Where the danger lies, if it lies anywhere. */
  readonly at?: SpaceId;
  /** The exit of that space that it guards: whoever finds it open meets nothing. */
  readonly side?: Side;
}

/** Before the die somebody may have acted: whoever is out, or has left the danger behind, does not meet it, and whoever asked has to look. */
export const meets = (board: Board, seat: Seat, at?: SpaceId, side?: Side): boolean => {
  const { alive, space } = playerOf(board, seat);
  return alive && (at === undefined || space === at) && (side === undefined || !standsOpen(board, space, side));
};

/** DGN-THREAT-06: nobody rolls against it. The roll lies on the table afterwards (`board.rolled`); what passing or failing means is for whoever asked. */
export const threat = procedure<Dungeoneer, ThreatFor>()('threat')
  .run('DGN-DICE-01', (board, { seat, roll }) => momentFor({ is: 'roll', seat, roll, space: playerOf(board, seat).space }))
  .step(['DGN-THREAT-02', 'DGN-THREAT-03'], (t, { seat, threat: { score, target }, roll, at, side }) => {
    if (meets(t.board, seat, at, side)) rollThreat(t, seat, score, Number(target), roll);
  })
  .done();

function rollThreat(t: Turn<Dungeoneer>, seat: Seat, score: Threat['score'], target: number, roll: Roll): void {
  const { die, add } = throwDie(t, { is: 'hero', seat }, roll, null, playerOf(t.board, seat).space, 'threat');
  const total = die + add + scoreOf(t.board, seat, score);
  t.raise('threat.rolled', { seat, roll, score, target, die, total, passed: total >= target });
}

/** Whether the Threat that was rolled last was overcome. */
export const passed = (t: Turn<Dungeoneer>): boolean => t.board.rolled?.passed === true;
