// Owns the small change of Dutch: plurals, numbers with a sign, lists, capitals, and whom a text is about.

import type { Count, Place, Who, WhoKind } from '../../content/types.ts';
import type { Voice } from '../cards/phrases.ts';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
export const tiles = (n: number): string => (n === 1 ? '1 tegel' : `${n} tegels`);
export const squares = (n: number): string => (n === 1 ? '1 vakje' : `${n} vakjes`);
/** "a", "a en b", "a, b en c". */
export const all = (words: readonly string[], last = 'en'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

const HERE: Readonly<Record<Voice, string>> = {
  own: 'op jouw tegel',
  event: 'op de tegel van jouw held',
  device: 'op deze tegel',
  foe: 'op zijn tegel',
  ally: 'op zijn tegel',
  adventure: 'daar',
};
type Noun = Exclude<WhoKind, 'you' | 'it' | 'self' | 'owner' | 'anyone'>;
const NOUNS: Readonly<Record<Noun, readonly [one: string, several: string]>> = {
  foe: ['vijand', 'vijanden'],
  monster: ['monster', 'monsters'],
  hero: ['held', 'helden'],
  other: ['andere held', 'andere helden'],
};
/** Only the monster is neuter. */
const countOf = (count: Count, of: Noun): string => {
  if (count === 1) return '1';
  if (count === 2 || count === 3) return `tot ${count} verschillende`;
  const each = of === 'monster' ? 'elk' : 'elke';
  return count === 'all-other' ? `${each} ander${of === 'monster' ? '' : 'e'}` : each;
};

function whereOf({ at, n, count }: Who, voice: Voice): string {
  if (count === 'all-standing') return 'met minstens 1 HP';
  switch (at) {
    case 'here':
      return HERE[voice];
    case 'here-or-adjacent':
      return 'op jouw tegel of naast je held';
    case 'within':
      return voice === 'event' ? `binnen ${tiles(n)} van jouw held` : `binnen ${tiles(n)}`;
    case 'tile':
      return `op 1 tegel binnen ${tiles(n)}`;
    case 'tile-closest':
      return 'op de tegel van de dichtstbijzijnde held';
    case 'crowd':
      return 'op die tegel';
    default:
      return 'in het spel';
  }
}

/** Whom a text is about. */
export function whoIs(who: Who, voice: Voice): string {
  const { of, count, at, n } = who;
  if (of === 'you') return voice === 'own' ? 'je held' : 'jouw held';
  if (of === 'it' || of === 'self') return 'die vijand';
  if (of === 'owner') return 'zijn held';
  if (of === 'anyone') return 'wie aanvalt';
  const [one, several] = NOUNS[of];
  const nearest = of === 'monster' ? 'het dichtstbijzijnde' : 'de dichtstbijzijnde';
  if (at === 'closest') return `${nearest} ${one}`;
  if (at === 'closest-within') return `${nearest} ${one} binnen ${tiles(n)}`;
  if (at === 'alone') return 'de held die het verst van een andere held staat';
  if (at === 'owner-closest') return 'de vijand het dichtst bij zijn held';
  const noun = count === 2 || count === 3 ? several : one;
  if (at === 'adjacent') return `${countOf(count, of)} aangrenzend${of === 'monster' && count !== 2 && count !== 3 ? '' : 'e'} ${noun}`;
  const found = `${countOf(count, of)} ${noun} ${whereOf(who, voice)}`;
  if (of !== 'hero' || voice !== 'own') return found;
  if (count === 1) return `je held of ${found}`;
  return count === 'all' && at === 'within' ? `je held en ${found}` : found;
}
/** One does, several do. */
export const does = (who: Who, voice: Voice, several: string, one: string): string =>
  `${whoIs(who, voice)} ${isSeveral(who, voice) ? several : one}`;
const isSeveral = ({ of, count, at }: Who, voice: Voice): boolean => voice === 'own' && of === 'hero' && count === 'all' && at === 'within';

export function placeIs(place: Place, voice: Voice): string {
  switch (place.at) {
    case 'adjacent-you':
      return 'een vrij vakje naast je held';
    case 'adjacent-self':
      return 'een vrij vakje ernaast';
    case 'adjacent-else-here':
      return 'een vrij vakje naast jouw held, of anders op zijn tegel';
    case 'here':
      return voice === 'adventure' ? 'die tegel' : voice === 'device' ? 'deze tegel' : 'zijn tegel';
    case 'owner':
      return 'de tegel van zijn held';
    case 'feature':
      return 'het gemerkte vakje';
    case 'mushroom':
      return 'het paddenstoelvakje';
    case 'north-half':
      return 'de noordhelft van Ladderplaats';
    case 'near-half':
      return 'de voorste helft';
    case 'far-mushroom':
      return 'het paddenstoelvakje van de achterste helft';
    case 'halves':
      return 'de voorste en de achterste helft, om beurten';
    case 'edge-mushroom-else-here':
      return 'het paddenstoelvakje van de tegel met de onverkende rand het dichtst bij jouw held, of anders op zijn eigen tegel';
    case 'tile-within':
      return `een vrij vakje op een tegel binnen ${tiles(place.n)}`;
    case 'tile-exactly':
      return `een vrij vakje op precies ${tiles(place.n)} afstand`;
  }
}
