// Owns what an effect is about when it happens: what says so, whose it is, where it is counted from, and what was picked for it.

import type { Device } from '../fighting.ts';
import { isHero, NOBODY, NOWHERE, type Figure, type HeroNo, type Square, type Table, type TileNo } from '../state.ts';
import { squareOf } from './figures.ts';

export type From =
  | 'power'
  | 'item'
  | 'fortune'
  | 'blessing'
  | 'ability'
  | 'event'
  | 'event-attack'
  | 'trap'
  | 'hazard'
  | 'curse'
  | 'foe'
  | 'ally'
  | 'tile'
  | 'adventure';

/** What was picked when a power or item was declared. */
export interface Picked {
  readonly targets: readonly Figure[];
  readonly square: Square;
  readonly tile: TileNo;
  /** A power, an item or the number of a card in a row. */
  readonly card: string | number | null;
}
export const NOT_PICKED: Picked = { targets: [], square: NOWHERE, tile: -1, card: null };

export interface Cause {
  readonly from: From;
  /** The power, card, kind of foe, tile or adventure. */
  readonly card: string;
  /** CAV-ENC-01, CAV-ENC-02: the user, owner or drawer. */
  readonly you: HeroNo;
  /** The figure that acts; NOBODY where a card or tile does. */
  readonly self: Figure;
  /** The figure just named or hit. */
  readonly it: Figure;
  /** The marker of a trap, or NOWHERE: then it is counted from whoever acts. */
  readonly square: Square;
  /** The tile that an adventure or a tile speaks of. */
  readonly tile: TileNo;
  /** Its number in the row of its controller. */
  readonly no: number;
  /** Which of several players it is for, from 0; how far the condition of a tactic reaches; whether it is part of a hit. */
  readonly nth: number;
  readonly reach: number;
  readonly hit: boolean;
  readonly picked: Picked;
}

export const causeOf = (from: From, card: string, you: HeroNo, more: Partial<Cause> = {}): Cause => ({
  from,
  card,
  you,
  self: NOBODY,
  it: NOBODY,
  square: NOWHERE,
  tile: -1,
  no: 0,
  nth: 0,
  reach: 0,
  hit: false,
  picked: NOT_PICKED,
  ...more,
});

/** Where distances are counted from. */
export function originOf(table: Table, { square, self, you, tile }: Cause): Square {
  if (square >= 0) return square;
  if (self !== NOBODY) return squareOf(table, self);
  const own = squareOf(table, you);
  return own >= 0 ? own : tile * 16;
}

/** CAV-TEAM-03: whether it is somebody's own, and so helps the own team only. */
export const isOwn = ({ from }: Cause): boolean =>
  from === 'power' || from === 'item' || from === 'fortune' || from === 'blessing' || from === 'ability';

/** Whether a hero attacks: the Firedamp Flask is an attack of its owner (G-18). */
export const isHeroAttack = ({ from, you }: Cause): boolean => (from === 'power' || from === 'item') && isHero(you);

export const deviceOf = ({ from }: Cause): Device | null => (from === 'event-attack' || from === 'trap' || from === 'hazard' ? from : null);
