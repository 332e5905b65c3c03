// Owns the check of the words: what a language lacks for a set of cards and items, and what is wrong with what it says.

import { CARD_IDS } from '../content/cards.ts';
import { ITEM_IDS } from '../content/items.ts';
import { memberOf } from '@undercroft/kernel';
import { lineFaults } from '@undercroft/presentation';
import type { Card, Effect, Item, Reward } from '../content/types.ts';
import { cardLines, cardText, itemText } from './words/compose.ts';
import type { CardWords } from './names.ts';
import type { Phrases } from './phrases.ts';

/** One message for every fault, cards first, in the order given; an empty list means everything can be said. */
export function textFaults(p: Phrases, cards: Readonly<Record<string, Card>>, items: Readonly<Record<string, Item>>): string[] {
  const ofCards = Object.entries(cards).flatMap(([id, card]) => named(p, id, cardFaults(p, id, card, items)));
  const ofItems = Object.entries(items).flatMap(([id, item]) => named(p, `item ${id}`, itemFaults(p, id, item)));
  return [...ofCards, ...ofItems];
}

function named(p: Phrases, id: string, faults: readonly string[]): string[] {
  return faults.map((fault) => `${id} (${p.language}): ${fault}`);
}

function cardFaults(p: Phrases, id: string, card: Card, items: Readonly<Record<string, Item>>): string[] {
  const cards: Readonly<Record<string, CardWords>> = p.names.cards;
  const words = cards[id];
  if (words === undefined) return [`there is no name; add the card to text/words/${p.language}/names.ts.`];
  const lacking = [...nameFaults(p, words, card), ...wordFaults(p, card)];
  if (lacking.length > 0) return lacking;
  return cardLines(cardText(p, memberOf(CARD_IDS, id), card, items)).flatMap(lineFaults);
}

function nameFaults(p: Phrases, words: CardWords, { foe }: Card): string[] {
  return [
    ...(words.name === '' ? ['the name is empty; fill it in.'] : []),
    ...(words.flavour === '' ? ['the flavour line is empty; fill it in.'] : []),
    ...(foe !== undefined && words.foe === undefined ? ['the foe has no name; add foe.'] : []),
    ...(foe !== undefined && foe.count > 1 && words.foes === undefined && p.language !== 'ja'
      ? ['several foes have no plural; add foes.']
      : []),
  ];
}

/** Verbs and keywords that the language has no words for: only data that did not go through the compiler can have them. */
function wordFaults(p: Phrases, { keywords, tests, trial, auto, checks }: Card): string[] {
  const effects: readonly (Effect | undefined)[] = [...tests.flatMap(({ pass, fail }) => [pass, fail]), trial?.fail];
  const rewards: readonly Reward[] = [...auto, ...checks.flatMap(({ gain }) => gain)];
  return [
    ...effects.flatMap((effect) =>
      effect === undefined || Object.hasOwn(p.effects, effect.do) ? [] : [`there are no words for the effect ${effect.do}.`],
    ),
    ...keywords.flatMap(({ key }) =>
      Object.hasOwn(p.keywords, key) && Object.hasOwn(p.explain, key) ? [] : [`there are no words for the keyword ${key}.`],
    ),
    ...rewards.flatMap((reward) => (Object.hasOwn(p.rewards, reward.gain) ? [] : [`there are no words for the reward ${reward.gain}.`])),
    ...rewards.flatMap((reward) =>
      reward.gain !== 'item' || Object.hasOwn(p.names.items, reward.item) ? [] : [`the item ${reward.item} has no name.`],
    ),
  ];
}

function itemFaults(p: Phrases, id: string, item: Item): string[] {
  if (!Object.hasOwn(p.names.items, id)) return [`there is no name; add the item to text/words/${p.language}/names.ts.`];
  if (!Object.hasOwn(p.itemEffects, item.effect.do)) return [`there are no words for the effect ${item.effect.do}.`];
  const { title, window, effect } = itemText(p, memberOf(ITEM_IDS, id), item);
  return [title, window, effect].flatMap(lineFaults);
}
