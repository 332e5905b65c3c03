// Owns the setup as a form: its fields in words, which of them are asked now, and how they come from the declared setup.

import type { Json } from '@undercroft/kernel';
import type { SetupField, When } from '@undercroft/parts';

/** One question about the setup, with words; its value goes into the setup under its key. */
export interface FormField {
  readonly key: string;
  readonly kind: 'one' | 'several' | 'number' | 'flag' | 'name';
  readonly label: string;
  readonly help: string;
  readonly options: readonly { readonly value: Json; readonly label: string }[];
  readonly least?: number;
  readonly most?: number;
  readonly initial: Json;
  /** Asked with a named setup too, unless that answers it. */
  readonly always?: boolean;
  /** Asked only where another field has one of these values. */
  readonly when?: When;
  /** Asked once for each of what another field counts; the setup holds the list. Counted from 0. */
  readonly each?: { readonly of: string; readonly label: (at: number) => string };
}

type Values = Readonly<Record<string, unknown>>;

/** What a field of the form has been given, or what it begins with. */
const valueIn = (form: readonly FormField[], values: Values, key: string): unknown =>
  values[key] ?? form.find((field) => field.key === key)?.initial ?? null;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether a field is asked, with these values so far. */
export const isAsked = (form: readonly FormField[], { when }: FormField, values: Values): boolean =>
  when === undefined || when.is.some((value) => same(value, valueIn(form, values, when.field)));

/** The questions that a field stands for now: itself, or one for each of what another field counts. */
export function askedTimes(form: readonly FormField[], field: FormField, values: Values): readonly FormField[] {
  const { each, ...once } = field;
  if (each === undefined) return [field];
  const times = Number(valueIn(form, values, each.of));
  return Array.from({ length: Number.isInteger(times) && times > 0 ? times : 0 }, (_, at) => ({ ...once, label: each.label(at) }));
}

/** The values without those of fields that are not asked. */
export function withoutUnasked<T>(form: readonly FormField[], values: Readonly<Record<string, T>>): Record<string, T> {
  const hidden = form.filter((field) => !isAsked(form, field, values)).map(({ key }) => key);
  return Object.fromEntries(Object.entries(values).filter(([key]) => !hidden.includes(key)));
}

/** Fills default names from the form's language. */
export function withNames<T>(form: readonly FormField[], setup: Readonly<Record<string, T>>): Record<string, T | Json> {
  const names = form.filter(({ kind, each }) => kind === 'name' && each === undefined).map(({ key, initial }) => [key, initial] as const);
  return { ...Object.fromEntries(names), ...setup };
}

/** What a language says of the fields of a setup. */
export interface FormWords {
  readonly fields: Readonly<Record<string, { readonly label: string; readonly help: string }>>;
  /** One choice of a field. */
  readonly option: (key: string, value: Json) => string;
  /** For fields that are left to the game where nothing is chosen. */
  readonly byDefault?: Readonly<Record<string, string>>;
}

/** What a game adds to a field: named numbers, values of its own shape, a name in the language, words for each of several. */
export type FormMore = Partial<Pick<FormField, 'options' | 'initial' | 'always' | 'each'>>;

/** The fields of a declared setup as a form, in their order. */
export function formOf(
  fields: readonly SetupField[],
  words: FormWords,
  more: Readonly<Record<string, FormMore>> = {},
): readonly FormField[] {
  return fields.map((field): FormField => {
    const { key, kind, choices, least, most, when, times } = field;
    const { label, help } = words.fields[key] ?? { label: key, help: '' };
    const open = words.byDefault?.[key];
    const own = more[key] ?? {};
    const listed = own.options ?? choices.map((value) => ({ value, label: words.option(key, value) }));
    return {
      key,
      // A flag that is left to the game has three answers.
      kind: kind === 'other' || (kind === 'flag' && open !== undefined) ? 'one' : kind,
      label,
      help,
      options: open === undefined ? listed : [{ value: null, label: open }, ...listed],
      ...(least === undefined ? {} : { least }),
      ...(most === undefined ? {} : { most }),
      initial: open === undefined ? (own.initial ?? field.initial) : null,
      ...(own.always === undefined ? {} : { always: own.always }),
      ...(when === undefined ? {} : { when }),
      ...(times === undefined ? {} : { each: own.each ?? { of: times, label: (at: number) => `${label} ${at + 1}` } }),
    };
  });
}
