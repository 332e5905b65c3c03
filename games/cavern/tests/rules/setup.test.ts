// Proves what is agreed and done before the first turn, and what linked adventures carry over.

import { call } from '@undercroft/kernel';
import { by, check, dice, draws, never, refused, sceneOf } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { ADVENTURE_IDS, adventureOf } from '../../src/content/cards.ts';
import { game } from '../../src/game.ts';
import { settingUp, surgesFor } from '../../src/rules/setup.ts';
import { newBoard, type Board } from '../../src/state.ts';
import { boardWith, END, S, setupOf, walks } from '../scenes.ts';

const scene = (raw: object) => sceneOf(game, setupOf(raw), () => undefined, call(settingUp, {}));
const PARTY = { party: ['tarn', 'wren'] } as const;
/** The tiles that go into the stack of First Light, and an item for each of two heroes. */
const A1_TILES = draws('P01', 'P02', 'P03', 'P04', 'P05', 'P06', 'P07');
const ITEMS = draws('IA01', 'ID01');

test('[CAV-SETUP-01] an adventure is for its number of heroes', () => {
  const fits = (adventure: string, heroes: number): boolean => game.checkSetup({ adventure, heroes }).ok;
  expect([1, 2, 3, 4, 5].filter((n) => fits('A1', n))).toEqual([1, 2]);
  expect([1, 2, 3, 4, 5].filter((n) => fits('A2', n))).toEqual([1, 2, 3]);
  for (const id of ['A3', 'A4', 'A5', 'A6', 'A7']) expect([1, 2, 3, 4, 5].filter((n) => fits(id, n))).toEqual([2, 3, 4, 5]);
  expect([1, 2, 3, 4, 5].filter((n) => fits('A8', n))).toEqual([2, 4]);
  expect(game.checkSetup({ adventure: 'A1', heroes: 3 })).toMatchObject({
    ok: false,
    problem: { rule: 'CAV-SETUP-01', key: 'hero-range' },
  });
});

test('[CAV-GEN-01, CAV-SOLO-04] a player may run several heroes, each with a turn and a row of its own', () => {
  expect(game.checkSetup({ adventure: 'A3', heroes: 3, players: 4 })).toMatchObject({ ok: false, problem: { key: 'players' } });
  const setup = setupOf({ adventure: 'A3', heroes: 3, players: 1, party: ['tarn', 'wren', 'oru'], first: 'choose' });
  expect(game.seats(setup)).toBe(1);
  check(
    sceneOf(game, setup, () => undefined),
    [
      by(0, { act: 'choose', hero: 1 }),
      draws('IA01', 'ID01', 'IU01'),
      draws('P01', 'P02', 'P03', 'P04', 'P05', 'P06', 'P07', 'P08', 'P09', 'P10', 'P11'),
      END,
      draws('EV15'),
      walks(1, 6),
      END,
      draws('EV13'),
    ],
    [
      ['turn.began', { hero: 1 }],
      ['turn.began', { hero: 2 }],
      ['turn.began', { hero: 0 }],
    ],
    (board) => expect(board.heroes.map(({ row }) => row)).toEqual([[], [], []]),
  );
});

test('[CAV-SETUP-02] decks are made of the sets that the adventure names, or that the table agrees on', () => {
  const sizes = (raw: object): readonly number[] => {
    const { monsters, encounters, treasures } = newBoard(setupOf(raw));
    return [monsters, encounters, treasures].map(({ draw }) => draw.flatMap(({ cards }) => cards).length);
  };
  expect(sizes({ adventure: 'A1' })).toEqual([29, 28, 38]);
  expect(sizes({ adventure: 'A3' })).toEqual([37, 42, 45]);
  expect(sizes({ adventure: 'A1', cards: 'both' })).toEqual([37, 42, 45]);
  expect(sizes({ adventure: 'A3', cards: 'base' })).toEqual([29, 28, 38]);
});

