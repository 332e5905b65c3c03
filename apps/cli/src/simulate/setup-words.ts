// Owns naming the setups of a run in the words of the game's form: its first field, its content, and all fields that were set or differ.

import type { FormField } from '@undercroft/presentation';
import { isJson, isList, type Json } from '@undercroft/kernel';

export interface NamedVariant {
  readonly setup: object;
  /** The keys that the user set, directly or by a preset. */
  readonly set: readonly string[];
}

function valueOf(setup: object, key: string): Json {
  const value: unknown = new Map(Object.entries(setup)).get(key);
  return isJson(value) ? value : null;
}
const same = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);
const labelOf = ({ options }: FormField, value: Json): string | undefined => options.find((option) => same(option.value, value))?.label;

/** Each setup in words; fields that are names are left out. */
export function setupWords(form: readonly FormField[], variants: readonly NamedVariant[]): readonly string[] {
  const fields = form.filter(({ kind }) => kind !== 'name');
  const [first] = fields;
  const differs = ({ key }: FormField): boolean =>
    variants.some(({ setup }) => !same(valueOf(setup, key), valueOf(variants[0]?.setup ?? {}, key)));
  return variants.map(({ setup, set }) =>
    fields
      .filter((field) => field === first || field.kind === 'several' || set.includes(field.key) || differs(field))
      .flatMap((field) => fieldWords(field, valueOf(setup, field.key)))
      .join(' · '),
  );
}

/** A value in words; nothing for one that is left to the game, or an empty list. */
function fieldWords(field: FormField, value: Json): readonly string[] {
  if (value === null) return [];
  if (field.kind === 'several') {
    const values = isList(value) ? value : [];
    return values.length === 0 ? [] : [values.map((one) => labelOf(field, one) ?? JSON.stringify(one)).join(' + ')];
  }
  const label = labelOf(field, value);
  // A number or a yes says nothing without what it is about.
  if (label === undefined || typeof value === 'boolean' || field.kind === 'number') return [`${field.label}: ${label ?? textOf(value)}`];
  return [label];
}

const textOf = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));
