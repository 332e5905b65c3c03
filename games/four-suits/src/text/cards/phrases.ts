// Owns what a language has to supply for whatever is printed: words and sentences over data, keyed by the closed unions of the content.

import type { PassiveId } from '../../content/index.ts';
import type {
  Ai,
  Amount,
  Archetype,
  BaseStat,
  Effect,
  Element,
  Energy,
  Grade,
  Kind,
  Loss,
  Range,
  RoomId,
  Slot,
  Stat,
  ToolUse,
  Trap,
  TreasureKind,
  Who,
  With,
} from '../../content/types.ts';
import type { ToolId } from '../../content/index.ts';
import type { MarkId } from '../words/names.ts';

type EffectOf<D extends Effect['do']> = Extract<Effect, { readonly do: D }>;
/** What a sentence needs that names statuses. */
export interface Naming {
  readonly mark: (mark: MarkId) => string;
  readonly marks: (marks: readonly MarkId[]) => string;
  /** What completes the name of whoever gains it. */
  readonly gained: (mark: MarkId) => string;
}

export interface CardPhrases {
  readonly list: (words: readonly string[], last?: 'or') => string;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly things: Readonly<
    Record<'job' | 'passive' | 'active' | 'weapon' | 'armor' | 'potion' | 'tool' | 'status' | 'room' | 'trap' | 'domain' | 'boss', string>
  >;
  readonly treasures: Readonly<Record<TreasureKind, string>>;
  readonly stats: Readonly<Record<Stat | BaseStat, string>>;
  readonly elements: Readonly<Record<Energy, string>>;
  readonly ranges: Readonly<Record<Range, string>>;
  readonly slots: Readonly<Record<Slot, string>>;
  readonly ais: Readonly<Record<Ai, string>>;
  readonly rows: Readonly<Record<'near' | 'far', string>>;
  readonly archetype: (archetype: Archetype, name: string) => string;
  readonly effects: { readonly [D in Effect['do']]: (effect: EffectOf<D>, naming: Naming) => string };
  /** What changes one Attack, as parts that follow it. */
  readonly with: (more: With, naming: Naming) => readonly string[];
  readonly attack: (text: string, more: readonly string[]) => string;
  /** Steps in their order; `then`: the order matters. */
  readonly steps: (parts: readonly string[]) => string;
  readonly sentence: (text: string) => string;
  readonly nothing: string;
  readonly once: string;
  readonly gold: (n: number) => string;
  readonly cost: (sp: number, mp: number) => string;
  readonly price: (gold: number) => string;
  readonly level: (n: number) => string;
  readonly hands: (n: number) => string;
  readonly bonus: (stat: string, n: number) => string;
  readonly adds: (mark: string) => string;
  readonly evokes: (technique: string) => string;
  readonly ward: (mark: string) => string;
  readonly heavy: string;
  readonly learns: (names: string) => string;
  readonly wields: (names: string, heavy: boolean) => string;
  readonly walks: (row: string) => string;
  readonly uses: Readonly<Record<ToolUse, string>>;
  readonly tools: Readonly<Partial<Record<ToolId, string>>>;
  readonly passives: Readonly<Record<PassiveId, string>>;
  readonly statuses: Readonly<Record<MarkId, string>>;
  readonly rooms: Readonly<Record<RoomId, string>>;
  readonly snare: (who: 'each' | 'near' | 'one', save: string, first: string, ok: string, fail: string, floats: boolean) => string;
  readonly loss: (loss: Loss, naming: Naming) => string;
  readonly specials: Readonly<Record<NonNullable<Trap['special']>, string>>;
  readonly fight: (fight: NonNullable<Trap['fight']>, species: (id: string) => string) => string;
  readonly element: (element: Element | null, weak: Element | null) => string;
  readonly starts: (marks: string) => string;
  readonly drops: (common: string, rare: string) => string;
  readonly bossTrait: string;
  readonly prevails: (element: Element | null) => string;
  readonly lives: (species: string, boss: string, trap: string) => string;
  readonly action: (suit: string, text: string) => string;
  readonly amount: (n: Amount) => string;
  readonly who: Readonly<Record<Who, string>>;
  readonly grades: Readonly<Record<Grade, string>>;
}
