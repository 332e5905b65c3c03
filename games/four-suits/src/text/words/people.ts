// Owns what characters and monsters are called: a character by its job and how many of it came before, a monster by its species and number.

import type { Language } from '@undercroft/presentation';
import type { Character, Former, Unit } from '../../state.ts';
import type { View } from '../../view.ts';
import { NAMES } from './names.ts';
import { TOWN } from './town-words.ts';

/** A second character of a job has the second name, whatever has become of the first. */
export function personName(language: Language, { job, no }: Pick<Former, 'job' | 'no'>): string {
  const [first, second] = TOWN[language].people[job];
  return no === 0 ? first : no === 1 ? second : `${first} ${no + 1}`;
}
export function characterName(language: Language, party: View['party'], unit: number): string | null {
  const found = party[unit];
  return found === undefined ? null : personName(language, found);
}
/** Whoever is in the party, or was left behind: not who is gone for good. */
export const membersOf = ({ party, reckoned }: View): readonly (readonly [unit: Unit, one: Character])[] =>
  reckoned.members.flatMap((unit) => {
    const one = party[unit];
    return one === undefined ? [] : [[unit, one] as const];
  });

/** Monsters of a kind are numbered. */
export function monsterName(language: Language, fight: View['fight'], at: number): string {
  const all = fight?.monsters ?? [];
  const found = all[at];
  if (found === undefined) return '';
  const { name } = NAMES[language].species[found.species];
  if (all.filter(({ species }) => species === found.species).length < 2) return name;
  return `${name} ${all.slice(0, at + 1).filter(({ species }) => species === found.species).length}`;
}
