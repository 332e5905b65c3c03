// Owns what is under way between two questions: the attack in hand, the damage about to be taken, the last check, and what lasts for a while.

import type { TreasureId } from './content/cards.ts';
import type { Effect } from './content/types.ts';
import type { Figure, HeroNo, Square } from './state.ts';

/** What attacks, where it is no figure: for items that ward against it (G-28). */
export type Device = 'event-attack' | 'trap' | 'hazard';

/** One attack roll (CAV-COMBAT-14). Never changed: replaced. */
export interface Attack {
  /** NOBODY where a card or a tile attacks. `byId`, `onId`: hero, foe, ally, object, card or tile as it is printed. */
  readonly by: Figure;
  readonly byId: string;
  readonly onId: string;
  readonly device: Device | null;
  /** The power, card, tile or name of the attack. */
  readonly name: string;
  /** Where it is counted from. */
  readonly from: Square;
  readonly on: Figure;
  readonly bonus: number;
  readonly damage: number;
  /** CAV-TREASURE-11: the attack item and the defence item that count. */
  readonly weapon: TreasureId | null;
  readonly ward: TreasureId | null;
  /** The natural roll; 0: not rolled yet. */
  readonly die: number;
  /** The item that must has thrown again; not there: it has not. */
  readonly nerved?: true;
  /** What was added to the total or to the AC since then. */
  readonly more: number;
  readonly guard: number;
  readonly total: number;
  readonly ac: number;
  readonly hit: boolean;
  /** The hit was turned into a miss (Smoke Vial). */
  readonly foiled: boolean;
  /** Its conditions are ignored (Interpose). */
  readonly unmarked: boolean;
  readonly defeated: boolean;
}

/** Damage that a hero is about to take. */
export interface Blow {
  readonly on: HeroNo;
  readonly n: number;
  readonly from: 'attack' | 'poison' | 'effect';
}

/** The last roll for a hero that was no attack. */
export interface Rolled {
  readonly hero: HeroNo;
  readonly for: Check;
  readonly die: number;
  readonly bonus: number;
  readonly need: number;
}
export type Check = 'disable' | 'poison' | 'curse' | 'force' | 'snatch';

/** Until the start of the next turn of the hero that made it (CAV-GEN-09). */
export interface Lasting {
  readonly what: 'ac' | 'drowsy' | 'unseen';
  readonly n: number;
  readonly on: Figure;
  readonly by: HeroNo;
}

/** What a Fortune gives as soon as the power in hand is resolved (G-04). */
export interface Waiting {
  readonly hero: HeroNo;
  readonly card: TreasureId;
  readonly effects: readonly Effect[];
}
