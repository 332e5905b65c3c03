// Proves that the toy of the benchmarks is a sound game on the kernel, and that figures are counted right.
import { begin, load, randomFrom } from '@undercroft/kernel';
import { replay } from '@undercroft/record';
import { expect, test } from 'vitest';
import { figureOf, interleaved } from './measure.ts';
import { midGames, playOut, recordedMatch } from './positions.ts';
import { ALL_CARDS, GOAL, TURNS } from './toy/content.ts';
import { toy } from './toy/kernel-toy.ts';

test('every game ends with a winner or after its turns, within its bound, and asks every kind of decision', () => {
  const random = randomFrom('ends');
  const asked = new Set<string>();
  for (let game = 0; game < 60; game++) {
    const { state } = begin(toy, {}, random);
    let decisions = 0;
    for (; !state.isOver && decisions < toy.bound; decisions++) {
      asked.add(state.offers()[0]?.decision ?? '');
      state.play(state.toAct, state.randomChoice(state.toAct, random));
    }
    expect(state.isOver).toBe(true);
    expect(Math.max(...state.returns()) >= GOAL || state.board.turn === TURNS).toBe(true);
  }
  expect([...asked].sort()).toEqual(
    ['action', 'bid', 'counter', 'discard', 'fall', 'kit', 'muster', 'pay', 'reroll', 'respond', 'scout', 'spoils'].sort(),
  );
});

test('a redealt copy keeps every card, and what the seat sees', () => {
  const random = randomFrom('redeal');
  for (const root of midGames(toy, {}, random)) {
    const state = root.clone(random);
    state.redeal(root.toAct, random);
    expect(state.view(root.toAct)).toEqual(root.view(root.toAct));
    const { pile, players, discard } = state.board;
    const cards = [...pile.flatMap(({ cards }) => cards), ...players.flatMap(({ hand }) => hand.cards), ...discard];
    expect(cards.sort()).toEqual(ALL_CARDS.toSorted());
    playOut(state, random, toy.bound);
    expect(state.isOver).toBe(true);
  }
});

test('a saved position goes on as the one that was saved', () => {
  for (const root of midGames(toy, {}, randomFrom('save'))) {
    const loaded = load(toy, JSON.parse(JSON.stringify(root.save())), randomFrom('on'));
    if (!loaded.ok) throw new Error(loaded.problem.detail);
    const copy = root.clone(randomFrom('on'));
    playOut(loaded.state, randomFrom('choices'), toy.bound);
    playOut(copy, randomFrom('choices'), toy.bound);
    expect(loaded.state.hash()).toBe(copy.hash());
  }
});

test('a recorded game replays to the same end', () => {
  const match = recordedMatch(toy, {}, randomFrom('record'));
  const replayed = replay(toy, match.transcript());
  expect(replayed.ok && replayed.state.hash()).toBe(match.state.hash());
});

test('a figure is the median with the lowest and the highest', () => {
  expect(figureOf([3, 1, 2])).toEqual({ median: 2, low: 1, high: 3 });
  expect(figureOf([4, 1, 2, 3])).toEqual({ median: 2.5, low: 1, high: 4 });
});

test('contenders take turns within every round', () => {
  const turns: string[] = [];
  const contender = (name: string) => ({ name, work: () => turns.push(name) });
  const measured = interleaved([contender('a'), contender('b')], { rounds: 2, ms: 0.001 });
  expect(measured.rates.get('a')).toHaveLength(2);
  expect(turns.join('').replaceAll(/(.)\1+/g, '$1')).toMatch(/^(ab)+$/);
});
