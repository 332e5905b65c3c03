// Owns stand-ins for what a test of a screen needs and does not look at: texts that say little, and a question made of lists.

import type { GameText } from '@undercroft/presentation';
import { Asking, type Act, type Offer, type Scalar } from '@undercroft/kernel';

const silent = (): string => '';

/** A text that says nothing but what a test gives it. */
export const standInText = <View extends object>(own: Partial<GameText<View>>): GameText<View> => ({
  language: 'en',
  title: '',
  blurb: '',
  rulebook: { sections: [] },
  howTo: [],
  form: [],
  presets: [],
  prompt: silent,
  act: silent,
  pick: silent,
  option: silent,
  stop: silent,
  event: silent,
  refusal: silent,
  why: silent,
  setupProblem: silent,
  loadProblem: silent,
  ending: () => [],
  ...own,
});

export const standInOffer = (own: Partial<Offer> = {}): Offer => ({
  id: 1,
  seat: 0,
  decision: 'choose',
  rule: 'R',
  window: false,
  about: {},
  ...own,
});

/** A question whose acts ask for one of each list in turn. */
export function standInAsking(acts: Readonly<Record<string, readonly (readonly Scalar[])[]>>): Asking {
  const made = Object.entries(acts).map(
    ([name, lists]): Act => ({
      name,
      rule: 'R',
      bare: { act: name },
      picks: lists.map((list, at) => ({ name: `pick-${at + 1}`, kind: 'one', options: () => list, bounds: () => [1, 1] })),
    }),
  );
  return new Asking({ name: 'choose', rule: 'R', acts: made, byName: new Map(made.map((act) => [act.name, act])), about: [] }, {}, {});
}
