// Owns the vocabulary that content is written in: verbs, selectors, conditions and windows, as plain data without functions or prose.

export const SETS = ['base', 'advanced'] as const;
export type CardSet = (typeof SETS)[number];

/** CAV-COND-GEN-01, CAV-COND-GEN-02: what heroes suffer, and the tokens that foes get instead. */
export const CONDITIONS = ['immobilized', 'poisoned', 'slowed', 'dazed'] as const;
export type Condition = (typeof CONDITIONS)[number];
export const TOKENS = ['pinned', 'drowsy'] as const;
export type Token = (typeof TOKENS)[number];

/** You: the user, owner or drawer; it: the figure just named or hit; self: whoever acts; owner: an ally's hero; foe: attackable objects too; anyone: whoever attacks. */
export type WhoKind = 'you' | 'it' | 'self' | 'owner' | 'foe' | 'monster' | 'hero' | 'other' | 'anyone';
/** One, up to two or three different ones, all, all but the acting one, all with 1 HP or more. */
export type Count = 1 | 2 | 3 | 'all' | 'all-other' | 'all-standing';
/** Tile: everything on one tile within n, chosen by the user; crowd: one tile within 1 with two heroes or more; alone: farthest from any other hero. */
export type At =
  | 'adjacent'
  | 'here'
  | 'here-or-adjacent'
  | 'within'
  | 'tile'
  | 'closest'
  | 'closest-within'
  | 'tile-closest'
  | 'crowd'
  | 'alone'
  | 'owner-closest'
  | 'play';
/** Of one shape for all, so that reading it is cheap; `n` is 0 where it says nothing. */
export interface Who {
  readonly of: WhoKind;
  readonly count: Count;
  readonly at: At;
  readonly n: number;
}

export const STATS = ['attack', 'damage', 'ac', 'speed', 'disable', 'cancel', 'water'] as const;
export type Stat = (typeof STATS)[number];

/** What narrows a number: all of them must hold. */
export type Versus =
  | 'off-tile'
  | 'beside'
  | 'villain'
  | 'from-foe'
  | 'from-device'
  | 'target-you'
  | 'target-here'
  | 'half'
  | 'even'
  | { readonly natural: readonly [least: number, most: number] };

export type Test =
  | 'monster-in-play'
  | 'own-phase'
  | 'flanked'
  | 'half'
  | 'last-chamber'
  | 'heart-in-play'
  | 'cold'
  | { readonly natural: readonly [least: number, most: number] }
  | { readonly fewer: number; readonly kind: string }
  | { readonly edges: number };

/** Attack: this attack or roll; start and end: of your next turn; stays: as long as the card, tile or hero is in force. */
export type Lasts = 'attack' | 'start' | 'end' | 'stays';

export type Place =
  | {
      readonly at:
        | 'adjacent-you'
        | 'adjacent-self'
        | 'here'
        | 'owner'
        | 'feature'
        | 'mushroom'
        | 'north-half'
        | 'near-half'
        | 'far-mushroom'
        | 'halves';
    }
  | { readonly at: 'adjacent-else-here' | 'edge-mushroom-else-here' }
  | { readonly at: 'tile-within' | 'tile-exactly'; readonly n: number };

export type EdgeWhere = 'closest' | 'opposite' | 'door' | 'start';

export const TRACKS = ['spore', 'water', 'strain'] as const;
export type Track = (typeof TRACKS)[number];

export const RULES_OF_CARDS = ['pass-foes', 'unseen', 'no-encounter', 'white-as-black', 'crew-first'] as const;
export type CardRule = (typeof RULES_OF_CARDS)[number];

type Range = readonly [least: number, most: number];
type List = readonly Effect[];

/** One attack roll per target. `with` counts for this attack alone, `after` happens once, hit or miss, after all rolls. */
export interface AttackEffect {
  readonly do: 'attack';
  readonly who: Who;
  readonly bonus: number;
  readonly damage: number;
  readonly name?: string;
  readonly times?: 2;
  readonly with?: List;
  readonly hit?: List;
  readonly miss?: List;
  readonly after?: List;
  /** CAV-TILE-06: counts as a hazard for items. */
  readonly as?: 'hazard';
}

