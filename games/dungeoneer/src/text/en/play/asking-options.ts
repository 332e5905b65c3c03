// Owns the English questions of the optional rules.

import type { AskingPhrases } from '../../play/phrases.ts';

export const options = {
  newHero: {
    prompt: 'Your hero has fallen. Choose another.',
    acts: { choose: { label: 'Choose a hero', picks: { hero: 'Choose a hero.' } } },
  },
  newStart: {
    prompt: ({ about, who }) => `${who(about.seat)} comes back into the game.`,
    acts: { put: { label: 'Choose an Entrance', picks: { space: 'Choose the Entrance.' } } },
  },
  firstEntrance: {
    prompt: 'Choose the Entrance that decides who begins.',
    acts: { choose: { label: 'Choose an Entrance', picks: { entrance: 'Choose an Entrance.' } } },
  },
  startFrom: {
    prompt: 'Choose the Entrance from which your hero will start.',
    acts: { choose: { label: 'Choose an Entrance', picks: { start: 'Choose an Entrance.' } } },
  },
  layMap: {
    prompt: 'Place one of your Map cards.',
    acts: { lay: { label: 'Place a Map card', picks: { card: 'Choose a Map card.', place: 'Choose where it goes.' } }, pass: 'Pass' },
  },
} satisfies Partial<AskingPhrases>;
