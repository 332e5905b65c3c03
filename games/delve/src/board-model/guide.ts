// Owns when a hint of the guide fits a position, and what it says of it: never of a foe at a trial, nor of a gem one does not have.

import { GEMS, type Gem } from '../content/types.ts';
import type { View } from '../view.ts';
import type { BoardWords, HintKey } from '../text/words/board-words.ts';
import { shownChecks } from './checks.ts';
import { cardValues, gemsLeft } from './sheet.ts';

/** What of an open question the hints look at. */
interface OpenQuestion {
  readonly offer: { readonly decision: string };
  readonly picked: Readonly<Record<string, unknown>>;
}

interface When {
  readonly at?: string;
  readonly when: (view: View, ask: OpenQuestion | null) => boolean;
}

const asks = (decision: string) => (_: View, ask: OpenQuestion | null) => ask?.offer.decision === decision;

const atFoe = ({ encounter }: View): boolean => encounter !== null && cardValues(encounter.card).foe !== null;
const atTrial = ({ encounter }: View): boolean => encounter !== null && cardValues(encounter.card).trial !== null;
/** A gem is spoken of by whoever has one that works here. */
const has = (view: View, gem: Gem): boolean => gemsLeft(view, gem) > 0 && view.reckoned.dull !== gem;

/** Where each hint points, and when it fits. */
export const HINT_WHEN: Readonly<Record<HintKey, When>> = {
  create: { at: 'skills', when: asks('create') },
  entrance: { at: 'map', when: asks('draw-entrance') },
  squares: { at: 'map', when: (_, ask) => ask?.offer.decision === 'draw-entrance' && ask.picked['act'] === 'draw' },
  draw: { at: 'card', when: (view, ask) => ask?.offer.decision === 'between' && view.met.length === 0 },
  card: { at: 'card', when: (view, ask) => ask?.offer.decision === 'place-room' && atFoe(view) },
  trial: { at: 'card', when: (view, ask) => ask !== null && atTrial(view) },
  place: { at: 'map', when: asks('place-room') },
  plan: { at: 'odds', when: (view, ask) => ask?.offer.decision === 'plan-round' && atFoe(view) },
  dice: { at: 'tray', when: asks('adjust') },
  guard: {
    at: 'tray',
    when: (view, ask) =>
      ask?.offer.decision === 'adjust' &&
      has(view, 'ruby') &&
      shownChecks(view).some(({ purpose, passes }) => purpose === 'guard' && !passes),
  },
  loss: { at: 'tracks', when: asks('damage') },
  reward: { at: 'card', when: (_, ask) => ask?.offer.decision === 'collect' || ask?.offer.decision === 'try-reward' },
  train: { at: 'skills', when: asks('train') },
  between: { at: 'tracks', when: (view, ask) => ask?.offer.decision === 'between' && view.met.length > 0 },
  item: { at: 'items', when: (view, ask) => view.hero.inventory.length > 0 && ask !== null },
};

/** The hint about the dice, with what each gem does that one has. */
export function diceHint(view: View, { guide, guideGems }: BoardWords, space: string): string {
  const gems = GEMS.filter((gem) => has(view, gem));
  return [guide.dice, ...(gems.length === 0 ? [] : [guideGems.spend, ...gems.map((gem) => guideGems[gem])])].join(space);
}