export interface ModEffect {
  readonly do: 'mod';
  readonly who: Who;
  readonly stat: Stat;
  readonly n: number;
  readonly lasts: Lasts;
  readonly vs?: readonly Versus[];
}
export interface RuleEffect {
  readonly do: 'rule';
  readonly name: CardRule;
  readonly lasts: Lasts;
}
/** In force as long as its card, tile or hero is. */
export type Standing = ModEffect | RuleEffect;

export type Effect =
  | AttackEffect
  | ModEffect
  | RuleEffect
  | { readonly do: 'damage'; readonly who: Who; readonly n: number }
  | { readonly do: 'heal'; readonly who: Who; readonly n: number; readonly per?: 'defeated' }
  | { readonly do: 'gain'; readonly who: Who; readonly mark: Condition | Token }
  | { readonly do: 'clear'; readonly who: Who }
  | { readonly do: 'reroll' }
  | { readonly do: 'cancel'; readonly what: 'hit' | 'part' | 'conditions' }
  | { readonly do: 'reduce'; readonly n: number | 'to-1' }
  | { readonly do: 'redirect' }
  | { readonly do: 'move'; readonly n: number | 'speed' }
  | { readonly do: 'step'; readonly who: Who; readonly n: number; readonly to: 'closest' | 'any' }
  | { readonly do: 'close'; readonly who: Who }
  | { readonly do: 'place'; readonly who: Who; readonly where: Place; readonly must?: true }
  | { readonly do: 'put'; readonly thing: ThingKind; readonly where: Place }
  | { readonly do: 'lay'; readonly tile: 'next' | 'D01' | 'D02'; readonly edge: EdgeWhere }
  | { readonly do: 'open' }
  | { readonly do: 'seal'; readonly edge: EdgeWhere }
  | { readonly do: 'look'; readonly n: number }
  | { readonly do: 'redraw' }
  | { readonly do: 'summon'; readonly what: string; readonly n?: number; readonly where: Place }
  | { readonly do: 'discard'; readonly what: 'this' | 'trap' | 'trap-or-hazard' | 'item'; readonly where?: Who }
  | { readonly do: 'flip'; readonly what: 'this' | 'power' | 'daily-or-utility' | 'daily-of-other'; readonly to: 'up' | 'down' | 'stay' }
  | { readonly do: 'draw'; readonly n: number; readonly keep: number }
  | { readonly do: 'use' }
  | { readonly do: 'bank'; readonly n: number }
  | { readonly do: 'track'; readonly name: Track; readonly n: number }
  | { readonly do: 'deliver'; readonly thing: ThingKind }
  | { readonly do: 'take'; readonly thing: ThingKind }
  | { readonly do: 'if'; readonly when: Test; readonly effects: List; readonly else?: List }
  /** The bracket happens if what stands before it could do nothing at all. */
  | { readonly do: 'else'; readonly of: Effect; readonly otherwise: List }
  | { readonly do: 'choose'; readonly of: readonly List[] }
  | { readonly do: 'may'; readonly effects: List }
  | {
      readonly do: 'roll';
      readonly need: number | 'disable';
      readonly ok: List;
      readonly fail?: List;
      readonly per?: { readonly track: Track; readonly n: number };
    }
  | { readonly do: 'repeat'; readonly n: number; readonly effects: List }
  | { readonly do: 'players'; readonly n: 'all' | 'all-but-one'; readonly effects: List }
  | { readonly do: 'instead'; readonly effects: List };
export type Verb = Effect['do'];
export type EffectOf<V extends Verb> = Extract<Effect, { readonly do: V }>;

