// Owns how a setup comes about: a named one, and over it whatever was changed by hand.

import { withNames, type FormField, type GameText } from '@undercroft/face';
import type { Json } from '@undercroft/kernel';

/** What was changed by hand, by field; null leaves the field to the game. */
export type Touched = Readonly<Record<string, Json>>;

export function setupOf(
  { presets, form }: Pick<GameText<object>, 'presets' | 'form'>,
  way: string,
  touched: Touched,
): Readonly<Record<string, Json>> {
  const named = (presets.find(({ key }) => key === way)?.setup ?? {}) as Readonly<Record<string, Json>>;
  const setup = withNames(form, named);
  for (const [key, value] of Object.entries(touched)) {
    if (value === null) delete setup[key];
    else setup[key] = value;
  }
  return setup;
}

const same = (a: Json | undefined, b: Json | undefined): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** What a field shows: what the setup says, or what the form begins with where the game does not decide it. */
export function valueOf(field: FormField, setup: Readonly<Record<string, Json>>): Json {
  const value = setup[field.key];
  if (value !== undefined) return value;
  return field.options.some((option) => option.value === null) ? null : field.initial;
}

export const isSame = same;

/** The option of a field that has this value, as the number of a select. */
export const optionAt = (field: FormField, value: Json): number => field.options.findIndex((option) => same(option.value, value));

/** The named setup a finished game was played by: the one that says most of what was played. */
export function presetOf<P extends { readonly setup: object }>(presets: readonly P[], setup: object): P | null {
  const played = setup as Record<string, Json>;
  const fits = presets.filter((preset) =>
    Object.entries(preset.setup as Record<string, Json>).every(([key, value]) => same(value, played[key])),
  );
  const says = (preset: P): number => Object.keys(preset.setup).length;
  return fits.toSorted((a, b) => says(b) - says(a))[0] ?? null;
}
