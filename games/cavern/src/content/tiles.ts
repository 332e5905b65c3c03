// Owns the cavern tiles: their grids in canonical orientation, the triangle on the south edge, and the rules that eight of them have.

import { ANYONE, attack, damage, heal, hero, HERE, IT, rule, stays, YOU } from './write.ts';
import type { Effect, Moment, Standing } from './types.ts';

export type TileKind = 'plain' | 'feature' | 'named' | 'start' | 'destination';
export type Triangle = 'white' | 'black' | 'none';
/** Rock, floor, mushroom square, water, feature square; all but rock are floor. */
type Row = string;

export interface TileCard {
  readonly kind: TileKind;
  readonly triangle: Triangle;
  /** North row first. */
  readonly grid: readonly [Row, Row, Row, Row];
  /** The open edges, of NESW; every other is closed, even if its border squares are floor. */
  readonly open: string;
  /** CAV-GEO-19: an edge that is closed until an adventure opens it. */
  readonly door?: 'N';
  readonly stays?: readonly Standing[];
  /** What happens when a hero ends its phase here, when it was explored, or when its monster stands. */
  readonly when?: { readonly moment: Moment; readonly effects: readonly Effect[]; readonly once?: true; readonly may?: true };
}

const tile =
  (kind: TileKind, triangle: Triangle) =>
  (open: string, ...grid: readonly [Row, Row, Row, Row]): TileCard => ({ kind, triangle, open, grid });
const white = tile('plain', 'white');
const black = tile('plain', 'black');
const whiteFeature = tile('feature', 'white');
const blackFeature = tile('feature', 'black');
const whiteNamed = tile('named', 'white');
const blackNamed = tile('named', 'black');
const start = tile('start', 'none');
const destination = tile('destination', 'none');

const PLAIN = {
  P01: white('NESW', '#..#', '....', '.m..', '#..#'),
  P02: black('NESW', '....', '.#..', '..m.', '....'),
  P03: black('NESW', '#..#', '.m..', '..#.', '#..#'),
  P04: white('NESW', '....', '....', '..m.', '....'),
  P05: black('ESW', '####', '....', '.m..', '#..#'),
  P06: white('ESW', '.##.', '....', '..m.', '#..#'),
  P07: black('NES', '#...', '#...', '#.m.', '#..#'),
  P08: white('NES', '#..#', '#m..', '#...', '#..#'),
  P09: white('NSW', '#..#', '..m#', '...#', '#..#'),
  P10: black('NSW', '...#', '...#', '.m.#', '#..#'),
  P11: white('NS', '#..#', '#.m#', '#..#', '#..#'),
  P12: black('NS', '#...', '#m..', '...#', '...#'),
  P13: white('ES', '####', '#...', '#.m.', '#..#'),
  P14: black('ES', '##..', '#...', '.m..', '...#'),
  P15: white('SW', '####', '...#', '.m.#', '#..#'),
  P16: black('SW', '..##', '...#', '..m.', '#...'),
  P17: black('S', '####', '#..#', '.m..', '#..#'),
  P18: white('S', '.##.', '.m..', '....', '#..#'),
} as const satisfies Readonly<Record<string, TileCard>>;

const FEATURE = {
  /** CAV-TILE-01. */
  F01: { ...whiteFeature('S', '####', '.m..', '....', '#..#'), stays: [rule('no-encounter')] },
  /** CAV-TILE-02. */
  F02: { ...blackFeature('NESW', '....', '.m..', '..#.', '....'), when: { moment: 'phase-end', effects: [damage(IT, 1)] } },
  /** CAV-TILE-03. */
  F03: whiteFeature('NS', '#..#', '~~~~', '.m..', '#..#'),
  /** CAV-TILE-04. */
  F04: {
    ...blackFeature('NS', '#..#', '#m.#', '#..#', '#..#'),
    when: { moment: 'populated', effects: [{ do: 'lay', tile: 'next', edge: 'opposite' }] },
  },
  /** CAV-TILE-05. */
  F05: { ...blackFeature('NES', '#...', '#.m.', '....', '#..#'), stays: [stays(ANYONE, 'attack', 2, 'target-here')] },
  /** CAV-TILE-06. */
  F06: {
    ...blackFeature('ESW', '#..#', '....', '.m..', '#..#'),
    when: { moment: 'explored', effects: [attack(YOU, 6, 1, { name: 'bats', as: 'hazard' })] },
  },
  /** CAV-TILE-07. */
  F07: { ...whiteFeature('NS', '#..#', '#m.#', '##.#', '#..#'), stays: [stays(hero('all', HERE), 'ac', -2)] },
  /** CAV-TILE-08. */
  F08: {
    ...whiteFeature('NSW', '...#', '.o.#', '..m#', '#..#'),
    when: { moment: 'phase-end', once: true, may: true, effects: [heal(IT, 2)] },
  },
} as const satisfies Readonly<Record<string, TileCard>>;

const NAMED = {
  N01: blackNamed('S', '####', '#o..', '..m.', '#..#'),
  /** CAV-TILE-09. */
  N02: { ...blackNamed('S', '#..#', '.m..', '....', '#..#'), door: 'N' },
  N03: whiteNamed('NESW', '#..#', '..m.', '.o..', '#..#'),
  N04: whiteNamed('ESW', '.##.', '.o..', '..m.', '#..#'),
  N05: blackNamed('NES', '#...', '#.o.', '#m..', '#..#'),
  N06: blackNamed('NSW', '...#', '.o.#', '..m#', '#..#'),
  N07: whiteNamed('NS', '#...', '.o..', '..m.', '#..#'),
  N08: blackNamed('ESW', '#..#', '.o..', '..m.', '#..#'),
  N09: blackNamed('NES', '#..#', '#o..', '#.m.', '#..#'),
} as const satisfies Readonly<Record<string, TileCard>>;

/** CAV-GEO-05: a double tile is two tiles, its north and its south half. */
const DOUBLE = {
  S00N: start('NESW', '#..#', '....', '....', '....'),
  S00S: start('NESW', '....', '.o..', '....', '#..#'),
  D01N: destination('S', '....', '.m..', '....', '....'),
  D01S: destination('NS', '....', '....', '..m.', '....'),
  D02N: destination('S', '#..#', '..m.', '.#..', '....'),
  D02S: destination('NS', '....', '..#.', '.m..', '#..#'),
} as const satisfies Readonly<Record<string, TileCard>>;

export const TILES = { ...PLAIN, ...FEATURE, ...NAMED, ...DOUBLE };
export type TileId = keyof typeof TILES;
export type NamedTileId = keyof typeof NAMED;
