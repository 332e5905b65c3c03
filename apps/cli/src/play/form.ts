// Owns the setup dialog: resume a game, choose a preset, or fill in the game's form.

import { confirm, isCancel, log, multiselect, note, select, text as askText } from '@clack/prompts';
import { askedTimes, isAsked, type FormField, type NamedSetup } from '@undercroft/presentation';
import { isList, type Json } from '@undercroft/kernel';
import type { AnyGame, AnyText } from '../catalog.ts';
import type { Say } from '../words/index.ts';

export type Wanted = { readonly do: 'resume'; readonly file: string } | { readonly do: 'start'; readonly setup: object };

const OWN = '\u0000own';
const RESUME = '\u0000resume';
const MORE = '\u0000more';
/** Number of presets offered before "more". */
const FIRST = 6;
const OTHER = -1;
/** Number of options that fit beside `others` lines. */
const rowsFor = (others: number): number => Math.max(5, (process.stdout.rows || 24) - others);
/** Maximum number of attempts at a field. */
const MOST_TRIES = 50;

/** Asks for a game; null when the player leaves. */
export async function askWhichGame(
  games: readonly { readonly game: AnyGame; readonly text: AnyText }[],
  say: Say,
): Promise<AnyGame | null> {
  const options = games.map(({ game, text }) => ({ value: game.id, label: text.title, hint: text.blurb }));
  const picked = await select({ message: say('form.which-game'), options });
  return isCancel(picked) ? null : (games.find(({ game }) => game.id === picked)?.game ?? null);
}

/** Asks what to play; null when the player leaves. */
export async function askWhatToPlay(
  game: AnyGame,
  text: AnyText,
  latest: string | null,
  say: Say,
  given: Record<string, unknown>,
): Promise<Wanted | null> {
  note(text.blurb, text.title);
  const picked = await pickSetup(text, latest, say);
  if (picked === null) return null;
  if (picked === RESUME && latest !== null) return { do: 'resume', file: latest };
  const preset = text.presets.find(({ key }) => key === picked);
  const setup = await fill(game, text, { ...preset?.setup, ...given }, fieldsFor(text, preset, given), say);
  return setup === null ? null : { do: 'start', setup };
}

/** The fields to ask: all, or with a preset only names and those marked `always`; never those already given. */
export function fieldsFor(text: AnyText, preset: NamedSetup | undefined, given: object): readonly FormField[] {
  const known = { ...preset?.setup, ...given };
  const asked = preset === undefined ? text.form : text.form.filter((field) => field.kind === 'name' || field.always === true);
  return asked.filter((field) => !(field.key in known));
}

interface Listed {
  readonly value: string;
  readonly label: string;
  readonly help: string;
}

/** The first list of setups, and the list behind "more". */
export function setupsOf(
  text: AnyText,
  latest: string | null,
  say: Say,
): { readonly first: readonly Listed[]; readonly more: readonly Listed[] } {
  const going = latest === null ? [] : [{ value: RESUME, label: say('form.resume'), help: '' }];
  const presets = text.presets.map(({ key, label, help }) => ({ value: key, label, help }));
  const own = { value: OWN, label: say('form.own'), help: say('form.own-help') };
  const rest = presets.slice(FIRST);
  const more = rest.length === 0 ? [] : [{ value: MORE, label: say('form.more', { n: rest.length }), help: '' }];
  return { first: [...going, ...presets.slice(0, FIRST), ...more, own], more: [...rest, own] };
}

async function pickSetup(text: AnyText, latest: string | null, say: Say): Promise<string | null> {
  const { first, more } = setupsOf(text, latest, say);
  const choose = async (listed: readonly Listed[]): Promise<string | null> => {
    const options = listed.map(({ value, label, help }) => ({ value, label: help === '' ? label : `${label} · ${help}` }));
    const got = await select({ message: say('form.preset'), maxItems: rowsFor(8), showInstructions: false, options });
    return isCancel(got) ? null : got;
  };
  const picked = await choose(first);
  return picked === MORE ? choose(more) : picked;
}

