// Owns the names and bodies of every fact that can happen in this game: ids and numbers, no prose.

import type { Seat } from '@undercroft/kernel';
import type { AdventureId, HeroId, MapId, QuestId } from './content/cards.ts';
import type { Form, Grade, Realm, Threat } from './content/types.ts';
import type { Change, Combat, Dealt, DieChanged, Fighter, Grant, Phase, Rolled, Shifted, Side, SpaceId, Ward } from './state.ts';

/** What Glory or Peril is gained, paid or lost for. */
export type ChangedFor = 'wounds' | 'attempt' | 'sacrifice' | 'card';

export interface Bodies {
  'entrance.laid': { readonly card: MapId; readonly realm: Realm };
  'map.drawn': { readonly seat: Seat; readonly card: MapId };
  'map.placed': {
    readonly seat: Seat | null;
    readonly card: MapId;
    readonly x: number;
    readonly y: number;
    readonly turned: boolean;
    readonly space: SpaceId;
  };
  'map.put-under': { readonly card: MapId };
  'hero.dealt': { readonly seat: Seat; readonly hero: HeroId };
  'hero.placed': { readonly seat: Seat; readonly space: SpaceId };
  'quest.dealt': { readonly seat: Seat; readonly quest: QuestId; readonly open: boolean };
  'quest.turned-up': { readonly quest: QuestId };
  'card.drawn': { readonly seat: Seat; readonly stock: number; readonly card: AdventureId };
  'deck.shuffled': { readonly stock: number; readonly n: number };
  'first.rolled': { readonly dice: readonly number[]; readonly seats: readonly Seat[] };
  'first.chosen': { readonly seat: Seat };
  'turn.began': { readonly seat: Seat; readonly round: number };
  'phase.began': { readonly seat: Seat; readonly phase: Phase };
  'exits.closed': { readonly seat: Seat };
  'saved.lost': { readonly seat: Seat };
  'movement.set': { readonly seat: Seat; readonly n: number };
  'movement.spent': {
    readonly seat: Seat;
    readonly n: number;
    readonly for: 'step' | 'penalty' | 'sewer' | 'portal' | 'explore' | 'rise' | 'dodge' | 'challenge' | 'quest' | 'search' | 'card';
  };
  'movement.saved': { readonly seat: Seat };
  'threat.rolled': Rolled;
  'exit.opened': { readonly space: SpaceId; readonly side: Side };
  'hero.waited': { readonly seat: Seat; readonly side: Side };
  'hero.moved': { readonly seat: Seat; readonly from: SpaceId; readonly to: SpaceId; readonly by: 'step' | 'sewer' | 'portal' | 'warp' };
  'space.collected': { readonly seat: Seat; readonly space: SpaceId; readonly glory: number; readonly peril: number };
  'hero.tipped': { readonly seat: Seat; readonly rise: Threat | null };
  'hero.rose': { readonly seat: Seat };
  'hero.healed': { readonly seat: Seat; readonly n: number; readonly life: number };
  'hero.wounded': { readonly seat: Seat; readonly n: number; readonly life: number };
  /** `returns`: the player is to choose another hero (DGN-OPT-REINC-01). */
  'hero.defeated': { readonly seat: Seat; readonly returns: boolean };
  'hero.reborn': { readonly seat: Seat; readonly hero: HeroId; readonly space: SpaceId };
  'bonus.gained': { readonly seat: Seat };
  'map.dealt': { readonly seat: Seat; readonly card: MapId };
  'map.handed': { readonly from: Seat; readonly to: Seat; readonly card: MapId };
  'map.handed-on': { readonly from: Seat; readonly to: Seat; readonly card: MapId };
  'map.passed': { readonly seat: Seat };
  'start.chosen': { readonly seat: Seat; readonly card: MapId };
  'card.discarded': { readonly seat: Seat; readonly card: AdventureId };
  'card.lost': { readonly seat: Seat; readonly card: AdventureId };
  'glory.changed': { readonly seat: Seat; readonly n: number; readonly for?: ChangedFor };
  'peril.changed': { readonly seat: Seat; readonly n: number; readonly for?: ChangedFor };
  'level.changed': { readonly seat: Seat; readonly n: number };
  'score.changed': Change;
  'exit.locked': { readonly space: SpaceId; readonly side: Side; readonly threat: Threat; readonly until: Seat };
  'encounter.declared': {
    readonly seat: Seat;
    readonly card: AdventureId;
    readonly from: 'hand' | 'pack';
    readonly target: Seat;
    readonly form: Form;
    readonly peril: number;
    readonly special: number | null;
  };
  'attack.declared': {
    readonly kind: Combat['kind'];
    readonly lord: Seat;
    readonly by: Fighter;
    readonly on: Fighter;
    readonly form: Form;
    /** DGN-FX-05: as in an attack. */
    readonly special: number | null;
  };
  'attack.began': { readonly at: number };
  'attack.rolled': { readonly at: number; readonly by: Fighter; readonly die: number; readonly total: number };
  'counter.rolled': { readonly at: number; readonly by: Fighter; readonly die: number; readonly total: number };
  /** Who hits, told before what comes of it; `fended`: the higher total had no value in the form, and wounds nobody. */
  'attack.decided': { readonly at: number; readonly result: 'hit' | 'countered' | 'fended' | 'tied' };
  'attack.ended': { readonly at: number; readonly result: 'hit' | 'countered' | 'fended' | 'tied' | 'lapsed' | 'resolved' };
  'monster.wounded': { readonly card: AdventureId; readonly n: number; readonly left: number };
  'monster.defeated': { readonly card: AdventureId; readonly seat: Seat };
  'monster.put': { readonly card: AdventureId; readonly seat: Seat; readonly to: 'hand' | 'pack' | 'discard' };
  'space.wounded': { readonly space: SpaceId; readonly n: number; readonly left: number };
  'wounds.dealt': Dealt;
  'trap.spent': { readonly card: AdventureId };
  'combat.ended': { readonly kind: Combat['kind'] };
  'monster.recalled': { readonly seat: Seat; readonly card: AdventureId };
  /** `to`: what became of the card; `on`: whose Inventory it lies in; `host`: what it is tucked behind. */
  'card.played': {
    readonly seat: Seat;
    readonly card: AdventureId;
    readonly to: 'ready' | 'discard' | 'attached';
    readonly on: Seat;
    readonly host: AdventureId | null;
    readonly glory: number;
    readonly peril: number;
    readonly payer: Seat;
  };
  'card.used': {
    readonly seat: Seat;
    readonly card: AdventureId | HeroId;
    readonly glory: number;
    readonly movement: number;
    readonly charges: number;
    readonly once: boolean;
  };
  'card.taken-back': { readonly seat: Seat; readonly card: AdventureId };
  'upkeep.paid': { readonly seat: Seat; readonly card: AdventureId; readonly payer: Seat; readonly n: number };
  /** What happens once in a turn because of a card, or in a space, has happened. */
  'trigger.used': { readonly card: AdventureId } | { readonly space: SpaceId };
  'die.changed': DieChanged;
  'attack.cancelled': { readonly at: number };
  'hit.cancelled': { readonly at: number };
  'attack.form': { readonly at: number; readonly form: Form };
  'minion.made': {
    readonly seat: Seat;
    readonly card: AdventureId;
    readonly from: 'attack' | 'hand' | 'pack';
    readonly tucked: AdventureId | null;
  };
  'minion.steps-in': { readonly at: number; readonly card: AdventureId; readonly seat: Seat };
  'hero.warded': Ward;
  'hero.granted': Grant;
  'map.shifted': { readonly seat: Seat; readonly moves: readonly Shifted[] };
  'map.looked-at': { readonly seat: Seat; readonly card: MapId };
  'map.put-back': { readonly seat: Seat; readonly card: MapId };
  'quest.returned': { readonly quest: QuestId };
  'quest.taken': { readonly seat: Seat; readonly from: Seat; readonly quest: QuestId };
  'quest.revealed': { readonly seat: Seat; readonly quest: QuestId };
  'quest.attempted': { readonly seat: Seat; readonly quest: QuestId };
  'quest.searched': {
    readonly seat: Seat;
    readonly quest: QuestId;
    readonly die: number;
    readonly total: number;
    readonly target: number;
    readonly found: boolean;
  };
  'quest.marked': { readonly seat: Seat; readonly quest: QuestId; readonly mark: string | number };
  'dice.rolled': {
    readonly seat: Seat;
    readonly quest: QuestId;
    readonly dice: readonly number[];
    readonly kept: readonly number[];
    readonly add: number;
  };
  'quest.wounded': { readonly quest: QuestId; readonly n: number; readonly left: number };
  'quest.completed': { readonly seat: Seat; readonly quest: QuestId; readonly choice: number; readonly form: Form | null };
  'component.taken': { readonly seat: Seat; readonly quest: QuestId };
  'component.dropped': { readonly seat: Seat; readonly quest: QuestId };
  'quest.swapped': { readonly seat: Seat; readonly quest: QuestId; readonly global: QuestId };
  'grade.began': { readonly grade: Grade };
  'cards.left-out': { readonly cards: readonly (MapId | AdventureId)[] };
  'portal.linked': { readonly seat: Seat; readonly space: SpaceId; readonly to: SpaceId };
  'turn.ended': { readonly seat: Seat };
  'game.won': { readonly seats: readonly Seat[]; readonly by: 'quests' | 'points' | 'last-alive' | 'round-limit' };
}
