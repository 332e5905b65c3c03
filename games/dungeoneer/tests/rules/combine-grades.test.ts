// Owns the tests of DGN-COMBINE-06 to -21 and DGN-WIN-03: stacked heroes, decks that change, victory points.

import { missing } from '@undercroft/kernel';
import { check, draws, never } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { adventureOf, heroOf, questOf, type AdventureId, type HeroId, type QuestId } from '../../src/content/cards.ts';
import { adventuresIn, gradeOf, questsIn } from '../../src/content/decks.ts';
import { FORMS } from '../../src/content/types.ts';
import { LEVEL } from '../../src/levels.ts';
import { leaders, winnersByPoints } from '../../src/outcome.ts';
import { attackForms } from '../../src/queries/fight.ts';
import { scoreOf } from '../../src/queries/scores.ts';
import { heroCards, worthOf } from '../../src/queries/stack.ts';
import { usable } from '../../src/queries/uses.ts';
import { effects } from '../../src/rules/calls.ts';
import { turn } from '../../src/rules/game.ts';
import { rebirth } from '../../src/rules/options-reborn.ts';
import { complete } from '../../src/rules/quests.ts';
import { wound } from '../../src/rules/wounds.ts';
import { checkSetup } from '../../src/setup.ts';
import { newBoard, playerOf, type Board } from '../../src/state.ts';
import { combined, stacked, tables, type CombinedTable } from '../combine-scenes.ts';
import { readied } from '../quest-scenes.ts';
import { idle, sceneWith, setupOf, stop, type HeroWanted } from '../scenes.ts';

const MAUD: HeroId = 'maud-hallow';
const SPARROW: HeroId = 'sparrow-tolliver';
const YSOLT: HeroId = 'ysolt-clinker';
const TAMP: HeroId = 'prior-tamp';
const MARRIT: HeroId = 'marrit-oon';
const DUNSTABLE: HeroId = 'brother-dunstable';
const EPIC = ['TM', 'FB'] as const;
const ALL = ['TM', 'FB', 'SB'] as const;

const scoresOf = (board: Board, seat = 0): string => FORMS.map((form) => scoreOf(board, seat, form)).join('/');
const board = (hero: HeroWanted, wanted: CombinedTable = {}): Board => combined({ decks: EPIC, ...wanted, heroes: [hero, {}] });
const completing = (wanted: CombinedTable, quest: QuestId, seat = 0) => sceneWith(combined(wanted), complete, { seat, quest });
/** Everything that the deal of a new grade draws: two Personal Quests for each of two players, and the Global one. */
const FB_DEAL = draws('break-the-glass-hammer', 'a-live-coal', 'punch-the-clock', 'be-the-mould', 'the-first-idea');

