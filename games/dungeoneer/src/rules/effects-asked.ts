// Owns the effects that ask somebody something: which card is lost, where a hero is sent, which exit closes.

import { call, procedure, type Seat } from '@undercroft/kernel';
import type { AdventureId } from '../content/cards.ts';
import { freeStep, lockExit, loseCard, recall, warpTo } from '../decisions/effects.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { discardable, openExits, recallable, stepsFor, warpsTo, type Cause, type EffectOf } from '../queries/effects.ts';
import { isImmune } from '../queries/wards.ts';
import { playerOf, spaceOf, type Side, type SpaceId } from '../state.ts';
import { trim } from './trim.ts';
import { arrive } from './walk.ts';

interface Each<V extends 'discard' | 'warp' | 'step'> {
  readonly effect: EffectOf<V>;
  readonly cause: Cause;
  /** The heroes it is for that it has not happened to yet. */
  readonly left: readonly Seat[];
}

/** DGN-GEN-17: so many cards of each, chosen by whoever the card says, or by chance. */
export const discardCards = procedure<Dungeoneer, Each<'discard'>>()('discard-cards', 'next', 'more')
  .at('next')
  .let('DGN-GEN-17/a', (_t, { left, effect }) => ({ seat: left[0] ?? -1, left: left.slice(1), what: effect.what, n: effect.n }))
  .step('DGN-GEN-17/b', (_t, { seat }) => (seat < 0 ? 'end' : undefined))
  .at('more')
  .step('DGN-GEN-17/c', (t, { seat, what, n }) => (n === 0 || discardable(t.board, seat, what).length === 0 ? 'next' : undefined))
  .let('DGN-GEN-17/d', (t, { seat, what, effect }): { card: AdventureId | null } => {
    if (effect.by !== 'random') return { card: null };
    return { card: t.choose(discardable(t.board, seat, what), 'discard') };
  })
  .ask('DGN-GEN-17', loseCard, (_board, { seat, effect, cause }) => {
    if (effect.by === 'random') return null;
    return effect.by === 'you' ? cause.you : seat;
  })
  .step('DGN-GEN-17/e', (t, { seat, card }) => {
    if (card === null) return;
    if (playerOf(t.board, seat).hand.cards.includes(card)) t.raise('card.discarded', { seat, card }, 'DGN-GEN-17');
    else t.raise('card.lost', { seat, card }, 'DGN-GEN-17');
  })
  .call('DGN-PLAY-15', trim, (_board, { seat }) => ({ seats: [seat] }))
  .let('DGN-GEN-17/f', (_t, { n }) => ({ n: n - 1 }))
  .step('DGN-GEN-17/g', () => 'more')
  .done();

/** DGN-FX-17, DGN-FX-19: the token goes to another space, as it is; off-turn nothing is collected or met there (DGN-FX-21). */
export const warp = procedure<Dungeoneer, Each<'warp'>>()('warp', 'next')
  .at('next')
  .let('DGN-FX-17/a', (_t, { left, effect }) => ({ seat: left[0] ?? -1, left: left.slice(1), to: effect.to, cross: effect.cross === true }))
  .step('DGN-FX-17/b', (t, { seat, to, cross, cause }) => {
    if (seat < 0) return 'end';
    if (seat !== cause.you && isImmune(t.board, seat, 'warp-by-opponents')) return 'next';
    return warpsTo(t.board, seat, to, cross, cause).length === 0 ? 'next' : undefined;
  })
  .let('DGN-FX-17/c', (t, { seat, to, cross, cause }) => ({ space: warpsTo(t.board, seat, to, cross, cause)[0] as SpaceId }))
  .ask('DGN-FX-17', warpTo, (board, { seat, to, cross, cause }) => (warpsTo(board, seat, to, cross, cause).length > 1 ? cause.you : null))
  .run(['DGN-FX-18', 'DGN-FX-21'], (_board, { seat, space }) => call(arrive, { seat, to: space, by: 'warp' }))
  .step('DGN-FX-17/d', () => 'next')
  .done();

/** DGN-GEN-12: a step that costs nothing and meets no Threat at the exit. */
export const stepFreely = procedure<Dungeoneer, Each<'step'>>()('step-freely', 'next')
  .at('next')
  .let('DGN-GEN-12/a', (_t, { left, effect }) => ({ seat: left[0] ?? -1, left: left.slice(1), exits: effect.exits }))
  .step('DGN-GEN-12/b', (t, { seat, exits, cause }) => {
    if (seat < 0) return 'end';
    return stepsFor(t.board, seat, exits, cause).length === 0 ? 'next' : undefined;
  })
  .let('DGN-GEN-12/c', (t, { seat, exits, cause }) => ({ side: stepsFor(t.board, seat, exits, cause)[0] as Side }))
  .ask('DGN-GEN-12', freeStep, (board, { seat, exits, effect, cause }) => {
    if (stepsFor(board, seat, exits, cause).length < 2) return null;
    return effect.by === 'you' ? cause.you : seat;
  })
  .run('DGN-FX-21', (board, { seat, side }) =>
    call(arrive, { seat, to: spaceOf(board, playerOf(board, seat).space).near[side], by: 'step' }),
  )
  .step('DGN-GEN-12/d', () => 'next')
  .done();

/** Open exits of the space become Locked until the next Reset Phase of whoever did it. */
export const closeExits = procedure<Dungeoneer, { readonly effect: EffectOf<'close-exits'>; readonly cause: Cause }>()('close-exits')
  .let('DGN-GEN-02', (t, { cause }) => ({ space: cause.here, open: openExits(t.board, cause.here) }))
  .let('DGN-GEN-02/a', (_t, { open }) => ({ side: (open[0] ?? -1) as Side }))
  .ask('DGN-GEN-11', lockExit, (_board, { effect, cause, open }) => (effect.which === 'one' && open.length > 1 ? cause.you : null))
  .step('DGN-EXIT-04', (t, { effect, cause, space, side, open }) => {
    for (const one of effect.which === 'one' ? open.filter((found) => found === side) : open)
      t.raise('exit.locked', { space, side: one, threat: effect.threat, until: cause.you }, 'DGN-GEN-02');
  })
  .done();

export const recallMonster = procedure<Dungeoneer, { readonly effect: EffectOf<'recall'>; readonly cause: Cause }>()('recall')
  .let('DGN-GEN-02', (_t, { effect }) => ({ any: typeof effect.what === 'string' ? [] : effect.what }))
  .let('DGN-GEN-02/a', (t, { any, effect, cause: { about } }): { card: AdventureId | null } => {
    if (effect.what === 'that-monster') return { card: about?.is === 'defeated' ? about.card : null };
    return { card: recallable(t.board, any)[0] ?? null };
  })
  .ask('DGN-GEN-11', recall, (board, { any, cause }) => (recallable(board, any).length > 1 ? cause.you : null))
  .step('DGN-GEN-02/b', (t, { cause, card }) => {
    if (card !== null) t.raise('monster.recalled', { seat: cause.you, card }, 'DGN-GEN-02');
  })
  .done();
