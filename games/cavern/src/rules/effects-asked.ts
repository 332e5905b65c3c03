// Owns effects that somebody chooses for: conditions that may be refused, placing, healing, turning cards, free moves and extra attacks.

import { call, missing, procedure, type Call } from '@undercroft/kernel';
import type { Cavern } from '../cavern.ts';
import { isMonster, isPower, POWER_IDS, powerOf, tileOf, type PowerId, type TileId } from '../content/cards.ts';
import { CONDITIONS, type Condition, type EffectOf, type Token } from '../content/types.ts';
import { extraAttack, flipPower, landing, loseItem, orderTiles, pickHero, settle, spotTrap, stride, type Tie } from '../decisions/play.ts';
import { pickedIn } from '../decisions/picks.ts';
import { cardNo } from '../queries/actions.ts';
import { isOwn, originOf, type Cause } from '../queries/cause.ts';
import { maxHp } from '../queries/duel.ts';
import { freeBeside, freeOn, idOf, squareOf } from '../queries/figures.ts';
import { atWillsOf } from '../queries/plans.ts';
import { canWalk, wayTo } from '../queries/reach.ts';
import { foesNear, heroesFor, isFoe } from '../queries/select.ts';
import { speedOf } from '../queries/speed.ts';
import { kindOf } from '../queries/tactics.ts';
import { landings } from '../queries/tests.ts';
import { allyAt, foeAt, heroAt, isHero, NOBODY, seatOf, thingAt, type Board, type Figure, type HeroNo, type Square } from '../state.ts';
import { tileOfSquare } from '../queries/cave.ts';
import { asksTies, reacting, reactionTo, usePower } from './calls.ts';

const isCondition = (mark: Condition | Token): mark is Condition => CONDITIONS.some((one) => one === mark);

/** CAV-POWER-09, G-11: Stand Fast may be used before each condition or placement that its owner does not control. */
const marked = (board: Board, hero: HeroNo, cause: Cause) =>
  isOwn(cause) && cause.you === hero ? null : reactionTo(board, { moment: 'would-be-marked', of: hero, foe: NOBODY });

/** CAV-COND-GEN-01: at most once. */
const mark = procedure<Cavern, { readonly hero: HeroNo; readonly condition: Condition; readonly cause: Cause }>()('mark')
  .let('ignored', 'CAV-COND-GEN-01/a', (t) => t.board.ignored)
  .call('CAV-COMBAT-14', reacting, (board, { hero, condition, cause }) =>
    heroAt(board, hero).conditions.includes(condition) ? null : marked(board, hero, cause),
  )
  .step('CAV-COND-GEN-01', (t, { hero, condition, ignored }) => {
    if (t.board.ignored === ignored && !heroAt(t.board, hero).conditions.includes(condition))
      t.raise('condition.gained', { hero, condition });
  })
  .done();

const markAll = procedure<Cavern, { readonly heroes: readonly HeroNo[]; readonly condition: Condition; readonly cause: Cause }>()(
  'mark-all',
)
  .each('CAV-DOWN-08', mark, (_board, { heroes, condition, cause }, done) => {
    const hero = heroes[done];
    return hero === undefined ? null : { hero, condition, cause };
  })
  .done();

/** CAV-COND-GEN-02: tokens for foes. */
const putTokens = procedure<Cavern, { readonly foes: readonly Figure[]; readonly token: Token; readonly hero: HeroNo }>()('put-tokens')
  .step('CAV-COND-GEN-02', (t, { foes, token, hero }) => {
    for (const foe of foes) t.raise('token.put', { foe, kind: kindOf(t.board, foe), token, hero });
  })
  .done();