describe('grades', () => {
  test('[DGN-COMBINE-06] heroic is Levels 1 to 3, epic 4 to 6, legendary 7 to 9; edition 2.1 does not combine them', () => {
    expect(LEVEL).toEqual({ heroic: 1, epic: 4, legendary: 7 });
    expect(checkSetup({ decks: EPIC }).ok).toBe(true);
    expect(checkSetup({ edition: '2.1', decks: EPIC })).toMatchObject({ ok: false, problem: { rule: 'DGN-COMBINE-06', field: 'decks' } });
    expect(checkSetup({ edition: '2.1', decks: ['FB'] }).ok).toBe(true);
  });

  test('[DGN-COMBINE-07] the game begins with the decks of the lowest grade; the others are set aside', () => {
    for (const decks of [EPIC, ALL, ['FB', 'SB'] as const]) {
      const { stocks, quests, grade } = newBoard(setupOf({ decks }));
      const first = gradeOf(decks[0]);
      expect(grade).toBe(first);
      expect(stocks.flatMap(({ draw }) => draw.flatMap(({ cards }) => cards)).sort()).toEqual([...adventuresIn(decks, first)].sort());
      expect(quests.flatMap(({ cards }) => cards)).toEqual([...questsIn(decks, first)].sort());
    }
  });

  test('[DGN-COMBINE-07] Map cards of all grades are in play from the start (A-57)', () => {
    const { maps } = newBoard(setupOf({ decks: ['HCA', 'FB', 'SB'] }));
    expect(maps.dungeon?.map(({ cards }) => cards.length)).toEqual([22]);
    expect(maps.wilderness?.map(({ cards }) => cards.length)).toEqual([11]);
  });

  test('[DGN-COMBINE-14] an epic set on its own begins at Level 4, a legendary one at Level 7, each with its three Quests to win', () => {
    for (const { players } of tables({ decks: ['FB'] }, 3)) expect(players.map(({ level }) => level)).toEqual([4, 4]);
    for (const { players } of tables({ decks: ['SB'] }, 3)) expect(players.map(({ level }) => level)).toEqual([7, 7]);
    check(
      completing(
        {
          decks: ['FB'],
          heroes: [{ hero: YSOLT, done: ['bank-the-fire', 'a-live-coal'], level: 6 }, { hero: TAMP }],
          global: ['punch-the-clock'],
        },
        'punch-the-clock',
      ),
      [],
      [['game.won', { seats: [0], by: 'quests' }]],
      ({ players }) => expect(players[0]?.level).toBe(6),
    );
  });
});

