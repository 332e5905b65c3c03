// Owns the English questions, buttons and options.

import { cardOf } from '../../content/cards.ts';
import type { Reward } from '../../content/types.ts';
import { committable } from '../../queries/adjust.ts';
import { entranceSize } from '../../queries/entrance.ts';
import { foeAtk, foeDef, trialTarget } from '../../queries/foe.ts';
import { placesFor } from '../../queries/map.ts';
import { roomToPlace } from '../../pieces/rooms.ts';
import { healthOf } from '../../state.ts';
import type { View } from '../../view.ts';
import { effectsOf, rewardText, testText } from '../words/compose.ts';
import { cardHere, checkFacts, rewardAt, targetsHere, testAt } from '../facts.ts';
import type { AskingPhrases, OptionPhrases } from '../phrases.ts';
import { aGem, all, basic, capital, checkName, count, either, nameOf, result, sumText } from '../words/en/basic.ts';
import { cards } from '../words/en/cards.ts';

const rewardList = (rewards: readonly Reward[]): string => all(rewards.map((reward) => rewardText(cards, reward)));

const ITEM = 'Choose an item.';
const here = (view: View): string => nameOf(cardHere(view));
const fits = (view: View): boolean => placesFor(view.map, roomToPlace(cardHere(view), view.encounter?.chalked ?? [])).length > 0;
const chosenOf = (chosen: unknown): number => (Array.isArray(chosen) ? chosen.length : 0);

/** A card has these numbers the other way round, so it is said what they are. */
const against = ({ skills, target }: { readonly skills: readonly string[]; readonly target: number }): string =>
  `${either(skills)} against ${target}`;

