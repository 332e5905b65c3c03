// Owns the tests of DGN-SETUP, of the number of players and of hidden hands: what lies where before the first turn.

import { at, call, missing, pileSize, randomFrom, State } from '@undercroft/kernel';
import { check, dice, draws, refused } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { heroOf, MAP_IDS, mapOf, type MapId } from '../../src/content/cards.ts';
import { REALMS } from '../../src/content/types.ts';
import { game } from '../../src/game.ts';
import { isViable, readRing, ringsOf, withCard } from '../../src/queries/map.ts';
import { scoreOf } from '../../src/queries/scores.ts';
import { setup as settingUp } from '../../src/rules/setup.ts';
import { checkSetup, type Setup } from '../../src/setup.ts';
import { handOf, isEntrance, SIDES, type Board, type Space } from '../../src/state.ts';
import { view } from '../../src/view.ts';
import { setupOf, setupScene } from '../scenes.ts';

/** A table that has been set up by chance, before its first turn. */
function started(raw: object, seed: string): Board {
  const setup = setupOf(raw);
  const state = State.on(game, setup.players, game.begin(setup), randomFrom(seed));
  state.begin(call(settingUp, {}));
  return state.board;
}
const boards = (raw: object, n = 20): readonly Board[] => Array.from({ length: n }, (_, i) => started(raw, `setup/${i}`));
function foursOf(cards: readonly MapId[]): readonly (readonly MapId[])[] {
  const fours: MapId[][] = [];
  const add = (from: number, so: readonly MapId[]): void => {
    if (so.length === 4) fours.push([...so]);
    else for (let i = from; i < cards.length; i++) add(i + 1, [...so, cards[i] ?? missing()]);
  };
  add(0, []);
  return fours;
}
const EACH: readonly Partial<Setup>[] = [
  { edition: '2.1', decks: ['HCA'], players: 3 },
  { edition: '2.3c', decks: ['HCB'], players: 2 },
  { edition: '2.1', decks: ['HCA', 'HCB'], players: 4 },
  { edition: '2.3c', decks: ['HCA', 'HCB'], players: 4 },
];

describe('how many play', () => {
  test('[DGN-GEN-01] 2 to 4 players, no more than there are heroes, and two Quests for each besides the Global one', () => {
    for (const players of [0, 1, 5])
      expect(checkSetup({ players })).toMatchObject({ ok: false, problem: { rule: 'DGN-GEN-01', field: 'players' } });
    for (const players of [2, 3, 4]) expect(checkSetup({ players })).toMatchObject({ ok: true, setup: { players } });
    expect(checkSetup({ players: 3, decks: ['HCA'] }).ok).toBe(true);
    expect(checkSetup({ players: 4, decks: ['HCA'] })).toMatchObject({
      ok: false,
      problem: { rule: 'DGN-GEN-01', key: 'heroes', legal: [2, 3] },
    });
  });

  test('[DGN-GEN-01] each player has exactly one hero, and no hero two players', () => {
    for (const { players } of boards({ players: 4 })) {
      const heroes = players.map(({ hero }) => hero);
      expect(heroes).not.toContain(null);
      expect(new Set(heroes).size).toBe(4);
    }
  });
});

