// Owns one attack roll, window by window (CAV-COMBAT-14), and several of them in a row.

import { call, missing, procedure, type Call, type Turn } from '@undercroft/kernel';
import type { Cavern } from '../cavern.ts';
import { isMonster, type TreasureId } from '../content/cards.ts';
import type { AttackEffect } from '../content/types.ts';
import { settle, whichItem } from '../decisions/play.ts';
import type { Attack } from '../fighting.ts';
import { deviceOf, isHeroAttack, NOT_PICKED, originOf, type Cause } from '../queries/cause.ts';
import { controllerOf } from '../queries/control.ts';
import { acWith, addedDamage, FACES, totalWith, type Duel } from '../queries/duel.ts';
import { idOf } from '../queries/figures.ts';
import { wardFor, weaponsFor } from '../queries/items.ts';
import { anyReaction, type Trigger } from '../queries/reactions.ts';
import { extraDamage } from '../queries/tests.ts';
import { mayRise } from '../queries/xp.ts';
import { allyAt, foeAt, heroAt, isAlly, isHero, NOBODY, NOWHERE, seatOf, thingAt, type Board, type Figure, type HeroNo } from '../state.ts';
import { asksTies, reacting, reactionTo, run } from './calls.ts';
import { throwAgainIfMust } from './rethrow.ts';
import { hurt, suffers } from './hurt.ts';
import { rise } from './levels.ts';
import { judge } from './outcome.ts';
import { reward } from './treasure.ts';

interface Strike {
  readonly effect: AttackEffect;
  readonly cause: Cause;
  readonly on: Figure;
}

/** Who rolls: a hero for its powers and items, the foe or ally that acts, or nobody. */
const attackerOf = (cause: Cause): Figure => (isHeroAttack(cause) ? cause.you : cause.self);

function duelOf(board: Board, { effect, cause, on }: Strike): Duel {
  const by = attackerOf(cause);
  const device = effect.as ?? deviceOf(cause);
  return { by, device, from: by === NOBODY ? NOWHERE : originOf(board, cause), on, die: 0 };
}

/** CAV-MONSTER-18, CAV-MONSTER-25: whoever has fallen or gone is no target any more. */
function isGone(board: Board, on: Figure): boolean {
  if (isHero(on)) return heroAt(board, on).hp === 0 || heroAt(board, on).square < 0;
  if (isAlly(on)) return allyAt(board, on) === undefined;
  return foeAt(board, on) === undefined && thingAt(board, on) === undefined;
}

const attackNow = (board: Board): Attack => board.attack ?? missing();

/** CAV-COMBAT-05, CAV-COMBAT-11: a total equal to or above the AC hits; CAV-COMBAT-09: nothing else does. */
function compare(t: Turn<Cavern>): boolean {
  const attack = attackNow(t.board);
  const total = totalWith(t.board, attack, attack.die);
  // CAV-OBJ-12: what has no AC is always hit.
  const ac = acWith(t.board, attack, attack.die);
  const hit = !attack.foiled && total >= ac;
  t.raise('attack.judged', { total, ac, hit, byId: attack.byId, onId: attack.onId }, 'CAV-COMBAT-05');
  return hit;
}

/** CAV-COMBAT-06, CAV-COMBAT-15: the printed damage, and what adds to it; nothing adds to none. */
function damageOf(board: Board, { effect, cause, on }: Strike): number {
  const attack = attackNow(board);
  if (effect.damage === 0) return 0;
  return effect.damage + extraDamage(board, effect.with ?? [], cause, on) + addedDamage(board, attack, attack.die);
}

/** CAV-COMBAT-07, CAV-OBJ-05, CAV-OBJ-11, CAV-ALLY-05: damage to whoever is no hero; CAV-OBJ-07: an object that is destroyed earns nothing. */
function harm(t: Turn<Cavern>, strike: Strike): void {
  const { on, cause } = strike;
  const n = damageOf(t.board, strike);
  if (n === 0) return;
  const foe = foeAt(t.board, on);
  const thing = thingAt(t.board, on);
  if (foe !== undefined) {
    if (foe.hp > n) t.raise('foe.hurt', { foe: on, kind: foe.kind, n, hp: foe.hp - n }, 'CAV-COMBAT-06');
    else defeat(t, on, attackerOf(cause));
  } else if (thing !== undefined) t.raise('thing.hurt', { thing: on, kind: thing.kind, n, hp: Math.max(0, thing.hp - n) }, 'CAV-OBJ-05');
  else hurtAlly(t, on, n);
  judge(t);
}

