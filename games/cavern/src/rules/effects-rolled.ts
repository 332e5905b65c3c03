// Owns effects that a d20 decides: curses, hazards, doors, snatching, and an ally at a trap.

import { call, missing, procedure, type Call } from '@undercroft/kernel';
import type { Cavern } from '../cavern.ts';
import { ENCOUNTER_IDS, type AllyId, type EncounterId } from '../content/cards.ts';
import type { EffectOf } from '../content/types.ts';
import type { Check, Rolled } from '../fighting.ts';
import type { Cause } from '../queries/cause.ts';
import { disableValue, isTrap, trapsOn } from '../queries/tactics.ts';
import { tileOfSquare } from '../queries/cave.ts';
import { squareOf } from '../queries/figures.ts';
import { allyAt, type Board, type Controlled, type Figure } from '../state.ts';
import { run } from './calls.ts';
import { check, rise } from './levels.ts';
import { mayRise } from '../queries/xp.ts';

const FACES = 20;

interface Rolling {
  readonly effect: EffectOf<'roll'>;
  readonly cause: Cause;
}

export const passed = ({ die, bonus, need }: Rolled): boolean => die + bonus >= need;
const rolledNow = (board: Board): Rolled => board.rolled ?? missing();

const CHECKS: Readonly<Partial<Record<Cause['from'], Check>>> = { curse: 'curse' };
/** A3: forcing the door; A8: snatching. */
const checkOf = ({ from, it }: Cause): Check => CHECKS[from] ?? (it >= 0 ? 'snatch' : 'force');

/** A roll for a hero, whose natural 20 may raise it to level 2 (CAV-XP-11, CAV-XP-12). */
const rollForHero = procedure<Cavern, Rolling>()('roll-for-hero')
  .call('CAV-HERO-13', check, (board, { effect: { need, per }, cause }) => ({
    hero: cause.you,
    what: checkOf(cause),
    bonus: per === undefined ? 0 : board.tracks[per.track] * per.n,
    need: typeof need === 'number' ? need : missing(),
  }))
  .let('natural', 'CAV-XP-11', (t) => rolledNow(t.board).die)
  .callWhich('CAV-HERO-08', (board, { effect, cause }) => run(passed(rolledNow(board)) ? effect.ok : effect.fail, cause))
  .call('CAV-XP-12', rise, (board, { natural, cause: { you } }) => (natural === FACES ? mayRise(board, you) : null))
  .done();

const cardNamed = (card: string): EncounterId => ENCOUNTER_IDS.find((id) => id === card) ?? missing();

/** HZ01, HZ02: rolled for nobody (CAV-XP-11). */
const rollForHazard = procedure<Cavern, Rolling>()('roll-for-hazard')
  .let('die', 'CAV-TRAP-09', (t, { cause: { card, you } }) => {
    const die = t.roll(FACES, 'hazard');
    t.raise('hazard.rolled', { hero: you, card: cardNamed(card), die });
    return die;
  })
  .callWhich('CAV-TRAP-09/a', (_board, { effect: { need, ok, fail }, cause, die }) =>
    run(typeof need === 'number' && die >= need ? ok : fail, cause),
  )
  .done();

/** AL03: a trap on the ally's tile, the first one laid. */
const trapAt = (board: Board, { self }: Cause): Controlled | undefined => trapsOn(board, tileOfSquare(squareOf(board, self)))[0];
const allyKind = (board: Board, figure: Figure): AllyId => (allyAt(board, figure) ?? missing()).kind;
const rollForAlly = procedure<Cavern, Rolling>()('roll-for-ally')
  .step('CAV-ALLY-03', (t, { cause }) => {
    const trap = trapAt(t.board, cause);
    if (trap === undefined || !isTrap(trap.card)) return;
    const [die, need] = [t.roll(FACES, 'ally'), disableValue(trap.card)];
    t.raise('ally.rolled', { ally: cause.self, kind: allyKind(t.board, cause.self), die, need });
    if (die >= need) t.raise('trap.gone', { hero: cause.you, card: trap.card, no: trap.no }, 'CAV-TRAP-08');
  })
  .done();

export function rolling(_board: Board, effect: EffectOf<'roll'>, cause: Cause): Call {
  if (cause.from === 'ally') return call(rollForAlly, { effect, cause });
  return call(cause.from === 'hazard' ? rollForHazard : rollForHero, { effect, cause });
}

export const CHECK_PROCEDURES = [check, rise, rollForHero, rollForHazard, rollForAlly] as const;
