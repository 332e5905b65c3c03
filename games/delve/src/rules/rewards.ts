// Owns the On Clear part: automatic rewards as printed, then checked rewards as printed.

import { ITEM_IDS } from '../content/items.ts';
import { memberOf, at, procedure, type Turn } from '@undercroft/kernel';
import type { CheckedReward, Reward, Skill } from '../content/types.ts';
import { collect, train, tryReward } from '../decisions/index.ts';
import type { Delve } from '../delve.ts';
import { cardNow, encounterOf } from '../queries/foe.ts';
import { clearBonus, effectAs } from '../queries/items.ts';
import { ME, skillsBelow, type Board } from '../state.ts';
import { declare, dice, useItem } from './dice.ts';

type T = Turn<Delve>;

/** DLV-SKILL-04: the leftmost empty bubble. */
export function trainSkill(t: T, skill: Skill): void {
  t.raise('skill.trained', { skill, bubbles: t.board.hero.bubbles[skill] + 1 }, 'DLV-SKILL-04');
}

function gain(t: T, reward: Reward): void {
  if (reward.gain === 'health') t.raise('health.gained', { n: reward.n }, 'DLV-HEALTH-01');
  else if (reward.gain === 'item') t.raise('item.gained', { item: memberOf(ITEM_IDS, reward.item) }, 'DLV-ITEM-01');
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
  .step(['DLV-SKILL-04', 'DLV-SKILL-10'], (t, { answer }) => {
    if (answer.act === 'train') trainSkill(t, answer.skill);
    else t.raise('reward.declined', { reward: 'experience' }, 'DLV-SKILL-10');
  })
  .done();

export const takeOne = procedure<Delve, { readonly reward: Reward }>()('take-reward')
  .step('DLV-CLEAR-02', (t, { reward }) => gain(t, reward))
  .call('DLV-SKILL-12', experience, (_, { reward }) => (reward.gain === 'experience' ? { skills: reward.in } : null))
  .done();

/** Rewards one after another, in printed order. */
export const take = procedure<Delve, { readonly rewards: readonly Reward[] }>()('take-rewards')
  .each('DLV-CLEAR-04', takeOne, (_, { rewards }, done) => {
    const reward = rewards[done];
    return reward === undefined ? null : { reward };
  })
  .done();

function drink(t: T, place: number): void {
  const draught = effectAs(t.board, place, 'recover-room');
  useItem(t, place);
  if (draught !== null) t.raise('health.gained', { n: Math.min(draught.most, encounterOf(t.board).lostHere) }, 'DLV-ITEM-05');
}

const rewardAt = (board: Board, place: number): CheckedReward => at(cardNow(board).checks, place);

/** One checked reward: one attempt, helped by gems and items, or none. */
export const checked = procedure<Delve, { readonly reward: number }>()('checked-reward', 'ask', 'roll', 'passed')
  .at('ask')
  .ask('DLV-CLEAR-05', tryReward, () => ME)
  .step('DLV-CLEAR-06', (t, { answer, reward }) => {
    switch (answer.act) {
      case 'roll':
        return 'roll';
      case 'leave':
        t.raise('reward.declined', { reward: `check-${reward}` });
        return 'end';
      case 'use':
        drink(t, answer.item);
        return 'ask';
      case 'open':
        useItem(t, answer.item);
        return 'passed';
    }
  })
  .at('roll')
  .step('DLV-CLEAR-03', (t, { reward }) =>
    declare(t, 'onClear', rewardAt(t.board, reward).skill, rewardAt(t.board, reward).target, reward, clearBonus(t.board)),
  )
  .call('DLV-CLEAR-05/a', dice, () => ({}))
  .step('DLV-CLEAR-05/b', (t) => (encounterOf(t.board).checks.at(-1)?.passed === true ? undefined : 'end'))
  .at('passed')
  .call('DLV-CLEAR-03/a', take, (board, { reward }) => ({ rewards: rewardAt(board, reward).gain }))
  .done();

export const onClear = procedure<Delve>()('on-clear', 'collect')
  .at('collect')
  .ask('DLV-CLEAR-02', collect, () => ME)
  .step('DLV-ITEM-05', (t, { answer }) => {
    if (answer.act !== 'use') return;
    drink(t, answer.item);
    return 'collect';
  })
  .let('taken', ['DLV-CLEAR-01', 'DLV-CLEAR-06'], (t, { answer }) => {
    const { auto } = cardNow(t.board);
    const taken = auto.filter((_, place) => answer.act !== 'choose' || answer.rewards.includes(place));
    for (const reward of auto) if (!taken.includes(reward)) t.raise('reward.declined', { reward: reward.gain }, 'DLV-CLEAR-06');
    return taken;
  })
  .call('DLV-CLEAR-04', take, (_, { taken }) => ({ rewards: taken }))
  .each('DLV-CLEAR-03', checked, (board, _, done) => (done < cardNow(board).checks.length ? { reward: done } : null))
  .done();
