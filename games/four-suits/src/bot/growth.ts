// Owns how a bot lets characters grow: which techniques it saves for.

import { jobOf, techniqueOf, type JobId, type TechniqueId } from '../content/index.ts';
import { spCost } from '../queries/choices.ts';
import type { Character } from '../state.ts';

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
