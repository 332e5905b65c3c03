// Owns the checks of the pictures: nothing is without a picture, no two cards look the same, every icon exists.

import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { CARD_IDS, type CardId, cardOf, cardsOfLevel, packOf } from '../src/content/cards.ts';
import { ITEM_IDS } from '../src/content/items.ts';
import { LEVELS, PACKS, type PackId } from '../src/content/types.ts';
import { ICON_NAMES } from '../src/web/icon-names.ts';
import { CARD_PICTURES, ITEM_PICTURES, KEYWORD_ICONS, SKILL_ICONS, STAGE_ICONS } from '../src/web/pictures.ts';

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as { icons: Record<string, { body: string }> };

const used = new Set<string>([
  ...Object.values(CARD_PICTURES).flatMap(({ icon, icon2 }) => (icon2 === undefined ? [icon] : [icon, icon2])),
  ...[ITEM_PICTURES, SKILL_ICONS, KEYWORD_ICONS, STAGE_ICONS].flatMap((record) => Object.values(record)),
]);

const cardsOf = (pack: PackId): CardId[] => LEVELS.flatMap((level) => cardsOfLevel([pack], level));

/** The entries that stand in the list more than once. */
const repeated = (list: readonly string[]): string[] => list.filter((entry, i) => list.indexOf(entry) !== i);

describe('the pictures', () => {
  it('are there for every card and no others', () => {
    expect(Object.keys(CARD_PICTURES).sort()).toEqual([...CARD_IDS].sort());
  });

  it('are there for every item and no others', () => {
    expect(Object.keys(ITEM_PICTURES).sort()).toEqual([...ITEM_IDS].sort());
  });

  it.each(PACKS)('of pack %s never share scene, pigment and icon', (pack) => {
    const prints = cardsOf(pack).map((id) => {
      const { scene, pig, icon } = CARD_PICTURES[id];
      return `${scene} ${pig} ${icon}`;
    });
    expect(prints).toHaveLength(28);
    expect(repeated(prints)).toEqual([]);
  });

  it.each(PACKS)('of pack %s each have a figure of their own', (pack) => {
    expect(repeated(cardsOf(pack).map((id) => CARD_PICTURES[id].icon))).toEqual([]);
  });

  it('show no icon twice beside itself', () => {
    expect(CARD_IDS.filter((id) => CARD_PICTURES[id].icon === CARD_PICTURES[id].icon2)).toEqual([]);
  });

  it('give every item an icon of its own', () => {
    expect(repeated(Object.values(ITEM_PICTURES))).toEqual([]);
  });

  it('print every boss and nothing else in red', () => {
    const red = CARD_IDS.filter((id) => ['monster', 'encounter'].includes(CARD_PICTURES[id].pig));
    expect(red).toEqual(CARD_IDS.filter((id) => cardOf(id).level === 'B'));
    expect(new Set(red.map(packOf)).size).toBe(PACKS.length);
  });
});

describe('the icon names', () => {
  it('are exactly the icons that are used', () => {
    expect([...ICON_NAMES]).toEqual([...used].sort());
  });

  it('are all in the game-icons collection', () => {
    expect(ICON_NAMES.filter((name) => icons[name] === undefined)).toEqual([]);
  });
});
