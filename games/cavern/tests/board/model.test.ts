// Owns the proof that what a board draws and may touch follows from the view and the question alone.

import { Asking, at, keysOf, missing } from '@undercroft/kernel';
import { judged, walk } from '@undercroft/parts';
import { check } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '@undercroft/presentation';
import { goalsOf } from '../../src/board-model/goal.ts';
import { HINT_WHEN } from '../../src/board-model/guide.ts';
import { isLaid, spotOf, squareBeside, tilesOf } from '../../src/board-model/map.ts';
import { heroShown, tilesLeft } from '../../src/board-model/party.ts';
import { lastRoll, stepsOf } from '../../src/board-model/told.ts';
import { byThing, movePath, touchesOf, wayIn, type PickShown } from '../../src/board-model/touch.ts';
import { heroTurn } from '../../src/decisions/hero.ts';
import { game } from '../../src/game.ts';
import { caveOf } from '../../src/queries/cave.ts';
import { BOARD_WORDS } from '../../src/text/words/index.ts';
import type { View } from '../../src/view.ts';
import { boardWith, heroPhaseOf, sq, type Wanted } from '../scenes.ts';

const viewOf = (wanted: Wanted): View => game.view(boardWith(wanted), 0);
const sidesOf = (view: View, no: number) => (tilesOf(view)[no] ?? missing()).sides;

test('[CAV-GEO-04] where two open edges meet there is no wall, and where one is closed there is', () => {
  const view = viewOf({ tiles: [['P11', 0, -1, 0]] });
  const tunnel = sidesOf(view, 2);
  expect(tunnel.filter(({ as }) => as === 'joined').length).toBe(2);
  // Its other end is open and unexplored; nothing else of it is.
  expect(tunnel.filter(({ as }) => as === 'open').map(({ from }) => from)).toEqual([
    { x: 1, y: -4 },
    { x: 2, y: -4 },
  ]);
  expect(sidesOf(view, 0).filter(({ as }) => as === 'closed')).toEqual([]);
});

test('[CAV-TILE-09] the door of a tile is drawn as one until it is opened', () => {
  const view = viewOf({ tiles: [['N02', 0, -1, 0]] });
  expect(new Set(sidesOf(view, 2).map(({ as }) => as)).has('door')).toBe(true);
});

test('[CAV-MOVE-03] the way to a square is the one the rules give: round a wall, not through it', () => {
  // From the west side of the start into the tunnel to the north: the corner between them is rock.
  const board = boardWith({ heroes: [{ at: [0, 1] }, {}], tiles: [['P11', 0, -1, 0]] });
  const to = sq(board, [1, -1]);
  const asking = walk(new Asking(heroTurn, board, {}), ['walk', to]) ?? missing();
  const { outcome } = judged(asking);
  const way = wayIn({ done: true, outcome });
  expect(way).toEqual([sq(board, [1, 0]), to]);
  expect(outcome?.['cost']).toBe(2);
  const far = walk(new Asking(heroTurn, board, {}), ['walk', sq(board, [2, -2])]) ?? missing();
  const { near } = caveOf(board.tiles);
  const path = [sq(board, [0, 1]), ...wayIn({ outcome: judged(far).outcome })];
  expect(path.length).toBeGreaterThan(2);
  for (const [i, square] of path.slice(1).entries()) expect(near[at(path, i)]).toContain(square);
  expect(wayIn({ done: true })).toEqual([]);
});

test('why a square cannot be walked to is asked where a move is, whatever the question is called', () => {
  const open = node('act', ['run', 'attack', 'end']);
  expect(movePath({ about: {}, node: open })).toEqual(['run']);
  expect(movePath({ about: {}, node: node('act', ['go', 'stay']) })).toEqual(['go']);
  expect(movePath({ about: {}, node: node('to', [18]) })).toEqual([]);
  // A hero is given an item: that is no move.
  expect(movePath({ about: { card: 'x' }, node: node('to', [0]) })).toBeNull();
  expect(movePath({ about: {}, node: node('act', ['end']) })).toBeNull();
});

