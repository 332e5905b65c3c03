// Owns the tests of DGN-QUEST and of the victory by three Quests: who attempts what where, at what price, and what completing gives.

import { by, check, dice, never, refused } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { QUEST_IDS, questOf } from '../../src/content/cards.ts';
import { perilCost } from '../../src/queries/lord.ts';
import { complete } from '../../src/rules/quests.ts';
import { turn } from '../../src/rules/game.ts';
import { wound } from '../../src/rules/wounds.ts';
import { view } from '../../src/view.ts';
import { pass, attempt, EDITIONS, JORY, MAG, questBoard, questing, roomAt, WILMET, type QuestTable } from '../quest-scenes.ts';
import { newQuest, type Board } from '../../src/state.ts';
import { goingOn, idle, leave, noEncounters, save, sceneWith, SOUTH, step, stop, turnOf, type HeroWanted } from '../scenes.ts';

const QUESTS = QUEST_IDS.map(questOf);
const SEALS = { room: 'map-hall-of-seals' } as const;
const VAULT = { room: 'map-regalia-vault' } as const;
const WELL = { room: 'map-bell-well' } as const;
const signatures = attempt('q-two-signatures');
const withMagic = { act: 'attempt', score: 'magic', boost: [] } as const;

describe.each(EDITIONS)('who may attempt a Quest, edition %s', (edition) => {
  test('[DGN-QUEST-01] a Personal Quest may be attempted only by its owner', () => {
    const owned = (own: HeroWanted, other: HeroWanted) => questing({ hero: MAG, ...own }, { ...SEALS, edition, heroes: [other] });
    check(
      owned({}, { quests: ['q-two-signatures'] }),
      [refused(signatures, { rule: 'DGN-QUEST-06', pick: 'quest' }), stop],
      [never('quest.attempted')],
    );
    check(
      owned({ quests: ['q-two-signatures'] }, {}),
      [signatures, withMagic, dice(1), stop],
      [['quest.attempted', { seat: 0, quest: 'q-two-signatures' }]],
    );
  });

  test('[DGN-QUEST-02, DGN-QUEST-03] a Global Quest may be attempted by everybody on his own turn; only the first gets its reward', () => {
    const table = (seat: number): QuestTable => ({
      ...WELL,
      edition,
      global: ['q-long-mourning'],
      turn: seat,
      heroes: [{ glory: 9, at: 'map-bell-well', life: 3 }],
    });
    for (const seat of [0, 1])
      check(
        questing({ glory: 9, life: 3 }, table(seat)),
        [attempt('q-long-mourning')],
        [['quest.completed', { seat, quest: 'q-long-mourning' }]],
        ({ players, global }) => {
          expect(global).toEqual([]);
          expect(players[seat]).toMatchObject({ level: 2, life: 5, glory: 1, peril: 3 });
          expect(players[1 - seat]).toMatchObject({ level: 1, life: 3, glory: 9, peril: 1, done: [] });
        },
      );
  });

  test('[DGN-QUEST-04] a Quest is attempted only in the Hero Phase of one’s own turn', () => {
    const heroes = [{ hero: MAG, at: 'map-hall-of-seals', quests: ['q-two-signatures'], attacked: false, saved: 1 }] as const;
    const board = questBoard({ hero: MAG, quests: ['q-cook'] }, { ...SEALS, edition, global: ['q-two-signatures'], heroes });
    check(
      sceneWith(board, turn, {}),
      [
        refused(signatures, { rule: 'DGN-SPECIAL-01', pick: 'seat' }, 0),
        refused(signatures, { rule: 'DGN-SPECIAL-01', pick: 'act' }, 1),
        by(1, { act: 'pass' }),
        refused(signatures, { rule: 'DGN-DLORD-01', pick: 'act' }),
        noEncounters,
        by(1, { act: 'pass' }),
        by(1, { act: 'pass' }),
        refused(signatures, { rule: 'DGN-HERO-01', pick: 'seat' }, 1),
        signatures,
      ],
      [
        ['phase.began', { phase: 'dungeonlord' }],
        ['phase.began', { phase: 'hero' }],
      ],
    );
  });

  test('[DGN-QUEST-05] only at the location; where there are several, any one of them will do (A-25)', () => {
    const rich = { glory: 3, quests: ['q-late-prince', 'q-two-signatures'] } as const;
    for (const room of ['map-drowned-kitchens', 'map-oubliette'] as const)
      check(
        questing(rich, { room, edition }),
        [refused(signatures, { rule: 'DGN-QUEST-06', pick: 'quest' }), attempt('q-late-prince'), dice(1, 1), stop],
        [['quest.attempted', { quest: 'q-late-prince' }]],
      );
    check(
      questing(rich, { ...SEALS, edition }),
      [refused(attempt('q-late-prince'), { rule: 'DGN-QUEST-06', pick: 'quest' }), signatures, withMagic, dice(1), stop],
      [],
    );
  });

  test('[DGN-QUEST-06] an attempt is a decision: entering the location does not start it', () =>
    void check(
      questing({ at: 'map-servants-stair', hero: MAG, quests: ['q-two-signatures'] }, { ...SEALS, edition }),
      [refused(signatures, { rule: 'DGN-QUEST-06', pick: 'quest' }), step(SOUTH), signatures, withMagic, dice(1), stop],
      [['hero.moved', { to: 2 }], ['space.collected'], ['quest.attempted']],
    ));
});

