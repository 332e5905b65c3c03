// Proves that the content is what the design says: numbers of cards and tiles, ids, and that every line of it can be carried out.

import { expect, test } from 'vitest';
import {
  ADVENTURE_IDS,
  ALLY_IDS,
  ENCOUNTER_IDS,
  encounterDeck,
  encounterOf,
  HERO_IDS,
  heroOf,
  MONSTER_IDS,
  monsterDeck,
  monsterOf,
  POOL,
  POWER_IDS,
  powersOf,
  TILE_IDS,
  tileOf,
  TREASURE_IDS,
  treasureDeck,
  treasureOf,
  VILLAIN_IDS,
} from '../src/content/cards.ts';
import { POWER_KINDS, SETS } from '../src/content/types.ts';
import { DECISIONS } from '../src/decisions/index.ts';
import { rulebook } from '../src/generated/rulebook-en.ts';
import { events } from '../src/events/index.ts';
import { shapeOf } from '../src/pieces/shapes.ts';

const counted = <V>(list: readonly V[], is: (one: V) => boolean): number => list.filter(is).length;

test('the tiles: 18 plain, 8 feature, 9 named, the start and two destinations in halves', () => {
  const ofKind = (kind: string) => counted(TILE_IDS, (id) => tileOf(id).kind === kind);
  expect([ofKind('plain'), ofKind('feature'), ofKind('named'), ofKind('start'), ofKind('destination')]).toEqual([18, 8, 9, 2, 4]);
});

test('[CAV-STACK-01] the pool is all plain and feature tiles: 13 white and 13 black; 3, 9, 9 and 5 have none to three further exits', () => {
  expect(POOL).toHaveLength(26);
  expect(counted(POOL, (id) => tileOf(id).triangle === 'white')).toBe(13);
  expect(counted(POOL, (id) => tileOf(id).triangle === 'black')).toBe(13);
  const exits = POOL.map((id) => tileOf(id).open.length - 1);
  expect([0, 1, 2, 3].map((n) => counted(exits, (one) => one === n))).toEqual([3, 9, 9, 5]);
  for (const id of POOL) expect(tileOf(id).open).toContain('S');
});

test('every tile but the start has a mushroom square on its floor', () => {
  for (const id of TILE_IDS) {
    const { floor, mushroom } = shapeOf(id, 0);
    if (tileOf(id).kind === 'start') expect(mushroom).toBe(-1);
    else expect([id, (floor >> mushroom) & 1]).toEqual([id, 1]);
  }
});

test('the cards: 37 Monster, 42 Encounter and 45 Treasure cards of 16, 40 and 33 titles', () => {
  expect([monsterDeck(SETS).length, encounterDeck(SETS).length, treasureDeck(SETS).length]).toEqual([37, 42, 45]);
  expect([MONSTER_IDS.length, ENCOUNTER_IDS.length, TREASURE_IDS.length]).toEqual([16, 40, 33]);
  expect([VILLAIN_IDS.length, ALLY_IDS.length, ADVENTURE_IDS.length]).toEqual([4, 4, 8]);
  const kinds = (kind: string) => counted(ENCOUNTER_IDS, (id) => encounterOf(id).kind === kind);
  expect(['event', 'event-attack', 'environment', 'trap', 'hazard', 'curse'].map(kinds)).toEqual([15, 10, 5, 6, 2, 2]);
  const treasures = (kind: string) => counted(TREASURE_IDS, (id) => treasureOf(id).kind === kind);
  expect(['item', 'fortune', 'blessing'].map(treasures)).toEqual([22, 8, 3]);
});

test('[CAV-MONSTER-01] a Monster card gives AC, HP, XP and an ordered list of tactics, the last of which is for everything else', () => {
  for (const id of MONSTER_IDS) {
    const { ac, hp, xp, tactics, group } = monsterOf(id);
    if (group !== undefined) continue;
    expect([id, ac >= 10 && ac <= 17, hp >= 1 && hp <= 3, xp >= 1 && xp <= 5, tactics.at(-1)?.when]).toEqual([
      id,
      true,
      true,
      true,
      'else',
    ]);
  }
});

test('[CAV-SETUP-15] every hero has nine powers and takes 2 at-will, 1 daily and 2 utility powers; the kit does too', () => {
  expect([HERO_IDS.length, POWER_IDS.length]).toEqual([6, 54]);
  for (const id of HERO_IDS) {
    const { picks, kit } = heroOf(id);
    expect(picks).toEqual({ 'at-will': 2, daily: 1, utility: 2 });
    for (const kind of POWER_KINDS) {
      expect(powersOf(id, kind)).toHaveLength(3);
      expect(counted(kit, (power) => powersOf(id, kind).includes(power))).toBe(picks[kind]);
    }
  }
});

test('content is plain data: what JSON makes of it is the same', () => {
  const all = [
    ...TILE_IDS.map(tileOf),
    ...MONSTER_IDS.map(monsterOf),
    ...ENCOUNTER_IDS.map(encounterOf),
    ...TREASURE_IDS.map(treasureOf),
    ...HERO_IDS.map(heroOf),
  ];
  for (const card of all)
    expect(JSON.parse(JSON.stringify(card))).toEqual(Object.fromEntries(Object.entries(card).filter(([, value]) => value !== undefined)));
});

test('questions, facts and rules have names of their own', () => {
  const names = Object.values(DECISIONS).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(Object.keys(events).every((name) => /^[a-z]+\.[a-z]+$/.test(name))).toBe(true);
  const ids = rulebook.sections.flatMap(({ rules }) => rules.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});
