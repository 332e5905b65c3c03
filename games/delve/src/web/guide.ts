// Owns the hints of a first game: each said once, when what it is about is there for the first time.

import type { GameText } from '@undercroft/face';
import type { Ask, Hint } from '@undercroft/web-kit';
import { HINTS, shownChecks, type HintKey } from '../text/face.ts';
import type { View } from '../view.ts';
import { sayIn } from './say.ts';

interface When {
  readonly at?: string;
  readonly when: (view: View, ask: Ask | null) => boolean;
}

const asks = (decision: string) => (_: View, ask: Ask | null) => ask?.offer.decision === decision;

const WHEN: Readonly<Record<HintKey, When>> = {
  create: { at: 'skills', when: asks('create') },
  entrance: { at: 'map', when: asks('draw-entrance') },
  squares: { at: 'map', when: (_, ask) => ask?.offer.decision === 'draw-entrance' && ask.picked['act'] === 'draw' },
  draw: { at: 'card', when: (view, ask) => ask?.offer.decision === 'between' && view.met.length === 0 },
  card: { at: 'card', when: (view, ask) => ask?.offer.decision === 'place-room' && view.encounter !== null },
  place: { at: 'map', when: asks('place-room') },
  plan: { at: 'odds', when: asks('plan-round') },
  dice: { at: 'tray', when: asks('adjust') },
  guard: {
    at: 'tray',
    when: (view, ask) =>
      ask?.offer.decision === 'adjust' && shownChecks(view).some(({ purpose, passes }) => purpose === 'guard' && !passes),
  },
  loss: { at: 'tracks', when: asks('damage') },
  reward: { at: 'card', when: (_, ask) => ask?.offer.decision === 'collect' || ask?.offer.decision === 'try-reward' },
  train: { at: 'skills', when: asks('train') },
  between: { at: 'tracks', when: (view, ask) => ask?.offer.decision === 'between' && view.met.length > 0 },
  item: { at: 'items', when: (view, ask) => view.hero.inventory.length > 0 && ask !== null },
};

export function guide(text: GameText<View>): readonly Hint<View>[] {
  const { w } = sayIn(text);
  return HINTS.map((key) => {
    const { at, when } = WHEN[key];
    return { key, when, text: w.guide[key], ...(at === undefined ? {} : { at }) };
  });
}
