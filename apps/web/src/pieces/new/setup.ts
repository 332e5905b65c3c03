// Owns how a setup comes about: a named one, and over it whatever was changed by hand.

import { askedTimes, isAsked, withNames, withoutUnasked, type FormField, type GameText, type NamedSetup } from '@undercroft/presentation';
import { isJson, isList, type Json } from '@undercroft/kernel';

/** What was changed by hand, by field; null leaves the field to the game. */
export type Touched = Readonly<Record<string, Json>>;

/** A named setup by its fields; where there is none of this name, nothing is said. */
export function namedSetup(presets: readonly NamedSetup[], name: string): Readonly<Record<string, Json>> {
  const fields = new Map<string, Json>();
  for (const [key, value] of Object.entries(presets.find((one) => one.key === name)?.setup ?? {}))
    if (isJson(value)) fields.set(key, value);
  return Object.fromEntries(fields);
}

export function setupOf(
  { presets, form }: Pick<GameText<object>, 'presets' | 'form'>,
  way: string,
  touched: Touched,
): Readonly<Record<string, Json>> {
  const named = namedSetup(presets, way);
  const setup = withNames(form, named);
  for (const [key, value] of Object.entries(touched)) {
    if (value === null) delete setup[key];
    else setup[key] = value;
  }
  return withoutUnasked(form, setup);
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** What a field shows: what the setup says, or what the form begins with where the game does not decide it. */
export function valueOf(field: FormField, setup: Readonly<Record<string, Json>>): Json {
  const value = setup[field.key];
  if (value !== undefined) return value;
  return field.options.some((option) => option.value === null) ? null : field.initial;
}

/** A field that is asked now; of a repeated one every question, with its own value. */
export interface Question {
  readonly field: FormField;
  readonly value: Json;
  /** Null: it is asked once. */
  readonly each: readonly { readonly field: FormField; readonly value: Json }[] | null;
}

/** What the form asks with the setup as it stands. */
export function questionsOf(form: readonly FormField[], setup: Readonly<Record<string, Json>>): readonly Question[] {
  return form
    .filter((field) => isAsked(form, field, setup))
    .map((field) => {
      const value = valueOf(field, setup);
      if (field.each === undefined) return { field, value, each: null };
      const given = isList(value) ? value : [];
      const each = askedTimes(form, field, setup).map((one, at) => ({
        field: { ...one, key: `${field.key}-${at}` },
        value: given[at] ?? one.initial,
      }));
      return { field, value, each };
    });
}

/** The list of a repeated field with one answer changed; what nobody answered is left to the game. */
export const withAnswer = ({ each, value }: Question, at: number, answer: Json): Json =>
  (each ?? []).map((_, place) => (place === at ? answer : ((isList(value) ? value[place] : null) ?? null)));

export const isSame = same;

/** The option of a field that has this value, as the number of a select. */
export const optionAt = (field: FormField, value: Json): number => field.options.findIndex((option) => same(option.value, value));

/** The named setup a finished game was played by: the one that says most of what was played. */
export function presetOf<P extends Pick<NamedSetup, 'setup'>>(presets: readonly P[], setup: object): P | null {
  const played = new Map<string, unknown>(Object.entries(setup));
  const fits = presets.filter((preset) => Object.entries(preset.setup).every(([key, value]) => same(value, played.get(key))));
  const says = (preset: P): number => Object.keys(preset.setup).length;
  return fits.toSorted((a, b) => says(b) - says(a))[0] ?? null;
}
