// Owns the tests of Reincarnation: the player of a fallen hero goes on with another.

import { by, check, dice, draws, never, refused } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import type { AdventureId } from '../../src/content/cards.ts';
import { winnersByPoints } from '../../src/outcome.ts';
import { combat } from '../../src/rules/calls.ts';
import { attempt, complete } from '../../src/rules/quests.ts';
import { rebirth } from '../../src/rules/options-reborn.ts';
import { wound } from '../../src/rules/wounds.ts';
import { checkSetup } from '../../src/setup.ts';
import { newQuest, playerOf, type Board } from '../../src/state.ts';
import { A, attack, B, C, challenge, give, lordPhaseOf, lying, monster, PERPETUA, put, trap } from '../fight-scenes.ts';
import {
  boardWith,
  CROSS,
  goingOn,
  heroPhaseOf,
  noEncounters,
  sceneWith,
  SOUTH,
  step,
  turnOf,
  walking,
  type HeroWanted,
  type Laid,
  type TableWanted,
} from '../scenes.ts';
import { questBoard } from '../quest-scenes.ts';

const REBORN = { options: ['reincarnation'] } as const;
const HAND: readonly AdventureId[] = ['bo-dismissed', 'mo-coin-rats', 'tr-paper-crown', 'bn-firm-hand', 'mo-cup-bearer'];
const choose = (hero: string) => ({ act: 'choose', hero }) as const;
/** The heroes that nobody plays. */
const only =
  (...heroes: Board['heroes']) =>
  (board: Board): void =>
    void (board.heroes = heroes);
const falls = (wanted: TableWanted) => sceneWith(boardWith({ ...REBORN, ...wanted }), wound, { seat: B, n: 1 });

describe('falling', () => {
  test('[DGN-OPT-REINC-01] the player stays in the game: the last hero standing has not won', () =>
    void check(
      falls({ heroes: [{}, { life: 1 }] }),
      [],
      [['hero.defeated', { seat: B, returns: true }, 'DGN-DEFEAT-01'], never('game.won')],
      (board) => expect(playerOf(board, B)).toMatchObject({ alive: false, waiting: true }),
    ));

  test('[DGN-OPT-REINC-01] without the option he is out; edition 2.1 does not know it', () => {
    check(
      falls({ options: [], heroes: [{}, { life: 1 }] }),
      [],
      [
        ['hero.defeated', { returns: false }],
        ['game.won', { seats: [A], by: 'last-alive' }],
      ],
    );
    expect(checkSetup({ edition: '2.1', ...REBORN })).toMatchObject({ ok: false, problem: { rule: 'DGN-OPT-REINC-01' } });
  });

  test('[DGN-OPT-REINC-01] whoever finds no hero left is out, and the last one in the game wins (A-60)', () => {
    check(
      falls({ heroes: [{}, { life: 1, done: ['q-cook'] }], change: only() }),
      [],
      [
        ['hero.defeated', { seat: B, returns: false }],
        ['game.won', { seats: [A], by: 'last-alive' }],
      ],
    );
    // The one hero that is left is already somebody's who fell before.
    check(
      falls({ heroes: [{}, { life: 1 }, { alive: false, waiting: true }], change: only('hero-ebba-tallow') }),
      [],
      [['hero.defeated', { seat: B, returns: false }], never('game.won')],
    );
    check(
      falls({ heroes: [{ alive: false, waiting: true }, { life: 1 }], change: only('hero-ebba-tallow') }),
      [],
      [['game.won', { seats: [A], by: 'last-alive' }]],
    );
  });

  test('[DGN-OPT-REINC-04] hand, Inventory and Pack are lost; a Bane of his that lies on another hero stays', () =>
    void check(
      falls({
        heroes: [
          { ready: [lying('bn-moths-in-the-lining', B)] },
          { life: 1, hand: ['bo-dismissed'], ready: [lying('tr-paper-crown', B)], pack: [lying('mo-coin-rats', B)] },
        ],
      }),
      [],
      [['hero.defeated', { returns: true }]],
      (board) => {
        expect(playerOf(board, B)).toMatchObject({ hand: { cards: [] }, ready: [], pack: [] });
        expect([...(board.stocks[0]?.discard ?? [])].sort()).toEqual(['bo-dismissed', 'mo-coin-rats', 'tr-paper-crown']);
        expect(playerOf(board, A).ready).toHaveLength(1);
      },
    ));

  test('[DGN-OPT-REINC-05] he keeps all his Quests: open, face down and completed; a token that was carried lies where he fell (A-60)', () =>
    void check(
      falls({
        heroes: [
          {},
          { life: 1, at: 'map-long-gallery', quests: ['q-cook', 'q-smallest-heir'], sealed: ['q-late-prince'], done: ['q-hollow-crown'] },
        ],
        change: (board) => {
          playerOf(board, B).quests = [newQuest('q-cook'), { ...newQuest('q-smallest-heir'), carried: true }];
        },
      }),
      [],
      [['hero.defeated', { returns: true }]],
      (board) => {
        expect(playerOf(board, B)).toMatchObject({
          quests: [{ quest: 'q-cook' }, { quest: 'q-smallest-heir', carried: false, dropped: 3 }],
          sealed: { cards: ['q-late-prince'] },
          done: [{ quest: 'q-hollow-crown' }],
        });
        expect([board.left, board.quests.length]).toEqual([[], 1]);
      },
    ));
});

