// Owns the bodies of everything that can happen.

import type { JobId, SpeciesId, TechniqueId } from './content/index.ts';
import type { Element, Mark, Row, Slot, StatusId, TrapId } from './content/types.ts';
import type { Lasting, Source, Verdict, Waiting } from './fighting.ts';
import type { Band, Card, Character, Ending, GearId, Item, Phase, Place, Quest, Tile, Unit } from './state.ts';

/** What cards are drawn for. */
export type Use =
  | 'hit'
  | 'evade'
  | 'multiplier'
  | 'add'
  | 'will'
  | 'fort'
  | 'save'
  | 'chance'
  | 'action'
  | 'target'
  | 'flee'
  | 'chase'
  | 'resist'
  | 'wear-off'
  | 'prayer'
  | 'element'
  | 'skill'
  | 'species'
  | 'encounter'
  | 'wandering'
  | 'kind'
  | 'loot'
  | 'acid'
  | 'stat'
  | 'quest'
  | 'job'
  | 'bet'
  | 'branch'
  | 'lock';

export interface Bodies {
  readonly 'cards.drawn': { readonly use: Use; readonly unit: Unit; readonly cards: readonly Card[]; readonly fresh: boolean };
  readonly 'fate.shuffled': { readonly spare: boolean; readonly fresh: boolean };
  readonly 'fate.gathered': { readonly n: number };

  readonly 'character.joined': { readonly unit: Unit; readonly character: Character };
  readonly 'character.raised': { readonly unit: Unit; readonly base: Character['base'] };
  readonly 'character.levelled': { readonly unit: Unit; readonly level: number; readonly exp: number };
  readonly 'character.taught': { readonly unit: Unit; readonly sp: number };
  readonly 'character.rested': { readonly unit: Unit; readonly hp: number; readonly mp: number; readonly statuses: readonly StatusId[] };
  readonly 'character.refreshed': { readonly unit: Unit; readonly hp: number; readonly mp: number };
  readonly 'character.dismissed': { readonly unit: Unit; readonly items: readonly Item[] };
  readonly 'characters.lost': { readonly units: readonly Unit[] };
  readonly 'character.left': { readonly unit: Unit; readonly place: Place; readonly held: Source };
  readonly 'characters.found': { readonly units: readonly Unit[] };
  readonly 'technique.learned': { readonly unit: Unit; readonly technique: TechniqueId; readonly sp: number };
  readonly 'exp.gained': { readonly unit: Unit; readonly n: number; readonly exp: number };
  readonly 'row.changed': { readonly unit: Unit; readonly row: Row };

  readonly 'gold.changed': { readonly by: number; readonly gold: number };
  readonly 'item.gained': { readonly unit: Unit; readonly item: Item };
  readonly 'item.used': { readonly unit: Unit; readonly item: Item };
  readonly 'item.lost': { readonly unit: Unit; readonly item: Item };
  readonly 'item.passed': { readonly from: Unit; readonly to: Unit; readonly item: Item };
  readonly 'item.dropped': { readonly unit: Unit; readonly item: Item };
  readonly 'item.fetched': { readonly unit: Unit; readonly item: Item };
  readonly 'item.left': { readonly item: Item };
  readonly 'gear.worn': { readonly unit: Unit; readonly slot: Slot; readonly gear: GearId; readonly off: readonly Slot[] };
  readonly 'gear.removed': { readonly unit: Unit; readonly slot: Slot; readonly gear: GearId };
  readonly 'treasure.found': { readonly items: readonly Item[] };

  readonly 'quest.taken': Quest & { readonly ql: number };
  readonly 'quest.done': { readonly ql: number };
  readonly 'phase.began': { readonly phase: Phase };
  readonly 'alarm.raised': { readonly alarm: number };
  readonly 'campaign.ended': { readonly result: Ending };