describe('stacked heroes', () => {
  test('[DGN-COMBINE-11] in set-up everybody gets a Hero card of each grade and begins with the lowest', () => {
    for (const { players, heroes } of tables({ decks: ALL, players: 3 })) {
      for (const { hero, under, ahead, level } of players) {
        expect([hero, ...ahead].map((card) => heroOf(card ?? missing()).grade)).toEqual(['heroic', 'epic', 'legendary']);
        expect([under, level]).toEqual([[], 1]);
      }
      expect([heroes, new Set(players.flatMap(({ hero, ahead }) => [hero, ...ahead])).size]).toEqual([[], 9]);
    }
  });

  test('[DGN-COMBINE-11] scores are the sums of the stacked cards: the last row of the lower ones, and the row of the Level (A-56)', () => {
    expect(scoresOf(board(stacked([MAUD, YSOLT], 3)))).toBe('4/1/3');
    expect(scoresOf(board(stacked([MAUD, YSOLT], 4)))).toBe('7/3/6');
    expect(scoresOf(board(stacked([MAUD, YSOLT], 6)))).toBe('9/4/7');
    expect(scoresOf(board(stacked([MAUD, YSOLT, MARRIT], 7), { decks: ALL }))).toBe('12/7/10');
    expect(scoresOf(board(stacked([MAUD, YSOLT, MARRIT], 9), { decks: ALL }))).toBe('14/8/12');
  });

  test('[DGN-COMBINE-11] a fourth row of a heroic card is not used in stacking, and a missing epic card is left out (A-56)', () => {
    const wilmet = 'hero-wilmet-clay';
    expect(scoresOf(board({ hero: wilmet, level: 4 }, { decks: ['HCA'] }))).toBe('4/1/3');
    expect(scoresOf(board(stacked([wilmet, YSOLT], 4), { decks: ['HCA', 'FB'] }))).toBe('6/3/6');
    expect(scoresOf(board(stacked([wilmet, MARRIT], 4), { decks: ['HCA', 'SB'] }))).toBe('3/1/3');
    expect(scoresOf(board(stacked([wilmet, MARRIT], 7), { decks: ['HCA', 'SB'] }))).toBe('6/4/6');
  });

  test('[DGN-COMBINE-10] cards and abilities of a grade come into use with its first Level, and those below stay (A-56)', () => {
    const inUse = (level: number) => heroCards(board(stacked([MAUD, YSOLT, MARRIT], level), { decks: ALL }), 0);
    expect(inUse(3)).toEqual([MAUD]);
    expect(inUse(4)).toEqual([MAUD, YSOLT]);
    expect(inUse(6)).toEqual([MAUD, YSOLT]);
    expect(inUse(7)).toEqual([MAUD, YSOLT, MARRIT]);
  });

  test('[DGN-COMBINE-10] the special ability of the epic card can be used from Level 4 on, not before', () => {
    const before = { seat: 0, time: 'moment', about: { is: 'roll', seat: 0, roll: 'spikes', by: 'hero', space: 0 } } as const;
    const at = (level: number, cards: readonly HeroId[]) =>
      usable(board({ ...stacked(cards, level), movement: 2, abilitiesUsed: [] }), before);
    expect(at(3, [MAUD, YSOLT])).not.toContain(YSOLT);
    expect(at(4, [MAUD, YSOLT])).toContain(YSOLT);
  });

  test('[DGN-COMBINE-11] a form is Standard if any card in use shows it (A-56)', () => {
    // Maud: Melee; Prior Tamp: Magic.
    const forms = (level: number) => attackForms(board(stacked([MAUD, TAMP], level)), { is: 'hero', seat: 0 });
    expect(forms(3)).toEqual(['melee']);
    expect(forms(4)).toEqual(['melee', 'magic']);
  });

  test('[DGN-COMBINE-10] a hero who is drained below the grade loses the use of its card, and gets it back with the Level (A-53)', () => {
    const change = (n: number) => ({
      list: [{ do: 'level', who: 'you', n }] as const,
      cause: { you: 0, on: null, roller: -1, here: 0, more: 0, roll: 'card', by: null } as const,
    });
    check(sceneWith(board(stacked([MAUD, YSOLT], 4)), effects, change(-1)), [], [['level.changed', { n: -1 }]], (after) => {
      expect(after.players[0]).toMatchObject({ level: 3, hero: MAUD, under: [], ahead: [YSOLT] });
      expect(scoresOf(after)).toBe('4/1/3');
    });
    check(sceneWith(board(stacked([MAUD, YSOLT], 3)), effects, change(1)), [], [['level.changed', { n: 1 }]], ({ players }) =>
      expect(players[0]).toMatchObject({ level: 4, hero: YSOLT, under: [MAUD], ahead: [] }),
    );
    check(sceneWith(board(stacked([MAUD, YSOLT], 1)), effects, change(-1)), [], [never('level.changed')], ({ players }) =>
      expect(players[0]).toMatchObject({ level: 1, hero: MAUD, ahead: [YSOLT] }),
    );
  });

  const BOONS: readonly AdventureId[] = ['hares-step', 'fern-seed', 'salt-in-a-ring', 'wind-at-your-back'];
  const laden = (cards: readonly AdventureId[], hero: HeroWanted): HeroWanted => ({
    ...hero,
    ready: cards.map((card) => readied(card, 0)),
  });

  test("[DGN-COMBINE-11, DGN-COMBINE-12, DGN-COMBINE-13] TV-65: with the fourth Level rows are added, limits are the epic card's, and what is too much goes at once", () =>
    // Oda may carry four Boons, Forty-One two; row 3 of the one is 1/4/3, row 4 of the other 4/2/2.
    void check(
      completing(
        {
          decks: EPIC,
          heroes: [laden(BOONS, stacked(['oda-mirelight', 'forty-one'], 3)), stacked([SPARROW, YSOLT], 1)],
          global: ['unring-the-bell'],
        },
        'unring-the-bell',
      ),
      [
        { act: 'discard', card: 'fern-seed' },
        { act: 'discard', card: 'hares-step' },
      ],
      [
        ['level.changed', { seat: 0, n: 1 }],
        ['card.lost', { seat: 0, card: 'fern-seed' }],
        ['card.lost', { seat: 0, card: 'hares-step' }],
        never('card.lost', { card: 'salt-in-a-ring' }),
      ],
      (after) => {
        expect(after.players[0]?.ready.map(({ card }) => card)).toEqual(['salt-in-a-ring', 'wind-at-your-back']);
        expect(after.stocks[0]?.discard).toEqual(['fern-seed', 'hares-step']);
        expect(scoresOf(after)).toBe('5/6/5');
      },
    ));

  test('[DGN-COMBINE-12] where the epic limits are higher nothing is discarded', () =>
    void check(
      completing(
        {
          decks: EPIC,
          heroes: [laden(BOONS.slice(0, 2), stacked([MAUD, YSOLT], 3)), stacked([SPARROW, TAMP], 1)],
          global: ['unring-the-bell'],
        },
        'unring-the-bell',
      ),
      [],
      [['level.changed', { n: 1 }], never('card.lost')],
    ));
});

