// Owns the tests of DGN-COMBINE-22 to -29, DGN-PORTAL-02 and DGN-PORTAL-03: two realms, each with its map, joined by Portals.

import { missing } from '@undercroft/kernel';
import { check, never, refused } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { mapOf, questOf, type MapId, type QuestId } from '../../src/content/cards.ts';
import { realmOf } from '../../src/content/decks.ts';
import { placesFor } from '../../src/queries/building.ts';
import { readPlace, withCard } from '../../src/queries/map.ts';
import { portalsFrom, sewersFrom } from '../../src/queries/moves.ts';
import { build } from '../../src/rules/build.ts';
import { heroPhase, turn } from '../../src/rules/game.ts';
import { isEntrance, newBoard, NOWHERE, SIDES, spaceOf, type Board } from '../../src/state.ts';
import { combined, PORTAL_MAP, REALMS_MAP, started, tables, type CombinedTable } from '../combine-scenes.ts';
import { explore, leave, noEncounters, nth, place, sceneWith, setupOf, stop, type Laid } from '../scenes.ts';

const EDITIONS = ['2.1', '2.3c'] as const;
const BOTH = ['HCA', 'TM'] as const;
const questsOf = ({ players }: Board): readonly (readonly QuestId[])[] =>
  players.map(({ quests, sealed }) => [...quests.map(({ quest }) => quest), ...sealed.cards]);

describe.each(EDITIONS)('two realms, edition %s', (edition) => {
  test('[DGN-COMBINE-22] one Entrance of each realm, each with four Passages or Roads around it (A-58)', () => {
    for (const board of tables({ edition, decks: BOTH })) {
      expect(board.spaces.length).toBe(10);
      for (const realm of ['dungeon', 'wilderness'] as const) {
        const [entrance, ...ring] = board.spaces.filter((space) => space.realm === realm);
        expect(entrance).toMatchObject({ card: realm === 'dungeon' ? 'map-last-cellar' : 'the-last-signpost', x: 0, y: 0 });
        expect(ring.map(({ card }) => [mapOf(card).realm, mapOf(card).kind])).toEqual(Array.from({ length: 4 }, () => [realm, 'passage']));
      }
    }
  });

  test('[DGN-COMBINE-25] the two maps never touch: no card has a neighbour of the other realm, wherever it lies', () => {
    for (const board of tables({ edition, decks: BOTH }))
      for (const { realm, near } of board.spaces)
        for (const side of SIDES) if (near[side] !== NOWHERE) expect(spaceOf(board, near[side]).realm).toBe(realm);
  });

  test('[DGN-COMBINE-25] a card can only be placed beside cards of its own realm', () => {
    const board = combined({ edition, decks: ['HCA', 'HCB', 'TM'], map: REALMS_MAP });
    for (const card of ['map-winter-garden', 'winters-larder'] as const) {
      const places = placesFor(board, card);
      expect(places.length).toBeGreaterThan(0);
      for (const where of places) {
        const spaces = withCard(board.spaces, card, readPlace(where));
        const { near } = spaces.at(-1) ?? missing();
        expect(near.filter((id) => id !== NOWHERE).map((id) => spaces[id]?.realm)).toContain(mapOf(card).realm);
        expect(near.filter((id) => id !== NOWHERE).every((id) => spaces[id]?.realm === mapOf(card).realm)).toBe(true);
      }
    }
  });

  test('[DGN-COMBINE-26] each player chooses, in turn order, at which Entrance his hero starts (A-58)', () => {
    const seen = new Set(tables({ edition, decks: BOTH, players: 3 }, 20).flatMap(({ players }) => players.map(({ space }) => space)));
    expect(seen).toEqual(new Set([0, 5]));
    for (const { players } of tables({ edition, decks: ['TM'] }, 5)) expect(players.map(({ space }) => space)).toEqual([0, 0]);
  });

  test('[DGN-PORTAL-02, DGN-PORTAL-03, DGN-COMBINE-29] whoever places a Portal may link it to a Dungeon Entrance', () => {
    const decksOf = edition === '2.1' ? { both: ['white-pan'] as const } : { wilderness: ['white-pan'] as const };
    const board = combined({ edition, decks: BOTH, map: REALMS_MAP, decksOf, heroes: [{ at: 'the-last-signpost' }, {}] });
    const scene = sceneWith(board, build, { explores: false });
    const rule = edition === '2.1' ? 'DGN-PORTAL-03' : 'DGN-PORTAL-02';
    check(
      scene,
      [place('2,0 turned'), refused({ act: 'link', to: 5 }, { rule: 'DGN-PORTAL-02', pick: 'to', legal: [0] }), { act: 'link', to: 0 }],
      [
        ['map.placed', { card: 'white-pan', space: 7 }],
        ['portal.linked', { seat: 0, space: 7, to: 0 }, rule],
      ],
      ({ spaces }) => expect(spaces.map(({ portal }) => portal)).toEqual([-1, -1, -1, -1, -1, -1, -1, 0]),
    );
    check(scene, [place('2,0 turned'), leave], [never('portal.linked')], ({ spaces }) => expect(spaces[7]?.portal).toBe(NOWHERE));
  });
});

