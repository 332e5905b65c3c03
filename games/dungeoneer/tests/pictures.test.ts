// Owns the checks of the pictures: no card is without one, no two cards look the same, a family is told by its pigment, every icon exists.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { THEMES, unreadable } from '@undercroft/testkit';
import { recordAt } from '@undercroft/testkit/json';
import { describe, expect, test } from 'vitest';
import {
  ADVENTURE_IDS,
  adventureOf,
  CARD_IDS,
  type CardId,
  DECK_LISTS,
  decksOf,
  HERO_IDS,
  MAP_IDS,
  QUEST_IDS,
} from '../src/content/cards.ts';
import { FAMILIES, SETS, type SetId } from '../src/content/types.ts';
import { cardPicture } from '../src/web/art.ts';
import { ICON_NAMES } from '../src/web/icon-names.ts';
import { PALETTE } from '../src/web/palette.ts';
import { ICONS } from '../src/generated/icons-web.ts';
import { CARD_PICTURES } from '../src/web/pictures.ts';

const icons = recordAt(createRequire(import.meta.url)('@iconify-json/game-icons/icons.json'), 'icons');

const iconsOf = (id: CardId): string[] => {
  const { icon, icon2 } = CARD_PICTURES[id];
  return icon2 === undefined ? [icon] : [icon, icon2];
};
const cardsOf = (set: SetId): CardId[] => decksOf(set).flatMap((deck) => Object.values<readonly CardId[]>({ ...DECK_LISTS[deck] }).flat());

/** The entries that stand in the list more than once. */
const repeated = (list: readonly string[]): string[] => list.filter((entry, i) => list.indexOf(entry) !== i);

/** A Trap is an Encounter like a Monster, in the same red. */
const PIGMENTS = { boon: 'boon', treasure: 'treasure', bane: 'bane', monster: 'monster', trap: 'encounter' } as const;

describe('the pictures', () => {
  test('are there for every card and no others', () => {
    expect(Object.keys(CARD_PICTURES).sort()).toEqual([...CARD_IDS].sort());
  });

  test.each(SETS)('of set %s never share scene, pigment and figure', (set) => {
    const cards = cardsOf(set);
    expect(cards.length).toBeGreaterThan(50);
    const prints = cards.map((id) => {
      const { scene, pigment, icon } = CARD_PICTURES[id];
      return `${scene} ${pigment} ${icon}`;
    });
    expect(repeated(prints)).toEqual([]);
  });

  test('each have a figure of their own, and icons that no other card has together', () => {
    expect(repeated(CARD_IDS.map((id) => CARD_PICTURES[id].icon))).toEqual([]);
    expect(repeated(CARD_IDS.map((id) => iconsOf(id).sort().join(' ')))).toEqual([]);
  });

  test('show no icon twice beside itself', () => {
    expect(CARD_IDS.filter((id) => CARD_PICTURES[id].icon === CARD_PICTURES[id].icon2)).toEqual([]);
  });

  test.each<readonly [pigment: string, ids: readonly CardId[]]>([
    ['hero', HERO_IDS],
    ['quest', QUEST_IDS],
    ['map', MAP_IDS],
    ...FAMILIES.map((family) => [PIGMENTS[family], ADVENTURE_IDS.filter((id) => adventureOf(id).family === family)] as const),
  ])('in %s are one family', (pigment, ids) => {
    expect(ids.length).toBeGreaterThan(0);
    expect(CARD_IDS.filter((id) => CARD_PICTURES[id].pigment === pigment).sort()).toEqual([...ids].sort());
  });

  test('become prints of their own icons, seeded by the card', () => {
    const id = 'q-hollow-crown';
    const { icon, scene } = CARD_PICTURES[id];
    expect(cardPicture(id)).toMatchObject({ seed: id, scene, pigment: PALETTE.quest, icon: ICONS[icon] });
  });
});

describe('the icon names', () => {
  test('are exactly the icons that are used', () => {
    expect([...ICON_NAMES]).toEqual([...new Set(CARD_IDS.flatMap(iconsOf))].sort());
  });

  test('are all in the game-icons collection, and drawn', () => {
    expect(ICON_NAMES.filter((name) => icons[name] === undefined)).toEqual([]);
    expect(Object.keys(ICONS).sort()).toEqual([...ICON_NAMES].sort());
  });
});

const house = readFileSync(new URL('../../../packages/web-kit/src/look/tokens.css', import.meta.url), 'utf8');

describe('the pigments', () => {
  test.each(THEMES)('are read as words on paper in %s', (theme) => {
    const words = Object.entries(PALETTE).map(
      ([name, { word, wordInContrast }]) => [name, theme === 'contrast' ? wordInContrast : word] as const,
    );
    expect(unreadable(house, theme, ['paper', 'paper-lit'], Object.fromEntries(words))).toEqual([]);
  });
});
