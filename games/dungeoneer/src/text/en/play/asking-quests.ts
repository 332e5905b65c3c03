// Owns the English questions that Quests ask.

import type { AskingPhrases } from '../../play/phrases.ts';

export const quests = {
  attemptHow: {
    prompt: ({ about, card }) => `How do you attempt it: ${card(about.quest)}?`,
    acts: {
      attempt: {
        label: 'Attempt it',
        picks: { score: 'Choose the score to roll with.', price: 'Choose what to pay.', boost: 'Choose cards to discard, +1 each.' },
      },
    },
  },
  questForm: {
    prompt: ({ about, fighter }) => `How does this monster attack: ${fighter({ is: 'quest', quest: about.quest, seat: about.lord })}?`,
    acts: { attack: { label: 'Attack', picks: { form: 'Choose the form of the attack.', special: 'Use its special effect?' } } },
  },
  artifactHow: {
    prompt: ({ about, card }) => `Choose what the Artifact gives: ${card(about.quest)}.`,
    acts: { choose: { label: 'Choose', picks: { choice: 'Choose a bonus.' } } },
  },
  lowestForm: {
    prompt: 'Several scores are your lowest: choose one.',
    acts: { choose: { label: 'Choose', picks: { form: 'Choose a score.' } } },
  },
} satisfies Partial<AskingPhrases>;