describe('Map decks', () => {
  test('[DGN-COMBINE-23] in 2.3c each realm has its own Map deck', () => {
    const { maps } = newBoard(setupOf({ decks: ['HCA', 'HCB', 'TM'] }));
    expect(Object.entries(maps).map(([realm, pile]) => [realm, pile.map(({ cards }) => cards.length)])).toEqual([
      ['dungeon', [22]],
      ['wilderness', [11]],
    ]);
    for (const [realm, pile] of Object.entries(maps))
      for (const { cards } of pile) for (const card of cards) expect(mapOf(card).realm).toBe(realm);
  });

  test('[DGN-COMBINE-23] a second Entrance of a realm lies among its Map cards and is one when it is placed (A-15)', () => {
    for (const board of tables({ decks: ['TM', 'FB', 'SB'] }, 5)) {
      expect(board.spaces.filter(({ card }) => isEntrance(board, card)).map(({ card }) => card)).toEqual([
        'cold-chimney',
        'the-last-signpost',
      ]);
      expect(board.maps.wilderness?.flatMap(({ cards }) => cards)).toContain('last-milestone');
      expect(isEntrance(board, 'last-milestone')).toBe(true);
    }
  });

  const table = {
    decks: BOTH,
    map: REALMS_MAP,
    decksOf: { dungeon: ['map-oubliette'], wilderness: ['white-pan'] },
  } satisfies CombinedTable;

  test('[DGN-COMBINE-24] in 2.3c a player draws from the deck of the realm in which his hero stands', () => {
    const drawing = (at: MapId) => sceneWith(combined({ ...table, heroes: [{ at }, {}] }), build, { explores: false });
    check(drawing('map-last-cellar'), [], [['map.drawn', { card: 'map-oubliette' }]]);
    check(drawing('unpaid-causeway'), [], [['map.drawn', { card: 'white-pan' }]]);
  });

  test('[DGN-COMBINE-24] a deck that is used up is not replaced by the other one while a Portal joins the realms: no Build Phase, no exploring (A-83)', () =>
    void check(
      sceneWith(
        combined({
          ...table,
          map: PORTAL_MAP,
          decksOf: { dungeon: ['map-oubliette'] },
          heroes: [{ at: 'the-last-signpost' }, {}],
          change: (board) =>
            void (board.spaces = board.spaces.map((one) => (one.card === 'hollow-oak-court' ? { ...one, portal: 0 } : one))),
        }),
        turn,
        {},
      ),
      [noEncounters, refused(explore, { why: { rule: 'DGN-EXPLORE-02', key: 'no-map-cards' } })],
      [['phase.began', { phase: 'build' }], ['phase.began', { phase: 'hero' }], never('map.drawn')],
    ));

  test('[DGN-COMBINE-24] while no Portal joins the realms, whoever has used up the own deck builds from the other: heroes who all began in one can get to the other (A-105)', () => {
    const locked = combined({ ...table, decksOf: { wilderness: ['hollow-oak-court'] }, heroes: [{ at: 'map-last-cellar' }, {}] });
    check(
      sceneWith(locked, build, { explores: false }),
      [place('2,0'), { act: 'link', to: 0 }],
      [
        ['map.placed', { card: 'hollow-oak-court' }],
        ['portal.linked', { to: 0 }],
      ],
    );
    const own = combined({ ...table, decksOf: { dungeon: ['map-oubliette'], wilderness: ['hollow-oak-court'] }, heroes: [{}, {}] });
    check(sceneWith(own, build, { explores: false }), [], [['map.drawn', { card: 'map-oubliette' }]]);
  });

  test('[DGN-COMBINE-24] in 2.1 there is one deck for both, and a card goes to its realm wherever the hero stands', () =>
    void check(
      sceneWith(combined({ ...table, edition: '2.1', decksOf: { both: ['white-pan'] }, heroes: [{ at: 'map-last-cellar' }, {}] }), build, {
        explores: false,
      }),
      [place('2,0 turned'), leave],
      [['map.placed', { card: 'white-pan', x: 2, y: 0 }]],
      ({ spaces }) => expect(spaces[7]).toMatchObject({ realm: 'wilderness', near: [NOWHERE, NOWHERE, NOWHERE, 6] }),
    ));
});

describe('Quests of two realms', () => {
  const realmOfQuest = (quest: QuestId): string => realmOf(questOf(quest).deck);

  test('[DGN-COMBINE-27, DGN-COMBINE-28] in 2.1 each player gets a Quest of each realm; one of those left is the Global Quest', () => {
    const boards = tables({ edition: '2.1', decks: BOTH, players: 4 }, 20);
    for (const board of boards) {
      for (const own of questsOf(board)) expect(own.map(realmOfQuest)).toEqual(['dungeon', 'wilderness']);
      expect(board.global.length).toBe(1);
      expect(board.quests.map(({ cards }) => cards.length)).toEqual([5]);
    }
    expect(new Set(boards.map(({ global }) => realmOfQuest(global[0]?.quest ?? missing())))).toEqual(new Set(['dungeon', 'wilderness']));
  });

  test('[DGN-COMBINE-27] in 2.3c Quests are shuffled together (A-58)', () => {
    const pairs = tables({ decks: BOTH, players: 4 }, 10).flatMap((board) =>
      questsOf(board).map((own) => own.map(realmOfQuest).sort().join()),
    );
    expect(new Set(pairs)).toEqual(new Set(['dungeon,dungeon', 'dungeon,wilderness', 'wilderness,wilderness']));
  });
});

