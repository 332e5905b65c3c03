// Owns the tests of taking an Escort Quest by a Challenge (DGN-CHAL-12, -15, -16, DGN-ESCORT-09 to -11), and of monsters that never enter a hand or Pack.

import { by, check, dice, never, refused } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { newQuest, playerOf, type Board, type QuestInPlay } from '../../src/state.ts';
import { A, ALDOUS, B, calmly, EDITIONS, WILMET } from '../fight-scenes.ts';
import { attackIn, attempt, challenge, questing, roomAt } from '../quest-scenes.ts';
import { heroPhaseOf, noEncounters, NORTH, step, stop, turnOf, walking, type HeroWanted, type Laid, type TableWanted } from '../scenes.ts';

const CELLAR = 'map-last-cellar';
const HEIR = 'q-smallest-heir';
const take = { act: 'take', quest: HEIR } as const;
const hit = { act: 'hit' } as const;

/** P is seat 0 (Melee 3), Q is seat 1 (Melee 2, Life 5) and has the Quest of the smallest heir, as wanted. */
const pq = (edition: '2.1' | '2.3c', token: Partial<QuestInPlay>, p: HeroWanted = {}): TableWanted => ({
  edition,
  heroes: [
    { hero: ALDOUS, at: CELLAR, attacked: false, movement: 2, quests: ['q-cook', 'q-painted-liar'], ...p },
    { hero: WILMET, at: CELLAR, life: 5 },
  ],
  change: (board: Board) => void (playerOf(board, B).quests = [{ ...newQuest(HEIR), ...token }]),
});

describe.each(EDITIONS)('edition %s', (edition) => {
  test('[DGN-CHAL-12, DGN-ESCORT-09, DGN-ESCORT-11] TV-17: in place of the wound P takes the Quest with its token, although he has two', () =>
    void check(
      heroPhaseOf(pq(edition, { carried: true })),
      [challenge('hero 1', 'melee'), dice(4, 3), take, stop],
      [['quest.taken', { seat: A, from: B, quest: HEIR }, 'DGN-CHAL-12'], never('hero.wounded'), never('glory.changed')],
      (board) => {
        expect(playerOf(board, B)).toMatchObject({ life: 5, quests: [] });
        expect(playerOf(board, A).quests.map(({ quest, carried }) => [quest, carried])).toEqual([
          ['q-cook', false],
          ['q-painted-liar', false],
          [HEIR, true],
        ]);
      },
    ));

  test('[DGN-CHAL-12] or he inflicts his hit', () =>
    void check(
      heroPhaseOf(pq(edition, { carried: true })),
      [challenge('hero 1', 'melee'), dice(4, 3), hit, stop],
      [['hero.wounded', { seat: B, n: 1 }], never('quest.taken')],
      (board) => expect(playerOf(board, B).quests).toHaveLength(1),
    ));

  test.each([
    ['without a token', {}],
    ['whose token was put down (A-32)', { dropped: 0 }],
  ] as const)('[DGN-ESCORT-10] not a Quest %s', (_, token) => {
    check(
      heroPhaseOf(pq(edition, token)),
      [challenge('hero 1', 'melee'), dice(4, 3), refused(take, { rule: 'DGN-HERO-01', pick: 'act' }), stop],
      [['hero.wounded', { seat: B, n: 1 }], never('quest.taken')],
    );
  });

  test('[DGN-CHAL-12] only the challenger, and only when he hits', () => {
    check(
      heroPhaseOf(pq(edition, { carried: true })),
      [challenge('hero 1', 'melee'), dice(2, 3), stop],
      [['attack.ended', { result: 'tied' }], never('quest.taken')],
    );
    const wanted = pq(edition, {}, {});
    const carrying: TableWanted = {
      ...wanted,
      change: (board) => void (playerOf(board, A).quests = [{ ...newQuest(HEIR), carried: true }]),
    };
    check(heroPhaseOf(carrying), [challenge('hero 1', 'melee'), dice(1, 6), stop], [['hero.wounded', { seat: A }], never('quest.taken')]);
  });
});

/** P off-turn, with the saved point, in the turn of Q. */
const offTurn = (edition: '2.1' | '2.3c') => {
  const { heroes, ...table } = pq(edition, { carried: true }, { saved: 1 });
  return turnOf({ ...table, heroes: heroes ?? [], turn: B });
};

test('[DGN-CHAL-15] TV-17: 2.1: off-turn a Challenge only wounds', () =>
  void check(
    offTurn('2.1'),
    [by(A, challenge('hero 1', 'melee')), dice(4, 3), by(B, noEncounters)],
    [['hero.wounded', { seat: B, n: 1 }], never('quest.taken')],
    (board) => {
      expect(playerOf(board, B).life).toBe(4);
      expect(playerOf(board, B).quests).toHaveLength(1);
    },
  ));

test('[DGN-CHAL-16] TV-17: 2.3c: off-turn the saved point will do', () =>
  void check(
    offTurn('2.3c'),
    [by(A, challenge('hero 1', 'melee')), dice(4, 3), by(A, take), by(B, noEncounters)],
    [['quest.taken', { seat: A, from: B, quest: HEIR }]],
    (board) => expect(playerOf(board, A)).toMatchObject({ saved: 0, quests: [{}, {}, { quest: HEIR, carried: true }] }),
  ));

describe.each(EDITIONS)('monsters that belong to a card on the table, edition %s', (edition) => {
  test('[DGN-PACK-08] a Quest monster that has attacked goes to no hand and no Pack, wounded or not', () => {
    for (const die of [1, 6])
      check(
        questing(
          { hero: ALDOUS, quests: ['q-cook'], at: 'map-drowned-kitchens', movement: 0 },
          { edition, map: roomAt('map-drowned-kitchens') },
        ),
        [attempt('q-cook'), by(B, attackIn('melee')), dice(3, die), stop],
        [['combat.ended', { kind: 'quest' }], never('monster.put')],
        ({ players, fighting }) =>
          expect([fighting, ...players.flatMap(({ pack, hand }) => [pack, hand.cards])]).toEqual([[], [], [], [], []]),
      );
  });

  const MAP: readonly Laid[] = [
    [CELLAR, 0, 0],
    ['map-rust-barracks', 0, -1],
    ['map-mourners-mile', 1, 0],
  ];
  test('[DGN-PACK-09] nor does the monster of a map card, of which 2.3c says nothing', () => {
    const scene = walking({ hero: ALDOUS, at: CELLAR, movement: 1 }, { edition, map: MAP, heroes: [{ at: 'map-mourners-mile' }] });
    for (const die of [1, 6])
      check(
        scene,
        calmly(scene, [
          step(NORTH),
          by(B, attackIn('melee')),
          dice(3, die),
          ...(edition === '2.3c' && die === 1 ? [by(B, { act: 'decline' })] : []),
          stop,
        ]),
        [['combat.ended', { kind: 'space' }], never('monster.put')],
        ({ players, fighting }) =>
          expect([fighting, ...players.flatMap(({ pack, hand }) => [pack, hand.cards])]).toEqual([[], [], [], [], []]),
      );
  });
});