describe('the next hero', () => {
  const fallen: HeroWanted = {
    alive: false,
    waiting: true,
    life: 0,
    level: 3,
    glory: 4,
    peril: 5,
    tipped: true,
    movement: 0,
    at: 'map-long-gallery',
    done: ['q-cook', 'q-hollow-crown'],
    quests: ['q-late-prince'],
  };
  const waits = (wanted: TableWanted = {}) =>
    sceneWith(boardWith({ ...REBORN, heroes: [{}, fallen, {}], adventures: [HAND], ...wanted }), rebirth, {});

  test('[DGN-OPT-REINC-01, DGN-OPT-REINC-02, DGN-OPT-REINC-04, DGN-OPT-REINC-05] TV-61: a new hero at Level 1 with 6 Life and 5 new cards; the two Quests still count', () =>
    void check(
      waits(),
      [refused(choose('hero-wilmet-clay'), { rule: 'DGN-OPT-REINC-01' }, B), by(B, choose('hero-ebba-tallow')), draws(...HAND.slice(0, 4))],
      [
        ['hero.reborn', { seat: B, hero: 'hero-ebba-tallow', space: 0 }, 'DGN-OPT-REINC-02'],
        ['card.drawn', { seat: B }, 'DGN-OPT-REINC-04'],
        never('space.collected'),
      ],
      (board) => {
        const { hand, done, quests, ...player } = playerOf(board, B);
        expect(player).toMatchObject({ level: 1, life: 6, glory: 4, peril: 5, alive: true, waiting: false, tipped: false, space: 0 });
        expect([hand.cards.length, done.length, quests.length]).toEqual([5, 2, 1]);
        expect(board.heroes).not.toContain('hero-ebba-tallow');
      },
    ));

  test('[DGN-OPT-REINC-01] the hero who fell is laid aside and comes back to nobody', () =>
    void check(
      waits(),
      [
        refused(choose('hero-perpetua-blot'), { rule: 'DGN-OPT-REINC-01', pick: 'hero' }, B),
        by(B, choose('hero-ebba-tallow')),
        draws(...HAND.slice(0, 4)),
      ],
      [],
      ({ heroes, players }) => expect([...heroes, ...players.map(({ hero }) => hero)]).not.toContain('hero-perpetua-blot'),
    ));

  test('[DGN-OPT-REINC-02] epic and legendary heroes begin at their own first Level', () => {
    for (const [grade, level, hero] of [
      ['epic', 4, 'ysolt-clinker'],
      ['legendary', 7, 'marrit-oon'],
    ] as const)
      check(
        waits({ adventures: [], change: (board) => void Object.assign(board, { grade, heroes: [hero] }) }),
        [],
        [['hero.reborn', { seat: B, hero }]],
        (board) => expect(playerOf(board, B).level).toBe(level),
      );
  });

  test('[DGN-OPT-REINC-03] TV-61: the opponent to the left puts it on an Entrance of his choice', () => {
    const map: readonly Laid[] = [...CROSS, ['cold-chimney', 0, -2]];
    for (const [space, seats] of [
      [0, [{}, fallen, {}]],
      [5, [{}, fallen, {}]],
      // The next in the game, where the neighbour is out.
      [5, [{}, fallen, { alive: false }]],
    ] as const)
      check(
        waits({ map, heroes: seats, change: only('hero-ebba-tallow') }),
        [
          refused({ act: 'put', space: 3 }, { rule: 'DGN-OPT-REINC-03', legal: [0, 5] }),
          by(seats[2] !== undefined && 'alive' in seats[2] ? A : C, { act: 'put', space }),
          draws(...HAND.slice(0, 4)),
        ],
        [['hero.reborn', { seat: B, space }]],
      );
  });

  test('[DGN-OPT-REINC-01] what had changed the scores of the fallen hero does not change those of the next', () =>
    void check(
      waits({
        adventures: [],
        change: (board) => {
          board.heroes = ['hero-ebba-tallow'];
          board.wards = [A, B].map((seat) => ({ seat, to: { to: 'tip' } }));
          board.changes = [A, B].map((seat) => ({ of: { is: 'hero', seat }, form: 'speed', n: 2, until: 'turn', depth: 0 }));
        },
      }),
      [],
      [['hero.reborn']],
      ({ changes, wards }) => expect([changes.map(({ of }) => of.seat), wards.map(({ seat }) => seat)]).toEqual([[A], [A]]),
    ));

  test('[DGN-OPT-REINC-04] with fewer cards in deck and discard pile than five he draws what there is', () =>
    void check(
      waits({ adventures: ['mo-coin-rats', 'bo-dismissed'], change: only('hero-ebba-tallow') }),
      [],
      [['hero.reborn'], ['card.drawn', { seat: B, card: 'bo-dismissed' }]],
      (board) => expect(playerOf(board, B).hand.cards).toHaveLength(2),
    ));
});