describe.each(EDITIONS)('what an attempt costs, edition %s', (edition) => {
  test('[DGN-QUEST-07, DGN-QUEST-08, DGN-QTHREAT-02, DGN-QTHREAT-03] TV-41: Magic 2, Mv 2, rolls 1, 2, 3: the first free, then 1 each; a fourth is refused', () =>
    void check(
      questing({ hero: MAG, movement: 2, quests: ['q-two-signatures'] }, { ...SEALS, edition }),
      [
        signatures,
        withMagic,
        dice(1),
        signatures,
        withMagic,
        dice(2),
        signatures,
        withMagic,
        dice(3),
        refused(signatures, { rule: 'DGN-QUEST-06', pick: 'quest' }),
        stop,
      ],
      [
        ['quest.attempted'],
        ['threat.rolled', { roll: 'quest', total: 3, passed: false }],
        ['movement.spent', { seat: 0, n: 1, for: 'quest' }, 'DGN-QUEST-08'],
        ['threat.rolled', { total: 4, passed: false }],
        ['movement.spent', { n: 1, for: 'quest' }],
        ['threat.rolled', { total: 5, passed: false }],
        never('quest.completed'),
        never('attack.declared'),
      ],
      ({ players }) => expect(players[0]).toMatchObject({ movement: 0, attacked: true }),
    ));

  test('[DGN-QUEST-07] the first attempt is possible with 0 Movement points and while tipped; the second is not (A-52)', () => {
    const at0 = (hero: HeroWanted) => questing({ hero: MAG, quests: ['q-two-signatures'], ...hero }, { ...SEALS, edition });
    const free = [['quest.attempted'], ['threat.rolled'], never('movement.spent')] as const;
    check(at0({ movement: 0 }), [signatures, withMagic, dice(1), refused(signatures, { rule: 'DGN-QUEST-06', pick: 'quest' }), stop], free);
    check(
      at0({ movement: 2, tipped: true }),
      [signatures, withMagic, pass, dice(1), refused(signatures, { rule: 'DGN-QUEST-06', pick: 'quest' }), stop],
      free,
    );
  });

  test('[DGN-QUEST-07] the first attempt at each Quest is free, not only the first of the turn (A-24)', () => {
    const hero = { hero: MAG, quests: ['q-two-signatures', 'q-fourteenth-step'] } as const;
    check(
      questing(hero, { ...SEALS, edition, quest: ['q-fourteenth-step', { found: 2, searches: 1 }] }),
      [signatures, withMagic, dice(1), attempt('q-fourteenth-step'), dice(1), stop],
      [['quest.attempted', { quest: 'q-two-signatures' }], ['quest.attempted', { quest: 'q-fourteenth-step' }], never('movement.spent')],
    );
  });

  test('[DGN-QUEST-07] with each turn the count begins anew, for a Global Quest too (A-24)', () => {
    const tried = (board: Board): void => void (board.global = [{ ...newQuest('q-two-signatures'), tries: 3 }]);
    const table = { edition, map: roomAt(SEALS.room), heroes: [{ hero: MAG, at: SEALS.room }], change: tried } as const;
    check(turnOf(table), [noEncounters, signatures, withMagic, dice(1)], [['movement.spent', { for: 'quest' }]]);
    check(
      goingOn({ ...table, turn: 1 }),
      [...idle, noEncounters, signatures, withMagic, dice(1)],
      [['turn.began', { seat: 0 }], ['quest.attempted', { seat: 0 }], never('movement.spent')],
    );
  });

  test('[DGN-QUEST-09] a card may set another price: every attempt 1 Glory and 1 Movement', () => {
    const prince = attempt('q-late-prince');
    const table = { room: 'map-drowned-kitchens', edition } as const;
    check(
      questing({ glory: 2, movement: 3, quests: ['q-late-prince'] }, table),
      [prince, dice(1, 2), prince, dice(4, 4), refused(prince, { rule: 'DGN-QUEST-06', pick: 'quest' }), stop],
      [
        ['glory.changed', { seat: 0, n: -1 }, 'DGN-QUEST-09'],
        ['movement.spent', { n: 1, for: 'quest' }],
        ['quest.attempted', { quest: 'q-late-prince' }],
        ['dice.rolled', { dice: [1, 2] }],
        ['glory.changed', { n: -1 }],
        ['movement.spent', { n: 1 }],
        ['dice.rolled', { dice: [4, 4] }],
        never('quest.completed'),
      ],
      ({ players }) => expect(players[0]).toMatchObject({ glory: 0, movement: 1 }),
    );
    check(
      questing({ glory: 2, movement: 0, quests: ['q-late-prince'] }, table),
      [refused(prince, { rule: 'DGN-QUEST-06', pick: 'quest' }), stop],
      [],
    );
    check(
      questing({ glory: 2, movement: 2, tipped: true, quests: ['q-late-prince'] }, table),
      [refused(prince, { rule: 'DGN-QUEST-06', pick: 'quest' }), stop],
      [],
    );
  });

  test('[DGN-QUEST-09] a card may allow only one attempt in a turn, or ask for 2 Movement points', () => {
    check(
      questing({ movement: 4, quests: ['q-painted-liar'] }, { room: 'map-gallery-of-heirs', edition }),
      [attempt('q-painted-liar'), dice(1), refused(attempt('q-painted-liar'), { rule: 'DGN-QUEST-06', pick: 'quest' }), stop],
      [['threat.rolled', { passed: false }], never('movement.spent')],
    );
    check(
      questing({ hero: WILMET, movement: 3, quests: ['q-ring-of-keys'] }, { ...VAULT, edition }),
      [
        attempt('q-ring-of-keys'),
        dice(1),
        attempt('q-ring-of-keys'),
        dice(2),
        refused(attempt('q-ring-of-keys'), { rule: 'DGN-QUEST-06', pick: 'quest' }),
        stop,
      ],
      [['threat.rolled'], ['movement.spent', { n: 2, for: 'quest' }], ['threat.rolled', { total: 5 }]],
      ({ players }) => expect(players[0]?.movement).toBe(1),
    );
  });

  test('[DGN-QUEST-18] a failed attempt has no consequence beyond what the card says', () =>
    void check(
      questing({ glory: 1, quests: ['q-late-prince'] }, { room: 'map-oubliette', edition }),
      [attempt('q-late-prince'), dice(4, 4), stop],
      [['dice.rolled'], never('hero.wounded'), never('peril.changed'), never('hero.tipped'), never('quest.completed')],
      ({ players }) => expect(players[0]).toMatchObject({ life: 6, peril: 1, quests: [{ quest: 'q-late-prince' }], done: [] }),
    ));
});

