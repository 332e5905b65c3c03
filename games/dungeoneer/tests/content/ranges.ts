// Owns the recommended ranges of section 7.3: which number of which card stands outside its column.

import { isKeyOf } from '@undercroft/kernel';
import { type Entry, type Fault, family, fault, type SetCards } from '../../src/content/check-set.ts';
import { threatsOf } from '../../src/content/parts.ts';
import {
  type Amount,
  type Banner,
  type Family,
  FORMS,
  type Grade,
  type Hero,
  type MapCard,
  type Monster,
  type Quest,
} from '../../src/content/types.ts';

type Range = readonly [least: number, most: number];
type ByGrade = Readonly<Record<Grade, Range>>;
const RANGES = {
  'first row': { heroic: [0, 3], epic: [1, 4], legendary: [2, 5] },
  'first row sum': { heroic: [5, 6], epic: [6, 8], legendary: [8, 10] },
  'forms that grow': { heroic: [1, 2], epic: [2, 2], legendary: [2, 2] },
  growth: { heroic: [0, 1], epic: [0, 1], legendary: [0, 2] },
  'hero Speed': { heroic: [2, 4], epic: [2, 4], legendary: [2, 5] },
  rows: { heroic: [3, 4], epic: [3, 3], legendary: [3, 3] },
  'hero Life': { heroic: [6, 6], epic: [6, 6], legendary: [6, 6] },
  'Boon limit': { heroic: [1, 4], epic: [2, 5], legendary: [2, 6] },
  'Treasure limit': { heroic: [2, 5], epic: [3, 6], legendary: [3, 6] },
  'main score': { heroic: [1, 4], epic: [3, 6], legendary: [5, 8] },
  'monster Life': { heroic: [1, 3], epic: [1, 4], legendary: [2, 5] },
  'monster cost': { heroic: [1, 6], epic: [3, 8], legendary: [4, 10] },
  'trap target': { heroic: [4, 7], epic: [6, 9], legendary: [8, 11] },
  'trap cost': { heroic: [1, 4], epic: [2, 5], legendary: [3, 6] },
  'bane cost': { heroic: [1, 5], epic: [2, 6], legendary: [3, 7] },
  'boon cost': { heroic: [1, 4], epic: [2, 6], legendary: [3, 7] },
  'treasure cost': { heroic: [1, 6], epic: [2, 8], legendary: [3, 10] },
  Glory: { heroic: [0, 3], epic: [1, 4], legendary: [1, 5] },
  Peril: { heroic: [0, 4], epic: [1, 5], legendary: [2, 6] },
  'exit target': { heroic: [4, 6], epic: [6, 8], legendary: [8, 10] },
  'obstacle target': { heroic: [4, 6], epic: [6, 8], legendary: [8, 10] },
  'Hazard bonus': { heroic: [1, 2], epic: [1, 3], legendary: [2, 3] },
  'Quest target': { heroic: [5, 8], epic: [7, 10], legendary: [9, 12] },
  'Slay score': { heroic: [2, 5], epic: [4, 7], legendary: [6, 9] },
  'Slay Life': { heroic: [1, 3], epic: [2, 4], legendary: [3, 6] },
  'Search number': { heroic: [6, 9], epic: [7, 10], legendary: [8, 11] },
  'Level reward': { heroic: [1, 1], epic: [1, 1], legendary: [1, 1] },
  'Glory reward': { heroic: [1, 3], epic: [2, 4], legendary: [3, 5] },
  'Life reward': { heroic: [1, 2], epic: [1, 2], legendary: [1, 2] },
  'Peril reward': { heroic: [1, 3], epic: [1, 3], legendary: [1, 3] },
} as const satisfies Readonly<Record<string, ByGrade>>;
type Measure = keyof typeof RANGES;
type Measured = readonly [what: Measure, n: number];

