// Owns what the board makes of a view and a question: tiles, what can be touched, places, the fight on stage, the turns of others, the story.

import type { ToldFact } from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import { cardFace } from '../../src/board-model/card.ts';
import { stagedFight } from '../../src/board-model/fight.ts';
import { looseTile, realmsOn, tilesOf } from '../../src/board-model/map.ts';
import { joinedCards, placeableIn } from '../../src/board-model/placing.ts';
import { missedTurns } from '../../src/board-model/recap.ts';
import { lastRolls, paidFor, rollsIn } from '../../src/board-model/rolls.ts';
import { questsShown, seatsAround, sheetOf } from '../../src/board-model/sheet.ts';
import { movingBy, throws } from '../../src/board-model/staged.ts';
import { standings, storyOf, wonBy } from '../../src/board-model/story.ts';
import { byThing, touchesOf } from '../../src/board-model/touch.ts';
import { view } from '../../src/view.ts';
import { A, B, lordPhaseOf, lying } from '../fight-scenes.ts';
import { boardWith, buildOf, EAST, heroPhaseOf, nth, CROSS } from '../scenes.ts';
import { askedIn } from './asked.ts';

const told = (type: string, body: object): ToldFact => ({ type, rule: 'DGN-TURN-02', body });
const entry = (n: number, ...facts: readonly ToldFact[]) => ({ n, told: facts, view: null });

describe('tiles', () => {
  test('a card that lies turned has its exits turned too; an exit that was opened says so', () => {
    const board = boardWith({ heroes: [{ at: 'map-footmens-crossing' }] });
    const space = nth(CROSS, 'map-footmens-crossing');
    board.marks[space] = 1 << EAST;
    const tile = tilesOf(view(board, A))[space];
    expect(tile?.exits[EAST]).toEqual({ kind: 'open', threat: null, opened: true });
    expect(looseTile('map-footmens-crossing', false).exits[EAST]?.kind).toBe('locked');
    expect(looseTile('map-footmens-crossing', true).exits[3]?.kind, 'turned by half a turn').toBe('locked');
  });

  test('heroes stand where they are, the one on turn first, tipped ones as such', () => {
    const board = boardWith({ heroes: [{ at: 'map-last-cellar' }, { at: 'map-last-cellar', tipped: true }], turn: B });
    const [tile] = tilesOf(view(board, A));
    expect(tile?.heroes).toEqual([
      { seat: B, tipped: true, cusp: -1 },
      { seat: A, tipped: false, cusp: -1 },
    ]);
    expect(tile?.entrance).toBe(true);
  });

  test('a Quest of mine marks where it goes on; that of another does not', () => {
    const board = boardWith({
      map: [...CROSS, ['map-absent-throne', 1, -1]],
      heroes: [{ quests: ['q-hollow-crown'] }, { quests: [] }],
    });
    const throne = 5;
    expect(tilesOf(view(board, A))[throne]?.goals).toEqual(['q-hollow-crown']);
    expect(tilesOf(view(board, B))[throne]?.goals).toEqual([]);
  });

  test('one realm is one map', () => {
    expect(realmsOn(view(boardWith(), A))).toEqual([{ realm: 'dungeon', seats: [A, B] }]);
  });
});

describe('what can be touched', () => {
  test('[DGN-MOVE-03] in the Hero Phase the spaces behind the exits, with what the step costs', () => {
    const { view: seen, question } = askedIn(heroPhaseOf({ heroes: [{ at: 'map-last-cellar' }] }));
    const touches = byThing(touchesOf(seen, question));
    expect([...touches.keys()].filter((thing) => thing.startsWith('space')).toSorted()).toEqual([
      'space 1',
      'space 2',
      'space 3',
      'space 4',
    ]);
    expect(touches.get('space 1')).toMatchObject([{ act: 'step', steps: ['step', 0], movement: 1, whole: true }]);
  });

  test('[DGN-DLORD-01] as Dungeonlord the Encounters of the hand, then whom they may attack', () => {
    const scene = lordPhaseOf(['mo-coin-rats']);
    const first = askedIn(scene);
    expect(byThing(touchesOf(first.view, first.question)).get('card mo-coin-rats')).toMatchObject([
      { steps: ['encounter', 'mo-coin-rats'] },
    ]);
    const second = askedIn(scene, ['encounter', 'mo-coin-rats']);
    expect([...byThing(touchesOf(second.view, second.question)).keys()]).toEqual(['seat 1']);
  });

  test('[DGN-BUILD-03] legal cells for a Map card, each with the ways round in which it fits', () => {
    const { view: seen, question } = askedIn(buildOf({ maps: ['map-absent-throne'] }), ['place']);
    const placeable = placeableIn(seen, question);
    expect(placeable?.card).toBe('map-absent-throne');
    expect(placeable?.cells.length).toBeGreaterThan(0);
    for (const { x, y, plain, turned } of placeable?.cells ?? []) {
      expect(plain ?? turned).toBeDefined();
      expect(seen.spaces.some((space) => space.x === x && space.y === y)).toBe(false);
      for (const way of [plain, turned])
        if (way !== undefined)
          expect(joinedCards(seen, 'map-absent-throne', { x, y, plain, turned }, way === turned).length).toBeGreaterThan(0);
    }
  });
});

