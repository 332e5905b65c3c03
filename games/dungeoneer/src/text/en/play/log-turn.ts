// Owns the English log of turns, points and cards.

import type { EventPhrases } from '../../play/phrases.ts';
import { all } from '../words.ts';

export const PHASES = {
  setup: 'Set-up',
  reset: 'Reset Phase',
  dungeonlord: 'Dungeonlord Phase',
  build: 'Build Phase',
  hero: 'Hero Phase',
  discard: 'Discard-Draw Phase',
} as const;
const SPENT = {
  step: 'moving',
  penalty: 'a failed exit',
  sewer: 'the Sewer',
  portal: 'the Portal',
  explore: 'exploring',
  rise: 'getting up',
  dodge: 'avoiding the obstacle',
  challenge: 'a Challenge',
  quest: 'an attempt',
  search: 'a search',
  card: 'a card',
} as const;

export const turn = {
  'turn.began': ({ seat, round }, its) => `Round ${round}: ${its.who(seat)} is on turn.`,
  'phase.began': ({ seat, phase }, its) => `${its.who(seat)}: ${PHASES[phase]}.`,
  'exits.closed': () => 'The exits that were opened closed again.',
  'saved.lost': ({ seat }, its) => `${its.who(seat)} lost the saved Movement point.`,
  'movement.set': ({ seat, n }, its) => `${its.who(seat)} has ${n} Movement.`,
  'movement.spent': ({ seat, n, for: what }, its) => `${its.who(seat)} spent ${n} Movement on ${SPENT[what]}.`,
  'movement.saved': ({ seat }, its) => `${its.who(seat)} saved 1 Movement point.`,
  'card.discarded': ({ seat, card }, its) => `${its.who(seat)} discarded ${its.card(card)}.`,
  'card.lost': ({ seat, card }, its) => `Discarded by ${its.who(seat)}: ${its.card(card)}.`,
  'turn.ended': ({ seat }, its) => `${its.who(seat)} ended the turn.`,
  'game.won': ({ seats, by }, its) => {
    const how = {
      quests: 'with three Quests',
      points: 'with the most victory points',
      'last-alive': 'as the last hero alive',
      'round-limit': 'with the most Quests in the last round',
    };
    return `${all(seats.map((seat) => its.who(seat)))} won ${how[by]}.`;
  },
} satisfies Partial<EventPhrases>;