describe('the decks change', () => {
  const hand: readonly AdventureId[] = ['fern-seed', 'rose-widow'];
  const waiting: CombinedTable = {
    decks: EPIC,
    heroes: [
      { ...stacked([MAUD, YSOLT], 4), hand, done: ['unring-the-bell'] },
      { ...stacked([SPARROW, TAMP], 3), sealed: ['letter-for-the-hanged'], pack: [readied('tine-rider', 1)] },
    ],
    glory: ['hares-step'],
    peril: ['mire-grip'],
    discards: [['bog-butter'], ['moss-debt']],
    quests: ['king-of-tines'],
    global: ['heart-of-the-hedge'],
  };

  test('[DGN-COMBINE-08, DGN-COMBINE-16, DGN-COMBINE-17, DGN-COMBINE-18] TV-63, first half: who is early gets victory points from a Global Quest, the rest of its reward (A-84) and no Level; nothing new is dealt', () =>
    void check(
      completing(waiting, 'heart-of-the-hedge'),
      [],
      [
        ['quest.completed', { seat: 0 }],
        ['glory.changed', { seat: 0, n: 2 }],
        ['quest.turned-up', { quest: 'king-of-tines' }, 'DGN-QUEST-14'],
        never('level.changed'),
        never('grade.began'),
        never('quest.dealt'),
      ],
      (after) => expect([after.players[0]?.level, worthOf(after, playerOf(after, 0))]).toEqual([4, 2]),
    ));

  test('[DGN-COMBINE-08, DGN-COMBINE-18] TV-63, second half: when the last player reaches Level 4 decks change, and 2 Personal Quests each and 1 Global one are dealt', () =>
    void check(
      completing(waiting, 'heart-of-the-hedge', 1),
      [FB_DEAL],
      [
        ['level.changed', { seat: 1, n: 1 }],
        ['grade.began', { grade: 'epic' }, 'DGN-COMBINE-08'],
        ['quest.dealt', { seat: 0, quest: 'break-the-glass-hammer' }, 'DGN-COMBINE-18'],
        ['quest.dealt', { seat: 1, quest: 'a-live-coal' }],
        ['quest.dealt', { seat: 0, quest: 'punch-the-clock' }],
        ['quest.dealt', { seat: 1, quest: 'be-the-mould' }],
        ['quest.turned-up', { quest: 'the-first-idea' }, 'DGN-COMBINE-18'],
        never('quest.turned-up', { quest: 'king-of-tines' }),
      ],
      ({ grade, stocks, quests, global }) => {
        expect([grade, global.map(({ quest }) => quest)]).toEqual(['epic', ['the-first-idea']]);
        const decks = stocks.map(({ draw, discard }) => [draw.flatMap(({ cards }) => cards.length), discard]);
        expect(decks).toEqual([
          [[14], []],
          [[16], []],
        ]);
        expect(stocks.flatMap(({ draw }) => draw.flatMap(({ cards }) => cards)).sort()).toEqual([...adventuresIn(['FB'], 'epic')].sort());
        expect(quests.flatMap(({ cards }) => cards)).toEqual(['bank-the-fire', 'where-number-one-sleeps']);
      },
    ));

  test('[DGN-COMBINE-18, DGN-SETUP-15] a Quest whose Component does something by itself is dealt face up too: A Live Coal (A-03)', () =>
    void check(
      completing(waiting, 'heart-of-the-hedge', 1),
      [FB_DEAL],
      [
        ['quest.dealt', { quest: 'a-live-coal', open: true }],
        ['quest.dealt', { quest: 'be-the-mould', open: false }],
      ],
      ({ players }) => expect(players[1]?.quests.map(({ quest }) => quest)).toEqual(['a-live-coal']),
    ));

  test('[DGN-COMBINE-08] hands, Packs and unfinished Personal Quests stay; decks, discard piles and the Global Quest go (A-78)', () =>
    void check(
      completing({ ...waiting, global: ['heart-of-the-hedge', 'village-that-was-here'] }, 'heart-of-the-hedge', 1),
      [FB_DEAL],
      [['grade.began']],
      ({ players, aside, out }) => {
        expect(players[0]?.hand.cards).toEqual(hand);
        expect([players[1]?.pack.map(({ card }) => card), players[1]?.sealed.cards.includes('letter-for-the-hanged')]).toEqual([
          ['tine-rider'],
          true,
        ]);
        expect(aside.cards).toEqual(['hares-step', 'king-of-tines', 'mire-grip']);
        expect(out).toEqual(['bog-butter', 'moss-debt', 'village-that-was-here']);
      },
    ));

  test('[DGN-COMBINE-17] an unfinished Personal Quest of the old grade still gives victory points, but no Level (A-78)', () =>
    void check(
      completing(
        {
          decks: EPIC,
          grade: 'epic',
          heroes: [{ ...stacked([MAUD, YSOLT], 4), quests: ['unring-the-bell'] }, stacked([SPARROW, TAMP], 4)],
        },
        'unring-the-bell',
      ),
      [],
      [['quest.completed'], never('level.changed')],
      (after) => expect(worthOf(after, playerOf(after, 0))).toBe(1),
    ));

  test('[DGN-COMBINE-08] a hero who was drained below a grade that everybody had reached still rises with its Quests (A-88)', () =>
    void check(
      completing(
        { decks: EPIC, grade: 'epic', heroes: [{ ...stacked([MAUD, YSOLT], 3), quests: ['bank-the-fire'] }, stacked([SPARROW, TAMP], 5)] },
        'bank-the-fire',
      ),
      [],
      [['level.changed', { seat: 0, n: 1 }], never('grade.began')],
    ));

  test('[DGN-COMBINE-08] a card of the old grade that is discarded later follows its deck, and so does a Quest (A-87)', () =>
    void check(
      sceneWith(
        combined({
          decks: EPIC,
          grade: 'epic',
          global: ['punch-the-clock'],
          heroes: [
            {},
            {
              ...stacked([MAUD, YSOLT], 4),
              life: 1,
              hand: ['fern-seed', 'second-shift'],
              quests: ['king-of-tines', 'bank-the-fire'],
              sealed: ['unring-the-bell', 'a-live-coal'],
            },
            {},
          ],
        }),
        wound,
        { seat: 1, n: 1 },
      ),
      [],
      [['hero.defeated', { seat: 1 }]],
      ({ stocks, out, aside, quests }) => {
        expect(stocks.map(({ discard }) => discard)).toEqual([['second-shift'], []]);
        expect([out, aside.cards]).toEqual([['fern-seed', 'king-of-tines'], ['unring-the-bell']]);
        expect(quests.flatMap(({ cards }) => cards).sort()).toEqual(['a-live-coal', 'bank-the-fire']);
      },
    ));

  test('[DGN-COMBINE-08] whoever is out keeps nobody waiting: the decks change when his fall leaves only heroes of the grade (A-78)', () =>
    void check(
      sceneWith(
        combined({ decks: EPIC, heroes: [stacked([MAUD, YSOLT], 4), stacked([SPARROW, TAMP], 4), { alive: false, level: 2 }] }),
        turn,
        {},
      ),
      [...idle, FB_DEAL],
      [['grade.began', { grade: 'epic' }, 'DGN-COMBINE-08'], ['turn.ended']],
      ({ players }) => expect(players.map(({ sealed, quests }) => sealed.cards.length + quests.length)).toEqual([2, 2, 0]),
    ));

  test('[DGN-COMBINE-09] when the last player reaches Level 7 the legendary decks follow', () =>
    void check(
      completing(
        {
          decks: ALL,
          grade: 'epic',
          heroes: [stacked([MAUD, YSOLT, MARRIT], 7), stacked([SPARROW, TAMP, DUNSTABLE], 6)],
          global: ['punch-the-clock'],
        },
        'punch-the-clock',
        1,
      ),
      [draws('the-missing-horizon', 'small-star-home', 'sell-your-shadow', 'dial-without-numbers', 'splinter-of-the-vault')],
      [
        ['level.changed', { seat: 1, n: 1 }],
        ['grade.began', { grade: 'legendary' }, 'DGN-COMBINE-09'],
        ['quest.turned-up', { quest: 'splinter-of-the-vault' }, 'DGN-COMBINE-18'],
      ],
      ({ players, stocks }) => {
        expect(players[1]).toMatchObject({ level: 7, hero: DUNSTABLE, under: [SPARROW, TAMP] });
        expect(stocks.flatMap(({ draw }) => draw.flatMap(({ cards }) => cards.map((card) => adventureOf(card).deck)))).toContain('SB');
      },
    ));

  test('[DGN-COMBINE-21] TV-64: heroic and legendary without epic: when the last player reaches Level 4 all heroes become Level 7', () =>
    void check(
      completing(
        {
          decks: ['TM', 'SB'],
          heroes: [stacked([MAUD, MARRIT], 4), stacked([SPARROW, DUNSTABLE], 3)],
          global: ['unring-the-bell'],
        },
        'unring-the-bell',
        1,
      ),
      [draws('the-missing-horizon', 'small-star-home', 'sell-your-shadow', 'dial-without-numbers', 'splinter-of-the-vault')],
      [
        ['level.changed', { seat: 1, n: 1 }, 'DGN-LEVEL-01'],
        ['level.changed', { seat: 0, n: 3 }, 'DGN-COMBINE-21'],
        ['level.changed', { seat: 1, n: 3 }, 'DGN-COMBINE-21'],
        ['grade.began', { grade: 'legendary' }, 'DGN-COMBINE-09'],
      ],
      (after) => {
        expect(after.players.map(({ level }) => level)).toEqual([7, 7]);
        expect(scoresOf(after)).toBe('7/4/6');
      },
    ));

  test('[DGN-COMBINE-21] until then whoever has Level 4 waits there with the heroic card', () =>
    void check(
      completing(
        { decks: ['TM', 'SB'], heroes: [stacked([MAUD, MARRIT], 3), stacked([SPARROW, DUNSTABLE], 2)], global: ['unring-the-bell'] },
        'unring-the-bell',
      ),
      [],
      [['level.changed', { seat: 0, n: 1 }], never('grade.began')],
      (after) => expect([after.players[0]?.hero, scoresOf(after)]).toEqual([MAUD, '4/1/3']),
    ));
});

