// Owns the On Clear part: automatic rewards as printed, then checked rewards as printed.

import { procedure, type Turn } from '@undercroft/kernel';
import type { ItemId } from '../content/items.ts';
import type { CheckedReward, Reward, Skill } from '../content/types.ts';
import { collect, train, tryReward } from '../decisions.ts';
import type { Delve } from '../delve.ts';
import { cardNow, encounterOf } from '../queries/foe.ts';
import { clearBonus, effectAs } from '../queries/items.ts';
import { ME, skillsBelow } from '../state.ts';
import { declare, dice, useItem } from './dice.ts';

type T = Turn<Delve>;

/** DLV-SKILL-04: the leftmost empty bubble. */
export function trainSkill(t: T, skill: Skill): void {
  t.raise('skill.trained', { skill, bubbles: t.board.hero.bubbles[skill] + 1 }, 'DLV-SKILL-04');
}

function gain(t: T, reward: Reward): void {
  if (reward.gain === 'health') t.raise('health.gained', { n: reward.n }, 'DLV-HEALTH-01');
  else if (reward.gain === 'item') t.raise('item.gained', { item: reward.item as ItemId }, 'DLV-ITEM-01');
  else if (reward.gain !== 'experience') t.raise('gem.gained', { gem: reward.gain, n: reward.n }, 'DLV-GEM-14');
}

/** One experience into one of some skills, or declined. */
export const experience = procedure<Delve, { readonly skills: readonly Skill[] }>()('experience')
  .step('DLV-SKILL-11', (t, { skills }) => {
    if (skillsBelow(t.board, skills).length > 0) return;
    t.raise('experience.without-effect', { skills });
    return 'end';
  })
  .ask('DLV-SKILL-12', train, () => ME)
  .step(['DLV-SKILL-04', 'DLV-SKILL-10'], (t, { act, skill }) => {
    if (act === 'train' && skill !== undefined) trainSkill(t, skill);
    else t.raise('reward.declined', { reward: 'experience' }, 'DLV-SKILL-10');
  })
  .done();

/** Rewards one after another, in printed order (DLV-CLEAR-04). */
export const take = procedure<Delve, { readonly rewards: readonly Reward[] }>()('take-rewards', 'next')
  .let('DLV-CLEAR-04/a', () => ({ at: 0 }))
  .at('next')
  .step('DLV-CLEAR-04/b', (_, { rewards, at }) => (at >= rewards.length ? 'end' : undefined))
  .step('DLV-CLEAR-02', (t, { rewards, at }) => gain(t, rewards[at] as Reward))
  .call('DLV-SKILL-12', experience, (_, { rewards, at }) => {
    const reward = rewards[at] as Reward;
    return reward.gain === 'experience' ? { skills: reward.in } : null;
  })
  .let('DLV-CLEAR-04/c', (_, { at }) => ({ at: at + 1 }))
  .step('DLV-CLEAR-04/d', () => 'next')
  .done();

function drink(t: T, place: number): void {
  const draught = effectAs(t.board, place, 'recover-room');
  useItem(t, place);
  if (draught !== null) t.raise('health.gained', { n: Math.min(draught.most, encounterOf(t.board).lostHere) }, 'DLV-ITEM-05');
}

const rewardAt = (t: T, place: number): CheckedReward => cardNow(t.board).checks[place] as CheckedReward;

/** One checked reward: one attempt, helped by gems and items, or none. */
export const checked = procedure<Delve, { readonly reward: number }>()('checked-reward', 'ask', 'roll', 'passed')
  .at('ask')
  .ask('DLV-CLEAR-05', tryReward, () => ME)
  .step('DLV-CLEAR-06', (t, { act, item, reward }) => {
    if (act === 'roll') return 'roll';
    if (act === 'leave') {
      t.raise('reward.declined', { reward: `check-${reward}` });
      return 'end';
    }
    if (item === undefined) return 'end';
    if (act === 'use') {
      drink(t, item);
      return 'ask';
    }
    useItem(t, item);
    return 'passed';
  })
  .at('roll')
  .step('DLV-CLEAR-03', (t, { reward }) =>
    declare(t, 'onClear', rewardAt(t, reward).skill, rewardAt(t, reward).target, reward, clearBonus(t.board)),
  )
  .call('DLV-CLEAR-05/a', dice, () => ({}))
  .step('DLV-CLEAR-05/b', (t) => (encounterOf(t.board).checks.at(-1)?.passed === true ? undefined : 'end'))
  .at('passed')
  .call('DLV-CLEAR-03/a', take, (board, { reward }) => ({ rewards: (cardNow(board).checks[reward] as CheckedReward).gain }))
  .done();

export const onClear = procedure<Delve>()('on-clear', 'collect', 'checks')
  .at('collect')
  .ask('DLV-CLEAR-02', collect, () => ME)
  .step('DLV-ITEM-05', (t, { act, item }) => {
    if (act !== 'use' || item === undefined) return;
    drink(t, item);
    return 'collect';
  })
  .let(['DLV-CLEAR-01', 'DLV-CLEAR-06'], (t, { act, rewards }) => {
    const auto = cardNow(t.board).auto;
    const taken = auto.filter((_, place) => act !== 'choose' || rewards?.includes(place));
    for (const reward of auto) if (!taken.includes(reward)) t.raise('reward.declined', { reward: reward.gain }, 'DLV-CLEAR-06');
    return { taken, at: 0 };
  })
  .call('DLV-CLEAR-04', take, (_, { taken }) => ({ rewards: taken }))
  .at('checks')
  .step('DLV-CLEAR-03/a', (t, { at }) => (at >= cardNow(t.board).checks.length ? 'end' : undefined))
  .call('DLV-CLEAR-03/b', checked, (_, { at }) => ({ reward: at }))
  .let('DLV-CLEAR-04/a', (_, { at }) => ({ at: at + 1 }))
  .step('DLV-CLEAR-04/b', () => 'checks')
  .done();
