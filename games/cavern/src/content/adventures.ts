// Owns the eight adventures: who may play, the tile stack, what happens on the way, and how they are won and lost.

import type { CardSet, Effect, ThingKind, Track } from './types.ts';
import type { NamedTileId } from './tiles.ts';
import type { VillainId } from './villains.ts';
import { damage, hero, PLAY, summon } from './write.ts';

/** CAV-STACK-02, read from the top. */
export type StackStep = { readonly take: number } | { readonly shuffle: NamedTileId; readonly with: number } | 'rest';

export type Trigger =
  | { readonly on: 'placed'; readonly tiles: readonly NamedTileId[]; readonly effects: readonly Effect[] }
  | { readonly on: 'white-explored'; readonly effects: readonly Effect[] }
  /** The first time this game. */
  | { readonly on: 'picked-up'; readonly thing: ThingKind; readonly effects: readonly Effect[] }
  | { readonly on: 'encounter-drawn'; readonly effects: readonly Effect[] }
  | { readonly on: 'phase-end'; readonly where: 'ladder' | 'camp'; readonly effects: readonly Effect[] }
  | { readonly on: 'round-end'; readonly effects: readonly Effect[] };

/** CAV-HERO-08: what may be done instead of attacking. */
export type AdventureAct =
  | { readonly name: 'force'; readonly tile: NamedTileId; readonly effects: readonly Effect[] }
  | { readonly name: 'snatch'; readonly thing: ThingKind; readonly effects: readonly Effect[] };

export type Goal =
  | { readonly goal: 'escape' }
  | { readonly goal: 'bring'; readonly thing: ThingKind }
  | { readonly goal: 'defeat'; readonly villain: VillainId; readonly destroy?: { readonly thing: ThingKind; readonly n: number } }
  | { readonly goal: 'deliver'; readonly thing: ThingKind; readonly n: number };

export interface AdventureCard {
  readonly heroes: readonly number[];
  readonly sets: readonly CardSet[];
  /** CAV-SETUP-08: with 1, 2, 3, 4, 5 heroes; in a competitive adventure for each team. */
  readonly surges: readonly [number, number, number, number, number];
  readonly stack: readonly StackStep[];
  /** CAV-ESCAPE-01: any square of the tile, or its ladder and the squares adjacent to it. */
  readonly exit?: { readonly tile: NamedTileId; readonly at: 'tile' | 'ladder' };
  readonly triggers: readonly Trigger[];
  readonly acts: readonly AdventureAct[];
  readonly win: Goal;
  /** CAV-END-03: with 1, 2, 3, 4, 5 heroes. */
  readonly lose?: { readonly track: Track; readonly at: readonly [number, number, number, number, number] };
  /** From which level of the water track on it is cold. */
  readonly cold?: readonly [number, number, number, number, number];
  /** CAV-TEAM-01. */
  readonly teams?: true;
}

const everybody = (...effects: readonly Effect[]): Effect => ({ do: 'players', n: 'all', effects });
const BASE: readonly CardSet[] = ['base'];
const BOTH: readonly CardSet[] = ['base', 'advanced'];
const STANDARD = [2, 3, 4, 5] as const;
const CHAMBERS = ['N04', 'N05', 'N06'] as const;
const DIGS = ['N07', 'N08', 'N09'] as const;
const monster = (at: 'north-half' | 'near-half' | 'halves' | 'here'): Effect => summon('monster', { at });

