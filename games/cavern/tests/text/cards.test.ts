// Owns the proof that everything printed can be read in every language: complete, well-formed, translated, and as it was read through.

import { lineFaults, LANGUAGES, type CardSaid, type Language } from '@undercroft/presentation';
import { missing } from '@undercroft/kernel';
import { expectGolden } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import * as content from '../../src/content/cards.ts';
import { CONDITIONS, THINGS, TOKENS, type AttackEffect, type Effect } from '../../src/content/types.ts';
import { text } from '../../src/text/index.ts';
import { attackNames, names } from '../../src/text/names.ts';

const { HERO_IDS, POWER_IDS, MONSTER_IDS, VILLAIN_IDS, ENCOUNTER_IDS, TREASURE_IDS, ALLY_IDS, TILE_IDS, ADVENTURE_IDS } = content;
const CARDS: readonly string[] = [...HERO_IDS, ...POWER_IDS, ...ENCOUNTER_IDS, ...TREASURE_IDS, ...TILE_IDS];
const FIGURES: readonly string[] = [...MONSTER_IDS, ...VILLAIN_IDS, ...ALLY_IDS];
const IDS: readonly string[] = [...CARDS, ...FIGURES, ...ADVENTURE_IDS, ...THINGS, ...CONDITIONS, ...TOKENS];
const saidOf = (language: Language, id: string): CardSaid => text[language].card?.(id) ?? missing();
const linesOf = ({ name, type, rows, lines, flavour }: CardSaid): readonly string[] => [
  name,
  type,
  ...rows.map(({ label, cells }) => [label, ...cells.map((cell) => `${cell.name} ${cell.value}`)].filter((part) => part !== '').join(', ')),
  ...lines,
  flavour,
];

describe.each(LANGUAGES)('what is printed in %s', (language) => {
  test('everything has a text, and no line is malformed', () => {
    const faults = IDS.flatMap((id) => linesOf(saidOf(language, id)).flatMap((line) => lineFaults(line).map((fault) => `${id}: ${fault}`)));
    expect(faults, faults.join('\n')).toEqual([]);
  });

  test('no two things have the same name', () => {
    const known = Object.values(names[language]).map(({ name }) => name);
    expect(known.filter((name, i) => known.indexOf(name) !== i)).toEqual([]);
  });

  test('it reads as it was read through', () => {
    const whole = IDS.map((id) => [id, ...linesOf(saidOf(language, id))].join('\n')).join('\n\n');
    expectGolden(new URL(`./cards/${language}.txt`, import.meta.url), `${whole}\n`);
  });
});

test('every attack of a tactic or tile has a name, and no other has', () => {
  const inside = (effects: readonly Effect[]): readonly AttackEffect[] => effects.flatMap((one) => (one.do === 'attack' ? [one] : []));
  const used = [
    ...MONSTER_IDS.flatMap((id) => content.monsterOf(id).tactics),
    ...VILLAIN_IDS.flatMap((id) => content.villainOf(id).tactics),
    ...ALLY_IDS.flatMap((id) => content.allyOf(id).tactics),
  ]
    .flatMap(({ effects }) => inside(effects))
    .concat(TILE_IDS.flatMap((id) => inside(content.tileOf(id).when?.effects ?? [])))
    .flatMap(({ name }) => (name === undefined ? [] : [name]));
  for (const language of LANGUAGES) expect(Object.keys(attackNames[language]).sort()).toEqual([...new Set(used)].sort());
});

/** As the design sheet has them, in section 1.8. */
test.each([
  [
    'en',
    'tarn-u1',
    'When another hero within 1 tile would take damage from an attack: you take that damage instead. Its conditions are ignored.',
  ],
  ['en', 'mottle-d1', '4 times: attack one foe on your tile or adjacent to you. Choose each target anew.'],
  ['en', 'gorrand-d1', 'Attack each adjacent foe. Hit or miss: you regain 1 HP for each foe this defeats.'],
  ['nl', 'mottle-d1', '4 keer: val 1 vijand op jouw tegel of naast je held aan. Kies telkens een nieuw doel.'],
  ['nl', 'gorrand-d1', 'Val elke aangrenzende vijand aan. Raak of mis: je held herstelt 1 HP per vijand die hierdoor verslagen is.'],
  ['nl', 'IA03', '+1 schade tegen aangrenzende doelen bij een even kale worp.'],
  ['ja', 'mottle-d1', '4回: 同じタイルか隣接する敵1体を攻撃する。目標は毎回選ぶ。'],
  ['ja', 'IA03', '出目が偶数なら、隣接する目標に対してダメージ+1。'],
] as const)('%s: %s says what the sheet says', (language, id, line) => {
  expect(saidOf(language, id).lines.join(' ')).toBe(line);
});

test('[CAV-MONSTER-07] tactics are told from the top, the first that fits first', () => {
  expect(saidOf('en', 'gloam-cutter').lines).toEqual([
    'If adjacent to a hero: attacks one adjacent hero with twin knives: +9, 1 damage.',
    'If within 1 tile of a hero: moves adjacent to the closest hero and attacks with knife: +7, 1 damage.',
    'Otherwise: moves 1 tile toward the closest hero.',
  ]);
});
