// Owns the checks of the pictures: nothing is without a picture, no two cards look the same, every icon exists.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { rolesOf, THEMES, unreadable } from '@undercroft/testkit';
import { recordAt } from '@undercroft/testkit/json';
import { describe, expect, it } from 'vitest';
import { CARD_IDS, type CardId, cardOf, cardsOfLevel, packOf } from '../src/content/cards.ts';
import { ITEM_IDS } from '../src/content/items.ts';
import { GEMS, LEVELS, PACKS, type PackId } from '../src/content/types.ts';
import { ICON_NAMES } from '../src/web/icon-names.ts';
import { PALETTE } from '../src/web/palette.ts';
import { CARD_PICTURES, ITEM_PICTURES, KEYWORD_ICONS, SKILL_ICONS, STAGE_ICONS } from '../src/web/pictures.ts';

const icons = recordAt(createRequire(import.meta.url)('@iconify-json/game-icons/icons.json'), 'icons');

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
      const { scene, pigment, icon } = CARD_PICTURES[id];
      return `${scene} ${pigment} ${icon}`;
    });
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
    const red = CARD_IDS.filter((id) => CARD_PICTURES[id].pigment === 'red');
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

const house = readFileSync(new URL('../../../packages/web-kit/src/look/tokens.css', import.meta.url), 'utf8');

describe('the pigments', () => {
  it.each(THEMES)('are read as words on paper in %s', (theme) => {
    const words = Object.entries(PALETTE).map(
      ([name, { word, wordInContrast }]) => [name, theme === 'contrast' ? wordInContrast : word] as const,
    );
    expect(unreadable(house, theme, ['paper', 'paper-lit'], Object.fromEntries(words))).toEqual([]);
  });

  it.each(THEMES)('of the gems are read on the ground, and their inks on paper, in %s', (theme) => {
    const gems = readFileSync(new URL('../src/web/gems.css', import.meta.url), 'utf8');
    const roles = [...rolesOf(gems, theme)];
    const inks = roles.filter(([name]) => name.endsWith('-ink'));
    const plain = roles.filter(([name]) => !name.endsWith('-ink'));
    expect([inks.length, plain.length]).toEqual([GEMS.length, GEMS.length]);
    expect(unreadable(house, theme, ['ground', 'ground-raised'], Object.fromEntries(plain))).toEqual([]);
    expect(unreadable(house, theme, ['paper', 'paper-lit'], Object.fromEntries(inks))).toEqual([]);
  });
});
