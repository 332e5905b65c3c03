// Owns that the normal answers what cards ask by what it is worth, and not by chance.

import { botChoice } from '@undercroft/bots';
import { randomFrom, State, type Choice } from '@undercroft/kernel';
import type { Scene } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { normal } from '../src/bot/heuristic.ts';
import type { MapId, QuestId } from '../src/content/cards.ts';
import { mapsIn } from '../src/content/decks.ts';
import type { Effect } from '../src/content/types.ts';
import type { Dungeoneer } from '../src/dungeoneer.ts';
import type { Cause } from '../src/queries/effects.ts';
import { drawCards } from '../src/rules/draw.ts';
import { effects } from '../src/rules/calls.ts';
import { heroPhase } from '../src/rules/game.ts';
import { moment } from '../src/rules/calls.ts';
import { link } from '../src/rules/portal.ts';
import { complete } from '../src/rules/quests.ts';
import { readPlace } from '../src/queries/map.ts';
import type { About, Board } from '../src/state.ts';
import { combined, PORTAL_MAP } from './combine-scenes.ts';
import { boardWith, CROSS, heroPhaseOf, NORTH, nth, sceneWith, type HeroWanted } from './scenes.ts';

/** What the bot answers to the first question of a scene. */
function answerIn({ game, board, call, seats }: Scene<Dungeoneer>): Choice {
  const state = State.on(game, seats, game.copy(board), randomFrom('chance'));
  if (call === undefined) state.begin();
  else state.begin(call);
  return botChoice(state, state.toAct, normal, randomFrom('bot'));
}

const cause: Cause = { you: 0, on: null, roller: -1, here: 0, more: 0, roll: 'card', by: null, bearer: 0 };
const asked = (board: Board, list: readonly Effect[], around: Partial<Cause> = {}) =>
  answerIn(sceneWith(board, effects, { list, cause: { ...cause, ...around } }));

describe('a branch', () => {
  const coal: Effect = {
    do: 'choose',
    by: 'bearer',
    of: [[{ do: 'glory', who: 'bearer', n: 2, lose: true }], [{ do: 'wound', who: 'bearer', n: 1 }]],
  };
  test('whoever is hit loses Glory sooner than Life', () => {
    expect(asked(boardWith({ heroes: [{ life: 2, glory: 5 }] }), [coal])).toEqual({ act: 'choose', branch: 0 });
  });
  test('three Glory are more than a Life that is not missed', () => {
    const bailiff: Effect = {
      do: 'choose',
      by: 'you',
      of: [[{ do: 'wound', who: 'target', n: 1 }], [{ do: 'take-glory', from: 'target', n: 3 }]],
    };
    const board = boardWith({ heroes: [{}, { life: 6, glory: 5 }, {}] });
    expect(asked(board, [bailiff], { on: { is: 'hero', seat: 1 } })).toEqual({ act: 'choose', branch: 1 });
  });
  test('whoever hits takes the Life of a hero who has little left', () => {
    const paymaster: Effect = {
      do: 'choose',
      by: 'you',
      of: [[{ do: 'wound', who: 'target', n: 1 }], [{ do: 'take-glory', from: 'target', n: 2 }]],
    };
    const board = boardWith({ heroes: [{}, { life: 2, glory: 5 }] });
    expect(asked(board, [paymaster], { on: { is: 'hero', seat: 1 } })).toEqual({ act: 'choose', branch: 0 });
  });
});

describe('what may be done', () => {
  const fountain: Effect = { do: 'may', who: 'you', price: { glory: 1 }, effects: [{ do: 'heal', who: 'you', n: 1 }] };
  const library: Effect = { do: 'may', who: 'you', price: { discard: 'hand' }, effects: [{ do: 'draw', who: 'you', n: 1 }] };
  test('is done by whoever gains by it', () => {
    expect(asked(boardWith({ heroes: [{ life: 2, glory: 3 }] }), [fountain])).toEqual({ act: 'do' });
  });
  test('is left by whoever would give more than he gets', () => {
    const board = boardWith({ heroes: [{ hand: ['bo-pallbearers-pace'], glory: 9 }], adventures: ['mo-coin-rats'] });
    expect(asked(board, [library])).toEqual({ act: 'leave' });
  });
  test('for the card that is missed least', () => {
    const board = boardWith({ heroes: [{ hand: ['bo-pallbearers-pace', 'mo-last-word'], glory: 9 }], adventures: ['mo-coin-rats'] });
    expect(asked(board, [library])).toEqual({ act: 'do', given: 'mo-last-word' });
  });
});