export function marking(board: Board, { who, mark: what }: EffectOf<'gain'>, cause: Cause): Call | null {
  if (isCondition(what)) {
    // Interpose: the conditions of the attack in hand are ignored. CAV-ALLY-05: an ally has none.
    if (cause.hit && board.attack?.unmarked === true) return null;
    const heroes = heroesFor(board, who, cause);
    return heroes.length === 0 ? null : call(markAll, { heroes, condition: what, cause });
  }
  const picked = who.of === 'it' ? [cause.it] : cause.picked.targets;
  // G-16: objects are never marked.
  const foes = (who.count === 'all' ? foesNear(board, originOf(board, cause), who, false) : picked).filter((foe) => isFoe(board, foe));
  return foes.length === 0 ? null : call(putTokens, { foes, token: what, hero: cause.you });
}

/** CAV-MOVE-09, CAV-COND-IMMOB-02: a hero is pulled next to somebody. */
const pull = procedure<Cavern, { readonly figure: Figure; readonly cause: Cause; readonly tie: Tie }>()('pull')
  .let('ignored', 'CAV-MOVE-09/a', (t) => t.board.ignored)
  .call('CAV-COMBAT-14', reacting, (board, { figure, cause }) => (isHero(figure) ? marked(board, figure, cause) : null))
  .step('CAV-COMBAT-14/a', (t, { ignored }) => (t.board.ignored === ignored ? undefined : 'end'))
  .let('among', 'CAV-MOVE-09/b', (t, { cause }) => freeBeside(t.board, originOf(t.board, cause)))
  .ask('CAV-GEO-14', settle, (board, { among }) => asksTies(board, among))
  .step('CAV-MOVE-09', (t, { figure, among, answer }) => {
    const to = answer?.one ?? among[0];
    if (to !== undefined) t.raise('figure.placed', { figure, id: idOf(t.board, figure), to });
  })
  .done();

/** Swept Along: the drawer chooses where. */
const sweep = procedure<Cavern, { readonly hero: HeroNo; readonly effect: EffectOf<'place'>; readonly cause: Cause }>()('sweep')
  .let('ignored', 'CAV-MOVE-09/a', (t) => t.board.ignored)
  .call('CAV-COMBAT-14', reacting, (board, { hero, cause }) => marked(board, hero, cause))
  .step('CAV-COMBAT-14/a', (t, { ignored }) => (t.board.ignored === ignored ? undefined : 'end'))
  .let('squares', 'CAV-MOVE-09/b', (t, { effect, cause }) => landings(t.board, effect, cause))
  .ask('CAV-MOVE-09', landing, (board, { hero, squares }) => (squares.length > 1 ? seatOf(board, hero) : null))
  .step('CAV-MOVE-09/c', (t, { hero, squares, answer }) => {
    const to = answer?.square ?? squares[0];
    if (to !== undefined) t.raise('figure.placed', { figure: hero, id: idOf(t.board, hero), to });
  })
  .done();

/** A figure on the square that was picked. */
const placeAt = procedure<Cavern, { readonly figure: Figure; readonly to: Square }>()('place-at')
  .step('CAV-MOVE-09', (t, { figure, to }) => t.raise('figure.placed', { figure, id: idOf(t.board, figure), to }))
  .done();

/** AL02: an ally on the tile of its hero. */
const join = procedure<Cavern, { readonly figure: Figure; readonly hero: HeroNo; readonly tie: Tie }>()('join')
  .let('among', 'CAV-ALLY-03', (t, { figure, hero }): readonly Square[] => {
    const to = heroAt(t.board, hero).square;
    return to < 0 || tileOfSquare(to) === tileOfSquare(squareOf(t.board, figure)) ? [] : freeOn(t.board, tileOfSquare(to));
  })
  .ask('CAV-GEO-14', settle, (board, { among }) => asksTies(board, among))
  .step('CAV-ALLY-03/a', (t, { figure, among, answer }) => {
    const to = answer?.one ?? among[0];
    if (to !== undefined) t.raise('figure.placed', { figure, id: idOf(t.board, figure), to });
  })
  .done();

