// Owns how a test reads data whose type it does not know: what it names must be there, and be what it says.

import { isList, isRecord } from '@undercroft/kernel';

/** The value as it is read on the other side of a wire, or back from a file: a field that is undefined is no field. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- JSON gives back what it was given, where that is plain data.
export const wired = <V>(value: V): V => JSON.parse(JSON.stringify(value)) as V;

type Path = readonly (string | number)[];

const inside = (value: unknown, step: string | number): unknown =>
  isRecord(value) ? value[step] : isList(value) ? value.at(Number(step)) : undefined;

/** What lies at this path; `undefined` where nothing does. */
export const lookAt = (value: unknown, ...path: Path): unknown => path.reduce(inside, value);

function must<V>(is: (value: unknown) => value is V, what: string, value: unknown, path: Path): V {
  const found = lookAt(value, ...path);
  if (is(found)) return found;
  throw new Error(`at ${path.join('.')} there is no ${what}, but ${JSON.stringify(found)}`);
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isOwnList = (value: unknown): value is unknown[] => Array.isArray(value);
const isOwnRecord = (value: unknown): value is Record<string, unknown> => isRecord(value);

export const textAt = (value: unknown, ...path: Path): string => must(isText, 'text', value, path);
export const numberAt = (value: unknown, ...path: Path): number => must(isNumber, 'number', value, path);
export const listAt = (value: unknown, ...path: Path): unknown[] => must(isOwnList, 'list', value, path);
export const recordAt = (value: unknown, ...path: Path): Record<string, unknown> => must(isOwnRecord, 'record', value, path);
export const textsAt = (value: unknown, ...path: Path): readonly string[] => listAt(value, ...path).map((one) => textAt(one));
