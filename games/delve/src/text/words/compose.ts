// Owns how the text of a card and of an item is put together from its data: the same for every language.

import { memberOf } from '@undercroft/kernel';
import { dispatch } from '@undercroft/parts';
import { cardOf, packOf, type CardId } from '../../content/cards.ts';
import type { Side } from '../../content/drawing.ts';
import { ITEM_IDS, ITEMS, type ItemId } from '../../content/items.ts';
import type { Card, Effect, Gem, Item, Keyword, Level, PackId, Reward, Skill, Test, Window } from '../../content/types.ts';
import { circlesOf } from '../../content/circles.ts';
import { sideOf, squareOf } from '../../pieces/grid.ts';
import type { DieMode, GameMap, Purpose, Square, Wall } from '../../state.ts';
import type { BasicPhrases, CardPhrases } from '../phrases.ts';
import type { Names } from '../names.ts';

/** As much of a language as names and the sentences of cards need. */
export interface NamingPhrases extends BasicPhrases, CardPhrases {
  readonly names: Names;
}

export interface KeywordText {
  /** With its parameter: `HEAVY 2`. */
  readonly name: string;
  readonly explanation: string;
}

export interface CardText {
  /** With an asterisk when the card is unique (DLV-DECK-09). */
  readonly name: string;
  readonly level: string;
  readonly pack: string;
  /** The foe with its values, or the trial. */
  readonly kind: string;
  readonly keywords: readonly KeywordText[];
  readonly tests: readonly string[];
  /** Automatic rewards in one line, then a line for each checked reward. */
  readonly onClear: readonly string[];
  readonly flavour: string;
  /** Readings for the name, where the language has them. */
  readonly ruby: readonly (readonly [string, string])[] | null;
}

export interface ItemText {
  /** With its uses: `HOOKED GAFF (3)`. */
  readonly title: string;
  readonly name: string;
  readonly window: string;
  readonly effect: string;
}

type Items = Readonly<Record<string, Item>>;
/** Unlimited uses (DLV-ITEM-04). */
export const usesText = (uses: number | null): string => (uses === null ? '∞' : String(uses));
/** With a real minus sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

// Each table has a function for each member of a union; the member itself picks the right one.
export const effectText = (p: Pick<NamingPhrases, 'effects'>, effect: Effect): string => dispatch(p.effects, 'do', effect);
export const rewardText = (p: Pick<NamingPhrases, 'rewards'>, reward: Reward, items: Items = ITEMS): string =>
  dispatch(p.rewards, 'gain', reward, items);

function parameterOf(p: NamingPhrases, keyword: Keyword): string {
  switch (keyword.key) {
    case 'HEAVY':
    case 'CLOCK':
      return ` ${keyword.n}`;
    case 'PHASE':
      return ` ${signed(keyword.atk)}/${signed(keyword.def)}`;
    case 'STRIKE':
    case 'GUARD':
      return ` ${keyword.skills.join('/')}`;
    case 'DULL':
      return ` ${p.gems[keyword.gem]}`;
    default:
      return '';
  }
}

export function keywordText(p: NamingPhrases, keyword: Keyword): KeywordText {
  return { name: `${p.keywords[keyword.key]}${parameterOf(p, keyword)}`, explanation: dispatch(p.explain, 'key', keyword) };
}

export function testText(p: Pick<NamingPhrases, 'effects' | 'test'>, test: Test): string {
  return p.test(test, test.pass === undefined ? null : effectText(p, test.pass), test.fail === undefined ? null : effectText(p, test.fail));
}

/** The text of a card; its names have to be there (see `textFaults`). */
export function cardText(p: NamingPhrases, id: CardId, card: Card = cardOf(id), items: Items = ITEMS): CardText {
  const words = p.names.cards[id];
  const auto = card.auto.map((reward) => rewardText(p, reward, items));
  return {
    name: card.level === 1 ? words.name : `${words.name}*`,
    level: p.levels[card.level],
    pack: p.names.packs[packOf(id)].name,
    kind: kindText(p, id, card),
    keywords: card.keywords.map((keyword) => keywordText(p, keyword)),
    tests: card.tests.map((test) => testText(p, test)),
    onClear: [
      ...(auto.length > 0 ? [p.onClear(auto, null)] : []),
      ...card.checks.map(({ skill, target, gain }) => {
        const rewards = gain.map((reward) => rewardText(p, reward, items));
        return p.onClear(rewards, p.check([skill], target));
      }),
    ],
    flavour: words.flavour,
    ruby: words.ruby ?? null,
  };
}