export function placing(board: Board, effect: EffectOf<'place'>, cause: Cause): Call | null {
  const { who, where } = effect;
  if (where.at === 'adjacent-self') {
    // An ally that the hit has discarded is not pulled any more.
    const there = isHero(cause.it) || allyAt(board, cause.it) !== undefined;
    return there ? call(pull, { figure: cause.it, cause, tie: 'square' }) : null;
  }
  if (where.at === 'tile-exactly') return call(sweep, { hero: cause.you, effect, cause });
  if (where.at === 'owner') return call(join, { figure: cause.self, hero: cause.you, tie: 'square' });
  const figure = who.of === 'you' ? cause.you : (cause.picked.targets[0] ?? missing());
  return squareOf(board, figure) < 0 ? null : call(placeAt, { figure, to: cause.picked.square });
}

/** Whom a power of a hero helps: one that was picked, or one that is chosen now. */
const healOne = procedure<
  Cavern,
  { readonly effect: EffectOf<'heal'>; readonly cause: Cause; readonly hero: HeroNo; readonly what: string }
>()('heal-one')
  .let('heroes', 'CAV-POWER-11', (t, { effect: { who }, cause }): readonly HeroNo[] => {
    if (cause.picked.targets.length > 0) return cause.picked.targets;
    return heroesFor(t.board, who, cause).filter((one) => heroAt(t.board, one).hp < maxHp(heroAt(t.board, one)));
  })
  .ask('CAV-POWER-11/a', pickHero, (board, { hero, heroes }) => (heroes.length > 1 ? seatOf(board, hero) : null))
  .step('CAV-GEN-10', (t, { heroes, answer, effect: { n } }) => {
    const hero = answer?.who ?? heroes[0];
    if (hero === undefined) return;
    const own = heroAt(t.board, hero);
    const healed = Math.min(n, maxHp(own) - own.hp);
    if (healed > 0) t.raise('hero.healed', { hero, n: healed, hp: own.hp + healed });
  })
  .done();
export const healing = (effect: EffectOf<'heal'>, cause: Cause): Call =>
  call(healOne, { effect, cause, hero: cause.you, what: cause.card });

/** CAV-GEN-09, G-08: a number that is changed until the start of the user's next turn, for those who are there now. */
const guard = procedure<Cavern, { readonly figures: readonly Figure[]; readonly n: number; readonly hero: HeroNo }>()('guard')
  .step('CAV-GEN-09', (t, { figures, n, hero }) => {
    for (const on of figures) t.raise('lasting.begun', { what: 'ac', n, on, by: hero, id: idOf(t.board, on) });
  })
  .done();
/** Guarding Cut: the user or one hero on its tile. */
const guardOne = procedure<
  Cavern,
  { readonly heroes: readonly HeroNo[]; readonly n: number; readonly hero: HeroNo; readonly what: string }
>()('guard-one')
  .ask('CAV-POWER-11', pickHero, (board, { hero, heroes }) => (heroes.length > 1 ? seatOf(board, hero) : null))
  .call('CAV-GEN-09', guard, (_board, { heroes, hero, n, answer }) => ({ figures: [answer?.who ?? heroes[0] ?? hero], n, hero }))
  .done();
/** Glass Ward, Ring of Steady Hands: for the attack in hand alone. */
const changeAttack = procedure<Cavern, { readonly more: number; readonly guard: number }>()('change-attack')
  .step('CAV-COMBAT-14', (t, { more, guard: ac }) => t.raise('attack.changed', { more, guard: ac, foiled: false, unmarked: false }))
  .done();

