// Owns the effects that cards of the hand, readied cards and abilities have: Shifts, Minions, opened exits, dice, attacks called off.

import { at, call, pileSize, procedure, type Call, type Seat, type Turn } from '@undercroft/kernel';
import { adventureOf, type AdventureId } from '../content/cards.ts';
import type { Effect, Verb } from '../content/types.ts';
import { fromWhom, lookedOrder, may, openExit, shiftMap, swapQuest, whichGlobal } from '../decisions/effects.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { deckNow } from '../queries/building.ts';
import { amount, heroesFor, type Cause, type EffectOf } from '../queries/effects.ts';
import { canDo, openable, swapSeats } from '../queries/possible.ts';
import { FACE_DOWN, swappable } from '../queries/quests.ts';
import { readShift, shiftable, shiftsOf } from '../queries/shift.ts';
import { canPay } from '../queries/uses.ts';
import { attackOf, combatOf, handOf, playerOf, type Attack, type Board } from '../state.ts';
import { effects, type Resolving } from './calls.ts';
import { cited } from './cited.ts';

interface Now<V extends Verb> {
  readonly effect: EffectOf<V>;
  readonly cause: Cause;
}

/** DGN-FX-07 to -09, A-68: nobody enters anything: the space moves, not the hero. */
const shift = procedure<Dungeoneer, Now<'shift'>>()('shift')
  .let('here', 'DGN-FX-07', (_t, { cause }) => cause.here)
  .step('DGN-FX-07/a', (t, { effect, here }) => (shiftable(t.board, effect, here).length === 0 ? 'end' : undefined))
  .ask(['DGN-GEN-11', 'DGN-FX-08', 'DGN-FX-09'], shiftMap, (board, { effect, here, cause }) => {
    const spaces = shiftable(board, effect, here);
    return spaces.length > 1 || shiftsOf(board, effect, here, at(spaces, 0)).length > 1 ? cause.you : null;
  })
  .step('DGN-FX-07/c', (t, { effect, here, cause, answer }) => {
    const space = answer?.space ?? at(shiftable(t.board, effect, here), 0);
    const to = answer?.to ?? at(shiftsOf(t.board, effect, here, space), 0);
    t.raise('map.shifted', { seat: cause.you, moves: readShift(t.board, space, to) }, cited(t.board, 'DGN-GEN-02', 'DGN-FX-07'));
  })
  .done();

/** An exit of one's own space opens, as if it had been tried (DGN-EXIT-12). */
const opens = procedure<Dungeoneer, Now<'open-exit'>>()('open-exit')
  .let('space', 'DGN-EXIT-12', (t, { cause }) => playerOf(t.board, cause.you).space)
  .let('sides', 'DGN-EXIT-12/a', (t, { effect, space }) => openable(t.board, space, effect.kinds))
  .ask('DGN-GEN-11', openExit, (_board, { sides, cause }) => (sides.length > 1 ? cause.you : null))
  .step('DGN-EXIT-12/c', (t, { space, sides, answer }) => {
    const side = answer?.side ?? sides[0];
    if (side !== undefined) t.raise('exit.opened', { space, side }, 'DGN-EXIT-12');
  })
  .done();

/** DGN-GEN-16: what happens once in a turn has happened. */
export function useUp(t: Turn<Dungeoneer>, { once }: Cause): void {
  if (once !== undefined) t.raise('trigger.used', once, 'DGN-GEN-16');
}

/** DGN-GEN-02: what somebody may do for a price, or leave. */
const offered = procedure<Dungeoneer, Now<'may'> & { readonly seat: Seat }>()('offered')
  .let('what', 'DGN-GEN-02', (_t, { effect }) => (effect.price.discard === 'this' ? undefined : effect.price.discard))
  .ask('DGN-GEN-02/a', may, (_board, { seat }) => seat)
  .step('DGN-GEN-02/b', (t, { seat, answer, effect, cause }) => {
    if (answer.act === 'leave') return 'end';
    const { given } = answer;
    useUp(t, cause);
    const { glory = 0 } = effect.price;
    if (typeof glory === 'number' && glory > 0) t.raise('glory.changed', { seat, n: -glory, for: 'card' }, 'DGN-GEN-02');
    if (given !== undefined)
      t.raise(handOf(t.board, seat).includes(given) ? 'card.discarded' : 'card.lost', { seat, card: given }, 'DGN-GEN-02');
    return undefined;
  })
  .call('DGN-GEN-02/c', effects, (_board, { effect, cause }) => ({ list: effect.effects, cause }))
  .done();

