// Owns one attack roll, window by window (CAV-COMBAT-14), and several of them in a row.

import { call, missing, procedure, type Call, type Turn } from '@undercroft/kernel';
import type { Cavern } from '../cavern.ts';
import { isMonster, treasureOf } from '../content/cards.ts';
import type { AttackEffect } from '../content/types.ts';
import { settle, whichItem } from '../decisions/play.ts';
import type { Attack } from '../fighting.ts';
import { deviceOf, isHeroAttack, NOT_PICKED, originOf, type Cause } from '../queries/cause.ts';
import { controllerOf } from '../queries/control.ts';
import { armourClass, attackBonus, itemAdds, type Duel } from '../queries/duel.ts';
import { wardFor, weaponsFor } from '../queries/items.ts';
import { extraDamage } from '../queries/tests.ts';
import { LEVEL_PRICE, canPay } from '../queries/xp.ts';
import { allyAt, foeAt, heroAt, isAlly, isHero, NOBODY, NOWHERE, seatOf, thingAt, type Board, type Figure, type HeroNo } from '../state.ts';
import { asksTies, reacting, reactionTo, run } from './calls.ts';
import { hurt } from './hurt.ts';
import { rise } from './levels.ts';
import { judge } from './outcome.ts';
import { reward } from './treasure.ts';

const FACES = 20;

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
const duelNow = ({ by, device, from, on, die }: Attack): Duel => ({ by, device, from, on, die });

/** CAV-COMBAT-05, CAV-COMBAT-11: a total equal to or above the AC hits; CAV-COMBAT-09: nothing else does. */
function compare(t: Turn<Cavern>): boolean {
  const attack = attackNow(t.board);
  const duel = duelNow(attack);
  const total = attack.die + attack.bonus + attackBonus(t.board, duel, attack.weapon) + attack.more;
  // CAV-OBJ-12: what has no AC is always hit.
  const ac = armourClass(t.board, duel, attack.ward) + attack.guard;
  const hit = !attack.foiled && total >= ac;
  t.raise('attack.judged', { total, ac, hit });
  return hit;
}

/** CAV-COMBAT-06, CAV-COMBAT-15: the printed damage, and what adds to it; nothing adds to none. */
function damageOf(board: Board, { effect, cause, on }: Strike): number {
  const attack = attackNow(board);
  if (effect.damage === 0) return 0;
  let n = effect.damage + extraDamage(board, effect.with ?? [], cause, on);
  if (isHero(attack.by)) {
    n += itemAdds(board, attack.weapon, 'damage', attack.by, duelNow(attack));
    if (attack.die === FACES && heroAt(board, attack.by).level === 2) n++;
  }
  return n;
}