describe.each(EDITIONS)('completing a Quest, edition %s', (edition) => {
  const marked: QuestTable['quest'] = ['q-two-signatures', { marks: ['speed'] }];

  test('[DGN-QUEST-10, DGN-QUEST-12, DGN-SAVE-01] TV-42: completed with Mv 2 left: reward, the Hero Phase is over, and 1 point may be saved', () => {
    const board = questBoard({ hero: MAG, quests: ['q-two-signatures', 'q-fourteenth-step'] }, { ...SEALS, edition, quest: marked });
    check(
      sceneWith(board, turn, {}),
      [noEncounters, signatures, { act: 'attempt', score: 'magic', boost: [] }, dice(6), save],
      [
        ['quest.marked', { quest: 'q-two-signatures', mark: 'magic' }],
        ['quest.completed', { seat: 0, quest: 'q-two-signatures' }],
        ['level.changed', { seat: 0, n: 1 }],
        ['glory.changed', { seat: 0, n: 3 }],
        ['peril.changed', { seat: 0, n: 2 }],
        ['phase.began', { phase: 'discard' }],
        ['movement.saved', { seat: 0 }],
        ['turn.ended', { seat: 0 }],
      ],
      ({ players }) => expect(players[0]).toMatchObject({ level: 2, saved: 1, done: [{ quest: 'q-two-signatures' }] }),
    );
  });

  test('[DGN-QUEST-11] it is out of play, and its effects end', () => {
    const table = { room: 'map-drowned-kitchens', edition } as const;
    const cost = (board: ReturnType<typeof questBoard>): number => perilCost(board, 1, 'mo-larder-beetle', 0);
    const board = questBoard({ quests: ['q-cook'] }, table);
    expect(cost(board)).toBe(1);
    check(sceneWith(board, complete, { seat: 0, quest: 'q-cook' }), [], [['quest.completed', { quest: 'q-cook' }]], (after) => {
      expect(after.players[0]).toMatchObject({ quests: [], done: [{ quest: 'q-cook' }] });
      expect(cost(after)).toBe(2);
    });
  });

  test('[DGN-QUEST-14] a Global Quest is replaced by the next card of the deck, as long as there is one (A-66)', () => {
    const done = (deck: QuestTable['deck'] & object) =>
      questing({ glory: 8 }, { ...WELL, edition, global: ['q-long-mourning'], deck: [...deck] });
    check(
      done(['q-cook', 'q-late-prince']),
      [attempt('q-long-mourning')],
      [['quest.completed'], ['quest.turned-up', { quest: 'q-late-prince' }, 'DGN-QUEST-14']],
      ({ global, quests }) => expect([global.map(({ quest }) => quest), quests.length]).toEqual([['q-late-prince'], 1]),
    );
    check(done([]), [attempt('q-long-mourning')], [['quest.completed'], never('quest.turned-up')], ({ global }) =>
      expect(global).toEqual([]),
    );
  });

  test('[DGN-QUEST-14, DGN-DEFEAT-03] a place that stayed empty is filled as soon as the deck has a Quest again: those of a fallen hero (A-66)', () => {
    const fallen = (wanted: QuestTable) =>
      sceneWith(questBoard({ life: 1, quests: ['q-cook', 'q-late-prince'] }, { edition, heroes: [{}, {}], ...wanted }), wound, {
        seat: 0,
        n: 1,
      });
    check(fallen({}), [], [['hero.defeated'], ['quest.turned-up', {}, 'DGN-QUEST-14']], ({ global, quests }) =>
      expect([global.length, quests.length]).toEqual([1, 1]),
    );
    // Nothing is wanting where one lies there.
    check(fallen({ global: ['q-ring-of-keys'] }), [], [['hero.defeated'], never('quest.turned-up')], ({ quests }) =>
      expect(quests.length).toBe(2),
    );
  });

  test('[DGN-QUEST-15] a Personal Quest is not replaced, not even where no Global Quest is left', () => {
    for (const global of [['q-cook'], []] as const)
      check(
        questing({ glory: 8, quests: ['q-long-mourning'] }, { ...WELL, edition, global, deck: ['q-late-prince'] }),
        [attempt('q-long-mourning')],
        [['quest.completed'], never('quest.turned-up'), never('quest.dealt')],
        (board) => {
          expect(board.players[0]).toMatchObject({ quests: [], sealed: { cards: [] } });
          expect([board.global.length, board.quests.length]).toEqual([global.length, 1]);
        },
      );
  });

  test('[DGN-WIN-01, DGN-ARTIFACT-01, DGN-ARTIFACT-07] TV-47: an Artifact counts as the third Quest and wins at once', () =>
    void check(
      questing(
        { hero: JORY, quests: ['q-ring-of-keys'], done: ['q-cook', 'q-late-prince'] },
        { ...VAULT, edition, heroes: [{}, {}], deck: ['q-two-signatures'] },
      ),
      [attempt('q-ring-of-keys'), dice(4)],
      [
        ['quest.completed', { quest: 'q-ring-of-keys' }],
        ['game.won', { seats: [0], by: 'quests' }, 'DGN-WIN-01'],
        never('quest.turned-up'),
      ],
      (_, state) => expect([state.isOver, state.returns()]).toEqual([true, [1, 0, 0]]),
    ));

  test('[DGN-WIN-01] two are not enough', () =>
    void check(
      questing({ glory: 8, quests: ['q-long-mourning'], done: ['q-cook'] }, { ...WELL, edition }),
      [attempt('q-long-mourning')],
      [['quest.completed'], never('game.won')],
    ));
});

