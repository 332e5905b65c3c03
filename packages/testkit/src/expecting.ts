// Owns comparing the events of a course with those expected, and saying readably how they differ.

import { isChance, isObject, type GameTypes, type ToldFact } from '@undercroft/kernel';
import type { Course } from './course.ts';
import type { Expected, Never } from './scene.ts';
import { writeFields } from './words.ts';

/** What was expected did not happen: the message holds the whole course. */
export class CheckFailed extends Error {
  override readonly name = 'CheckFailed';

  constructor(problem: string, course: string, cause?: unknown) {
    super(`${problem}\n\n${course}`, cause === undefined ? undefined : { cause });
  }
}

/** Whether all that is given is there: objects as far as given, lists whole. */
export function matches(given: unknown, got: unknown): boolean {
  if (given === undefined) return true;
  if (given === null || typeof given !== 'object') return Object.is(given, got);
  if (!isObject(got)) return false;
  if (Array.isArray(given)) return Array.isArray(got) && got.length === given.length && given.every((one, i) => matches(one, got[i]));
  return Object.entries(given).every(([key, value]) => matches(value, got[key]));
}

const isNever = (item: object): item is Never => 'never' in item;
type Wanted = readonly [type: string, body?: object, rule?: string];

const fits = ([type, body, rule]: Wanted, event: ToldFact): boolean =>
  event.type === type && matches(body, event.body) && (rule === undefined || event.rule === rule);
const written = ([type, body, rule]: Wanted): string => `${type}${writeFields(body ?? {})}${rule === undefined ? '' : `  ${rule}`}`;

/** Throws unless the expected events occurred in this order, and none of those that must not. */
export function judge<T extends GameTypes>(course: Course<T>, expected: Expected<T>): void {
  const events: readonly ToldFact[] = course.facts.filter((fact) => !isChance(fact));
  const marks: string[] = [];
  let at = 0;
  let failed = false;
  for (const item of expected) {
    if (isNever(item)) {
      const { never: type, body } = item;
      const found = events.some((event) => fits([type, body], event));
      failed ||= found;
      marks.push(`${found ? 'FOUND ' : '   ok '} never ${written([type, body])}`);
      continue;
    }
    const wanted: Wanted = item;
    const next = events.findIndex((event, i) => i >= at && fits(wanted, event));
    marks.push(`${next < 0 ? 'MISSED' : '   ok '} ${written(wanted)}${next < 0 ? hint(wanted, events, at) : ''}`);
    if (next < 0) failed = true;
    else at = next + 1;
  }
  if (failed) throw new CheckFailed(`the events are not those expected\n${marks.join('\n')}`, course.text());
}

/** Why an event was not found: it came earlier, or with another body or rule. */
function hint(wanted: Wanted, events: readonly ToldFact[], from: number): string {
  if (events.slice(0, from).some((event) => fits(wanted, event))) return '   (it occurred, but before the one above)';
  const other = events.slice(from).find((event) => event.type === wanted[0]);
  return other === undefined ? '' : `   (there is ${written([other.type, other.body, other.rule])})`;
}
