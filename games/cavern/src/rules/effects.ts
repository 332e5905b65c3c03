// Owns what the effects of cards do: one after the other, each as its verb says.

import { call, define, missing, procedure, type Call, type Turn } from '@undercroft/kernel';
import { dispatch } from '@undercroft/parts';
import type { Cavern } from '../cavern.ts';
import { isMonster } from '../content/cards.ts';
import type { Effect, EffectOf, Verb } from '../content/types.ts';
import { branch } from '../decisions/play.ts';
import { caveOf } from '../queries/cave.ts';
import { NOT_PICKED, type Cause } from '../queries/cause.ts';
import { controllerOf } from '../queries/control.ts';
import { maxHp } from '../queries/duel.ts';
import { foesNear, heroesFor } from '../queries/select.ts';
import { originOf } from '../queries/cause.ts';
import { maxFoeHp } from '../queries/strength.ts';
import { isPossible, isTrue, possibleBranches } from '../queries/tests.ts';
import { allyAt, foeAt, heroAt, heroesFrom, seatOf, type Board, type HeroNo } from '../state.ts';
import {
  ASKED_PROCEDURES,
  discarding,
  extraUse,
  flipping,
  guarding,
  healing,
  looking,
  marking,
  placing,
  strides,
} from './effects-asked.ts';
import { ATTACK_PROCEDURES, attacking } from './attacks.ts';
import { CHECK_PROCEDURES, rolling } from './effects-rolled.ts';
import { effect, effects, run } from './calls.ts';
import { closeIn, shoving, stepAll, stepFoe } from './foes.ts';
import { hurt } from './hurt.ts';
import { laying, openDoor, sealEdge } from './lay.ts';
import { judge } from './outcome.ts';
import { throwAgain } from './rethrow.ts';
import { summon } from './summon.ts';

interface Now<E extends Effect = Effect> {
  readonly effect: E;
  readonly cause: Cause;
}

/** One effect of a card. */
define(effect)
  .callWhich('CAV-GEN-03', (board, { effect: one, cause }) => effectCall(board, one, cause))
  .done();

/** CAV-GEN-07: each as far as possible, in the printed order. */
define(effects)
  .each('CAV-GEN-07', effect, (_board, { list, cause }, done) => {
    const one = list[done];
    return one === undefined ? null : { effect: one, cause };
  })
  .done();

/** Damage to each of several heroes. */
const hurtAll = procedure<Cavern, { readonly heroes: readonly HeroNo[]; readonly n: number; readonly from: 'attack' | 'effect' }>()(
  'hurt-all',
)
  .each('CAV-ENC-08', hurt, (_board, { heroes, n, from }, done) => {
    const hero = heroes[done];
    return hero === undefined ? null : { hero, n, from };
  })
  .done();

/** So many times, with targets chosen anew, as long as there are any; what was picked beforehand is for the first time. */
const repeated = procedure<Cavern, Now<EffectOf<'repeat'>>>()('repeated')
  .each('CAV-COMBAT-10', effects, (board, { effect: { n, effects: list }, cause }, done) => {
    if (done === 0) return { list, cause };
    const [first] = list;
    const more = done < n && first?.do === 'attack' && foesNear(board, originOf(board, cause), first.who, true).length > 0;
    return more ? { list, cause: { ...cause, picked: NOT_PICKED } } : null;
  })
  .done();

/** Pack Rats: one of the ways that can be carried out. */
const chosen = procedure<
  Cavern,
  Now<EffectOf<'choose'>> & { readonly hero: HeroNo; readonly branches: readonly number[]; readonly card: string }
>()('chosen')
  .ask('CAV-GEN-06', branch, (board, { hero, branches }) => (branches.length > 1 ? seatOf(board, hero) : null))
  .callWhich('CAV-GEN-06/a', (_board, { effect: { of }, cause, branches, answer }) => run(of[answer?.branch ?? branches[0] ?? 0], cause))
  .done();

