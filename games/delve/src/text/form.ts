// Owns the setup as a form and the named setups: fields and values are data here, their words are the language's.

import { keysOf, memberOf } from '@undercroft/kernel';
import { formOf as fieldsOf, presetHelp, type FormField, type NamedSetup, type SetupWords } from '@undercroft/presentation';
import type { Json } from '@undercroft/kernel';
import { LEVELS, PACKS } from '../content/types.ts';
import { cardsWanted } from '../queries/decks.ts';
import { MODES, TRACKS, checkSetup, GRIDS, HEALTH_DIAL, PRESETS, SETUP } from '../setup.ts';
import type { PresetFacts } from './facts.ts';
import type { Phrases, PresetKey } from './phrases.ts';

/** The named setups, those for a first game first: those of the specification, the plain starts as printed, one for each other ladder. */
const NAMED: Readonly<Record<PresetKey, object>> = {
  'micro-1': PRESETS['micro-1'],
  full: PRESETS.full,
  'boss-rush': PRESETS['boss-rush'],
  'mini-1': PRESETS['mini-1'],
  web: PRESETS.web,
  'micro-2': PRESETS['micro-2'],
  'micro-2-printed': { ...PRESETS['micro-2'], veteran: 0 },
  'micro-3': PRESETS['micro-3'],
  'micro-3-printed': { ...PRESETS['micro-3'], veteran: 0 },
  'mini-2': PRESETS['mini-2'],
  'mini-3': PRESETS['mini-3'],
  'mini-3-printed': { ...PRESETS['mini-3'], veteran: 0 },
  'mini-boss': PRESETS['mini-boss'],
  stacked: { mode: 'full', skillTrack: 'stacked' },
  'web-deep': PRESETS['web-deep'],
};
export const PRESET_KEYS = keysOf(NAMED);

function factsOf(setup: object): PresetFacts {
  const checked = checkSetup(setup);
  if (!checked.ok) throw new Error(`a named setup is not a setup: ${checked.problem.field} ${checked.problem.key}`);
  const { mode, level, startHealth, veteran, packs, skillTrack, deep } = checked.setup;
  const cards = LEVELS.reduce((sum, one) => sum + cardsWanted(checked.setup, one), 0);
  return { mode, level, cards, health: startHealth, veteran, packs: packs.length, track: skillTrack, deep };
}

/** What a bot answers in a game, at the median of nine; people need about six seconds for each. */
const DECISIONS: Readonly<Record<PresetKey, number>> = {
  'micro-1': 45,
  full: 217,
  'boss-rush': 118,
  'mini-1': 128,
  web: 274,
  'micro-2': 50,
  'micro-2-printed': 45,
  'micro-3': 66,
  'micro-3-printed': 23,
  'mini-2': 119,
  'mini-3': 188,
  'mini-3-printed': 23,
  'mini-boss': 47,
  stacked: 217,
  'web-deep': 271,
};
const MINUTES_A_DECISION = 0.1;

export function presetsOf({ form, language }: Phrases): readonly NamedSetup[] {
  return PRESET_KEYS.map((key) => {
    const said = `${form.presetFor[key]}${language === 'ja' ? '' : ' '}${form.presetHelp(factsOf(NAMED[key]))}`;
    const help = presetHelp(language, said, { players: 1, minutes: DECISIONS[key] * MINUTES_A_DECISION });
    return { key, label: form.presets[key], help, setup: NAMED[key] };
  });
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The setup as questions, in the order in which they are asked. */
export function formOf(p: Phrases): readonly FormField[] {
  const { form } = p;
  const grids = keysOf(GRIDS).map((key) => {
    const [width, height] = GRIDS[key];
    return { value: [width, height], label: form.grids[key](width, height) };
  });
  return fieldsOf(
    SETUP.fields,
    { fields: form.fields, byDefault: form.byDefault, option: (key, value) => optionIn(p, key, value) },
    {
      packs: { always: true },
      startHealth: { options: dial(p) },
      grid: { options: grids },
      hero: { initial: form.hero },
      area: { initial: form.area },
    },
  );
}

function optionIn(p: Phrases, key: string, value: Json): string {
  const { form } = p;
  if (typeof value === 'boolean') return value ? form.flag.yes : form.flag.no;
  if (key === 'mode') return form.modes[memberOf(MODES, value)];
  if (key === 'level') return capital(p.levels[memberOf(LEVELS, value)]);
  if (key === 'packs') return p.names.packs[memberOf(PACKS, value)].name;
  return key === 'skillTrack' ? form.tracks[memberOf(TRACKS, value)] : form.cards(Number(value));
}

const dial = ({ form }: Phrases): FormField['options'] =>
  keysOf(HEALTH_DIAL).map((key) => ({ value: HEALTH_DIAL[key], label: form.health[key](HEALTH_DIAL[key]) }));

export const setupWords = (p: Phrases): SetupWords => ({
  fields: p.form.fields,
  names: {
    mode: p.form.modes,
    skillTrack: p.form.tracks,
    level: p.levels,
    packs: Object.fromEntries(PACKS.map((id) => [id, p.names.packs[id].name])),
  },
  other(_field, value) {
    if (typeof value === 'boolean') return value ? p.form.flag.yes : p.form.flag.no;
    return p.form.value(Array.isArray(value) && value.length === 0 ? null : value);
  },
});