export function guarding(board: Board, { who, stat, n, lasts }: EffectOf<'mod'>, cause: Cause): Call | null {
  if (lasts === 'attack') return call(changeAttack, stat === 'ac' ? { more: 0, guard: n } : { more: n, guard: 0 });
  if (who.of === 'it') return isInPlay(board, cause.it) ? call(guard, { figures: [cause.it], n, hero: cause.you }) : null;
  if (who.of === 'foe') return call(guard, { figures: cause.picked.targets, n, hero: cause.you });
  const heroes = heroesFor(board, who, cause);
  if (who.count === 1) return call(guardOne, { heroes, n, hero: cause.you, what: cause.card });
  return call(guard, { figures: heroes, n, hero: cause.you });
}
const isInPlay = (board: Board, figure: Figure): boolean => foeAt(board, figure) !== undefined || thingAt(board, figure) !== undefined;

/** CAV-MOVE-10, G-09: a move that is granted, by at most so many squares and never more than the hero's speed. */
const freeMove = procedure<Cavern, { readonly hero: HeroNo; readonly n: number | 'speed' }>()('free-move')
  .let('most', 'CAV-MOVE-08', (t, { hero, n }) => {
    const speed = speedOf(t.board, hero);
    return n === 'speed' ? speed : Math.min(n, speed);
  })
  .ask('CAV-MOVE-10', stride, (board, { hero, most }) => (canWalk(board, hero, most) ? seatOf(board, hero) : null))
  .step('CAV-MOVE-10/a', (t, { hero, most, answer }) => {
    if (answer?.act === 'go') t.raise('hero.walked', { hero, ...wayTo(t.board, hero, answer.to, most), how: 'free' });
  })
  .done();
export const strides = ({ n }: EffectOf<'move'>, { you }: Cause): Call => call(freeMove, { hero: you, n });

/** Battle Rush, Press the Attack. */
const extra = procedure<Cavern, { readonly hero: HeroNo }>()('extra')
  .ask('CAV-POWER-01', extraAttack, (board, { hero }) => seatOf(board, hero))
  .callWhich('CAV-POWER-01/a', (board, { hero, answer }) =>
    answer.act === 'attack' ? call(usePower, { hero, power: answer.with, picked: pickedIn(board, hero, answer) }) : null,
  )
  .done();
export const extraUse = (board: Board, { you }: Cause): Call | null =>
  atWillsOf(board, you).length > 0 ? call(extra, { hero: you }) : null;

/** CAV-POWER-10: a power is turned up or down. */
const flip = procedure<Cavern, { readonly hero: HeroNo; readonly powers: readonly PowerId[]; readonly to: 'up' | 'down' }>()('flip')
  .ask('CAV-POWER-10', flipPower, (board, { hero, powers }) => (powers.length > 1 ? seatOf(board, hero) : null))
  .step('CAV-POWER-10/a', (t, { hero, powers, to, answer }) => {
    const card = answer?.power ?? powers[0];
    if (card !== undefined) t.raise('power.flipped', { hero: ownerOf(t.board, hero, card), card, up: to === 'up' });
  })
  .done();
/** Rekindle turns a power of another hero. */
const ownerOf = (board: Board, hero: HeroNo, power: PowerId): HeroNo => {
  const owner = board.heroes.findIndex(({ up, down }) => up.includes(power) || down.includes(power));
  return owner < 0 ? hero : owner;
};
const flipSelf = procedure<Cavern, { readonly cause: Cause; readonly to: 'up' | 'down' | 'stay' }>()('flip-self')
  .step('CAV-TREASURE-09', (t, { cause: { you, card }, to }) => {
    if (isPower(card)) t.raise('power.kept', { hero: you, card }, 'CAV-POWER-08');
    const item = heroAt(t.board, you).items.find((one) => one.card === card);
    if (item !== undefined && to !== 'stay') t.raise('item.flipped', { hero: you, card: item.card, up: to === 'up' });
  })
  .done();

export function flipping(board: Board, { what, to }: EffectOf<'flip'>, cause: Cause): Call | null {
  if (what === 'this' || to === 'stay') return call(flipSelf, { cause, to });
  const picked = POWER_IDS.find((id) => id === cause.picked.card);
  const { up, down } = heroAt(board, cause.you);
  const powers = picked !== undefined ? [picked] : to === 'up' ? down : up.filter((id) => powerOf(id).kind !== 'at-will');
  return powers.length === 0 ? null : call(flip, { hero: cause.you, powers, to });
}

