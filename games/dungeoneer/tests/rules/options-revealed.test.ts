// Owns the tests of the Revealed Map: the cards are dealt out and all placed before the first turn.

import { missing, call, pileOf, randomFrom, State } from '@undercroft/kernel';
import { by, check, dice, draws, never, refused, type ScriptItem } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { mapOf, type MapId, type QuestId } from '../../src/content/cards.ts';
import type { DeckId } from '../../src/content/types.ts';
import { game } from '../../src/game.ts';
import { nothingStranded } from '../../src/queries/map.ts';
import { entrances } from '../../src/queries/moves.ts';
import { revealMap } from '../../src/rules/options-revealed.ts';
import { setup as settingUp } from '../../src/rules/setup.ts';
import { EDITIONS, type Edition } from '../../src/setup.ts';
import { newBoard, newQuest, NOWHERE, playerOf, SIDES, type Board } from '../../src/state.ts';
import { view } from '../../src/view.ts';
import { explore, heroPhaseOf, noEncounters, sceneWith, setupOf, stop, turnOf } from '../scenes.ts';

const CELLAR = 'map-last-cellar';
const SMALL: readonly MapId[] = [CELLAR, 'map-servants-stair', 'map-long-gallery', 'map-ossuary-ballroom'];

interface Wanted {
  readonly edition?: Edition;
  readonly players?: 2 | 3;
  readonly decks?: readonly DeckId[];
  readonly cards?: readonly MapId[];
  readonly quests?: readonly (readonly QuestId[])[];
  readonly global?: readonly QuestId[];
}
/** The map is about to be dealt: these cards, Quests lie as named. */
function dealing({ edition = '2.3c', players = 2, decks = ['HCA'], cards = SMALL, quests = [], global = [] }: Wanted = {}) {
  const board = newBoard(setupOf({ edition, players, decks, options: ['revealed'] }));
  const maps: Board['maps'] = {};
  for (const realm of ['dungeon', 'wilderness'] as const) {
    const own = cards.filter((card) => mapOf(card).realm === realm);
    if (own.length > 0) maps[realm] = pileOf(own);
  }
  board.maps = maps;
  board.global = global.map(newQuest);
  quests.forEach((own, seat) => void (playerOf(board, seat).quests = own.map(newQuest)));
  return sceneWith(board, revealMap, {});
}
const lay = (seat: number, card: MapId, place: string): ScriptItem => by(seat, { act: 'lay', card, place });
const pass = (seat: number): ScriptItem => by(seat, { act: 'pass' });

/** A whole set-up by chance, with random answers. */
function started(raw: object, seed: string): Board {
  const setup = setupOf(raw);
  const random = randomFrom(seed);
  const state = State.on(game, setup.players, game.begin(setup), randomFrom(`${seed}/chance`));
  state.begin(call(settingUp, {}));
  while (!state.isOver) state.apply(state.toAct, state.randomChoice(state.toAct, random));
  return state.board;
}
const EACH = EDITIONS.flatMap((edition) =>
  [['HCA'], ['HCB'], ['HCA', 'HCB'], ['TM'], ['SB'], ['FB'], ['HCA', 'TM']].map((decks) => [edition, decks] as const),
);