describe('edition 2.1', () => {
  const edition = '2.1';

  test('[DGN-QUEST-13] no second Quest in a turn, though it could be attempted for nothing', () => {
    const found: QuestTable['quest'] = ['q-fourteenth-step', { found: 2, searches: 1 }];
    const board = questBoard({ glory: 8, quests: ['q-long-mourning', 'q-fourteenth-step'] }, { ...WELL, edition, quest: found });
    const second = attempt('q-fourteenth-step');
    check(sceneWith(board, turn, {}), [noEncounters, second, dice(1)], [['quest.attempted'], never('quest.completed')]);
    check(
      sceneWith(board, turn, {}),
      [noEncounters, attempt('q-long-mourning'), refused(second, { rule: 'DGN-SAVE-01', pick: 'act' }), leave],
      [['quest.completed', { quest: 'q-long-mourning' }], ['turn.ended'], never('quest.attempted', { quest: 'q-fourteenth-step' })],
    );
  });

  test('[DGN-QUEST-16] the reward is what is printed: Level, Life, Glory, and Peril on dark Quests (A-71)', () => {
    const after = (quest: 'q-two-signatures' | 'q-long-mourning' | 'q-kings-heart') =>
      check(sceneWith(questBoard({ life: 2, quests: [quest] }, { edition }), complete, { seat: 0, quest }), [], []).board.players[0];
    expect(after('q-two-signatures')).toMatchObject({ level: 2, life: 2, glory: 4, peril: 3 });
    expect(after('q-long-mourning')).toMatchObject({ level: 2, life: 4, glory: 1, peril: 3 });
    expect(after('q-kings-heart')).toMatchObject({ level: 2, life: 4, glory: 1, peril: 1 });
    for (const { reward, dark } of QUESTS) {
      expect(reward.every(({ do: what }) => ['level', 'heal', 'glory', 'peril'].includes(what))).toBe(true);
      expect(reward.some(({ do: what }) => what === 'peril')).toBe(dark);
    }
  });

  test('[DGN-QUEST-17, DGN-DEFEAT-03] the Quests of a defeated player go to the bottom of the Quest deck; all his other cards are discarded', () =>
    void check(
      sceneWith(
        questBoard({}, { edition, deck: ['q-late-prince'], heroes: [{ life: 1, quests: ['q-cook'], hand: ['bo-dismissed'] }, {}] }),
        wound,
        { seat: 1, n: 1 },
      ),
      [],
      [['hero.defeated', { seat: 1 }]],
      ({ quests, stocks, players }) => {
        expect(quests.map(({ cards }) => cards)).toEqual([['q-cook'], ['q-late-prince']]);
        expect(stocks[0]?.discard).toEqual(['bo-dismissed']);
        expect(players[1]).toMatchObject({ quests: [], hand: { cards: [] }, ready: [], pack: [] });
      },
    ));

  test('[DGN-QUEST-19] a Quest has one type of completion, and may be an Artifact, an Effect or a Search Quest in addition', () => {
    const kinds = QUESTS.map(({ completion }) => completion.by.replace('threats', 'threat'));
    expect([...new Set(kinds)].toSorted()).toEqual(['chance', 'escort', 'sacrifice', 'slay', 'threat']);
    check(
      questing({ hero: WILMET, quests: ['q-ring-of-keys'] }, { ...VAULT, edition }),
      [attempt('q-ring-of-keys'), dice(5)],
      [['threat.rolled', { passed: true }], ['quest.completed']],
    );
  });
});

