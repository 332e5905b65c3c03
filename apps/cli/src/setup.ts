// Owns building a setup from the flags: a preset and single fields, checked by the game.

import { isRecord } from '@undercroft/kernel';
import type { NamedSetup } from '@undercroft/presentation';
import type { AnyGame, AnyText } from './catalog.ts';
import { Stop } from './stop.ts';
import type { Say } from './words/index.ts';

export interface SetupFlags {
  readonly preset?: string | undefined;
  readonly set?: readonly string[] | undefined;
  readonly players?: number | undefined;
}

/** Parses JSON; returns text that is not JSON unchanged. */
export function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Splits `key=value`. */
export function pairOf(pair: string, say: Say): readonly [key: string, value: unknown] {
  const at = pair.indexOf('=');
  if (at < 1) throw new Stop(say('error.pair', { got: pair }));
  return [pair.slice(0, at), jsonOrText(pair.slice(at + 1))];
}

export function presetNamed(text: AnyText, key: string, say: Say): NamedSetup {
  const found = text.presets.find((preset) => preset.key === key);
  if (found === undefined) throw new Stop(say('error.preset', { got: key, presets: text.presets.map((preset) => preset.key).join(', ') }));
  return found;
}

/** Builds the setup from the flags, unchecked. */
export function setupFromFlags(text: AnyText, flags: SetupFlags, say: Say): Record<string, unknown> {
  const setup: Record<string, unknown> = flags.preset === undefined ? {} : { ...presetNamed(text, flags.preset, say).setup };
  if (flags.players !== undefined) setup['players'] = flags.players;
  for (const pair of flags.set ?? []) {
    const [key, value] = pairOf(pair, say);
    setup[key] = value;
  }
  return setup;
}

/** Completes the setup with the game's defaults; stops with the game's own error message. */
export function checkedSetup(game: AnyGame, text: AnyText, raw: object, say: Say): object {
  const checked = game.checkSetup(raw);
  if (checked.ok) return checked.setup;
  // A name that reads as a number, like 2.1, may be meant as it was typed.
  const { field } = checked.problem;
  const value = isRecord(raw) ? raw[field] : undefined;
  const asText = typeof value === 'number' ? game.checkSetup({ ...raw, [field]: String(value) }) : checked;
  if (asText.ok) return asText.setup;
  throw new Stop(
    say('error.setup', { reason: text.setupProblem(checked.problem), fields: text.form.map((field) => field.key).join(', ') }),
  );
}