describe('before the first turn', () => {
  test.each(EACH)(
    '[DGN-OPT-REVEALED-01] edition %s, %j: every card that fits lies on the table, joined by the law of the map',
    (edition, decks) => {
      for (let i = 0; i < 3; i++) {
        const board = started({ edition, decks, options: ['revealed'] }, `${edition}/${decks.join()}/${i}`);
        const left = board.players.flatMap(({ maps }) => maps.cards);
        expect(board.spaces.length + left.length).toBe(11 * decks.length);
        expect(left.length).toBeLessThanOrEqual(1);
        expect(nothingStranded(board.spaces, entrances(board))).toBe(true);
        expect(board.players.every(({ space, hand }) => space >= 0 && hand.cards.length === 5)).toBe(true);
      }
    },
  );

  test.each(EDITIONS)('[DGN-OPT-REVEALED-01] edition %s: there is no Build Phase', (edition) => {
    const idle = { edition, maps: ['map-winter-garden'] } as const;
    check(
      turnOf({ ...idle, options: ['revealed'] }),
      [noEncounters, stop],
      [['phase.began', { phase: 'hero' }], never('phase.began', { phase: 'build' }), never('map.drawn')],
    );
    check(turnOf(idle), [noEncounters], [['phase.began', { phase: 'build' }], ['map.drawn']]);
  });

  test.each(EDITIONS)(
    '[DGN-OPT-REVEALED-10] edition %s: with no Map cards left to draw there is no exploring',
    (edition) => void check(heroPhaseOf({ edition, options: ['revealed'] }), [refused(explore, { rule: 'DGN-EXPLORE-02' }), stop], []),
  );

  test.each(EDITIONS)('[DGN-OPT-REVEALED-02] edition %s: Quests are dealt before any Map card', (edition) => {
    const facts = State.on(game, 2, newBoard(setupOf({ edition, options: ['revealed'] })), randomFrom('quests'));
    const told = facts.begin(call(settingUp, {})).map(({ type }) => type);
    expect(told.indexOf('quest.turned-up')).toBeGreaterThan(told.lastIndexOf('quest.dealt'));
    expect(told.indexOf('map.dealt')).toBeGreaterThan(told.lastIndexOf('quest.turned-up'));
    expect(told).not.toContain('first.rolled');
    expect(told).not.toContain('hero.dealt');
  });
});

describe('dealing', () => {
  test('[DGN-OPT-REVEALED-03] all Map cards with the Entrance, one by one, face down: only their player sees them', () => {
    const { board } = check(
      dealing(),
      [draws('map-servants-stair', 'map-ossuary-ballroom', CELLAR, 'map-long-gallery')],
      [
        ['map.dealt', { seat: 0, card: 'map-servants-stair' }, 'DGN-OPT-REVEALED-03'],
        ['map.dealt', { seat: 1, card: 'map-ossuary-ballroom' }],
        ['map.dealt', { seat: 0, card: CELLAR }],
        ['map.dealt', { seat: 1, card: 'map-long-gallery' }],
      ],
    );
    expect(view(board, 0).players.map(({ maps }) => maps)).toEqual([
      { n: 1, cards: ['map-servants-stair'] },
      { n: 2, cards: [] },
    ]);
    expect(view(board, 1).players[1]?.maps.cards).toEqual(['map-long-gallery', 'map-ossuary-ballroom']);
  });

  test('[DGN-OPT-REVEALED-04] whoever is dealt the Entrance begins, and lays it in the middle', () =>
    void check(
      dealing(),
      [draws('map-servants-stair', CELLAR, 'map-ossuary-ballroom', 'map-long-gallery')],
      [
        ['first.chosen', { seat: 1 }, 'DGN-OPT-REVEALED-04'],
        ['map.placed', { seat: 1, card: CELLAR, x: 0, y: 0, turned: false, space: 0 }],
      ],
      ({ turn, first }) => expect([turn, first]).toEqual([1, 1]),
    ));

  test('[DGN-OPT-REVEALED-05] clockwise from that player each places one, until all lie', () => {
    const state = check(
      dealing({ players: 3, cards: [...SMALL, 'map-footmens-crossing'] }),
      [
        draws('map-servants-stair', CELLAR, 'map-long-gallery', 'map-ossuary-ballroom', 'map-footmens-crossing'),
        refused({ act: 'pass' }, { rule: 'DGN-OPT-REVEALED-05' }, 1),
        lay(1, 'map-footmens-crossing', '-1,0'),
        lay(2, 'map-long-gallery', '0,1'),
        lay(0, 'map-servants-stair', '0,-1'),
        pass(1),
        pass(2),
        lay(0, 'map-ossuary-ballroom', '0,-2'),
      ],
      [
        ['map.placed', { seat: 1, card: 'map-footmens-crossing' }, 'DGN-OPT-REVEALED-05'],
        ['map.placed', { seat: 2 }],
        ['map.placed', { seat: 0 }],
        ['map.passed', { seat: 1 }],
        ['map.passed', { seat: 2 }],
        ['map.placed', { seat: 0, card: 'map-ossuary-ballroom', x: 0, y: -2, turned: false }],
      ],
    );
    expect([state.isOver, state.board.spaces.length]).toEqual([true, 5]);
  });

  test.each(EDITIONS)(
    '[DGN-OPT-REVEALED-05] edition %s: the first card on each side of the Entrance is a Passage; who has none passes (A-63)',
    (edition) =>
      void check(
        dealing({ edition, cards: [CELLAR, 'map-servants-stair', 'map-ossuary-ballroom'] }),
        [
          draws('map-ossuary-ballroom', 'map-servants-stair', CELLAR),
          refused({ act: 'lay', card: 'map-ossuary-ballroom', place: '0,-1' }, { pick: 'card' }, 0),
          pass(0),
          lay(1, 'map-servants-stair', '0,-1'),
          refused({ act: 'lay', card: 'map-ossuary-ballroom', place: '1,0' }, { pick: 'place', legal: ['0,-2', '0,-2 turned'] }, 0),
          lay(0, 'map-ossuary-ballroom', '0,-2'),
        ],
        [
          ['map.passed', { seat: 0 }],
          ['map.placed', { seat: 1 }],
          ['map.placed', { seat: 0 }],
        ],
      ),
  );

  test('[DGN-OPT-REVEALED-05] nowhere on a finished map does a Room border the Entrance', () => {
    for (let i = 0; i < 10; i++) {
      const { spaces } = started({ decks: ['HCA', 'HCB'], options: ['revealed'] }, `border/${i}`);
      for (const side of SIDES) {
        const near = spaces[0]?.near[side] ?? NOWHERE;
        if (near !== NOWHERE) expect(mapOf(spaces[near]?.card ?? missing()).kind).toBe('passage');
      }
    }
  });

  test('[DGN-OPT-REVEALED-05] nor does anything but a Passage border any of several Entrances: not another one either (A-63, A-103)', () => {
    for (let i = 0; i < 10; i++) {
      const board = started({ decks: ['HCA', 'FB'], options: ['revealed'] }, `borders/${i}`);
      const doors = entrances(board);
      for (const door of doors)
        for (const near of board.spaces[door]?.near ?? [])
          if (near !== NOWHERE)
            expect([mapOf(board.spaces[near]?.card ?? missing()).kind, doors.includes(near)]).toEqual(['passage', false]);
    }
  });
});

