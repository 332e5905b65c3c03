// Owns the questions about dice: which check comes next, how it is rolled, what is done to open dice, and what follows a pass.

import { decision, type Odds, type Stakes } from '@undercroft/kernel';
import { GEMS, type Gem, type Skill } from '../content/types.ts';
import type { Delve } from '../delve.ts';
import {
  adjustItems,
  checkAt,
  checksForGems,
  checksForItem,
  committable,
  diceFor,
  gemClosed,
  spendable,
  stepsFor,
  touchesOneDie,
  touchOf,
  type Touch,
} from '../queries/adjust.ts';
import { cardNow, emptyCircles, encounterOf, foeAtk, foeDef, guardSkills, strikeSkills, trialTarget } from '../queries/foe.ts';
import {
  bestDice,
  checkStakes,
  colourless,
  commitRank,
  failing,
  helpRank,
  isSurelyHelped,
  isUseful,
  oddsNow,
  oneOfEach,
  outcomeOf,
  plentiful,
  rerollOdds,
  type Touching,
} from '../queries/help.ts';
import { effectAs, effectAt, usable } from '../queries/items.ts';
import { modesOf, modifierOf } from '../queries/ladder.ts';
import { ways } from '../queries/odds.ts';
import { why, whyItem, whyNotOn, whyTouch } from '../queries/why.ts';
import type { Board, Table } from '../state.ts';
import { costing, skillOdds, costs, suggested } from './common.ts';

export const CHECK_KINDS = ['attack', 'guard', 'second-guard', 'trial'] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];

/** Sequential rolling: attack and guard in the order the player likes (DLV-ROUND-06). */
export const nextCheck = decision<Delve, { readonly left: readonly CheckKind[] }>()('next-check', 'DLV-ROUND-06', 'left')
  .act('roll', 'DLV-ROUND-06', (picks) => picks.pick('kind', (_, { left }) => left), {
    ...suggested,
    odds: (board, { kind }) => (kind === undefined ? null : kindOdds(board, kind)),
  })
  .done();

/** What each kind of check is made with, and against what. */
export const checkOfKind: Readonly<Record<CheckKind, (table: Table) => readonly [skills: readonly Skill[], target: number]>> = {
  attack: (table) => [strikeSkills(cardNow(table)), foeDef(table)],
  guard: (table) => [guardSkills(cardNow(table)), foeAtk(table)],
  'second-guard': (table) => [guardSkills(cardNow(table)), foeAtk(table)],
  trial: (table) => [cardNow(table).trial?.skills ?? [], trialTarget(table)],
};

/** Where several skills would do the chosen one is not asked again, and no chance is told. */
function kindOdds(board: Board, kind: CheckKind) {
  const [skills, target] = checkOfKind[kind](board);
  return skills.length === 1 ? skillOdds(board, skills[0], target) : null;
}

/** HERON CLOAK: only on a check that cannot be rolled in that mode anyway. */
export const cloaks = (board: Board, skill: Skill): readonly number[] =>
  usable(board, 'BEFORE-ROLL').filter((place) => {
    const cloak = effectAs(board, place, 'roll-as');
    return cloak !== null && !modesOf(board, skill).includes(cloak.mode);
  });

/** BEFORE-ROLL: the die mode, or HERON CLOAK. */
export const prepare = decision<Delve, { readonly check: number }>()('prepare', 'DLV-SKILL-09', 'check')
  .act('roll', 'DLV-SKILL-09', (picks) => picks.pick('mode', (board, { check }) => modesOf(board, checkAt(board, check).skill)), {
    ...suggested,
    odds: (board, ctx) => modeOdds(board, ctx.check, ctx.mode),
  })
  .act(
    'cloak',
    'DLV-ITEM-05',
    (picks) => picks.pick('item', (board, { check }) => cloaks(board, checkAt(board, check).skill), whyItem('BEFORE-ROLL')),
    {
      odds: (board, { check, item: place }) => (place === undefined ? null : cloakOdds(board, check, place)),
      before: (board, { check }) => bestModeOdds(board, check),
      useful: (board, ctx) => cloakHelps(board, ctx),
      costs,
      rank: (board, ctx) => (cloakHelps(board, ctx) ? [1] : null),
    },
  )
  .done();

