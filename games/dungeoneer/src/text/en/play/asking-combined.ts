// Owns the English questions of combined sets.

import type { AskingPhrases } from '../../play/phrases.ts';

export const combined = {
  drawFrom: { prompt: 'Draw a card.', acts: { draw: { label: 'Draw', picks: { stock: 'Choose the pile.' } } } },
  linkPortal: {
    prompt: ({ about, space }) => `Where does this Portal lead: ${space(about.space)}?`,
    acts: { link: { label: 'Link it to an Entrance', picks: { to: 'Choose the Dungeon Entrance.' } }, leave: 'Leave it unlinked' },
  },
} satisfies Partial<AskingPhrases>;