/** The windows in which something may be used, or happens by itself. */
export type Moment =
  | 'hero-phase'
  | 'phase-start'
  | 'phase-end'
  | 'villain-start'
  | 'tile-drawn'
  | 'explored'
  | 'populated'
  | 'rolled'
  | 'missed'
  | 'is-hit'
  | 'would-be-hurt'
  | 'other-would-be-hurt'
  | 'would-fall'
  | 'would-be-marked'
  | 'defeated'
  | 'treasure-due'
  | 'foe-done'
  | 'power-used'
  | 'level-up'
  | 'activation';

export interface Use {
  readonly when: Moment;
  readonly effects: List;
  /** Only after attack rolls, and only such a result: then it is not optional (CAV-TREASURE-02, G-19). */
  readonly natural?: Range;
}

export const POWER_KINDS = ['at-will', 'daily', 'utility'] as const;
export type PowerKind = (typeof POWER_KINDS)[number];
export interface Power extends Pick<Use, 'effects'> {
  readonly kind: PowerKind;
  /** A utility's window; at-wills and dailies take the attack action (CAV-POWER-01, -07; G-03). */
  readonly when?: Moment;
}

export interface HeroSide {
  readonly ac: number;
  readonly hp: number;
  readonly speed: number;
  readonly surge: number;
}
export interface HeroCard {
  /** CAV-XP-14: level 1, level 2. */
  readonly sides: readonly [HeroSide, HeroSide];
  readonly ability: string;
  readonly stays: readonly Standing[];
  readonly uses: readonly Use[];
  /** CAV-SETUP-15: how many of each are taken. */
  readonly picks: Readonly<Record<PowerKind, number>>;
}

export type TacticWhen =
  | 'adjacent'
  | 'here'
  | 'crowd'
  | 'else'
  | 'foe-adjacent'
  | 'trap-here'
  | 'wounded-here'
  | { readonly within: number }
  | { readonly foeWithin: number };
export interface Tactic {
  readonly when: TacticWhen;
  readonly effects: List;
}

/** CAV-MONSTER-01. */
export interface MonsterCard {
  readonly type: 'kin' | 'beast' | 'fungus' | 'ooze' | 'stone' | 'spirit' | 'group';
  readonly set: CardSet;
  readonly copies: number;
  readonly ac: number;
  readonly hp: number;
  readonly xp: number;
  /** Of a group card none: it is discarded, and its effects say what comes instead (CAV-MONSTER-21). */
  readonly tactics: readonly Tactic[];
  readonly group?: List;
}
export interface VillainCard {
  readonly level: number;
  readonly ac: number;
  /** CAV-VILLAIN-13: with 1, 2, 3, 4, 5 heroes. */
  readonly hp: readonly [number, number, number, number, number];
  readonly tactics: readonly Tactic[];
}
export interface AllyCard {
  readonly ac: number;
  readonly hp: number;
  readonly stays: readonly Standing[];
  readonly tactics: readonly Tactic[];
}

export type EncounterKind = 'event' | 'event-attack' | 'environment' | 'trap' | 'hazard' | 'curse';
export interface EncounterCard {
  readonly kind: EncounterKind;
  readonly set: CardSet;
  readonly copies: number;
  /** Of events: what happens; of traps and hazards: when they activate; of curses: at the end of the Hero Phase. */
  readonly effects: List;
  readonly stays: readonly Standing[];
  readonly disable?: number;
}

export type TreasureKind = 'item' | 'fortune' | 'blessing';
export interface TreasureCard {
  readonly kind: TreasureKind;
  readonly set: CardSet;
  readonly copies: number;
  readonly category?: 'attack' | 'defence';
  readonly stays: readonly Standing[];
  readonly uses: readonly Use[];
  /** Of fortunes: what happens when they are drawn. */
  readonly effects: List;
}

export const THINGS = ['lamp', 'miner', 'heart', 'crystal', 'fissure'] as const;
export type ThingKind = (typeof THINGS)[number];
export interface ThingCard {
  /** 0: it has none, and is carried instead of attacked. */
  readonly ac: number;
  readonly hp: number;
  readonly blocks: boolean;
  readonly carried: boolean;
}
