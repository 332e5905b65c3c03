// Owns the tests of the rules: each is named by its rule and plays a scene with scripted cards and dice.

import { call, zoneOf } from '@undercroft/kernel';
import { by, check, dice, draws, never, refused, sceneOf } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { game } from '../src/game.ts';
import { turn } from '../src/rules/turns.ts';
import { MOST_ROUNDS } from '../src/setup.ts';
import type { Board } from '../src/state.ts';

const setup = { players: 2, enough: 20, story: false };
const whole = (change: (board: Board) => void = () => undefined) => sceneOf(game, setup, change);
const inTurn = () => sceneOf(game, setup, () => undefined, call(turn, { seat: 0 }));
const OMENS = draws('clubs-1', 'spades-1');
const KEEP = { act: 'keep' } as const;

test('[@@PRE@@-SETUP-01] one to four play, for 10 to 100', () => {
  expect(game.checkSetup({})).toEqual({ ok: true, setup: { players: 2, enough: 40, story: false } });
  for (const raw of [{ players: 0 }, { players: 5 }, { enough: 9 }, { enough: 101 }])
    expect(game.checkSetup(raw)).toMatchObject({ ok: false, problem: { rule: '@@PRE@@-SETUP-01' } });
});

test('[@@PRE@@-SETUP-02] the deck is a whole one', () => {
  expect(game.begin(setup).deck.flatMap(({ cards }) => cards)).toHaveLength(52);
});

test('[@@PRE@@-SETUP-03] an omen is seen by its owner alone', () => {
  const board = game.begin(setup);
  board.omens = [zoneOf(['clubs-1'], 1), zoneOf(['spades-1'], 2)];
  expect([game.view(board, 0).omens, game.view(board, 1).omens, game.view(board, -1).omens]).toEqual([
    ['clubs-1', null],
    [null, 'spades-1'],
    [null, null],
  ]);
  check(whole(), [OMENS, draws('clubs-2')], [
    ['omen.drawn', { seat: 0 }],
    ['omen.drawn', { seat: 1 }],
    ['room.opened', { seat: 0 }],
  ]);
});

test('[@@PRE@@-TURN-01] everybody has one turn in each round', () =>
  check(
    whole(),
    [OMENS, draws('clubs-2'), KEEP, draws('clubs-3'), KEEP, draws('clubs-4')],
    [
      ['room.opened', { seat: 0 }],
      ['room.opened', { seat: 1 }],
      ['round.begun', { round: 2 }],
      ['room.opened', { seat: 0 }],
    ],
  ));

test.each([
  ['hearts-1', 1],
  ['spades-10', 10],
  ['clubs-13', 10],
] as const)('[@@PRE@@-TURN-02] %s holds %i', (card, loot) => {
  check(inTurn(), [draws(card), KEEP], [['card.kept', { card, loot }]]);
});

test('[@@PRE@@-TURN-03] a card is kept or wagered, and nothing else', () =>
  check(inTurn(), [draws('clubs-9'), refused({ act: 'throw' }, { rule: '@@PRE@@-TURN-03' }), KEEP], [['card.kept', { loot: 9 }]]));

test.each([
  ['carefully', 3, 12],
  ['boldly', 5, 27],
] as const)('[@@PRE@@-TURN-04] %s with a %i takes %i for a nine', (how, die, loot) => {
  check(inTurn(), [draws('clubs-9'), { act: 'wager', how }, dice(die)], [['wager.won', { die, loot }]]);
});

test.each([
  ['carefully', 2],
  ['boldly', 4],
] as const)('[@@PRE@@-TURN-04] %s with a %i takes nothing', (how, die) => {
  check(inTurn(), [draws('clubs-9'), { act: 'wager', how }, dice(die)], [['wager.lost', { die }]]);
});

test('[@@PRE@@-WIN-01] the round is played to its end, and the twelfth is the last', () => {
  const late = whole((board) => {
    board.round = MOST_ROUNDS - 1;
  });
  check(late, [OMENS, draws('hearts-2'), KEEP, draws('hearts-3'), KEEP], [['game.ended', { loot: [2, 3] }]]);
});

test('[@@PRE@@-WIN-02] an omen brings 3 for each card of its suit', () => {
  const late = whole((board) => {
    board.round = MOST_ROUNDS - 1;
  });
  check(
    late,
    [OMENS, draws('clubs-2'), KEEP, draws('hearts-3'), KEEP],
    [
      ['omen.shown', { seat: 0, card: 'clubs-1', loot: 3 }],
      ['omen.shown', { seat: 1, card: 'spades-1', loot: 0 }],
      ['game.ended', { loot: [5, 3] }],
    ],
  );
});

test('[@@PRE@@-WIN-03] the most wins, equals share, and alone one must have enough', () => {
  const over = (loot: readonly number[]): readonly number[] => game.returns({ ...game.begin(setup), loot: [...loot], over: true });
  expect(over([21, 7])).toEqual([1, 0]);
  expect(over([21, 21])).toEqual([0.5, 0.5]);
  expect(over([19])).toEqual([0]);
  expect(over([20])).toEqual([1]);
});

test('[@@PRE@@-SETUP-04] in a story crews are named, each otherwise, and those that come along keep their names', () => {
  const story = { ...setup, story: true };
  check(
    sceneOf(game, story, () => undefined),
    [
      by(0, { act: 'name', name: 'The Bats' }),
      refused({ act: 'name', name: 'The Bats' }, { why: { key: 'name-taken' } }, 1),
      by(1, { act: 'name', name: 'Owls' }),
      OMENS,
      draws('clubs-2'),
    ],
    [
      ['crew.named', { seat: 0, name: 'The Bats' }],
      ['crew.named', { seat: 1, name: 'Owls' }],
    ],
  );
  const carried = ['The Bats', 'Owls'];
  check(sceneOf(game, { ...story, carried }, () => undefined), [OMENS, draws('clubs-2')], [never('crew.named')]);
  expect(game.checkSetup({ ...story, carried })).toEqual({ ok: true, setup: { ...story, carried } });
  for (const wrong of [['The Bats'], ['The Bats', ''], 'The Bats'])
    expect(game.checkSetup({ ...story, carried: wrong })).toMatchObject({ ok: false, problem: { field: 'carried' } });
});

test('[@@PRE@@-WIN-04] in a story a harder game follows, and the names go along', () => {
  const board = { ...game.begin({ ...setup, story: true }), names: ['The Bats', 'Owls'] };
  expect(game.next?.(board)).toEqual({ players: 2, enough: 40, story: true });
  expect(game.carry?.(board)).toEqual(['The Bats', 'Owls']);
  expect(game.next?.({ ...board, enough: 90 })).toBeNull();
  expect(game.next?.({ ...board, story: false })).toBeNull();
});