describe('Reincarnation in a game of several grades', () => {
  const falls = (hero: HeroWanted, wanted: CombinedTable = {}) =>
    combined({
      decks: ['HCA', 'TM', 'FB'],
      options: ['reincarnation'],
      heroes: [{}, { ...hero, alive: false, waiting: true, life: 0 }],
      ...wanted,
    });

  test('[DGN-COMBINE-11, DGN-OPT-REINC-02] the new card takes the place of that of the grade in play; the rest of the stack stays (A-91)', () => {
    const epic = falls(stacked([MAUD, YSOLT], 5), { grade: 'epic', change: (one) => void (one.heroes = [TAMP, SPARROW]) });
    check(sceneWith(epic, rebirth, {}), [], [['hero.reborn', { seat: 1, hero: TAMP }]], (after) => {
      expect(after.players[1]).toMatchObject({ hero: TAMP, under: [MAUD], ahead: [], level: 4, life: 6 });
      expect(after.heroes).toEqual([SPARROW]);
    });
    const early = falls(stacked([MAUD, YSOLT], 4), { change: (one) => void (one.heroes = [TAMP, SPARROW]) });
    check(sceneWith(early, rebirth, {}), [], [['hero.reborn', { seat: 1, hero: SPARROW }]], ({ players }) =>
      expect(players[1]).toMatchObject({ hero: SPARROW, under: [], ahead: [YSOLT], level: 1 }),
    );
  });

  test('[DGN-COMBINE-08] whoever waits for another hero has not reached the grade', () =>
    void check(
      sceneWith(
        falls(stacked([SPARROW, TAMP], 4), {
          heroes: [stacked([MAUD, YSOLT], 3), { ...stacked([SPARROW, TAMP], 4), alive: false, waiting: true }],
          global: ['unring-the-bell'],
        }),
        complete,
        { seat: 0, quest: 'unring-the-bell' },
      ),
      [],
      [['level.changed', { seat: 0, n: 1 }], never('grade.began')],
    ));
});

