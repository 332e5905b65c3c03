// Owns the setup given by flags: a preset, single fields, checked by the game and explained in its words.

import type { NamedSetup } from '@undercroft/face';
import type { AnyGame, AnyText } from './catalog.ts';
import { Stop } from './stop.ts';
import type { Say } from './words/index.ts';

export interface SetupFlags {
  readonly preset?: string | undefined;
  readonly set?: readonly string[] | undefined;
  readonly players?: number | undefined;
}

/** JSON where it is JSON, else the text as it is. */
export function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** `key=value` as a key and a value. */
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

/** What the flags say, not yet checked. */
export function setupFromFlags(text: AnyText, flags: SetupFlags, say: Say): Record<string, unknown> {
  const setup: Record<string, unknown> = flags.preset === undefined ? {} : { ...presetNamed(text, flags.preset, say).setup };
  if (flags.players !== undefined) setup['players'] = flags.players;
  for (const pair of flags.set ?? []) {
    const [key, value] = pairOf(pair, say);
    setup[key] = value;
  }
  return setup;
}

/** The completed setup, or the game's own sentence about what is wrong with it. */
export function checkedSetup(game: AnyGame, text: AnyText, raw: object, say: Say): object {
  const checked = game.checkSetup(raw);
  if (checked.ok) return checked.setup;
  throw new Stop(
    say('error.setup', { reason: text.setupProblem(checked.problem), fields: text.form.map((field) => field.key).join(', ') }),
  );
}