/** "attack ATK against 7, guard DEF against 6 twice". */
function ahead(view: View): string {
  const { attack, guard, trial } = targetsHere(view);
  const parts = [
    ...(attack === null ? [] : [`attack ${against(attack)}`]),
    ...(guard === null ? [] : [`guard ${against(guard)}${guard.times > 1 ? ' twice' : ''}`]),
    ...(trial === null ? [] : [`trial ${against(trial)}`]),
  ];
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

/** The skills of a round, asked for where there is a choice. */
const roundSkills = {
  strike: ({ view }: { view: View }) => `Choose the skill for the attack check against ${foeDef(view)}.`,
  guard: ({ view }: { view: View }) => `Choose the skill for the guard check against ${foeAtk(view)}.`,
  secondGuard: ({ view }: { view: View }) => `Choose the skill for the second guard check against ${foeAtk(view)}.`,
  trial: ({ view }: { view: View }) => `Choose the skill for the trial check against ${trialTarget(view)}.`,
};

export const asking: AskingPhrases = {
  create: {
    prompt: 'Choose your first two experiences: one in ATK or DEF, one in AGL or WIT.',
    acts: { create: { label: 'Choose the two skills', picks: { first: 'Choose ATK or DEF.', second: 'Choose AGL or WIT.' } } },
  },
  train: {
    prompt: ({ about }) => `Choose what your experience goes into: ${either(about.skills)}.`,
    acts: { train: { label: 'Train a skill', picks: { skill: 'Choose the skill to train.' } }, decline: 'Decline the experience' },
  },
  drawEntrance: {
    prompt: ({ view }) => `Draw the entrance: ${count(entranceSize(view.entranceDice), 'square')} and 3 exits.`,
    acts: {
      automatic: 'Draw it automatically',
      draw: {
        label: 'Draw it square by square',
        picks: {
          squares: ({ view, picked }) => `Choose square ${chosenOf(picked['squares']) + 1} of ${entranceSize(view.entranceDice)}.`,
          exits: ({ picked }) => `Choose exit ${chosenOf(picked['exits']) + 1} of 3.`,
        },
      },
      box: {
        label: 'Draw it as a box',
        picks: {
          width: 'Choose the width of the box.',
          corner: 'Choose the square of its upper left corner.',
          exits: ({ picked }) => `Choose exit ${chosenOf(picked['exits']) + 1} of 3.`,
        },
      },
    },
  },
  between: {
    prompt: 'Draw the next encounter, or do something else first.',
    acts: {
      draw: ({ view }) => `Draw the next encounter (${count(view.decks.impending, 'card')} left)`,
      learn: { label: 'Learn from an item', picks: { item: ITEM, skill: 'Choose the skill to train.' } },
      look: { label: 'Look at the top of the deck', picks: { item: ITEM } },
      'give-up': 'Give up the game',
      stop: 'Stop here and keep the victory',
    },
  },
  putBack: {
    prompt: ({ view }) =>
      `Put back the ${view.decks.looking.length === 1 ? 'card' : 'cards'} you looked at: ${all(view.decks.looking.map(nameOf))}.`,
    acts: { put: { label: 'Put a card back', picks: { card: 'Choose a card.', where: 'Choose the top or the bottom of the deck.' } } },
  },
  keepOrRedraw: {
    prompt: ({ view }) => `You drew ${here(view)}: keep it or draw again?`,
    acts: {
      keep: ({ view }) => `Keep ${here(view)}`,
      redraw: { label: 'Send it under the deck and draw again', picks: { item: ITEM } },
    },
  },
  placeRoom: {
    prompt: ({ view }) =>
      fits(view) ? `Choose a place for the room: ${here(view)}.` : `The room fits at no open exit: ${here(view)}. Choose what to do.`,
    acts: {
      automatic: 'Place it for me',
      place: {
        label: 'Place the room',
        picks: {
          exit: 'Choose an open exit on the map.',
          by: 'Choose the exit of the new room that joins it.',
          mirrored: 'Choose how the room lies.',
        },
      },
      chalk: { label: 'Add an exit to the room', picks: { item: ITEM, wall: 'Choose the wall for the new exit.' } },
      'secret-door': {
        label: 'Find a secret door',
        picks: {
          wall: 'Choose the wall for the secret door.',
          by: 'Choose the exit of the new room that joins it.',
          mirrored: 'Choose how the room lies.',
        },
      },
      'leave-undrawn': 'Play on without drawing the room',
      'put-aside': 'Put the card aside',
    },
  },
  attemptTest: {
    prompt: ({ view, about }) => `${testText(cards, testAt(view, about.test))} Attempt it?`,
    acts: {
      attempt: ({ view, about }) => {
        const { skill, target } = testAt(view, about.test);
        return `Attempt ${basic.check([skill], target)}`;
      },
      leave: 'Leave it out',
    },
  },
  guardWith: {
    prompt: ({ view }) => `${cards.keywords.AMBUSH}: choose the skill for a guard check against ${foeAtk(view)}.`,
    acts: { guard: { label: 'Choose the skill', picks: { skill: 'Choose the skill for the guard check.' } } },
  },
  planRound: {
    prompt: ({ view }) => `Round ${view.encounter?.round ?? 0}: choose how to roll${ahead(view)}.`,
    acts: {
      'roll-together': { label: 'Roll together', picks: { ...roundSkills, take: 'Choose the opportunities to take.' } },
      'roll-in-turn': { label: 'Roll one check after another', picks: roundSkills },
      use: { label: 'Use an item first', picks: { item: ITEM } },
    },
  },
  nextCheck: {
    prompt: 'Choose the check to roll next.',
    acts: { roll: { label: 'Roll the next check', picks: { kind: 'Choose the check to roll next.' } } },
  },
  prepare: {
    prompt: ({ view, about }) => {
      const check = view.encounter?.checks[about.check];
      return check === undefined
        ? 'Choose how to roll.'
        : `${capital(basic.purposes[check.purpose])} ${basic.check([check.skill], check.target)}: choose how to roll.`;
    },
    acts: {
      roll: { label: 'Roll', picks: { mode: 'Choose the die mode.' } },
      cloak: { label: 'Use an item before the roll', picks: { item: ITEM } },
    },
  },
  adjust: {
    prompt: ({ view }) => {
      const open = committable(view).flatMap((at) => checkFacts(view, at) ?? []);
      const [only] = open;
      return open.length === 1 && only !== undefined
        ? `${capital(checkName(only))} ${only.skill}: ${sumText(only)}, ${result(only.passes)}. Change it or commit it.`
        : 'The dice lie open: change them or commit a check.';
    },
    acts: {
      'commit-all': ({ view }) => {
        const kept = committable(view).flatMap((at) => checkFacts(view, at) ?? []);
        return `Commit the dice: ${all(kept.map((check) => `${checkName(check)} ${result(check.passes)}`))}`;
      },
      commit: {
        label: ({ view }) => {
          const [at, more] = committable(view);
          const check = at === undefined || more !== undefined ? null : checkFacts(view, at);
          return check === null
            ? 'Commit a check'
            : `Commit ${check.skill} ${check.total} against ${check.target}: ${result(check.passes)}`;
        },
        picks: { check: 'Choose the check to commit.' },
      },
      spend: {
        label: 'Spend a gem',
        picks: {
          gem: 'Choose the gem to spend.',
          check: 'Choose the check to spend it on.',
          die: 'Choose a die.',
          step: 'Choose up or down.',
        },
      },
      use: {
        label: 'Use an item',
        picks: {
          item: ITEM,
          gem: 'Choose the gem to spend.',
          as: 'Choose the colour whose effect it has.',
          check: 'Choose the check to use it on.',
          die: 'Choose a die.',
          step: 'Choose up or down.',
        },
      },
    },
  },
  followUp: {
    prompt: ({ about }) => `Your ${basic.purposes[about.passed]} passed: use an item or go on?`,
    acts: { use: { label: 'Use an item', picks: { item: ITEM } }, 'go-on': 'Go on' },
  },
  damage: {
    prompt: ({ view, about }) => `You are about to lose ${about.amount} of your ${healthOf(view)} health: use an item?`,
    acts: { take: ({ about }) => `Lose ${about.amount} health`, use: { label: 'Use an item', picks: { item: ITEM } } },
  },
  giveGem: { prompt: 'Choose the gem you lose.', acts: { give: { label: 'Give up a gem', picks: { gem: 'Choose the gem you lose.' } } } },
  endRound: {
    prompt: ({ view }) => `Round ${view.encounter?.round ?? 0} is over: use an item or go on?`,
    acts: { 'go-on': 'Go on', use: { label: 'Use an item', picks: { item: ITEM } } },
  },
  collect: {
    prompt: ({ view }) => {
      const auto = cardOf(cardHere(view)).auto;
      return auto.length === 0 ? 'The room is cleared.' : `The room is cleared. Take your rewards: ${rewardList(auto)}.`;
    },
    acts: {
      'take-all': ({ view }) => (cardOf(cardHere(view)).auto.length === 0 ? 'Go on' : 'Take everything'),
      choose: { label: 'Choose what to take', picks: { rewards: 'Choose the rewards to take.' } },
      use: { label: 'Use an item first', picks: { item: ITEM } },
    },
  },
  tryReward: {
    prompt: ({ view, about }) => {
      const { skill, target, gain } = rewardAt(view, about.reward);
      return `On Clear, ${basic.check([skill], target)}: ${rewardList(gain)}. ${effectsOf(cards, gain)
        .map((effect) => `(${effect}) `)
        .join('')}Try for it?`;
    },
    acts: {
      roll: ({ view, about }) => {
        const reward = rewardAt(view, about.reward);
        return `Roll ${basic.check([reward.skill], reward.target)}`;
      },
      open: { label: 'Take it with an item, without a roll', picks: { item: ITEM } },
      use: { label: 'Use an item first', picks: { item: ITEM } },
      leave: 'Leave it',
    },
  },
  playOn: { prompt: 'You have won. Play on to the last card?', acts: { 'play-on': 'Play on', stop: 'Stop here' } },
};

const KINDS = {
  attack: 'the attack check',
  guard: 'the guard check',
  'second-guard': 'the second guard check',
  trial: 'the trial check',
} as const;
const TURNS = ['', 'turned a quarter to the right', 'turned by half', 'turned a quarter to the left'] as const;

export const option: OptionPhrases = {
  train: (skill, from, to) => `${skill} (${basic.skills[skill]}): ${to} instead of ${from}`,
  roll: (skill, mode, target) => `${skill}, mode ${mode}, against ${target}`,
  item: (name, left, effect) => `${name}${left === null ? '' : ` (${left} left)`}: ${effect}`,
  spendGem: (gem, available) => `${gem} (${available} left): ${basic.gemDoes[gem]}`,
  giveGem: (gem, available) => `${gem} (${available} left)`,
  asGem: (gem) => `as ${aGem(gem)}: ${basic.gemDoes[gem]}`,
  die: (die, face, counts) => `die ${die} showing ${face}${counts ? '' : ' (does not count)'}`,
  turnDie: (die, face, to) => `die ${die} showing ${face}: turn it to ${to}`,
  step: (up, face, total, passes) => `${up ? 'up' : 'down'} to ${face}: total ${total}, ${result(passes)}`,
  check: (check) => `the ${checkName(check)}: ${check.skill} ${sumText(check)}, ${result(check.passes)}`,
  kind: (kind, skill, target) => `${KINDS[kind]}${skill === null ? ` against ${target}` : ` ${basic.check([skill], target)}`}`,
  mode: (mode) => `${mode} (${basic.modes[mode].how})`,
  where: { top: 'on the top of the deck', bottom: 'on the bottom of the deck' },
  mapExit: (room, place) => `${room}: ${place}`,
  cardExit: (place) => `on the card: ${place}`,
  lie: (mirrored, turns) => {
    const parts = [mirrored ? 'mirrored' : '', TURNS[turns]].filter((part) => part !== '');
    return parts.length === 0 ? 'as drawn' : parts.join(', ');
  },
  width: (width, rows) => `${width} wide, ${rows} high`,
  none: 'None',
  enough: 'That is all',
};
