// Owns the English questions that the effect of a card asks.

import type { AskingPhrases } from '../../play/phrases.ts';
import { discarded } from '../effects.ts';

export const effects = {
  branch: { prompt: 'Choose one.', acts: { choose: { label: 'Choose', picks: { branch: 'Choose what happens.' } } } },
  loseCard: {
    prompt: ({ about, who }) => `${who(about.seat)} has to discard ${discarded[about.what](1)}.`,
    acts: { lose: { label: 'Discard a card', picks: { card: 'Choose the card to discard.' } } },
  },
  warpTo: {
    prompt: ({ about, who }) => `${who(about.seat)} warps.`,
    acts: { warp: { label: 'Warp', picks: { space: 'Choose where to.' } } },
  },
  freeStep: {
    prompt: ({ about, who }) => `${who(about.seat)} leaves the space, without a Threat.`,
    acts: { step: { label: 'Move', picks: { side: 'Choose an exit.' } } },
  },
  lockExit: {
    prompt: ({ about, space }) => `An exit is shut: ${space(about.space)}.`,
    acts: { lock: { label: 'Shut an exit', picks: { side: 'Choose an exit.' } } },
  },
  recall: {
    prompt: 'Take a monster from the discard pile into your hand.',
    acts: { recall: { label: 'Take a monster', picks: { card: 'Choose a monster.' } } },
  },
  swapQuest: {
    prompt: ({ about, who }) => `A Personal Quest of ${who(about.seat)} changes places with the Global Quest.`,
    acts: { swap: { label: 'Exchange Quests', picks: { quest: 'Choose the Personal Quest.' } } },
  },
} satisfies Partial<AskingPhrases>;
