// Owns what is said of a named setup: for whom it is, in the words of its game, and in numbers how many play and how long it takes.

import { COMMON_WORDS } from './common/index.ts';
import type { Language } from './languages.ts';

export interface PresetSize {
  readonly players: number;
  /** What a whole game takes; of several parts, what each of them does. */
  readonly minutes: number;
  /** Of a game in parts: how many there are, in the game's own words, each as long as that. */
  readonly parts?: (time: string) => string;
}

const [FINE, COARSE, HALF_HOUR] = [5, 10, 30] as const;
const rounded = (n: number, step: number): number => Math.max(1, Math.round(n / step)) * step;

/** Up to an hour in minutes, beyond it in half hours: nobody can say it better beforehand. */
function timeText(language: Language, minutes: number): string {
  const { size } = COMMON_WORDS[language];
  const short = rounded(minutes, minutes < HALF_HOUR ? FINE : COARSE);
  return short < 2 * HALF_HOUR ? size.minutes(short) : size.hours(Math.round(minutes / HALF_HOUR) / 2);
}

export function presetHelp(language: Language, said: string, { players, minutes, parts }: PresetSize): string {
  const { size } = COMMON_WORDS[language];
  const time = timeText(language, minutes);
  return size.sentence(said, size.players(players), parts?.(time) ?? time);
}