test('[CAV-SETUP-03] each player takes a different hero, at level 1 with full HP and no conditions', () =>
  check(
    scene({ adventure: 'A1', first: 'choose' }),
    [by(0, { act: 'take', id: 'oru' }), refused({ act: 'take', id: 'oru' }, { pick: 'id' }, 1), by(1, { act: 'take', id: 'wren' })],
    [
      ['hero.taken', { hero: 0, id: 'oru' }],
      ['hero.taken', { hero: 1, id: 'wren' }],
    ],
    (board) =>
      expect(board.heroes).toMatchObject([
        { level: 1, hp: 8, conditions: [] },
        { id: 'wren', hp: 8 },
      ]),
  ));

test('[CAV-SETUP-04, CAV-SETUP-05] powers are chosen, taken as the kit, or dealt at random within each type', () => {
  const raw = { adventure: 'A1', ...PARTY, first: 'choose' };
  const kit = check(scene(raw), [], [['powers.taken', { hero: 0, powers: ['tarn-a1', 'tarn-a3', 'tarn-d1', 'tarn-u1', 'tarn-u2'] }]]);
  expect(kit.board.heroes[0]).toMatchObject({ down: [] });
  check(
    scene({ ...raw, powers: 'choose' }),
    [
      refused({ act: 'take', atWill: ['tarn-a1'], daily: ['tarn-d1'], utility: ['tarn-u1', 'tarn-u2'] }, { pick: 'atWill' }),
      { act: 'take', atWill: ['tarn-a2', 'tarn-a3'], daily: ['tarn-d2'], utility: ['tarn-u1', 'tarn-u3'] },
    ],
    [['powers.taken', { powers: ['tarn-a2', 'tarn-a3', 'tarn-d2', 'tarn-u1', 'tarn-u3'] }]],
  );
  check(
    scene({ ...raw, powers: 'random' }),
    [draws('tarn-a3', 'tarn-a1', 'tarn-d3', 'tarn-u3', 'tarn-u1'), draws('wren-a1', 'wren-a2', 'wren-d1', 'wren-u1', 'wren-u2')],
    [['powers.taken', { powers: ['tarn-a3', 'tarn-a1', 'tarn-d3', 'tarn-u3', 'tarn-u1'] }]],
  );
});

test('[CAV-SETUP-07, CAV-SETUP-16] cards are revealed until an Item appears; the others go back without effect', () =>
  check(
    scene({ adventure: 'A1', ...PARTY, first: 'choose' }),
    [{ act: 'choose', hero: 0 }, draws('FO03', 'BL01', 'IU03'), draws('ID01'), A1_TILES],
    [
      ['treasure.revealed', { card: 'FO03' }],
      ['treasure.revealed', { card: 'BL01' }],
      ['item.given', { hero: 0, card: 'IU03', to: 0 }],
      ['treasures.returned', { cards: ['FO03', 'BL01'] }],
      ['item.given', { hero: 1, card: 'ID01', to: 1 }],
    ],
    (board) => expect([board.xp, board.blessings, board.treasures.draw.flatMap(({ cards }) => cards).length]).toEqual([[[]], [], 36]),
  ));

test('[CAV-SETUP-08, CAV-SOLO-02] surges as the adventure gives them', () => {
  const surges = (adventure: string, heroes: number): number => surgesFor(newBoard(setupOf({ adventure, heroes, players: heroes })));
  expect([surges('A1', 1), surges('A1', 2), surges('A2', 1), surges('A2', 3)]).toEqual([1, 2, 1, 2]);
  expect([2, 3, 4, 5].map((n) => surges('A3', n))).toEqual([3, 2, 2, 1]);
  expect([2, 3, 4, 5].map((n) => surges('A6', n))).toEqual([3, 2, 1, 1]);
  expect([2, 3, 4, 5].map((n) => surges('A7', n))).toEqual([2, 3, 3, 4]);
});