describe('the map', () => {
  test.each(EACH)('[DGN-SETUP-01, DGN-SETUP-06] what is left of every deck is whole and in no order yet: %j', (raw) => {
    for (const { maps, quests, stocks, players, setup } of boards(raw)) {
      const decks = setup.decks.length;
      expect(maps.dungeon?.length).toBe(1);
      expect(pileSize(maps.dungeon ?? [])).toBe(11 * decks - 5);
      expect([quests.length, pileSize(quests)]).toEqual(pileSize(quests) === 0 ? [0, 0] : [1, 7 * decks - 2 * players.length - 1]);
      expect(stocks.map(({ draw, discard }) => [draw.length, pileSize(draw), discard.length])).toEqual([
        [1, 30 * decks - 5 * players.length, 0],
      ]);
    }
  });

  test.each(EACH)(
    '[DGN-SETUP-02, DGN-SETUP-03, DGN-SETUP-05] the Entrance, and one Passage viably joined to each of its exits: %j',
    (raw) => {
      for (const board of boards(raw)) {
        const [entrance, ...ring] = board.spaces;
        expect(entrance).toMatchObject({ card: raw.decks?.includes('HCA') ? 'map-last-cellar' : 'map-postern', x: 0, y: 0, turned: false });
        expect(ring.map(({ x, y }) => [x, y])).toEqual([
          [0, -1],
          [1, 0],
          [0, 1],
          [-1, 0],
        ]);
        for (const { card } of ring) expect([mapOf(card).kind, isEntrance(board, card)]).toEqual(['passage', false]);
        for (const side of SIDES) expect(isViable(board.spaces, 0, side)).toBe(true);
      }
    },
  );

  test('[DGN-SETUP-03] the four are chosen by chance: different tables have different ones', () => {
    const rings = new Set(
      boards({}, 30).map(({ spaces }) =>
        spaces
          .slice(1)
          .map(({ card }) => card)
          .sort()
          .join(),
      ),
    );
    expect(rings.size).toBeGreaterThan(5);
  });

  test('[DGN-SETUP-04] Grim Passages are among them', () => {
    const grim = boards({}, 30).filter(({ spaces }) => spaces.some(({ card }) => mapOf(card).grim));
    expect(grim.length).toBeGreaterThan(0);
  });

  test('[DGN-SETUP-05] any four Passages of a realm can be joined to an Entrance, whichever decks are in play', () => {
    // A-04 gives one back where four do not fit; among our cards no such four exist.
    for (const realm of REALMS) {
      const passages = MAP_IDS.filter(
        (card) => mapOf(card).realm === realm && mapOf(card).kind === 'passage' && mapOf(card).entrance !== 'always',
      );
      const entrance = MAP_IDS.find((card) => mapOf(card).realm === realm && mapOf(card).entrance === 'always') ?? missing();
      for (const four of foursOf(passages)) expect([four, ringsOf(entrance, four).length > 0]).toEqual([four, true]);
    }
  });

  test('[DGN-SETUP-05] a ring names each of the four once, and only so that all four borders can be crossed', () => {
    const four: readonly MapId[] = ['map-servants-stair', 'map-mourners-mile', 'map-long-gallery', 'map-footmens-crossing'];
    for (const ring of ringsOf('map-last-cellar', four)) {
      const laid = readRing(ring, 0, 0);
      expect(laid.map(({ card }) => card).sort()).toEqual([...four].sort());
      let spaces: readonly Space[] = withCard([], 'map-last-cellar', { x: 0, y: 0, turned: false });
      for (const { card, ...at } of laid) spaces = withCard(spaces, card, at);
      expect(SIDES.every((side) => isViable(spaces, 0, side))).toBe(true);
    }
    const north = new Set(ringsOf('map-last-cellar', four).map((ring) => readRing(ring, 0, 0)[0]?.card));
    expect(north).toEqual(new Set(['map-servants-stair', 'map-long-gallery', 'map-footmens-crossing']));
  });
});

