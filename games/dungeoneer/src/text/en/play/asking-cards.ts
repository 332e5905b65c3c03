// Owns the English questions of playing and using cards, and of what comes of it.

import { responseText } from '../../play/moments.ts';
import { moments } from './moments.ts';
import { SOURCE_IDS } from '../../../content/cards.ts';
import { memberOf } from '@undercroft/kernel';
import { paidIn, useOn, type Paid, type PaidQuestion } from '../../play/paying.ts';
import type { AskingPhrases } from '../../play/phrases.ts';
import { surplusIn, type Place } from '../../play/places.ts';
import { discarded } from '../effects.ts';

export const PLACES: Readonly<Record<Place, string>> = { hand: 'hand', inventory: 'Inventory', pack: 'Pack' };
export const COINS: Readonly<Record<Paid['with'], string>> = { glory: 'Glory', peril: 'Peril' };
const SURPLUS = { boon: 'Boon', treasure: 'Treasure' } as const;

/** What is paid for `#`. */
export const howMuch = (q: PaidQuestion): string => {
  const paid = paidIn(q);
  return `Pay how much ${paid.extra ? 'extra ' : ''}${COINS[paid.with]} for ${q.used(paid.for)}?`;
};
const given = ({ picked }: PaidQuestion): string => {
  const what = useOn(memberOf(SOURCE_IDS, picked['source']))?.price.discard;
  return what === undefined || what === 'this'
    ? 'Choose the monster that becomes your Minion.'
    : `Choose what to discard for it: ${discarded[what](1)}.`;
};

const CARD_PICKS = {
  card: 'Choose the card to play.',
  target: 'Choose on whom.',
  payer: 'Choose whose Peril pays for it.',
  host: 'Choose what it is attached to.',
  attack: 'Choose the attack.',
  more: howMuch,
  way: 'Keep it, or use it at once?',
} as const;
const USE_PICKS = {
  source: 'Choose the card or ability to use.',
  target: 'Choose for whom.',
  given,
  attack: 'Choose the attack.',
  more: howMuch,
} as const;
export const PLAY = { label: 'Play a card', picks: CARD_PICKS };
export const USE = { label: 'Use a card or your ability', picks: USE_PICKS };

export const cards = {
  respondTo: { prompt: (q) => responseText(moments, q), acts: { play: PLAY, use: USE, pass: 'Do not respond' } },
  fromWhom: { prompt: 'Whose Personal Quest is it?', acts: { choose: { label: 'Choose a player', picks: { seat: 'Choose a player.' } } } },
  whichGlobal: { prompt: 'Which Global Quest is it?', acts: { choose: { label: 'Choose a Quest', picks: { quest: 'Choose a Quest.' } } } },
  shiftMap: {
    prompt: ({ about, does }) => does([about.effect]),
    acts: { shift: { label: 'Shift the map', picks: { space: 'Choose a Map card.', to: 'Choose what becomes of it.' } } },
  },
  openExit: { prompt: 'An exit opens.', acts: { open: { label: 'Open an exit', picks: { side: 'Choose an exit.' } } } },
  may: {
    prompt: ({ about, does }) => does([about.effect]),
    acts: { do: { label: 'Do it', picks: { given: 'Choose the card to give for it.' } }, leave: 'Leave it' },
  },
  lookedOrder: {
    prompt: 'Put the Map cards back.',
    acts: { put: { label: 'Put them back', picks: { top: 'Choose the card that goes on top.' } } },
  },
  dropSurplus: {
    prompt: ({ view, seat }) =>
      surplusIn(view, seat) === 'boon'
        ? 'You have more Boons than your hero may have: discard one.'
        : 'You have more Treasures than you can carry: discard one.',
    acts: {
      discard: {
        label: ({ view, seat }) => `Discard a ${SURPLUS[surplusIn(view, seat)]}`,
        picks: { card: ({ view, seat }) => `Choose the ${SURPLUS[surplusIn(view, seat)]} to discard.` },
      },
    },
  },
  payUpkeep: {
    prompt: 'Upkeep is due.',
    acts: {
      pay: { label: 'Pay for a card', picks: { card: 'Choose the card.', payer: 'Choose whose Peril pays for it.' } },
      'take-back': { label: 'Take a card back', picks: { card: 'Choose the card that goes back to your hand.' } },
    },
  },
  minionStrikes: {
    prompt: 'Does a Minion strike back?',
    acts: {
      minion: {
        label: 'Attack with a Minion',
        picks: { minion: 'Choose a Minion.', on: 'Choose whom it attacks.', form: 'Choose the form of the attack.' },
      },
      pass: 'No',
    },
  },
  standIn: {
    prompt: 'Does a Minion counter-attack in your place?',
    acts: { minion: { label: 'A Minion counter-attacks', picks: { minion: 'Choose a Minion.' } }, hero: 'Your hero counter-attacks' },
  },
  takeQuest: {
    prompt: 'Take an Escort Quest in place of the hit?',
    acts: { hit: 'Carry out the hit', take: { label: 'Take a Quest', picks: { quest: 'Choose the Escort Quest.' } } },
  },
} satisfies Partial<AskingPhrases>;
