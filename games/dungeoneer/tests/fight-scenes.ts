// Owns the positions that tests of fights are built from: Dungeonlord Phases, cards in a Pack or Inventory, and what is answered in them.

import { type Seat } from '@undercroft/kernel';
import { by, chanceIn, openScene, scripted, type Scene, type ScriptItem } from '@undercroft/testkit';
import type { AdventureId } from '../src/content/cards.ts';
import type { Effect, Form } from '../src/content/types.ts';
import type { Dungeoneer } from '../src/dungeoneer.ts';
import { makeChallenge } from '../src/rules/combat.ts';
import { effects } from '../src/rules/calls.ts';
import { lordPhase } from '../src/rules/lord.ts';
import type { InPlay } from '../src/state.ts';
import { boardWith, sceneWith, type HeroWanted, type TableWanted } from './scenes.ts';

export const EDITIONS = ['2.1', '2.3c'] as const;
/** The seats of the vectors: A is the Dungeonlord. */
export const [A, B, C] = [0, 1, 2] as const;

/** Heroes by their numbers on Level 1: Melee, Magic, Speed. */
export const WILMET = 'hero-wilmet-clay'; // 2s 0c 3c
export const PERPETUA = 'hero-perpetua-blot'; // 1c 3s 2c
export const JORY = 'hero-jory-latch'; // 1s 0c 4c
export const ALDOUS = 'hero-aldous-fenn'; // 3s 1c 2c
export const MAG = 'hero-mag-of-the-drains'; // 1s 2c 3c

/** A card as it lies in a Pack or an Inventory. */
export const lying = (card: AdventureId, owner: Seat, more: Partial<InPlay> = {}): InPlay => ({
  card,
  by: owner,
  wounds: 0,
  charges: 0,
  attached: [],
  used: false,
  ...more,
});
export const packed = (cards: readonly AdventureId[], wounds = 0): readonly InPlay[] => cards.map((card) => lying(card, A, { wounds }));

/**
 * The Dungeonlord Phase of seat 0; the scene ends with it. Opponents have Peril enough, and the Dungeonlord's hero has made his attack and is
 * not asked for one at every moment, unless it is said.
 */
export function lordPhaseOf(hand: readonly AdventureId[], wanted: TableWanted = {}): Scene<Dungeoneer> {
  const [own = {}, ...others] = wanted.heroes ?? [];
  const rest: readonly HeroWanted[] = others.length === 0 ? [{}] : others;
  const heroes = [
    { hand, at: 'map-servants-stair', attacked: true, ...own } as const,
    ...rest.map((one) => ({ hero: WILMET, peril: 20, at: 'map-last-cellar', attacked: false, ...one }) as const),
  ];
  return sceneWith(
    boardWith({ ...wanted, heroes: heroes.map((one, seat) => (seat === A ? { hero: ALDOUS, ...one } : one)) }),
    lordPhase,
    {},
  );
}

/** One effect of a card of seat 0 on the hero of seat 1. */
export const effectOn = (effect: Effect, wanted: TableWanted = {}): Scene<Dungeoneer> =>
  sceneWith(boardWith(wanted), effects, {
    list: [effect],
    cause: { you: A, on: { is: 'hero', seat: B }, roller: -1, here: 0, more: 0, roll: 'card', by: null },
  });

/** A Challenge of the hero of a seat, already declared; the heroes stand together. */
export const challengeOf = (seat: Seat, name: string, form: Form, wanted: TableWanted = {}): Scene<Dungeoneer> => {
  const heroes = (wanted.heroes ?? []).map((one) => ({ at: 'map-last-cellar', attacked: false, ...one }) as const);
  return sceneWith(boardWith({ ...wanted, heroes }), makeChallenge, { seat, name, form });
};

export const monster = (card: AdventureId, target: Seat, form: Form, special?: number) =>
  ({ act: 'encounter', card, target, form, ...(special === undefined ? {} : { special }) }) as const;
export const trap = (card: AdventureId, target: Seat, special?: number) =>
  ({ act: 'encounter', card, target, ...(special === undefined ? {} : { special }) }) as const;
export const attack = { act: 'attack' } as const;
export const end = { act: 'end' } as const;
export const put = (to: 'hand' | 'pack' | 'discard') => ({ act: 'put', to }) as const;
export const trim = (lost: AdventureId) => ({ act: 'discard', lost }) as const;
export const give = (to: Seat) => ({ act: 'give', to }) as const;
export const decline = { act: 'decline' } as const;
export const pass = { act: 'pass' } as const;
export const challenge = (seat: Seat, on: string, form: Form): ScriptItem => by(seat, { act: 'challenge', on, form });

/** The script with a pass wherever somebody could act at a moment: for scenes in which heroes share a space. */
export function calmly(from: Scene<Dungeoneer>, script: readonly ScriptItem[]): readonly ScriptItem[] {
  const { state } = openScene(from, scripted(chanceIn(script)));
  return script.flatMap((item) => {
    if ('chance' in item) return [item];
    const passed: ScriptItem[] = [];
    for (; state.offers()[0]?.decision === 'special'; passed.push(pass)) state.apply(state.toAct, pass);
    if (!('refused' in item)) state.apply(state.toAct, 'choice' in item ? item.choice : item);
    return [...passed, item];
  });
}
