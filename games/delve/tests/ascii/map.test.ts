// Exact drawings of small maps: turned and mirrored rooms, doors of every kind, secret doors, rooms without a place.

import type { Pending } from '@undercroft/presentation';
import { paint } from '@undercroft/presentation/drawing';
import { expect, test } from 'vitest';
import { drawCompact } from '../../src/ascii/compact.ts';
import { labelsOf } from '../../src/ascii/labels.ts';
import { drawLattice, type Drawn } from '../../src/ascii/lattice.ts';
import { mapBlock } from '../../src/ascii/map.ts';
import { planOf } from '../../src/ascii/plan.ts';
import { withPreview } from '../../src/ascii/preview.ts';
import type { CardId } from '../../src/content/cards.ts';
import { fitsAt, occupancy } from '../../src/queries/map.ts';
import { roomToPlace } from '../../src/pieces/rooms.ts';
import { newEncounter, type Room } from '../../src/state.ts';
import type { View } from '../../src/view.ts';
import { at, exit, fighting, room, roomAt, rowsOf, viewOf } from './boards.ts';

const textOf = ({ canvas }: Drawn): string => canvas.chars.map((row) => row.join('').trimEnd()).join('\n');
const full = (view: View, inside: 2 | 3 = 3): string => textOf(drawLattice(planOf(view), inside));
const small = (view: View): string => textOf(drawCompact(planOf(view)));
const block = (view: View, width: number, height: number): string =>
  mapBlock(view, labelsOf('en'), { width, height })
    .map((line) => paint(line, false))
    .join('\n');

/** A drawing between the lines of a template, each row begun by a bar. */
const drawing = ([text = '']: TemplateStringsArray): string =>
  text
    .split('\n')
    .filter((row) => row.includes('|'))
    .map((row) => row.slice(row.indexOf('|') + 1))
    .join('\n');

const N = `${at(5, 6)}N` as const;
const E = `${at(5, 7)}E` as const;
const W = `${at(6, 5)}W` as const;
const entrance = (exits = [exit(N), exit(E), exit(W)]): Room => room(0, null, rowsOf([5, 5, 7], [6, 5, 6]), exits);
const joinedAt = (wall: typeof N | typeof E | typeof W): Room =>
  entrance([N, E, W].map((one) => exit(one, one === wall ? 'joined' : 'open')));

test('an entrance with three ways on, numbered as they are offered', () => {
  expect(full(viewOf([entrance()]))).toBe(drawing`
    |·   ┏━━━╸▴1 ╺━━━╸   ·
    |    ┃⌂@         ▸2
    |·   ╹       ┏━━━╸   ·
    |   3◂       ┃
    |·   ╺━━━━━━━┛   ·   ·
  `);
});

test('the same in squares of two columns', () => {
  expect(full(viewOf([entrance()]), 2)).toBe(drawing`
    |·  ┏━━╸▴1╺━━╸  ·
    |   ┃⌂@      ▸2
    |·  ╹     ┏━━╸  ·
    |  3◂     ┃
    |·  ╺━━━━━┛  ·  ·
  `);
});

test('a room joined as printed: the fight in it, its own exits not yet to be taken', () => {
  const first = joinedAt(E);
  const crabs: Room = { ...roomAt(1, 'BRN-101', [first], E, 0, false), completed: false };
  expect(full(fighting(viewOf([first, crabs], 1), 'BRN-101', 3, 1))).toBe(drawing`
    |·   ·   ·   ·   ╻ ▵ ╺━━━┓   ·
    |                ┃1@   ● ┃
    |·   ┌───╴▴1 ╶───┚       ┗━━━┓
    |    │ ⌂           ○   ○     ┃
    |·   ╵       ┌───┒           ╹
    |   2◂       │   ┃           ▹
    |·   ╶───────┘   ┗━━━━━━━━━━━╸
  `);
});

test('the same room mirrored, and joined by another exit', () => {
  const first = joinedAt(E);
  expect(full(viewOf([first, roomAt(1, 'BRN-101', [first], E, 0, true)], 1))).toBe(drawing`
    |·   ·   ·   ·   ┏━━━━━━━━━━━╸   ·
    |                ┃1@         ▸4
    |·   ┌───╴▴1 ╶───┚           ╻   ·
    |    │ ⌂                     ┃
    |·   ╵       ┌───┒       ┏━━━┛   ·
    |   2◂       │   ┃       ┃
    |·   ╶───────┘   ╹▾3 ╺━━━┛   ·   ·
  `);
  expect(full(viewOf([first, roomAt(1, 'BRN-101', [first], E, 2, false)], 1))).toBe(drawing`
    |·   ┌───╴▴1 ╶───╼━━━━━━━━━━━┓   ·
    |    │ ⌂          1@         ┃
    |·   ╵       ┌───┒           ╹   ·
    |   2◂       │   ┃           ▸3
    |·   ╶───────┘   ┗━━━┓       ╻   ·
    |                    ┃       ┃
    |·   ·   ·   ·   ·   ┗━━━╸▾4 ╹   ·
  `);
});

