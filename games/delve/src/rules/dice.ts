// Owns a check from its declaration to its commit: before the roll, the dice, gems and items, the result.

import { missing, at, procedure, type ChoiceOf, type Turn } from '@undercroft/kernel';
import type { Effect, Skill } from '../content/types.ts';
import { adjust, cloaks, followItems, followUp, prepare } from '../decisions/index.ts';
import type { Delve } from '../delve.ts';
import { canAdjust, checkAt, committable, touchOf, type Touch } from '../queries/adjust.ts';
import { cardNow, encounterOf, foeAtk, foeDef, guardLoss, has, trialTarget } from '../queries/foe.ts';
import { hitsOf } from '../queries/help.ts';
import { effectAs, entryAt } from '../queries/items.ts';
import { DICE } from '../pieces/dice.ts';
import { modesOf, passes, totalOf } from '../queries/ladder.ts';
import { ME, type Board, type Check, type Purpose } from '../state.ts';

type T = Turn<Delve>;

/** DLV-CHECK-01, -02: a check is declared with its skill and target; its mode is preselected (DLV-SKILL-09). */
export function declare(t: T, purpose: Purpose, skill: Skill, target: number, source = 0, bonus = 0): void {
  const mode = at(modesOf(t.board, skill), 0);
  t.raise('check.declared', { check: encounterOf(t.board).checks.length, purpose, skill, target, mode, source, bonus }, 'DLV-CHECK-02');
}

/** DLV-COMBAT-03: the foe's DEF is the target of the attack check. */
export const declareAttack = (t: T, skill: Skill): void => declare(t, 'attack', skill, foeDef(t.board));
/** DLV-COMBAT-02: the foe's ATK is the target of the guard check. */
export const declareGuard = (t: T, skill: Skill): void => declare(t, 'guard', skill, foeAtk(t.board));
export const declareTrial = (t: T, skill: Skill): void => declare(t, 'trial', skill, trialTarget(t.board));

export function declareTest(t: T, place: number): void {
  const test = cardNow(t.board).tests[place];
  if (test !== undefined) declare(t, 'test', test.skill, test.target, place);
}

/** The next check with something to decide before its dice, or -1. */
function toPrepare(board: Board): number {
  const choice = (check: Check): boolean => modesOf(board, check.skill).length > 1 || cloaks(board, check.skill).length > 0;
  return encounterOf(board).checks.findIndex((check) => check.state === 'declared' && choice(check));
}

export function useItem(t: T, place: number): void {
  t.raise('item.used', { item: entryAt(t.board, place).item, place }, 'DLV-ITEM-03');
}

/** DLV-CHECK-10: foes never roll; every die of a check is the player's. */
const rollDie = (t: T, check: Check): number => t.roll(6, check.purpose);
function rollAll(t: T, check: Check): number[] {
  const dice: number[] = [];
  for (let left = DICE[check.mode].dice; left > 0; left--) dice.push(rollDie(t, check));
  return dice;
}

/**
 * What a gem, or an item that copies one (DLV-ITEM-10), does to the dice. An emerald takes all of them, kept or not, and
 * earlier changes with them (DLV-GEM-05).
 */
function touch(t: T, what: Touch, at: number, die: number, step: number): void {
  const check = checkAt(t.board, at);
  const from = check.dice[die] ?? missing();
  if (what === 'ruby') t.raise('die.changed', { check: at, die, from, to: from + step }, 'DLV-GEM-02');
  else if (what === 'emerald') t.raise('check.rerolled', { check: at, dice: rollAll(t, check) }, 'DLV-GEM-04');
  else if (what === 'sapphire') t.raise('die.rerolled', { check: at, die, from, to: rollDie(t, check) }, 'DLV-GEM-06');
  else if (what === 'six') t.raise('die.changed', { check: at, die, from, to: 6 }, 'DLV-ITEM-08');
  else if (what === 'pass') t.raise('check.assured', { check: at }, 'DLV-ITEM-08');
}

type Adjusted<Act> = Extract<ChoiceOf<typeof adjust>, { readonly act: Act }>;

/** DLV-GEM-12: the gem is gone whatever becomes of the check. */
function spendGem(t: T, { gem, check, die, step }: Adjusted<'spend'>): void {
  t.raise('gem.spent', { gem, as: gem, check }, 'DLV-GEM-14');
  touch(t, gem, check, die ?? 0, step ?? 0);
}

function useOnCheck(t: T, { item, gem, as, check, die, step }: Adjusted<'use'>): void {
  const what = touchOf(t.board, item, as);
  const bonus = effectAs(t.board, item, 'bonus');
  useItem(t, item);
  // DLV-ITEM-12: a gem spent through PRISM CHIP is marked on its own track.
  if (gem !== undefined && as !== undefined) t.raise('gem.spent', { gem, as, check }, 'DLV-ITEM-12');
  if (bonus !== null) t.raise('check.helped', { check, n: bonus.n }, 'DLV-ITEM-08');
  else touch(t, what, check, die ?? 0, step ?? 0);
}

/** What a test or a failed trial does (DLV-TEST-03, -05). Losses wait for their place in DLV-ROUND-11. */
function applyEffect(t: T, effect: Effect, cause: 'test' | 'trial'): void {
  const encounter = encounterOf(t.board);
  switch (effect.do) {
    case 'fill-circle':
      return t.raise('hit.scored', { n: 1 }, 'DLV-TEST-05');
    case 'attack':
      return t.raise('attack.modified', { n: effect.n }, 'DLV-TEST-05');
    case 'guard':
      return t.raise('guard.modified', { n: effect.n }, 'DLV-TEST-05');
    case 'add-circle':
      // DLV-TEST-06: at most twice per encounter; DLV-ROUND-16: drawn when the test is committed.
      if (encounter.added < 2) t.raise('circle.added', { circles: encounter.circles + 1 }, 'DLV-ROUND-16');
      return;
    default:
      return t.raise('loss.pending', { cause, effect }, 'DLV-ROUND-11/b');
  }
}

