// Claims about scenes: a script of choices and chance is played on a board built by hand, and a failure can be read.

import { at, call, maskOf, putInto } from '@undercroft/kernel';
import { by, check, CheckFailed, dice, draws, never, refused, sceneOf, type Scene } from '@undercroft/testkit';
import { toy, toyRules, type Toy } from '@undercroft/testkit/toy';
import { expect, test } from 'vitest';

const trapped = (...cards: readonly string[]): Scene<Toy> =>
  sceneOf(
    toy,
    { seats: 2, rounds: 1 },
    (board) => cards.forEach((card) => putInto(at(board.hands, 1), card, maskOf(1))),
    call(toyRules.trap, { target: 1 }),
  );

function failure(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof CheckFailed) return error.message;
    throw error;
  }
  throw new Error('the check did not fail');
}

test('events are expected in their order, with as much of their bodies as is given', () => {
  const state = check(
    trapped('gem-1', 'gem-2'),
    [dice(2), { act: 'lose', lost: 'gem-2' }],
    [['trap.sprung', { die: 2 }, 'TOY-TRAP-01'], ['card.lost', { seat: 1 }], never('gem.found')],
    (board) => board.table.join() === 'gem-2',
  );
  expect(state.isOver).toBe(true);
});

test('the same scene can be checked again: every check plays on a copy', () => {
  const scene = trapped('gem-1');
  for (let i = 0; i < 2; i++) check(scene, [dice(1), { act: 'lose', lost: 'gem-1' }], [['card.lost', { card: 'gem-1' }]]);
});

test('a choice must be refused where the script says so, and change nothing', () => {
  check(
    trapped('gem-1'),
    [
      dice(1),
      refused({ act: 'lose', lost: 'gem-9' }, { rule: 'TOY-TRAP-02', pick: 'lost' }),
      refused({ act: 'lose', lost: 'gem-1' }, { pick: 'seat' }, 0),
      by(1, { act: 'lose', lost: 'gem-1' }),
    ],
    [['card.lost']],
  );
  expect(failure(() => check(trapped('gem-1'), [dice(1), refused({ act: 'lose', lost: 'gem-1' }, { pick: 'lost' })], []))).toMatch(
    /should have been refused/,
  );
  expect(failure(() => check(trapped('gem-1'), [dice(1), refused({ act: 'sing' }, {})], []))).toMatch(/say why this is refused/);
  expect(failure(() => check(trapped('gem-1'), [dice(1), refused({ act: 'sing' }, { pick: 'lost' })], []))).toMatch(
    /the refusal should be \{pick:lost\} and is .*pick:act/,
  );
});

test('a missing event fails with what was expected and the whole course', () => {
  const message = failure(() =>
    check(
      trapped('gem-1'),
      [dice(1), { act: 'lose', lost: 'gem-1' }],
      [['trap.sprung', { hit: true }], ['card.lost', { card: 'gem-2' }], ['gem.found'], never('trap.sprung')],
    ),
  );
  expect(message).toContain('   ok  trap.sprung hit=true');
  expect(message).toContain('MISSED card.lost card=gem-2   (there is card.lost seat=1 card=gem-1  TOY-TRAP-03)');
  expect(message).toContain('MISSED gem.found\n');
  expect(message).toContain('FOUND  never trap.sprung');
  expect(message).toMatch(
    / {2}~ d6 trap: 1 +TOY-TRAP-01\n {2}\. trap\.sprung seat=1 die=1 hit=true +TOY-TRAP-01\n\? seat 1 lose \(1\) +TOY-TRAP-02\n> lose lost=gem-1\n/,
  );
});

test('events in the wrong order fail with a hint', () => {
  expect(failure(() => check(trapped('gem-1'), [dice(1), { act: 'lose', lost: 'gem-1' }], [['card.lost'], ['trap.sprung']]))).toContain(
    'MISSED trap.sprung   (it occurred, but before the one above)',
  );
});

test('a rule that is not the one expected fails', () => {
  expect(failure(() => check(trapped(), [dice(1)], [['trap.sprung', {}, 'TOY-TRAP-03']]))).toContain('MISSED trap.sprung  TOY-TRAP-03');
});

test('scripted chance that is not asked for fails, and so does chance that is not scripted', () => {
  expect(failure(() => check(trapped(), [dice(5, 6)], []))).toMatch(/chance was scripted and not asked for: 6/);
  expect(failure(() => check(trapped(), [], []))).toMatch(/bug: the script ran out at a trap outcome/);
  expect(failure(() => check(trapped(), [draws('gem-1')], []))).toMatch(/gem-1 cannot come up for trap/);
});

test('a refused choice, or one after the end, fails with the course', () => {
  expect(failure(() => check(trapped('gem-1'), [dice(1), { act: 'lose', lost: 'x' }], []))).toMatch(
    /this choice was refused: .*lost x; legal: gem-1/,
  );
  expect(failure(() => check(trapped(), [dice(6), { act: 'lose', lost: 'x' }], []))).toMatch(/the game is over before/);
});

test('the last look may say what is wrong', () => {
  expect(failure(() => check(trapped(), [dice(6)], [], () => false))).toMatch(/the last look found something else/);
  expect(failure(() => check(trapped(), [dice(6)], [], () => 'a sentence'))).toMatch(/^a sentence/);
});
