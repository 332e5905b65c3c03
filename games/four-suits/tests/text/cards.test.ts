// Owns the proof that everything printed can be read in every language: complete, well-formed, and as the design sheet has it.

import { keysOf, missing } from '@undercroft/kernel';
import { lineFaults, LANGUAGES, type CardSaid, type Language } from '@undercroft/presentation';
import { describe, expect, test } from 'vitest';
import { text } from '../../src/text/index.ts';
import { NAMES, type Named } from '../../src/text/words/names.ts';
import { PICTURES, SIGNS } from '../../src/web/pictures.ts';

const {
  jobs,
  techniques,
  intrinsics,
  weapons,
  armors,
  potions,
  tools,
  statuses,
  rooms,
  traps,
  'domain-traps': own,
  species,
  domains,
} = NAMES.en;
const ids = (kind: string, table: object): readonly string[] => Object.keys(table).map((id) => `${kind}:${id}`);
const LEVELS = [1, 4, 7, 10, 13];
const geared = (table: object): readonly string[] => Object.keys(table).flatMap((id) => LEVELS.map((level) => `item:${id}-${level}`));
const IDS: readonly string[] = [
  ...ids('job', jobs),
  ...ids('technique', techniques),
  ...ids('intrinsic', intrinsics),
  ...ids('item', potions),
  ...ids('item', tools),
  ...geared(weapons),
  ...geared(armors),
  ...ids('status', statuses),
  ...ids('room', rooms),
  ...ids('trap', traps),
  ...ids('trap', own),
  ...ids('species', species),
  ...ids('domain', domains),
];
const saidOf = (language: Language, id: string): CardSaid => text[language].card?.(id) ?? missing();

describe.each(LANGUAGES)('what is printed in %s', (language) => {
  test('everything has a text, and no line is malformed', () => {
    const faults = IDS.flatMap((id) => {
      const { name, type, lines, flavour } = saidOf(language, id);
      const all = [name, type, ...lines, ...(flavour === '' ? [] : [flavour])];
      return [
        ...(lines.length === 0 ? [`${id}: says nothing`] : []),
        ...all.flatMap((line) => lineFaults(line).map((fault) => `${id}: ${fault}`)),
      ];
    });
    expect(faults, faults.join('\n')).toEqual([]);
  });

  test('no two things of a kind have the same name', () => {
    for (const kind of keysOf(NAMES[language])) {
      const table: Readonly<Record<string, Named>> = NAMES[language][kind];
      const known = Object.values(table).map(({ name }) => name);
      expect(known.filter((name, i) => known.indexOf(name) !== i)).toEqual([]);
    }
  });
});

/** As the design sheet has them, in section 2.3. */
test.each([
  ['en', 'technique:aim', 'Attack one target: double hit cards.'],
  ['en', 'technique:hamstring', 'Attack one target: ×+1. Add: Slow and Stuck.'],
  ['en', 'technique:guard-break', 'Attack one target: ×+1; on a hit, first removes Wall, Barrier, Defending and Reflect.'],
  ['en', 'technique:halt', 'Stop on one target, Chance Med.'],
  ['en', 'technique:quake', 'Earth damage (Med) to all enemies.'],
  ['nl', 'technique:aim', 'Val één doelwit aan: dubbele trefkaarten.'],
  ['nl', 'technique:hamstring', 'Val één doelwit aan: ×+1. Toevoegen: traag en vastgeraakt.'],
  ['nl', 'technique:halt', 'Eén doelwit komt tot stilstand, kans middel.'],
  ['nl', 'technique:quake', 'Aardeschade (middel) aan alle vijanden.'],
  ['ja', 'technique:aim', '対象1体を攻撃: 命中カード2倍。'],
  ['ja', 'technique:hamstring', '対象1体を攻撃: 倍率+1。付加: 鈍足、足止め。'],
  ['ja', 'technique:halt', '対象1体を停止に(成功率中)。'],
  ['ja', 'technique:quake', '敵全体に地ダメージ(中)。'],
] as const)('%s: %s says what the sheet says', (language, id, line) => {
  expect(saidOf(language, id).lines.join(' ')).toBe(line);
});

test('everything that has a name has a picture or a sign of its own', () => {
  const pictured = [...keysOf(PICTURES), ...keysOf(SIGNS)];
  const wanted = [
    ...ids('job', jobs),
    ...ids('technique', techniques),
    ...ids('intrinsic', intrinsics),
    ...ids('potion', potions),
    ...ids('tool', tools),
    ...ids('weapon', weapons),
    ...ids('armor', armors),
    ...ids('status', statuses),
    ...ids('room', rooms),
    ...ids('trap', traps),
    ...ids('trap', own),
    ...ids('species', species),
    ...ids('domain', domains),
    ...ids('person', NAMES.en.people),
    ...ids('place', NAMES.en.places),
  ];
  expect(pictured.toSorted()).toEqual([...wanted].sort());
});
