// Owns what the effects of cards do: one after the other, each as its verb says.

import { at, call, define, procedure, type Call, type Seat, type Turn } from '@undercroft/kernel';
import { adventureOf, heroOf } from '../content/cards.ts';
import { FORMS, type Effect, type Form, type Roll, type Threat } from '../content/types.ts';
import { branch } from '../decisions/effects.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { amount, discardable, heroesFor, situationOf, threatNow, type Cause, type EffectOf } from '../queries/effects.ts';
import { fighterName } from '../queries/lord.ts';
import { branchesOf, canTip } from '../queries/possible.ts';
import { rowAt } from '../queries/stack.ts';
import { holds, levelOf } from '../queries/standing.ts';
import { atRising } from '../queries/triggers.ts';
import { isImmune } from '../queries/wards.ts';
import { attackOf, combatOf, isEdition, playerOf, type Board, type Fighter } from '../state.ts';
import { ASKING_PROCEDURES, closeExits, discardCards, recallMonster, stepFreely, warp } from './effects-asked.ts';
import { CARD_EFFECT_PROCEDURES, CARD_VERBS, withMonster } from './effects-cards.ts';
import { effects, TRIGGERS, type Resolving } from './calls.ts';
import { drawCards } from './draw.ts';
import { changeLevel } from './grades.ts';
import { hurt } from './hurt.ts';
import { meets, threat } from './threat.ts';
import { cited } from './cited.ts';

interface Now<E extends Effect = Effect> {
  readonly effect: E;
  readonly cause: Cause;
}

/** DGN-GEN-02: one sentence of a card. */
const effect = procedure<Dungeoneer, Now>()('effect')
  .callWhich('DGN-GEN-02', (board, { effect: one, cause }) => effectCall(board, one, cause))
  .done();

define(effects)
  .let('cause', 'DGN-GEN-02/a', (t, { list, cause }) => withMonster(t.board, list, cause))
  .each('DGN-GEN-02', effect, (_board, { list, cause }, done) => {
    const one = list[done];
    return one === undefined ? null : { effect: one, cause };
  })
  .done();

/** Threats that lie in a space: whoever has left it does not meet them. */
const LYING: readonly Roll[] = ['trap', 'space', 'special'];

/** DGN-THREAT-02, -04: one hero rolls, and has the printed result. */
const meetThreat = procedure<Dungeoneer, Now<EffectOf<'threat'>> & { readonly roller: Seat }>()('meet-threat')
  .let('at', 'DGN-THREAT-08', (_t, { cause }) => (LYING.includes(cause.roll) ? cause.here : undefined))
  .call('DGN-THREAT-02', threat, (board, { roller, effect: { threat: asked }, cause, at }) =>
    meets(board, roller, at)
      ? { seat: roller, threat: threatNow(board, asked, cause), roll: cause.roll, ...(at === undefined ? {} : { at }) }
      : null,
  )
  .callWhich('DGN-THREAT-04', (board, { roller, effect: { threat: asked, ok = [], fail = [] }, cause, at }) => {
    if (!meets(board, roller, at)) return null;
    const list = board.rolled?.passed === true ? ok : fail;
    return list.length === 0 ? null : call(effects, { list, cause: { ...cause, roller, threat: threatNow(board, asked, cause) } });
  })
  .done();

/** DGN-THREAT-07: everybody concerned. */
const threats = procedure<Dungeoneer, Now<EffectOf<'threat'>> & { readonly seats: readonly Seat[] }>()('threats')
  .each('DGN-THREAT-07', meetThreat, (_board, { effect: asked, cause, seats }, done) => {
    const roller = seats[done];
    return roller === undefined ? null : { effect: asked, cause, roller };
  })
  .done();

const wounds = procedure<Dungeoneer, { readonly on: readonly Fighter[]; readonly n: number; readonly by: Fighter | null }>()('wounds')
  .each('DGN-COMBAT-17', hurt, (_board, { on, n, by }, done) => {
    const next = on[done];
    return next === undefined ? null : { on: next, n, by };
  })
  .done();

/** DGN-GEN-11: one of the branches that can be carried out. */
const chosen = procedure<Dungeoneer, { readonly seat: Seat; readonly branches: readonly number[] } & Now<EffectOf<'choose'>>>()('chosen')
  .let('choices', 'DGN-GEN-11/a', (_t, { effect: { of } }) => of)
  .ask('DGN-GEN-11', branch, (_board, { seat, branches }) => (branches.length > 1 ? seat : null))
  .call('DGN-GEN-11/b', effects, (_board, { choices, branches, answer, cause }) => ({
    list: at(choices, answer?.branch ?? at(branches, 0)),
    cause,
  }))
  .done();

