// Owns Threats: one die and a score against a target number, rolled by the player of the threatened hero.

import { procedure, type Call, type Seat, type Turn } from '@undercroft/kernel';
import type { Roll, Threat } from '../content/types.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { scoreOf } from '../queries/scores.ts';
import { isSpared } from '../queries/wards.ts';
import { playerOf, type Board, type SpaceId } from '../state.ts';
import { momentFor } from './calls.ts';
import { throwDie } from './dice.ts';

export interface ThreatFor {
  readonly seat: Seat;
  readonly threat: Threat;
  readonly roll: Roll;
  /** Where the danger lies, if it lies anywhere. */
  readonly at?: SpaceId;
}

/** Before the die somebody may have acted: whoever is out, or has left the danger behind, does not meet it, and whoever asked has to look. */
export const meets = (board: Board, seat: Seat, at?: SpaceId): boolean =>
  playerOf(board, seat).alive && (at === undefined || playerOf(board, seat).space === at);

/** DGN-THREAT-06: nobody rolls against it. The roll lies on the table afterwards (`board.rolled`); what passing or failing means is for whoever asked. */
export const threat = procedure<Dungeoneer, ThreatFor>()('threat')
  .callWhich('DGN-DICE-01', (board, { seat, roll, threat: asked }) => beforeThreat(board, seat, roll, asked))
  .step(['DGN-THREAT-02', 'DGN-THREAT-03'], (t, { seat, threat: { score, target }, roll, at }) => {
    if (meets(t.board, seat, at) && !isSpared(t.board, seat, roll)) rollThreat(t, seat, score, Number(target), roll);
  })
  .done();

/** everybody may act before the die. */
export const beforeThreat = (board: Board, seat: Seat, roll: Roll, { score, target }: Threat): Call | null =>
  momentFor(board, { is: 'roll', seat, roll, by: 'hero', space: playerOf(board, seat).space, need: Number(target), score });

/** The die alone: whoever asked has let everybody act before. */
export const dieOnly = procedure<Dungeoneer, ThreatFor>()('die')
  .step(['DGN-THREAT-02', 'DGN-THREAT-03'], (t, { seat, threat: { score, target }, roll }) =>
    rollThreat(t, seat, score, Number(target), roll),
  )
  .done();

function rollThreat(t: Turn<Dungeoneer>, seat: Seat, score: Threat['score'], target: number, roll: Roll): void {
  const { die, add } = throwDie(t, { is: 'hero', seat }, roll, null, playerOf(t.board, seat).space, 'threat');
  const total = die + add + scoreOf(t.board, seat, score);
  t.raise('threat.rolled', { seat, roll, score, target, die, total, passed: total >= target });
}

/** Whether the Threat that was rolled last was overcome. */
export const passed = (t: Turn<Dungeoneer>): boolean => t.board.rolled?.passed === true;