/** The cards on top of the deck of the realm, seen by one player and put back in the order he likes. */
const look = procedure<Dungeoneer, Now<'look-at-maps'>>()('look-at-maps')
  .let('seat', 'DGN-GEN-02', (_t, { cause }) => cause.you)
  .step('DGN-GEN-02/a', (t, { effect, seat }) => {
    for (let n = effect.n; n > 0 && pileSize(deckNow(t.board)) > 0; n--)
      t.raise('map.looked-at', { seat, card: t.draw(deckNow(t.board), 'map') }, 'DGN-GEN-02');
  })
  .ask('DGN-GEN-11', lookedOrder, (board, { seat }) => (board.looked.cards.length > 1 ? seat : null))
  .step('DGN-GEN-02/e', (t, { seat, answer }) => {
    const cards = t.board.looked.cards;
    const top = answer?.top ?? cards[0];
    // What is put back last lies on top.
    for (const card of [...cards.filter((one) => one !== top), ...cards.filter((one) => one === top)])
      t.raise('map.put-back', { seat, card }, 'DGN-GEN-02');
  })
  .done();

/**
 * A Personal Quest that has no token changes places with the Global one. A-03: one that lies face down too, and is shown by it; whoever is
 * not its owner takes what comes.
 */
const swapQuests = procedure<Dungeoneer, Now<'swap-quest'>>()('swap-quests')
  .let('seats', 'DGN-GEN-02', (t, { effect, cause }) => swapSeats(t.board, effect, cause))
  .step('DGN-GEN-02/a', (t, { seats }) => (seats.length === 0 || t.board.global.length === 0 ? 'end' : undefined))
  .ask('DGN-GEN-11/a', fromWhom, (_board, { seats, cause }) => (seats.length > 1 ? cause.you : null))
  .let('seat', 'DGN-GEN-02/b', (_t, { seats, answer }) => answer?.seat ?? at(seats, 0))
  .let('you', 'DGN-GEN-02/c', (_t, { cause }) => cause.you)
  .ask('DGN-GEN-11', swapQuest, (board, { seat, you }) => (swappable(board, seat, you).length > 1 ? you : null))
  .step('DGN-GEN-02/d', (t, { seat, you, answer }) => {
    const named = answer?.quest ?? at(swappable(t.board, seat, you), 0);
    const { cards } = playerOf(t.board, seat).sealed;
    const quest = named === FACE_DOWN ? t.choose(cards, 'quest') : named;
    if (cards.includes(quest)) t.raise('quest.revealed', { seat, quest }, 'DGN-QUEST-01');
    const global = t.board.global[0]?.quest;
    if (global !== undefined) t.raise('quest.swapped', { seat, quest, global }, 'DGN-GEN-02');
  })
  .done();

/** The Global Quest goes back, and the next one takes its place. */
const returnQuest = procedure<Dungeoneer, { readonly cause: Cause }>()('return-quest')
  .step('DGN-GEN-02', (t) => (t.board.global.length === 0 || t.board.quests.length === 0 ? 'end' : undefined))
  .ask('DGN-GEN-11', whichGlobal, (board, { cause }) => (board.global.length > 1 ? cause.you : null))
  .step('DGN-GEN-02/b', (t, { answer }) => {
    const quest = answer?.quest ?? at(t.board.global, 0).quest;
    // Drawn before the old one lies under the deck, told after it has left.
    const next = t.draw(t.board.quests, 'quest');
    t.raise('quest.returned', { quest }, 'DGN-GEN-02');
    t.raise('quest.turned-up', { quest: next }, 'DGN-GEN-02');
  })
  .done();

/** What needs no question. */
const atOnce = procedure<Dungeoneer, { readonly effect: Effect; readonly cause: Cause }>()('at-once')
  .step('DGN-GEN-02', (t, { effect, cause }) => {
    if (effect.do === 'give-peril') givePeril(t, effect, cause);
    else if (effect.do === 'die') changeDie(t, effect, cause);
    else if (effect.do === 'immune')
      for (const seat of heroesFor(t.board, effect.who, cause)) t.raise('hero.warded', { seat, to: effect.to }, 'DGN-GEN-02');
    else if (effect.do === 'grant')
      for (const standing of effect.standing)
        t.raise('hero.granted', { seat: cause.you, standing, depth: t.board.combats.length }, 'DGN-GEN-02');
    else if (effect.do === 'minion') makeMinion(t, effect, cause);
    else if (effect.do === 'discard-this') discardThis(t, cause);
    else onAttack(t, effect, cause);
  })
  .done();

function givePeril(t: Turn<Dungeoneer>, effect: EffectOf<'give-peril'>, cause: Cause): void {
  const n = Math.min(playerOf(t.board, cause.you).peril, amount(effect.n, cause));
  const [to] = heroesFor(t.board, effect.to, cause);
  if (n === 0 || to === undefined) return;
  t.raise('peril.changed', { seat: cause.you, n: -n, for: 'card' }, 'DGN-GEN-02');
  t.raise('peril.changed', { seat: to, n, for: 'card' }, 'DGN-GEN-02');
}

