// Owns the names and bodies of every fact that can happen in this game: ids and numbers, no prose.

import type { AllyId, EncounterId, FoeKind, HeroId, MonsterId, PowerId, TileId, TreasureId, XpId } from './content/cards.ts';
import type { Condition, ThingKind, Token, Track } from './content/types.ts';
import type { Attack, Blow, Check, Lasting, Waiting } from './fighting.ts';
import type { Dir } from './pieces/shapes.ts';
import type { Edge, EdgeNo, Figure, HeroNo, Phase, Result, Square, Team, TileNo } from './state.ts';

interface OfHero {
  readonly hero: HeroNo;
}
/** A foe, or an ally where it acts alike; who reads of it later may not find it on the map any more. */
interface OfFoe {
  readonly foe: Figure;
  readonly kind: FoeKind | AllyId;
}
interface CardOf<Card> extends OfHero {
  readonly card: Card;
}

interface SetupBodies {
  'hero.taken': OfHero & { readonly id: HeroId; readonly level: 1 | 2; readonly powers: readonly PowerId[] };
  'powers.taken': OfHero & { readonly powers: readonly PowerId[] };
  'treasure.revealed': CardOf<TreasureId>;
  'treasures.returned': { readonly cards: readonly TreasureId[] };
  'item.brought': CardOf<TreasureId>;
  'item.left': CardOf<TreasureId>;
  'ally.taken': OfHero & { readonly ally: AllyId };
  /** What lies in the stack is nobody's to know. */
  'stack.built': { readonly parts: readonly (readonly TileId[])[] };
  'surges.given': { readonly surges: readonly number[] };
  'first.rolled': { readonly dice: readonly number[]; readonly heroes: readonly HeroNo[] };
  'first.chosen': OfHero;
}

interface TurnBodies {
  'round.ended': { readonly round: number };
  'turn.began': OfHero & { readonly round: number };
  'turn.ended': OfHero;
  'phase.began': OfHero & { readonly phase: Phase };
  'lasting.ended': OfHero;
  'hero.walked': OfHero & { readonly path: readonly Square[]; readonly cost: number; readonly how: 'move' | 'second' | 'free' };
  'attack.taken': OfHero;
  'hero.escaped': OfHero;
  'adventure.ended': Result;
}

interface MapBodies {
  'tile.drawn': { readonly tile: TileId };
  'tile.returned': { readonly tile: TileId; readonly to: 'bottom' | 'held'; readonly why: 'seal' | 'scout' };
  'tile.unheld': { readonly tile: TileId };
  'tiles.topped': { readonly tiles: readonly TileId[] };
  'tile.placed': {
    readonly tile: TileId;
    readonly x: number;
    readonly y: number;
    readonly rot: Dir;
    readonly no: TileNo;
    /** By exploring, by the Long Gallery, by a card, or as a destination. */
    readonly how: 'explore' | 'gallery' | 'tunnel' | 'destination';
  };
  'stack.empty': OfHero;
  'monster.replaced': { readonly tile: TileNo };
  'edge.closed': { readonly edge: EdgeNo; readonly as: Edge; readonly n: number };
  'door.opened': { readonly edge: EdgeNo };
  'tile.looked': OfHero & { readonly tile: TileId };
  'tiles.ordered': OfHero & { readonly tiles: readonly TileId[] };
  'shrine.used': OfHero & { readonly tile: TileNo };
}

interface FoeBodies {
  'deck.shuffled': { readonly deck: 'monsters' | 'encounters' | 'treasures' };
  'monster.drawn': CardOf<MonsterId>;
  'monster.redrawn': CardOf<MonsterId> & { readonly why: 'own' | 'group' };
  'monster.taken': CardOf<MonsterId>;
  'monster.unplaced': CardOf<MonsterId>;
  'foe.placed': { readonly foe: Figure; readonly kind: FoeKind; readonly hp: number; readonly square: Square };
  'foe.moved': OfFoe & { readonly to: Square; readonly toward: Figure };
  'foe.closed': OfFoe & { readonly to: Square; readonly on: Figure };
  'foe.crowded': OfFoe & { readonly on: Figure };
  'foe.idle': OfFoe & { readonly why: 'nobody' | 'drowsy' | 'nothing' };
  'tactic.chosen': { readonly figure: Figure; readonly kind: FoeKind | AllyId; readonly tactic: number };
  'cards.handled': { readonly cards: readonly number[] };
  'foe.unpinned': OfFoe;
  'foe.hurt': OfFoe & { readonly n: number; readonly hp: number };
  'foe.healed': OfFoe & { readonly n: number };
  'foe.defeated': { readonly foe: Figure; readonly kind: FoeKind; readonly by: Figure; readonly team: Team; readonly controller: HeroNo };
  'foe.left': { readonly foe: Figure; readonly kind: MonsterId; readonly controller: HeroNo };
  'token.put': OfFoe & { readonly token: Token; readonly hero: HeroNo };
  'ally.hurt': { readonly ally: Figure; readonly kind: AllyId; readonly n: number; readonly hp: number };
  'ally.left': { readonly ally: Figure; readonly kind: AllyId };
}