describe('what Quests have to do with it', () => {
  const CARDS = [CELLAR, 'map-servants-stair', 'map-oubliette', 'map-gilded-chapel', 'map-ossuary-ballroom'] as const;
  const dealt = draws(CELLAR, 'map-servants-stair', 'map-oubliette', 'map-ossuary-ballroom', 'map-gilded-chapel');
  const own = { cards: CARDS, quests: [['q-smallest-heir'], ['q-dancing-master']] } as const;

  test('[DGN-OPT-REVEALED-06] edition 2.1: what your own Personal Quests need you first hand to your left, and nobody else sees what it is', () => {
    const { board } = check(
      dealing({ ...own, edition: '2.1', players: 3, quests: [['q-smallest-heir'], [], ['q-dancing-master']] }),
      [draws(CELLAR, 'map-servants-stair', 'map-ossuary-ballroom', 'map-oubliette', 'map-gilded-chapel')],
      [
        ['map.handed', { from: 0, to: 1, card: 'map-oubliette' }, 'DGN-OPT-REVEALED-06'],
        ['map.handed', { from: 2, to: 0, card: 'map-ossuary-ballroom' }],
        ['map.placed', { seat: 0, card: CELLAR }],
      ],
    );
    const known = [0, 1, 2].map((seat) => view(board, seat).players[1]?.maps.cards);
    expect(known).toEqual([['map-oubliette'], ['map-gilded-chapel', 'map-oubliette', 'map-servants-stair'], []]);
  });

  test('[DGN-OPT-REVEALED-06] all at once: a card that the neighbour needs too stays with him', () =>
    void check(
      dealing({
        ...own,
        edition: '2.1',
        quests: [['q-cook'], ['q-late-prince']],
        cards: [CELLAR, 'map-servants-stair', 'map-drowned-kitchens'],
      }),
      [draws('map-drowned-kitchens', CELLAR, 'map-servants-stair')],
      [['map.handed', { from: 0, to: 1 }], never('map.handed', { from: 1 })],
    ));

  test('[DGN-OPT-REVEALED-06] edition 2.3c: everybody keeps what he was dealt', () =>
    void check(dealing(own), [dealt], [['map.dealt'], never('map.handed')]));

  test('[DGN-OPT-REVEALED-07] edition 2.3c: the spaces that a Global Quest names come last, placed by those who hold them', () =>
    void check(
      dealing({ cards: CARDS, global: ['q-smallest-heir'] }),
      [
        dealt,
        pass(0),
        lay(1, 'map-servants-stair', '0,-1'),
        refused({ act: 'lay', card: 'map-oubliette', place: '0,-2 turned' }, { pick: 'card', legal: [] }, 0),
        pass(0),
        lay(1, 'map-ossuary-ballroom', '0,-2'),
        lay(0, 'map-gilded-chapel', '0,-3'),
        pass(1),
        lay(0, 'map-oubliette', '0,-4 turned'),
      ],
      [
        ['map.placed', { card: 'map-ossuary-ballroom' }],
        ['map.placed', { seat: 0, card: 'map-gilded-chapel' }],
        ['map.placed', { seat: 0, card: 'map-oubliette' }],
      ],
    ));

  test('[DGN-OPT-REVEALED-07] edition 2.1: a Global Quest holds nothing back', () =>
    void check(
      dealing({ cards: CARDS, edition: '2.1', global: ['q-smallest-heir'] }),
      [dealt, pass(0), lay(1, 'map-servants-stair', '0,-1'), lay(0, 'map-gilded-chapel', '0,-2')],
      [['map.placed', { seat: 0, card: 'map-gilded-chapel' }]],
    ));
});

