// Owns how a bot lets characters grow: which stats it raises, which techniques it saves for.

import { jobOf, techniqueOf, type JobId, type TechniqueId } from '../content/index.ts';
import { BASE_STATS, type BaseStat } from '../content/types.ts';
import { spCost } from '../queries/choices.ts';
import type { Character } from '../state.ts';

type Weights = readonly [str: number, dex: number, con: number, int: number, wis: number];
const BLADE: Weights = [1.35, 0.85, 1.2, 0.45, 0.5];
const SHOT: Weights = [1.2, 1.15, 1, 0.5, 0.5];
const MAGE: Weights = [0.45, 0.75, 1.1, 1.35, 0.85];
const SHAPES: Readonly<Record<JobId, Weights>> = {
  alchemist: MAGE,
  bard: [0.85, 0.9, 1, 1, 0.75],
  berserker: BLADE,
  cleric: MAGE,
  druid: MAGE,
  gunner: SHOT,
  knight: BLADE,
  lancer: BLADE,
  ninja: SHOT,
  ranger: SHOT,
  samurai: BLADE,
  thief: SHOT,
  wizard: MAGE,
};

/** The stats that lag most behind what the job should have of as many points. */
export function statsToRaise({ job, base }: Pick<Character, 'job' | 'base'>, n: number): readonly BaseStat[] {
  const shape = SHAPES[job];
  const points = base.reduce((sum, one) => sum + one, 0) + n;
  const whole = shape.reduce((sum, one) => sum + one, 0);
  const lag = (at: number): number => ((shape[at] ?? 0) / whole) * points - (base[at] ?? 0);
  return BASE_STATS.map((stat, at) => ({ stat, lag: lag(at) }))
    .toSorted((a, b) => b.lag - a.lag)
    .slice(0, n)
    .map(({ stat }) => stat);
}

/** What each job saves for, one after the other; what is not named is not learned. */
const WANTED: Readonly<Record<JobId, readonly TechniqueId[]>> = {
  alchemist: ['fire', 'tremor', 'mend-all', 'inferno', 'cleanse'],
  bard: ['mend', 'haste', 'regenerate', 'befuddle', 'charm'],
  berserker: ['cleave', 'double-strike', 'guard-break', 'bladestorm', 'drain-edge', 'coup-de-grace'],
  cleric: ['bolt', 'heal', 'mend-all', 'revive', 'autolife', 'benediction', 'cleanse'],
  druid: ['stone', 'gust', 'gale', 'tsunami', 'regenerate'],
  gunner: ['fire', 'double-strike', 'volley', 'guard-break', 'halt', 'coup-de-grace'],
  knight: ['wall', 'heal', 'guard-break', 'barrier', 'coup-de-grace', 'pommel'],
  lancer: ['cleave', 'jump', 'hamstring', 'drain-edge', 'coup-de-grace', 'gust'],
  ninja: ['double-strike', 'volley', 'hold', 'splash', 'doom'],
  ranger: ['mend', 'volley', 'hamstring', 'bladestorm', 'gust'],
  samurai: ['cleave', 'double-strike', 'bladestorm', 'drain-edge', 'coup-de-grace', 'blaze'],
  thief: ['haste', 'hamstring', 'hold', 'charm', 'venom-edge'],
  wizard: ['fire', 'tremor', 'torrent', 'quake', 'nova', 'splash', 'halt'],
};
/** The next technique that a character wants, if it can pay for it. */
export function techniqueToLearn({ job, sp, techniques }: Character): TechniqueId | null {
  const next = WANTED[job].find((id) => !techniques.includes(id));
  if (next !== undefined) return spCost(next) <= sp ? next : null;
  const rest = jobOf(job).techniques.filter((id) => !techniques.includes(id) && spCost(id) <= sp);
  return rest.toSorted((a, b) => techniqueOf(b).rank - techniqueOf(a).rank)[0] ?? null;
}