describe('sheets and cards', () => {
  test('of another player how many Quests lie face down, of oneself which', () => {
    const board = boardWith({ heroes: [{ sealed: ['q-ring-of-keys'] }, { sealed: ['q-cook'] }] });
    expect(sheetOf(view(board, A), B)).toMatchObject({ sealed: 1, quests: [], mine: false });
    expect(questsShown(view(board, A)).map(({ quest, sealed, whose }) => ({ quest, sealed, whose }))).toEqual([
      { quest: 'q-ring-of-keys', sealed: true, whose: 'own' },
    ]);
    expect(seatsAround(view(board, B))).toEqual([B, A]);
  });

  test('a Bane of an opponent is his, charges and wounds are counted', () => {
    const board = boardWith({ heroes: [{ ready: [lying('tr-mourning-sword', A, { charges: 2 }), lying('bn-firm-hand', B)] }] });
    expect(sheetOf(view(board, A), A)?.ready).toMatchObject([
      { card: 'tr-mourning-sword', charges: 2, foe: false },
      { card: 'bn-firm-hand', foe: true },
    ]);
  });

  test('a card says who pays for it and how', () => {
    expect(cardFace('mo-coin-rats')).toMatchObject({ family: 'monster', cost: { with: 'peril', n: '1' }, life: 1 });
    expect(cardFace('tr-mourning-sword')).toMatchObject({ family: 'treasure', cost: { with: 'glory', n: '5' }, life: null });
  });
});

describe('the fight on stage', () => {
  const C = 2;
  const attack = {
    by: { is: 'hero', seat: A },
    on: { is: 'hero', seat: B },
    form: 'melee',
    space: 0,
    special: null,
    state: 'declared',
    spared: false,
    die: 0,
    total: 0,
    counterDie: 0,
    counterTotal: 0,
  } as const;
  const withAttack = (change: object) =>
    view(
      boardWith({
        change: (it) =>
          Object.assign(it, { combats: [{ kind: 'challenge', lord: A, attacks: [{ ...attack, ...change }], now: 0, dealt: [] }] }),
      }),
      A,
    );

  test('its step follows the dice', () => {
    expect(stagedFight(withAttack({}))?.step).toBe('respond');
    expect(stagedFight(withAttack({ die: 3, total: 5 }))?.step).toBe('attack');
    expect(stagedFight(withAttack({ die: 3, total: 5, counterDie: 2, counterTotal: 3 }))?.step).toBe('counter');
    expect(stagedFight(withAttack({ state: 'done' }))?.step).toBe('after');
    expect(stagedFight(view(boardWith(), A))).toBeNull();
  });

  test('a blow stays as long as it is told, though the next one is to come; whose die is in the air is said', () => {
    const attacks = [
      { ...attack, state: 'done', die: 3, total: 7, counterDie: 2, counterTotal: 3 },
      { ...attack, on: { is: 'hero', seat: A }, by: { is: 'hero', seat: B } },
    ];
    const seen = view(
      boardWith({
        heroes: [{}, {}, {}],
        change: (it) => Object.assign(it, { combats: [{ kind: 'challenge', lord: A, attacks, now: 1, dealt: [] }] }),
      }),
      A,
    );
    const fact = (type: string, body: object = {}) => ({ type, rule: 'DGN-COMBAT-15', body });
    expect(stagedFight(seen)?.by.fighter).toEqual({ is: 'hero', seat: B });
    for (const told of [fact('attack.ended', { at: 0, result: 'hit' }), fact('hero.wounded', { seat: B })])
      expect(stagedFight(seen, { fact: told })).toMatchObject({
        by: { fighter: { seat: A }, die: 3, total: 7 },
        on: { die: 2 },
        step: 'after',
      });
    expect(stagedFight(seen, { fact: fact('card.drawn') })?.by.die).toBe(0);
    expect(['attack.rolled', 'counter.rolled'].map((type) => stagedFight(seen, { fact: fact(type, { at: 1 }) })?.step)).toEqual([
      'attack',
      'counter',
    ]);
  });

  test('before anything is rolled whoever is asked to respond sees the blow that falls on them, and the others after it', () => {
    const attacks = [
      { ...attack, by: { is: 'trap', card: 'tp-loose-tile' }, on: { is: 'hero', seat: A } },
      { ...attack, on: { is: 'hero', seat: B }, by: { is: 'hero', seat: C } },
      { ...attack, on: { is: 'hero', seat: A }, by: { is: 'hero', seat: B } },
    ];
    const seen = (seat: number, now: number) =>
      stagedFight(
        view(
          boardWith({
            heroes: [{}, {}, {}],
            change: (it) => Object.assign(it, { combats: [{ kind: 'challenge', lord: C, attacks, now, dealt: [] }] }),
          }),
          seat,
        ),
      );
    expect(seen(A, -1)?.on.fighter).toEqual({ is: 'hero', seat: A });
    expect(seen(A, -1)?.trap).toBe(false);
    expect(seen(A, -1)?.next).toHaveLength(2);
    expect(seen(B, -1)?.on.fighter).toEqual({ is: 'hero', seat: B });
    expect(seen(A, -1)?.step).toBe('declare');
    expect(seen(A, 1)?.on.fighter, 'the blow that is struck now').toEqual({ is: 'hero', seat: B });
  });
});

