// Owns the tests of what is agreed before a game (DGN-OPT-GEN), of No Personal Quests and of Unbiased Map Placement.

import { call, randomFrom, State } from '@undercroft/kernel';
import { by, check, draws, never, refused } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import type { MapId, QuestId } from '../../src/content/cards.ts';
import { game } from '../../src/game.ts';
import { setup as settingUp } from '../../src/rules/setup.ts';
import { checkSetup, EDITIONS, OPTIONS } from '../../src/setup.ts';
import { newQuest, type Board } from '../../src/state.ts';
import { view } from '../../src/view.ts';
import { attempt, effectOn, pickUp, questBoard, questing } from '../quest-scenes.ts';
import { buildOf, explore, heroPhaseOf, place, setupOf, type HeroWanted, type TableWanted } from '../scenes.ts';

/** A table that has been set up by chance, before its first turn. */
function started(raw: object): Board {
  const setup = setupOf(raw);
  const state = State.on(game, setup.players, game.begin(setup), randomFrom(JSON.stringify(raw)));
  state.begin(call(settingUp, {}));
  return state.board;
}
const questsOf = ({ players }: Board): readonly number[] => players.map(({ quests, sealed }) => quests.length + sealed.cards.length);

describe('what is agreed', () => {
  test('[DGN-OPT-GEN-01] no optional rule holds unless the players agreed on it before the game; one that nobody knows is refused', () => {
    for (const edition of EDITIONS) expect(setupOf({ edition }).options).toEqual([]);
    expect(setupOf({ edition: '2.1', options: ['revealed'] }).options).toEqual(['revealed']);
    for (const options of [['flying'], ['revealed', 'revealed'], 'revealed', null])
      expect(checkSetup({ edition: '2.1', options })).toMatchObject({ ok: false, problem: { field: 'options', rule: 'DGN-OPT-GEN-01' } });
  });

  test('[DGN-OPT-GEN-01] edition 2.1 knows the Revealed Map alone, edition 2.3c all of them, also together', () => {
    for (const option of OPTIONS)
      expect([option, checkSetup({ edition: '2.1', options: [option] }).ok]).toEqual([option, option === 'revealed']);
    expect(setupOf({ options: [...OPTIONS].reverse() }).options).toEqual(OPTIONS);
  });

  test('[DGN-OPT-GEN-01] everybody sees what was agreed, and it never changes', () => {
    const board = started({ edition: '2.1', options: ['revealed'] });
    for (const seat of [0, 1]) expect(view(board, seat).setup.options).toEqual(['revealed']);
  });
});

