// Owns the names people bear: only what can be seen, never empty where others sit, and no two at one table that are the same but for case, width and spaces.

import { isFreeText, tidied } from '@undercroft/kernel';
import type { Message, SeatSpec, Who } from '@undercroft/table';
import type { Peer } from './around.ts';

export const LONGEST_NAME = 40;

/** Whether a character may stand in a free text, seen between two that nothing composes with. */
const isSeen = (character: string): boolean => isFreeText(`#${character}#`, [3, 3]);

/** A text as it is kept, whatever was typed: what may stand in a free text, in one line, with no more marks on a letter than a language has; perhaps nothing. */
export function cleanText(typed: string, longest: number): string {
  const seen = Array.from(tidied(typed.replace(/\s/gu, ' '))).filter(isSeen);
  const whole = tidied(
    seen
      .join('')
      .replace(/^[\p{M} ]+/u, '')
      .replace(/(\p{M}{2})\p{M}+/gu, '$1')
      .replace(/ +/gu, ' '),
  );
  return Array.from(whole).slice(0, longest).join('').trim();
}

export const cleanName = (typed: string): string => cleanText(typed, LONGEST_NAME);

/** Two names that are the same by this look the same, or nearly so. */
const foldOf = (name: string): string => name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC').replace(/\s+/gu, ' ').trim();

/**
 * The name of a person on a seat. Where others sit, a person without a name is called by the seat's number, which is no word of any language;
 * and a later name that looks like another's gets a number behind it.
 */
export function nameAt(seats: readonly SeatSpec[], seat: number, who: Who, typed: string): string {
  const wanted = cleanName(typed) || (seats.length > 1 ? `#${seat + 1}` : '');
  const taken = new Set(seats.flatMap((spec, at) => (at === seat || spec.who === who || spec.name === '' ? [] : [foldOf(spec.name)])));
  if (!taken.has(foldOf(wanted))) return wanted;
  for (let n = 2; ; n++) {
    const mark = ` ${n}`;
    const numbered = `${Array.from(wanted)
      .slice(0, LONGEST_NAME - mark.length)
      .join('')
      .trim()}${mark}`;
    if (!taken.has(foldOf(numbered))) return numbered;
  }
}

/** A person who sits down without a name keeps the one they are known by. */
export const namedAt = (
  seats: readonly SeatSpec[],
  { who, name }: Pick<Peer, 'who' | 'name'>,
  message: Message<'sit'>,
): Message<'sit'> => ({
  ...message,
  name: nameAt(seats, message.seat, who, message.name || name),
});