test('the square beside another is found across tiles, and rock is none', () => {
  const view = viewOf({ tiles: [['P11', 0, -1, 0]] });
  const from = spotOf(view, sq(view, [1, 0]));
  expect(squareBeside(view, from, [0, -1])).toBe(sq(view, [1, -1]));
  expect(squareBeside(view, from, [-1, 0])).toBeNull();
  expect(squareBeside(view, spotOf(view, sq(view, [1, -4])), [0, -1])).toBeNull();
});

test('the name of a tile stands beside it, or on its rock, never over squares that are walked on', () => {
  const view = viewOf({ tiles: [['N02', 0, -1, 0]] });
  const named = tilesOf(view)[2] ?? missing();
  // Below lies the start: so above.
  expect(named.name).toEqual({ x: 2, y: -4.32 });
  expect(tilesOf(view)[0]?.name).toBeNull();
});

const node = (pick: string, options: PickShown['options'], next?: PickShown['next']): PickShown =>
  next === undefined ? { pick, kind: 'one', options } : { pick, kind: 'one', options, next };

test('squares, foes and powers can be touched, a foe with each power that reaches it and its chance', () => {
  const odds = { ways: 14, of: 20 };
  const attack = node('with', ['wren-a1', 'wren-a3'], [node('target', [16], [{ done: true, odds }]), null]);
  const touches = byThing(
    touchesOf({
      about: {},
      picked: {},
      node: node('act', ['walk', 'run', 'attack', 'end'], [node('to', [18, 19]), node('to', [18]), attack, { done: true }]),
    }),
  );
  expect([...touches.keys()]).toEqual(['square 18', 'square 19', 'card wren-a1', 'figure 16', 'card wren-a3']);
  // Who is walking goes on walking: the second move to the same square is not offered there.
  expect(touches.get('square 18')?.map(({ steps }) => steps)).toEqual([['walk', 18]]);
  expect(touches.get('figure 16')?.map(({ steps, odds: chance }) => [steps, chance])).toEqual([[['attack', 'wren-a1', 16], odds]]);
});

test('an item is given to a hero, and a hero moves to a square: the same pick is two things', () => {
  const shown = node('to', [1]);
  expect(touchesOf({ about: { card: 'IA01' }, picked: {}, node: shown }).map(({ thing }) => thing)).toEqual(['figure 1']);
  expect(touchesOf({ about: {}, picked: {}, node: shown }).map(({ thing }) => thing)).toEqual(['square 1']);
});

test('[CAV-MONSTER-07] a view says which tactic a foe would carry out, and whom it is closest to', () => {
  const foe = { kind: 'gloam-cutter', at: [1, 2] } as const;
  const beside = viewOf({ heroes: [{ at: [1, 1] }, {}], foes: [foe] });
  expect(beside.reckoned.foes[0]).toMatchObject({ tactic: 0, closest: 0, most: 1, ac: 14 });
  const near = viewOf({ heroes: [{ at: [1, 5] }, { at: [2, 7] }], foes: [foe] });
  expect(near.reckoned.foes[0]?.tactic).toBe(1);
});

test('what the caverns did is told step by step, with the die and what it came to', () => {
  const fact = (type: string, body: object) => ({ type, body, rule: 'CAV-GEN-07' });
  const told = [
    fact('phase.began', { hero: 0, phase: 'villain' }),
    fact('encounter.drawn', { hero: 0, card: 'EA07', again: false }),
    fact('tactic.chosen', { figure: 16, kind: 'gloam-cutter', tactic: 1 }),
    fact('foe.closed', { foe: 16, kind: 'gloam-cutter', to: 4, on: 0 }),
    fact('attack.rolled', { byId: 'gloam-cutter', onId: 'tarn', name: 'knife', die: 11, bonus: 7 }),
    fact('attack.judged', { total: 18, ac: 17, hit: true }),
  ];
  const steps = stepsOf([
    { n: 3, told: told.slice(0, 2) },
    { n: 4, told: told.slice(2) },
  ]);
  expect(steps.map(({ id, tactic, rolls }) => [id, tactic, rolls.length])).toEqual([
    ['EA07', -1, 0],
    ['gloam-cutter', 1, 1],
  ]);
  expect(lastRoll([{ told }])).toMatchObject({ by: 'gloam-cutter', on: 'tarn', die: 11, total: 18, ac: 17, hit: true });
  // It went from where it was seen last to where it stands now.
  const placed = fact('foe.placed', { foe: 16, kind: 'gloam-cutter', hp: 1, square: 9 });
  expect(stepsOf([{ n: 1, told: [placed, ...told] }]).at(-1)).toMatchObject({ hero: 0, figure: 16, from: 9, to: 4 });
  expect(steps.at(-1)).toMatchObject({ from: -1, to: 4 });
  // A log that has lost its old entries tells nothing again.
  const older = { n: 2, told: [placed] };
  const kept = [
    { n: 3, told: told.slice(0, 2) },
    { n: 4, told: told.slice(2) },
  ];
  expect(stepsOf(kept).map(({ key }) => key)).toEqual(stepsOf([older, ...kept]).map(({ key }) => key));
});

