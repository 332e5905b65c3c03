// Owns the English sentences on cards and items.

import { keysOf, memberOf } from '@undercroft/kernel';
import { SKILLS, type Skill } from '../../../content/types.ts';
import { signed, usesText } from '../compose.ts';
import type { CardPhrases } from '../../phrases.ts';
import { all, basic, capital, count, either, gemCount } from './basic.ts';
import { names } from './names.ts';

const itemTitle: CardPhrases['itemTitle'] = (name, uses) => `${name.toUpperCase()} (${uses})`;
const inSkills = (skills: readonly Skill[]): string => (skills.length === SKILLS.length ? 'any skill' : either(skills));
/** "one circle", "2 circles". */
const circles = (n: number): string => (n === 1 ? 'one circle' : count(n, 'circle'));
const moreCircles = (n: number): string => (n === 1 ? 'one more circle' : count(n, 'more circle'));
const foeValue = { atk: 'ATK', def: 'DEF' } as const;

/** "ATK by +1 and DEF by −1", without what does not change. */
function changes(atk: number, def: number): string {
  return all([...(atk === 0 ? [] : [`ATK ${signed(atk)}`]), ...(def === 0 ? [] : [`DEF ${signed(def)}`])]);
}

export const cards: CardPhrases = {
  effects: {
    'lose-health': ({ n }) => `lose ${n} health`,
    'fill-circle': () => 'fill one circle',
    guard: ({ n }) => `${signed(n)} to your guard checks this round`,
    attack: ({ n }) => `${signed(n)} to your attack check this round`,
    'add-circle': () => 'draw one more empty circle (at most twice)',
    'lose-gem': () => 'lose a gem of your choice, or 1 health if you have none',
  },
  rewards: {
    health: ({ n }) => `${n} health`,
    ruby: ({ n, gain }) => gemCount(n, gain),
    emerald: ({ n, gain }) => gemCount(n, gain),
    sapphire: ({ n, gain }) => gemCount(n, gain),
    experience: (reward) => `1 experience in ${inSkills(reward.in)}`,
    item: ({ item }, items) => itemTitle(names.items[memberOf(keysOf(names.items), item)], usesText(items[item]?.uses ?? null)),
  },
  keywords: {
    AMBUSH: 'AMBUSH',
    HEAVY: 'HEAVY',
    VOLLEY: 'VOLLEY',
    SWARM: 'SWARM',
    FRENZY: 'FRENZY',
    PHASE: 'PHASE',
    REGROW: 'REGROW',
    LEECH: 'LEECH',
    BRITTLE: 'BRITTLE',
    STRIKE: 'STRIKE',
    GUARD: 'GUARD',
    PILFER: 'PILFER',
    DULL: 'DULL',
    CLOCK: 'CLOCK',
  },
  explain: {
    AMBUSH: () => 'Make one guard check before round 1.',
    HEAVY: ({ n }) => `Each failed guard check costs ${n} health instead of 1.`,
    VOLLEY: () => 'Make two guard checks each round, each with its own dice.',
    SWARM: () => 'ATK +1 in rounds that begin with more than half of the circles empty.',
    FRENZY: () => 'ATK +1 in rounds that begin with half of the circles or fewer empty.',
    PHASE: ({ atk, def }) => `${changes(atk, def)} in rounds that begin with half of the circles or fewer empty.`,
    REGROW: () => 'A round in which no circle was filled erases one filled circle, at most three times per encounter.',
    LEECH: () => 'Each failed guard check erases one filled circle while the room is not full, at most three times per encounter.',
    BRITTLE: () => 'An attack check that exceeds DEF by 3 or more fills two circles.',
    STRIKE: ({ skills }) => `The attack check uses ${either(skills)}.`,
    GUARD: ({ skills }) => `Guard checks use ${either(skills)}.`,
    PILFER: () => 'Each failed guard check also costs a gem of your choice, if you have one.',
    DULL: ({ gem }) => `No ${gemCount(2, gem).slice(2)} can be spent until the room is cleared.`,
    CLOCK: ({ n }) => `Lose 1 health at the end of every round whose number is a multiple of ${n}, until the room is cleared.`,
  },
  times: { start: 'before round 1', round: 'each round', odd: 'in odd rounds', even: 'in even rounds' },
  foe: ({ count: n, atk, def, health }, { foe, foes }, circleCount) =>
    `${n === 1 ? foe : `${n} ${foes}`}: ATK ${atk}, DEF ${def}, health ${health}${n === 1 ? '' : ' each'}; ${count(circleCount, 'circle')}.`,
  trial: ({ skills, target, effort }, fail) => `Trial: ${basic.check(skills, target)}; ${count(effort, 'circle')}. Fail: ${fail}.`,
  test: ({ must, when, skill, target }, pass, fail) => {
    const ends = [...(pass === null ? [] : [` Pass: ${pass}.`]), ...(fail === null ? [] : [` Fail: ${fail}.`])];
    return `${must ? 'Hazard' : 'Opportunity'} ${cards.times[when]}: ${basic.check([skill], target)}.${ends.join('')}`;
  },
  onClear: (rewards, check) => `On Clear${check === null ? '' : `, ${check}`}: ${rewards.join(', ')}.`,
  itemEffects: {
    bonus: ({ skill, n }) => `Add ${n} to one ${skill} check.`,
    fill: ({ n }) => `Fill ${circles(n)}. Not in a trial.`,
    'fill-on-pass': ({ of, n }) =>
      `When ${of === 'attack' ? 'an attack' : 'a guard'} check passes, fill ${of === 'attack' ? moreCircles(n) : circles(n)}.`,
    weaken: ({ what, n }) => `The foes have ${foeValue[what]} ${signed(-n)} for the rest of this encounter.`,
    'no-guard': () => 'The foes do not attack this round: make no guard check.',
    'reduce-loss': ({ n }) => `Reduce one loss of health by ${n}.`,
    'auto-pass': ({ skills }) => `One ${either(skills)} check passes, whatever the dice show. Not an On Clear check.`,
    'open-reward': () => 'One On Clear check passes without a roll.',
    'reroll-die': () => 'Re-roll one die of a check.',
    'reroll-check': () => 'Re-roll all dice of one check.',
    'turn-die': ({ face }) => `Turn one die of a check to its ${face}.`,
    'roll-as': ({ mode }) => `Roll one check in mode ${mode}, whatever bubbles the skill has.`,
    recover: ({ n }) => `After a round in which you lost health: gain ${n} health.`,
    'recover-room': ({ most }) => `Gain as much health as you lost in this room, at most ${most}.`,
    'stay-alive': () => 'When your health would become 0, it becomes 1 instead.',
    'recolour-gem': () => 'Spend one gem with the effect of another colour.',
    learn: (effect) => `Gain 1 experience in ${inSkills(effect.in)}.`,
    redraw: () => 'Put a level 1 card you have just drawn under the impending deck and draw again.',
    look: ({ n }) => `Look at the top ${n} cards of the impending deck and put each of them on the top or the bottom.`,
    'add-exit': () => 'Add one exit to an outer wall of the room you are placing.',
    'clear-bonus': ({ n }) => `Add ${n} to every On Clear check.`,
    'nudge-die': ({ by }) => `Change one die by ${by} without spending a ruby.`,
  },
  perEncounter: (n, sentence) =>
    `${n === 1 ? 'Once' : capital(count(n, 'time'))} per encounter: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
  itemTitle,
};
