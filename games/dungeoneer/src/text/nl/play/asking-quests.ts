// Owns the Dutch questions that Quests ask.

import type { AskingPhrases } from '../../play/phrases.ts';

export const quests = {
  attemptHow: {
    prompt: ({ about, card }) => `Hoe waag je de poging: ${card(about.quest)}?`,
    acts: {
      attempt: {
        label: 'De poging wagen',
        picks: {
          score: 'Kies de score waarmee je gooit.',
          price: 'Kies wat je betaalt.',
          boost: 'Kies kaarten om af te leggen, elk goed voor +1.',
        },
      },
    },
  },
  questForm: {
    prompt: ({ about, fighter }) => `Hoe valt dit monster aan: ${fighter({ is: 'quest', quest: about.quest, seat: about.lord })}?`,
    acts: { attack: { label: 'Aanvallen', picks: { form: 'Kies de vorm van de aanval.', special: 'Gebruik je het speciale effect?' } } },
  },
  artifactHow: {
    prompt: ({ about, card }) => `Kies wat het artefact geeft: ${card(about.quest)}.`,
    acts: { choose: { label: 'Kiezen', picks: { choice: 'Kies een voordeel.' } } },
  },
  lowestForm: {
    prompt: 'Je hebt meer dan 1 laagste score: kies er een.',
    acts: { choose: { label: 'Kiezen', picks: { form: 'Kies een score.' } } },
  },
} satisfies Partial<AskingPhrases>;