describe('edition 2.3c', () => {
  test('[DGN-QUEST-20] the eight categories stand side by side: the cards of a set show them all (A-77)', () => {
    const all = QUESTS.filter(({ deck }) => deck === 'HCA' || deck === 'HCB');
    expect(all).toHaveLength(14);
    for (const kind of ['chance', 'escort', 'sacrifice', 'slay', 'threat'])
      expect(all.some(({ completion }) => completion.by === kind)).toBe(true);
    expect(all.filter(({ artifact }) => artifact !== null)).toHaveLength(2);
    expect(all.some(({ effect }) => effect.length > 0)).toBe(true);
    expect(all.some(({ search }) => search !== undefined)).toBe(true);
  });

  test('[DGN-QUEST-01, DGN-SETUP-15] a Personal Quest that lies face down is shown when it is first attempted (A-03)', () => {
    const board = questBoard({ hero: MAG, sealed: ['q-two-signatures'] }, SEALS);
    expect(view(board, 1).players[0]?.sealed).toEqual({ cards: [], n: 1 });
    check(
      sceneWith(board, turn, {}),
      [noEncounters, signatures, withMagic, dice(1)],
      [['quest.revealed', { seat: 0, quest: 'q-two-signatures' }], ['quest.attempted']],
      (after) => expect(view(after, 1).players[0]).toMatchObject({ sealed: { n: 0 }, quests: [{ quest: 'q-two-signatures', tries: 1 }] }),
    );
  });
});