/** CAV-DEFEAT-01 to CAV-DEFEAT-04, CAV-DEFEAT-09, CAV-TEAM-06. */
export function defeat(t: Turn<Cavern>, foe: Figure, by: Figure): void {
  const { kind } = foeAt(t.board, foe) ?? missing();
  const team = isHero(by) ? heroAt(t.board, by).team : heroAt(t.board, isAlly(by) ? by & 7 : t.board.active).team;
  const controller = isMonster(kind) ? controllerOf(t.board, kind) : NOBODY;
  t.raise('foe.defeated', { foe, kind, by, team, controller }, isMonster(kind) ? 'CAV-DEFEAT-02' : 'CAV-DEFEAT-09');
}

function hurtAlly(t: Turn<Cavern>, on: Figure, n: number): void {
  const { hp, kind } = allyAt(t.board, on) ?? missing();
  t.raise('ally.hurt', { ally: on, kind, n, hp: Math.max(0, hp - n) }, 'CAV-ALLY-05');
  if (hp <= n) t.raise('ally.left', { ally: on, kind }, 'CAV-ALLY-05');
}

const heroIn = ({ cause }: Strike): HeroNo => (isHeroAttack(cause) ? cause.you : NOBODY);
const about = (moment: 'rolled' | 'missed' | 'is-hit', of: HeroNo): Trigger => ({ moment, of, foe: NOBODY });

/** The die, thrown with the items that count (CAV-TREASURE-11); then on to whoever may change it, or to what comes of it. */
function roll(t: Turn<Cavern>, now: Strike, weapon: TreasureId | null): Next {
  const { effect, cause } = now;
  const duel = duelOf(t.board, now);
  t.raise(
    'attack.rolled',
    {
      ...duel,
      byId: duel.by === NOBODY ? cause.card : idOf(t.board, duel.by),
      onId: idOf(t.board, duel.on),
      die: t.roll(FACES, 'attack'),
      name: effect.name ?? cause.card,
      bonus: effect.bonus,
      damage: effect.damage,
      weapon,
      ward: wardFor(t.board, duel),
      more: 0,
      guard: 0,
      total: 0,
      ac: 0,
      hit: false,
      foiled: false,
      unmarked: false,
      defeated: false,
    },
    'CAV-COMBAT-05',
  );
  throwAgainIfMust(t);
  const hero = heroIn(now);
  if (hero >= 0 && anyReaction(t.board, about('rolled', hero))) return 'rolled';
  return judged(t, now);
}

/** Compared, and perhaps still to be changed by the attacker of a miss or the hero that is hit. */
function judged(t: Turn<Cavern>, now: Strike): Next {
  const hit = compare(t);
  return changeable(t.board, now) === null ? resolved(t, now, hit) : 'judged';
}
function changeable(board: Board, now: Strike): Trigger | null {
  if (attackNow(board).hit) return isHero(now.on) ? reactionTo(board, about('is-hit', now.on)) : null;
  const hero = heroIn(now);
  return hero < 0 ? null : reactionTo(board, about('missed', hero));
}

/** A miss with its miss part, or a hit with its damage, as far as nobody may do anything about that. */
function resolved(t: Turn<Cavern>, now: Strike, hit: boolean): Next {
  if (!hit) return now.effect.miss === undefined ? rises(t.board, now) : 'missed';
  if (!isHero(now.on)) harm(t, now);
  else if (!suffers(t, { on: now.on, n: damageOf(t.board, now), from: 'attack' })) return 'hurt';
  return effected(t.board, now);
}
const effected = (board: Board, now: Strike): Next => (now.effect.hit === undefined ? rewarded(board, now) : 'hit');
/** CAV-DEFEAT-08, CAV-ALLY-06: only a hero's own attack earns a card. */
const rewarded = (board: Board, now: Strike): Next => (heroIn(now) >= 0 && attackNow(board).defeated ? 'reward' : rises(board, now));
const rises = (board: Board, now: Strike): Next => (mayRiseNow(board, heroIn(now)) ? 'risen' : 'end');
const mayRiseNow = (board: Board, hero: HeroNo): boolean => hero >= 0 && attackNow(board).die === FACES && mayRise(board, hero) !== null;

const LABELS = ['rolled', 'judged', 'hurt', 'hit', 'missed', 'reward', 'risen'] as const;
type Next = (typeof LABELS)[number] | 'end';