describe('No Personal Quests', () => {
  test('[DGN-OPT-NOPERSONAL-01, DGN-OPT-NOPERSONAL-02] nobody is dealt a Quest, and two lie open for all', () => {
    for (const decks of [['HCA'], ['HCB'], ['HCA', 'HCB'], ['TM'], ['FB'], ['SB']])
      for (const players of [2, 3]) {
        const board = started({ options: ['noPersonal'], decks, players });
        expect([questsOf(board), board.global.length]).toEqual([Array.from({ length: players }, () => 0), 2]);
      }
  });

  test('[DGN-OPT-NOPERSONAL-01] without the option two for each and one for all', () => {
    const board = started({ players: 3 });
    expect([questsOf(board), board.global.length]).toEqual([[2, 2, 2], 1]);
    expect(checkSetup({ edition: '2.1', options: ['noPersonal'] })).toMatchObject({
      ok: false,
      problem: { rule: 'DGN-OPT-NOPERSONAL-01' },
    });
  });

  const WELL = { room: 'map-bell-well', options: ['noPersonal'] } as const;

  test('[DGN-OPT-NOPERSONAL-02] for a completed one the next is turned up: there are two again', () =>
    void check(
      questing({ glory: 8 }, { ...WELL, global: ['q-cook', 'q-long-mourning'], deck: ['q-late-prince', 'q-hollow-crown'] }),
      [attempt('q-long-mourning')],
      [
        ['quest.completed', { quest: 'q-long-mourning' }],
        ['quest.turned-up', { quest: 'q-hollow-crown' }, 'DGN-QUEST-14'],
      ],
      ({ global }) => expect(global.map(({ quest }) => quest)).toEqual(['q-cook', 'q-hollow-crown']),
    ));

  test('[DGN-OPT-NOPERSONAL-02] a card that sends the Global Quest back sends one of the two, chosen by whoever played it', () => {
    const two = {
      room: 'map-bell-well',
      options: ['noPersonal'],
      global: ['q-cook', 'q-long-mourning'],
      deck: ['q-late-prince', 'q-hollow-crown'],
    } as const;
    check(
      effectOn({ do: 'return-global-quest' }, questBoard({}, two)),
      [
        refused({ act: 'choose', quest: 'q-late-prince' }, { rule: 'DGN-GEN-11', pick: 'quest' }),
        by(0, { act: 'choose', quest: 'q-long-mourning' }),
      ],
      [['quest.returned', { quest: 'q-long-mourning' }]],
      ({ global }) => expect(global.map(({ quest }) => quest)).toEqual(['q-cook', 'q-hollow-crown']),
    );
    check(
      effectOn({ do: 'return-global-quest' }, questBoard({}, { ...two, options: [], global: ['q-cook'] })),
      [],
      [['quest.returned', { quest: 'q-cook' }]],
    );
  });

  test('[DGN-OPT-NOPERSONAL-03] an Escort Quest belongs to whoever puts its token on it, and another is turned up', () =>
    void check(
      questing(
        {},
        {
          room: 'map-oubliette',
          options: ['noPersonal'],
          global: ['q-smallest-heir', 'q-cook'],
          deck: ['q-late-prince', 'q-hollow-crown'],
        },
      ),
      [pickUp('q-smallest-heir')],
      [
        ['component.taken', { seat: 0, quest: 'q-smallest-heir' }],
        ['quest.turned-up', { quest: 'q-hollow-crown' }, 'DGN-ESCORT-05'],
      ],
      ({ global, players }) => {
        expect(global.map(({ quest }) => quest)).toEqual(['q-cook', 'q-hollow-crown']);
        expect(players.map(({ quests }) => quests.map(({ quest }) => quest))).toEqual([['q-smallest-heir'], []]);
      },
    ));
});

