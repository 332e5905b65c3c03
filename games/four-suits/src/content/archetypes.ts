// Owns what an archetype and a level make of a monster (section 4.9 of the specification).

import type { Archetype, StatusId } from './types.ts';

/** Each number is `plus` + `times` × L / `by`, rounded down unless `up`. */
export interface Curve {
  readonly plus: number;
  readonly times: number;
  readonly by: number;
  readonly up?: true;
}
const down = (plus: number, by: number): Curve => ({ plus, times: 1, by });
const up = (plus: number, times: number, by: number): Curve => ({ plus, times, by, up: true });
const NONE: Curve = { plus: 0, times: 0, by: 1 };

export interface Build {
  readonly attack: Curve;
  readonly hit: Curve;
  readonly speed: Curve;
  readonly evade: Curve;
  readonly fort: Curve;
  readonly will: Curve;
  readonly force: Curve;
  /** CRD-MON-06: HP cards for each fighter, and besides. */
  readonly cards: readonly [each: number, more: number];
  readonly starts: readonly StatusId[];
}

/** CRD-MON-03. */
export const ARCHETYPES: Readonly<Record<Archetype, Build>> = {
  brute: {
    attack: up(1, 4, 3),
    hit: down(1, 3),
    speed: down(1, 4),
    evade: down(0, 4),
    fort: down(2, 3),
    will: down(1, 4),
    force: down(0, 3),
    cards: [1, 1],
    starts: [],
  },
  skirmisher: {
    attack: up(0, 4, 3),
    hit: down(3, 3),
    speed: down(2, 3),
    evade: down(1, 3),
    fort: down(1, 3),
    will: down(1, 4),
    force: down(0, 3),
    cards: [1, 0],
    starts: [],
  },
  swarmer: {
    attack: up(1, 1, 1),
    hit: down(1, 3),
    speed: down(2, 4),
    evade: down(0, 3),
    fort: down(1, 4),
    will: down(1, 4),
    force: down(0, 3),
    cards: [1, 0],
    starts: [],
  },
  sniper: {
    attack: up(0, 4, 3),
    hit: down(3, 4),
    speed: down(1, 3),
    evade: down(0, 4),
    fort: down(1, 4),
    will: down(1, 4),
    force: down(0, 3),
    cards: [1, 0],
    starts: [],
  },
  caster: {
    attack: up(1, 1, 2),
    hit: down(2, 4),
    speed: down(1, 3),
    evade: down(0, 4),
    fort: down(1, 4),
    will: down(2, 3),
    force: up(0, 4, 3),
    cards: [1, 0],
    starts: [],
  },
  tank: {
    attack: up(0, 4, 3),
    hit: down(1, 4),
    speed: down(1, 4),
    evade: NONE,
    fort: down(3, 3),
    will: down(1, 3),
    force: down(0, 3),
    cards: [1, 1],
    starts: ['wall'],
  },
  boss: {
    attack: up(2, 4, 3),
    hit: down(3, 3),
    speed: down(3, 3),
    evade: down(0, 3),
    fort: down(3, 3),
    will: down(2, 3),
    force: up(1, 4, 3),
    cards: [2, 1],
    starts: [],
  },
};
