// Owns the Dutch questions of combined sets.

import type { AskingPhrases } from '../../play/phrases.ts';

export const combined = {
  drawFrom: { prompt: 'Trek een kaart.', acts: { draw: { label: 'Trekken', picks: { stock: 'Kies de stapel.' } } } },
  linkPortal: {
    prompt: ({ about, space }) => `Waar leidt dit portaal heen: ${space(about.space)}?`,
    acts: { link: { label: 'Met een ingang verbinden', picks: { to: 'Kies de kerkeringang.' } }, leave: 'Niet verbinden' },
  },
} satisfies Partial<AskingPhrases>;