/** The chance of a check in one of the modes it may be rolled in. */
function modeOdds(board: Board, at: number, mode: unknown) {
  const check = checkAt(board, at);
  const known = modesOf(board, check.skill).find((one) => one === mode);
  return known === undefined ? null : ways(known, check.target - modifierOf(board, check));
}

/** The chance in the mode of a cloak. */
function cloakOdds(board: Board, at: number, place: number) {
  const check = checkAt(board, at);
  const cloak = effectAs(board, place, 'roll-as');
  return cloak === null ? null : ways(cloak.mode, check.target - modifierOf(board, check));
}

/** The best chance without one. */
function bestModeOdds(board: Board, at: number) {
  const odds = modesOf(board, checkAt(board, at).skill).flatMap((mode) => modeOdds(board, at, mode) ?? []);
  return odds.reduce<Odds | null>((best, one) => (best === null || one.ways / one.of > best.ways / best.of ? one : best), null);
}

function cloakHelps(board: Board, { check, item: place }: { readonly check: number; readonly item?: number }): boolean {
  const [after, before] = [place === undefined ? null : cloakOdds(board, check, place), bestModeOdds(board, check)];
  return after === null || before === null || after.ways / after.of > before.ways / before.of;
}

const die = (touch: Touch, board: Board, at: number) => (touchesOneDie(touch) ? diceFor(board, touch, at) : null);
const step = (touch: Touch, board: Board, at: number, at2: number | undefined) => (touch === 'ruby' ? stepsFor(board, at, at2 ?? 0) : null);
const stepWhy = () => why('DLV-GEM-03', 'face-1-to-6');
const stateOf = (board: Board, at: string | number) => board.encounter?.checks[Number(at)]?.state;
const whyCommitted = (board: Board, at: string | number) => (stateOf(board, at) === 'committed' ? why('DLV-CHECK-09', 'committed') : null);

const recolours = (board: Board, place: number): boolean => effectAt(board, place).do === 'recolour-gem';
const upwards = <V extends string | number>(_board: Board, _ctx: unknown, steps: readonly V[]): readonly V[] =>
  steps.filter((by) => Number(by) > 0);

/** What is picked of an answer that touches open dice. */
interface TouchPicks {
  readonly item?: number;
  readonly gem?: Gem;
  readonly as?: Gem;
  readonly check?: number;
  readonly die?: number;
  readonly step?: number;
}

/** What is declared of anything that touches open dice; null: it is not yet picked which. */
function judging(touching: (board: Board, ctx: TouchPicks) => Touching | null) {
  const about =
    <V>(judge: (board: Board, at: Touching) => V, unknown: V) =>
    (board: Board, ctx: TouchPicks): V => {
      const at = touching(board, ctx);
      return at === null ? unknown : judge(board, at);
    };
  return {
    odds: about<Odds | null>(rerollOdds, null),
    before: about<Odds | null>((board, { check }) => oddsNow(board, check), null),
    outcome: about<Stakes | null>(outcomeOf, null),
    useful: about(isUseful, true),
    costs: (board: Board, ctx: TouchPicks) => (ctx.item === undefined ? (ctx.gem ?? null) : costs(board, { ...ctx })),
    rank: (board: Board, ctx: TouchPicks) => about((_, at) => helpRank(board, at, ctx.as !== undefined), null)(board, ctx),
  };
}

