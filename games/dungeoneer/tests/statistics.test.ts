// Owns that simulations count what happens: every card, every seat, in the words of each language.

import { playOut, type SeatTrait, type Tally } from '@undercroft/bots';
import { begin, randomFrom, type ToldFact } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { normal } from '../src/bot/heuristic.ts';
import { statistics } from '../src/statistics/index.ts';
import { game } from '../src/game.ts';
import { view } from '../src/view.ts';
import { setupOf } from './scenes.ts';

const told = (type: string, body: object): ToldFact => ({ type, rule: 'DGN-PLAY-01', body });

test('cards, Quests and the kind of victory are counted, and whose they are', () => {
  const setup = setupOf({ players: 3 });
  const { state } = begin(game, setup, randomFrom('statistics'));
  const seen = view(state.board, 0);
  const tally: Tally = {};
  const facts = [
    told('card.drawn', { seat: 1, card: 'bo-table-talk' }),
    told('card.played', { seat: 1, card: 'bo-table-talk' }),
    told('encounter.declared', { seat: 2, card: 'mo-larder-beetle' }),
    told('card.used', { seat: 0, card: 'hero-jory-latch' }),
    told('quest.completed', { seat: 2, quest: 'q-cook' }),
    told('game.won', { seats: [2], by: 'quests' }),
    told('turn.began', { seat: 0, round: 1 }),
  ];
  for (const fact of facts) statistics.tally(tally, fact, seen);
  expect(tally).toEqual({
    'drawn/bo-table-talk': 1,
    'played/bo-table-talk': 1,
    'played/mo-larder-beetle': 1,
    'used/hero-jory-latch': 1,
    'completed/q-cook': 1,
    'victory/quests': 1,
  });
  expect(facts.flatMap((fact): readonly SeatTrait[] => statistics.marks?.(fact) ?? [])).toEqual([
    { seat: 1, group: 'card-played', key: 'bo-table-talk' },
    { seat: 2, group: 'card-played', key: 'mo-larder-beetle' },
    { seat: 2, group: 'quest-done', key: 'q-cook' },
  ]);
});

test('places are counted from the first player on', () => {
  const { state } = playOut(game, setupOf({ players: 3 }), [normal], randomFrom('a'), randomFrom('b'));
  const seen = { ...view(state.board, 0), first: 1 };
  const places = (statistics.standing?.(seen) ?? []).filter(({ group }) => group === 'place');
  expect(places.map(({ key }) => key)).toEqual(['3', '1', '2']);
  expect(statistics.standing?.(seen)).toContainEqual({ seat: 2, group: 'hero', key: state.board.players[2]?.hero });
  expect(statistics.result(seen)).toEqual({ rounds: state.board.round });
});

test('in a game of several grades every Hero card of a player counts, also one that was not reached', () => {
  const { state } = begin(game, setupOf({ decks: ['HCA', 'HCB', 'FB'] }), randomFrom('grades'));
  const heroes = (statistics.standing?.(view(state.board, 0)) ?? []).filter(({ group }) => group === 'hero');
  expect(heroes.map(({ seat }) => seat)).toEqual([0, 0, 1, 1]);
});

test.each(['en', 'nl', 'ja'])('every group and key has its word in %s', (language) => {
  const groups = ['place', 'hero', 'drawn', 'played', 'used', 'completed', 'victory', 'rounds', 'quest-done', 'card-played'];
  expect(groups.map((group) => statistics.label?.(language, group)).filter((label) => label === undefined)).toEqual([]);
  for (const by of ['quests', 'last-alive', 'points', 'round-limit'])
    expect(statistics.label?.(language, 'victory', by)).toBeTypeOf('string');
  expect(statistics.label?.(language, 'used', 'hero-jory-latch')).toBeTypeOf('string');
  expect(statistics.label?.(language, 'place', '1')).toBeUndefined();
  expect(statistics.label?.(language, 'seat', '1')).toBeUndefined();
  expect(statistics.label?.(language, 'bot', 'normal')).toBeUndefined();
});
