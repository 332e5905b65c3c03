// Owns what is explained and what is passed over: the card in play and the items in words, the glossary, bookkeeping in the log.

import { isOneOf, memberOf } from '@undercroft/kernel';
import type { Term } from '@undercroft/presentation';
import type { ToldFact, Why } from '@undercroft/kernel';
import { CARDS } from '../content/cards.ts';
import { ITEM_IDS, type ItemId } from '../content/items.ts';
import type { Card, Keyword } from '../content/types.ts';
import type { Bodies } from '../facts.ts';
import { toldOf } from '../pieces/told.ts';
import { cardNow } from '../queries/foe.ts';
import type { View } from '../view.ts';
import { cardText, itemText, keywordText } from './words/compose.ts';
import { cardHere } from './facts.ts';
import type { WhyKey } from './keys.ts';
import type { Phrases } from './phrases.ts';

const itemsOf = ({ auto, checks }: Card): readonly ItemId[] =>
  [...auto, ...checks.flatMap(({ gain }) => gain)].flatMap((reward) => (reward.gain === 'item' ? [memberOf(ITEM_IDS, reward.item)] : []));

function itemLine(p: Phrases, id: ItemId): string {
  const { title, window, effect } = itemText(p, id);
  return `${title}: ${effect} [${window}]`;
}

function keywordLine(p: Phrases, keyword: Keyword): string {
  const { name, explanation } = keywordText(p, keyword);
  return `${name}: ${explanation}`;
}

/** The card in play: what it is, its keywords, its tests and the items it may bring; then the items at hand. */
export function explained(p: Phrases, view: View): readonly string[] {
  const held = view.hero.inventory.map((entry) => entry.item);
  if (view.encounter === null) return [...new Set(held)].map((item) => itemLine(p, item));
  const card = cardNow(view);
  const { name, level, kind, tests } = cardText(p, cardHere(view), card);
  const items = [...new Set([...itemsOf(card), ...held])];
  return [
    `${name} (${level})`,
    kind,
    ...card.keywords.map((keyword) => keywordLine(p, keyword)),
    ...tests,
    ...items.map((item) => itemLine(p, item)),
  ];
}

/** Every keyword as the cards have it, and every item. */
export function glossaryOf(p: Phrases): readonly Term[] {
  const keywords = new Map<string, string>();
  for (const { keywords: of } of Object.values<Card>(CARDS)) {
    for (const keyword of of) {
      const { name, explanation } = keywordText(p, keyword);
      keywords.set(name, explanation);
    }
  }
  const sorted = [...keywords].sort(([a], [b]) => (a < b ? -1 : 1)).map(([term, text]) => ({ term, text }));
  return [
    ...sorted,
    ...ITEM_IDS.map((id) => {
      const { title, window, effect } = itemText(p, id);
      return { term: title, text: `${effect} [${window}]` };
    }),
  ];
}

const QUIET: readonly (keyof Bodies)[] = ['loss.pending', 'loss.taken-up', 'check.declared', 'encounter.ended'];

/** What follows from the line before it, or leads to the line after it. */
export function isQuiet({ map }: View, fact: ToldFact): boolean {
  const { type, body } = toldOf(fact);
  if (type === 'level-1.collected') return body.cards === 0;
  // An exit is joined from both sides: the side of the room that was there before is told.
  if (type === 'exit.joined') return body.room === map.heroRoom;
  return QUIET.includes(type);
}

/** Reasons that lie in the setup, or in playing on after a victory; and one check is committed by itself, not with others. */
const MOOT: readonly WhyKey[] = [
  'one-check',
  'box-only',
  'any-shape',
  'victory-stands',
  'not-completionist',
  'no-secret-doors',
  'put-aside-instead',
];
export const isMoot = ({ key }: Why): boolean => isOneOf(MOOT, key);