/** AFTER-ROLL: gems and items in any order and number, then commit (DLV-GEM-09). */
export const adjust = decision<Delve>()('adjust', 'DLV-GEM-09')
  .act('commit-all', 'DLV-CHECK-08', {
    whyClosed: (board) => (committable(board).length > 1 ? null : why('DLV-CHECK-08', 'one-check')),
    rank: () => commitRank,
  })
  .act(
    'commit',
    'DLV-CHECK-08',
    (picks) =>
      picks.pick(
        'check',
        committable,
        (board, _, value) => whyCommitted(board, value) ?? (stateOf(board, value) === 'rolled' ? why('DLV-ROUND-09', 'tests-first') : null),
      ),
    // Of several, all are committed at once.
    { rank: (board) => (committable(board).length > 1 ? null : commitRank) },
  )
  .act(
    'spend',
    'DLV-GEM-01',
    (picks) =>
      picks
        .pick('gem', spendable, (board, _, value) => gemClosed(board, value))
        .pick(
          'check',
          checksForGems,
          (board, _, value) => whyCommitted(board, value),
          (board, _, checks) => failing(board, checks),
        )
        .pick(
          'die',
          (board, { gem, check }) => die(gem, board, check),
          null,
          (board, { gem, check }, dice) => bestDice(board, { touch: gem, check }, dice),
        )
        .pick('step', (board, { gem, check, die: at }) => step(gem, board, check, at), stepWhy, upwards),
    judging((_, { gem, check, die: at, step: by }) =>
      gem === undefined || check === undefined ? null : { touch: gem, check, die: at, step: by },
    ),
  )
  .act(
    'use',
    'DLV-ITEM-05',
    (picks) =>
      picks
        .pick('item', adjustItems, whyTouch, (board, _, places) => oneOfEach(board, places))
        .pick(
          'gem',
          (board, ctx) => (recolours(board, ctx.item) ? spendable(board) : null),
          (board, _, value) => gemClosed(board, value),
          (board, _, gems) => plentiful(board, gems).slice(0, 1),
        )
        .pick(
          'as',
          (board, ctx) => (recolours(board, ctx.item) ? GEMS.filter((colour) => colour !== ctx.gem) : null),
          null,
          (board) => colourless(board),
        )
        .pick(
          'check',
          (board, ctx) => checksForItem(board, ctx.item),
          (board, ctx, value) => whyCommitted(board, value) ?? whyNotOn(board, ctx),
          // A gem in another colour is worth a thought only where what one has does not do it.
          (board, ctx, checks) => failing(board, checks).filter((at) => !recolours(board, ctx.item) || !isSurelyHelped(board, at)),
        )
        .pick(
          'die',
          (board, ctx) => die(touchOf(board, ctx.item, ctx.as), board, ctx.check),
          null,
          (board, { item: place, as, check }, dice) => bestDice(board, { touch: touchOf(board, place, as), check, item: place }, dice),
        )
        .pick('step', (board, ctx) => step(touchOf(board, ctx.item, ctx.as), board, ctx.check, ctx.die), stepWhy, upwards),
    judging((board, { item: place, as, check, die: at, step: by }) =>
      place === undefined || check === undefined ? null : { touch: touchOf(board, place, as), check, die: at, step: by, item: place },
    ),
  )
  .stakes(checkStakes)
  .done();

/** BELL HAMMER, MIRROR BUCKLER: only while a circle is left for the hit. */
export function followItems(board: Board, passed: 'attack' | 'guard'): readonly number[] {
  if (encounterOf(board).hits >= emptyCircles(encounterOf(board))) return [];
  return usable(board, 'AFTER-PASS').filter((place) => effectAs(board, place, 'fill-on-pass')?.of === passed);
}

/** AFTER-PASS: an attack or guard check has been committed as passed. */
export const followUp = decision<Delve, { readonly passed: 'attack' | 'guard' }>()('follow-up', 'DLV-ITEM-05', 'passed')
  .act(
    'use',
    'DLV-ITEM-05',
    (picks) => picks.pick('item', (board, { passed }) => followItems(board, passed), whyItem('AFTER-PASS')),
    costing,
  )
  .act('go-on', 'DLV-CHECK-08')
  .done();