const drawEach = procedure<Dungeoneer, { readonly seats: readonly Seat[]; readonly n: number }>()('draw-each')
  .each(['DGN-COMBINE-03', 'DGN-GEN-02'], drawCards, (_board, { seats, n }, done) => {
    const seat = seats[done];
    return seat === undefined ? null : { seat, n, rule: 'DGN-GEN-02' as const };
  })
  .done();

/** Whoever gets up by a card has got up: what waits for that happens too. */
const getUp = procedure<Dungeoneer, { readonly seats: readonly Seat[] }>()('get-up')
  .step('DGN-FX-14', (t, { seats }) => {
    for (const seat of seats) t.raise('hero.rose', { seat });
  })
  .callWhich('DGN-ORDER-01', (board, { seats }) => TRIGGERS(seats.flatMap((seat) => atRising(board, seat))))
  .done();

/** Effects that need no question. */
const instant = procedure<Dungeoneer, Now>()('instant')
  .step('DGN-GEN-02', (t, { effect, cause }) => {
    for (const seat of 'who' in effect && effect.who !== 'any-here-of-choice' ? heroesFor(t.board, effect.who, cause) : [])
      happens(t, effect, seat, cause);
    if (effect.do === 'score') changeScore(t, effect, cause);
    if (effect.do === 'copy-rows') copyRows(t, effect, cause);
    if (effect.do === 'take-glory') for (const seat of heroesFor(t.board, effect.from, cause)) takeGlory(t, effect, seat, cause);
  })
  .done();

function happens(t: Turn<Dungeoneer>, effect: Effect, seat: Seat, cause: Cause): void {
  const player = playerOf(t.board, seat);
  if (effect.do === 'glory' || effect.do === 'peril') {
    const has = effect.do === 'glory' ? player.glory : player.peril;
    const n = effect.lose === true ? -Math.min(has, amount(effect.n, cause)) : amount(effect.n, cause);
    if (n !== 0) t.raise(effect.do === 'glory' ? 'glory.changed' : 'peril.changed', { seat, n, for: 'card' }, 'DGN-GEN-02');
  } else if (effect.do === 'heal') heal(t, seat, amount(effect.n, cause));
  else if (effect.do === 'tip' && canTip(player, effect) && !isImmune(t.board, seat, 'tip')) {
    t.raise('hero.tipped', { seat, rise: riseOf(t.board, effect, cause) }, 'DGN-FX-12');
  } else if (effect.do === 'movement')
    t.raise('movement.set', { seat, n: player.movement + amount(effect.n, cause) }, cited(t.board, 'DGN-GEN-02', 'DGN-FX-10'));
}

/** DGN-FX-15: a card may demand a Threat for getting up; DGN-FX-16, A-22: in 2.1 else the one that tipped the hero. */
function riseOf(board: Board, { rise }: EffectOf<'tip'>, cause: Cause): Threat | null {
  if (rise !== undefined) return { score: rise.score, target: amount(rise.target, cause) };
  return isEdition(board, '2.1') ? (cause.threat ?? null) : null;
}

/** DGN-LIFE-01: never above what the Hero card prints. */
function heal(t: Turn<Dungeoneer>, seat: Seat, n: number): void {
  const { life, hero } = playerOf(t.board, seat);
  const most = hero === null ? 0 : heroOf(hero).life;
  const healed = Math.min(n, most - life);
  if (healed > 0) t.raise('hero.healed', { seat, n: healed, life: life + healed }, 'DGN-LIFE-01');
}

function takeGlory(t: Turn<Dungeoneer>, effect: EffectOf<'take-glory'>, seat: Seat, cause: Cause): void {
  const most = effect.collected === true && cause.about?.is === 'collected' ? cause.about.glory : Number.POSITIVE_INFINITY;
  const n = Math.min(playerOf(t.board, seat).glory, amount(effect.n, cause), most);
  if (n === 0) return;
  t.raise('glory.changed', { seat, n: -n, for: 'card' }, 'DGN-GEN-02');
  t.raise('glory.changed', { seat: cause.you, n, for: 'card' }, 'DGN-GEN-02');
}

/** Whose score changes: the card itself where it fights, else the hero of its player. */
function changeScore(t: Turn<Dungeoneer>, effect: EffectOf<'score'>, cause: Cause): void {
  const of = fighterOf(t.board, effect, cause);
  const n = amount(effect.n, cause) * (effect.lose === true ? -1 : 1);
  const until = effect.until === 'your-next-turn' ? cause.you : effect.until;
  if (n !== 0)
    for (const form of formsNow(t.board, effect, cause))
      t.raise('score.changed', { of, form, n, until, depth: t.board.combats.length }, 'DGN-GEN-02');
}

function fighterOf(board: Board, { of }: EffectOf<'score'>, cause: Cause): Fighter {
  if (of === 'self' && cause.by !== null) return cause.by;
  if (of === 'attacker' && cause.attack !== undefined) return attackOf(board, cause.attack).by;
  return { is: 'hero', seat: cause.you };
}

