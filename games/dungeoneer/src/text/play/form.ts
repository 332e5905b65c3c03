// Owns the setup as a form and the named setups: fields and values are data here, their words are the language's.

import { DECKS } from '../../content/types.ts';
import { keysOf, memberOf } from '@undercroft/kernel';
import { formOf as fieldsOf, presetHelp, type FormField, type NamedSetup, type SetupWords } from '@undercroft/presentation';
import type { Json } from '@undercroft/kernel';
import { EDITIONS, MOMENTS, OPTIONS, SETUP } from '../../setup.ts';
import type { PlayPhrases, PresetKey } from './phrases.ts';

/** The named setups, those for a first game first. */
const NAMED: Readonly<Record<PresetKey, Readonly<Record<string, Json>> & { readonly players: number }>> = {
  first: { players: 2 },
  three: { players: 3 },
  four: { players: 4 },
  'old-rules': { edition: '2.1', players: 2 },
  march: { decks: ['TM'], players: 2 },
  furnace: { decks: ['FB'], players: 2 },
  sky: { decks: ['SB'], players: 3 },
  realms: { decks: ['HCA', 'HCB', 'TM'], players: 3 },
  climb: { decks: ['HCA', 'HCB', 'FB'], players: 2, rounds: 100 },
};
export const PRESET_KEYS = keysOf(NAMED);
/** Minutes of a game for each player, at the median, as measured in docs/balance-dungeoneer.md. */
export const MINUTES_EACH: Readonly<Record<PresetKey, number>> = {
  first: 19,
  three: 19,
  four: 18,
  'old-rules': 19,
  march: 17,
  furnace: 15,
  sky: 16,
  realms: 25,
  climb: 55,
};
export const presetsOf = ({ form, language }: PlayPhrases): readonly NamedSetup[] =>
  PRESET_KEYS.map((key) => {
    const { label, help } = form.presets[key];
    const { players } = NAMED[key];
    return { key, label, help: presetHelp(language, help, { players, minutes: MINUTES_EACH[key] * players }), setup: NAMED[key] };
  });

/** DGN-COMBINE-05: so many cards are left out, or as many as one deck has. */
const TRIMS = { none: { maps: 0, adventures: 0 }, some: { maps: 5, adventures: 15 }, many: { maps: 11, adventures: 30 } } as const;
const TRIM_KEYS = ['none', 'some', 'many'] as const;

/** The setup as questions, in the order in which they are asked. */
export function formOf({ form }: PlayPhrases): readonly FormField[] {
  const names: Readonly<Record<string, (value: Json) => string>> = {
    edition: (value) => form.editions[memberOf(EDITIONS, value)],
    decks: (value) => form.decks[memberOf(DECKS, value)],
    players: (value) => form.players(Number(value)),
    options: (value) => form.options[memberOf(OPTIONS, value)],
    moments: (value) => form.moments[memberOf(MOMENTS, value)],
  };
  const option = (key: string, value: Json): string => names[key]?.(value) ?? form.value(value);
  const trims = TRIM_KEYS.map((key) => ({ value: TRIMS[key], label: form.trims[key] }));
  return fieldsOf(SETUP.fields, { fields: form.fields, option }, { trim: { options: trims } });
}

export const setupWords = ({ form }: PlayPhrases): SetupWords => ({
  fields: form.fields,
  names: { edition: form.editions, decks: form.decks, options: form.options, moments: form.moments },
  other(field, value) {
    if (field === 'trim' && value !== null && typeof value === 'object' && 'maps' in value && 'adventures' in value)
      return form.trim(Number(value['maps']), Number(value['adventures']));
    return form.value(value);
  },
});