/** Each player with a hero in play, from the active player on. */
const forPlayers = procedure<Cavern, Now<EffectOf<'players'>> & { readonly heroes: readonly HeroNo[] }>()('for-players')
  .each('CAV-TURN-02', effects, (_board, { effect: { effects: list }, cause, heroes }, done) => {
    const you = heroes[done];
    return you === undefined ? null : { list, cause: { ...cause, you, nth: done } };
  })
  .done();

/** Effects that need no question. */
const instant = procedure<Cavern, Now>()('instant')
  .step('CAV-GEN-07', (t, { effect: one, cause }) => happens(t, one, cause))
  .done();

function happens(t: Turn<Cavern>, one: Effect, cause: Cause): void {
  const { board } = t;
  switch (one.do) {
    case 'heal':
      healAll(t, one, cause);
      break;
    case 'clear':
      clearAll(t, one, cause);
      break;
    case 'reroll':
      throwAgain(t);
      break;
    case 'cancel':
      if (one.what === 'part') t.raise('part.ignored', { hero: cause.you });
      else t.raise('attack.changed', { more: 0, guard: 0, foiled: one.what === 'hit', unmarked: one.what === 'conditions' });
      break;
    case 'reduce': {
      const blow = board.blow ?? missing();
      t.raise('blow.changed', { ...blow, n: one.n === 'to-1' ? heroAt(board, blow.on).hp - 1 : Math.max(0, blow.n - one.n) });
      break;
    }
    case 'redirect':
      t.raise('blow.changed', { ...(board.blow ?? missing()), on: cause.you });
      break;
    case 'redraw':
      t.raise('tile.returned', { tile: board.drawn ?? missing(), to: 'bottom', why: 'scout' }, 'CAV-STACK-04');
      break;
    case 'draw':
      t.raise('treasure.more', { hero: cause.you, n: one.n });
      break;
    case 'rule':
      t.raise('lasting.begun', { what: 'unseen', n: 0, on: cause.you, by: cause.you, id: heroAt(board, cause.you).id }, 'CAV-GEN-09');
      break;
    case 'track':
      t.raise('track.moved', { track: one.name, n: one.n, to: board.tracks[one.name] + one.n }, 'CAV-END-03');
      judge(t);
      break;
    case 'deliver':
      deliver(t, one, cause);
      break;
    case 'take':
      snatch(t, one, cause);
      break;
    case 'put':
      put(t, one, cause);
      break;
    case 'instead':
      t.raise('monster.replaced', { tile: cause.tile }, 'CAV-EXPLORE-14');
      break;
    default:
      break;
  }
}

/** CAV-GEN-10, CAV-DOWN-07: never above the maximum; the downed stand up. */
function healAll(t: Turn<Cavern>, { who, n, per }: EffectOf<'heal'>, cause: Cause): void {
  if (who.of === 'foe') {
    for (const { id, kind, hp } of t.board.foes) if (hp < maxFoeHp(t.board, kind)) t.raise('foe.healed', { foe: id, kind, n });
    return;
  }
  const amount = per === 'defeated' ? n * t.board.defeats : n;
  for (const hero of heroesFor(t.board, who, cause)) heal(t, hero, amount);
}
export function heal(t: Turn<Cavern>, hero: HeroNo, n: number): void {
  const own = heroAt(t.board, hero);
  const healed = Math.min(n, maxHp(own) - own.hp);
  if (healed > 0) t.raise('hero.healed', { hero, n: healed, hp: own.hp + healed }, own.hp === 0 ? 'CAV-DOWN-06' : 'CAV-COMBAT-12');
}

/** CAV-DOWN-03, CAV-DOWN-13: not of whoever is down at that moment. */
function clearAll(t: Turn<Cavern>, { who }: EffectOf<'clear'>, cause: Cause): void {
  const named = who.count === 1 && cause.picked.targets.length > 0 ? cause.picked.targets : heroesFor(t.board, who, cause);
  for (const hero of named) {
    const { hp, conditions } = heroAt(t.board, hero);
    if (hp > 0 && conditions.length > 0) t.raise('condition.lost', { hero, conditions }, 'CAV-DOWN-13');
  }
}

