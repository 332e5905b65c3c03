// Owns the Dutch questions of the optional rules.

import type { AskingPhrases } from '../../play/phrases.ts';

export const options = {
  newHero: {
    prompt: 'Je held is gesneuveld. Kies een andere.',
    acts: { choose: { label: 'Een held kiezen', picks: { hero: 'Kies een held.' } } },
  },
  newStart: {
    prompt: ({ about, who }) => `${who(about.seat)} komt terug in het spel.`,
    acts: { put: { label: 'Een ingang kiezen', picks: { space: 'Kies de ingang.' } } },
  },
  firstEntrance: {
    prompt: 'Kies de ingang die bepaalt wie begint.',
    acts: { choose: { label: 'Een ingang kiezen', picks: { entrance: 'Kies een ingang.' } } },
  },
  startFrom: {
    prompt: 'Kies de ingang waar je held straks begint.',
    acts: { choose: { label: 'Een ingang kiezen', picks: { start: 'Kies een ingang.' } } },
  },
  layMap: {
    prompt: 'Leg een van je plattegrondkaarten.',
    acts: {
      lay: { label: 'Een kaart leggen', picks: { card: 'Kies een plattegrondkaart.', place: 'Kies waar ze komt.' } },
      pass: 'Passen',
    },
  },
} satisfies Partial<AskingPhrases>;
