// Owns what a law finds and how it is told: which law, at which decision of which game, and the transcript that leads there.

import type { Seen } from '@undercroft/bots';
import { isObject, type Choice, type GameTypes, type Random, type Seat, type State } from '@undercroft/kernel';

export const LAWS = [
  'plays',
  'bound',
  'offers',
  'answers',
  'events',
  'locals',
  'clone',
  'save',
  'replay',
  'undo',
  'knowledge',
  'redeal',
  'bot',
  'suggestions',
  'old-saves',
] as const;
export type Law = (typeof LAWS)[number];

/** Thrown by a law that does not hold; the game around it adds where. */
export class Found extends Error {
  readonly law: Law;

  constructor(law: Law, message: string) {
    super(message);
    this.law = law;
  }
}

export function found(law: Law, message: string): never {
  throw new Found(law, message);
}

/** A law does not hold: everything needed to see it again. */
export class LawBroken extends Error {
  override readonly name = 'LawBroken';
  readonly law: Law;
  readonly seed: string;
  readonly decision: number;
  readonly transcript: string;

  constructor(law: Law, what: string, seed: string, decision: number, transcript: string, cause: unknown) {
    super(`law "${law}" does not hold: ${what}\n  seed ${seed}, decision ${decision}\n  transcript ${transcript}`, { cause });
    this.law = law;
    this.seed = seed;
    this.decision = decision;
    this.transcript = transcript;
  }
}

/** Something that plays from what a seat may know: its view and its open decision. */
export type ViewBot<T extends GameTypes> = (seen: Seen<T['view']>) => Choice;

export interface LawOptions<T extends GameTypes> {
  readonly setups: (random: Random) => T['setup'];
  readonly seed: number | string;
  readonly games: number;
  /** Checks the costly laws at every nth decision; 1 unless given. */
  readonly every?: number;
  /** Only: never throws, ends within its bound, no offer is empty. */
  readonly cheap?: boolean;
  /** How the games are played; at random unless given. */
  readonly choose?: (state: State<T>, seat: Seat, random: Random) => Choice;
  /** Must play the same whatever the cards that it cannot see. */
  readonly bot?: ViewBot<T>;
  /** Positions saved under earlier rules versions: each must load and can be played to its end. */
  readonly saves?: readonly unknown[];
  /** How many answers to one decision are tried out; 40 unless given. */
  readonly answers?: number;
}

export interface LawStatistics {
  readonly games: number;
  readonly decisions: number;
}

/** Whether two plain values are equal, quickly. A no may only mean that one of them has a field that is undefined. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return a !== 0 || Object.is(a, b);
  if (!isObject(a) || !isObject(b)) return Object.is(a, b);
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  let left = 0;
  for (const key in a) {
    if (!same(a[key], b[key])) return false;
    left++;
  }
  for (const _ in b) left--;
  return left === 0;
}

/** Where two plain values first differ, in words; null when they are equal. */
export const difference = (a: unknown, b: unknown): string | null => (same(a, b) ? null : differenceAt(a, b, ''));

function differenceAt(a: unknown, b: unknown, path: string): string | null {
  if (Object.is(a, b)) return null;
  const here = path === '' ? 'the whole' : path;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) {
    return `${here}: ${JSON.stringify(a)} and ${JSON.stringify(b)}`;
  }
  if (Array.isArray(a) && Array.isArray(b) && a.length !== b.length) return `${here}: ${a.length} and ${b.length} long`;
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const inner = differenceAt(a[key], b[key], path === '' ? key : `${path}.${key}`);
    if (inner !== null) return inner;
  }
  return null;
}