/** A5, A8: all that the hero carries of a kind. */
function deliver(t: Turn<Cavern>, { thing }: EffectOf<'deliver'>, { you }: Cause): void {
  const n = t.board.things.filter(({ by, kind }) => by === you && kind === thing).length;
  if (n === 0) return;
  t.raise('things.delivered', { hero: you, kind: thing, n, team: heroAt(t.board, you).team }, 'CAV-HERO-14');
  judge(t);
}

/** CAV-TEAM-05: one object passes from the rival. */
function snatch(t: Turn<Cavern>, { thing }: EffectOf<'take'>, { you, it }: Cause): void {
  const found = t.board.things.find(({ by, kind }) => by === it && kind === thing);
  if (found !== undefined) t.raise('thing.snatched', { hero: you, thing: found.id, kind: thing, from: it }, 'CAV-TEAM-05');
}

/** CAV-TILE-10: an object on the feature square, or the mushroom square, of a tile. */
function put(t: Turn<Cavern>, { thing, where }: EffectOf<'put'>, { tile, you }: Cause): void {
  const { features, mushrooms } = caveOf(t.board.tiles);
  const square = (where.at === 'feature' ? features : mushrooms)[tile] ?? missing();
  const crew = thing === 'crystal' ? heroAt(t.board, you).team : -1;
  t.raise('thing.put', { kind: thing, square, crew, hero: you }, 'CAV-TILE-10');
}

const instantly = (one: Effect, cause: Cause): Call => call(instant, { effect: one, cause });
const inPlay = (board: Board): readonly HeroNo[] => heroesFrom(board, board.active).filter((hero) => heroAt(board, hero).square >= 0);

/** What each verb does: the procedure that is called, or null where there is nothing to do. */
const RESOLVE: { readonly [V in Verb]: (one: EffectOf<V>, board: Board, cause: Cause) => Call | null } = {
  attack: (one, board, cause) => attacking(board, one, cause),
  damage: (one, board, cause) => {
    const heroes = heroesFor(board, one.who, cause);
    return heroes.length === 0 ? null : call(hurtAll, { heroes, n: one.n, from: cause.hit ? 'attack' : 'effect' });
  },
  heal: (one, _board, cause) => (one.who.count === 1 && one.who.of === 'hero' ? healing(one, cause) : instantly(one, cause)),
  gain: (one, board, cause) => marking(board, one, cause),
  clear: (one, _board, cause) => instantly(one, cause),
  mod: (one, board, cause) => guarding(board, one, cause),
  rule: (one, _board, cause) => instantly(one, cause),
  reroll: (one, _board, cause) => instantly(one, cause),
  cancel: (one, _board, cause) => instantly(one, cause),
  reduce: (one, _board, cause) => instantly(one, cause),
  redirect: (one, _board, cause) => instantly(one, cause),
  move: (one, _board, cause) => strides(one, cause),
  step: (one, board, cause) => {
    if (one.to === 'any') return shoving(cause.you, cause.it);
    if (one.who.of === 'self') return call(stepFoe, { foe: cause.self, n: one.n, own: true });
    const among = foesNear(board, originOf(board, cause), one.who, false).filter(
      (foe) => one.who.count !== 'all-other' || foe !== cause.self,
    );
    return among.length === 0 ? null : call(stepAll, { among, n: one.n, tie: 'order' });
  },
  close: ({ who }, _board, cause) => call(closeIn, { who, cause }),
  place: (one, board, cause) => placing(board, one, cause),
  put: (one, _board, cause) => instantly(one, cause),
  lay: (one, board, cause) => laying(board, one, cause),
  open: (_one, _board, { tile }) => call(openDoor, { tile }),
  seal: ({ edge }, board, cause) =>
    isPossible(board, { do: 'seal', edge }, cause) ? call(sealEdge, { where: edge, cause, tie: 'edge' }) : null,
  look: (one, _board, cause) => looking(one, cause),
  redraw: (one, _board, cause) => instantly(one, cause),
  summon: (one, _board, cause) => call(summon, { effect: one, cause, tie: 'tile' }),
  discard: (one, board, cause) => (one.what === 'this' ? call(leave, { cause }) : discarding(board, one, cause)),
  flip: (one, board, cause) => flipping(board, one, cause),
  draw: (one, _board, cause) => instantly(one, cause),
  use: (_one, board, cause) => extraUse(board, cause),
  bank: () => null,
  track: (one, _board, cause) => instantly(one, cause),
  deliver: (one, _board, cause) => instantly(one, cause),
  take: (one, _board, cause) => instantly(one, cause),
  if: (one, board, cause) => run(isTrue(board, one.when, cause) ? one.effects : one.else, cause),
  else: (one, board, cause) => (isPossible(board, one.of, cause) ? effectCall(board, one.of, cause) : run(one.otherwise, cause)),
  choose: (one, board, cause) => {
    const branches = possibleBranches(board, one, cause);
    return branches.length === 0 ? null : call(chosen, { effect: one, cause, hero: cause.you, branches, card: cause.card });
  },
  may: (one, _board, cause) => run(one.effects, cause),
  roll: (one, board, cause) => rolling(board, one, cause),
  repeat: (one, _board, cause) => call(repeated, { effect: one, cause }),
  players: (one, board, cause) => {
    const all = inPlay(board);
    return call(forPlayers, { effect: one, cause, heroes: one.n === 'all' ? all : all.slice(0, board.setup.heroes - 1) });
  },
  instead: (one, _board, cause) => call(insteadOf, { effect: one, cause }),
};

