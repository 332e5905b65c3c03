// Owns when each hint of a first game has its moment, and what of the board it points at.

import type { View } from '../view.ts';

interface Asked {
  readonly offer: { readonly decision: string };
}
export interface HintWhen {
  readonly when: (view: View, ask: Asked | null) => boolean;
  readonly at?: string;
}

const asks =
  (decision: string) =>
  (_view: View, ask: Asked | null): boolean =>
    ask?.offer.decision === decision;

export const HINT_WHEN: Readonly<Record<'map' | 'sheets' | 'lord' | 'build' | 'hero' | 'hand' | 'fight' | 'quests', HintWhen>> = {
  // While a fight is on the stage the map is not seen.
  map: { when: (view, ask) => ask !== null && view.spaces.length > 0 && view.combats.length === 0, at: 'map' },
  sheets: { when: (view, ask) => ask !== null && view.round > 0, at: 'sheets' },
  fight: { when: (view) => view.combats.length > 0, at: 'fight' },
  build: { when: asks('place'), at: 'map' },
  lord: { when: asks('dungeonlord'), at: 'offers' },
  hero: { when: asks('hero'), at: 'map' },
  quests: { when: asks('hero'), at: 'quests' },
  hand: { when: asks('hero'), at: 'hand' },
};