test('[CAV-SETUP-14] one surge more or fewer', () => {
  const withOne = (difficulty: string): number => surgesFor(newBoard(setupOf({ adventure: 'A3', difficulty })));
  expect([withOne('easier'), withOne('as-given'), withOne('harder')]).toEqual([4, 3, 2]);
});

test('[CAV-SETUP-10] heroes stand on different floor squares of the south half, none on the ladder; the table may choose', () => {
  const start = { adventure: 'A1', ...PARTY, first: 'choose' };
  const placed = check(
    scene(start),
    [{ act: 'choose', hero: 0 }, ITEMS, A1_TILES],
    [
      ['figure.placed', { figure: 0 }],
      ['figure.placed', { figure: 1 }],
    ],
  );
  expect(placed.board.heroes.map(({ square }) => square)).toEqual([S(0, 4), S(2, 4)]);
  check(
    scene({ ...start, ties: 'ask' }),
    [
      { act: 'choose', hero: 0 },
      ITEMS,
      A1_TILES,
      refused({ act: 'choose', one: S(1, 5) }, { pick: 'one' }),
      { act: 'choose', one: S(2, 6) },
    ],
    [['figure.placed', { to: S(2, 6) }]],
  );
});

test('[CAV-SETUP-11, CAV-STACK-02] the stack is built from the adventure’s recipe, and nobody knows what lies where', () => {
  const { board } = check(
    scene({ adventure: 'A1', ...PARTY, first: 'choose' }),
    [{ act: 'choose', hero: 0 }, ITEMS, A1_TILES],
    [['stack.built']],
  );
  const [bottom, shaft, top] = board.stack.map(({ cards }) => cards);
  expect([top?.length, shaft, bottom?.length]).toEqual([5, ['N01', 'P06', 'P07'], 19]);
});
test('[CAV-STACK-02] every adventure’s named tiles lie where its recipe says', () => {
  const sizes = (id: (typeof ADVENTURE_IDS)[number]): readonly number[] =>
    adventureOf(id).stack.map((step) => (step === 'rest' ? 0 : 'take' in step ? step.take : step.with + 1));
  expect(ADVENTURE_IDS.map(sizes)).toEqual([[5, 3, 0], [4, 4, 0], [8, 4, 0], [4, 4, 4, 0], [4, 4, 4, 0], [12, 4, 0], [6, 4, 0], [0]]);
});

test('[CAV-SETUP-12] the first player is chosen, or has the highest roll; whoever ties rolls again', () => {
  check(
    scene({ adventure: 'A1', ...PARTY, first: 'choose' }),
    [by(0, { act: 'choose', hero: 1 }), ITEMS, A1_TILES],
    [['first.chosen', { hero: 1 }]],
  );
  check(
    scene({ adventure: 'A1', ...PARTY }),
    [dice(7, 7, 3, 9), ITEMS, A1_TILES],
    [
      ['first.rolled', { dice: [7, 7] }],
      ['first.rolled', { dice: [3, 9] }],
      ['first.chosen', { hero: 1 }],
    ],
  );
});

test('[CAV-SETUP-13] experience, environment and rows start empty', () => {
  const { board } = check(scene({ adventure: 'A1', ...PARTY }), [dice(2, 1), ITEMS, A1_TILES], [['stack.built']]);
  expect([board.xp, board.environment, board.heroes.map(({ row }) => row)]).toEqual([[[]], null, [[], []]]);
});

test('[CAV-SOLO-01, CAV-SOLO-03] one hero alone plays by the same rules; the kit may be swapped', () => {
  const alone = setupOf({ adventure: 'A1', heroes: 1, party: ['wren'] });
  check(
    sceneOf(game, alone, () => undefined),
    [draws('IA01'), A1_TILES, walks(1, 4), END, draws('EV15'), END, draws('EV11')],
    [
      ['turn.began', { hero: 0, round: 1 }],
      ['turn.began', { hero: 0, round: 2 }],
    ],
  );
  check(
    sceneOf(game, { ...alone, powers: 'choose' }, () => undefined),
    [{ act: 'take', atWill: ['wren-a1', 'wren-a2'], daily: ['wren-d2'], utility: ['wren-u2', 'wren-u3'] }, draws('IA01'), A1_TILES],
    [['powers.taken']],
  );
});

