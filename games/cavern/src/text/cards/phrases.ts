// Owns what a language has to supply for whatever is printed: words and sentences as functions over data, keyed by the closed unions of the content.

import type { AdventureAct, Goal, Trigger } from '../../content/adventures.ts';
import type {
  Condition,
  Effect,
  EffectOf,
  EncounterKind,
  ModEffect,
  Moment,
  MonsterCard,
  PowerKind,
  RuleEffect,
  TacticWhen,
  ThingKind,
  Token,
  Track,
  TreasureKind,
  Verb,
} from '../../content/types.ts';
import type { TileKind, Triangle } from '../../content/tiles.ts';

/** Own: powers and items speak to their owner; event: Encounter cards of the hero of whoever drew them; device: traps, hazards and tiles; foe, ally: tactics, of whoever acts; adventure: of everybody. */
export type Voice = 'own' | 'event' | 'device' | 'foe' | 'ally' | 'adventure';

/** What a sentence needs that contains others. */
export interface Say {
  readonly voice: Voice;
  readonly name: (id: string) => string;
  readonly attack: (name: string) => string;
  /** The effects in order, as sentences without a full stop at the end. */
  readonly effects: (effects: readonly Effect[]) => string;
}

type OnOf<K extends Trigger['on']> = Extract<Trigger, { readonly on: K }>;
type GoalOf<K extends Goal['goal']> = Extract<Goal, { readonly goal: K }>;
type ActOf<K extends AdventureAct['name']> = Extract<AdventureAct, { readonly name: K }>;
export type StatKey = 'ac' | 'hp' | 'xp' | 'level' | 'speed' | 'surge' | 'attack' | 'damage' | 'disable';

export interface CardSentences {
  readonly effects: { readonly [V in Verb]: (effect: EffectOf<V>, say: Say) => string };
  /** What holds as long as its card does. */
  readonly stays: (standing: ModEffect | RuleEffect, say: Say) => string;
  /** Several effects as one text. */
  readonly joined: (parts: readonly string[], voice: Voice) => string;
  /** With what stands in front of it. */
  readonly lead: (head: string, effects: string) => string;
  /** A text as a line of a card, with its full stop. */
  readonly line: (text: string) => string;
  readonly when: Readonly<Record<Moment, string>>;
  /** When a curse may end. */
  readonly curseEnds: string;
  readonly tactic: (when: TacticWhen) => string;
  /** A roll that has to be used, with such a result. */
  readonly natural: (least: number, most: number) => string;
  readonly triggers: { readonly [K in Trigger['on']]: (trigger: OnOf<K>, say: Say) => string };
  readonly goals: {
    readonly [K in Goal['goal']]: (
      goal: GoalOf<K>,
      say: Say,
      exit: { readonly tile: string; readonly at: 'tile' | 'ladder' } | null,
    ) => string;
  };
  readonly acts: { readonly [K in AdventureAct['name']]: (act: ActOf<K>, say: Say) => string };
  /** At which number of a track it is lost, with so many heroes. */
  readonly lose: (track: Track, at: string) => string;
  readonly cold: (at: string) => string;
  readonly surges: (n: string) => string;
  readonly race: string;
}

export interface CardPhrases {
  readonly say: CardSentences;
  readonly kinds: Readonly<Record<'villain' | 'hero' | 'ally' | 'object' | 'adventure' | 'tile' | 'mark', string>>;
  readonly monsters: Readonly<Record<MonsterCard['type'], string>>;
  readonly monster: string;
  readonly powers: Readonly<Record<PowerKind, string>>;
  readonly encounters: Readonly<Record<EncounterKind, string>>;
  readonly treasures: Readonly<Record<TreasureKind, string>>;
  readonly categories: Readonly<Record<'attack' | 'defence', string>>;
  readonly tiles: Readonly<Record<TileKind, string>>;
  readonly triangles: Readonly<Record<Triangle, string>>;
  readonly stats: Readonly<Record<StatKey, string>>;
  readonly marks: Readonly<Record<Condition | Token, string>>;
  /** What a condition or token does, a sentence each. */
  readonly marked: Readonly<Record<Condition | Token, string>>;
  readonly things: Readonly<Record<ThingKind, string>>;
  /** What is told of an object besides its numbers. */
  readonly thingLines: Readonly<Record<ThingKind, string>>;
  readonly levels: (n: number) => string;
  /** HP by the number of heroes. */
  readonly withHeroes: (values: readonly number[]) => string;
  readonly heroes: (counts: readonly number[]) => string;
  /** The name of an ability, before what it does. */
  readonly ability: (name: string, text: string) => string;
  readonly once: string;
}
