// Owns the shape of what the board says besides cards, questions and the log.

import type { Obstacle } from '../../content/types.ts';
import type { Phase } from '../../state.ts';

export interface BoardWords {
  readonly player: (n: number) => string;
  readonly players: string;
  readonly you: string;
  readonly away: string;
  /** Between two parts of a list. */
  readonly comma: string;
  readonly percent: (share: number) => string;
  readonly over: string;
  readonly round: (n: number) => string;
  /** As steps of a turn, and as what is going on. */
  readonly phases: Readonly<Record<Phase, string>>;
  readonly phaseNames: Readonly<Record<Phase, string>>;
  readonly phasesOfTurn: string;
  readonly close: string;
  readonly whatToDo: string;
  /** An act and what it is done with. */
  readonly actOn: (act: string, on: string) => string;
  readonly notNow: string;

  readonly levelIs: (n: number) => string;
  readonly lifeLeft: (n: number) => string;
  readonly lifeOf: (n: number, most: number) => string;
  readonly cards: (n: number) => string;
  readonly charges: (n: number) => string;
  readonly used: string;
  readonly tipped: string;
  readonly fallen: string;
  readonly waitsForHero: string;
  readonly movesLeft: (n: number) => string;
  readonly saved: (n: number) => string;
  readonly inventory: string;
  readonly banes: string;
  readonly pack: string;
  readonly limits: (boons: number, mostBoons: number, treasures: number, mostTreasures: number) => string;

  readonly quests: string;
  readonly questsAndPiles: string;
  /** What a replay marks. */
  readonly milestones: Readonly<Record<'quest' | 'wound' | 'turn', string>>;
  readonly questsDone: (n: number, of: number | null) => string;
  readonly sealed: (n: number) => string;
  readonly yours: string;
  readonly forAll: string;
  readonly liesOpen: string;
  readonly youAreHere: string;
  readonly notOnMap: string;
  readonly carried: string;
  readonly marked: (n: number) => string;

  readonly piles: Readonly<Record<'adventure' | 'map' | 'quest', string>>;
  readonly discarded: (n: number) => string;
  readonly discardPile: string;

  readonly hand: string;
  readonly emptyHand: string;
  readonly asList: string;
  readonly asFan: string;
  /** On a lifted card: touch it once more. */
  readonly again: string;

  readonly mapOf: (realm: string) => string;
  readonly spaces: string;
  readonly realms: string;
  readonly findHero: string;
  readonly fitAll: string;
  readonly follows: string;
  readonly stays: string;
  readonly followHint: string;
  readonly obstacles: Readonly<Record<Obstacle['kind'], string>>;
  readonly sewer: (letter: string) => string;
  readonly portal: (letter: string) => string;
  readonly tokenOf: (quest: string) => string;
  readonly goalOf: (quest: string) => string;

  readonly drawn: string;
  readonly waysOut: string;
  readonly placeHere: string;
  readonly turnIt: string;
  readonly turned: string;
  readonly nextPlace: string;
  readonly places: (n: number) => string;
  /** Columns east and rows south of the Entrance. */
  readonly placeAt: (x: number, y: number, card: string, turned: boolean) => string;
  readonly joins: (names: readonly string[]) => string;

  readonly fight: string;
  readonly fightSteps: Readonly<Record<'declare' | 'respond' | 'attack' | 'counter' | 'after', string>>;
  readonly fightAt: (form: string, place: string) => string;
  /** Who plays a monster; null: you. */
  readonly playedBy: (name: string | null) => string;
  readonly range: (from: number, to: number) => string;
  readonly comesTo: (total: number) => string;
  readonly dieShows: (n: number) => string;
  readonly madeOf: string;
  readonly printed: string;
  readonly byEffect: string;
  /** Somebody takes the hit; empty: you. */
  readonly isHit: (name: string) => string;
  readonly hits: (winner: string, loser: string) => string;
  readonly tie: string;
  /** What a throw was held against, and whether it was reached. */
  readonly against: (what: string, passed: boolean) => string;
  /** Whose points paid for a card that attacks. */
  readonly paid: (n: number, name: string) => string;
  readonly cannotWound: string;
  readonly cancelled: string;
  readonly nextAttack: string;

  readonly whileWaiting: string;
  readonly turnOf: (name: string) => string;
  readonly before: string;
  readonly next: string;
  readonly stepOf: (n: number, of: number) => string;

  readonly wins: (names: readonly string[]) => string;
  readonly wonBy: Readonly<Record<'quests' | 'points' | 'last-alive' | 'round-limit', string>>;
  readonly standings: string;
  readonly endedAs: (level: number, life: number) => string;
  readonly sameAgain: string;
  readonly sameAgainHint: string;
  readonly watch: string;
  readonly home: string;
  readonly proof: string;
  readonly proofLink: string;

  readonly guide: Readonly<Record<HintKey, string>>;
}

export const HINTS = ['map', 'sheets', 'lord', 'build', 'hero', 'hand', 'fight', 'quests'] as const;
export type HintKey = (typeof HINTS)[number];
