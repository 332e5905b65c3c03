// Owns the English words of the game as one whole.

import type { Phrases } from '../phrases.ts';
import { asking, option } from './asking.ts';
import { basic } from '../words/en/basic.ts';
import { cards } from '../words/en/cards.ts';
import { ending, form } from './form.ts';
import { howTo } from './how-to.ts';
import { brief, log, watchedLog } from './log.ts';
import { names } from '../words/en/names.ts';
import { refusing } from './refusals.ts';
import { rulebook } from '../../generated/rulebook-en.ts';

export const phrases: Phrases = {
  language: 'en',
  title: 'Delve Sheet',
  blurb:
    'One character, a handful of dice, a deck of rooms and a map you draw as you go. Clear room after room and defeat the Boss before your health runs out.',
  intro: [
    "Roll attack equal to or above the foe's DEF to fill a circle; fill them all to clear the room.",
    "Roll guard equal to or above the foe's ATK, or lose 1 health.",
    'Gems change dice after you have seen them.',
  ],
  rulebook,
  howTo,
  names,
  ...basic,
  ...cards,
  asking,
  option,
  log,
  watchedLog,
  brief,
  refusing,
  form,
  ending,
};