/** Asks one field; undefined when the player leaves. */
type Ask = (field: FormField, say: Say) => Promise<Json | undefined>;

/** Asks what is to be asked with the answers so far, and again what the game refuses. */
export async function fill(
  game: AnyGame,
  text: AnyText,
  given: Record<string, unknown>,
  fields: readonly FormField[],
  say: Say,
  ask: Ask = askField,
): Promise<object | null> {
  const setup: Record<string, unknown> = { ...given };
  for (const field of fields) {
    if (!isAsked(text.form, field, setup)) continue;
    const value = await askTimes(text.form, field, setup, say, ask);
    if (value === undefined) return null;
    // Initial values are left out: the game's defaults depend on other fields.
    if (field.kind === 'name' || JSON.stringify(value) !== JSON.stringify(field.initial)) setup[field.key] = value;
  }
  for (let n = 0; n < MOST_TRIES; n++) {
    const checked = game.checkSetup(setup);
    if (checked.ok) return checked.setup;
    log.warn(text.setupProblem(checked.problem));
    const again = text.form.find((field) => field.key === checked.problem.field);
    const value = again === undefined ? undefined : await askTimes(text.form, again, setup, say, ask);
    if (value === undefined) return null;
    setup[checked.problem.field] = value;
  }
  return null;
}

/** Asks for a field, or once for each of several; undefined when the player leaves. */
async function askTimes(form: readonly FormField[], field: FormField, setup: object, say: Say, ask: Ask): Promise<Json | undefined> {
  if (field.each === undefined) return ask(field, say);
  const values: Json[] = [];
  for (const one of askedTimes(form, field, { ...setup })) {
    const value = await ask(one, say);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values;
}

/** Asks for a field; undefined when the player leaves. Options are chosen by index, since values can be any JSON. */
async function askField(field: FormField, say: Say): Promise<Json | undefined> {
  const message = field.help === '' ? field.label : `${field.label} (${field.help})`;
  const places = field.options.map(({ label }, value) => ({ value, label }));
  const placeOf = (value: Json): number => field.options.findIndex((option) => JSON.stringify(option.value) === JSON.stringify(value));
  const valueAt = (place: number): Json => field.options[place]?.value ?? null;
  if (field.kind === 'one' || (field.kind === 'number' && places.length > 0)) {
    const other = field.kind === 'number' ? [{ value: OTHER, label: say('form.other') }] : [];
    const got = await select({
      message,
      options: [...places, ...other],
      initialValue: Math.max(0, placeOf(field.initial)),
      showInstructions: false,
    });
    if (isCancel(got)) return undefined;
    if (got !== OTHER) return valueAt(got);
  }
  if (field.kind === 'several') {
    const initial = (isList(field.initial) ? field.initial : []).map(placeOf).filter((place) => place >= 0);
    for (let n = 0; n < MOST_TRIES; n++) {
      const got = await multiselect({
        message: `${message} ${say('form.several')}`,
        options: places,
        initialValues: initial,
        required: false,
        showInstructions: false,
      });
      if (isCancel(got)) return undefined;
      // An empty answer is valid only where the initial value is empty.
      if (got.length > 0 || initial.length === 0) return got.map(valueAt);
      log.warn(say('form.at-least-one'));
    }
    return undefined;
  }
  if (field.kind === 'flag') {
    const got = await confirm({ message, initialValue: field.initial === true, active: say('form.yes'), inactive: say('form.no') });
    return isCancel(got) ? undefined : got;
  }
  const initial = typeof field.initial === 'string' || typeof field.initial === 'number' ? String(field.initial) : '';
  const validate = (value: string | undefined): string | undefined =>
    field.kind === 'number' ? numberFault(field, value ?? '', say) : undefined;
  const got = await askText({ message, initialValue: initial, validate });
  if (isCancel(got)) return undefined;
  return field.kind === 'number' ? Number(got) : got;
}

function numberFault({ least = 0, most = 1e9 }: FormField, value: string, say: Say): string | undefined {
  const n = Number(value);
  return value.trim() !== '' && Number.isInteger(n) && n >= least && n <= most ? undefined : say('form.number', { least, most });
}