/** DGN-DICE-01: announced before the die is rolled. */
function changeDie(t: Turn<Dungeoneer>, { change }: EffectOf<'die'>, cause: Cause): void {
  const { about } = cause;
  if (about?.is !== 'roll') return;
  const add = 'add' in change ? amount(change.add, cause) * (change.lose === true ? -1 : 1) : 0;
  const die = { add, set: 'set' in change ? change.set : 0, dice: 'best' in change ? change.best : 1 };
  t.raise('die.changed', { seat: about.seat, roll: about.roll, depth: t.board.combats.length, ...die }, 'DGN-DICE-01');
}

/** DGN-FX-02, A-67: a monster in the service of a hero; one that attacked no longer does. */
function makeMinion(t: Turn<Dungeoneer>, effect: EffectOf<'minion'>, cause: Cause): void {
  const { you, card, given } = cause;
  const tucked = card !== undefined && isTucked(card) ? card : null;
  if (effect.of === 'own') {
    if (given === undefined) return;
    const from = handOf(t.board, you).includes(given) ? 'hand' : 'pack';
    t.raise('minion.made', { seat: you, card: given, from, tucked }, cited(t.board, 'DGN-GEN-02', 'DGN-FX-02'));
    return;
  }
  const attack = attackNow(t.board, cause);
  if (attack === null || attack.by.is !== 'monster') return;
  t.raise('minion.made', { seat: you, card: attack.by.card, from: 'attack', tucked }, cited(t.board, 'DGN-GEN-02', 'DGN-FX-02'));
}
const isTucked = (card: AdventureId): boolean => {
  const found = adventureOf(card);
  return found.family === 'boon' && found.tucked === true;
};

function discardThis(t: Turn<Dungeoneer>, { card, bearer, you }: Cause): void {
  const seat = bearer ?? you;
  if (card !== undefined && playerOf(t.board, seat).ready.some((one) => one.card === card))
    t.raise('card.lost', { seat, card }, 'DGN-GEN-02');
}

function attackNow(board: Board, { attack }: Cause): Attack | null {
  if (attack === undefined || board.combats.length === 0) return null;
  return combatOf(board).attacks[attack] ?? null;
}

/** What is done to an attack: it is called off, or made in another form; a hit is caught. */
function onAttack(t: Turn<Dungeoneer>, effect: Effect, cause: Cause): void {
  const at = cause.attack;
  const attack = attackNow(t.board, cause);
  if (at === undefined || attack === null) return;
  if (effect.do === 'cancel-attack') t.raise('attack.cancelled', { at }, 'DGN-GEN-02');
  else if (effect.do === 'cancel-hit') t.raise('hit.cancelled', { at }, 'DGN-GEN-02');
  else if (effect.do === 'attack-form') t.raise('attack.form', { at, form: effect.form }, 'DGN-GEN-02');
  else if (effect.do === 'discard-attacker' && attack.by.is === 'monster')
    t.raise('card.lost', { seat: attack.by.seat, card: attack.by.card }, 'DGN-GEN-02');
}

/** The monster that a card is about: conditions that come after it ask what it was. */
export function withMonster(board: Board, list: readonly Effect[], cause: Cause): Cause {
  if (cause.attack === undefined || board.combats.length === 0 || !list.some((one) => one.do === 'discard-attacker')) return cause;
  const { by } = attackOf(board, cause.attack);
  return by.is === 'monster' ? { ...cause, that: by.card } : cause;
}

const once = (effect: Effect, cause: Cause): Call => call(atOnce, { effect, cause });

/** What the verbs of this file do. */
export const CARD_VERBS = {
  shift: (_board, effect, cause) => call(shift, { effect, cause }),
  'open-exit': (_board, effect, cause) => call(opens, { effect, cause }),
  'look-at-maps': (_board, effect, cause) => call(look, { effect, cause }),
  'swap-quest': (_board, effect, cause) => call(swapQuests, { effect, cause }),
  may: (board, effect, cause) => {
    const [seat] = heroesFor(board, effect.who, cause);
    if (seat === undefined || !canPay(board, seat, effect.price) || !canDo(board, effect.effects, cause)) return null;
    return call(offered, { effect, cause, seat });
  },
  'return-global-quest': (_board, _effect, cause) => call(returnQuest, { cause }),
  'give-peril': (_board, effect, cause) => once(effect, cause),
  die: (_board, effect, cause) => once(effect, cause),
  immune: (_board, effect, cause) => once(effect, cause),
  grant: (_board, effect, cause) => once(effect, cause),
  minion: (_board, effect, cause) => once(effect, cause),
  'discard-this': (_board, effect, cause) => once(effect, cause),
  'cancel-attack': (_board, effect, cause) => once(effect, cause),
  'cancel-hit': (_board, effect, cause) => once(effect, cause),
  'attack-form': (_board, effect, cause) => once(effect, cause),
  'discard-attacker': (_board, effect, cause) => once(effect, cause),
} as const satisfies Partial<Resolving>;

export const CARD_EFFECT_PROCEDURES = [shift, opens, offered, look, swapQuests, returnQuest, atOnce] as const;
