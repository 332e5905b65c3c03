// Owns the shape of everything printed on a card or an item: closed unions, plain data, no functions.

/** DLV-SKILL-01. */
export const SKILLS = ['ATK', 'DEF', 'AGL', 'WIT'] as const;
export type Skill = (typeof SKILLS)[number];

export const GEMS = ['ruby', 'emerald', 'sapphire'] as const;
export type Gem = (typeof GEMS)[number];

export const LEVELS = [1, 2, 3, 'B'] as const;
export type Level = (typeof LEVELS)[number];

export const PACKS = ['BRN', 'TAL', 'QUI'] as const;
export type PackId = (typeof PACKS)[number];

/** What a test or a trial does when it is passed or failed (DLV-TEST-05). */
export type Effect =
  | { readonly do: 'lose-health'; readonly n: number }
  | { readonly do: 'fill-circle' }
  | { readonly do: 'guard'; readonly n: number }
  | { readonly do: 'attack'; readonly n: number }
  | { readonly do: 'add-circle' }
  | { readonly do: 'lose-gem' };
export type EffectVerb = Effect['do'];

/** What clearing a room gives (DLV-CLEAR). */
export type Reward =
  | { readonly gain: 'health' | Gem; readonly n: number }
  | { readonly gain: 'experience'; readonly in: readonly Skill[] }
  | { readonly gain: 'item'; readonly item: string };
export type RewardKind = Reward['gain'];

/** The keywords of our cards (DLV-KEY), each with its parameter. */
export type Keyword =
  | { readonly key: 'AMBUSH' | 'VOLLEY' | 'SWARM' | 'FRENZY' | 'REGROW' | 'LEECH' | 'BRITTLE' | 'PILFER' }
  | { readonly key: 'HEAVY'; readonly n: number }
  | { readonly key: 'CLOCK'; readonly n: number }
  | { readonly key: 'PHASE'; readonly atk: number; readonly def: number }
  | { readonly key: 'STRIKE'; readonly skills: readonly Skill[] }
  | { readonly key: 'GUARD'; readonly skills: readonly Skill[] }
  | { readonly key: 'DULL'; readonly gem: Gem };
export type KeywordName = Keyword['key'];

export const TEST_TIMES = ['start', 'round', 'odd', 'even'] as const;
export type TestTime = (typeof TEST_TIMES)[number];

export interface Test {
  readonly when: TestTime;
  /** true: a hazard, has to be made; false: an opportunity, may be left out (DLV-TEST-01). */
  readonly must: boolean;
  readonly skill: Skill;
  readonly target: number;
  readonly pass?: Effect;
  readonly fail?: Effect;
}

/** DLV-COMBAT-01: each enemy has ATK, DEF and HEALTH. */
export interface Foe {
  readonly count: number;
  readonly atk: number;
  readonly def: number;
  readonly health: number;
}

export interface Trial {
  readonly skills: readonly Skill[];
  readonly target: number;
  readonly effort: number;
  readonly fail: Effect;
}

export interface CheckedReward {
  readonly skill: Skill;
  readonly target: number;
  readonly gain: readonly Reward[];
}

/** An encounter card. Exactly one of foe and trial is there (DLV-ENGINE-06). */
export interface Card {
  readonly level: Level;
  /** The drawing: `#` a square, `.` nothing, an arrow outside the room for each exit. */
  readonly room: readonly string[];
  readonly foe?: Foe;
  readonly trial?: Trial;
  readonly keywords: readonly Keyword[];
  readonly tests: readonly Test[];
  readonly auto: readonly Reward[];
  readonly checks: readonly CheckedReward[];
}

export const WINDOWS = [
  'DRAW',
  'PLACE',
  'ROUND-START',
  'BEFORE-ROLL',
  'AFTER-ROLL',
  'AFTER-PASS',
  'DAMAGE',
  'ROUND-END',
  'ON-CLEAR',
  'BETWEEN',
  'PASSIVE',
] as const;
export type Window = (typeof WINDOWS)[number];

/** What an item does in its window. */
export type ItemEffect =
  | { readonly do: 'bonus'; readonly skill: Skill; readonly n: number }
  | { readonly do: 'fill'; readonly n: number }
  | { readonly do: 'fill-on-pass'; readonly of: 'attack' | 'guard'; readonly n: number }
  | { readonly do: 'weaken'; readonly what: 'atk' | 'def'; readonly n: number }
  | { readonly do: 'no-guard' }
  | { readonly do: 'reduce-loss'; readonly n: number }
  | { readonly do: 'auto-pass'; readonly skills: readonly Skill[] }
  | { readonly do: 'open-reward' }
  | { readonly do: 'reroll-die' }
  | { readonly do: 'reroll-check' }
  | { readonly do: 'turn-die'; readonly face: number }
  | { readonly do: 'roll-as'; readonly mode: '+2' }
  | { readonly do: 'recover'; readonly n: number }
  | { readonly do: 'recover-room'; readonly most: number }
  | { readonly do: 'stay-alive' }
  | { readonly do: 'recolour-gem' }
  | { readonly do: 'learn'; readonly in: readonly Skill[] }
  | { readonly do: 'redraw' }
  | { readonly do: 'look'; readonly n: number }
  | { readonly do: 'add-exit' }
  | { readonly do: 'clear-bonus'; readonly n: number }
  | { readonly do: 'nudge-die'; readonly by: number };
export type ItemVerb = ItemEffect['do'];

/** An item with its number of uses (DLV-ITEM-02). `uses: null` is ∞ (DLV-ITEM-04). */
export interface Item {
  readonly uses: number | null;
  /** How often it works in one encounter; left out: as often as it has uses. */
  readonly perEncounter?: number;
  readonly window: Window;
  readonly effect: ItemEffect;
}
