// Owns the names and bodies of every fact that can happen in this game: ids and numbers, no prose.

import type { CardId } from './content/cards.ts';
import type { ItemId } from './content/items.ts';
import type { Gem, Level, Skill } from './content/types.ts';
import type { DieMode, Orientation, Pending, Purpose, Square, Wall } from './state.ts';

export interface Bodies {
  'hero.named': { readonly hero: string; readonly area: string };
  'cards.chosen': { readonly level: Level; readonly cards: readonly CardId[] };
  'skill.trained': { readonly skill: Skill; readonly bubbles: number };
  'hero.equipped': { readonly health: number; readonly ruby: number; readonly emerald: number };
  'entrance.rolled': { readonly dice: readonly number[] };
  'entrance.drawn': { readonly squares: readonly Square[]; readonly exits: readonly Wall[] };
  'decks.built': { readonly impending: number; readonly future: number };
  'unique.added': { readonly card: CardId };
  'deck.shuffled': { readonly cards: number };
  'card.drawn': { readonly card: CardId };
  'card.sent-under': { readonly card: CardId };
  'card.looked-at': { readonly card: CardId };
  'card.put-back': { readonly card: CardId; readonly where: 'top' | 'bottom' };
  'exit.chalked': { readonly card: CardId; readonly wall: Wall };
  'door.found': { readonly room: number; readonly wall: Wall };
  'room.placed': {
    readonly card: CardId;
    readonly room: number;
    readonly squares: readonly Square[];
    readonly exits: readonly Wall[];
    readonly orientation: Orientation;
  };
  'room.unplaced': { readonly card: CardId; readonly room: number };
  'exit.joined': { readonly room: number; readonly wall: Wall };
  'exit.blocked': { readonly room: number; readonly wall: Wall };
  'card.put-aside': { readonly card: CardId };
  'circles.drawn': { readonly n: number };
  'opening.began': { readonly card: CardId };
  'round.began': { readonly round: number; readonly empty: number; readonly circles: number };
  'foe.weakened': { readonly what: 'atk' | 'def'; readonly n: number };
  'foe.blinded': { readonly round: number };
  'attack.left-out': { readonly round: number };
  'check.declared': {
    readonly check: number;
    readonly purpose: Purpose;
    readonly skill: Skill;
    readonly target: number;
    readonly mode: DieMode;
    readonly source: number;
    readonly bonus: number;
  };
  'check.prepared': { readonly check: number; readonly mode: DieMode };
  'check.rolled': {
    readonly check: number;
    readonly purpose: Purpose;
    readonly skill: Skill;
    readonly target: number;
    readonly mode: DieMode;
    readonly dice: readonly number[];
  };
  'gem.spent': { readonly gem: Gem; readonly as: Gem; readonly check: number };
  'die.changed': { readonly check: number; readonly die: number; readonly from: number; readonly to: number };
  'die.rerolled': { readonly check: number; readonly die: number; readonly from: number; readonly to: number };
  'check.rerolled': { readonly check: number; readonly dice: readonly number[] };
  'check.helped': { readonly check: number; readonly n: number };
  'check.assured': { readonly check: number };
  'check.committed': {
    readonly check: number;
    readonly purpose: Purpose;
    readonly skill: Skill;
    readonly total: number;
    readonly target: number;
    readonly passed: boolean;
  };
  'test.left-out': { readonly source: number };
  'attack.modified': { readonly n: number };
  'guard.modified': { readonly n: number };
  'hit.scored': { readonly n: number };
  'loss.pending': Pending;
  'loss.taken-up': { readonly at: number };
  'circle.added': { readonly circles: number };
  'circles.filled': { readonly n: number; readonly filled: number; readonly circles: number };
  'hits.lost': { readonly n: number };
  'circle.erased': { readonly by: 'REGROW' | 'LEECH'; readonly filled: number };
  'loss.reduced': { readonly n: number; readonly left: number };
  'health.lost': { readonly n: number; readonly cause: 'test' | 'trial' | 'guard' | 'clock'; readonly left: number };
  'health.gained': { readonly n: number };
  'gem.lost': { readonly gem: Gem };
  'gem.gained': { readonly gem: Gem; readonly n: number };
  // DLV-ITEM-06, DLV-ITEM-07: always a new entry with its own circles, and there is always space for it.
  'item.gained': { readonly item: ItemId };
  'item.used': { readonly item: ItemId; readonly place: number };
  'reward.declined': { readonly reward: string };
  'experience.without-effect': { readonly skills: readonly Skill[] };
  'room.cleared': { readonly card: CardId; readonly room: number };
  'encounter.ended': { readonly card: CardId };
  'card.discarded': { readonly card: CardId };
  'card.won': { readonly card: CardId };
  'level-1.collected': { readonly cards: number };
  'completion.began': { readonly cards: number };
  'hero.fell': { readonly card: CardId };
  'game.won': { readonly by: 'boss' | 'last-card' };
  'game.given-up': { readonly met: number };
  'game.ended': { readonly score: number };
}

/** A fact of this game as it is told: the type says which body it has. */
export type Told = { readonly [K in keyof Bodies]: { readonly type: K; readonly rule: string; readonly body: Bodies[K] } }[keyof Bodies];
