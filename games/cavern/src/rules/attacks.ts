// Owns attacks as effects say them: whom a hero, a foe, a card or a tile attacks, and what comes after all rolls.

import { call, procedure, type Call } from '@undercroft/kernel';
import type { Cavern } from '../cavern.ts';
import type { AttackEffect } from '../content/types.ts';
import { aim, settle, type Tie } from '../decisions/play.ts';
import { tileOfSquare } from '../queries/cave.ts';
import { isHeroAttack, NOT_PICKED, originOf, type Cause } from '../queries/cause.ts';
import { squareOf } from '../queries/figures.ts';
import { quarriesOn, withoutLosers } from '../queries/foes.ts';
import { foesNear, victims } from '../queries/select.ts';
import { NOBODY, seatOf, type Board, type Figure } from '../state.ts';
import { asksTies, run } from './calls.ts';
import { strike, strikes, striking } from './strike.ts';

interface Attacking {
  readonly effect: AttackEffect;
  readonly cause: Cause;
}

/** After all rolls, hit or miss, once. */
const afterwards = (effect: AttackEffect, cause: Cause, targets: readonly Figure[]) =>
  targets.length === 0 ? null : run(effect.after, { ...cause, it: targets.at(-1) ?? NOBODY, picked: NOT_PICKED });

/** What was picked when the power was declared, or what can be attacked now. */
function targetsNow(board: Board, { who }: AttackEffect, cause: Cause): readonly Figure[] {
  const { targets } = cause.picked;
  if (who.of === 'it' || targets.length > 0) return targets;
  return foesNear(board, originOf(board, cause), who, true);
}
const isPicked = ({ picked }: Cause): boolean => picked.targets.length > 0;

/** CAV-COMBAT-01, CAV-COMBAT-10: an attack of a hero; a target that was not picked beforehand is picked now. */
const heroAttack = procedure<Cavern, Attacking>()('hero-attack')
  .let('targets', 'CAV-COMBAT-01', (t, { effect, cause }) => targetsNow(t.board, effect, cause))
  .let('hero', 'CAV-COMBAT-01/a', (_t, { cause: { you } }) => you)
  .let('bonus', 'CAV-COMBAT-11', (_t, { effect: { bonus } }) => bonus)
  .ask('CAV-COMBAT-10', aim, (board, { hero, targets, cause }) => (isPicked(cause) || targets.length < 2 ? null : seatOf(board, hero)))
  .let('targets', 'CAV-COMBAT-10/a', (_t, { targets, answer }): readonly Figure[] => (answer === null ? targets : [answer.target]))
  .callWhich('CAV-COMBAT-10/b', (_board, { effect, cause, targets }) => striking(effect, cause, targets, true))
  .callWhich('CAV-COMBAT-13', (_board, { effect, cause, targets }) => afterwards(effect, cause, targets))
  .done();

/** What there may be a tie about. */
const tieOf = ({ who }: AttackEffect): Tie => {
  if (who.at === 'crowd') return 'tile';
  return who.at === 'closest' || who.at === 'closest-within' || who.at === 'tile-closest' ? 'closest' : 'hero';
};
/** Whether one of several is meant: one hero, the closest one's tile, one crowded tile. */
const isOne = ({ who }: AttackEffect): boolean => who.count === 1 || who.at === 'tile-closest' || who.at === 'crowd';

/** Whom the cavern attacks; `it` is whoever the acting figure has gone up to. */
function candidates(board: Board, { who }: AttackEffect, cause: Cause): readonly number[] {
  const all = victims(board, who, who.of === 'it' && cause.it < 0 ? { ...cause, it: board.quarry } : cause);
  return who.count === 1 && cause.from === 'foe' ? withoutLosers(all) : all;
}

function struck(board: Board, { who }: AttackEffect, among: readonly number[], one: number | undefined): readonly Figure[] {
  if (one === undefined) return [];
  if (who.at === 'crowd') return quarriesOn(board, one);
  if (who.at === 'tile-closest') return quarriesOn(board, tileOfSquare(squareOf(board, one)));
  return who.count === 1 ? [one] : among;
}

/** CAV-COMBAT-08, CAV-ENC-04, CAV-TRAP-06: an attack of a foe, an ally, a card or a tile. */
const caveAttack = procedure<Cavern, Attacking & { readonly tie: Tie }>()('cave-attack')
  .let('among', 'CAV-COMBAT-08', (t, { effect, cause }) => candidates(t.board, effect, cause))
  .ask('CAV-GEO-14', settle, (board, { among, effect }) => (isOne(effect) ? asksTies(board, among) : null))
  .let('targets', 'CAV-COMBAT-08/a', (t, { effect, among, answer }) => struck(t.board, effect, among, answer?.one ?? among[0]))
  .callWhich('CAV-COMBAT-10', (_board, { effect, cause, targets }) => striking(effect, cause, targets, false))
  .callWhich('CAV-COMBAT-13', (_board, { effect, cause, targets }) => afterwards(effect, cause, targets))
  .done();

/** An attack as a call: straight to its rolls, where nothing has to be asked before and nothing comes after. */
export function attacking(board: Board, effect: AttackEffect, cause: Cause): Call | null {
  if (isHeroAttack(cause))
    return isPicked(cause) && effect.after === undefined
      ? striking(effect, cause, cause.picked.targets, true)
      : call(heroAttack, { effect, cause });
  if (effect.after === undefined && board.setup.ties === 'default') {
    const among = candidates(board, effect, cause);
    return striking(effect, cause, struck(board, effect, among, among[0]), false);
  }
  return call(caveAttack, { effect, cause, tie: tieOf(effect) });
}

export const ATTACK_PROCEDURES = [heroAttack, caveAttack, strike, strikes] as const;