describe('the players', () => {
  test.each(EACH)(
    '[DGN-SETUP-07, DGN-SETUP-08, DGN-SETUP-09, DGN-SETUP-13] a random heroic hero at Level 1 with 6 Life, 1 Glory and 1 Peril: %j',
    (raw) => {
      const seen = new Set<string>();
      for (const board of boards(raw)) {
        board.players.forEach((player, seat) => {
          expect(player).toMatchObject({ level: 1, life: 6, glory: 1, peril: 1, alive: true });
          expect(heroOf(player.hero ?? missing()).grade).toBe('heroic');
          expect(scoreOf(board, seat, 'melee')).toBe(heroOf(player.hero ?? missing()).rows[0]?.[0]);
          seen.add(player.hero ?? missing());
        });
      }
      expect(seen.size).toBe(3 * (raw.decks?.length ?? 0));
    },
  );

  test('[DGN-SETUP-10] heroes that were not dealt lie aside and come back to nobody', () => {
    for (const { players, heroes } of boards({ players: 3 }))
      expect(new Set([...heroes, ...players.map(({ hero }) => hero)]).size).toBe(heroes.length + 3);
  });

  test.each(EACH)('[DGN-SETUP-12] every hero stands on the Entrance: %j', (raw) => {
    for (const { players } of boards(raw)) expect(players.map(({ space }) => space)).toEqual(players.map(() => 0));
  });

  test('[DGN-SETUP-14] in edition 2.1 each player has two Personal Quests that everybody sees', () => {
    const board = at(boards({ edition: '2.1', players: 3 }, 1), 0);
    for (const seat of [0, 1, 2])
      expect(view(board, seat).players.map(({ quests, sealed }) => [quests.length, sealed.n])).toEqual([
        [2, 0],
        [2, 0],
        [2, 0],
      ]);
  });

  test('[DGN-SETUP-15] in edition 2.3c only their owner sees the two Personal Quests', () => {
    const board = at(boards({ edition: '2.3c', players: 3 }, 1), 0);
    for (const seat of [0, 1, 2])
      view(board, seat).players.forEach(({ quests, sealed }, other) => {
        expect([quests.length + sealed.n, sealed.cards.length]).toEqual([2, other === seat ? sealed.n : 0]);
      });
    expect(board.players.some(({ sealed }) => sealed.cards.length > 0)).toBe(true);
  });

  test.each(EACH)('[DGN-SETUP-16] one Quest is turned up for everybody: %j', (raw) => {
    for (const { global } of boards(raw)) expect(global.length).toBe(1);
  });

  test.each(EACH)('[DGN-SETUP-17] every player holds five Adventure cards: %j', (raw) => {
    for (const board of boards(raw)) board.players.forEach((_, seat) => expect(handOf(board, seat).length).toBe(5));
  });

  test('[DGN-GEN-13] of another hand one sees how many cards it has, and none of them', () => {
    for (const board of boards({ players: 3 }, 5))
      for (const seat of [0, 1, 2])
        view(board, seat).players.forEach(({ hand }, other) => {
          expect(hand).toEqual({ n: 5, cards: other === seat ? handOf(board, other) : [] });
        });
  });
});

