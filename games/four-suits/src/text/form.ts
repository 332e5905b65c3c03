// Owns the setup as a form and the named setups: fields and values are data here, their words are the language's.

import { isOneOf, keysOf, type Json } from '@undercroft/kernel';
import { formOf as fieldsOf, presetHelp, type FormField, type NamedSetup, type SetupWords } from '@undercroft/presentation';
import { JOB_IDS } from '../content/index.ts';
import { MOST_QL } from '../content/scales.ts';
import { MAKINGS, SETUP } from '../setup.ts';
import type { PlayPhrases, PresetKey } from './phrases.ts';
import { NAMES } from './words/names.ts';

/** The named setups, those for a first campaign first. */
const NAMED: Readonly<Record<PresetKey, Readonly<Record<string, Json>> & { readonly players: number; readonly characters: number }>> = {
  ready: { characters: 3, players: 1, job1: 'knight', job2: 'ranger', job3: 'cleric', party: 'ready' },
  four: { characters: 4, players: 1, job1: 'knight', job2: 'berserker', job3: 'cleric', job4: 'wizard', party: 'ready' },
  pair: { characters: 2, players: 1, job1: 'knight', job2: 'cleric', party: 'ready' },
  'two-players': { characters: 4, players: 2, job1: 'knight', job2: 'cleric', job3: 'samurai', job4: 'wizard', party: 'ready' },
  build: { characters: 4, players: 1, job1: 'choose', job2: 'choose', job3: 'choose', job4: 'choose', party: 'built' },
  alone: { characters: 1, players: 1, job1: 'choose', party: 'built' },
};
const PRESET_KEYS = keysOf(NAMED);
/** What a quest takes, with so many characters: a bot answers some fifty questions for each of them, about six in a minute. */
const MINUTES_A_QUEST = { least: 10, each: 4 } as const;
export const presetsOf = ({ form, language }: PlayPhrases): readonly NamedSetup[] =>
  PRESET_KEYS.map((key) => {
    const { label, help } = form.presets[key];
    const { players, characters } = NAMED[key];
    const minutes = MINUTES_A_QUEST.least + MINUTES_A_QUEST.each * characters;
    return {
      key,
      label,
      help: presetHelp(language, help, { players, minutes, parts: (time) => form.quests(MOST_QL, time) }),
      setup: NAMED[key],
    };
  });

const valueIn = ({ form, language }: PlayPhrases, value: Json): string => {
  if (isOneOf(JOB_IDS, value)) return NAMES[language].jobs[value].name;
  if (isOneOf(MAKINGS, value)) return form.making[value];
  return value === 'choose' ? form.choose : form.value(value);
};

/** The setup as questions, in the order in which they are asked. */
export const formOf = (p: PlayPhrases): readonly FormField[] =>
  fieldsOf(SETUP.fields, { fields: p.form.fields, option: (_key, value) => valueIn(p, value) });

export const setupWords = (p: PlayPhrases): SetupWords => ({
  fields: p.form.fields,
  names: {},
  other: (_field, value) => valueIn(p, value),
});