function kindText(p: NamingPhrases, id: CardId, card: Card): string {
  if (card.foe !== undefined) return p.foe(card.foe, p.names.cards[id], circlesOf(card));
  return card.trial === undefined ? '' : p.trial(card.trial, effectText(p, card.trial.fail));
}

/** A whole card, line by line. */
export function cardLines(text: CardText): readonly string[] {
  const keywords = text.keywords.map(({ name, explanation }) => `${name}: ${explanation}`);
  return [`${text.name} (${text.level})`, text.kind, ...keywords, ...text.tests, ...text.onClear, text.flavour];
}

export function itemText(p: NamingPhrases, id: ItemId, item: Item = ITEMS[id]): ItemText {
  const name = p.names.items[id];
  return { title: p.itemTitle(name, usesText(item.uses)), name, window: p.windows[item.window], effect: itemEffect(p, item) };
}

function itemEffect(p: Pick<NamingPhrases, 'itemEffects' | 'perEncounter'>, { effect, perEncounter }: Item): string {
  const sentence: string = dispatch(p.itemEffects, 'do', effect);
  return perEncounter === undefined ? sentence : p.perEncounter(perEncounter, sentence);
}

/** What the items among some rewards do. */
export function effectsOf(p: Pick<NamingPhrases, 'itemEffects' | 'perEncounter'>, rewards: readonly Reward[]): readonly string[] {
  return rewards.flatMap((reward) => (reward.gain === 'item' ? [itemEffect(p, ITEMS[memberOf(ITEM_IDS, reward.item)])] : []));
}

/** A place on the map in words: rows and columns counted from 1, from the upper left. */
export const squareText = (p: NamingPhrases, map: Pick<GameMap, 'width'>, square: Square): string =>
  p.square(Math.floor(square / map.width) + 1, (square % map.width) + 1);
export function wallText(p: NamingPhrases, map: Pick<GameMap, 'width'>, wall: Wall): string {
  const square = squareOf(wall);
  return p.wall(Math.floor(square / map.width) + 1, (square % map.width) + 1, sideOf(wall));
}

/** The words of one language for whoever draws cards, items, the sheet and the map. */
export interface Words {
  readonly card: (id: CardId) => CardText;
  readonly item: (id: ItemId) => ItemText;
  readonly pack: (id: PackId) => { readonly name: string; readonly blurb: string };
  readonly keyword: (keyword: Keyword) => KeywordText;
  readonly effect: (effect: Effect) => string;
  readonly reward: (reward: Reward) => string;
  /** What the item does that a reward is; null: it is none. */
  readonly itemGained: (reward: Reward) => ItemText | null;
  readonly check: (skill: Skill, target: number) => string;
  readonly skill: (skill: Skill) => { readonly short: Skill; readonly long: string };
  readonly gem: (gem: Gem, n: number) => string;
  readonly gemName: (gem: Gem) => string;
  readonly mode: (mode: DieMode) => { readonly name: string; readonly how: string };
  readonly level: (level: Level) => string;
  readonly window: (window: Window) => string;
  readonly purpose: (purpose: Purpose) => string;
  readonly side: (side: Side) => string;
  readonly square: (map: Pick<GameMap, 'width'>, square: Square) => string;
  readonly wall: (map: Pick<GameMap, 'width'>, wall: Wall) => string;
  /** The name of a room: that of its card, or the entrance. */
  readonly room: (card: CardId | null) => string;
}

export function wordsOf(p: NamingPhrases): Words {
  return {
    card: (id) => cardText(p, id),
    item: (id) => itemText(p, id),
    pack: (id) => p.names.packs[id],
    keyword: (keyword) => keywordText(p, keyword),
    effect: (effect) => effectText(p, effect),
    reward: (reward) => rewardText(p, reward),
    itemGained: (reward) => (reward.gain === 'item' ? itemText(p, memberOf(ITEM_IDS, reward.item)) : null),
    check: (skill, target) => p.check([skill], target),
    skill: (skill) => ({ short: skill, long: p.skills[skill] }),
    gem: (gem, n) => p.gemCount(n, gem),
    gemName: (gem) => p.gems[gem],
    mode: (mode) => ({ name: p.modes[mode].name, how: p.modes[mode].how }),
    level: (level) => p.levels[level],
    window: (window) => p.windows[window],
    purpose: (purpose) => p.purposes[purpose],
    side: (side) => p.sides[side],
    square: (map, square) => squareText(p, map, square),
    wall: (map, wall) => wallText(p, map, wall),
    room: (card) => (card === null ? p.entrance : p.names.cards[card].name),
  };
}
