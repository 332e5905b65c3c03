// Owns the Dutch words of the game as one whole.

import type { Phrases } from '../phrases.ts';
import { asking, option } from './asking.ts';
import { basic } from '../words/nl/basic.ts';
import { cards } from '../words/nl/cards.ts';
import { ending, form } from './form.ts';
import { howTo } from './how-to.ts';
import { brief, log, watchedLog } from './log.ts';
import { names } from '../words/nl/names.ts';
import { refusing } from './refusals.ts';
import { rulebook } from '../../generated/rulebook-nl.ts';

export const phrases: Phrases = {
  language: 'nl',
  title: 'Delve Sheet',
  blurb:
    'Eén personage, een handvol dobbelstenen, een stapel kamers en een plattegrond die je onderweg tekent. Speel kamer na kamer uit en versla de baas voordat je gezondheid op is.',
  intro: [
    'Gooi met je aanval minstens de DEF van de vijand om een kring in te vullen; vul ze alle in en de kamer is uitgespeeld.',
    'Gooi met je weerproef minstens de ATK van de vijand, of verlies 1 gezondheid.',
    'Met edelstenen verander je dobbelstenen nadat je ze hebt gezien.',
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