test('a blocked exit is marked and its wall is closed', () => {
  const first = entrance([exit(N, 'blocked'), exit(E, 'blocked'), exit(W)]);
  const above = room(1, 'BRN-109', rowsOf([4, 5, 8]), [exit(`${at(4, 5)}W`)]);
  expect(full(viewOf([first, above]))).toBe(drawing`
    |·   ╶───────────────┐
    |   2◂ 1             │
    |·   ┏━━━━━x━━━━━┱───┘
    |    ┃⌂@         x
    |·   ╹       ┏━━━┛   ·
    |   1◂       ┃
    |·   ╺━━━━━━━┛   ·   ·
  `);
});

test('a secret door is a gap like any other', () => {
  const secret = `${at(6, 6)}S` as const;
  const first = entrance([exit(N, 'blocked'), exit(E, 'blocked'), exit(W, 'blocked'), exit(secret, 'joined')]);
  const below = room(1, 'BRN-109', rowsOf([7, 6, 7]), [exit(`${at(7, 6)}N`, 'joined'), exit(`${at(7, 7)}E`)]);
  expect(full(viewOf([first, below], 1))).toBe(drawing`
    |┌─────x─────┐   ·
    |│ ⌂         x
    |│       ┌───┘   ·
    |x       │
    |└───┒   ┕━━━╸   ·
    |    ┃1@     ▸1
    |·   ┗━━━━━━━╸   ·
  `);
});

test('only exits at which the drawn room fits are numbered', () => {
  const first = room(0, null, rowsOf([1, 1, 2]), [exit(`${at(1, 2)}E`), exit(`${at(1, 2)}S`)]);
  const wall = room(1, 'BRN-109', rowsOf([1, 4, 12], [2, 4, 12], [3, 4, 12]), [exit(`${at(3, 12)}S`)]);
  const view: View = { ...viewOf([first, wall]), encounter: newEncounter('BRN-109') };
  expect(full(view, 2)).toBe(drawing`
    |┏━━━━━╸  ┌──────────────────────────┐
    |┃⌂@   ▹  │1                         │
    |┗━━╸▾1   │                          │
    |         │                          │
    |·  ·  ·  │                          │
    |         │                          │
    |·  ·  ·  └───────────────────────╴▿ ╵
  `);
});

test('in small: shaded rooms, half lines through joined exits, ways on in the squares they lead to', () => {
  const first = joinedAt(E);
  const crabs: Room = { ...roomAt(1, 'BRN-101', [first], E, 0, false), completed: false };
  expect(small(fighting(viewOf([first, crabs], 1), 'BRN-101', 3, 1))).toBe(drawing`
    | ·   ·   ▵   ·
    |     ▴1  1@●▓
    | · ⌂░░░░╶○▓○▓▓▓
    | 2◂░░░░  ▓▓▓▓▓▓▹
  `);
});

test('the block has a title, rulers that count as the questions do, the rooms by name and a key', () => {
  const first = joinedAt(E);
  const crabs: Room = { ...roomAt(1, 'BRN-101', [first], E, 0, false), completed: false };
  expect(block(fighting(viewOf([first, crabs], 1), 'BRN-101', 3, 1), 44, 18)).toBe(drawing`
    |The Undercroft  1 room · 2 ways on
    |
    |
    |
    |           4   5   6   7   8   9  10
    |         ·   ·   ·   ·   ╻ ▵ ╺━━━┓   ·
    |       4                 ┃1@   ● ┃
    |         ·   ┌───╴▴1 ╶───┚       ┗━━━┓
    |       5     │ ⌂           ○   ○     ┃
    |         ·   ╵       ┌───┒           ╹
    |       6    2◂       │   ┃           ▹
    |         ·   ╶───────┘   ┗━━━━━━━━━━━╸
    |
    |
    |
    |1 Lamp Crabs
    |
    |@ you  ⌂ entrance  ▸ way on  ▹ not now
  `);
});

test('a room without a place is told of, and that the hero is in it', () => {
  const off = room(1, 'BRN-109', [], [], { completed: false });
  expect(block(viewOf([entrance(), off], 1), 44, 12)).toBe(drawing`
    |The Undercroft  1 room · 3 ways on
    |               4   5   6   7   8
    |             ·   ┌───╴▴1 ╶───╴   ·
    |           5     │ ⌂         ▸2
    |             ·   ╵       ┌───╴   ·
    |           6    3◂       │
    |             ·   ╶───────┘   ·   ·
    |
    |1 Brine Jelly
    |
    |not on the paper: 1  you are in room 1
    |⌂ entrance  ▸ way on
  `);
});