/** CAV-EXPLORE-14: this comes in place of the monster of a new tile. */
const insteadOf = procedure<Cavern, Now<EffectOf<'instead'>>>()('instead-of')
  .step('CAV-EXPLORE-14', (t, { cause: { tile } }) => t.raise('monster.replaced', { tile }))
  .callWhich('CAV-EXPLORE-14/a', (_board, { effect: one, cause }) => run(one.effects, cause))
  .step('CAV-EXPLORE-14/b', (t, { cause: { tile } }) => t.raise('monster.replaced', { tile }))
  .done();

/** The card itself goes where it belongs: CAV-TREASURE-09, CAV-TRAP-08, CAV-DEFEAT-10, CAV-ALLY-05. */
const leave = procedure<Cavern, { readonly cause: Cause }>()('leave-play')
  .step('CAV-TREASURE-09', (t, { cause }) => leaves(t, cause))
  .done();

function leaves(t: Turn<Cavern>, { from, card, you, self, no }: Cause): void {
  const { board } = t;
  if (from === 'item') {
    const item = heroAt(board, you).items.find((one) => one.card === card);
    if (item !== undefined) t.raise('item.discarded', { hero: you, card: item.card });
  } else if (from === 'trap' || from === 'hazard') {
    const own = board.heroes.flatMap(({ row }) => row).find((one) => one.no === no);
    if (own !== undefined && !isMonster(own.card)) t.raise('trap.gone', { hero: you, card: own.card, no }, 'CAV-TRAP-08');
  } else if (from === 'curse') {
    const curse = heroAt(board, you).curses.find((one) => one === card);
    if (curse !== undefined) t.raise('curse.gone', { hero: you, card: curse }, 'CAV-ENC-06');
  } else if (from === 'ally') {
    const ally = allyAt(board, self);
    if (ally !== undefined) t.raise('ally.left', { ally: self, kind: ally.kind }, 'CAV-ALLY-05');
  } else {
    const foe = foeAt(board, self);
    if (foe !== undefined && isMonster(foe.kind))
      t.raise('foe.left', { foe: self, kind: foe.kind, controller: controllerOf(board, foe.kind) }, 'CAV-DEFEAT-10');
  }
}

const effectCall = (board: Board, one: Effect, cause: Cause): Call | null => dispatch(RESOLVE, 'do', one, board, cause);

export const EFFECT_PROCEDURES = [
  effects,
  effect,
  hurtAll,
  repeated,
  chosen,
  forPlayers,
  instant,
  insteadOf,
  leave,
  ...ASKED_PROCEDURES,
  ...ATTACK_PROCEDURES,
  ...CHECK_PROCEDURES,
] as const;
