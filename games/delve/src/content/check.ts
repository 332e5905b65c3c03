// Owns the content check (DLV-ENGINE-06): what is wrong with a card, or a set of cards and items, and how to mend it. It returns; nothing here throws.

import { roomFaults } from './check-room.ts';
import {
  type Card,
  type CheckedReward,
  type Effect,
  type Foe,
  type Item,
  type ItemEffect,
  type Keyword,
  PACKS,
  type Reward,
  type Skill,
  type Test,
  type Trial,
} from './types.ts';

const LOWEST_TARGET = 2;
const HIGHEST_TARGET = 12;

/** One message for every fault, cards first, in the order given; an empty list means the content can be played. */
export function checkSet(cards: Record<string, Card>, items: Record<string, Item>): string[] {
  const ofCards = Object.entries(cards).flatMap(([id, card]) => checkCard(id, card, items));
  const ofItems = Object.entries(items).flatMap(([id, item]) => named(`item ${id}`, itemFaults(item)));
  return [...ofCards, ...ofItems];
}

function named(id: string, faults: readonly string[]): string[] {
  return faults.map((fault) => `${id}: ${fault}`);
}

/** What is wrong with one card, printed or added at run time. */
export function checkCard(id: string, card: Card, items: Record<string, Item>): string[] {
  return named(id, [
    ...idFaults(id, card),
    ...taskFaults(card),
    ...keywordListFaults(card.keywords),
    ...card.tests.flatMap((test, i) => testFaults(`test ${i + 1}`, test)),
    ...card.auto.flatMap((reward, i) => rewardFaults(`automatic reward ${i + 1}`, reward, items)),
    ...card.checks.flatMap((check, i) => checkFaults(`checked reward ${i + 1}`, check, items)),
    ...roomFaults(card),
  ]);
}

function idFaults(id: string, card: Card): string[] {
  const [, pack, level] = /^([A-Z]{3})-([123B])\d\d$/.exec(id) ?? [];
  if (!PACKS.some((known) => known === pack)) {
    return [`the id has to be a pack (${PACKS.join(', ')}), a dash, the level 1, 2, 3 or B, and two digits; rename the card.`];
  }
  if (level === String(card.level)) return [];
  return [`the id says level ${level}, the card says level ${card.level}; change one of them.`];
}

function taskFaults({ foe, trial }: Card): string[] {
  if (foe && trial) return ['there is both a foe and a trial; take one of them away.'];
  if (foe) return foeFaults(foe);
  if (trial) return trialFaults(trial);
  return ['there is neither a foe nor a trial; add one of them.'];
}

function foeFaults(foe: Foe): string[] {
  return [
    ...countFaults('foe count', foe.count),
    ...targetFaults('foe atk', foe.atk),
    ...targetFaults('foe def', foe.def),
    ...countFaults('foe health', foe.health),
  ];
}

function trialFaults(trial: Trial): string[] {
  return [
    ...skillFaults('trial skills', trial.skills),
    ...targetFaults('trial target', trial.target),
    ...countFaults('trial effort', trial.effort),
    ...effectFaults('trial fail', trial.fail),
  ];
}

function keywordListFaults(keywords: readonly Keyword[]): string[] {
  const keys = keywords.map(({ key }) => key);
  const repeated = keys.filter((key, i) => keys.indexOf(key) !== i);
  return [
    ...repeated.map((key) => `keyword ${key} is there twice; keep one.`),
    ...keywords.flatMap((keyword) => keywordFaults(`keyword ${keyword.key}`, keyword)),
  ];
}

function keywordFaults(where: string, keyword: Keyword): string[] {
  switch (keyword.key) {
    case 'HEAVY':
    case 'CLOCK':
      return countFaults(`${where} n`, keyword.n);
    case 'STRIKE':
    case 'GUARD':
      return skillFaults(`${where} skills`, keyword.skills);
    case 'PHASE':
      return Number.isInteger(keyword.atk) && Number.isInteger(keyword.def) && (keyword.atk !== 0 || keyword.def !== 0)
        ? []
        : [`${where} has to change atk or def by a whole number; set atk or def.`];
    default:
      return [];
  }
}

function testFaults(where: string, test: Test): string[] {
  return [
    ...targetFaults(`${where} target`, test.target),
    ...(test.pass || test.fail ? [] : [`${where} changes nothing; give it a pass or a fail effect.`]),
    ...(test.pass ? effectFaults(`${where} pass`, test.pass) : []),
    ...(test.fail ? effectFaults(`${where} fail`, test.fail) : []),
  ];
}

function effectFaults(where: string, effect: Effect): string[] {
  switch (effect.do) {
    case 'lose-health':
      return countFaults(`${where} ${effect.do}`, effect.n);
    case 'guard':
    case 'attack':
      return Number.isInteger(effect.n) && effect.n !== 0
        ? []
        : [`${where} ${effect.do} is ${effect.n}; make it a whole number above or below 0.`];
    default:
      return [];
  }
}

function rewardFaults(where: string, reward: Reward, items: Record<string, Item>): string[] {
  switch (reward.gain) {
    case 'experience':
      return skillFaults(`${where} experience`, reward.in);
    case 'item':
      return Object.hasOwn(items, reward.item)
        ? []
        : [`${where} names the item '${reward.item}', which does not exist; add it to the items or name another.`];
    default:
      return countFaults(`${where} ${reward.gain}`, reward.n);
  }
}

function checkFaults(where: string, check: CheckedReward, items: Record<string, Item>): string[] {
  return [
    ...targetFaults(`${where} target`, check.target),
    ...(check.gain.length > 0 ? [] : [`${where} gives nothing; add a reward to gain.`]),
    ...check.gain.flatMap((reward) => rewardFaults(where, reward, items)),
  ];
}

function itemFaults(item: Item): string[] {
  return [
    ...(item.uses === null ? [] : countFaults('uses', item.uses)),
    ...(item.perEncounter === undefined ? [] : countFaults('perEncounter', item.perEncounter)),
    ...itemEffectFaults(item.effect),
  ];
}

function itemEffectFaults(effect: ItemEffect): string[] {
  return [
    ...('n' in effect ? countFaults(`${effect.do} n`, effect.n) : []),
    ...('most' in effect ? countFaults(`${effect.do} most`, effect.most) : []),
    ...('by' in effect ? countFaults(`${effect.do} by`, effect.by) : []),
    ...('face' in effect ? rangeFaults(`${effect.do} face`, effect.face, 1, 6) : []),
    ...('skills' in effect ? skillFaults(`${effect.do} skills`, effect.skills) : []),
    ...('in' in effect ? skillFaults(`${effect.do} in`, effect.in) : []),
  ];
}

function countFaults(where: string, n: number): string[] {
  return Number.isInteger(n) && n >= 1 ? [] : [`${where} is ${n}; make it a whole number of at least 1.`];
}

function rangeFaults(where: string, n: number, low: number, high: number): string[] {
  return Number.isInteger(n) && n >= low && n <= high ? [] : [`${where} is ${n}; make it a whole number from ${low} to ${high}.`];
}

function targetFaults(where: string, target: number): string[] {
  return rangeFaults(where, target, LOWEST_TARGET, HIGHEST_TARGET);
}

function skillFaults(where: string, skills: readonly Skill[]): string[] {
  if (skills.length === 0) return [`${where} lists no skill; add at least one.`];
  return new Set(skills).size === skills.length ? [] : [`${where} lists a skill twice; keep one.`];
}
