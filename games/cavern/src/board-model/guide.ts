// Owns when each hint of a first game has its moment, and what of the board it points at.

import type { View } from '../view.ts';

interface Asked {
  readonly offer: { readonly decision: string };
  readonly picked: Readonly<Record<string, unknown>>;
}
export interface HintWhen {
  readonly when: (view: View, ask: Asked | null) => boolean;
  readonly at?: 'map' | 'offers' | 'hand' | 'party' | 'told';
}

const asks =
  (decision: string) =>
  (_view: View, ask: Asked | null): boolean =>
    ask?.offer.decision === decision;
const inHeroPhase = asks('hero');
const lies = (view: View, tile: string): boolean => view.tiles.some((placed) => placed.tile === tile);

export const HINT_WHEN = {
  begin: { when: inHeroPhase, at: 'map' },
  pair: { when: inHeroPhase, at: 'offers' },
  move: { when: (view, ask) => inHeroPhase(view, ask) && view.tiles.length > 2, at: 'map' },
  edge: { when: (view, ask) => inHeroPhase(view, ask) && view.acting.moves > 0, at: 'map' },
  tile: { when: (view) => view.tiles.length > 2, at: 'map' },
  monster: { when: (view) => view.foes.length > 0, at: 'party' },
  attack: { when: (view, ask) => inHeroPhase(view, ask) && view.foes.length > 0, at: 'hand' },
  daily: { when: (view, ask) => inHeroPhase(view, ask) && view.round > 1, at: 'hand' },
  defeat: { when: (view) => view.xp.some((pile) => pile.length > 0), at: 'party' },
  encounter: { when: asks('cancel'), at: 'offers' },
  condition: { when: (view) => view.heroes.some(({ conditions }) => conditions.length > 0), at: 'party' },
  trap: { when: (view) => view.heroes.some(({ row }) => row.some(({ square }) => square >= 0)), at: 'map' },
  down: { when: (view) => view.heroes.some(({ hp, square }) => hp === 0 && square >= 0), at: 'party' },
  shaft: { when: (view) => lies(view, 'N01'), at: 'map' },
  pedestal: { when: (view) => lies(view, 'N03'), at: 'map' },
  'before-taking': { when: (view) => lies(view, 'N03') && !view.lifted, at: 'offers' },
  raise: { when: (view) => view.heroes.length > 1 && view.heroes.some(({ hp, square }) => hp === 0 && square >= 0), at: 'hand' },
} as const satisfies Readonly<Record<string, HintWhen>>;
export type HintKey = keyof typeof HINT_WHEN;