describe('Portals', () => {
  const linked = (board: Board, card: MapId, to: MapId): void => {
    const at = (one: MapId): number => board.spaces.findIndex((space) => space.card === one);
    board.spaces = board.spaces.map((space) => (space.card === card ? { ...space, portal: at(to) } : space));
  };

  test('[DGN-PORTAL-02, DGN-COMBINE-24] TV-66: Mv 2 on a Portal: for 1 point to its Entrance, where he collects; in his next Build Phase he draws from the Dungeon deck', () => {
    const decksOf = { dungeon: ['map-oubliette'], wilderness: ['white-pan'] } as const;
    const board = combined({
      decks: BOTH,
      map: PORTAL_MAP,
      decksOf,
      heroes: [{ at: 'hollow-oak-court', movement: 2 }, { at: 'map-long-gallery' }],
      change: (one) => linked(one, 'hollow-oak-court', 'map-last-cellar'),
    });
    const state = check(
      sceneWith(board, heroPhase, {}),
      [{ act: 'portal', to: 0 }, stop],
      [
        ['movement.spent', { n: 1, for: 'portal' }, 'DGN-PORTAL-01'],
        ['hero.moved', { to: 0, by: 'portal' }],
        ['space.collected', { space: 0 }],
      ],
      ({ players }) => expect(players[0]).toMatchObject({ movement: 1, space: 0 }),
    );
    check(sceneWith(state.board, build, { explores: false }), [], [['map.drawn', { card: 'map-oubliette' }]]);
  });

  test('[DGN-PORTAL-02, DGN-COMBINE-29] every Portal has a letter of its own, an Entrance may have several, and there may be several Entrances (A-59)', () => {
    const map: readonly Laid[] = [...PORTAL_MAP, ['cold-chimney', 2, 0], ['white-pan', 2, -1]];
    const board = combined({ decks: ['HCA', 'TM', 'FB'], map, heroes: [{ at: 'map-last-cellar' }, { at: 'hollow-oak-court' }] });
    const portals = (seat: number, ...links: readonly (readonly [MapId, MapId])[]) => {
      const copy = { ...board };
      for (const [card, to] of links) linked(copy, card, to);
      return portalsFrom(copy, seat);
    };
    expect(portals(0)).toEqual([]);
    expect(portals(1, ['hollow-oak-court', 'cold-chimney'])).toEqual([nth(map, 'cold-chimney')]);
    expect(portals(0, ['hollow-oak-court', 'cold-chimney'])).toEqual([]);
    expect(portals(0, ['hollow-oak-court', 'map-last-cellar'], ['white-pan', 'map-last-cellar'])).toEqual([
      nth(map, 'hollow-oak-court'),
      nth(map, 'white-pan'),
    ]);
  });

  test('[DGN-PORTAL-02] without a Dungeon nobody is asked, and the Portal does nothing (A-59)', () => {
    const map: readonly Laid[] = [
      ['the-last-signpost', 0, 0],
      ['unpaid-causeway', 1, 0],
    ];
    const board = combined({ decks: ['TM'], map, decksOf: { wilderness: ['white-pan'] }, heroes: [{ hero: 'maud-hallow' }, {}] });
    check(sceneWith(board, build, { explores: false }), [place('2,0 turned')], [['map.placed'], never('portal.linked')], (after, state) => {
      expect([state.isOver, portalsFrom({ ...after, players: after.players.map((one) => ({ ...one, space: 2 })) }, 0)]).toEqual([true, []]);
    });
  });

  test('[DGN-SEWER-01] letters join within a realm, also across its sets (A-23)', () => {
    const map: readonly Laid[] = [
      ...REALMS_MAP,
      ['drovers-ford', 3, 3],
      ['drowned-belfry', 4, 3],
      ['hanging-ford', 5, 3],
      ['map-oubliette', 5, 5],
    ];
    const board = combined({ decks: ['HCA', 'TM', 'SB'], map, heroes: [{ at: 'drovers-ford' }, { at: 'map-oubliette' }] });
    expect(sewersFrom(board, 0)).toEqual([nth(map, 'drowned-belfry'), nth(map, 'hanging-ford')]);
    expect(sewersFrom(board, 1)).toEqual([]);
  });

  test('[DGN-COMBINE-25] a table of every deck is set up with one map in each realm', () => {
    const board = started({ decks: ['HCA', 'HCB', 'TM', 'FB', 'SB'], players: 3 }, 'all');
    expect(board.spaces.map(({ realm }) => realm)).toEqual([
      ...Array.from({ length: 5 }, () => 'dungeon'),
      ...Array.from({ length: 5 }, () => 'wilderness'),
    ]);
  });
});
