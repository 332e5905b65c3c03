// Owns the words on the boards of this game, text board and page alike.

import type { BaseStat, Stat, TreasureKind } from '../../content/types.ts';
import type { StreetId } from './names.ts';

export interface BoardWords {
  readonly gold: string;
  readonly ql: (ql: number) => string;
  readonly alarm: (n: number) => string;
  readonly town: string;
  readonly floor: (n: number, of: number) => string;
  /** How many floors a quest has. */
  readonly floors: (n: number) => string;
  readonly round: (n: number) => string;
  readonly deck: string;
  /** So many cards to the shuffle. */
  readonly toShuffle: (n: number) => string;
  readonly faces: string;
  readonly aces: string;
  readonly level: (n: number) => string;
  readonly exp: (exp: number, tnl: number) => string;
  readonly order: string;
  readonly foes: string;
  readonly near: string;
  readonly far: string;
  readonly entrance: string;
  readonly exit: string;
  readonly lair: string;
  readonly here: string;
  readonly unseen: string;
  readonly fled: string;
  readonly left: string;
  readonly carries: string;
  readonly knows: string;
  readonly hit: string;
  readonly miss: string;
  readonly base: string;
  readonly multiplier: string;
  readonly against: string;
  readonly attackOn: (by: string, on: string) => string;
  readonly saveOf: (who: string) => string;
  readonly drawn: string;
  readonly saved: string;
  readonly failed: string;
  readonly rule: string;
  readonly party: string;
  readonly shop: string;
  readonly shopTo: (level: number) => string;
  readonly price: (gold: number) => string;
  readonly quest: string;
  readonly book: (page: number) => string;
  readonly nobody: string;
  readonly packs: string;
  readonly boss: string;
  readonly trap: string;
  readonly raises: string;
  readonly techniques: string;
  /** SP that are there, and those that there will be. */
  readonly spAfter: (now: number, then: number) => string;
  readonly spWith: (from: number, to: number) => string;
  readonly brings: (techniques: readonly string[]) => string;
  readonly spCost: (n: number) => string;
  readonly known: string;
  readonly inReach: string;
  readonly inLevels: (n: number) => string;
  readonly streets: Readonly<Record<StreetId, string>>;
  readonly gaining: (from: number, to: number) => string;
  readonly chronicle: string;
  readonly chapter: (page: number, domain: string, floors: number) => string;
  readonly chapterEnd: Readonly<Record<'done' | 'open' | 'lost', string>>;
  /** How often the party set out for it. */
  readonly visited: (n: number) => string;
  readonly fought: (n: number) => string;
  readonly fell: (names: string) => string;
  readonly foundThere: (names: string) => string;
  readonly quests: (n: number) => string;
  readonly visits: (n: number) => string;
  readonly score: (n: number) => string;
  readonly won: string;
  readonly lost: string;
  readonly nextLevel: string;
  /** So many monsters of such a level. */
  readonly monsters: (n: number, level: number) => string;
  readonly treasures: Readonly<Record<TreasureKind, string>>;
  readonly stats: Readonly<Record<BaseStat | Stat, string>>;
  readonly hpOf: (hp: number, most: number) => string;
  readonly mpOf: (mp: number) => string;
  readonly beats: string;
  /** CRD-ATTACK-04: as high as the other, which hits. */
  readonly ties: string;
  readonly missed: string;
  readonly choose: string;
  readonly close: string;
  readonly acting: string;
  readonly again: string;
  readonly replay: string;
  readonly home: string;
  readonly explored: string;
  readonly waiting: string;
}