test('a Shift brings the hero nearer to his Quest', () => {
  // The kitchens lie three steps away, beyond the cellar and the stair.
  const map = [...CROSS, ['map-drowned-kitchens', 0, -2]] as const;
  const board = boardWith({ map, heroes: [{ quests: ['q-cook'], at: 'map-long-gallery' }, { at: 'map-last-cellar' }] });
  const choice = asked(board, [{ do: 'shift', how: 'move', of: 'one-without-heroes' }], { here: nth(map, 'map-long-gallery') });
  expect(choice).toMatchObject({ act: 'shift', space: nth(map, 'map-drowned-kitchens') });
  const { x, y } = readPlace(String(choice['to']));
  expect(Math.abs(x) + Math.abs(y - 1)).toBe(1);
});

test.each([
  ['prior-tamp', 1],
  ['forty-one', 0],
] as const)('an Artifact is made of what %s fights with', (hero, choice) => {
  const board = boardWith({
    decks: ['FB'],
    map: [['cold-chimney', 0, 0]],
    heroes: [{ hero, quests: ['be-the-mould'] }, { hero: 'ysolt-clinker' }],
  });
  expect(answerIn(sceneWith(board, complete, { seat: 0, quest: 'be-the-mould' }))).toEqual({ act: 'choose', choice });
});

describe('with two piles', () => {
  const table = (own: HeroWanted, other: HeroWanted): Scene<Dungeoneer> =>
    sceneWith(
      combined({
        decks: ['HCA', 'HCB', 'TM'],
        heroes: [own, other],
        glory: ['bo-table-talk', 'bo-back-stairs'],
        peril: ['mo-coin-rats', 'mo-larder-beetle'],
      }),
      drawCards,
      { seat: 0, n: 1, rule: 'DGN-GEN-02' },
    );
  test('whoever has Glory and nothing to spend it on draws a Glory card', () => {
    const choice = answerIn(table({ glory: 9, hand: ['mo-coin-rats', 'mo-last-word'] }, { peril: 1 }));
    expect(choice).toEqual({ act: 'draw', stock: 0 });
  });
  test('whoever has a rival with Peril and no monster draws a Peril card', () => {
    const choice = answerIn(table({ glory: 0, hand: ['bo-table-talk', 'bo-back-stairs'] }, { peril: 9 }));
    expect(choice).toEqual({ act: 'draw', stock: 1 });
  });
});

describe('a Portal', () => {
  const placed = (own: HeroWanted): Choice => {
    const board = combined({ decks: ['HCA', 'HCB', 'TM'], map: PORTAL_MAP, heroes: [own, {}] });
    return answerIn(sceneWith(board, link, { seat: 0, space: nth(PORTAL_MAP, 'hollow-oak-court') }));
  };
  test('is linked by whoever has a Quest on the other side', () => {
    expect(placed({ quests: ['king-of-tines'] })).toEqual({ act: 'link', to: nth(PORTAL_MAP, 'map-last-cellar') });
  });
});

test('a card of the Hero Phase is played before a roll of it too', () => {
  const about: About = { is: 'roll', seat: 0, roll: 'quest', by: 'hero', space: 0 };
  const board = boardWith({ heroes: [{ hand: ['bo-pallbearers-pace'], glory: 9 }] });
  const scene = sceneWith(board, moment, { from: 'all', about });
  expect(answerIn(scene)).toEqual({ act: 'play', card: 'bo-pallbearers-pace' });
  board.turn = 1;
  expect(() => answerIn(scene)).toThrow('is not asked');
});

describe('a hero who can win by no Quest', () => {
  const phase = (own: HeroWanted, quests: readonly QuestId[]): Choice => {
    const board = boardWith({
      heroes: [
        { attacked: false, quests, ...own },
        { at: 'map-servants-stair', life: 1 },
      ],
    });
    return answerIn(sceneWith(board, heroPhase, {}));
  };
  test('goes after the others', () => {
    expect(phase({ hero: 'hero-aldous-fenn', done: ['q-cook'] }, [])).toEqual({ act: 'step', side: NORTH });
  });
  test('but not where the odds are bad', () => {
    expect(phase({ hero: 'hero-jory-latch', life: 1 }, [])).toEqual({ act: 'end' });
  });
});

test('nobody explores where no card that is left fits: it would cost nothing, for ever (A-12)', () => {
  const map = [
    ['map-last-cellar', 0, 0],
    ['map-servants-stair', 0, -1],
  ] as const;
  const wall = { kind: 'wall' } as const;
  const phase = (left: MapId): Choice =>
    answerIn(
      heroPhaseOf({
        map,
        maps: [left],
        heroes: [{ at: 'map-servants-stair' }, {}],
        change: (board) => {
          board.spaces = board.spaces.map((space, id) => (id === 0 ? { ...space, exits: [space.exits[0], wall, wall, wall] } : space));
          board.out = mapsIn(board.setup.decks, 'dungeon').filter((card) => card !== left && map.every(([laid]) => laid !== card));
        },
      }),
    );
  expect(phase('map-winter-garden')).toEqual({ act: 'explore' });
  // Walls north and south.
  expect(phase('map-mourners-mile')).not.toEqual({ act: 'explore' });
});