describe('in the middle of a fight', () => {
  test('[DGN-OPT-REINC-01] a second attack of the batch does not meet the next hero; he comes when the Dungeonlord Phase is over', () =>
    void check(
      lordPhaseOf(['mo-hollow-halberdier', 'mo-rust-footman'], { ...REBORN, heroes: [{}, { life: 1 }] }),
      [
        monster('mo-hollow-halberdier', B, 'melee'),
        monster('mo-rust-footman', B, 'melee'),
        attack,
        dice(6, 1),
        put('pack'),
        put('pack'),
        give(B),
      ],
      [
        ['hero.defeated', { seat: B, returns: true }],
        ['attack.ended', { at: 1, result: 'lapsed' }],
        // He is still in the game: Peril can be given to him.
        ['peril.changed', { seat: B, n: 1 }],
        never('hero.reborn'),
        never('game.won'),
      ],
    ));

  test('[DGN-OPT-REINC-01] after the Dungeonlord Phase he chooses, before the map is built', () =>
    void check(
      turnOf({
        ...REBORN,
        heroes: [
          { hand: ['mo-hollow-halberdier'], at: 'map-servants-stair' },
          { life: 1, peril: 9, at: 'map-last-cellar' },
        ],
        change: only('hero-ebba-tallow', 'hero-aldous-fenn'),
      }),
      [
        monster('mo-hollow-halberdier', B, 'melee'),
        attack,
        dice(6, 1),
        put('pack'),
        give(A),
        noEncounters,
        by(B, choose('hero-aldous-fenn')),
      ],
      [
        ['phase.began', { phase: 'dungeonlord' }],
        ['hero.defeated', { seat: B }],
        ['hero.reborn', { seat: B, hero: 'hero-aldous-fenn' }],
        ['phase.began', { phase: 'hero' }],
      ],
    ));

  test('[DGN-OPT-REINC-01] who falls into his own trap on his own turn: it ends at once, and then he chooses', () =>
    void check(
      turnOf({
        ...REBORN,
        heroes: [
          { hand: ['tp-open-coffer'], life: 1, at: 'map-last-cellar' },
          { peril: 9, at: 'map-last-cellar' },
          { hero: PERPETUA, at: 'map-servants-stair' },
        ],
        change: only('hero-ebba-tallow'),
      }),
      [trap('tp-open-coffer', B), attack, dice(1, 6)],
      [
        ['hero.defeated', { seat: A, returns: true }],
        ['threat.rolled', { seat: B }],
        ['turn.ended', { seat: A }],
        ['hero.reborn', { seat: A, hero: 'hero-ebba-tallow', space: 0 }],
        never('phase.began', { phase: 'build' }),
        never('phase.began', { phase: 'hero' }),
      ],
    ));

  test('[DGN-OPT-REINC-01] who falls at an exit does not enter with the next hero; the next player has the turn', () => {
    const map: readonly Laid[] = [
      ['map-last-cellar', 0, 0],
      ['map-servants-stair', 0, 1],
      ['map-regalia-vault', 0, 2],
    ];
    check(
      walking({ hero: 'hero-perpetua-blot', at: 'map-servants-stair', life: 1 }, { ...REBORN, map }),
      [step(SOUTH), dice(1)],
      [['hero.defeated', { seat: A, returns: true }], never('game.won'), never('hero.reborn')],
      (_, state) => expect(state.isOver).toBe(true),
    );
    check(
      goingOn({
        ...REBORN,
        map,
        heroes: [{ hero: 'hero-perpetua-blot', at: 'map-servants-stair', life: 1 }, { at: 'map-last-cellar' }],
        change: only('hero-ebba-tallow'),
      }),
      [noEncounters, step(SOUTH), dice(1)],
      [
        ['hero.defeated', { seat: A }],
        ['turn.ended', { seat: A }],
        ['hero.reborn', { seat: A, space: 0 }],
        ['turn.began', { seat: B }],
        never('hero.moved', { seat: A, to: 0 }),
      ],
    );
  });

  test('[DGN-OPT-REINC-01] wounds that the fallen hero dealt in the fight are still rewarded: his player is in the game', () =>
    void check(
      sceneWith(
        boardWith({
          ...REBORN,
          heroes: [{}, { alive: false, waiting: true, glory: 0 }, {}],
          change: (board) => {
            board.combats = [{ kind: 'challenge', lord: A, attacks: [], now: -1, dealt: [{ by: 'hero', seat: B, to: null, n: 2 }] }];
          },
        }),
        combat,
        {},
      ),
      [],
      [['glory.changed', { seat: B, n: 2 }, 'DGN-REWARD-02']],
    ));

  test('[DGN-OPT-REINC-01] the controller of the monster that felled two heroes gives Peril, although his own has fallen', () =>
    void check(
      sceneWith(
        boardWith({
          ...REBORN,
          heroes: [{}, { alive: false, waiting: true }, {}],
          change: (board) => {
            board.combats = [{ kind: 'challenge', lord: A, attacks: [], now: -1, dealt: [{ by: 'monster', seat: B, to: C, n: 1 }] }];
          },
        }),
        combat,
        {},
      ),
      [by(B, give(A))],
      [['peril.changed', { seat: A, n: 1 }, 'DGN-REWARD-08']],
    ));

  test('[DGN-OPT-REINC-01] who is felled in a Challenge chooses before the other goes on with the Hero Phase', () =>
    void check(
      heroPhaseOf({
        ...REBORN,
        heroes: [
          { attacked: false, at: 'map-last-cellar' },
          { life: 1, at: 'map-last-cellar' },
        ],
        change: only('hero-ebba-tallow', 'hero-aldous-fenn'),
      }),
      [challenge(A, 'hero 1', 'melee'), dice(6, 1), by(B, choose('hero-ebba-tallow')), by(A, step(SOUTH))],
      [
        ['hero.defeated', { seat: B }],
        ['combat.ended', { kind: 'challenge' }],
        ['hero.reborn', { seat: B, space: 0 }],
        ['hero.moved', { seat: A }],
      ],
    ));

  test('[DGN-OPT-REINC-01] the player to the left acts as Dungeonlord also while waiting for a hero', () =>
    void check(
      sceneWith(
        questBoard(
          { quests: ['q-dancing-master'] },
          { ...REBORN, room: 'map-ossuary-ballroom', heroes: [{ alive: false, waiting: true }] },
        ),
        attempt,
        { seat: A, quest: 'q-dancing-master' },
      ),
      [by(B, { act: 'attack', form: 'melee' }), dice(1, 1)],
      [['attack.declared', { kind: 'quest', lord: B }]],
    ));

  test('[DGN-OPT-REINC-05] the third Quest wins, also when two were completed with a hero who fell', () => {
    const board = boardWith({ ...REBORN, heroes: [{}, { life: 1, quests: ['q-late-prince'], done: ['q-cook', 'q-hollow-crown'] }] });
    const fell = check(sceneWith(board, wound, { seat: B, n: 1 }), [], [['hero.defeated']]).board;
    const back = check(sceneWith({ ...fell, heroes: ['hero-ebba-tallow'] }, rebirth, {}), [], [['hero.reborn', { seat: B }]]).board;
    check(
      sceneWith(back, complete, { seat: B, quest: 'q-late-prince' }),
      [],
      [['quest.completed'], ['game.won', { seats: [B], by: 'quests' }]],
    );
  });
});

test('[DGN-COMBINE-20, DGN-OPT-REINC-01] a player who waits for another hero is in the game, and may have the most points (A-60)', () => {
  const board = boardWith({ heroes: [{ done: ['q-cook'] }, { done: ['q-cook', 'q-ring-of-keys'], alive: false, waiting: true }] });
  expect(winnersByPoints(board)).toEqual([B]);
});