export function rangeFaults(cards: SetCards): readonly Fault[] {
  const within = (id: string, numbers: readonly Measured[]): readonly Fault[] =>
    numbers.flatMap(([what, n]) => {
      const [least, most] = RANGES[what][cards.grade];
      return n >= least && n <= most ? [] : [fault(id, what, `is ${n}; make it ${least === most ? least : `${least} to ${most}`}.`)];
    });
  const each = <Card>(entries: readonly Entry<Card>[], numbers: (card: Card) => readonly Measured[]): readonly Fault[] =>
    entries.flatMap(([id, card]) => within(id, numbers(card)));
  const costs = (name: Exclude<Family, 'monster'>): readonly Fault[] => each(family(cards, name), ({ cost }) => [[`${name} cost`, cost]]);
  return [
    ...each(cards.heroes, heroNumbers),
    ...each(cards.quests, questNumbers),
    ...each(cards.maps, mapNumbers),
    ...each(family(cards, 'monster'), monsterNumbers),
    ...each(family(cards, 'trap'), (card) =>
      threatsOf(card).flatMap(({ target }) => extremes(target).map((n) => ['trap target', n] as const)),
    ),
    ...costs('boon'),
    ...costs('treasure'),
    ...costs('bane'),
    ...costs('trap'),
  ];
}

/** What an amount can be at least and, where that is known, at most. */
const extremes = (amount: Amount): readonly number[] =>
  typeof amount === 'number' ? [amount] : [amount.base, amount.base + (amount.max ?? 0)];

function heroNumbers({ rows, life, boons, treasures }: Hero): readonly Measured[] {
  const [first = [0, 0, 0]] = rows;
  const [melee, magic, speed] = first;
  const steps = rows.slice(1).map((row, i) => row.map((n, form) => n - (rows[i]?.[form] ?? 0)));
  return [
    ['first row', melee],
    ['first row', magic],
    ['first row sum', melee + magic + speed],
    ['rows', rows.length],
    ['hero Life', life],
    ['Boon limit', boons],
    ['Treasure limit', treasures],
    ...rows.map((row): Measured => ['hero Speed', row[2]]),
    ...steps.flatMap((step): Measured[] => [
      ['forms that grow', step.filter((n) => n > 0).length],
      ...step.map((n): Measured => ['growth', n]),
    ]),
  ];
}

/** The highest printed value; a value that follows the hero's own is always right. */
function mainScore(forms: Banner): number | null {
  const values = FORMS.flatMap((form) => forms[form]?.value ?? []).filter((value) => typeof value === 'number');
  const relative = FORMS.some((form) => typeof forms[form]?.value === 'object');
  return relative ? null : Math.max(0, ...values);
}

function monsterNumbers({ forms, life, cost }: Monster): readonly Measured[] {
  const main = mainScore(forms);
  return [['monster Life', life], ['monster cost', cost], ...(main === null ? [] : [['main score', main] as const])];
}

function questNumbers(quest: Quest): readonly Measured[] {
  const { completion, search, reward, artifact } = quest;
  const gained = { level: 0, glory: 0, heal: 0, peril: 0 };
  for (const effect of reward)
    if (isKeyOf(gained, effect.do) && 'n' in effect && typeof effect.n === 'number') gained[effect.do] += effect.n;
  return [
    ...(search ? [['Search number', search.target] as const] : []),
    ...(completion.by === 'threat' ? extremes(completion.threat.target).map((n): Measured => ['Quest target', n]) : []),
    ...(completion.by === 'threats' ? [['Quest target', completion.target] as const] : []),
    ...(completion.by === 'slay' ? slayNumbers(completion.monster) : []),
    ...(artifact || quest.artifactChoice ? [] : [['Level reward', gained.level] as const]),
    ...(gained.glory > 0 ? [['Glory reward', gained.glory] as const] : []),
    ...(gained.heal > 0 ? [['Life reward', gained.heal] as const] : []),
    ...(gained.peril > 0 ? [['Peril reward', gained.peril] as const] : []),
  ];
}

function slayNumbers({ forms, life }: { readonly forms: Banner; readonly life: number }): readonly Measured[] {
  const main = mainScore(forms);
  return [['Slay Life', life], ...(main === null ? [] : [['Slay score', main] as const])];
}

function mapNumbers({ glory, peril, exits, obstacle, entrance, monster }: MapCard): readonly Measured[] {
  return [
    ...(entrance === 'always'
      ? []
      : ([
          ['Glory', glory],
          ['Peril', peril],
        ] as const)),
    ...threatsOf(exits).flatMap(({ target }) => extremes(target).map((n): Measured => ['exit target', n])),
    ...threatsOf(obstacle).flatMap(({ target }) => extremes(target).map((n): Measured => ['obstacle target', n])),
    ...(obstacle?.kind === 'hazard' ? [['Hazard bonus', obstacle.n] as const] : []),
    ...(monster ? [['monster Life', monster.life] as const] : []),
  ];
}