function formsNow(board: Board, { forms }: EffectOf<'score'>, cause: Cause): readonly Form[] {
  if (typeof forms !== 'string') return forms;
  if (board.combats.length === 0) return [];
  const { attacks } = combatOf(board);
  const attack =
    cause.attack === undefined
      ? attacks.find(({ by }) => cause.by !== null && fighterName(by) === fighterName(cause.by))
      : attacks[cause.attack];
  return forms === 'attack' && attack !== undefined ? [attack.form] : [];
}

/** For this combat each form becomes what the target's rows say, where that is more. */
function copyRows(t: Turn<Dungeoneer>, { forms }: EffectOf<'copy-rows'>, { on, by }: Cause): void {
  if (on?.is !== 'hero' || by === null || !('card' in by)) return;
  const rows = rowAt(playerOf(t.board, on.seat), levelOf(t.board, on.seat));
  for (const form of forms) {
    const n = at(rows, FORMS.indexOf(form)) - printedIn(by, form);
    if (n > 0) t.raise('score.changed', { of: by, form, n, until: 'combat', depth: t.board.combats.length }, 'DGN-GEN-02');
  }
}

function printedIn(by: Fighter, form: Form): number {
  const card = 'card' in by ? adventureOf(by.card) : null;
  const value = card?.family === 'monster' ? card.forms[form]?.value : 0;
  return typeof value === 'number' ? value : 0;
}

const instantly = (effect: Effect, cause: Cause): Call => call(instant, { effect, cause });

/** What each verb does: the procedure that is called, or null where there is nothing to do. See `POSSIBLE` in queries/possible.ts. */
const RESOLVE: Resolving = {
  ...CARD_VERBS,
  threat: (board, effect, cause) => call(threats, { effect, cause, seats: heroesFor(board, effect.who, cause) }),
  wound: (board, { who, n }, cause) => {
    const on: readonly Fighter[] =
      who === 'target' && cause.on !== null && cause.on.is !== 'hero'
        ? [cause.on]
        : heroesFor(board, who, cause).map((seat) => ({ is: 'hero', seat }));
    return call(wounds, { on, n: amount(n, cause), by: cause.by });
  },
  if: (board, effect, cause) => {
    const list = holds(board, effect.when, situationOf(cause)) ? effect.effects : (effect.else ?? []);
    return list.length === 0 ? null : call(effects, { list, cause });
  },
  choose: (board, effect, cause) => {
    const seat = effect.by === 'you' ? cause.you : effect.by === 'bearer' ? (cause.bearer ?? cause.you) : situationOf(cause).target;
    const branches = branchesOf(board, effect, cause);
    return branches.length === 0 ? null : call(chosen, { effect, cause, seat, branches });
  },
  discard: (board, effect, cause) => {
    const seats = heroesFor(board, effect.who, cause);
    if (effect.none !== undefined && seats.every((seat) => discardable(board, seat, effect.what).length === 0))
      return call(effects, { list: effect.none, cause });
    return call(discardCards, { effect, cause, seats });
  },
  draw: (board, { who, n }, cause) => call(drawEach, { seats: heroesFor(board, who, cause), n }),
  level: (board, { who, n }, cause) => call(changeLevel, { seats: heroesFor(board, who, cause), n }),
  untip: (board, { who }, cause) => call(getUp, { seats: heroesFor(board, who, cause).filter((seat) => playerOf(board, seat).tipped) }),
  warp: (board, effect, cause) => call(warp, { effect, cause, seats: heroesFor(board, effect.who, cause) }),
  step: (board, effect, cause) => call(stepFreely, { effect, cause, seats: heroesFor(board, effect.who, cause) }),
  'close-exits': (_board, effect, cause) => call(closeExits, { effect, cause }),
  recall: (_board, effect, cause) => call(recallMonster, { effect, cause }),
  glory: (_board, effect, cause) => instantly(effect, cause),
  peril: (_board, effect, cause) => instantly(effect, cause),
  'take-glory': (_board, effect, cause) => instantly(effect, cause),
  heal: (_board, effect, cause) => instantly(effect, cause),
  movement: (_board, effect, cause) => instantly(effect, cause),
  tip: (_board, effect, cause) => instantly(effect, cause),
  score: (_board, effect, cause) => instantly(effect, cause),
  'copy-rows': (_board, effect, cause) => instantly(effect, cause),
};

/** The verb itself picks the right one of the table. */
const effectCall = (board: Board, one: Effect, cause: Cause): Call | null =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The verb itself picks the right one of the table.
  (RESOLVE[one.do] as (board: Board, effect: Effect, cause: Cause) => Call | null)(board, one, cause);

export const EFFECT_PROCEDURES = [
  effects,
  effect,
  threats,
  meetThreat,
  wounds,
  chosen,
  getUp,
  instant,
  drawEach,
  ...ASKING_PROCEDURES,
  ...CARD_EFFECT_PROCEDURES,
] as const;