test('the way back leads through the Villain Phases of the others to one’s own, and through the end of a round', () => {
  const fact = (type: string, body: object) => ({ type, body, rule: 'CAV-GEN-07' });
  const phase = (hero: number) => [
    fact('phase.began', { hero, phase: 'villain' }),
    fact('tactic.chosen', { figure: 16, kind: 'shriekcap', tactic: 1 }),
    fact('turn.ended', { hero }),
  ];
  const told = [
    ...phase(0),
    fact('turn.began', { hero: 1, round: 1 }),
    fact('attack.rolled', { byId: 'wren', onId: 'shriekcap', name: 'wren-a1', die: 3, bonus: 6 }),
    ...phase(1),
    fact('round.ended', { round: 1 }),
    fact('track.moved', { track: 'water', n: 1, to: 3 }),
    fact('hero.hurt', { hero: 0, n: 1, hp: 5, from: 'effect' }),
    fact('turn.began', { hero: 0, round: 2 }),
    fact('hero.walked', { hero: 0, path: [3], cost: 1, how: 'move' }),
  ];
  const steps = stepsOf([{ n: 1, told }], (hero) => hero === 0);
  expect(steps.map(({ hero, id, facts, rolls }) => [hero, id, facts.length, rolls.length])).toEqual([
    [0, 'shriekcap', 1, 0],
    [1, 'shriekcap', 1, 0],
    [1, '', 2, 0],
  ]);
  // Whoever plays nobody looks at the last one alone.
  expect(stepsOf([{ n: 1, told }]).map(({ hero }) => hero)).toEqual([1, 1]);
  expect(stepsOf([{ n: 1, told: [...told, fact('phase.began', { hero: 0, phase: 'villain' })] }], (hero) => hero === 0)).toEqual([]);
});

test('how far an adventure is: heroes out, hearts and spores, crystals of both crews', () => {
  expect(goalsOf(viewOf({ setup: { adventure: 'A1', heroes: 2 }, heroes: [{ at: 'escaped' }, {}] }))).toMatchObject({
    goal: 'escape',
    out: 1,
    heroes: 2,
    most: null,
  });
  expect(goalsOf(viewOf({ setup: { adventure: 'A4', heroes: 3 }, heroes: [{}, {}, {}] }))).toMatchObject({
    goal: 'blooms',
    hearts: 3,
    most: 15,
  });
  expect(goalsOf(viewOf({ setup: { adventure: 'A8', heroes: 2 }, heroes: [{}, {}] }))).toEqual({
    goal: 'race',
    lantern: 0,
    ember: 0,
    of: 3,
  });
});

test('the cards of the acting hero are shown to whoever plays it, to the others those of their own', () => {
  const board = boardWith({ heroes: [{}, {}], active: 1 });
  expect(heroShown(game.view(board, 1))).toBe(1);
  expect(heroShown(game.view(board, 0))).toBe(0);
  const begun = check(heroPhaseOf({ heroes: [{}, {}], stack: ['P01', 'P02', ['P03', 'P04']] }), [], []);
  expect(tilesLeft(begun.view(0))).toBe(4);
});