describe('several Entrances', () => {
  const CARDS: readonly MapId[] = [CELLAR, 'cold-chimney', 'map-servants-stair'];
  const two = { decks: ['HCA', 'FB'], cards: CARDS } as const;
  const name = (entrance: MapId) => ({ act: 'choose', entrance }) as const;

  test('[DGN-OPT-REVEALED-08] it is chosen beforehand which of them decides who begins: by whoever rolls highest (A-63)', () =>
    void check(
      dealing(two),
      [
        dice(2, 5),
        refused(name('map-servants-stair'), { legal: [CELLAR, 'cold-chimney'] }, 1),
        by(1, name('cold-chimney')),
        draws(CELLAR, 'cold-chimney', 'map-servants-stair'),
      ],
      [
        ['first.chosen', { seat: 1 }],
        ['map.dealt', { seat: 1, card: CELLAR }],
        ['first.chosen', { seat: 0 }, 'DGN-OPT-REVEALED-04'],
        ['map.placed', { seat: 0, card: 'cold-chimney', x: 0, y: 0 }],
      ],
    ));

  test('[DGN-OPT-REVEALED-08] with one nobody is asked', () =>
    void check(dealing(), [draws(...SMALL)], [['map.dealt'], never('first.rolled')]));

  const start = (entrance: MapId) => ({ act: 'choose', start: entrance }) as const;

  test('[DGN-OPT-REVEALED-09] edition 2.1: before any Map card is dealt each says from which Entrance his hero starts', () =>
    void check(
      dealing({ edition: '2.1', decks: ['HCA', 'TM'], cards: [CELLAR, 'the-last-signpost', 'map-servants-stair'] }),
      [
        dice(2, 5),
        by(1, name(CELLAR)),
        by(1, start('the-last-signpost')),
        by(0, start(CELLAR)),
        draws(CELLAR, 'the-last-signpost', 'map-servants-stair'),
      ],
      [
        ['start.chosen', { seat: 1, card: 'the-last-signpost' }, 'DGN-OPT-REVEALED-09'],
        ['start.chosen', { seat: 0, card: CELLAR }],
        ['map.dealt', { seat: 1 }],
      ],
    ));

  test('[DGN-OPT-REVEALED-09] there the heroes stand when the game begins; in edition 2.3c on the first Entrance of a realm', () => {
    const seen = new Set<MapId | null>();
    for (let i = 0; i < 8; i++) {
      const told = started({ edition: '2.1', decks: ['HCA', 'TM'], options: ['revealed'] }, `told/${i}`);
      for (const { start: card, space } of told.players) {
        expect(told.spaces[space]?.card).toBe(card);
        seen.add(card);
      }
      const { players } = started({ decks: ['HCA', 'FB'], options: ['revealed'] }, `first/${i}`);
      expect(players.map(({ space, start: card }) => [space, card])).toEqual([
        [0, null],
        [0, null],
      ]);
    }
    expect(seen).toEqual(new Set([CELLAR, 'the-last-signpost']));
  });
});