describe('victory points', () => {
  const heroic: readonly QuestId[] = ['unring-the-bell', 'king-of-tines', 'heart-of-the-hedge'];

  test('[DGN-COMBINE-15] completed Quests count 1, 2 or 3 by their grade; in a game of one grade each counts 1', () => {
    const done: readonly QuestId[] = ['unring-the-bell', 'bank-the-fire', 'sell-your-shadow'];
    expect(done.map((quest) => questOf(quest).grade)).toEqual(['heroic', 'epic', 'legendary']);
    const mixed = combined({ decks: ALL, heroes: [{ done }, {}] });
    expect(worthOf(mixed, playerOf(mixed, 0))).toBe(6);
    const alone = combined({ decks: ['FB'], heroes: [{ hero: YSOLT, done: ['bank-the-fire'] }, { hero: TAMP }] });
    expect(worthOf(alone, playerOf(alone, 0))).toBe(1);
  });

  test('[DGN-WIN-03] three Quests do not win where grades are combined', () => {
    const third = {
      heroes: [{ done: heroic.slice(0, 2), hero: MAUD, ahead: [YSOLT] }, stacked([SPARROW, TAMP], 1)],
      global: ['letter-for-the-hanged'],
    } as const;
    check(completing({ decks: EPIC, ...third }, 'letter-for-the-hanged'), [], [['quest.completed'], never('game.won')]);
    check(
      completing(
        { decks: ['TM'], heroes: [{ done: heroic.slice(0, 2), hero: MAUD }, { hero: SPARROW }], global: ['letter-for-the-hanged'] },
        'letter-for-the-hanged',
      ),
      [],
      [['game.won', { seats: [0], by: 'quests' }]],
    );
  });

  test('[DGN-WIN-03] the last hero alive still wins (A-76)', () =>
    void check(
      sceneWith(combined({ decks: EPIC, heroes: [{}, { life: 1, done: heroic }] }), wound, { seat: 1, n: 1 }),
      [],
      [['game.won', { seats: [0], by: 'last-alive' }]],
    ));

  test('[DGN-COMBINE-15, DGN-COMBINE-19, DGN-COMBINE-20] TV-62: B reaches Level 7 with 3 heroic and 3 epic Quests: 9 points against 5', () =>
    void check(
      completing(
        {
          decks: EPIC,
          grade: 'epic',
          heroes: [
            {
              ...stacked([MAUD, YSOLT], 5),
              done: ['dice-with-the-salt-king', 'village-that-was-here', 'the-thorn-circlet', 'a-live-coal'],
            },
            { ...stacked([SPARROW, TAMP], 6), done: [...heroic, 'bank-the-fire', 'be-the-mould'], quests: ['punch-the-clock'] },
          ],
        },
        'punch-the-clock',
        1,
      ),
      [],
      [
        ['level.changed', { seat: 1, n: 1 }],
        ['game.won', { seats: [1], by: 'points' }, 'DGN-COMBINE-19'],
      ],
      (after, state) => {
        expect(after.players.map((player) => worthOf(after, player))).toEqual([5, 9]);
        expect([after.players[1]?.level, state.returns()]).toEqual([7, [0, 1]]);
      },
    ));

  test('[DGN-COMBINE-19, DGN-COMBINE-20] reaching the highest Level ends the game; it does not win it', () =>
    void check(
      completing(
        {
          decks: ['FB', 'SB'],
          grade: 'legendary',
          heroes: [
            { ...stacked([YSOLT, MARRIT], 9), quests: ['sell-your-shadow'] },
            { ...stacked([TAMP, DUNSTABLE], 8), done: ['small-star-home', 'the-missing-horizon'] },
          ],
        },
        'sell-your-shadow',
      ),
      [],
      [
        ['level.changed', { seat: 0, n: 1 }],
        ['game.won', { seats: [1], by: 'points' }],
      ],
      ({ players }) => expect(players[0]?.level).toBe(10),
    ));

  test('[DGN-COMBINE-19] with three grades Level 7 does not end it', () =>
    void check(
      completing(
        {
          decks: ALL,
          grade: 'epic',
          heroes: [{ ...stacked([MAUD, YSOLT, MARRIT], 6), quests: ['punch-the-clock'] }, stacked([SPARROW, TAMP, DUNSTABLE], 4)],
        },
        'punch-the-clock',
      ),
      [],
      [['level.changed', { seat: 0, n: 1 }], never('game.won'), never('grade.began')],
    ));

  test('[DGN-COMBINE-20] a tie goes to the higher Level; whoever is still tied shares the victory (A-73), Glory or no Glory', () => {
    const points = (...levels: readonly number[]) =>
      combined({ decks: EPIC, heroes: levels.map((level) => ({ ...stacked([MAUD, YSOLT], level), done: ['a-live-coal'], glory: level })) });
    expect(winnersByPoints(points(5, 6))).toEqual([1]);
    expect(winnersByPoints(points(6, 6))).toEqual([0, 1]);
    const tied = points(6, 6);
    playerOf(tied, 1).glory = 9;
    expect([winnersByPoints(tied), leaders(tied)]).toEqual([[0, 1], [1]]);
  });

  test('[DGN-WIN-04] at the limit of rounds victory points count, not the number of Quests', () =>
    expect(
      leaders(
        combined({
          decks: EPIC,
          heroes: [{ done: heroic.slice(0, 2) }, { ...stacked([MAUD, YSOLT], 1), done: ['a-live-coal', 'unring-the-bell'] }],
        }),
      ),
    ).toEqual([1]));
});