interface FightBodies {
  /** Made and rolled; its total is judged next. */
  'attack.rolled': Attack;
  'attack.rerolled': { readonly die: number; readonly nerved?: true };
  /** Records of rules 1 do not say who hits or misses whom. */
  'attack.judged': { readonly total: number; readonly ac: number; readonly hit: boolean; readonly byId?: string; readonly onId?: string };
  'attack.changed': { readonly more: number; readonly guard: number; readonly foiled: boolean; readonly unmarked: boolean };
  'check.rolled': OfHero & {
    readonly for: Check;
    readonly die: number;
    readonly bonus: number;
    readonly need: number;
    readonly again: boolean;
  };
  'blow.threatened': Blow;
  'blow.changed': Blow;
  'blow.averted': OfHero;
  'hero.hurt': OfHero & { readonly n: number; readonly hp: number; readonly from: Blow['from'] };
  'hero.fell': OfHero;
  'hero.healed': OfHero & { readonly n: number; readonly hp: number };
  'surge.spent': OfHero & { readonly hp: number; readonly left: number };
  'surge.missing': OfHero;
  'condition.gained': OfHero & { readonly condition: Condition };
  'condition.lost': OfHero & { readonly conditions: readonly Condition[] };
  'part.ignored': OfHero;
  /** `id`: of a hero, a foe or an ally, as it is printed. */
  'figure.placed': { readonly figure: Figure; readonly id: string; readonly to: Square };
  'lasting.begun': Lasting & { readonly id: string };
  'power.begun': CardOf<PowerId>;
  'power.kept': CardOf<PowerId>;
  'power.flipped': CardOf<PowerId> & { readonly up: boolean };
  'reaction.used': CardOf<PowerId | TreasureId>;
  'item.used': CardOf<TreasureId>;
  'item.flipped': CardOf<TreasureId> & { readonly up: boolean };
  'item.discarded': CardOf<TreasureId>;
}

interface CardBodies {
  'treasure.drawn': CardOf<TreasureId>;
  'treasure.refused': CardOf<TreasureId>;
  'treasure.more': OfHero & { readonly n: number };
  'item.given': CardOf<TreasureId> & { readonly to: HeroNo };
  'fortune.discarded': CardOf<TreasureId>;
  'fortune.banked': CardOf<TreasureId>;
  'fortune.waits': Waiting;
  'fortune.begun': CardOf<TreasureId>;
  'blessing.begun': CardOf<TreasureId> & { readonly turns: number };
  'blessing.ended': CardOf<TreasureId>;
  'xp.spent': OfHero & { readonly cards: readonly XpId[]; readonly price: number };
  'hero.levelled': OfHero & { readonly daily: PowerId };
  'encounter.drawn': CardOf<EncounterId> & { readonly again: boolean };
  'encounter.spared': OfHero;
  'encounter.cancelled': CardOf<EncounterId>;
  'encounter.discarded': CardOf<EncounterId>;
  'environment.set': CardOf<EncounterId>;
  'trap.set': CardOf<EncounterId> & { readonly square: Square };
  'trap.redrawn': CardOf<EncounterId>;
  'trap.gone': CardOf<EncounterId> & { readonly no: number };
  'trap.sprung': CardOf<EncounterId> & { readonly no: number };
  'curse.set': CardOf<EncounterId>;
  'curse.gone': CardOf<EncounterId>;
  'track.moved': { readonly track: Track; readonly n: number; readonly to: number };
  'hazard.rolled': CardOf<EncounterId> & { readonly die: number };
  'ally.rolled': { readonly ally: Figure; readonly kind: AllyId; readonly die: number; readonly need: number };
}

interface ThingBodies {
  'thing.put': { readonly kind: ThingKind; readonly square: Square; readonly crew: Team | -1; readonly hero: HeroNo };
  /** `first`: nothing was picked up before in this game. */
  'thing.taken': OfHero & { readonly thing: Figure; readonly kind: ThingKind; readonly first: boolean };
  'thing.dropped': OfHero & { readonly thing: Figure; readonly kind: ThingKind; readonly square: Square };
  'thing.snatched': OfHero & { readonly thing: Figure; readonly kind: ThingKind; readonly from: HeroNo };
  'thing.hurt': { readonly thing: Figure; readonly kind: ThingKind; readonly n: number; readonly hp: number };
  'things.delivered': OfHero & { readonly kind: ThingKind; readonly n: number; readonly team: Team };
  'fissure.rolled': OfHero & { readonly die: number; readonly thing: Figure };
}

export interface Bodies extends SetupBodies, TurnBodies, MapBodies, FoeBodies, FightBodies, CardBodies, ThingBodies {}
