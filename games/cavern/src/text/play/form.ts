// Owns the setup as a form and the named setups: fields and values are data here, their words are the language's.

import { bug, isKeyOf, isOneOf, keysOf, type Json } from '@undercroft/kernel';
import { formOf as fieldsOf, presetHelp, type FormField, type NamedSetup, type SetupWords } from '@undercroft/presentation';
import { COMMON_WORDS } from '@undercroft/presentation/common';
import { ADVENTURE_IDS, HERO_IDS } from '../../content/cards.ts';
import { checkSetup, SETUP } from '../../setup.ts';
import { adventureWords, shortOf } from '../names.ts';
import type { PlayPhrases, PresetKey } from './phrases.ts';

/** The named setups, those for a first game first. */
const NAMED: Readonly<Record<PresetKey, object>> = {
  first: { adventure: 'A1', heroes: 2, party: ['tarn', 'wren'] },
  solo: { adventure: 'A1', heroes: 2, players: 1, party: ['tarn', 'oru'] },
  lamp: { adventure: 'A2', heroes: 2, party: ['wren', 'mottle'] },
  door: { adventure: 'A3', heroes: 3, party: ['tarn', 'wren', 'oru'] },
  blooms: { adventure: 'A4', heroes: 3, party: ['gorrand', 'ilsa', 'oru'] },
  shift: { adventure: 'A5', heroes: 3, party: ['tarn', 'mottle', 'oru'] },
  water: { adventure: 'A6', heroes: 3, party: ['wren', 'mottle', 'gorrand'] },
  lair: { adventure: 'A7', heroes: 4, party: ['tarn', 'wren', 'ilsa', 'oru'] },
  race: { adventure: 'A8', heroes: 4, party: ['tarn', 'gorrand', 'wren', 'mottle'] },
  story: { adventure: 'A1', heroes: 2, players: 1, linked: true },
};
export const PRESET_KEYS = keysOf(NAMED);
/** What is asked of all players together in a game of the bot, windows left out, at the median of nine games. */
const QUESTIONS: Readonly<Record<PresetKey, number>> = {
  first: 37,
  solo: 43,
  lamp: 34,
  door: 133,
  blooms: 106,
  shift: 93,
  water: 87,
  lair: 112,
  race: 83,
  story: 39,
};
/** So much of a minute a question takes, told dangers included. */
const MINUTES_A_QUESTION = 0.4;

/** How many play a named setup, as its data say. */
function playersOf(setup: object): number {
  const checked = checkSetup(setup);
  return checked.ok ? checked.setup.players : bug(`a named setup is not a setup: ${checked.problem.field}`);
}
export const presetsOf = ({ form, language }: PlayPhrases): readonly NamedSetup[] =>
  PRESET_KEYS.map((key) => {
    const { label, help } = form.presets[key];
    const size = { players: playersOf(NAMED[key]), minutes: QUESTIONS[key] * MINUTES_A_QUESTION };
    return { key, label, help: presetHelp(language, help, size), setup: NAMED[key] };
  });

const valueIn = ({ form, language }: PlayPhrases, key: string, value: Json): string => {
  if (isOneOf(ADVENTURE_IDS, value)) return adventureWords[language][value].name;
  if (isOneOf(HERO_IDS, value)) return shortOf(language, value);
  if (typeof value === 'boolean') return COMMON_WORDS[language].flag[value ? 'yes' : 'no'];
  const names: Readonly<Record<string, string>> = isKeyOf(form.names, key) ? form.names[key] : {};
  return (typeof value === 'string' ? names[value] : undefined) ?? form.value(value);
};

/** The setup as questions, in the order in which they are asked. */
export const formOf = (p: PlayPhrases): readonly FormField[] =>
  fieldsOf(SETUP.fields, { fields: p.form.fields, option: (key, value) => valueIn(p, key, value) });

export const setupWords = (p: PlayPhrases): SetupWords => ({
  fields: p.form.fields,
  names: {},
  other: (field, value) => valueIn(p, field, value),
});
