// Owns the English words of the game besides what is printed, as one whole.

import type { PlayPhrases } from '../../play/phrases.ts';
import { cards } from '../cards.ts';
import { PHASES, SIDES } from '../../words/en/tables.ts';
import { capital } from '../words.ts';
import { asking, option } from './asking.ts';
import { ending, form, refusing } from './form.ts';
import { log } from './log.ts';

export const play: PlayPhrases = {
  language: 'en',
  title: 'Cavern',
  blurb: 'Heroes together against caverns that run themselves: explore tile by tile, and whatever lives there acts by its own tactics.',
  intro: [
    'You win together or lose together. The adventure says how.',
    'A turn: move and attack, attack and move, or move twice. End at an unexplored edge and you explore.',
    'Then the caverns act: perhaps an Encounter, then every foe by its tactics. At 0 HP a surge gets a hero up; if none is left, all is lost.',
  ],
  howTo: {
    goal: {
      title: 'One goal',
      text: 'All heroes win together or lose together. The adventure says what has to be done: get out, bring something, defeat somebody.',
    },
    turn: {
      title: 'A turn',
      text: 'Move and attack, attack and move, or move twice. Utilities and items cost no action. A step in any direction, also diagonally, costs 1.',
    },
    fight: {
      title: 'A fight',
      text: 'd20 plus the bonus of the power must reach the AC of the target. At-will powers never run out; a daily or utility works once.',
    },
    explore: {
      title: 'Exploring',
      text: 'End your Hero Phase at an unexplored edge and lay a tile with a new monster. A black triangle, or no tile at all, brings an Encounter.',
    },
    foes: {
      title: 'Foes',
      text: 'Whoever draws a monster runs it: in the own Villain Phase it does the first of its tactics that fits. Nobody decides for it.',
    },
    down: {
      title: 'Down, and up again',
      text: 'At 0 HP a hero is down. A surge raises it at its next turn; needed and none left, all lose. Experience cancels Encounters, and a natural 20 may raise a level.',
    },
  },
  cards,
  phases: PHASES,
  player: (n) => `Player ${n}`,
  named: (_id, name) => name,
  square: (tile, square) => `${tile} ${square}`,
  edge: (tile, dir) => `${tile}, ${SIDES[dir] ?? ''}`,
  nobody: 'somebody',
  sentence: capital,
  asking,
  option,
  log,
  refusing,
  form,
  ending,
};