  readonly 'dungeon.laid': { readonly floors: number };
  readonly 'floor.dealt': { readonly floor: number };
  readonly 'tile.seen': { readonly place: Place; readonly card: Card };
  readonly 'tile.put-aside': { readonly card: Card };
  readonly 'tile.explored': { readonly place: Place };
  readonly 'tile.changed': { readonly place: Place; readonly to: Partial<Tile> };
  readonly 'branch.made': { readonly place: Place; readonly n: number };
  readonly 'party.moved': { readonly to: Place; readonly from: Place };
  readonly 'party.put': { readonly to: Place; readonly from: Place; readonly hole: Place };
  readonly 'trap.sprung': { readonly trap: TrapId; readonly place: Place };
  readonly 'trap.cancelled': { readonly place: Place };
  readonly 'band.waits': { readonly place: Place; readonly band: Band };
  readonly 'save.made': { readonly unit: Unit; readonly saved: boolean };
  readonly 'check.made': { readonly unit: Unit; readonly need: number; readonly done: boolean };
  readonly 'bet.settled': { readonly bet: number; readonly won: boolean };
  readonly 'goods.bought': { readonly item: Item; readonly price: number };
  readonly 'goods.sold': { readonly item: Item; readonly price: number };

  readonly 'fight.began': { readonly source: Source; readonly level: number; readonly species: readonly SpeciesId[] };
  readonly 'treasures.set': { readonly unit: Unit };
  readonly 'monster.dealt': { readonly unit: Unit; readonly cards: readonly Card[] };
  readonly 'fight.ended': { readonly verdict: Verdict };
  readonly 'fight.closed': object;
  readonly 'round.began': { readonly round: number };
  readonly 'initiative.dealt': { readonly unit: Unit; readonly cards: readonly Card[] };
  readonly 'initiative.spent': { readonly unit: Unit; readonly cards: readonly Card[]; readonly left: readonly Card[] };
  readonly 'turn.began': { readonly unit: Unit; readonly extra: boolean };
  readonly 'turn.skipped': { readonly unit: Unit };
  readonly 'turn.ended': { readonly unit: Unit };
  readonly 'unit.acted': { readonly unit: Unit; readonly what: string; readonly on: Unit };
  readonly 'attack.judged': { readonly by: Unit; readonly on: Unit; readonly hit: boolean };
  readonly 'attack.covered': { readonly unit: Unit; readonly by: Unit };
  readonly 'attack.passed': { readonly unit: Unit };
  readonly 'damage.reckoned': {
    readonly on: Unit;
    readonly base: number;
    readonly mult: number;
    readonly element: Element | 'neutral' | 'physical' | 'unhealing';
    readonly mods: readonly (readonly [source: string, by: number])[];
  };
  readonly 'effect.reflected': { readonly unit: Unit; readonly on: Unit };
  readonly 'unit.hurt': { readonly unit: Unit; readonly n: number; readonly hp: number };
  readonly 'unit.healed': { readonly unit: Unit; readonly n: number; readonly hp: number };
  readonly 'mana.changed': { readonly unit: Unit; readonly by: number; readonly mp: number };
  readonly 'unit.died': { readonly unit: Unit };
  readonly 'unit.revived': { readonly unit: Unit; readonly hp: number; readonly autolife: boolean };
  readonly 'status.added': { readonly unit: Unit; readonly status: StatusId };
  readonly 'status.removed': { readonly unit: Unit; readonly status: StatusId };
  readonly 'status.refused': { readonly unit: Unit; readonly mark: Mark };
  readonly 'stun.changed': { readonly unit: Unit; readonly n: number };
  readonly 'lasting.began': Lasting;
  readonly 'lasting.ended': Lasting;
  readonly 'wait.began': Waiting;
  readonly 'wait.ended': { readonly by: Unit };
  readonly 'units.fled': { readonly units: readonly Unit[] };
  readonly 'flight.failed': { readonly unit: Unit };
  readonly 'treasure.turned': { readonly unit: Unit; readonly card: Card; readonly robbed: boolean };
  readonly 'job.offered': { readonly jobs: readonly JobId[] };
}
