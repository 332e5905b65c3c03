// Owns rounds and turns, and the Exploration Phase.

import { procedure } from '@undercroft/kernel';
import type { Cavern } from '../cavern.ts';
import { exploreEdge } from '../decisions/play.ts';
import { caveOf, edgesAt } from '../queries/cave.ts';
import { causeOf } from '../queries/cause.ts';
import { triggersOf } from '../queries/tests.ts';
import { allyAt, allyOfHero, heroAt, heroesFrom, seatOf, stands, type Board, type EdgeNo, type HeroNo } from '../state.ts';
import { activate } from './activate.ts';
import { lay, run } from './calls.ts';
import { heroPhase } from './hero-phase.ts';
import { judge } from './outcome.ts';
import { settingUp } from './setup.ts';
import { villainPhase } from './villain-phase.ts';

interface OfHero {
  readonly hero: HeroNo;
}

/** CAV-EXPLORE-01, CAV-EXPLORE-09, CAV-EXPLORE-10: where the hero stands at an unexplored edge, whether it has moved or not. */
function edgesFor(board: Board, hero: HeroNo): readonly EdgeNo[] {
  const own = heroAt(board, hero);
  return stands(own) ? edgesAt(caveOf(board.tiles), own.square) : [];
}

export const explorationPhase = procedure<Cavern, OfHero>()('exploration-phase')
  .step(['CAV-TURN-01', 'CAV-EXPLORE-01', 'CAV-EXPLORE-09'], (t, { hero }) => {
    t.raise('phase.began', { hero, phase: 'exploration' });
    return edgesFor(t.board, hero).length === 0 ? 'end' : undefined;
  })
  .let('edges', 'CAV-EXPLORE-10', (t, { hero }) => edgesFor(t.board, hero))
  .ask('CAV-EXPLORE-04', exploreEdge, (board, { hero, edges }) => (edges.length > 1 ? seatOf(board, hero) : null))
  // CAV-EXPLORE-05: one edge, however many are reached.
  .call(['CAV-EXPLORE-02', 'CAV-EXPLORE-05'], lay, (_board, { edges, answer }) => {
    const edge = answer?.edge ?? edges[0];
    return edge === undefined ? null : { edge, how: 'explore' as const };
  })
  .step('CAV-END-01', judge)
  .done();

/** CAV-TURN-01; CAV-ESCAPE-03, CAV-ESCAPE-05: of a hero that has left only the Villain Phase is carried out. */
export const turn = procedure<Cavern, OfHero & { readonly round: number }>()('turn')
  .step('CAV-TURN-02', (t, { hero, round }) => t.raise('turn.began', { hero, round }))
  .call(['CAV-TURN-01', 'CAV-ESCAPE-03'], heroPhase, (board, { hero }) => (heroAt(board, hero).escaped ? null : { hero }))
  .call(['CAV-TURN-01/a', 'CAV-ESCAPE-05'], explorationPhase, (board, { hero }) => (heroAt(board, hero).escaped ? null : { hero }))
  // G-31: before every Villain Phase of its owner.
  .call('CAV-ALLY-03', activate, (board, { hero }) => (allyAt(board, allyOfHero(hero)) === undefined ? null : { figure: allyOfHero(hero) }))
  .call('CAV-TURN-01/b', villainPhase, (_board, { hero }) => ({ hero }))
  .step(['CAV-GEN-09', 'CAV-TREASURE-07'], (t, { hero }) => {
    t.raise('turn.ended', { hero });
    for (const { card, by, turns } of t.board.blessings)
      if (by === hero && turns <= 0) t.raise('blessing.ended', { hero, card }, 'CAV-TREASURE-07');
  })
  .done();

/** CAV-TURN-03: after the last seat's turn. */
export const endRound = procedure<Cavern>()('end-round')
  .step('CAV-TURN-03', (t) => t.raise('round.ended', { round: t.board.round }))
  .callWhich('CAV-TURN-03/a', (board) => run(triggersOf(board, 'round-end'), causeOf('adventure', board.setup.adventure, board.active)))
  .done();

export const main = procedure<Cavern>()('main', 'round')
  .call('CAV-SETUP-01', settingUp, () => ({}))
  .at('round')
  // CAV-TURN-05: every player has a turn, also those whose hero is down or gone.
  .each(['CAV-TURN-02', 'CAV-TURN-05'], turn, (board, _locals, done) => {
    const hero = heroesFrom(board, board.first)[done];
    return hero === undefined ? null : { hero, round: done === 0 ? board.round + 1 : board.round };
  })
  .call('CAV-TURN-03', endRound, () => ({}))
  .step('CAV-TURN-03/a', () => 'round')
  .done();

export const GAME_PROCEDURES = [main, turn, endRound, explorationPhase] as const;