/** Know the Works, Trap Spotted: a trap, or a hazard too, leaves with its marker. */
const dropTrap = procedure<Cavern, { readonly hero: HeroNo; readonly traps: readonly number[] }>()('drop-trap')
  .ask('CAV-TRAP-08', spotTrap, (board, { hero, traps }) => (traps.length > 1 ? seatOf(board, hero) : null))
  .step('CAV-TRAP-08/a', (t, { hero, traps, answer }) => {
    const no = answer?.trap ?? traps[0];
    if (no === undefined) return;
    const { card } = cardNo(t.board, no);
    if (!isMonster(card)) t.raise('trap.gone', { hero, card, no });
  })
  .done();
/** Pack Rats. */
const dropItem = procedure<Cavern, { readonly hero: HeroNo }>()('drop-item')
  .ask('CAV-TREASURE-09', loseItem, (board, { hero }) => (heroAt(board, hero).items.length > 1 ? seatOf(board, hero) : null))
  .step('CAV-TREASURE-09/a', (t, { hero, answer }) => {
    const card = answer?.item ?? heroAt(t.board, hero).items[0]?.card;
    if (card !== undefined) t.raise('item.discarded', { hero, card });
  })
  .done();

export function discarding(board: Board, { what }: EffectOf<'discard'>, cause: Cause): Call | null {
  if (what === 'item') return call(dropItem, { hero: cause.you });
  const { card } = cause.picked;
  const all = board.heroes.flatMap(({ row }) => row.filter(({ square }) => square >= 0).map(({ no }) => no));
  const traps = typeof card === 'number' ? [card] : all;
  return traps.length === 0 ? null : call(dropTrap, { hero: cause.you, traps });
}

const lookOne = procedure<Cavern, { readonly hero: HeroNo }>()('look-one')
  .step('CAV-STACK-03', (t, { hero }) => t.raise('tile.looked', { hero, tile: t.draw(t.board.stack, 'tiles') }))
  .done();
/** Glowcap Map: the top tiles are looked at and put back. */
const lookAt = procedure<Cavern, { readonly hero: HeroNo; readonly n: number }>()('look-at')
  .each('CAV-STACK-03', lookOne, (board, { hero, n }, done) => (done < n && board.stack.length > 0 ? { hero } : null))
  .ask('CAV-STACK-03/a', orderTiles, (board, { hero }) => (board.looked.length > 1 ? seatOf(board, hero) : null))
  .step('CAV-STACK-03/b', (t, { hero, answer }) => {
    if (t.board.looked.length > 0) t.raise('tiles.ordered', { hero, tiles: putBack(t.board, answer?.tiles ?? []) });
  })
  .done();
/** Named tiles keep their place; the others come in the order that was chosen. */
function putBack({ looked }: Board, chosen: readonly unknown[]): readonly TileId[] {
  const all = looked.flatMap(({ cards }) => cards);
  const free = all.filter((tile) => tileOf(tile).kind !== 'named').toSorted((a, b) => chosen.indexOf(a) - chosen.indexOf(b));
  return all.map((tile) => (tileOf(tile).kind === 'named' ? tile : (free.shift() ?? missing())));
}
export const looking = ({ n }: EffectOf<'look'>, { you }: Cause): Call => call(lookAt, { hero: you, n });

export const ASKED_PROCEDURES = [
  mark,
  markAll,
  putTokens,
  pull,
  sweep,
  placeAt,
  join,
  healOne,
  guard,
  guardOne,
  changeAttack,
  freeMove,
  extra,
  flip,
  flipSelf,
  dropTrap,
  dropItem,
  lookOne,
  lookAt,
] as const;
