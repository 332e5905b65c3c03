// Owns the Dungeonlord Phase: what is declared against the others, at the price of their own Peril.

import { call, procedure } from '@undercroft/kernel';
import { adventureOf } from '../content/cards.ts';
import { dungeonlord } from '../decisions/fight.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { perilCost, specialBought } from '../queries/lord.ts';
import { handOf, playerOf } from '../state.ts';
import { OTHERS } from './calls.ts';
import { combat } from './combat.ts';
import { callOf } from './play.ts';

/** DGN-COMBAT-03, DGN-COMBAT-04, DGN-DLORD-14: the target, the form, and the Peril, which is the target's own; no Movement. */
export const lordPhase = procedure<Dungeoneer>()('dungeonlord-phase', 'act', 'alive', 'declare', 'play')
  .step('DGN-TURN-01', (t) => t.raise('phase.began', { seat: t.board.turn, phase: 'dungeonlord' }))
  .at('act')
  .step('DGN-DEFEAT-02', (t) => (playerOf(t.board, t.board.turn).alive ? 'alive' : undefined))
  // DGN-DLORD-10, A-54: what a Dungeonlord who has fallen had declared lapses, and the wounds so far are rewarded.
  .run('DGN-COMBAT-12', (board) => (board.combats.length > 0 ? call(combat, {}) : null))
  .step('DGN-DEFEAT-02/a', () => 'end')
  .at('alive')
  .ask(['DGN-DLORD-01', 'DGN-DLORD-08', 'DGN-GEN-03'], dungeonlord, (board) => board.turn)
  .step('DGN-DLORD-02', (_t, { act }) => (act === 'end' ? 'end' : act === 'encounter' ? 'declare' : act === 'attack' ? undefined : 'play'))
  .run('DGN-DLORD-12', () => call(combat, {}))
  .run('DGN-SPECIAL-01/a', () => OTHERS)
  .step('DGN-DLORD-09', () => 'act')
  .at('declare')
  .step(['DGN-COMBAT-04', 'DGN-DLORD-03', 'DGN-DLORD-04'], (t, { card, target, form, special }) => {
    if (card === undefined || target === undefined) return 'act';
    const { board } = t;
    const seat = board.turn;
    const bought = specialBought(special);
    const from = handOf(board, seat).includes(card) ? 'hand' : 'pack';
    const peril = perilCost(board, seat, card, target) + (bought === null ? 0 : bought + specialPrice(card));
    // A trap has no form: everybody in the space rolls its Threat.
    t.raise('encounter.declared', { seat, card, from, target, form: form ?? 'melee', peril, special: bought });
    return 'act';
  })
  .at('play')
  .run(['DGN-DLORD-09', 'DGN-DLORD-16'], (board, { act, card, target, form: _form, special: _special, ...picked }) =>
    callOf(act, { seat: board.turn, time: 'dungeonlord', about: null }, { ...picked, card, target }),
  )
  .run('DGN-SPECIAL-01', () => OTHERS)
  .step('DGN-DLORD-09/a', () => 'act')
  .done();

function specialPrice(card: Parameters<typeof adventureOf>[0]): number {
  const found = adventureOf(card);
  return found.family === 'monster' ? (found.special?.peril ?? 0) : 0;
}
