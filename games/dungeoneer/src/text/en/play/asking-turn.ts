// Owns the English questions of a turn, of the moments in between, and of set-up.

import { momentText } from '../../play/moments.ts';
import type { AskingPhrases } from '../../play/phrases.ts';
import { discardedFrom, mustDiscard } from '../../play/places.ts';
import { either } from '../words.ts';
import { PLACES, PLAY, USE } from './asking-cards.ts';
import { moments } from './moments.ts';

const FORM = 'Choose the form of the attack.';
const RIVAL = 'Choose whom to challenge.';

export const turn = {
  placeMap: {
    prompt: ({ about, card }) => `Place the Map card: ${card(about.card)}.`,
    acts: { place: { label: 'Place it', picks: { place: 'Choose where it goes.' } } },
  },
  heroTurn: {
    prompt: ({ view }) => {
      const me = view.players[view.turn];
      return `Your Hero Phase: ${me?.movement ?? 0} Movement, ${me?.glory ?? 0} Glory.`;
    },
    acts: {
      step: { label: 'Move', picks: { side: 'Choose an exit.' } },
      sewer: { label: 'Go through the Sewer', picks: { to: 'Choose where the Sewer leads.' } },
      portal: { label: 'Go through the Portal', picks: { to: 'Choose where the Portal leads.' } },
      explore: 'Explore: place another Map card (1 Movement)',
      rise: 'Get up (1 Movement)',
      tip: 'Tip your hero for a bonus point',
      challenge: { label: 'Challenge a hero (1 Movement)', picks: { on: RIVAL, form: FORM } },
      attempt: { label: 'Attempt a Quest', picks: { quest: 'Choose the Quest to attempt.' } },
      search: { label: 'Search (1 Movement)', picks: { quest: 'Choose the Quest to search for.' } },
      'pick-up': { label: 'Take up a token', picks: { quest: 'Choose the Escort Quest.' } },
      deliver: { label: 'Deliver a token', picks: { quest: 'Choose the Escort Quest.' } },
      'put-down': { label: 'Put a token down', picks: { quest: 'Choose the Escort Quest.' } },
      play: PLAY,
      use: USE,
      end: 'End the Hero Phase',
    },
  },
  discard: {
    prompt: ({ view, seat }) => {
      const from = either(discardedFrom(view, seat).map((place) => PLACES[place]));
      return `${mustDiscard(view, seat) ? 'Discard' : 'You may discard'} 1 card from your ${from}.`;
    },
    acts: { discard: { label: 'Discard a card', picks: { card: 'Choose the card to discard.' } }, keep: 'Keep all cards' },
  },
  saveMovement: {
    prompt: 'Save 1 Movement point for the turns of the others?',
    acts: { save: 'Save 1 point', leave: 'Let it go' },
  },
  dodge: { prompt: 'Avoid the obstacle for 1 Movement?', acts: { dodge: 'Avoid it (1 Movement)', roll: 'Roll for the Threat' } },
  chooseHero: { prompt: 'Choose your hero.', acts: { choose: { label: 'Choose a hero', picks: { hero: 'Choose a hero.' } } } },
  chooseEntrance: {
    prompt: 'Choose the Entrance where your hero starts.',
    acts: { choose: { label: 'Choose an Entrance', picks: { space: 'Choose an Entrance.' } } },
  },
  special: {
    prompt: (q) => momentText(moments, q),
    acts: {
      challenge: { label: 'Challenge a hero (1 Movement)', picks: { on: RIVAL, form: FORM } },
      rise: 'Get up (1 Movement)',
      tip: 'Tip your hero for a bonus point',
      play: PLAY,
      use: USE,
      pass: 'Pass',
    },
  },
} satisfies Partial<AskingPhrases>;