describe('who begins', () => {
  const RING: readonly MapId[] = ['map-servants-stair', 'map-long-gallery', 'map-creeping-corridor', 'map-footmens-crossing'];
  const laid = draws(...RING, ringsOf('map-last-cellar', RING)[0] ?? missing());
  const QUESTS = 'q-cook q-late-prince q-two-signatures q-hollow-crown q-smallest-heir q-dancing-master q-fourteenth-step'.split(' ');
  const HANDS = [
    'bo-dismissed tr-paper-crown bn-firm-hand mo-coin-rats mo-cup-bearer',
    'bo-table-talk tr-marrow-broth bn-moths-in-the-lining mo-royal-taster mo-larder-beetle',
    'bo-vow-of-iron tr-pantry-door bn-kings-tenth mo-warden-of-no-door mo-hollow-halberdier',
  ].map((hand) => hand.split(' '));
  /** Quests and hands for two players. */
  const dealt = draws(...QUESTS.slice(0, 5), ...HANDS.slice(0, 2).flat());
  /** Everything after the dice for two players. */
  const rest = draws(...laid.chance, 'hero-wilmet-clay', 'hero-jory-latch', ...dealt.chance);

  test.each([
    ['2.1', 'DGN-SETUP-18'],
    ['2.3c', 'DGN-SETUP-19'],
  ] as const)(
    '[DGN-SETUP-18, DGN-SETUP-19] edition %s: the highest roll begins, cites %s, and deals begin there',
    (edition, rule) =>
      void check(
        setupScene({ edition, decks: ['HCA'] }),
        [dice(3, 5), rest],
        [
          ['first.rolled', { dice: [3, 5], seats: [0, 1] }, rule],
          ['first.chosen', { seat: 1 }, rule],
          ['hero.dealt', { seat: 1, hero: 'hero-wilmet-clay' }],
          ['hero.dealt', { seat: 0, hero: 'hero-jory-latch' }],
        ],
      ),
  );

  test('[DGN-SETUP-18] whoever shares the highest roll rolls again, and nobody else', () =>
    void check(
      setupScene({ edition: '2.1', decks: ['HCA'], players: 3 }),
      [
        dice(4, 2, 4, 6, 6, 1, 3),
        laid,
        draws('hero-wilmet-clay', 'hero-jory-latch', 'hero-perpetua-blot'),
        draws(...QUESTS.slice(0, 6), ...HANDS.flat()),
      ],
      [
        ['first.rolled', { dice: [4, 2, 4], seats: [0, 1, 2] }],
        ['first.rolled', { dice: [6, 6], seats: [0, 2] }],
        ['first.rolled', { dice: [1, 3], seats: [0, 2] }],
        ['first.chosen', { seat: 2 }],
      ],
    ));

  test('[DGN-SETUP-15] in edition 2.3c an Effect Quest is dealt face up, any other face down (A-03)', () =>
    void check(
      setupScene({ edition: '2.3c', decks: ['HCA'] }),
      [dice(3, 5), rest],
      [
        ['quest.dealt', { seat: 1, quest: 'q-cook', open: true }, 'DGN-SETUP-15'],
        ['quest.dealt', { seat: 1, quest: 'q-late-prince', open: false }, 'DGN-SETUP-15'],
      ],
      ({ players }) => expect(players[1]).toMatchObject({ quests: [{ quest: 'q-cook' }], sealed: { cards: ['q-late-prince'] } }),
    ));

  test('[DGN-SETUP-20] everything is dealt to the left from the first player', () =>
    void check(
      setupScene({ decks: ['HCA'], players: 2 }),
      [dice(1, 2), rest],
      [
        ['quest.dealt', { seat: 1 }],
        ['quest.dealt', { seat: 1 }],
        ['quest.dealt', { seat: 0 }],
        ['quest.dealt', { seat: 0 }],
        ['card.drawn', { seat: 1 }],
        ['card.drawn', { seat: 0 }],
      ],
    ));

  test('[DGN-OPT-PICKHERO-01] from the first player on, each chooses a hero among those that are left', () => {
    check(
      setupScene({ decks: ['HCA'], options: ['pickHero'] }),
      [
        dice(2, 6),
        laid,
        refused({ act: 'choose', hero: 'hero-ebba-tallow' }, { pick: 'hero' }),
        { act: 'choose', hero: 'hero-jory-latch' },
        refused(
          { act: 'choose', hero: 'hero-jory-latch' },
          { rule: 'DGN-OPT-PICKHERO-01', legal: ['hero-wilmet-clay', 'hero-perpetua-blot'] },
        ),
        { act: 'choose', hero: 'hero-perpetua-blot' },
        dealt,
      ],
      [
        ['hero.dealt', { seat: 1, hero: 'hero-jory-latch' }],
        ['hero.dealt', { seat: 0, hero: 'hero-perpetua-blot' }],
      ],
    );
  });

  test('[DGN-OPT-PICKHERO-01] the options of edition 2.3c do not exist in edition 2.1', () => {
    for (const option of ['pickHero', 'spikeDodging', 'optionalDiscard'])
      expect(checkSetup({ edition: '2.1', options: [option] })).toMatchObject({ ok: false, problem: { field: 'options', key: 'edition' } });
  });
});
