// Owns the setups of a run: the flags, and all combinations of the varied values.

import { isList } from '@undercroft/kernel';
import type { AnyGame, AnyText, Bots } from '../catalog.ts';
import { checkedSetup, jsonOrText, presetNamed, setupFromFlags, type SetupFlags } from '../setup.ts';
import { Stop } from '../stop.ts';
import type { Say } from '../words/index.ts';
import type { Variant } from './run.ts';
import { setupWords } from './setup-words.ts';

interface Axis {
  readonly key: string;
  readonly values: readonly unknown[];
}
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
/** Limit on the number of rows. */
const MOST = 200;

/** `packs=["BRN"],["TAL"]` or `preset=full,micro-1`: comma-separated values, parsed as JSON where possible. */
export function axisOf(given: string, say: Say): Axis {
  const at = given.indexOf('=');
  if (at < 1 || at === given.length - 1) throw new Stop(say('error.vary', { got: given }));
  const rest = given.slice(at + 1);
  const list = jsonOrText(`[${rest}]`);
  return { key: given.slice(0, at), values: isList(list) ? list : rest.split(',').map(jsonOrText) };
}

/** Returns all combinations; the last axis varies fastest. */
function combinations(axes: readonly Axis[]): readonly (readonly (readonly [string, unknown])[])[] {
  let rows: (readonly (readonly [string, unknown])[])[] = [[]];
  for (const { key, values } of axes) rows = rows.flatMap((row) => values.map((value) => [...row, [key, value] as const]));
  return rows;
}

export function variantsOf(
  game: AnyGame,
  text: AnyText,
  bots: Bots,
  flags: SetupFlags & { readonly vary?: readonly string[]; readonly bot: string },
  say: Say,
): readonly Variant[] {
  const rows = combinations((flags.vary ?? []).map((one) => axisOf(one, say)));
  if (rows.length > MOST) throw new Stop(say('error.too-many-rows', { n: rows.length, most: MOST }));
  const found = rows.map((row) => {
    const varied = new Map(row);
    const preset = varied.get('preset');
    const chosen = varied.get('bot') ?? flags.bot;
    const players = Array.isArray(chosen) ? chosen.map(textOf) : textOf(chosen).split(',');
    const stranger = players.find((one) => !Object.hasOwn(bots, one));
    if (stranger !== undefined) throw new Stop(say('error.bot', { got: stranger, bots: Object.keys(bots).join(', ') }));
    const base = preset === undefined ? {} : presetNamed(text, textOf(preset), say).setup;
    const fields = row.filter(([key]) => key !== 'preset' && key !== 'bot');
    const raw = { ...setupFromFlags(text, flags, say), ...base, ...Object.fromEntries(fields) };
    const set = Object.keys(raw);
    const label = row.length === 0 ? (flags.preset ?? players.join(',')) : row.map(([key, value]) => `${key}=${textOf(value)}`).join(' ');
    return { label, bots: players, setup: checkedSetup(game, text, raw, say), set };
  });
  const inWords = setupWords(text.form, found);
  const botsDiffer = new Set(found.map(({ bots: players }) => players.join(','))).size > 1;
  return found.map(({ label, bots: players, setup }, i) => {
    const parts = [inWords[i] ?? '', ...(botsDiffer ? [players.join(',')] : [])].filter((part) => part !== '');
    return { label, words: parts.length === 0 ? label : parts.join(' · '), bots: players, setup };
  });
}
