// Owns what a language says of the board: short words for what lies on the table, and what the adventure still asks.

import type { Goals } from '../../board-model/goal.ts';
import type { Condition, Token } from '../../content/types.ts';
import type { Phase } from '../../state.ts';
import type { HintKey } from '../../board-model/guide.ts';

export interface BoardWords {
  readonly round: (n: number) => string;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly turnOf: (name: string) => string;
  readonly surges: string;
  readonly xp: string;
  readonly stack: string;
  readonly monsters: string;
  readonly encounters: string;
  readonly treasures: string;
  readonly level: (n: number) => string;
  readonly speed: string;
  readonly down: string;
  readonly escaped: string;
  readonly ready: string;
  readonly used: string;
  readonly items: string;
  readonly runs: string;
  /** What the adventure still asks; a villain is named by its id. */
  readonly goal: (goals: Goals, named: (id: string) => string) => string;
  readonly marks: Readonly<Record<Condition | Token, string>>;
  readonly unexplored: string;
  readonly trap: string;
  readonly hazard: string;
  readonly more: string;
  readonly comma: string;
  readonly percent: (share: number) => string;
  readonly you: string;
  readonly party: string;
  readonly theGoal: string;
  readonly foes: string;
  /** What stands before what a foe would do. */
  readonly wouldDo: string;
  readonly told: string;
  readonly stepBack: string;
  readonly stepOn: string;
  readonly skip: string;
  readonly stepOf: (n: number, of: number) => string;
  readonly phaseOf: (name: string) => string;
  readonly map: string;
  readonly squares: string;
  /** A square that no move can end on now. */
  readonly noReach: string;
  readonly findHero: string;
  readonly fitAll: string;
  readonly follows: string;
  readonly stays: string;
  readonly followHint: string;
  readonly close: string;
  readonly whatToDo: string;
  readonly cards: string;
  readonly count: (n: number) => string;
  readonly asList: string;
  readonly asFan: string;
  readonly noCards: string;
  readonly notNow: string;
  readonly against: (ac: number) => string;
  readonly hit: string;
  readonly miss: string;
  readonly hpOf: (hp: number, most: number) => string;
  readonly carries: string;
  readonly over: string;
  readonly won: string;
  readonly lost: string;
  readonly again: string;
  readonly replay: string;
  readonly home: string;
  readonly next: string;
  readonly guide: Readonly<Record<HintKey, string>>;
}