test('[CAV-TURN-03] a round ends after the last seat’s turn', () => {
  const setup = setupOf({ adventure: 'A1', ...PARTY, first: 'choose' });
  check(
    sceneOf(game, setup, () => undefined),
    [{ act: 'choose', hero: 1 }, ITEMS, A1_TILES, by(1, END), draws('EV15'), by(0, walks(1, 4)), by(0, END), draws('EV11')],
    [
      ['turn.began', { hero: 1, round: 1 }],
      ['turn.began', { hero: 0, round: 1 }],
      ['round.ended', { round: 1 }],
      ['turn.began', { hero: 1, round: 2 }],
    ],
  );
});

/** What heroes bring along. */
const brought = (items: readonly string[], level = 1) => [
  { hero: 'tarn', level, powers: ['tarn-a1', 'tarn-a3', 'tarn-d1', 'tarn-u1', 'tarn-u2', ...(level === 2 ? ['tarn-d2'] : [])], items },
  { hero: 'wren', level: 1, powers: ['wren-a1', 'wren-a3', 'wren-d1', 'wren-u1', 'wren-u2'], items: [] },
];
const linked = { adventure: 'A3', heroes: 2, linked: true, first: 'choose' } as const;
const A3_TILES = draws('P01', 'P02', 'P03', 'P04', 'P05', 'P06', 'P07', 'P08', 'P09', 'P10', 'P11');

test('[CAV-CAMP-01] level, powers and items go along, face up, and the items are not in the deck', () => {
  const setup = setupOf({ ...linked, carried: { surges: 0, heroes: brought(['IA01', 'IU03'], 2) } });
  const { board } = check(
    sceneOf(game, setup, () => undefined, call(settingUp, {})),
    [{ act: 'choose', hero: 0 }, draws('IA01', 'ID01'), A3_TILES],
    [['hero.taken', { hero: 0, id: 'tarn', level: 2 }], ['item.brought', { card: 'IA01' }], never('powers.taken')],
  );
  expect(board.heroes[0]).toMatchObject({ level: 2, hp: 12, down: [] });
  expect(board.heroes[0]?.items.map(({ card }) => card)).toEqual(['IA01', 'IU03', 'IA01']);
  expect(board.treasures.draw.flatMap(({ cards }) => cards)).not.toContain('IA01');
});

test('[CAV-CAMP-01] what could not have been left by an adventure is refused', () => {
  const refusedCarried = (carried: unknown): boolean => !game.checkSetup({ ...linked, carried }).ok;
  expect(refusedCarried({ surges: 0, heroes: brought(['IA01']) })).toBe(false);
  for (const wrong of [
    null,
    { surges: 9, heroes: brought([]) },
    { surges: 0, heroes: brought([]).slice(1) },
    { surges: 0, heroes: brought(['IA02', 'IA02']) },
    { surges: 0, heroes: brought(['FO01']) },
    { surges: 0, heroes: brought([]).map((one) => ({ ...one, hero: 'tarn' })) },
    { surges: 0, heroes: brought([]).map((one) => ({ ...one, powers: [] })) },
  ])
    expect(refusedCarried(wrong)).toBe(true);
  expect(game.checkSetup({ ...linked, linked: false, carried: { surges: 0, heroes: brought([]) } }).ok).toBe(false);
  expect(game.checkSetup({ adventure: 'A8', heroes: 2, linked: true })).toMatchObject({ ok: false, problem: { key: 'no-story' } });
});

const over = (raw: object, change: Partial<Board>): Board => ({ ...boardWith({ setup: { ...linked, ...raw } }), ...change });