export const ADVENTURES = {
  A1: {
    heroes: [1, 2],
    sets: BASE,
    surges: [1, 2, 2, 2, 2],
    stack: [{ take: 5 }, { shuffle: 'N01', with: 2 }, 'rest'],
    exit: { tile: 'N01', at: 'tile' },
    triggers: [],
    acts: [],
    win: { goal: 'escape' },
  },
  A2: {
    heroes: [1, 2, 3],
    sets: BASE,
    surges: [1, 2, 2, 2, 2],
    stack: [{ take: 4 }, { shuffle: 'N03', with: 3 }, 'rest'],
    triggers: [
      { on: 'placed', tiles: ['N03'], effects: [{ do: 'put', thing: 'lamp', where: { at: 'feature' } }] },
      { on: 'picked-up', thing: 'lamp', effects: [everybody(monster('north-half'))] },
    ],
    acts: [],
    win: { goal: 'bring', thing: 'lamp' },
  },
  A3: {
    heroes: STANDARD,
    sets: BOTH,
    surges: [1, 3, 2, 2, 1],
    stack: [{ take: 8 }, { shuffle: 'N02', with: 3 }, 'rest'],
    triggers: [],
    acts: [
      {
        name: 'force',
        tile: 'N02',
        effects: [
          {
            do: 'roll',
            need: 11,
            per: { track: 'strain', n: 2 },
            ok: [
              { do: 'open' },
              { do: 'lay', tile: 'D01', edge: 'door' },
              summon('orrodun', { at: 'far-mushroom' }),
              everybody(monster('halves')),
            ],
            fail: [{ do: 'track', name: 'strain', n: 1 }],
          },
        ],
      },
    ],
    win: { goal: 'defeat', villain: 'orrodun' },
  },
  A4: {
    heroes: STANDARD,
    sets: BOTH,
    surges: [1, 3, 2, 2, 1],
    stack: [{ shuffle: 'N04', with: 3 }, { shuffle: 'N05', with: 3 }, { shuffle: 'N06', with: 3 }, 'rest'],
    triggers: [
      {
        on: 'placed',
        tiles: CHAMBERS,
        effects: [
          { do: 'put', thing: 'heart', where: { at: 'feature' } },
          { do: 'if', when: 'last-chamber', effects: [{ do: 'instead', effects: [summon('mother-caul', { at: 'mushroom' })] }] },
        ],
      },
      { on: 'encounter-drawn', effects: [{ do: 'if', when: 'heart-in-play', effects: [{ do: 'track', name: 'spore', n: 1 }] }] },
    ],
    acts: [],
    win: { goal: 'defeat', villain: 'mother-caul', destroy: { thing: 'heart', n: 3 } },
    lose: { track: 'spore', at: [11, 13, 15, 17, 19] },
  },
  A5: {
    heroes: STANDARD,
    sets: BOTH,
    surges: [1, 3, 2, 2, 1],
    stack: [{ shuffle: 'N07', with: 3 }, { shuffle: 'N08', with: 3 }, { shuffle: 'N09', with: 3 }, 'rest'],
    triggers: [
      { on: 'placed', tiles: DIGS, effects: [{ do: 'put', thing: 'miner', where: { at: 'feature' } }] },
      { on: 'picked-up', thing: 'miner', effects: [summon('vharn', { at: 'north-half' })] },
      { on: 'phase-end', where: 'ladder', effects: [{ do: 'deliver', thing: 'miner' }] },
    ],
    acts: [],
    win: { goal: 'deliver', thing: 'miner', n: 3 },
  },
  A6: {
    heroes: STANDARD,
    sets: BOTH,
    surges: [1, 3, 2, 1, 1],
    stack: [{ take: 12 }, { shuffle: 'N01', with: 3 }, 'rest'],
    exit: { tile: 'N01', at: 'ladder' },
    triggers: [
      { on: 'placed', tiles: ['N01'], effects: [{ do: 'instead', effects: [everybody(monster('here'))] }] },
      {
        on: 'round-end',
        effects: [
          { do: 'track', name: 'water', n: 1 },
          { do: 'if', when: { edges: 2 }, effects: [{ do: 'seal', edge: 'start' }] },
          { do: 'if', when: 'cold', effects: [damage(hero('all', PLAY), 1)] },
        ],
      },
    ],
    acts: [],
    win: { goal: 'escape' },
    lose: { track: 'water', at: [13, 13, 10, 9, 8] },
    cold: [4, 4, 2, 2, 2],
  },
  A7: {
    heroes: STANDARD,
    sets: BOTH,
    surges: [1, 2, 3, 3, 4],
    stack: [{ take: 6 }, { shuffle: 'N02', with: 3 }, 'rest'],
    triggers: [
      {
        on: 'placed',
        tiles: ['N02'],
        effects: [
          {
            do: 'instead',
            effects: [
              { do: 'open' },
              { do: 'lay', tile: 'D02', edge: 'door' },
              summon('iskarra', { at: 'far-mushroom' }),
              { do: 'players', n: 'all-but-one', effects: [monster('near-half')] },
            ],
          },
        ],
      },
    ],
    acts: [],
    win: { goal: 'defeat', villain: 'iskarra' },
  },
  A8: {
    heroes: [2, 4],
    sets: BOTH,
    surges: [1, 1, 1, 2, 2],
    stack: ['rest'],
    triggers: [
      { on: 'white-explored', effects: [{ do: 'put', thing: 'crystal', where: { at: 'mushroom' } }] },
      { on: 'phase-end', where: 'camp', effects: [{ do: 'deliver', thing: 'crystal' }] },
    ],
    acts: [{ name: 'snatch', thing: 'crystal', effects: [{ do: 'roll', need: 12, ok: [{ do: 'take', thing: 'crystal' }] }] }],
    win: { goal: 'deliver', thing: 'crystal', n: 3 },
    teams: true,
  },
} as const satisfies Readonly<Record<string, AdventureCard>>;
export type AdventureId = keyof typeof ADVENTURES;
