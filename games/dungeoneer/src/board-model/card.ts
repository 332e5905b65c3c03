// Owns what of a card a board shows besides its words: family, cost, values.

import { isOneOf } from '@undercroft/kernel';
import { ADVENTURE_IDS, adventureOf, HERO_IDS, heroOf, MAP_IDS, mapOf, QUEST_IDS, questOf, type CardId } from '../content/cards.ts';
import { FORMS, type Banner, type Family, type Form, type Playtime } from '../content/types.ts';

export { FORMS };
export type CardFamily = Family | 'hero' | 'quest' | 'map';

export interface CardForm {
  readonly form: Form;
  readonly value: string;
  /** Only to counter with. */
  readonly counter: boolean;
}

export interface CardFace {
  readonly family: CardFamily;
  /** Whose points pay for it, and how many; null: nobody pays. */
  readonly cost: { readonly with: 'glory' | 'peril'; readonly n: string } | null;
  readonly playtime: Playtime | null;
  readonly forms: readonly CardForm[];
  readonly life: number | null;
}

const formsOf = (banner: Banner): readonly CardForm[] =>
  FORMS.flatMap((form) => {
    const found = banner[form];
    if (found === undefined) return [];
    const value = typeof found.value === 'number' ? String(found.value) : `=${found.value.asHero > 0 ? `+${found.value.asHero}` : ''}`;
    return [{ form, value, counter: found.symbol === 'counter' }];
  });

export function cardFace(id: CardId): CardFace {
  if (isOneOf(ADVENTURE_IDS, id)) {
    const card = adventureOf(id);
    const { family, cost, more, playtime } = card;
    const n = more === undefined ? String(cost) : `${cost}#`;
    const isMonster = card.family === 'monster';
    return {
      family,
      cost: { with: family === 'boon' || family === 'treasure' ? 'glory' : 'peril', n },
      playtime,
      forms: isMonster ? formsOf(card.forms) : [],
      life: isMonster ? card.life : null,
    };
  }
  const none = { cost: null, playtime: null, forms: [], life: null };
  if (isOneOf(HERO_IDS, id)) return { ...none, family: 'hero', life: heroOf(id).life };
  if (isOneOf(QUEST_IDS, id)) {
    const { completion } = questOf(id);
    return completion.by === 'slay'
      ? { ...none, family: 'quest', forms: formsOf(completion.monster.forms), life: completion.monster.life }
      : { ...none, family: 'quest' };
  }
  const { monster } = mapOf(id);
  return monster === null ? { ...none, family: 'map' } : { ...none, family: 'map', forms: formsOf(monster.forms), life: monster.life };
}

/** A card by a name that may be one. */
export const asCard = (id: string): CardId | null => {
  if (isOneOf(ADVENTURE_IDS, id)) return id;
  if (isOneOf(HERO_IDS, id)) return id;
  if (isOneOf(QUEST_IDS, id)) return id;
  return isOneOf(MAP_IDS, id) ? id : null;
};