test('[CAV-CAMP-02] an unspent win costs a surge, a defeat gives one for the repeat; at least 1, at most 4', () => {
  const won = over({}, { result: { winner: 0 }, surgesSpent: 0 });
  expect(game.next?.(won)).toMatchObject({ adventure: 'A4', linked: true });
  expect(game.carry?.(won)).toMatchObject({ surges: -1 });
  expect(game.carry?.({ ...won, surgesSpent: 1 })).toMatchObject({ surges: 0 });
  const lost = over({}, { result: { winner: -1 }, surgesSpent: 3 });
  expect(game.next?.(lost)).toMatchObject({ adventure: 'A3' });
  expect(game.carry?.(lost)).toMatchObject({ surges: 1 });
  const surges = (heroes: number, change: number): number => {
    const setup = setupOf({ ...linked, heroes, players: heroes });
    return surgesFor(newBoard({ ...setup, carried: { surges: change, heroes: [] } }));
  };
  expect([surges(2, -1), surges(5, -1), surges(2, 1), surges(2, 2)]).toEqual([2, 1, 4, 4]);
});

test('[CAV-CAMP-02] the story goes from adventure to adventure for as many heroes, and ends with the last', () => {
  expect(game.next?.(over({ adventure: 'A1' }, { result: { winner: 0 } }))).toMatchObject({ adventure: 'A2' });
  expect(game.next?.(over({ adventure: 'A7' }, { result: { winner: 0 } }))).toBeNull();
  expect(game.next?.(over({ linked: false }, { result: { winner: 0 } }))).toBeNull();
});

test('[CAV-CAMP-03] experience stays behind', () => {
  const board = over({}, { result: { winner: 0 }, xp: [['iskarra']] });
  expect(JSON.stringify(game.carry?.(board))).not.toContain('iskarra');
  const next = game.checkSetup({ ...game.next?.(board), carried: game.carry?.(board) });
  expect(next.ok).toBe(true);
  if (next.ok) expect(newBoard(next.setup).xp).toEqual([[]]);
});

test('[CAV-CAMP-04] of more than three items the rest go back into the deck, as the player chooses', () => {
  const setup = setupOf({ ...linked, carried: { surges: 0, heroes: brought(['IA01', 'IU03', 'ID02', 'IU01']) } });
  check(
    sceneOf(game, setup, () => undefined, call(settingUp, {})),
    [by(0, { act: 'leave', item: 'ID02' }), { act: 'choose', hero: 0 }, draws('ID01', 'IU02'), A3_TILES],
    [['item.left', { hero: 0, card: 'ID02' }]],
    (board) => {
      expect(board.heroes[0]?.items.map(({ card }) => card)).toEqual(['IA01', 'IU03', 'IU01', 'ID01']);
      expect(board.treasures.draw.flatMap(({ cards }) => cards)).toContain('ID02');
    },
  );
});

test('[CAV-EDGE-01, CAV-EDGE-02] edge tiles close unexplored edges before the first turn, never all of them', () => {
  check(
    scene({ adventure: 'A1', ...PARTY, first: 'choose', walls: 1, fissures: 1 }),
    [
      { act: 'choose', hero: 0 },
      ITEMS,
      A1_TILES,
      by(0, { act: 'close', edge: 6 }),
      refused({ act: 'close', edge: 6 }, { pick: 'edge' }),
      { act: 'close', edge: 0 },
    ],
    [
      ['edge.closed', { edge: 6, as: 'wall' }],
      ['edge.closed', { edge: 0, as: 'fissure', n: 0 }],
    ],
    (board) =>
      expect([board.tiles[1]?.edges[2], board.tiles[0]?.edges[0], board.things[0]]).toMatchObject([
        'wall',
        'fissure',
        { kind: 'fissure', hp: 3, edge: 0 },
      ]),
  );
  expect(game.checkSetup({ walls: 3, fissures: 3 })).toMatchObject({ ok: false, problem: { rule: 'CAV-EDGE-02' } });
});
