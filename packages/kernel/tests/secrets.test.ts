// Claims about secrets: which seat is told which field of an event, and which cards a view shows.

import { at, call, maskOf, noChance, putInto, redact, SPECTATOR, type Fact, type Seat } from '@undercroft/kernel';
import { openScene, sceneOf, scripted } from '@undercroft/testkit';
import { toy, toyRules, type Toy } from '@undercroft/testkit/toy';
import { expect, test } from 'vitest';

const bodyTo = (facts: readonly Fact<Toy>[], type: string, seat: Seat): object | undefined =>
  redact(facts, seat).find((fact) => fact.type === type)?.body;

test('a secret field is told only to the seats it names, everything else to all', () => {
  const scene = sceneOf(toy, { seats: 3, rounds: 1 }, () => {}, call(toyRules.take, { seat: 1 }));
  const { facts } = openScene(scene, scripted(['map-2']));
  expect(bodyTo(facts, 'card.taken', 1)).toEqual({ seat: 1, card: 'map-2' });
  for (const other of [0, 2, SPECTATOR]) expect(bodyTo(facts, 'card.taken', other)).toEqual({ seat: 1 });
});

test('chance outcomes are told to nobody', () => {
  const scene = sceneOf(toy, { seats: 2, rounds: 1 }, () => {}, call(toyRules.take, { seat: 1 }));
  const { facts } = openScene(scene, scripted(['map-2']));
  expect(facts.map((fact) => fact.type)).toEqual(['chance', 'card.taken']);
  for (const seat of [0, 1, SPECTATOR]) expect(redact(facts, seat).map((fact) => fact.type)).toEqual(['card.taken']);
});

test('who may see a field is judged before the event changes the board', () => {
  // The two seats of a gift are judged by the event itself, whoever holds the card afterwards.
  const scene = sceneOf(
    toy,
    { seats: 3, rounds: 1 },
    (board) => putInto(at(board.hands, 0), 'gem-1', maskOf(0)),
    call(toyRules.gift, { from: 0, to: 2, card: 'gem-1' }),
  );
  const course = openScene(scene, noChance);
  course.apply(2, { act: 'accept' });
  for (const seat of [0, 1, 2]) expect(redact(course.facts, seat).map((fact) => fact.type)).toEqual(course.facts.map((fact) => fact.type));
  for (const type of ['gift.offered', 'gift.taken']) {
    expect(bodyTo(course.facts, type, 0)).toEqual({ from: 0, to: 2, card: 'gem-1' });
    expect(bodyTo(course.facts, type, 2)).toEqual({ from: 0, to: 2, card: 'gem-1' });
    expect(bodyTo(course.facts, type, 1)).toEqual({ from: 0, to: 2 });
  }
});

test('a view shows the cards that its seat knows, and counts the others', () => {
  const scene = sceneOf(
    toy,
    { seats: 3, rounds: 1 },
    (board) => putInto(at(board.hands, 0), 'gem-1', maskOf(0)),
    call(toyRules.gift, { from: 0, to: 2, card: 'gem-1' }),
  );
  const course = openScene(scene, noChance);
  const handOfZero = (seat: Seat) => course.state.view(seat).hands[0];
  expect([0, 1, 2, SPECTATOR].map((seat) => handOfZero(seat)?.known)).toEqual([['gem-1'], [], ['gem-1'], []]);
  expect([0, 1, 2, SPECTATOR].map((seat) => handOfZero(seat)?.count)).toEqual([1, 1, 1, 1]);
});
