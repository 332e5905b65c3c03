// Owns what characters and monsters are called: a character by its job and how many of it came before, a monster by its species and number.

import type { Language } from '@undercroft/presentation';
import type { View } from '../../view.ts';
import { NAMES } from './names.ts';
import { TOWN } from './town-words.ts';

/** A second character of a job has the second name. */
export function characterName(language: Language, party: View['party'], unit: number): string | null {
  const found = party[unit];
  if (found === undefined) return null;
  const [first, second] = TOWN[language].people[found.job];
  const before = party.slice(0, unit).filter(({ job }) => job === found.job).length;
  return before === 0 ? first : before === 1 ? second : `${first} ${before + 1}`;
}

/** Monsters of a kind are numbered. */
export function monsterName(language: Language, fight: View['fight'], at: number): string {
  const all = fight?.monsters ?? [];
  const found = all[at];
  if (found === undefined) return '';
  const { name } = NAMES[language].species[found.species];
  if (all.filter(({ species }) => species === found.species).length < 2) return name;
  return `${name} ${all.slice(0, at + 1).filter(({ species }) => species === found.species).length}`;
}
