// Owns what every game says in Dutch in the same words: what cannot be, and the ends of a pick.

import type { CommonWords } from './index.ts';

/** "a", "a of b", "a, b of c". */
const listed = (words: readonly string[], last: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

export const nl: CommonWords = {
  option: { enough: 'Zo is het genoeg', none: 'Geen' },
  flag: { yes: 'ja', no: 'nee' },
  size: {
    players: (n) => (n === 1 ? 'Eén speler' : `${n} spelers`),
    minutes: (n) => `ongeveer ${n} minuten`,
    hours: (n) => (n === 1.5 ? 'ongeveer anderhalf uur' : `ongeveer ${Math.floor(n)}${n % 1 === 0 ? '' : '½'} uur`),
    sentence: (said, players, time) => `${said} ${players}, ${time}.`,
  },
  misfit: {
    over: 'Het spel is afgelopen.',
    seat: 'Deze vraag is niet voor jou.',
    offer: 'Die vraag is al beantwoord. Beantwoord de vraag die nu openstaat.',
    shape: 'Dat is geen antwoord op deze vraag. Kies een van de mogelijkheden.',
  },
  act: 'Dat kan nu niet. Kies een van de mogelijkheden.',
  pick: 'Dat kun je hier niet kiezen. Kies een van de mogelijkheden.',
  setup: {
    'not-a-setup': () => 'Dit is geen spelopzet. Kies een kant-en-klare opzet of vul het formulier in.',
    'unknown-field': (field, _got, legal) => `Een instelling met de naam ${field} bestaat niet. Wel: ${listed(legal, 'en')}.`,
    'one-of': (field, got, legal) => `${field}: ${got} kan niet. Kies ${listed(legal, 'of')}.`,
    'some-of': (field, got, legal) => `${field}: ${got} kan niet. Kies uit ${listed(legal, 'en')}.`,
    between: (field, got, [least, most]) => `${field}: ${got} kan niet. Geef een heel getal van ${least} tot en met ${most}.`,
    'at-most': (field, got, [most]) => `${field}: ${got} is te veel. Hoogstens: ${most}.`,
    length: (field, _got, [least, most]) => `${field}: geef een naam van ${least} tot ${most} tekens.`,
  },
  load: {
    shape: 'Dit is geen opgeslagen spel.',
    game: 'Dit opgeslagen spel hoort bij een ander spel.',
    newer: 'Dit spel is opgeslagen door een nieuwere versie. Werk bij en probeer het opnieuw.',
    'no-migration': 'Dit spel is opgeslagen onder oudere regels en kan niet meer verder.',
    step: 'Dit opgeslagen spel is gestopt op een punt dat deze regels niet kennen.',
    rules: 'Dit spel is vastgelegd onder een andere versie van de regels.',
    setup: 'De spelopzet van dit vastgelegde spel kan niet.',
    entry: 'In dit verslag staat een keuze of een worp die niet past.',
    digest: 'Dit verslag leidt tot een andere stand dan het zelf noemt.',
  },
  loadAt: (problem, entry) => `${problem} Gevonden bij regel ${entry}.`,
};
