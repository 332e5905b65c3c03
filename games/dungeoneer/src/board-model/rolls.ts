// Owns the throws that were told last, so that their dice are seen even when the rules have gone on: Threats, searches, Quests of chance, attacks.

import { isList, isOneOf, isRecord, type Seat, type ToldFact } from '@undercroft/kernel';
import { ADVENTURE_IDS, QUEST_IDS, type CardId, type QuestId } from '../content/cards.ts';
import { SCORES, type Score } from '../content/types.ts';
import type { View } from '../view.ts';
import type { Entry } from './recap.ts';
import { fieldsOf, numberIn, textIn } from './told.ts';

/** One side of a throw. */
export interface Thrown {
  readonly seat: Seat;
  /** The monster that fought; null: the hero of the seat. */
  readonly card: CardId | null;
  readonly dice: readonly number[];
  readonly total: number;
}

export type RollTold =
  | {
      readonly is: 'threat';
      readonly key: string;
      readonly by: Thrown;
      readonly score: Score;
      readonly target: number;
      readonly passed: boolean;
    }
  | {
      readonly is: 'search';
      readonly key: string;
      readonly by: Thrown;
      readonly quest: QuestId;
      readonly target: number;
      readonly passed: boolean;
    }
  | { readonly is: 'chance'; readonly key: string; readonly by: Thrown; readonly quest: QuestId }
  | { readonly is: 'fight'; readonly key: string; readonly by: Thrown; readonly on: Thrown | null };

/** A fighter as a fact names it. */
function fighterIn(fact: ToldFact): Pick<Thrown, 'seat' | 'card'> | null {
  const by = fieldsOf(fact)['by'];
  if (!isRecord(by) || typeof by['seat'] !== 'number') return null;
  const named = by['card'] ?? by['quest'];
  const card = isOneOf(ADVENTURE_IDS, named) || isOneOf(QUEST_IDS, named) ? named : null;
  return { seat: by['seat'], card };
}

function thrownBy(fact: ToldFact): Thrown | null {
  const by = fighterIn(fact);
  const die = numberIn(fact, 'die');
  return by === null || die === null ? null : { ...by, dice: [die], total: numberIn(fact, 'total') ?? die };
}

function plainThrow(fact: ToldFact): Thrown {
  const die = numberIn(fact, 'die') ?? 0;
  return { seat: numberIn(fact, 'seat') ?? 0, card: null, dice: [die], total: numberIn(fact, 'total') ?? die };
}

/** The throws among some facts, in their order. */
export function rollsIn(facts: readonly ToldFact[]): readonly RollTold[] {
  const rolls: RollTold[] = [];
  for (const [at, fact] of facts.entries()) {
    const key = `${fact.type} ${at}`;
    const quest = textIn(fact, 'quest');
    const score = textIn(fact, 'score');
    const passed = fieldsOf(fact)['passed'] === true || fieldsOf(fact)['found'] === true;
    const target = numberIn(fact, 'target') ?? 0;
    if (fact.type === 'threat.rolled' && isOneOf(SCORES, score))
      rolls.push({ is: 'threat', key, by: plainThrow(fact), score, target, passed });
    if (fact.type === 'quest.searched' && isOneOf(QUEST_IDS, quest))
      rolls.push({ is: 'search', key, by: plainThrow(fact), quest, target, passed });
    if (fact.type === 'dice.rolled' && isOneOf(QUEST_IDS, quest)) {
      const dice = fieldsOf(fact)['dice'];
      const faces = isList(dice) ? dice.map(Number) : [];
      const total = faces.reduce((sum, die) => sum + die, numberIn(fact, 'add') ?? 0);
      rolls.push({ is: 'chance', key, by: { seat: numberIn(fact, 'seat') ?? 0, card: null, dice: faces, total }, quest });
    }
    const side = fact.type === 'attack.rolled' || fact.type === 'counter.rolled' ? thrownBy(fact) : null;
    if (side === null) continue;
    const last = rolls.at(-1);
    if (fact.type === 'attack.rolled') rolls.push({ is: 'fight', key, by: side, on: null });
    else if (last?.is === 'fight' && last.on === null) rolls[rolls.length - 1] = { ...last, on: side };
    else rolls.push({ is: 'fight', key, by: side, on: null });
  }
  return rolls;
}

/** How many entries of the log are looked at: a fight may be told in several, since everybody may act before each die. */
const LOOKED = 6;
const MOST = 2;

/** The throws of what happened last; none once something else has happened since. */
export function lastRolls(log: readonly Entry[]): readonly RollTold[] {
  const told = log.slice(-LOOKED).filter((entry) => entry.told.some(({ type }) => type !== 'chance'));
  const last = told.at(-1);
  if (last === undefined || rollsIn(last.told).length === 0) return [];
  return rollsIn(told.flatMap((entry) => entry.told)).slice(-MOST);
}

/** Whose Peril paid for a monster that attacks, and how much; null: nobody was told. */
export function paidFor(log: readonly Entry[], card: string): { readonly seat: Seat; readonly peril: number } | null {
  for (const { told } of log.slice(-40).toReversed())
    for (const fact of told)
      if (fact.type === 'encounter.declared' && textIn(fact, 'card') === card)
        return { seat: numberIn(fact, 'target') ?? 0, peril: numberIn(fact, 'peril') ?? 0 };
  return null;
}

/** The name under which a side of a throw is known. */
export const thrownCard = ({ card, seat }: Thrown, { players }: View): CardId | null => card ?? players[seat]?.hero ?? null;