describe('the guide', () => {
  const at = (decision: string, acts: PickShown['options'] = [], next?: PickShown['next']) => ({
    offer: { decision },
    picked: {},
    node: node('act', acts, next),
  });
  const nowOf = (view: View, ask: ReturnType<typeof at> | null): readonly string[] =>
    keysOf(HINT_WHEN).filter((key) => HINT_WHEN[key].when(view, ask));

  test('has the 34 hints of a first and a second game, each with words in every language', () => {
    expect(keysOf(HINT_WHEN).length).toBe(34);
    for (const language of LANGUAGES) {
      const said = keysOf(HINT_WHEN).map((key) => BOARD_WORDS[language].guide[key]);
      expect(new Set(said).size).toBe(34);
      expect(said.every((text) => text.length > 8)).toBe(true);
    }
  });

  test('speaks of a thing when it is there: a reaction, a treasure, a twenty, a tie, an item', () => {
    const view = viewOf({});
    const byQuestion = {
      reaction: 'react',
      treasure: 'own-item',
      twenty: 'level-up',
      closest: 'settle',
      'item-pick': 'which-item',
    } as const;
    for (const key of keysOf(byQuestion)) {
      expect(nowOf(view, at(byQuestion[key]))).toContain(key);
      expect(nowOf(view, at('hero'))).not.toContain(key);
    }
    expect(nowOf(view, at('hero', ['use', 'end']))).toContain('utility');
    expect(nowOf(view, at('hero', ['end']))).not.toContain('utility');
  });

  test('[CAV-COMBAT-12] [CAV-VILLAIN-07] [CAV-ESCAPE-03] speaks of damage, of a kind that two control, and of who is left behind', () => {
    expect(nowOf(viewOf({ heroes: [{ hp: 3 }, {}] }), null)).toContain('hurt');
    expect(nowOf(viewOf({}), null)).not.toContain('hurt');
    expect(nowOf(viewOf({ heroes: [{ at: 'escaped' }, {}] }), null)).toContain('alone');
    const foes = (by: number) =>
      viewOf({
        foes: [
          { kind: 'gloam-cutter', at: [1, 1] },
          { kind: 'gloam-cutter', at: [2, 2], by },
        ],
      });
    expect(nowOf(foes(1), null)).toContain('same-name');
    expect(nowOf(viewOf({ foes: [{ kind: 'gloam-cutter', at: [1, 1] }] }), null)).not.toContain('same-name');
  });

  test('[CAV-OBJ-08] in the second game it speaks of the lamp: woken, dropped, and near the ladder', () => {
    const lamp = (where: object, lifted = true) =>
      viewOf({ setup: { adventure: 'A2' }, things: [{ kind: 'lamp', ...where }], change: (board) => void (board.lifted = lifted) });
    expect(nowOf(lamp({ by: 0 }), null)).toContain('woken');
    expect(nowOf(lamp({ by: 0 }), null)).not.toContain('dropped');
    expect(nowOf(lamp({ at: [1, 1] }), null)).toContain('dropped');
    expect(nowOf(lamp({ at: [1, 1] }, false), null)).not.toContain('woken');
    const near = at('hero', ['walk'], [node('to', [16 + 5])]);
    expect(nowOf(lamp({ by: 0 }), near)).toContain('home');
    expect(nowOf(lamp({ by: 0 }), at('hero', ['walk'], [node('to', [5])]))).not.toContain('home');
    expect(nowOf(lamp({ by: 1 }), near)).not.toContain('home');
  });
});

test('a square on a tile that does not lie there yet has no spot: what is told may be ahead of the map', () => {
  const view = viewOf({ tiles: [['P11', 0, -1, 0]] });
  const last = view.tiles.length - 1;
  for (const no of [0, last]) expect(isLaid(view, no * 16), `tile ${no}`).toBe(true);
  expect(isLaid(view, (last + 1) * 16)).toBe(false);
  expect(isLaid(view, -1), 'no square').toBe(false);
  expect(() => spotOf(view, (last + 1) * 16)).toThrow('nothing at');
});