/** CAV-COMBAT-07, CAV-OBJ-05, CAV-OBJ-11, CAV-ALLY-05: damage to whoever is no hero; CAV-OBJ-07: an object that is destroyed earns nothing. */
function harm(t: Turn<Cavern>, strike: Strike): void {
  const { on, cause } = strike;
  const n = damageOf(t.board, strike);
  if (n === 0) return;
  const foe = foeAt(t.board, on);
  const thing = thingAt(t.board, on);
  if (foe !== undefined) {
    if (foe.hp > n) t.raise('foe.hurt', { foe: on, n, hp: foe.hp - n });
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
  t.raise('ally.hurt', { ally: on, n, hp: Math.max(0, hp - n) }, 'CAV-ALLY-05');
  if (hp <= n) t.raise('ally.left', { ally: on, kind }, 'CAV-ALLY-05');
}

const heroIn = ({ cause }: Strike): HeroNo => (isHeroAttack(cause) ? cause.you : NOBODY);
const about = (moment: 'rolled' | 'missed' | 'is-hit', of: HeroNo) => ({ moment, of, foe: NOBODY });

export const strike = procedure<Cavern, Strike>()('strike', 'missed', 'risen')
  .let('weapons', 'CAV-TREASURE-02', (t, now) => (isGone(t.board, now.on) ? null : weaponsFor(t.board, duelOf(t.board, now))))
  .step('CAV-COMBAT-01', (_t, { weapons }) => (weapons === null ? 'end' : undefined))
  .let('weapons', 'CAV-TREASURE-11/a', (_t, { weapons }) => weapons ?? [])
  .let('hero', 'CAV-COMBAT-08', (_t, now) => heroIn(now))
  .ask('CAV-TREASURE-11', whichItem, (board, { hero, weapons }) => (weapons.length > 1 ? seatOf(board, hero) : null))
  .step('CAV-COMBAT-05', (t, { effect, cause, on, weapons, answer }) => {
    const duel = duelOf(t.board, { effect, cause, on });
    const weapon = answer?.item ?? weapons[0] ?? null;
    t.raise('attack.made', {
      ...duel,
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
    });
    t.raise('attack.rolled', { die: t.roll(FACES, 'attack'), again: false });
    // G-19: the Iron Nerve Band rolls again, once, where it was the item chosen.
    const { die } = attackNow(t.board);
    const natural = weapon === null ? undefined : treasureOf(weapon).uses[0]?.natural;
    if (natural !== undefined && die >= natural[0] && die <= natural[1])
      t.raise('attack.rolled', { die: t.roll(FACES, 'attack'), again: true }, 'CAV-TREASURE-11');
  })
  .call('CAV-COMBAT-14/a', reacting, (board, { hero }) => (hero < 0 ? null : reactionTo(board, about('rolled', hero))))
  .step('CAV-COMBAT-05/a', (t) => void compare(t))
  .call('CAV-COMBAT-14/b', reacting, (board, { hero }) =>
    hero < 0 || attackNow(board).hit ? null : reactionTo(board, about('missed', hero)),
  )
  .step('CAV-COMBAT-14/c', (t) => {
    if (attackNow(t.board).more > 0) compare(t);
  })
  .call('CAV-COMBAT-14/d', reacting, (board, { on }) =>
    isHero(on) && attackNow(board).hit ? reactionTo(board, about('is-hit', on)) : null,
  )
  .step('CAV-COMBAT-14/e', (t) => {
    const { guard, foiled, hit } = attackNow(t.board);
    const hits = guard > 0 || foiled ? compare(t) : hit;
    return hits ? undefined : 'missed';
  })
  .callWhich('CAV-COMBAT-06', (board, now) =>
    isHero(now.on) ? call(hurt, { hero: now.on, n: damageOf(board, now), from: 'attack' }) : null,
  )
  .step('CAV-COMBAT-07', (t, now) => {
    if (!isHero(now.on)) harm(t, now);
  })
  // CAV-DOWN-11: also where the hit has felled the hero.
  .callWhich('CAV-COMBAT-14/f', (_board, { effect, cause, on }) => run(effect.hit, { ...cause, it: on, hit: true, picked: NOT_PICKED }))
  // CAV-DEFEAT-08, CAV-ALLY-06: only a hero's own attack earns a card.
  .call('CAV-DEFEAT-05', reward, (board, { hero }) => (hero >= 0 && attackNow(board).defeated ? { hero } : null))
  .step('CAV-COMBAT-14/g', () => 'risen')
  .at('missed')
  .callWhich('CAV-COMBAT-13', (_board, { effect, cause, on }) => run(effect.miss, { ...cause, it: on, hit: true, picked: NOT_PICKED }))
  .at('risen')
  .call('CAV-XP-12', rise, (board, { hero }) => (hero >= 0 && attackNow(board).die === FACES ? mayRise(board, hero) : null))
  .done();

/** CAV-XP-09, CAV-XP-13, CAV-XP-16: a natural 20 that counts, level 1, and enough experience. */
export const mayRise = (board: Board, hero: HeroNo): { readonly hero: HeroNo } | null =>
  heroAt(board, hero).level === 1 && canPay(board, hero, LEVEL_PRICE) ? { hero } : null;

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

export const striking = (effect: AttackEffect, cause: Cause, targets: readonly Figure[], ordered: boolean): Call | null =>
  targets.length === 0 ? null : call(strikes, { effect, cause, targets, tie: 'order', ordered });