/** DLV-COMBAT-10, DLV-COMBAT-11: a failed attack check and a passed guard check do nothing of their own. */
function commit(t: T, at: number): void {
  const check = checkAt(t.board, at);
  const card = cardNow(t.board);
  const total = totalOf(t.board, check);
  const passed = passes(t.board, check);
  t.raise(
    'check.committed',
    { check: at, purpose: check.purpose, skill: check.skill, total, target: check.target, passed },
    'DLV-CHECK-03',
  );
  if (check.purpose === 'test') {
    const effect = passed ? card.tests[check.source]?.pass : card.tests[check.source]?.fail;
    if (effect !== undefined) applyEffect(t, effect, 'test');
  } else if (check.purpose === 'trial') {
    if (passed) t.raise('hit.scored', { n: 1 }, 'DLV-TEST-08');
    else if (card.trial !== undefined) applyEffect(t, card.trial.fail, 'trial');
  } else if (check.purpose === 'attack') {
    if (passed) t.raise('hit.scored', { n: hitsOf(t.board, check, total) }, has(card, 'BRITTLE') ? 'DLV-KEY-09' : 'DLV-COMBAT-07');
  } else if (check.purpose === 'guard' && !passed) {
    t.raise(
      'loss.pending',
      { cause: 'guard', effect: { do: 'lose-health', n: guardLoss(card) } },
      has(card, 'HEAVY') ? 'DLV-KEY-02' : 'DLV-HEALTH-04',
    );
  }
}

/** What was just committed as passed, for AFTER-PASS items. */
function justPassed(board: Board, at: number): 'attack' | 'guard' | null {
  const { purpose, passed } = checkAt(board, at);
  return passed === true && (purpose === 'attack' || purpose === 'guard') ? purpose : null;
}

/** One check with something to decide before its dice; while there is more to decide it is asked again. */
export const prepareCheck = procedure<Delve, { readonly check: number }>()('prepare-check')
  .ask('DLV-SKILL-09/b', prepare, () => ME)
  .step('DLV-SKILL-09/c', (t, { check, answer }) => {
    if (answer.act === 'roll') return t.raise('check.prepared', { check, mode: answer.mode });
    const cloak = effectAs(t.board, answer.item, 'roll-as');
    useItem(t, answer.item);
    if (cloak !== null) t.raise('check.prepared', { check, mode: cloak.mode }, 'DLV-ITEM-05');
  })
  .done();

/** AFTER-PASS items, one after another. */
export const followPass = procedure<Delve, { readonly passed: 'attack' | 'guard' }>()('follow-pass', 'again')
  .at('again')
  .ask('DLV-ITEM-05/d', followUp, (board, { passed }) => (followItems(board, passed).length > 0 ? ME : null))
  .step('DLV-ITEM-05/e', (t, { answer }) => {
    if (answer?.act !== 'use') return 'end';
    const effect = effectAs(t.board, answer.item, 'fill-on-pass');
    useItem(t, answer.item);
    if (effect !== null) t.raise('hit.scored', { n: effect.n }, 'DLV-ITEM-05');
    return 'again';
  })
  .done();

export const commitCheck = procedure<Delve, { readonly check: number }>()('commit-check')
  .step('DLV-CHECK-03', (t, { check }) => commit(t, check))
  .call('DLV-ITEM-05', followPass, (board, { check }) => {
    const passed = justPassed(board, check);
    return passed === null ? null : { passed };
  })
  .done();

/**
 * Rolls every declared check, lets the player change the dice, and commits them all. After each gem or item the window
 * stands open again: several may go to one check, and the same die may be rolled again and again (DLV-GEM-07, DLV-GEM-08).
 */
export const dice = procedure<Delve>()('dice', 'window')
  .each(['DLV-SKILL-09', 'DLV-SKILL-13'], prepareCheck, (board) => {
    const check = toPrepare(board);
    return check < 0 ? null : { check };
  })
  .step(['DLV-CHECK-01', 'DLV-ENGINE-03'], (t) => {
    encounterOf(t.board).checks.forEach((check, at) => {
      if (check.state === 'declared' || check.state === 'prepared')
        t.raise('check.rolled', {
          check: at,
          purpose: check.purpose,
          skill: check.skill,
          target: check.target,
          mode: check.mode,
          dice: rollAll(t, check),
        });
    });
  })
  .at('window')
  .step('DLV-CHECK-08', (t) => (committable(t.board).length === 0 ? 'end' : undefined))
  .ask('DLV-GEM-09', adjust, (board) => (canAdjust(board) ? ME : null))
  .step('DLV-GEM-01', (t, { answer }) => {
    if (answer?.act !== 'spend' && answer?.act !== 'use') return;
    if (answer.act === 'spend') spendGem(t, answer);
    else useOnCheck(t, answer);
    return 'window';
  })
  // Keeping all dice commits the group that may be committed now, one after another: tests, or all that follow them.
  .let('group', ['DLV-CHECK-08/b', 'DLV-CHECK-11'], (t, { answer }): readonly number[] => {
    if (answer?.act === 'commit') return [answer.check];
    return answer?.act === 'commit-all' ? committable(t.board) : committable(t.board).slice(0, 1);
  })
  .each('DLV-CHECK-08/c', commitCheck, (_, { group }, done) => {
    const check = group[done];
    return check === undefined ? null : { check };
  })
  .step('DLV-CHECK-08/d', () => 'window')
  .done();
