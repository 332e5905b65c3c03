// Owns the Dungeonlord Phase: what is declared against the others, at the price of their own Peril.

import { call, procedure } from '@undercroft/kernel';
import { adventureOf } from '../content/cards.ts';
import { dungeonlord } from '../decisions/fight.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { perilCost, specialBought } from '../queries/lord.ts';
import { mayActAsLord } from '../queries/timely.ts';
import { handOf, playerOf } from '../state.ts';
import { combat, othersIn } from './calls.ts';
import { callOf } from './play.ts';

/** DGN-COMBAT-03, DGN-COMBAT-04, DGN-DLORD-14: the target, the form, and the Peril, which is the target's own; no Movement. */
export const lordPhase = procedure<Dungeoneer>()('dungeonlord-phase', 'act', 'alive')
  .step('DGN-TURN-01', (t) => t.raise('phase.began', { seat: t.board.turn, phase: 'dungeonlord' }))
  .at('act')
  .step('DGN-DEFEAT-02', (t) => (playerOf(t.board, t.board.turn).alive ? 'alive' : undefined))
  // DGN-DLORD-10, A-54: what a Dungeonlord who has fallen had declared lapses, and the wounds so far are rewarded.
  .call('DGN-COMBAT-12', combat, (board) => (board.combats.length > 0 ? {} : null))
  .step('DGN-DEFEAT-02/a', () => 'end')
  .at('alive')
  // where everybody sees that nothing can be done, nobody is asked.
  .step('DGN-DLORD-02/a', (t) => (mayActAsLord(t.board) ? undefined : 'end'))
  .ask(['DGN-DLORD-01', 'DGN-DLORD-08', 'DGN-GEN-03'], dungeonlord, (board) => board.turn)
  .step(['DGN-COMBAT-04', 'DGN-DLORD-02', 'DGN-DLORD-03', 'DGN-DLORD-04'], (t, { answer }) => {
    if (answer.act === 'end') return 'end';
    if (answer.act !== 'encounter') return undefined;
    const { board } = t;
    const seat = board.turn;
    const { card, target } = answer;
    const bought = specialBought(answer.special);
    const from = handOf(board, seat).includes(card) ? 'hand' : 'pack';
    const peril = perilCost(board, seat, card, target) + (bought === null ? 0 : bought + specialPrice(card));
    // A trap has no form: everybody in the space rolls its Threat.
    t.raise('encounter.declared', { seat, card, from, target, form: answer.form ?? 'melee', peril, special: bought });
    return 'act';
  })
  .callWhich(['DGN-DLORD-12', 'DGN-DLORD-09', 'DGN-DLORD-16'], (board, { answer }) => {
    if (answer.act === 'attack' || answer.act === 'attack-last') return call(combat, {});
    if (answer.act !== 'play' && answer.act !== 'use') return null;
    return callOf(answer, { seat: board.turn, time: 'dungeonlord', about: null });
  })
  .callWhich('DGN-SPECIAL-01', othersIn)
  .step('DGN-DLORD-09', (_t, { answer }) => (answer.act === 'attack-last' ? 'end' : 'act'))
  .done();

function specialPrice(card: Parameters<typeof adventureOf>[0]): number {
  const found = adventureOf(card);
  return found.family === 'monster' ? (found.special?.peril ?? 0) : 0;
}
