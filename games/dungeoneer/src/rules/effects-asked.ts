// Owns the effects that ask somebody something: which card is lost, where a hero is sent, which exit closes.

import { procedure, type Seat } from '@undercroft/kernel';
import { freeStep, lockExit, loseCard, recall, warpTo } from '../decisions/effects.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { discardable, openExits, recallable, stepsFor, warpsTo, type Cause, type EffectOf } from '../queries/effects.ts';
import { asksAlways } from '../queries/timely.ts';
import { isImmune } from '../queries/wards.ts';
import type { Discarded } from '../content/types.ts';
import { playerOf, spaceOf, type Board } from '../state.ts';
import { trim } from './trim.ts';
import { arrive } from './walk.ts';

interface Each<V extends 'discard' | 'warp' | 'step'> {
  readonly effect: EffectOf<V>;
  readonly cause: Cause;
}
interface For {
  readonly seat: Seat;
}
/** The heroes it is for. */
interface All {
  readonly seats: readonly Seat[];
}

/** DGN-GEN-17: one card, chosen by whoever the card says, or by chance. */
const discardOne = procedure<Dungeoneer, Each<'discard'> & For>()('discard-one')
  .let('what', 'DGN-GEN-17/c', (_t, { effect }) => effect.what)
  .let('fallen', 'DGN-GEN-17/d', (t, { seat, what, effect }) =>
    effect.by === 'random' ? t.choose(discardable(t.board, seat, what), 'discard') : null,
  )
  .ask('DGN-GEN-17', loseCard, (board, { seat, what, effect, cause }) => {
    if (effect.by === 'random' || isOnlyOne(board, seat, what)) return null;
    return effect.by === 'you' ? cause.you : seat;
  })
  .step('DGN-GEN-17/e', (t, { seat, what, fallen, answer }) => {
    const card = answer?.card ?? fallen ?? discardable(t.board, seat, what)[0];
    if (card === undefined) return;
    if (playerOf(t.board, seat).hand.cards.includes(card)) t.raise('card.discarded', { seat, card }, 'DGN-GEN-17');
    else t.raise('card.lost', { seat, card }, 'DGN-GEN-17');
  })
  .call('DGN-PLAY-15', trim, (_board, { seat }) => ({ seats: [seat] }))
  .done();

/** one card in play, which everybody sees: nobody has to say which. */
export const isOnlyOne = (board: Board, seat: Seat, what: Discarded): boolean =>
  !asksAlways(board) && what !== 'hand' && what !== 'treasure-or-hand-treasure' && discardable(board, seat, what).length === 1;

const discardSome = procedure<Dungeoneer, Each<'discard'> & For>()('discard-some')
  .each('DGN-GEN-17', discardOne, (board, { effect, cause, seat }, done) =>
    done >= effect.n || discardable(board, seat, effect.what).length === 0 ? null : { effect, cause, seat },
  )
  .done();

/** So many cards of each. */
export const discardCards = procedure<Dungeoneer, Each<'discard'> & All>()('discard-cards')
  .each('DGN-GEN-17', discardSome, (_board, { effect, cause, seats }, done) => forEach(seats, done, { effect, cause }))
  .done();

function forEach<A extends object>(seats: readonly Seat[], done: number, args: A): (A & For) | null {
  const seat = seats[done];
  return seat === undefined ? null : { ...args, seat };
}

/** DGN-FX-17, DGN-FX-19: the token goes to another space, as it is; off-turn nothing is collected or met there (DGN-FX-21). */
const warpOne = procedure<Dungeoneer, Each<'warp'> & For>()('warp-one')
  .let('to', 'DGN-FX-17/a', (_t, { effect }) => effect.to)
  .let('cross', 'DGN-FX-19', (_t, { effect }) => effect.cross === true)
  .let('spaces', 'DGN-FX-17/b', (t, { seat, to, cross, cause }) =>
    seat !== cause.you && isImmune(t.board, seat, 'warp-by-opponents') ? [] : warpsTo(t.board, seat, to, cross, cause),
  )
  .ask('DGN-FX-17', warpTo, (_board, { spaces, cause }) => (spaces.length > 1 ? cause.you : null))
  .call(['DGN-FX-18', 'DGN-FX-21'], arrive, (_board, { seat, spaces, answer }) => {
    const to = answer?.space ?? spaces[0];
    return to === undefined ? null : { seat, to, by: 'warp' as const };
  })
  .done();

export const warp = procedure<Dungeoneer, Each<'warp'> & All>()('warp')
  .each('DGN-FX-17', warpOne, (_board, { effect, cause, seats }, done) => forEach(seats, done, { effect, cause }))
  .done();

/** DGN-GEN-12: a step that costs nothing and meets no Threat at the exit. */
const stepOne = procedure<Dungeoneer, Each<'step'> & For>()('step-one')
  .let('exits', 'DGN-GEN-12/a', (_t, { effect }) => effect.exits)
  .ask('DGN-GEN-12', freeStep, (board, { seat, exits, effect, cause }) => {
    if (stepsFor(board, seat, exits, cause).length < 2) return null;
    return effect.by === 'you' ? cause.you : seat;
  })
  .call('DGN-FX-21', arrive, (board, { seat, exits, cause, answer }) => {
    const side = answer?.side ?? stepsFor(board, seat, exits, cause)[0];
    return side === undefined ? null : { seat, to: spaceOf(board, playerOf(board, seat).space).near[side], by: 'step' as const };
  })
  .done();

export const stepFreely = procedure<Dungeoneer, Each<'step'> & All>()('step-freely')
  .each('DGN-GEN-12', stepOne, (_board, { effect, cause, seats }, done) => forEach(seats, done, { effect, cause }))
  .done();

/** Open exits of the space become Locked until the next Reset Phase of whoever did it. */
export const closeExits = procedure<Dungeoneer, { readonly effect: EffectOf<'close-exits'>; readonly cause: Cause }>()('close-exits')
  .let('space', 'DGN-GEN-02', (_t, { cause }) => cause.here)
  .let('open', 'DGN-GEN-02/a', (t, { space }) => openExits(t.board, space))
  .ask('DGN-GEN-11', lockExit, (_board, { effect, cause, open }) => (effect.which === 'one' && open.length > 1 ? cause.you : null))
  .step('DGN-EXIT-04', (t, { effect, cause, space, answer, open }) => {
    const one = answer?.side ?? open[0];
    for (const side of effect.which === 'one' ? open.filter((found) => found === one) : open)
      t.raise('exit.locked', { space, side, threat: effect.threat, until: cause.you }, 'DGN-GEN-02');
  })
  .done();

export const recallMonster = procedure<Dungeoneer, { readonly effect: EffectOf<'recall'>; readonly cause: Cause }>()('recall')
  .let('any', 'DGN-GEN-02', (_t, { effect }) => (typeof effect.what === 'string' ? [] : effect.what))
  .ask('DGN-GEN-11', recall, (board, { any, cause }) => (recallable(board, any).length > 1 ? cause.you : null))
  .step('DGN-GEN-02/b', (t, { any, effect, cause, answer }) => {
    const { you, about } = cause;
    const that = effect.what === 'that-monster' ? (about?.is === 'defeated' ? about.card : undefined) : recallable(t.board, any)[0];
    const card = answer?.card ?? that;
    if (card !== undefined) t.raise('monster.recalled', { seat: you, card }, 'DGN-GEN-02');
  })
  .done();

export const ASKING_PROCEDURES = [
  discardCards,
  discardSome,
  discardOne,
  warp,
  warpOne,
  stepFreely,
  stepOne,
  closeExits,
  recallMonster,
] as const;
