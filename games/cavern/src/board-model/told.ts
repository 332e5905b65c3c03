// Owns what the caverns did since a player last had the Villain Phase in hand: who acted, by which tactic, from where to where, and what was rolled.

import { isRecord, type ToldFact } from '@undercroft/kernel';
import type { Figure, HeroNo, Square } from '../state.ts';

/** No figure, and no square. */
const NONE = -1;

/** As much of the log as is needed: facts in the order in which they happened. */
export interface Told {
  /** The number of the decision. */
  readonly n: number;
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
/** One foe, trap or card that acted, or what the adventure did at the end of a round. */
export interface Step {
  readonly key: string;
  /** In whose Villain Phase. */
  readonly hero: HeroNo;
  /** As it is printed; empty: the adventure itself. */
  readonly id: string;
  /** The figure on the map, or −1. */
  readonly figure: Figure;
  /** The number of its tactic; -1: it has none. */
  readonly tactic: number;
  /** Where it stood before, and where it went; −1: it stayed, or nobody saw it come. */
  readonly from: Square;
  readonly to: Square;
  readonly rolls: readonly Rolled[];
  readonly facts: readonly ToldFact[];
}

const text = (fact: ToldFact, key: string): string => (isRecord(fact.body) && typeof fact.body[key] === 'string' ? fact.body[key] : '');
const number = (fact: ToldFact, key: string, none = 0): number =>
  isRecord(fact.body) && typeof fact.body[key] === 'number' ? fact.body[key] : none;
const flag = (fact: ToldFact, key: string): boolean => isRecord(fact.body) && fact.body[key] === true;

/** What begins a step: somebody acts, a card is drawn, a trap goes off; each with the field that says what it is. */
const BEGINS: Readonly<Record<string, string>> = {
  'tactic.chosen': 'kind',
  'encounter.drawn': 'card',
  'trap.sprung': 'card',
  'foe.idle': 'kind',
};
/** What says where a figure stands from now on; each with the field of the figure and that of the square. */
const STANDS: Readonly<Record<string, readonly [figure: string, square: string]>> = {
  'foe.placed': ['foe', 'square'],
  'foe.moved': ['foe', 'to'],
  'foe.closed': ['foe', 'to'],
  'figure.placed': ['figure', 'to'],
};

function withFact(step: Step, fact: ToldFact): Step {
  const stands = STANDS[fact.type];
  const to = stands !== undefined && number(fact, stands[0], NONE) === step.figure ? number(fact, stands[1]) : step.to;
  const next = { ...step, to, facts: [...step.facts, fact] };
  const last = step.rolls.at(-1);
  if (fact.type === 'attack.rolled') {
    const roll = {
      by: text(fact, 'byId'),
      on: text(fact, 'onId'),
      name: text(fact, 'name'),
      die: number(fact, 'die'),
      bonus: number(fact, 'bonus'),
    };
    return { ...next, rolls: [...step.rolls, { ...roll, total: null, ac: null, hit: null }] };
  }
  if (last === undefined) return next;
  const changed =
    fact.type === 'attack.rerolled'
      ? { ...last, die: number(fact, 'die') }
      : fact.type === 'attack.judged'
        ? { ...last, total: number(fact, 'total'), ac: number(fact, 'ac'), hit: flag(fact, 'hit') }
        : last;
  return { ...next, rolls: [...step.rolls.slice(0, -1), changed] };
}

/** What only says that something begins or is over. */
const FRAMES: readonly string[] = ['phase.began', 'turn.began', 'turn.ended', 'round.ended'];
const isVillainPhase = (fact: ToldFact): boolean => fact.type === 'phase.began' && text(fact, 'phase') === 'villain';

/** Where it begins: with the last Villain Phase of a hero of one's own, else with the last of anybody. */
function beginOf(facts: readonly ToldFact[], isOwn: (hero: HeroNo) => boolean): number {
  const own = facts.findLastIndex((fact) => isVillainPhase(fact) && isOwn(number(fact, 'hero')));
  return own >= 0 ? own : facts.findLastIndex(isVillainPhase);
}

/** The steps of one's own last Villain Phase, and of those of the others since then. */
export function stepsOf(log: readonly Told[], isOwn: (hero: HeroNo) => boolean = () => false): readonly Step[] {
  const facts = log.flatMap((entry) => entry.told);
  // By the number of its entry: the log loses old entries, and what is told keeps its name.
  const keys = log.flatMap(({ n, told }) => told.map((_, at) => `${n}.${at}`));
  const begin = beginOf(facts, isOwn);
  const squares = new Map<Figure, Square>();
  const steps: Step[] = [];
  let hero: HeroNo = 0;
  /** What happens now: a Villain Phase, the end of a round, or something that is told elsewhere. */
  let now: 'villain' | 'round' | null = null;
  for (const [i, fact] of facts.entries()) {
    const figure = number(fact, fact.type === 'tactic.chosen' ? 'figure' : 'foe', NONE);
    if (begin >= 0 && i >= begin) {
      if (fact.type === 'phase.began') {
        now = isVillainPhase(fact) ? 'villain' : null;
        hero = number(fact, 'hero');
      } else if (fact.type === 'turn.ended') now = null;
      else if (fact.type === 'round.ended') now = 'round';
      else if (fact.type === 'turn.began') now = null;
      const field = now === 'villain' ? BEGINS[fact.type] : undefined;
      if (field !== undefined || (now === 'round' && fact.type === 'track.moved')) {
        const id = field === undefined ? '' : text(fact, field);
        const tactic = fact.type === 'tactic.chosen' ? number(fact, 'tactic') : -1;
        steps.push({ key: keys[i] ?? '', hero, id, figure, tactic, from: squares.get(figure) ?? NONE, to: NONE, rolls: [], facts: [fact] });
      } else if (now !== null && !FRAMES.includes(fact.type)) {
        const last = steps.pop();
        if (last !== undefined) steps.push(withFact(last, fact));
      }
    }
    const stands = STANDS[fact.type];
    if (stands !== undefined) squares.set(number(fact, stands[0], NONE), number(fact, stands[1]));
  }
  return steps;
}

/** The last attack roll that was told, whoever made it; null: something else has happened since the turn began. */
export function lastRoll(log: readonly Pick<Told, 'told'>[]): Rolled | null {
  const facts = log.flatMap((entry) => entry.told);
  const begin = facts.findLastIndex((fact) => fact.type === 'turn.began' || fact.type === 'hero.walked');
  const blank: Step = { key: '', hero: 0, id: '', figure: NONE, tactic: -1, from: NONE, to: NONE, rolls: [], facts: [] };
  return facts.slice(Math.max(0, begin)).reduce(withFact, blank).rolls.at(-1) ?? null;
}
