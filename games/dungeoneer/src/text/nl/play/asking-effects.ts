// Owns the Dutch questions that the effect of a card asks.

import type { AskingPhrases } from '../../play/phrases.ts';
import { discarded } from '../effects.ts';

export const effects = {
  branch: { prompt: 'Kies er een.', acts: { choose: { label: 'Kiezen', picks: { branch: 'Kies wat er gebeurt.' } } } },
  loseCard: {
    prompt: ({ about, who }) => `${who(about.seat)} moet ${discarded[about.what](1)} afleggen.`,
    acts: { lose: { label: 'Een kaart afleggen', picks: { card: 'Kies de kaart.' } } },
  },
  warpTo: {
    prompt: ({ about, who }) => `${who(about.seat)} warpt.`,
    acts: { warp: { label: 'Warpen', picks: { space: 'Kies waarheen.' } } },
  },
  freeStep: {
    prompt: ({ about, who }) => `${who(about.seat)} verlaat het veld, zonder bedreiging.`,
    acts: { step: { label: 'Bewegen', picks: { side: 'Kies een uitgang.' } } },
  },
  lockExit: {
    prompt: ({ about, space }) => `Er gaat een uitgang dicht: ${space(about.space)}.`,
    acts: { lock: { label: 'Een uitgang afsluiten', picks: { side: 'Kies een uitgang.' } } },
  },
  recall: {
    prompt: 'Neem een monster uit de aflegstapel in je hand.',
    acts: { recall: { label: 'Een monster nemen', picks: { card: 'Kies een monster.' } } },
  },
  swapQuest: {
    prompt: ({ about, who }) => `Een persoonlijke queeste van ${who(about.seat)} wordt geruild voor de gezamenlijke.`,
    acts: { swap: { label: 'Queesten ruilen', picks: { quest: 'Kies de persoonlijke queeste.' } } },
  },
} satisfies Partial<AskingPhrases>;
