// Owns what the caverns did in this Villain Phase, or in the last one: who acted, by which tactic, and what was rolled.

import { isRecord, type ToldFact } from '@undercroft/kernel';

/** As much of the log as is needed: facts in the order in which they happened. */
export interface Told {
  readonly told: readonly ToldFact[];
}
export interface Rolled {
  readonly by: string;
  readonly on: string;
  readonly name: string;
  readonly die: number;
  readonly bonus: number;
  readonly total: number | null;
  readonly ac: number | null;
  readonly hit: boolean | null;
}
/** One foe, ally, trap or card that acted. */
export interface Step {
  readonly key: string;
  /** As it is printed. */
  readonly id: string;
  /** The number of its tactic; -1: it has none. */
  readonly tactic: number;
  readonly rolls: readonly Rolled[];
  readonly facts: readonly ToldFact[];
}

const text = (fact: ToldFact, key: string): string => (isRecord(fact.body) && typeof fact.body[key] === 'string' ? fact.body[key] : '');
const number = (fact: ToldFact, key: string): number => (isRecord(fact.body) && typeof fact.body[key] === 'number' ? fact.body[key] : 0);
const flag = (fact: ToldFact, key: string): boolean => isRecord(fact.body) && fact.body[key] === true;

/** What begins a step: somebody acts, a card is drawn, a trap goes off. */
const BEGINS: Readonly<Record<string, string>> = {
  'tactic.chosen': 'kind',
  'encounter.drawn': 'card',
  'trap.sprung': 'card',
  'foe.idle': 'kind',
};

function withFact(step: Step, fact: ToldFact): Step {
  const facts = [...step.facts, fact];
  const last = step.rolls.at(-1);
  if (fact.type === 'attack.rolled') {
    const roll = {
      by: text(fact, 'byId'),
      on: text(fact, 'onId'),
      name: text(fact, 'name'),
      die: number(fact, 'die'),
      bonus: number(fact, 'bonus'),
    };
    return { ...step, facts, rolls: [...step.rolls, { ...roll, total: null, ac: null, hit: null }] };
  }
  if (last === undefined) return { ...step, facts };
  const changed =
    fact.type === 'attack.rerolled'
      ? { ...last, die: number(fact, 'die') }
      : fact.type === 'attack.judged'
        ? { ...last, total: number(fact, 'total'), ac: number(fact, 'ac'), hit: flag(fact, 'hit') }
        : last;
  return { ...step, facts, rolls: [...step.rolls.slice(0, -1), changed] };
}

/** The steps since the last Villain Phase began; none once the next Hero Phase has seen its first answer. */
export function stepsOf(log: readonly Told[]): readonly Step[] {
  const facts = log.flatMap((entry) => entry.told);
  const begin = facts.findLastIndex((fact) => fact.type === 'phase.began' && text(fact, 'phase') === 'villain');
  if (begin < 0) return [];
  const steps: Step[] = [];
  for (const [i, fact] of facts.slice(begin).entries()) {
    if (fact.type === 'turn.began') break;
    const field = BEGINS[fact.type];
    if (field !== undefined)
      steps.push({
        key: `${begin + i}`,
        id: text(fact, field),
        tactic: fact.type === 'tactic.chosen' ? number(fact, 'tactic') : -1,
        rolls: [],
        facts: [fact],
      });
    else {
      const last = steps.pop();
      if (last !== undefined) steps.push(withFact(last, fact));
    }
  }
  return steps;
}

/** The last attack roll that was told, whoever made it; null: something else has happened since the turn began. */
export function lastRoll(log: readonly Told[]): Rolled | null {
  const facts = log.flatMap((entry) => entry.told);
  const begin = facts.findLastIndex((fact) => fact.type === 'turn.began' || fact.type === 'hero.walked');
  const blank: Step = { key: '', id: '', tactic: -1, rolls: [], facts: [] };
  return facts.slice(Math.max(0, begin)).reduce(withFact, blank).rolls.at(-1) ?? null;
}