/** The room of a card in hand, and the picks that would place it. */
const placing = (rooms: readonly Room[], card: CardId): View => ({ ...viewOf(rooms), encounter: newEncounter(card) });
const picking = (decision: string, picked: object, open: Pending['open'] = { name: 'mirrored', options: [0, 1] }): Pending => ({
  offer: { id: 1, seat: 0, decision, rule: '', window: false, about: {} },
  open,
  picked: { ...picked },
});
const mapRows = (view: View, pending: Pending, height = 24): string =>
  mapBlock(view, labelsOf('en'), { width: 60, height, pending })
    .map((line) => paint(line, false))
    .join('\n');

test('a room that is being placed is shown where the picks lay it, and the map stands still', () => {
  const view = placing([entrance()], 'BRN-101');
  const shown = mapRows(view, picking('place-room', { act: 'place', exit: E, by: 0, mirrored: 0 }));
  expect(shown).toContain('+ would lie here');
  const fit = roomAt(1, 'BRN-101', [entrance()], E, 0, false);
  expect(shown.split('+').length - 1).toBe(fit.squares.length + 1);
  const rulers = (text: string) => text.split('\n').map((row) => /^ *(\d+)(?: |$)/.exec(row)?.[1]);
  const other = mapRows(view, picking('place-room', { act: 'place', exit: N, by: 0, mirrored: 1 }));
  expect(other).not.toBe(shown);
  expect(rulers(other)).toEqual(rulers(shown));
  expect(mapRows(view, picking('place-room', { act: 'place', exit: N, by: 0, mirrored: 0 }))).not.toBe(other);
});

test('what is picked for a room is drawn exactly', () => {
  const view = placing([entrance()], 'BRN-101');
  const pending = picking('place-room', { act: 'place', exit: E, by: 0, mirrored: 0 });
  expect(textOf(drawLattice({ ...withPreview(planOf(view, pending), view, pending), reserved: [] }, 3))).toBe(drawing`
    |·   ·   ·   ·   ╷ ▵ ╶───┐   ·
    |                │ +   + │
    |·   ┏━━━╸▴1 ╺━━━┙       └───┐
    |    ┃⌂@           +   +   + │
    |·   ╹       ┏━━━┑           ╵
    |   3◂       ┃   │ +   +   + ▹
    |·   ╺━━━━━━━┛   └───────────╴
  `);
});

test('exits are numbered as the open question lists them, not as the board finds them', () => {
  const view = placing([entrance()], 'BRN-101');
  const open = { name: 'exit', options: [W, N] };
  const shown = mapRows(view, picking('place-room', { act: 'place' }, open));
  expect(shown).toMatch(/1◂/);
  expect(shown).toMatch(/▴2/);
  expect(shown).toMatch(/▹/);
});

test('the place that is picked is in sight, however far it lies from the hero', () => {
  const first = joinedAt(E);
  const crabs = roomAt(1, 'BRN-101', [first], E, 0, false);
  const view = placing([first, crabs], 'BRN-101');
  const far = crabs.exits.find(({ state }) => state === 'open')?.wall ?? N;
  const [fit] = fitsAt(view.map, occupancy(view.map), roomToPlace('BRN-101', []), far);
  const pending = picking('place-room', { act: 'place', exit: far, by: fit?.exit, mirrored: fit?.orientation.mirrored === true ? 1 : 0 });
  const rows = mapBlock(view, labelsOf('en'), { width: 20, height: 7, pending }).map((line) => paint(line, false));
  expect(rows.join('\n')).toContain('++');
});

test('the entrance is shown as far as it is drawn, and its exits', () => {
  const view = { ...viewOf([]), entranceDice: [1, 2, 3] };
  const drawn = picking(
    'draw-entrance',
    { act: 'draw', squares: [at(5, 5), at(5, 6)], exits: [] },
    { name: 'squares', options: [at(5, 7)] },
  );
  expect(mapRows(view, drawn)).toContain('++++');
  const doors = picking('draw-entrance', { act: 'draw', squares: [at(5, 5)], exits: [`${at(5, 5)}N`] }, { name: 'exits', options: [] });
  expect(mapRows(view, doors)).toContain('▵');
  const box = picking('draw-entrance', { act: 'box', width: 3, corner: at(5, 5) }, { name: 'corner', options: [at(5, 5)] });
  expect(mapRows(view, box)).toContain('++++++');
});

test('a map too large for the space is shown around the hero, with arrows to the rest', () => {
  const first = joinedAt(E);
  const crabs = roomAt(1, 'BRN-101', [first], E, 0, false);
  expect(block(viewOf([first, crabs], 1), 14, 6)).toBe(drawing`
    |The … more ←↑→
    |    7   9   11
    | 4 1  1@▓▓
    | 5 ░░╶╴▓▓▓▓▓
    | 6 ░  ▓▓▓▓▓▓▸4
    |@ you
  `);
});
