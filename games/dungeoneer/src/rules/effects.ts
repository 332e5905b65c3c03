// Owns what the effects of cards do: one after the other, each as its verb says.

import { call, procedure, type Call, type Seat, type Turn } from '@undercroft/kernel';
import { adventureOf, heroOf } from '../content/cards.ts';
import { FORMS, type Effect, type Form, type Roll, type Threat } from '../content/types.ts';
import { branch } from '../decisions/effects.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { amount, discardable, heroesFor, situationOf, threatNow, type Cause, type EffectOf } from '../queries/effects.ts';
import { branchesOf, canTip } from '../queries/possible.ts';
import { rowAt } from '../queries/stack.ts';
import { holds, levelOf } from '../queries/standing.ts';
import { atRising } from '../queries/triggers.ts';
import { isImmune } from '../queries/wards.ts';
import { attackOf, combatOf, isEdition, playerOf, type Board, type Fighter } from '../state.ts';
import { closeExits, discardCards, recallMonster, stepFreely, warp } from './effects-asked.ts';
import { CARD_EFFECT_PROCEDURES, cardCall, withMonster } from './effects-cards.ts';
import { TRIGGERS } from './calls.ts';
import { drawCards } from './draw.ts';
import { changeLevel } from './grades.ts';
import { hurt } from './hurt.ts';
import { meets, threat } from './threat.ts';

interface Now<E extends Effect = Effect> {
  readonly effect: E;
  readonly cause: Cause;
}

/** DGN-GEN-02: a card does what it says, sentence by sentence. */
export const effects = procedure<Dungeoneer, { readonly list: readonly Effect[]; readonly cause: Cause }>()('effects', 'next')
  .let('DGN-GEN-02', (t, { list, cause }) => ({ at: 0, cause: withMonster(t.board, list, cause) }))
  .at('next')
  .step('DGN-GEN-02/a', (_t, { list, at }) => (at >= list.length ? 'end' : undefined))
  .run('DGN-GEN-02/b', (board, { list, at, cause }) => effectCall(board, list[at] as Effect, cause))
  .let('DGN-GEN-02/c', (_t, { at }) => ({ at: at + 1 }))
  .step('DGN-GEN-02/d', () => 'next')
  .done();

/** Threats that lie in a space: whoever has left it does not meet them. */
const LYING: readonly Roll[] = ['trap', 'space', 'special'];

/** DGN-THREAT-02, -04, -07: everybody concerned rolls, and has the printed result. */
const threats = procedure<Dungeoneer, Now<EffectOf<'threat'>> & { readonly left: readonly Seat[] }>()('threats', 'next')
  .at('next')
  .let('DGN-THREAT-07', (_t, { left }): { roller: Seat; left: readonly Seat[] } => ({ roller: left[0] ?? -1, left: left.slice(1) }))
  .step('DGN-THREAT-07/a', (_t, { roller }) => (roller < 0 ? 'end' : undefined))
  .let('DGN-THREAT-08', (_t, { cause }) => ({ at: LYING.includes(cause.roll) ? cause.here : undefined }))
  .call('DGN-THREAT-02', threat, (board, { roller, effect, cause, at }) =>
    meets(board, roller, at)
      ? { seat: roller, threat: threatNow(board, effect.threat, cause), roll: cause.roll, ...(at === undefined ? {} : { at }) }
      : null,
  )
  .run('DGN-THREAT-04', (board, { roller, effect, cause, at }) => {
    if (!meets(board, roller, at)) return null;
    const list = (board.rolled?.passed === true ? effect.ok : effect.fail) ?? [];
    return list.length === 0 ? null : call(effects, { list, cause: { ...cause, roller, threat: threatNow(board, effect.threat, cause) } });
  })
  .step('DGN-THREAT-07/b', () => 'next')
  .done();

const wounds = procedure<Dungeoneer, { readonly on: readonly Fighter[]; readonly n: number; readonly by: Fighter | null }>()(
  'wounds',
  'next',
)
  .at('next')
  .step('DGN-COMBAT-17/a', (_t, { on }) => (on.length === 0 ? 'end' : undefined))
  .call('DGN-COMBAT-17', hurt, (_board, { on, n, by }) => ({ on: on[0] as Fighter, n, by }))
  .let('DGN-COMBAT-17/b', (_t, { on }) => ({ on: on.slice(1) }))
  .step('DGN-COMBAT-17/c', () => 'next')
  .done();

/** DGN-GEN-11: one of the branches that can be carried out. */
const chosen = procedure<Dungeoneer, { readonly seat: Seat; readonly branches: readonly number[] } & Now<EffectOf<'choose'>>>()('chosen')
  .let('DGN-GEN-11/a', (_t, { branches, effect }) => ({ branch: branches[0] as number, choices: effect.of }))
  .ask('DGN-GEN-11', branch, (_board, { seat, branches }) => (branches.length > 1 ? seat : null))
  .call('DGN-GEN-11/b', effects, (_board, { choices, branch: which, cause }) => ({ list: choices[which] ?? [], cause }))
  .done();

const drawEach = procedure<Dungeoneer, { readonly left: readonly Seat[]; readonly n: number }>()('draw-each', 'next')
  .at('next')
  .step('DGN-GEN-02', (_t, { left }) => (left.length === 0 ? 'end' : undefined))
  .call('DGN-COMBINE-03', drawCards, (_board, { left, n }) => ({ seat: left[0] as Seat, n, rule: 'DGN-GEN-02' as const }))
  .let('DGN-GEN-02/a', (_t, { left }) => ({ left: left.slice(1) }))
  .step('DGN-GEN-02/b', () => 'next')
  .done();

