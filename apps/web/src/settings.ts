// Owns the settings of this browser: kept in local storage, applied to the page at once, the same in every tab.

import { isObject, isOneOf } from '@undercroft/kernel';
import { LANGUAGES, type Language } from '@undercroft/presentation/languages';
import type { PlaySettings } from '@undercroft/web-kit';
import { create } from 'zustand';
import { guessLanguage } from './words/guess.ts';

export const THEMES = ['system', 'dark', 'light', 'contrast'] as const;
export const TEXT_SIZES = ['normal', 'large', 'larger'] as const;
export const MOTIONS = ['system', 'on', 'off'] as const;
export const SPEEDS = [1, 2, 4] as const;

export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly text: (typeof TEXT_SIZES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly speed: (typeof SPEEDS)[number];
  /** From 0, silent, to 1. */
  readonly sound: number;
  readonly odds: boolean;
  readonly guide: boolean;
  readonly confirmations: boolean;
  readonly keys: boolean;
  /** Questions with nothing to decide answer themselves. */
  readonly byItself: boolean;
  /** Whether somebody was asked about sound. */
  readonly soundAsked: boolean;
  /** A notice of the system when it is one's turn and the page is not looked at. */
  readonly notices: boolean;
  readonly name: string;
  /** Hints of the guide that were shown, by game and key. */
  readonly hints: readonly string[];
}

const KEY = 'undercroft.settings';

/** Settings from whatever was kept: what is missing or strange is as on a first visit. */
export function readSettings(raw: unknown, languages: readonly string[]): Settings {
  const kept = isObject(raw) ? raw : {};
  const flag = (key: string, first: boolean): boolean => (typeof kept[key] === 'boolean' ? kept[key] : first);
  const { sound, hints, name } = kept;
  return {
    language: isOneOf(LANGUAGES, kept['language']) ? kept['language'] : guessLanguage(languages),
    theme: isOneOf(THEMES, kept['theme']) ? kept['theme'] : 'system',
    text: isOneOf(TEXT_SIZES, kept['text']) ? kept['text'] : 'normal',
    motion: isOneOf(MOTIONS, kept['motion']) ? kept['motion'] : 'system',
    speed: isOneOf(SPEEDS, kept['speed']) ? kept['speed'] : 1,
    sound: typeof sound === 'number' && sound >= 0 && sound <= 1 ? sound : 0,
    odds: flag('odds', true),
    guide: flag('guide', true),
    confirmations: flag('confirmations', true),
    keys: flag('keys', true),
    byItself: flag('byItself', true),
    soundAsked: flag('soundAsked', false),
    notices: flag('notices', false),
    name: typeof name === 'string' ? name.slice(0, 40) : '',
    hints: Array.isArray(hints) ? hints.filter((one) => typeof one === 'string') : [],
  };
}

function stored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

export const useSettings = create<Settings>(() => readSettings(stored(), navigator.languages));

export function setSettings(change: Partial<Settings>): void {
  useSettings.setState(change);
  try {
    localStorage.setItem(KEY, JSON.stringify(useSettings.getState()));
  } catch {
    // Nothing can be kept here: the choice holds until the page is closed.
  }
}

export const importSettings = (raw: unknown): void => setSettings(readSettings(raw, navigator.languages));

const media = (query: string): MediaQueryList => matchMedia(query);

function apply({ theme, text, motion, language }: Settings): void {
  const root = document.documentElement;
  const bySystem = media('(prefers-contrast: more)').matches
    ? 'contrast'
    : media('(prefers-color-scheme: light)').matches
      ? 'light'
      : 'dark';
  root.dataset['theme'] = theme === 'system' ? bySystem : theme;
  if (text === 'normal') delete root.dataset['text'];
  else root.dataset['text'] = text;
  if (motion === 'system') delete root.dataset['motion'];
  else root.dataset['motion'] = motion;
  root.lang = language;
  const ground = getComputedStyle(root).getPropertyValue('--ground').trim();
  if (ground !== '') document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground);
}

/** Keeps the page as the settings want it, also when the system or another tab changes its mind. */
export function watchSettings(): void {
  apply(useSettings.getState());
  useSettings.subscribe(apply);
  for (const query of ['(prefers-contrast: more)', '(prefers-color-scheme: light)'])
    media(query).addEventListener('change', () => apply(useSettings.getState()));
  addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) useSettings.setState(readSettings(stored(), navigator.languages));
  });
}

/** The part of the settings that the table looks at. */
export function playSettings(settings: Settings): PlaySettings {
  const { motion, speed, sound, odds, guide, language, confirmations, keys, byItself, notices } = settings;
  return { motion: motion !== 'off', speed, sound, odds, guide, language, confirmations, keys, byItself, notices };
}
