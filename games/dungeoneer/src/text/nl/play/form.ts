// Owns the Dutch setup form, the named setups and the story of a finished game.

import type { FormPhrases, PlayPhrases } from '../../play/phrases.ts';
import { all, count } from '../words.ts';

export const form: FormPhrases = {
  fields: {
    edition: { label: 'Editie', help: 'Welk van de 2 regelboeken geldt. Het nieuwere heeft meer extra regels.' },
    decks: { label: 'Stapels', help: 'Met 1 stapel speel je met 2 of 3, met 2 stapels van dezelfde graad tot 4.' },
    players: { label: 'Spelers', help: 'Met hoeveel jullie spelen.' },
    options: { label: 'Extra regels', help: 'Regels die je erbij neemt. De meeste horen bij editie 2.3c.' },
    trim: { label: 'Weggelaten kaarten', help: 'Alleen als je in editie 2.1 sets combineert: zo veel kaarten doen niet mee.' },
    rounds: { label: 'Laatste ronde', help: 'Na deze ronde winnen de meeste queesten.' },
    moments: {
      label: 'Momenten',
      help: 'Wanneer je tussen je eigen keuzes wordt gevraagd: als het ertoe doet, of zodra de regels iets toelaten.',
    },
  },
  moments: { timely: 'Vragen als het ertoe doet', every: 'Op elk moment vragen' },
  editions: { '2.1': 'Editie 2.1', '2.3c': 'Editie 2.3c' },
  decks: {
    HCA: 'De Holle Kroon, stapel A',
    HCB: 'De Holle Kroon, stapel B',
    TM: 'Doornmark',
    FB: 'De Oven Beneden',
    SB: 'Waar de hemel brak',
  },
  options: {
    pickHero: 'Zelf een held kiezen',
    unbiased: 'Onpartijdig leggen',
    noPersonal: 'Geen persoonlijke queesten',
    revealed: 'Open plattegrond',
    restricted: 'Beperkte beweging',
    spikeDodging: 'Obstakels ontwijken',
    optionalDiscard: 'Afleggen naar keuze',
    reincarnation: 'Reïncarnatie',
  },
  players: (n) => count(n, 'speler', 'spelers'),
  trim: (maps, adventures) => `${maps} plattegrondkaarten en ${adventures} avonturenkaarten`,
  trims: { none: 'Geen', some: '5 plattegrondkaarten, 15 avonturenkaarten', many: '11 plattegrondkaarten, 30 avonturenkaarten' },
  presets: {
    first: { label: 'Eerste spel', help: 'Begin hier: jij en één rivaal, een vriend of een bot, in de kerker van De Holle Kroon.' },
    three: { label: "Met z'n drieën", help: 'Dezelfde kerker met twee rivalen: wie voor staat, heeft ze allebei tegen.' },
    four: { label: "Met z'n vieren", help: 'De volste tafel: drie rivalen, en in al hun beurten mag jij dwarszitten.' },
    'old-rules': { label: 'Volgens het oude boek', help: 'Voor wie het oudere regelboek kent: De Holle Kroon volgens editie 2.1.' },
    march: { label: 'Doornmark', help: 'Een tweede spel, buiten: een wildernis vol paden in plaats van een kerker.' },
    furnace: { label: 'De Oven Beneden', help: 'Voor twee die het spel kennen: epische helden, sterkere monsters, één hete kerker.' },
    sky: {
      label: 'Waar de hemel brak',
      help: 'Voor ervaren spelers: legendarische helden, de sterkste die er zijn, in een wildernis vol deuren.',
    },
    realms: { label: 'Kroon en Mark', help: 'Voor wie beide kent: kerker en wildernis tegelijk, verbonden door portalen.' },
    climb: {
      label: 'Van de Kroon naar de Oven',
      help: 'Een lang spel voor twee: heroïsche helden beginnen boven en worden op weg naar beneden episch.',
    },
  },
  value: (value) =>
    value === null
      ? 'niets'
      : typeof value === 'string'
        ? `“${value}”`
        : Array.isArray(value)
          ? value.length === 0
            ? 'niets'
            : value.map(String).join(', ')
          : JSON.stringify(value),
};

export const ending: PlayPhrases['ending'] = ({ by, winners, round, players }) => [
  `${all(winners)} ${winners.length > 1 ? 'winnen' : 'wint'} ${{ quests: 'met 3 queesten', points: 'met de meeste overwinningspunten', 'last-alive': 'als laatste held overeind', 'round-limit': 'na de laatste ronde' }[by]}.`,
  `${count(round, 'ronde', 'rondes')} gespeeld.`,
  ...players.map(({ name, quests, alive }) => `${name}: ${count(quests, 'queeste', 'queesten')}${alive ? '' : ', verslagen'}.`),
];
