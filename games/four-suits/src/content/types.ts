// Owns the vocabulary of the content: statuses, elements, grades, and every effect that a technique, item, action or trap can have.

export const STATUSES = [
  'autolife',
  'barrier',
  'berserk',
  'blind',
  'confuse',
  'dead',
  'defending',
  'floating',
  'haste',
  'hidden',
  'holding',
  'hypnotize',
  'paralyze',
  'petrify',
  'poison',
  'quick',
  'reflect',
  'regenerating',
  'silence',
  'slow',
  'stop',
  'stuck',
  'transparent',
  'undead',
  'wall',
] as const;
/** Kneeling is a condition that follows from HP (CRD-STATUS-KNEELING-02) and is kept nowhere. */
export type StatusId = (typeof STATUSES)[number];
/** Stun is a counter, not a status (CRD-STATUS-GEN-01). */
export type Mark = StatusId | 'stun';

/** CRD-ENERGY-04; CRD-ENERGY-07: without an element energy is neutral. */
export const ELEMENTS = ['earth', 'flame', 'water', 'wind'] as const;
export type Element = (typeof ELEMENTS)[number];
export type Energy = Element | 'neutral';

export const GRADES = ['min', 'low', 'med', 'high', 'max'] as const;
export type Grade = (typeof GRADES)[number];

/** CRD-STAT-01. */
export const BASE_STATS = ['str', 'dex', 'con', 'int', 'wis'] as const;
export type BaseStat = (typeof BASE_STATS)[number];

/** CRD-RANGE-01. */
export type Range = 'melee' | 'reach' | 'ranged';
export type Row = 'near' | 'far';

/** CRD-AI-03, CRD-AI-04, CRD-AI-05, CRD-AI-06, CRD-AI-07. */
export type Ai = 'R' | 'F' | 'B' | 'W' | 'C';

/** Whom an effect is about; `one`, `ally` and `foe` are chosen by whoever acts, `pick` by the AI letter of a monster's action. */
export type Who =
  | 'self'
  | 'one'
  | 'ally'
  | 'fallen'
  | 'foe'
  | 'allies'
  | 'characters'
  | 'foes'
  | 'near-foes'
  | 'random-foe'
  | 'pick'
  | 'weakest-ally'
  | 'picked-ally';

/** What changes one Attack. */
export interface With {
  readonly mult?: number;
  readonly hit?: number;
  readonly double?: true;
  readonly range?: 'none';
  readonly adds?: readonly Mark[];
  /** On a hit, before the multiplier. */
  readonly breaks?: readonly StatusId[];
  /** The attacker regains half of the HP lost. */
  readonly drains?: true;
  /** A target that is then Kneeling dies. */
  readonly ends?: true;
}

export type Amount = number | 'all' | 'level+force' | 'level+will' | 'level+2';
export type Unfit = 'dead' | 'petrify';

export type Effect =
  | {
      readonly do: 'attack';
      readonly who: Who;
      readonly n?: number;
      readonly range?: Range;
      readonly ai?: Ai;
      readonly with?: With;
    }
  | {
      readonly do: 'damage';
      readonly who: Who;
      readonly element: Energy | 'any' | 'drawn';
      readonly grade: Grade;
      readonly mult?: number;
      readonly ai?: Ai;
    }
  | { readonly do: 'throw'; readonly who: Who; readonly n: Amount }
  | { readonly do: 'heal'; readonly who: Who; readonly grade: Grade }
  | { readonly do: 'mend'; readonly who: Who; readonly n: Amount }
  | { readonly do: 'pray'; readonly who: Who; readonly n: Amount }
  | { readonly do: 'unheal'; readonly who: Who; readonly grade: Grade; readonly ai?: Ai }
  | { readonly do: 'hex'; readonly who: Who; readonly status: StatusId; readonly grade: Grade; readonly ai?: Ai }
  | { readonly do: 'add'; readonly who: Who; readonly marks: readonly Mark[] }
  | { readonly do: 'remove'; readonly who: Who; readonly what: 'one' | 'negative' | readonly Mark[]; readonly not?: readonly Unfit[] }
  | { readonly do: 'revive'; readonly who: Who }
  | { readonly do: 'restore'; readonly who: Who; readonly what: 'hp' | 'mp'; readonly n: Amount }
  /** Waits until Hidden ends in this round (CRD-STATUS-GEN-07). */
  | { readonly do: 'await'; readonly what: 'attack' | 'transparent'; readonly mult: number }
  | { readonly do: 'sing' }
  | { readonly do: 'aim' }
  | { readonly do: 'stand-guard' }
  | { readonly do: 'rob'; readonly who: Who };

/** CRD-TECH-02, CRD-TECH-03, CRD-TECH-04, CRD-TECH-05; `none` is seen by neither Silence nor Reflect. */
export type Kind = 'arms' | 'energy' | 'grace' | 'hex' | 'none';

