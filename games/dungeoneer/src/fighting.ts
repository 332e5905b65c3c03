// Owns the shape of a fight: who attacks whom, what changes it, and what everybody may act about.

import type { Seat } from '@undercroft/kernel';
import type { AdventureId, QuestId } from './content/cards.ts';
import type { Form, Immunity, Roll, Score, Standing } from './content/types.ts';
import type { SpaceId } from './state.ts';

/** Whoever fights. The seat of a monster is the player who rolls for it. */
export type Fighter =
  | { readonly is: 'hero'; readonly seat: Seat }
  | { readonly is: 'monster' | 'minion' | 'trap'; readonly card: AdventureId; readonly seat: Seat }
  | { readonly is: 'quest'; readonly quest: QuestId; readonly seat: Seat }
  | { readonly is: 'space'; readonly space: SpaceId; readonly seat: Seat };

/**
 * One attack, from its declaration to its result: on one fighter (DGN-COMBAT-05), in one form for both sides (DGN-FORM-06), each of a
 * batch with its own (DGN-COMBAT-06). Never changed: replaced.
 */
export interface Attack {
  readonly by: Fighter;
  readonly on: Fighter;
  readonly form: Form;
  /** DGN-COMBAT-08: where it was declared. */
  readonly space: SpaceId;
  /** DGN-FX-05: how much was paid for `#` when its special effect was bought; null: it was not. */
  readonly special: number | null;
  /** `off`: cancelled or lapsed. */
  readonly state: 'declared' | 'off' | 'done';
  /** The hit that fell has no result. */
  readonly spared: boolean;
  readonly die: number;
  readonly total: number;
  readonly counterDie: number;
  readonly counterTotal: number;
}

/** Wounds that are rewarded when the combat is over (DGN-REWARD). */
export interface Dealt {
  readonly by: 'monster' | 'hero';
  readonly seat: Seat;
  readonly to: Seat | null;
  readonly n: number;
}

export interface Combat {
  readonly kind: 'batch' | 'challenge' | 'quest' | 'space';
  /** Who acts as Dungeonlord; in a Challenge the challenger. */
  readonly lord: Seat;
  readonly attacks: readonly Attack[];
  /** The attack under way; -1: they are still being declared or responded to. */
  readonly now: number;
  readonly dealt: readonly Dealt[];
}

/** Something that changes a fight or a hero for a while. Never changed: replaced. */
export interface Change {
  readonly of: Fighter;
  readonly form: Form;
  readonly n: number;
  /** A seat: until its next Reset Phase. */
  readonly until: 'combat' | 'turn' | Seat;
  /** How many combats were under way: one that lasts for a combat lasts for the innermost of them. */
  readonly depth: number;
}

/** What everybody may act about at a moment: a roll that is about to be made, what has just been collected, a monster that has just fallen. */
export type About =
  /** `plain`: the numbers count as they fall, and nothing can be added to them. */
  | {
      readonly is: 'roll';
      readonly seat: Seat;
      readonly roll: Roll;
      readonly by: Fighter['is'];
      readonly space: SpaceId;
      readonly plain?: true;
      /** Of a Threat or a search: what the total has to reach; and the score that is added to the die. */
      readonly need?: number;
      readonly score?: Score;
    }
  | { readonly is: 'collected'; readonly seat: Seat; readonly space: SpaceId; readonly glory: number }
  | { readonly is: 'defeated'; readonly card: AdventureId; readonly space: SpaceId };

/** A change of a roll that is about to be made (DGN-DICE-01); a combat or a Threat in between is another one. Never changed: replaced. */
export interface DieChanged {
  readonly seat: Seat;
  readonly roll: Roll;
  readonly depth: number;
  readonly add: number;
  /** The face that is set, or 0. */
  readonly set: number;
  /** How many dice are rolled, of which the best counts. */
  readonly dice: number;
}

/** What a hero is immune to for this turn. */
export interface Ward {
  readonly seat: Seat;
  readonly to: Immunity;
}

/** What stands for a hero as if a card said so, until the combat is over. */
export interface Grant {
  readonly seat: Seat;
  readonly standing: Standing;
  readonly depth: number;
}
