// Owns the English words of the game besides those on its cards, as one whole.

import type { AskingPhrases, EventPhrases, OptionPhrases, PlayPhrases } from '../../play/phrases.ts';
import { cards } from '../cards.ts';
import { all, capital, words } from '../words.ts';
import { cards as cardsAsked, COINS, PLACES } from './asking-cards.ts';
import { combined } from './asking-combined.ts';
import { effects } from './asking-effects.ts';
import { fight } from './asking-fight.ts';
import { options } from './asking-options.ts';
import { quests } from './asking-quests.ts';
import { turn } from './asking-turn.ts';
import { ending, form } from './form.ts';
import { heroes } from './heroes.ts';
import { howTo } from './how-to.ts';
import { cards as cardsLog } from './log-cards.ts';
import { combined as combinedLog } from './log-combined.ts';
import { fight as fightLog } from './log-fight.ts';
import { hero as heroLog } from './log-hero.ts';
import { options as optionsLog } from './log-options.ts';
import { quests as questsLog } from './log-quests.ts';
import { setup as setupLog } from './log-setup.ts';
import { PHASES, turn as turnLog } from './log-turn.ts';
import { reasons } from './reasons.ts';
import { refusing } from './refusals.ts';

const asking: AskingPhrases = { ...turn, ...cardsAsked, ...fight, ...effects, ...quests, ...options, ...combined };
const log: EventPhrases = { ...setupLog, ...turnLog, ...heroLog, ...cardsLog, ...fightLog, ...questsLog, ...optionsLog, ...combinedLog };

/** What lies north of the card, the card lies south of. */
const OPPOSITE = ['south', 'west', 'north', 'east'] as const;
const option: OptionPhrases = {
  place: (beside, turned) =>
    beside.length === 0
      ? 'In the middle'
      : capital(`${all(beside.map(({ side, name }) => `${OPPOSITE[side]} of ${name}`))}${turned ? ', turned' : ''}`),
  exit: (side, kind, threat, to) => `${words.sides[side]}${to === '' ? '' : ` to ${to}`}: ${kind}${threat === null ? '' : ` (${threat})`}`,
  word: (text) => text,
  target: (name, peril) => `${name} (Peril ${peril})`,
  cost: (name, cost) => `${name} (${cost})`,
  lying: (name, place, cost) => `${name} (${cost === null ? '' : `${cost}, `}${PLACES[place]})`,
  special: (n, paid) =>
    n < 0 ? 'Without it' : paid === null ? 'With it' : `With it (${paid.peril} Peril${paid.idle ? ', no effect' : ''})`,
  putTo: { hand: 'To your hand', pack: 'To your Pack', discard: 'To the discard pile' },
  paid: (n, paid) => `${n} ${paid.extra ? 'extra ' : ''}${COINS[paid.with]}${n === 0 && paid.idle ? ' (no effect)' : ''}`,
  attack: (by, form) => `${by}: ${form}`,
  ways: { keep: 'Keep it', use: 'Use it at once' },
  ability: (hero, ability) => `${hero}: ${ability}`,
  piles: { glory: 'From the Glory pile', peril: 'From the Peril pile' },
  turn: 'Turn it by 180°',
  swap: (name, turned) =>
    `Exchange it for ${name}${{ none: '', first: ', turned', second: `, with ${name} turned`, both: ', both turned' }[turned]}`,
  none: 'None',
  faceDown: 'One that lies face down',
  enough: 'That is enough',
};

export const play: PlayPhrases = {
  language: 'en',
  title: 'Dungeoneer',
  blurb:
    'Rival heroes on one map that grows card by card. What makes you famous makes you a target, and whoever is not on turn is the danger.',
  intro: [
    'Three Quests win. So does being the last hero alive.',
    'New spaces give Glory, which pays for your cards, and Peril, with which the others pay for theirs against you.',
    'Leaving a space can be harder than entering it: look at its exits.',
  ],
  howTo,
  cards,
  phases: PHASES,
  player: (n) => `Player ${n}`,
  heroes,
  named: (name) => name,
  someCard: 'a card',
  sentence: (text) => text,
  asking,
  option,
  log,
  refusing,
  form,
  ending,
  reasons,
};
