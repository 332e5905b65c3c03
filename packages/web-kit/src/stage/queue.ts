// Owns the order and pace of what is played as motion: a pure queue, told the time by whoever keeps it.

import type { ToldFact } from '@undercroft/kernel';

/** A fact with the time it takes on stage at speed 1. */
export interface Timed {
  readonly fact: ToldFact;
  readonly ms: number;
  /** Something is thrown by it: nothing that follows from it is told before it lies. */
  readonly thrown?: boolean;
}

export interface StageState {
  readonly waiting: readonly Timed[];
  readonly fact: ToldFact | null;
  /** The fact on stage is a throw. */
  readonly thrown: boolean;
  /** When the fact on stage is through, on the keeper's clock. */
  readonly until: number;
  /** Goes up with every fact that enters the stage. */
  readonly turn: number;
  readonly speed: number;
  /** Number of facts skipped at the last arrival; 0 when all were played. */
  readonly jumped: number;
}

export const EMPTY_STAGE: StageState = { waiting: [], fact: null, thrown: false, until: 0, turn: 0, speed: 1, jumped: 0 };
/** More than this many facts are not played one by one. */
export const MOST_PLAYED = 12;
/** The pace when what came later already waits. */
export const BACKLOG_SPEED = 4;

/** Facts arrive, in groups of what happened together. More than one group, or a group on a stage still playing, is a backlog. */
export function arrive(state: StageState, groups: readonly (readonly Timed[])[], now: number, pace: number): StageState {
  const fresh = groups.flat().filter(({ ms }) => ms > 0);
  const playing = state.fact !== null || state.waiting.length > 0;
  if (fresh.length === 0) return playing ? state : { ...state, jumped: 0 };
  const waiting = [...state.waiting, ...fresh];
  if (waiting.length > MOST_PLAYED) return { ...finish(state), jumped: waiting.length };
  const backlog = playing || groups.filter((group) => group.some(({ ms }) => ms > 0)).length > 1;
  const speed = backlog ? Math.max(BACKLOG_SPEED, pace) : pace;
  // What is on stage hurries along with what waits behind it.
  const until = state.fact === null ? state.until : now + Math.max(0, state.until - now) * (state.speed / speed);
  return tick({ ...state, waiting, speed, until, jumped: 0 }, now);
}

/** Time has passed: the next fact enters when the one on stage is through. */
export function tick(state: StageState, now: number): StageState {
  if (state.fact !== null && now < state.until) return state;
  const [next, ...waiting] = state.waiting;
  if (next === undefined) return state.fact === null ? state : { ...state, fact: null, thrown: false };
  return { ...state, waiting, fact: next.fact, thrown: next.thrown === true, until: now + next.ms / state.speed, turn: state.turn + 1 };
}

/** Somebody acts: nobody is made to wait for motion. */
export function finish(state: StageState): StageState {
  return state.fact === null && state.waiting.length === 0 ? state : { ...state, waiting: [], fact: null, thrown: false };
}

/** Throws of one decision are one throw: those after the first follow it at this distance. */
const THROWS_APART_MS = 60;

/** A decision's facts with their times: what it throws flies together. */
export function timed(
  facts: readonly ToldFact[],
  motion: (fact: ToldFact) => number,
  throws: (fact: ToldFact) => boolean,
): readonly Timed[] {
  let flying = false;
  return facts.map((fact) => {
    const ms = motion(fact);
    if (ms <= 0 || !throws(fact)) return { fact, ms };
    const first = !flying;
    flying = true;
    return { fact, ms: first ? ms : Math.min(ms, THROWS_APART_MS), thrown: true };
  });
}

/** The throws that do not lie yet, the one on stage first. */
export const thrownNow = ({ fact, thrown, waiting }: StageState): readonly ToldFact[] => [
  ...(fact !== null && thrown ? [fact] : []),
  ...waiting.filter((one) => one.thrown === true).map((one) => one.fact),
];