describe('a grade whose Quests are used up (A-107)', () => {
  const over = { ...stacked([MAUD, YSOLT], 2), movement: 0 };
  const table = { decks: EPIC, moments: 'timely', heroes: [over, { ...stacked([SPARROW, TAMP], 1) }] } as const;

  test('[DGN-COMBINE-21] without a Quest nobody gains Levels: the next grade begins at the end of the turn, and raises everybody', () =>
    void check(
      sceneWith(combined(table), turn, {}),
      [stop, FB_DEAL],
      [
        ['level.changed', { seat: 0, n: 2 }],
        ['level.changed', { seat: 1, n: 3 }],
        ['grade.began', { grade: 'epic' }],
      ],
    ));

  test('[DGN-COMBINE-20] after the last grade the most victory points win; as long as a Quest is left the game goes on', () => {
    const last = {
      ...table,
      grade: 'epic',
      heroes: [{ ...stacked([MAUD, YSOLT], 5), movement: 0, done: ['bank-the-fire'] }, stacked([SPARROW, TAMP], 4)],
    } as const;
    check(sceneWith(combined(last), turn, {}), [stop], [['game.won', { seats: [0], by: 'points' }]]);
    check(sceneWith(combined({ ...last, global: ['be-the-mould'] }), turn, {}), [stop], [['turn.ended'], never('game.won')]);
  });
});
