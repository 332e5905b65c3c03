// Owns the English setup form, the named setups and the story of a finished game.

import type { FormPhrases, PlayPhrases } from '../../play/phrases.ts';
import { all, count } from '../words.ts';

export const form: FormPhrases = {
  fields: {
    edition: { label: 'Edition', help: 'Which of the two rulebooks is played. The newer one has more optional rules.' },
    decks: { label: 'Decks', help: 'One deck seats 2 or 3, two decks of the same grade seat up to 4.' },
    players: { label: 'Players', help: 'How many play.' },
    options: { label: 'Optional rules', help: 'Rules to add. Most of them belong to edition 2.3c.' },
    trim: { label: 'Cards left out', help: 'Only where sets are combined in edition 2.1: so many cards do not take part.' },
    rounds: { label: 'Last round', help: 'When this round is over, the most Quests win.' },
    moments: {
      label: 'Moments',
      help: 'When you are asked between your own choices: when it matters, or whenever the rules allow something.',
    },
  },
  moments: { timely: 'Ask when it matters', every: 'Ask at every moment' },
  editions: { '2.1': 'Edition 2.1', '2.3c': 'Edition 2.3c' },
  decks: {
    HCA: 'The Hollow Crown, deck A',
    HCB: 'The Hollow Crown, deck B',
    TM: 'Thornmarch',
    FB: 'The Furnace Below',
    SB: 'Where the Sky Broke',
  },
  options: {
    pickHero: 'Pick a Hero',
    unbiased: 'Unbiased Map Placement',
    noPersonal: 'No Personal Quests',
    revealed: 'Revealed Map',
    restricted: 'Restricted Movement Points',
    spikeDodging: 'Spike Dodging',
    optionalDiscard: 'Optional Discard',
    reincarnation: 'Reincarnation',
  },
  players: (n) => count(n, 'player'),
  trim: (maps, adventures) => `${maps} Map cards and ${adventures} Adventure cards`,
  trims: { none: 'None', some: '5 Map cards, 15 Adventure cards', many: '11 Map cards, 30 Adventure cards' },
  presets: {
    first: { label: 'First game', help: 'Begin here: you and one rival, a friend or a bot, in the dungeon of The Hollow Crown.' },
    three: { label: 'Three at the table', help: 'The same dungeon with two rivals: whoever leads has both against them.' },
    four: { label: 'Four at the table', help: 'The fullest table: three rivals, and every turn of theirs is yours to spoil.' },
    'old-rules': { label: 'By the old book', help: 'For whoever knows the older rulebook: The Hollow Crown by edition 2.1.' },
    march: { label: 'Thornmarch', help: 'A second game, out of doors: a wilderness of tracks instead of a dungeon.' },
    furnace: { label: 'The Furnace Below', help: 'For two who know the game: epic heroes, stronger monsters, one hot dungeon.' },
    sky: { label: 'Where the Sky Broke', help: 'For old hands: legendary heroes, the strongest there are, in a wilderness of doors.' },
    realms: { label: 'Crown and March', help: 'For whoever knows both: dungeon and wilderness at once, joined by portals.' },
    climb: {
      label: 'From the Crown to the Furnace',
      help: 'A long game for two: heroic heroes begin above, and grow epic on the way down.',
    },
  },
  value: (value) =>
    value === null
      ? 'nothing'
      : typeof value === 'string'
        ? `“${value}”`
        : Array.isArray(value)
          ? value.length === 0
            ? 'nothing'
            : value.map(String).join(', ')
          : JSON.stringify(value),
};

export const ending: PlayPhrases['ending'] = ({ by, winners, round, players }) => [
  `${all(winners)} won ${{ quests: 'with three Quests', points: 'with the most victory points', 'last-alive': 'as the last hero alive', 'round-limit': 'when the last round was over' }[by]}.`,
  `${count(round, 'round')} played.`,
  ...players.map(({ name, quests, alive }) => `${name}: ${count(quests, 'Quest')}${alive ? '' : ', defeated'}.`),
];