/** CAV-COMBAT-14, window by window; those that nobody could use are passed over. */
export const strike = procedure<Cavern, Strike>()('strike', ...LABELS)
  .step(['CAV-COMBAT-05', 'CAV-COMBAT-08'], (t, now): Next | undefined => {
    if (isGone(t.board, now.on)) return 'end';
    const weapons = heroIn(now) < 0 ? NO_ITEMS : weaponsFor(t.board, duelOf(t.board, now));
    return weapons.length > 1 ? undefined : roll(t, now, weapons[0] ?? null);
  })
  .let('hero', 'CAV-TREASURE-02', (_t, now) => heroIn(now))
  .let('weapons', 'CAV-TREASURE-02/a', (t, now) => weaponsFor(t.board, duelOf(t.board, now)))
  .ask('CAV-TREASURE-11', whichItem, (board, { hero }) => seatOf(board, hero))
  .step('CAV-COMBAT-05/a', (t, now) => roll(t, now, now.answer.item))
  .at('rolled')
  .call('CAV-COMBAT-14/a', reacting, (_board, now) => about('rolled', heroIn(now)))
  .step('CAV-COMBAT-05/b', (t, now) => judged(t, now))
  .at('judged')
  .call('CAV-COMBAT-14/b', reacting, (board, now) => changeable(board, now))
  .step('CAV-COMBAT-14/c', (t, now) => {
    const { more, guard, foiled, hit } = attackNow(t.board);
    return resolved(t, now, more > 0 || guard > 0 || foiled ? compare(t) : hit);
  })
  .at('hurt')
  .call('CAV-COMBAT-06', hurt, (board, now) => ({ hero: now.on, n: damageOf(board, now), from: 'attack' as const }))
  .step('CAV-COMBAT-14/d', (t, now) => effected(t.board, now))
  .at('hit')
  // CAV-DOWN-11: also where the hit has felled the hero.
  .callWhich('CAV-COMBAT-14/e', (_board, { effect, cause, on }) => run(effect.hit, { ...cause, it: on, hit: true, picked: NOT_PICKED }))
  .step('CAV-COMBAT-14/f', (t, now) => rewarded(t.board, now))
  .at('missed')
  .callWhich('CAV-COMBAT-13', (_board, { effect, cause, on }) => run(effect.miss, { ...cause, it: on, hit: true, picked: NOT_PICKED }))
  .step('CAV-COMBAT-13/a', (t, now) => rises(t.board, now))
  .at('reward')
  .call('CAV-DEFEAT-05', reward, (_board, now) => ({ hero: heroIn(now) }))
  .at('risen')
  .call('CAV-XP-12', rise, (board, now) => (mayRiseNow(board, heroIn(now)) ? { hero: heroIn(now) } : null))
  .done();
const NO_ITEMS: readonly TreasureId[] = [];

interface Strikes {
  readonly effect: AttackEffect;
  readonly cause: Cause;
  readonly targets: readonly Figure[];
  readonly tie: 'order';
  /** The attacker has put them in order. */
  readonly ordered: boolean;
}

/** CAV-COMBAT-10: one roll per target, in the order the attacker chooses; CAV-MONSTER-25: twice, where it says so. */
export const strikes = procedure<Cavern, Strikes>()('strikes', 'next')
  .let('among', 'CAV-COMBAT-10', (_t, { targets, effect }) => (effect.times === 2 ? [...targets, ...targets] : targets))
  .at('next')
  .ask('CAV-GEN-11', settle, (board, { ordered, among }) => (ordered || new Set(among).size < 2 ? null : asksTies(board, among)))
  .let('on', 'CAV-COMBAT-10/a', (_t, { among, answer }) => answer?.one ?? among[0] ?? NOBODY)
  .call('CAV-COMBAT-10/b', strike, (_board, { effect, cause, on }) => (on < 0 ? null : { effect, cause, on }))
  .let('among', 'CAV-COMBAT-10/c', (_t, { among, on }) => {
    const at = among.indexOf(on);
    return at < 0 ? among : among.toSpliced(at, 1);
  })
  .step('CAV-COMBAT-10/d', (_t, { among }) => (among.length > 0 ? 'next' : undefined))
  .done();

/** Against one target once, or against several. */
export function striking(effect: AttackEffect, cause: Cause, targets: readonly Figure[], ordered: boolean): Call | null {
  const [on] = targets;
  if (on === undefined) return null;
  return targets.length === 1 && effect.times === undefined
    ? call(strike, { effect, cause, on })
    : call(strikes, { effect, cause, targets, tie: 'order', ordered });
}
