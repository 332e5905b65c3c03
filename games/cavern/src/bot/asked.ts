// Owns a bot's answers to what comes up while things happen: reactions, targets, who gets what, and what is paid for.

import { answerWith, best, type Seen } from '@undercroft/bots';
import { memberOf, randomAnswer, type Choice, type Scalar } from '@undercroft/kernel';
import { ENCOUNTER_IDS, encounterOf, isPower, isTreasure, powerOf, treasureOf, type EncounterId } from '../content/cards.ts';
import type { Effect } from '../content/types.ts';
import { isAtHalf } from '../queries/duel.ts';
import { atWillsOf } from '../queries/plans.ts';
import { isWorthRerolling, threatsTo } from '../queries/timely.ts';
import { heroAt, stands, type HeroNo, type Table } from '../state.ts';
import type { View } from '../view.ts';
import { tableOf } from './turn.ts';
import { bestBlow, bestTarget, standings } from './worth.ts';

type Answer = (seen: Seen<View>, table: Table) => Choice;

const heroIn = ({ offer }: Seen<View>, name = 'hero'): HeroNo => Number(offer.about[name]);
const numbers = (options: readonly Scalar[]): readonly number[] => options.map(Number);

/** The options of the first pick of an act. */
function optionsOf({ asking }: Seen<View>, act: string): readonly Scalar[] {
  if (asking.open()?.name === 'act') asking.take(act);
  return asking.open()?.options ?? [];
}

const react: Answer = (seen, table) => {
  const moment = seen.offer.about['moment'];
  const pass: Choice = { act: 'pass' };
  const use = (): Choice => answerWith(seen.asking, { act: 'use' });
  const { blow } = table;
  const hero = heroIn(seen, 'of');
  switch (moment) {
    case 'would-fall':
    case 'would-be-marked':
    case 'defeated':
    case 'missed':
    case 'is-hit':
    // The sooner two cards are drawn for one, the longer the better of them helps.
    case 'treasure-due':
      return use();
    case 'rolled':
      return isWorthRerolling(table, hero) ? use() : pass;
    case 'villain-start':
      return threatsTo(table, hero).length >= CROWD || isWeak(table, hero) ? use() : pass;
    case 'would-be-hurt': {
      if (blow === null) return pass;
      const { hp } = heroAt(table, blow.on);
      return blow.n >= hp || blow.n >= HEAVY ? use() : pass;
    }
    default:
      return pass;
  }
};
const HEAVY = 2;
/** So many foes that could get at a hero that it had better not be seen; with few HP any are too many. */
const CROWD = 2;
const isWeak = (table: Table, hero: HeroNo): boolean => isAtHalf(heroAt(table, hero)) && threatsTo(table, hero).length > 0;

const stride: Answer = (seen, table) => {
  const hero = heroIn(seen);
  const worth = standings(table, hero);
  const to = best(numbers(optionsOf(seen, 'go')), worth);
  if (to === undefined || worth(to) <= worth(heroAt(table, hero).square)) return { act: 'stay' };
  return { act: 'go', to };
};

const aim: Answer = (seen, table) => {
  const targets = numbers(optionsOf(seen, 'attack'));
  const target = bestTarget(table, heroIn(seen), targets, 0);
  return answerWith(seen.asking, target === undefined ? { act: 'attack' } : { act: 'attack', target });
};

const extraAttack: Answer = (seen, table) => {
  const hero = heroIn(seen);
  const blow = bestBlow(table, hero, atWillsOf(table, hero));
  if (blow === null) return { act: 'stop' };
  const { worth: _worth, ...picks } = blow;
  return answerWith(seen.asking, { act: 'attack', ...picks });
};

/** Whoever has the least; nobody needs two that help the same way. */
const ownItem: Answer = (seen, table) => {
  const card = seen.offer.about['card'];
  const found = typeof card === 'string' ? card : '';
  const to = best(numbers(optionsOf(seen, 'give')), (hero) => {
    const { items, hp } = heroAt(table, hero);
    const alike = items.filter(({ card: one }) => treasureOf(one).category === categoryOf(found)).length;
    return (hp > 0 ? 1 : 0) - alike - items.length / 10;
  });
  return answerWith(seen.asking, to === undefined ? { act: 'give' } : { act: 'give', to });
};
const categoryOf = (card: string): string | undefined => (isTreasure(card) ? treasureOf(card).category : undefined);

/** What an Encounter card may cost the party, roughly in HP. */
function badness(table: Table, card: EncounterId): number {
  const party = table.heroes.filter(stands).length;
  const { kind, effects } = encounterOf(card);
  const lasting = kind === 'trap' || kind === 'hazard' || kind === 'curse' ? 1 : kind === 'environment' ? 1.5 : 0;
  return lasting + hurtIn(effects, party);
}
function hurtIn(effects: readonly Effect[], party: number): number {
  return effects.reduce((sum, effect) => sum + hurtBy(effect, party), 0);
}
function hurtBy(effect: Effect, party: number): number {
  switch (effect.do) {
    case 'damage':
    case 'attack': {
      const n = effect.do === 'attack' ? effect.damage * 0.6 : effect.n;
      return n * (effect.who.count === 'all' || effect.who.count === 'all-standing' ? party : 1);
    }
    case 'summon':
      return 1.5;
    case 'players':
      return party * hurtIn(effect.effects, 1);
    case 'track':
      return 1.5;
    case 'gain':
      return 1;
    case 'if':
    case 'may':
    case 'repeat':
      return hurtIn(effect.effects, party);
    default:
      return 0;
  }
}
const BAD_ENOUGH = 2;

const cancel: Answer = (seen, table) => {
  const card = memberOf(ENCOUNTER_IDS, seen.offer.about['card']);
  return badness(table, card) >= BAD_ENOUGH ? answerWith(seen.asking, { act: 'cancel' }) : { act: 'accept' };
};

const pickHero: Answer = (seen, table) => {
  const who = best(numbers(optionsOf(seen, 'choose')), (hero) => -heroAt(table, hero).hp);
  return answerWith(seen.asking, who === undefined ? { act: 'choose' } : { act: 'choose', who });
};

/** Up: a daily before a utility; down: the other way round. */
const flipPower: Answer = (seen) => {
  const sign = seen.offer.about['to'] === 'up' ? 1 : -1;
  const power = best(optionsOf(seen, 'flip'), (id) => (isDaily(String(id)) ? sign : 0));
  return answerWith(seen.asking, power === undefined ? { act: 'flip' } : { act: 'flip', power });
};
const isDaily = (id: string): boolean => isPower(id) && powerOf(id).kind === 'daily';

const landing: Answer = (seen, table) => {
  const square = best(numbers(optionsOf(seen, 'place')), standings(table, heroIn(seen)));
  return answerWith(seen.asking, square === undefined ? { act: 'place' } : { act: 'place', square });
};

const firstOf =
  (act: string): Answer =>
  ({ asking }) =>
    answerWith(asking, { act });
const anything: Answer = ({ asking, random }) => randomAnswer(asking, random.below);

/** By the name of the decision; what is not named here is answered anyhow. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  react,
  stride,
  aim,
  'extra-attack': extraAttack,
  'own-item': ownItem,
  cancel,
  'level-up': firstOf('rise'),
  leave: firstOf('leave'),
  shrine: firstOf('light'),
  'pick-hero': pickHero,
  'flip-power': flipPower,
  landing,
};

export const answerTo = (seen: Seen<View>): Choice => (ANSWERS[seen.offer.decision] ?? anything)(seen, tableOf(seen.view));