export interface Technique {
  readonly kind: Kind;
  readonly rank: number;
  readonly effects: readonly Effect[];
}

export interface Job {
  readonly base: readonly [number, number, number, number, number];
  readonly heavy: boolean;
  readonly row: Row;
  readonly weapons: readonly string[];
  readonly techniques: readonly string[];
  readonly passive: readonly string[];
  readonly active: string;
}

export interface Intrinsic {
  readonly kind: Kind;
  readonly effects: readonly Effect[];
  /** Once in a combat. */
  readonly once?: true;
  /** CRD-JOB-SAMURAI-03: Gold for each level. */
  readonly gold?: number;
}

export type Slot = 'weapon' | 'head' | 'body' | 'accessory' | 'off-hand';
export const SLOTS: readonly Slot[] = ['weapon', 'head', 'body', 'accessory', 'off-hand'];

export const STATS = ['attack', 'hit', 'carry', 'speed', 'evade', 'fort', 'health', 'mana', 'will', 'force', 'skill'] as const;
export type Stat = (typeof STATS)[number];
export type Bonus = Readonly<Partial<Record<Stat, number>>>;

export interface Weapon {
  readonly hands: 1 | 2;
  readonly range: Range;
  readonly curve: 'light' | 'medium' | 'heavy' | 'focus';
  readonly hit: number;
  readonly add: Mark;
  readonly evokes: readonly [string, string];
  readonly speed?: number;
  readonly focus?: true;
  readonly mana?: number;
}

export interface Armor {
  readonly slot: Slot;
  readonly heavy: boolean;
  readonly level?: Bonus;
  readonly tier?: Bonus;
  readonly flat?: Bonus;
  readonly third?: Bonus;
  readonly quarter?: Bonus;
  readonly ward: Mark;
}

export interface Potion {
  readonly effects: readonly Effect[];
}
export type ToolUse = 'outside' | 'combat' | 'trap';
export interface Tool {
  readonly use: ToolUse;
  readonly kind: Kind;
  readonly effects: readonly Effect[];
}

export type Archetype = 'brute' | 'skirmisher' | 'swarmer' | 'sniper' | 'caster' | 'tank' | 'boss';
/** What a monster does on one suit; no effects: nothing. */
export interface Action {
  readonly kind: Kind;
  readonly effects: readonly Effect[];
}
export interface Species {
  readonly archetype: Archetype;
  readonly element: Element | null;
  readonly weak: Element | null;
  readonly starts: readonly StatusId[];
  /** By suit: ♠ ♥ ♣ ♦ (CRD-AI-01). */
  readonly pattern: readonly [Action, Action, Action, Action];
  readonly common: string;
  readonly rare: string;
}

export interface Domain {
  readonly element: Element | null;
  readonly trap: string;
  readonly species: readonly [string, string, string, string];
  readonly boss: string;
}

/** How many monsters, and how much their level is above QL. */
export type Encounter = readonly [n: number, above: number];

export const ROOMS = [
  'trapped-chest',
  'empty-chest',
  'hoard',
  'merchant',
  'hustler',
  'crystal-ball',
  'shortcut',
  'fountain',
  'altar',
  'locked-chest',
  'locked-door',
] as const;
export type RoomId = (typeof ROOMS)[number];
export const TRAPS = [
  'domain-trap',
  'sleeping-gas',
  'web',
  'puzzle',
  'mana-drain',
  'corrosive-acid',
  'arrows',
  'poison-dart',
  'boulder',
  'monster-pit',
  'hole',
] as const;
export type TrapId = (typeof TRAPS)[number];
export const TREASURES = ['money', 'potion', 'tool', 'armor', 'weapon'] as const;
export type TreasureKind = (typeof TREASURES)[number];

/** What a trap does to those it catches: a save, then what follows; then perhaps a fight. `b` is QL + DF. */
export type Loss =
  | { readonly lose: 'hp'; readonly n: 'b' | '2b' | '3b' | '5b' | 'qlxdf' }
  | { readonly lose: 'mp'; readonly part: number; readonly least: number }
  | { readonly lose: 'item' }
  | { readonly gain: Mark };
export interface Snare {
  /** CRD-CHECK-05: everybody, the Near row (CRD-TRAP-BOULDER-02), or one by chance (CRD-TRAP-DART-02). */
  readonly who: 'each' | 'near' | 'one';
  readonly save: 'fort' | 'evade' | 'will';
  /** Before the save, whatever comes of it. */
  readonly first?: readonly Loss[];
  readonly ok?: readonly Loss[];
  readonly fail?: readonly Loss[];
  /** Floating characters lose nothing (CRD-STATUS-FLOATING-02). */
  readonly floats?: true;
}
export interface Trap {
  readonly snare?: Snare;
  readonly fight?: 'drawn' | { readonly n: number; readonly above: number; readonly species: string };
  readonly special?: 'acid' | 'puzzle' | 'hole' | 'domain';
}
