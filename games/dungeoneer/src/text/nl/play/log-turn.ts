// Owns the Dutch log of turns, points and cards.

import type { EventPhrases } from '../../play/phrases.ts';
import { all, moves } from '../words.ts';

export const PHASES = {
  setup: 'voorbereiding',
  reset: 'Resetfase',
  dungeonlord: 'Dungeonlordfase',
  build: 'Bouwfase',
  hero: 'Heldenfase',
  discard: 'Afleg- en trekfase',
} as const;
const SPENT = {
  step: 'bewegen',
  penalty: 'een mislukte uitgang',
  sewer: 'het riool',
  portal: 'het portaal',
  explore: 'verkennen',
  rise: 'opstaan',
  dodge: 'het obstakel ontwijken',
  challenge: 'een uitdaging',
  quest: 'een poging',
  search: 'zoeken',
  card: 'een kaart',
} as const;

export const turn = {
  'turn.began': ({ seat, round }, its) => `Ronde ${round}: ${its.who(seat)} is aan de beurt.`,
  'phase.began': ({ seat, phase }, its) => `${its.who(seat)}: ${PHASES[phase]}.`,
  'exits.closed': () => 'De geopende uitgangen gaan weer dicht.',
  'saved.lost': ({ seat }, its) => `${its.who(seat)} raakt het gespaarde bewegingspunt kwijt.`,
  'movement.set': ({ seat, n }, its) => `${its.who(seat)} heeft ${moves(n)}.`,
  'movement.spent': ({ seat, n, for: what }, its) => `${its.who(seat)} besteedt ${moves(n)} aan ${SPENT[what]}.`,
  'movement.saved': ({ seat }, its) => `${its.who(seat)} spaart 1 bewegingspunt.`,
  'card.discarded': ({ seat, card }, its) => `${its.who(seat)} legt ${its.card(card)} af.`,
  'card.lost': ({ seat, card }, its) => `${its.who(seat)} legt af: ${its.card(card)}.`,
  'turn.ended': ({ seat }, its) => `De beurt van ${its.who(seat)} is om.`,
  'game.won': ({ seats, by }, its) => {
    const how = {
      quests: 'met 3 queesten',
      points: 'met de meeste overwinningspunten',
      'last-alive': 'als laatste held overeind',
      'round-limit': 'met de meeste queesten in de laatste ronde',
    };
    return `${all(seats.map((seat) => its.who(seat)))} ${seats.length > 1 ? 'winnen' : 'wint'} ${how[by]}.`;
  },
} satisfies Partial<EventPhrases>;