describe('what was told', () => {
  const attack = told('attack.rolled', { at: 0, by: { is: 'monster', card: 'mo-coin-rats', seat: B }, die: 3, total: 5 });
  const counter = told('counter.rolled', { at: 0, by: { is: 'hero', seat: A }, die: 2, total: 4 });

  test('both dice of an attack are one throw, also where they were told apart', () => {
    expect(rollsIn([attack, counter])).toMatchObject([
      { is: 'fight', by: { card: 'mo-coin-rats', total: 5 }, on: { card: null, total: 4 } },
    ]);
    expect(lastRolls([entry(1, attack), entry(2, counter)])).toHaveLength(1);
    expect(lastRolls([entry(1, attack, counter), entry(2, told('hero.moved', { seat: A, to: 1 }))]), 'something else has happened').toEqual(
      [],
    );
  });

  test('whose Peril paid for what attacks', () => {
    const declared = told('encounter.declared', { seat: B, card: 'mo-coin-rats', target: A, peril: 2 });
    expect(paidFor([entry(1, declared)], 'mo-coin-rats')).toEqual({ seat: A, peril: 2 });
    expect(paidFor([entry(1, declared)], 'mo-other')).toBeNull();
  });

  test('the turns of others since my last one, and on my own turn those before it', () => {
    const began = (n: number, seat: number) => entry(n, told('turn.began', { seat, round: 1 }));
    const seen = view(boardWith({ heroes: [{}, {}, {}] }), A);
    expect(missedTurns([began(1, 0), began(2, 1), began(3, 2), began(4, 0)], seen).map(({ seat }) => seat)).toEqual([1, 2]);
    expect(missedTurns([began(1, 0), began(2, 1)], seen).map(({ seat }) => seat)).toEqual([1]);
    expect(missedTurns([began(1, 0)], seen)).toEqual([]);
    // Whoever has fallen looks on for many rounds.
    const rounds = [began(1, 0), began(2, 1), began(3, 2), began(4, 1), began(5, 2), began(6, 1)];
    expect(missedTurns(rounds, seen).map(({ n }) => n)).toEqual([5, 6]);
  });

  test('a story keeps what weighs most, in its order; the end says how it was won', () => {
    const log = [
      entry(1, told('turn.began', { seat: A, round: 1 }), told('monster.defeated', { card: 'mo-coin-rats', seat: B })),
      entry(2, told('turn.began', { seat: B, round: 2 }), told('quest.completed', { seat: B, quest: 'q-cook' })),
      entry(3, told('hero.defeated', { seat: A, returns: false }), told('game.won', { seats: [B], by: 'last-alive' })),
    ];
    expect(storyOf(log, 2).map(({ fact, round, seat }) => [fact.type, round, seat])).toEqual([
      ['quest.completed', 2, B],
      ['hero.defeated', 2, A],
    ]);
    expect(wonBy(log)).toBe('last-alive');
    const over = boardWith({ heroes: [{ alive: false }, { done: ['q-cook'] }], change: (it) => Object.assign(it, { winners: [B] }) });
    expect(standings(view(over, A))).toEqual([B, A]);
  });
});

describe('what moves', () => {
  test('a card flies from whoever plays it, the back of one that another draws into a hand, a tile lands, a hero is hurt', () => {
    const still = { flies: null, lands: null, hurt: null, gains: null };
    expect(movingBy(null)).toEqual(still);
    expect(movingBy(told('card.played', { seat: B, card: 'bo-vow-of-iron' })).flies).toEqual({
      card: 'bo-vow-of-iron',
      seat: B,
      way: 'out',
    });
    expect(movingBy(told('card.drawn', { seat: B, stock: 0 })).flies).toEqual({ card: null, seat: B, way: 'in' });
    expect(movingBy(told('map.placed', { seat: A, space: 7 })).lands).toBe(7);
    expect(movingBy(told('hero.wounded', { seat: B, n: 1, life: 3 })).hurt).toBe(B);
    expect(movingBy(told('glory.changed', { seat: A, n: -1 }))).toEqual(still);
    expect(movingBy(told('glory.changed', { seat: A, n: 2 })).gains).toBe(A);
  });

  test('what is thrown keeps its result to itself; what is played does not', () => {
    expect(['threat.rolled', 'attack.rolled', 'counter.rolled'].every((type) => throws(told(type, {})))).toBe(true);
    expect(throws(told('card.played', {}))).toBe(false);
  });
});