/** Whoever gets up by a card has got up: what waits for that happens too. */
const getUp = procedure<Dungeoneer, { readonly seats: readonly Seat[] }>()('get-up')
  .step('DGN-FX-14', (t, { seats }) => {
    for (const seat of seats) t.raise('hero.rose', { seat });
  })
  .run('DGN-ORDER-01', (board, { seats }) => TRIGGERS(seats.flatMap((seat) => atRising(board, seat))))
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
    if (n !== 0) t.raise(effect.do === 'glory' ? 'glory.changed' : 'peril.changed', { seat, n }, 'DGN-GEN-02');
  } else if (effect.do === 'heal') heal(t, seat, amount(effect.n, cause));
  else if (effect.do === 'tip' && canTip(player, effect) && !isImmune(t.board, seat, 'tip')) {
    t.raise('hero.tipped', { seat, rise: riseOf(t.board, effect, cause) }, 'DGN-FX-12');
  } else if (effect.do === 'movement') t.raise('movement.set', { seat, n: player.movement + amount(effect.n, cause) }, 'DGN-FX-10');
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
  t.raise('glory.changed', { seat, n: -n }, 'DGN-GEN-02');
  t.raise('glory.changed', { seat: cause.you, n }, 'DGN-GEN-02');
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
  const attack = cause.attack === undefined ? attacks.find(({ by }) => by === cause.by || same(by, cause.by)) : attacks[cause.attack];
  return forms === 'attack' && attack !== undefined ? [attack.form] : [];
}
const same = (one: Fighter, other: Fighter | null): boolean =>
  other !== null && 'card' in one && 'card' in other && one.card === other.card;

/** For this combat each form becomes what the target's rows say, where that is more. */
function copyRows(t: Turn<Dungeoneer>, { forms }: EffectOf<'copy-rows'>, { on, by }: Cause): void {
  if (on?.is !== 'hero' || by === null || !('card' in by)) return;
  const rows = rowAt(playerOf(t.board, on.seat), levelOf(t.board, on.seat));
  for (const form of forms) {
    const n = (rows[FORMS.indexOf(form)] as number) - printedIn(by, form);
    if (n > 0) t.raise('score.changed', { of: by, form, n, until: 'combat', depth: t.board.combats.length }, 'DGN-GEN-02');
  }
}

function printedIn(by: Fighter, form: Form): number {
  const card = 'card' in by ? adventureOf(by.card) : null;
  const value = card?.family === 'monster' ? card.forms[form]?.value : 0;
  return typeof value === 'number' ? value : 0;
}

function effectCall(board: Board, effect: Effect, cause: Cause): Call | null {
  switch (effect.do) {
    case 'threat':
      return call(threats, { effect, cause, left: heroesFor(board, effect.who, cause) });
    case 'wound': {
      const on: readonly Fighter[] =
        effect.who === 'target' && cause.on !== null && cause.on.is !== 'hero'
          ? [cause.on]
          : heroesFor(board, effect.who, cause).map((seat) => ({ is: 'hero', seat }));
      return call(wounds, { on, n: amount(effect.n, cause), by: cause.by });
    }
    case 'if': {
      const list = holds(board, effect.when, situationOf(cause)) ? effect.effects : (effect.else ?? []);
      return list.length === 0 ? null : call(effects, { list, cause });
    }
    case 'choose': {
      const seat = effect.by === 'you' ? cause.you : effect.by === 'bearer' ? (cause.bearer ?? cause.you) : situationOf(cause).target;
      const branches = branchesOf(board, effect, cause);
      return branches.length === 0 ? null : call(chosen, { effect, cause, seat, branches });
    }
    case 'discard': {
      const left = heroesFor(board, effect.who, cause);
      if (effect.none !== undefined && left.every((seat) => discardable(board, seat, effect.what).length === 0))
        return call(effects, { list: effect.none, cause });
      return call(discardCards, { effect, cause, left });
    }
    case 'draw':
      return call(drawEach, { left: heroesFor(board, effect.who, cause), n: effect.n });
    case 'level':
      return call(changeLevel, { left: heroesFor(board, effect.who, cause), n: effect.n });
    case 'untip':
      return call(getUp, { seats: heroesFor(board, effect.who, cause).filter((seat) => playerOf(board, seat).tipped) });
    case 'warp':
      return call(warp, { effect, cause, left: heroesFor(board, effect.who, cause) });
    case 'step':
      return call(stepFreely, { effect, cause, left: heroesFor(board, effect.who, cause) });
    case 'close-exits':
      return call(closeExits, { effect, cause });
    case 'recall':
      return call(recallMonster, { effect, cause });
    case 'glory':
    case 'peril':
    case 'take-glory':
    case 'heal':
    case 'movement':
    case 'tip':
    case 'score':
    case 'copy-rows':
      return call(instant, { effect, cause });
    default:
      return cardCall(board, effect, cause);
  }
}

export const EFFECT_PROCEDURES = [
  effects,
  threats,
  wounds,
  chosen,
  getUp,
  instant,
  drawEach,
  discardCards,
  warp,
  stepFreely,
  closeExits,
  recallMonster,
  ...CARD_EFFECT_PROCEDURES,
] as const;
