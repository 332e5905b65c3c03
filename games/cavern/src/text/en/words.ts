// Owns the small change of English: plurals, numbers with a sign, lists, capitals, and whom a text is about.

import type { Count, Place, Who, WhoKind } from '../../content/types.ts';
import type { Voice } from '../cards/phrases.ts';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
export const tiles = (n: number): string => (n === 1 ? '1 tile' : `${n} tiles`);
export const squares = (n: number): string => (n === 1 ? '1 square' : `${n} squares`);
/** "a", "a and b", "a, b and c". */
export const all = (words: readonly string[], last = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

const HERE: Readonly<Record<Voice, string>> = {
  own: 'on your tile',
  event: 'on your hero’s tile',
  device: 'on this tile',
  foe: 'on its tile',
  ally: 'on its tile',
  adventure: 'there',
};
const NOUNS: Readonly<Record<Exclude<WhoKind, 'you' | 'it' | 'self' | 'owner' | 'anyone'>, string>> = {
  foe: 'foe',
  monster: 'monster',
  hero: 'hero',
  other: 'other hero',
};
const COUNTS: Readonly<Record<Count, string>> = {
  1: 'one',
  2: 'up to two different',
  3: 'up to three different',
  all: 'each',
  'all-other': 'each other',
  'all-standing': 'each',
};

function whereOf({ at, n, count }: Who, voice: Voice): string {
  if (count === 'all-standing') return 'with at least 1 HP';
  switch (at) {
    case 'here':
      return HERE[voice];
    case 'here-or-adjacent':
      return 'on your tile or adjacent to you';
    case 'within':
      return voice === 'event' ? `within ${tiles(n)} of your hero` : `within ${tiles(n)}`;
    case 'tile':
      return `on one tile within ${tiles(n)}`;
    case 'tile-closest':
      return 'on the closest hero’s tile';
    case 'crowd':
      return 'on that tile';
    default:
      return 'in play';
  }
}

/** Whom a text is about. */
export function whoIs(who: Who, voice: Voice): string {
  const { of, count, at, n } = who;
  if (of === 'you') return voice === 'own' ? 'you' : 'your hero';
  if (of === 'it' || of === 'self') return 'it';
  if (of === 'owner') return 'its hero';
  if (of === 'anyone') return 'whoever attacks';
  const noun = NOUNS[of];
  if (at === 'closest') return `the closest ${noun}`;
  if (at === 'closest-within') return `the closest ${noun} within ${tiles(n)}`;
  if (at === 'alone') return 'the hero farthest from its nearest other hero';
  if (at === 'owner-closest') return 'the foe closest to its hero';
  const many = count === 2 || count === 3 ? `${noun}s` : noun;
  if (at === 'adjacent') return `${COUNTS[count]} adjacent ${many}`;
  const found = `${COUNTS[count]} ${many} ${whereOf(who, voice)}`;
  if (of !== 'hero' || voice !== 'own') return found;
  if (count === 1) return `you or ${found}`;
  return count === 'all' && at === 'within' ? `you and ${found}` : found;
}
/** You do, each hero does. */
export const does = (who: Who, voice: Voice, you: string, it: string): string => `${whoIs(who, voice)} ${isYou(who, voice) ? you : it}`;
const isYou = ({ of, count, at }: Who, voice: Voice): boolean =>
  voice === 'own' && (of === 'you' || (of === 'hero' && count === 'all' && at === 'within'));

export function placeIs(place: Place, voice: Voice): string {
  switch (place.at) {
    case 'adjacent-you':
      return 'a free square adjacent to you';
    case 'adjacent-self':
      return 'a free square adjacent to it';
    case 'adjacent-else-here':
      return 'a free square adjacent to your hero, or else on its tile';
    case 'here':
      return voice === 'adventure' ? 'that tile' : voice === 'device' ? 'this tile' : 'its tile';
    case 'owner':
      return 'its hero’s tile';
    case 'feature':
      return 'its marked square';
    case 'mushroom':
      return 'the mushroom square';
    case 'north-half':
      return 'the north half of Ladder Landing';
    case 'near-half':
      return 'the near half';
    case 'far-mushroom':
      return 'the mushroom square of the far half';
    case 'halves':
      return 'the near half and the far half in turn';
    case 'edge-mushroom-else-here':
      return 'the mushroom square of the tile with the unexplored edge closest to your hero, or else on its own tile';
    case 'tile-within':
      return `any free square of a tile within ${tiles(place.n)}`;
    case 'tile-exactly':
      return `a free square of a tile exactly ${tiles(place.n)} away`;
  }
}