describe('Unbiased Map Placement', () => {
  /** Three players; each has the Personal Quests that are named, face down. */
  const table = (card: MapId, sealed: readonly (readonly QuestId[])[], more: TableWanted = {}): TableWanted => ({
    options: ['unbiased'],
    maps: [[card, 'map-winter-garden', 'map-rust-barracks']],
    heroes: sealed.map((quests): HeroWanted => ({ sealed: quests })),
    ...more,
  });
  const BALLROOM = 'map-ossuary-ballroom';
  const drawn = (sealed: readonly (readonly QuestId[])[], more: TableWanted = {}, card: MapId = BALLROOM) =>
    buildOf(table(card, sealed, more));

  test('[DGN-OPT-UNBIASED-01] TV-68: the location of your own Slay Quest is placed by the player to your left, who does not need it', () =>
    void check(
      drawn([['q-dancing-master'], ['q-cook'], []]),
      [draws(BALLROOM), by(1, place('0,-2'))],
      [
        ['map.drawn', { seat: 0, card: BALLROOM }],
        ['map.handed-on', { from: 0, to: 1, card: BALLROOM }, 'DGN-OPT-UNBIASED-01'],
        ['map.placed', { seat: 1, card: BALLROOM }],
      ],
    ));

  test('[DGN-OPT-UNBIASED-01] a card that you do not need you place, whoever needs it; and without the option any', () => {
    check(
      drawn([[], ['q-dancing-master'], []]),
      [draws(BALLROOM), by(0, place('0,-2'))],
      [['map.placed', { seat: 0 }], never('map.handed-on')],
    );
    check(
      drawn([['q-dancing-master'], [], []], { options: [] }),
      [draws(BALLROOM), by(0, place('0,-2'))],
      [['map.placed', { seat: 0 }], never('map.handed-on')],
    );
    expect(checkSetup({ edition: '2.1', options: ['unbiased'] })).toMatchObject({ ok: false, problem: { rule: 'DGN-OPT-UNBIASED-01' } });
  });

  test('[DGN-OPT-UNBIASED-01] it holds for Quests that lie open too, and for a card that is found by exploring', () => {
    const heroes = [{ quests: ['q-cook'] }, {}, {}] as const;
    check(
      buildOf(table('map-drowned-kitchens', [], { heroes })),
      [draws('map-drowned-kitchens'), by(1, place('0,-2'))],
      [['map.placed', { seat: 1 }]],
    );
    check(
      heroPhaseOf(table('map-drowned-kitchens', [], { heroes })),
      [explore, draws('map-drowned-kitchens'), by(1, place('0,-2'))],
      [
        ['movement.spent', { seat: 0, for: 'explore' }],
        ['map.placed', { seat: 1 }],
      ],
    );
  });

  // Kitchens are named by two Quests of the first deck.
  const BOTH = [['q-cook'], ['q-late-prince'], []] as const;
  test('[DGN-OPT-UNBIASED-02] who needs it too hands it on in the same way', () =>
    void check(
      drawn(BOTH, {}, 'map-drowned-kitchens'),
      [draws('map-drowned-kitchens'), by(2, place('0,-2'))],
      [
        ['map.handed-on', { from: 0, to: 2 }],
        ['map.placed', { seat: 2 }],
      ],
    ));

  test('[DGN-OPT-UNBIASED-03] TV-68: if everybody needs it, it comes back to the player who drew it', () =>
    void check(
      drawn(BOTH.slice(0, 2), {}, 'map-drowned-kitchens'),
      [draws('map-drowned-kitchens'), by(0, place('0,-2'))],
      [['map.placed', { seat: 0 }], never('map.handed-on')],
    ));

  test('[DGN-OPT-UNBIASED-04] TV-68: a card that a Global Quest names is placed by whoever drew it, also when his own Quest needs it', () => {
    const global: TableWanted = { change: (board) => void (board.global = [newQuest('q-late-prince')]) };
    check(
      drawn([['q-cook'], [], []], global, 'map-drowned-kitchens'),
      [draws('map-drowned-kitchens'), by(0, place('0,-2'))],
      [['map.placed', { seat: 0 }], never('map.handed-on')],
    );
    // Without the Global Quest it is handed on.
    check(
      drawn([['q-cook'], [], []], {}, 'map-drowned-kitchens'),
      [draws('map-drowned-kitchens'), by(1, place('0,-2'))],
      [['map.handed-on', { from: 0, to: 1 }]],
    );
  });

  test('[DGN-OPT-UNBIASED-05] of an Escort Quest only the first location counts', () => {
    const heir = [['q-smallest-heir'], []] as const;
    check(drawn(heir, {}, 'map-oubliette'), [draws('map-oubliette'), by(1, place('0,-2 turned'))], [['map.placed', { seat: 1 }]]);
    check(drawn(heir, {}, 'map-gilded-chapel'), [draws('map-gilded-chapel'), by(0, place('0,-2'))], [['map.placed', { seat: 0 }]]);
  });

  test('[DGN-OPT-UNBIASED-01] also the last card, which everybody knows, is drawn by chance: nothing can be taken back once it is seen who places it (A-62)', () => {
    check(drawn([['q-dancing-master'], []], { maps: [BALLROOM] }), [draws(BALLROOM)], [['map.handed-on', { to: 1 }]]);
    check(drawn([['q-dancing-master'], []], { maps: [BALLROOM], options: [] }), [], [['map.drawn']]);
  });

  test('[DGN-OPT-UNBIASED-01] a Quest for any room needs none by its name (A-62)', () =>
    void check(drawn([['q-fourteenth-step'], []]), [draws(BALLROOM), by(0, place('0,-2'))], [['map.placed', { seat: 0 }]]));

  test('[DGN-OPT-UNBIASED-01] why it was handed on is not told, and the Quest stays face down; nobody else may place the card (A-62)', () => {
    const { board } = check(
      drawn([['q-dancing-master'], [], []]),
      [draws(BALLROOM), refused(place('0,-2'), { rule: 'DGN-BUILD-01', pick: 'seat' }, 0), by(1, place('0,-2'))],
      [['map.handed-on'], never('quest.revealed')],
    );
    for (const seat of [1, 2]) expect(view(board, seat).players[0]).toMatchObject({ quests: [], sealed: { n: 1, cards: [] } });
  });
});
