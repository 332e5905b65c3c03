// Owns what of the hero and of a card a board shows: ladders, tracks, uses, and the figures of a card.

import { cardOf, type CardId } from '../content/cards.ts';
import { circlesOf } from '../content/circles.ts';
import type { Card, Foe, Gem, Skill, Trial } from '../content/types.ts';
import type { DieMode, ItemEntry, Track } from '../state.ts';
import type { View } from '../view.ts';

export { GEMS, SKILLS } from '../content/types.ts';

export interface LadderStep {
  readonly mode: DieMode;
  readonly filled: boolean;
  /** The furthest filled one: how the skill rolls. */
  readonly now: boolean;
}

/** The ladder of a skill, bubble by bubble. */
export const ladderOf = ({ reckoned, hero }: View, skill: Skill): readonly LadderStep[] =>
  reckoned.ladders[skill].map((mode, at) => ({ mode, filled: hero.bubbles[skill] > at, now: hero.bubbles[skill] === at + 1 }));

export const leftOf = ({ gained, used }: Track): number => gained - used;
export const gemsLeft = (view: View, gem: Gem): number => leftOf(view.hero.gems[gem]);
/** How often an item can be used yet; null: always. */
export const usesLeft = ({ uses, used }: ItemEntry): number | null => (uses === null ? null : uses - used);

/** The data of a card, for whoever composes its sentences. */
export const cardData = cardOf;

/** What the card says in figures, as it is now in this game. */
export interface CardValuesNow {
  readonly level: Card['level'];
  readonly unique: boolean;
  readonly foe: Pick<Foe, 'atk' | 'def' | 'health' | 'count'> | null;
  readonly trial: Pick<Trial, 'skills' | 'target'> | null;
  readonly circles: number;
}

export function cardValues(id: CardId, view: View | null = null): CardValuesNow {
  const card = cardOf(id);
  const now = view !== null && view.encounter?.card === id ? view.reckoned.card : null;
  return {
    level: card.level,
    unique: card.level !== 1,
    foe: card.foe === undefined ? null : { ...card.foe, atk: now?.atk ?? card.foe.atk, def: now?.def ?? card.foe.def },
    trial: card.trial === undefined ? null : { skills: card.trial.skills, target: now?.target ?? card.trial.target },
    circles: circlesOf(card),
  };
}
