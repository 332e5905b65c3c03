// Owns what a language has to supply for the board: short words beside the dice, the map, the sheet, the guide and the last page.

import { dispatch } from '@undercroft/parts';
import type { EffectVerb, Effect, Gem, Level, Skill, Test, Trial } from '../../content/types.ts';
import type { ExitState, Purpose } from '../../state.ts';

type EffectOf<V extends EffectVerb> = Effect & { readonly do: V };

/** What a room is, for whoever cannot see it. */
export interface RoomFacts {
  readonly name: string;
  readonly here: boolean;
  readonly circles: number;
  readonly filled: number;
  readonly exits: Readonly<Record<ExitState, number>>;
}

/** The hints of the guide, in the order in which a first game meets them. */
export const HINTS = [
  'create',
  'entrance',
  'squares',
  'draw',
  'card',
  'trial',
  'place',
  'plan',
  'dice',
  'guard',
  'loss',
  'reward',
  'train',
  'between',
  'item',
] as const;
export type HintKey = (typeof HINTS)[number];

/** A check by its skill; by its number too where two are alike. */
export interface WhichCheck {
  readonly skill: Skill;
  /** From 1; 0 when there is one. */
  readonly number: number;
}

export interface BoardWords {
  /** Words of names that are longer than a line of the smallest card, in parts that may stand on lines of their own. */
  readonly longWords: readonly (readonly string[])[];
  /** Fragments on a card: `guard −1`. */
  readonly effects: { readonly [V in EffectVerb]: (effect: EffectOf<V>) => string };
  readonly test: (test: Test, check: string, pass: string | null, fail: string | null) => string;
  readonly trial: (trial: Pick<Trial, 'skills'>, check: string, fail: string) => string;
  readonly family: (level: Level, level_: string, trial: boolean) => string;
  readonly foes: (n: number) => string;
  readonly values: { readonly atk: string; readonly def: string; readonly hp: string; readonly circles: string };

  // The sheet.
  readonly rooms: (rooms: number, ways: number) => string;
  readonly undrawn: (names: readonly string[]) => string;
  readonly map: (area: string) => string;
  readonly room: (room: RoomFacts) => string;
  readonly hero: (name: string) => string;
  readonly ladder: (skill: string, how: string) => string;
  readonly health: (left: number, gained: number) => string;
  readonly gem: (left: string, gained: number) => string;
  readonly spend: (gem: string) => string;
  readonly dull: string;
  readonly uses: (left: number, of: number) => string;
  readonly items: string;
  readonly noItems: string;
  readonly useItem: (name: string) => string;
  readonly whole: string;
  readonly nearer: string;
  readonly further: string;

  // Beside the card.
  /** One's own skill against what has to be reached, and whose value that is. */
  readonly oddsOf: (what: Purpose, skill: Skill, target: number) => string;
  readonly oddsNow: string;
  readonly oddsClear: string;
  readonly withGem: (percent: string, gem: Gem) => string;
  readonly onClear: string;
  readonly ahead: string;
  readonly aheadText: (unique: number, boss: boolean, impending: number) => string;
  readonly deck: (n: number) => string;
  readonly known: string;
  readonly special: string;
  readonly enlarge: (name: string) => string;
  readonly close: string;
  readonly roomOfCard: string;

  // The tray.
  readonly tray: string;
  readonly against: (target: number) => string;
  readonly die: (check: string, n: number, face: number, kept: boolean) => string;
  readonly passed: string;
  readonly failed: string;
  readonly willPass: string;
  readonly willFail: (short: number) => string;
  readonly notRolled: string;
  readonly would: (total: number, gem: Gem | null) => string;
  readonly onDie: (n: number, face: number, check: string) => string;

  // Ready-made answers.
  readonly outcome: (purpose: Purpose, passes: boolean) => string;
  readonly becomes: (from: number, to: number, outcome: string) => string;
  readonly totals: (total: number, outcome: string) => string;
  readonly bonus: (n: string, outcome: string) => string;
  readonly rerollAll: (check: WhichCheck, percent: string | null) => string;
  readonly rerollDie: (face: number, check: WhichCheck, percent: string | null) => string;
  /** What happens to one check, where the words do not tell to which. */
  readonly ofCheck: (text: string, check: WhichCheck) => string;
  readonly spendOne: (gem: Gem) => string;
  /** A gem spent in the colour of another. */
  readonly prism: (gem: Gem, as: Gem) => string;
  readonly spendFirst: (gem: Gem, of: number) => string;
  readonly onWay: (from: number, to: number) => string;
  readonly commit: string;
  readonly results: (parts: readonly string[]) => string;
  readonly build: (first: string, second: string) => string;
  readonly climbs: (from: string, to: string) => string;
  /** It climbs, and no check becomes likelier. */
  readonly noBetter: (climb: string) => string;
  readonly together: string;
  readonly togetherAll: (n: number) => string;
  readonly togetherNone: string;
  readonly lossLeft: (left: number) => string;
  readonly alive: string;
  readonly attempt: (check: string) => string;
  readonly rollFor: (check: string) => string;
  readonly giveGem: (gem: Gem) => string;
  readonly left: (n: number) => string;
  readonly noRoll: string;

  // Drawing on the map.
  readonly exitAt: (room: string, side: string, place: string) => string;
  readonly placeHint: string;
  readonly placeKeys: string;
  readonly drawKeys: string;
  readonly turn: string;
  readonly mirror: string;
  readonly putHere: string;
  readonly dragRoom: string;
  readonly chalkHint: string;
  readonly ghost: (nth: number, of: number, lie: string, exit: string) => string;
  readonly squaresHint: (drawn: number, size: number) => string;
  readonly exitsHint: (chosen: number) => string;
  readonly boxHint: string;
  readonly squareAt: (row: number, col: number) => string;
  readonly wallAt: (row: number, col: number, side: string) => string;
  readonly backOne: string;

  // Where the game is.
  readonly round: (n: number) => string;
  readonly making: string;
  readonly entrance: string;
  readonly between: string;
  readonly drawn: string;
  readonly opening: string;
  readonly cleared: string;
  /** And where it ended, for whoever fell. */
  readonly over: (room: string | null) => string;
  readonly facing: (card: string, level: string, nth: number) => string;

  // Moments, and what a replay marks.
  readonly moments: {
    readonly found: (item: string) => string;
    readonly gems: (count: string) => string;
    readonly wound: (n: number) => string;
    readonly cleared: (room: string) => string;
    readonly slain: (foes: string) => string;
  };
  readonly milestones: { readonly cleared: string; readonly wound: string; readonly item: string };

  // The last page.
  readonly victory: string;
  readonly defeat: string;
  readonly gaveUp: string;
  readonly score: string;
  /** What the score is made of; health and gems count after a victory alone. */
  readonly scoreParts: (encounters: number, health: number, gems: number, won: boolean) => string;
  /** What an encounter is worth. */
  readonly scoreWorth: string;
  readonly encounters: string;
  readonly fell: string;
  readonly saveMap: string;
  readonly mapSaved: string;
  readonly again: string;
  readonly replay: string;
  readonly home: string;
  readonly mapOf: (area: string, hero: string) => string;

  readonly guide: Readonly<Record<HintKey, string>>;
  /** Added to the hint about the dice: how gems are spent, and what each does that one has. */
  readonly guideGems: Readonly<Record<Gem | 'spend', string>>;
}

/** The short form of an effect, in a language. */
export const shortEffect = (words: Pick<BoardWords, 'effects'>, effect: Effect): string => dispatch(words.effects, 'do', effect);
