// Owns the activation of foes and allies: the first tactic whose condition is true, carried out once.

import { call, missing, procedure, type Call, type Turn } from '@undercroft/kernel';
import type { Cavern } from '../cavern.ts';
import { allyOf } from '../content/cards.ts';
import type { Tactic } from '../content/types.ts';
import { settle, type Tie } from '../decisions/play.ts';
import { causeOf, type Cause } from '../queries/cause.ts';
import type { Trigger } from '../queries/reactions.ts';
import { isDrowsy, isPinned, kindOf, tacticFor, tacticsOf, withinOf } from '../queries/tactics.ts';
import { allyAt, foeAt, isAlly, NOBODY, type Board, type Figure } from '../state.ts';
import { asksTies, reacting, reactionTo, run } from './calls.ts';

const tacticAt = (board: Board, figure: Figure, at: number): Tactic => {
  const list = isAlly(figure)
    ? allyOf((allyAt(board, figure) ?? missing()).kind).tactics
    : tacticsOf((foeAt(board, figure) ?? missing()).kind);
  return list[at] ?? missing();
};

/** Who acts, for whom, and how far its condition reaches. */
function causeFor(board: Board, figure: Figure, tactic: Tactic): Cause {
  const more = { self: figure, reach: withinOf(tactic.when) };
  if (!isAlly(figure)) return causeOf('foe', kindOf(board, figure), board.active, more);
  return causeOf('ally', kindOf(board, figure), (allyAt(board, figure) ?? missing()).of, more);
}

/** CAV-MONSTER-24: who left play before its turn does nothing; CAV-MONSTER-22: nor does who sleeps. */
function isIdle(t: Turn<Cavern>, figure: Figure): boolean {
  if (isAlly(figure)) return allyAt(t.board, figure) === undefined;
  if (foeAt(t.board, figure) === undefined) return true;
  if (!isDrowsy(t.board, figure)) return false;
  t.raise('foe.idle', { foe: figure, kind: kindOf(t.board, figure), why: 'drowsy' }, 'CAV-MONSTER-22');
  return true;
}

/** CAV-MONSTER-07 to CAV-MONSTER-09, CAV-VILLAIN-12. */
export const activate = procedure<Cavern, { readonly figure: Figure }>()('activate', 'done')
  .step(['CAV-MONSTER-07', 'CAV-MONSTER-08', 'CAV-MONSTER-19', 'CAV-MONSTER-24'], (t, { figure }) => {
    if (isIdle(t, figure)) return 'end';
    const tactic = tacticFor(t.board, figure);
    if (tactic < 0) {
      t.raise('foe.idle', { foe: figure, kind: kindOf(t.board, figure), why: 'nobody' }, 'CAV-MONSTER-19');
      return 'done';
    }
    t.raise('tactic.chosen', { figure, kind: kindOf(t.board, figure), tactic });
    return undefined;
  })
  .callWhich('CAV-MONSTER-09', (board, { figure }) => {
    const now = tacticAt(board, figure, board.tactic);
    return run(now.effects, causeFor(board, figure, now));
  })
  .at('done')
  .step('CAV-MONSTER-14', (t, { figure }) => {
    if (isPinned(t.board, figure)) t.raise('foe.unpinned', { foe: figure, kind: kindOf(t.board, figure) });
    return nimble(t.board, figure) === null ? 'end' : undefined;
  })
  .call('CAV-POWER-09', reacting, (board, { figure }) => nimble(board, figure))
  .done();

/** Nimble Retreat, of the hero that has it. */
function nimble(board: Board, figure: Figure): Trigger | null {
  const wren = board.heroes.findIndex(({ id }) => id === 'wren');
  return wren < 0 || isAlly(figure) ? null : reactionTo(board, { moment: 'foe-done', of: wren, foe: figure });
}

/** CAV-MONSTER-24, CAV-VILLAIN-05: several figures, in the order that the active player chooses. */
const activateAll = procedure<Cavern, { readonly among: readonly Figure[]; readonly tie: Tie }>()('activate-all', 'next')
  .at('next')
  .ask('CAV-GEN-11', settle, (board, { among }) => asksTies(board, among))
  .let('figure', 'CAV-MONSTER-24', (_t, { among, answer }) => answer?.one ?? among[0] ?? NOBODY)
  .call('CAV-MONSTER-24/a', activate, (_board, { figure }) => (figure < 0 ? null : { figure }))
  .let('among', 'CAV-MONSTER-24/b', (_t, { among, figure }) => among.filter((one) => one !== figure))
  .step('CAV-MONSTER-24/c', (_t, { among }) => (among.length > 0 ? 'next' : undefined))
  .done();

/** One figure, or several. */
export function activating(among: readonly Figure[]): Call | null {
  const [figure] = among;
  if (figure === undefined) return null;
  return among.length === 1 ? call(activate, { figure }) : call(activateAll, { among, tie: 'order' });
}

export const ACTIVATE_PROCEDURES = [activate, activateAll] as const;
