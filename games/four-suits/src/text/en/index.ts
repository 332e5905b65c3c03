// Owns the English words of the game besides names, as one whole.

import type { PlayPhrases } from '../phrases.ts';
import { asking, option } from './asking.ts';
import { cards } from './cards.ts';
import { errands } from './errands.ts';
import { ending, form, refusing } from './form.ts';
import { log } from './log.ts';
import { reasons } from './reasons.ts';
import { all, capital } from './words.ts';

export const play: PlayPhrases = {
  language: 'en',
  title: 'Four Suits',
  blurb: 'A campaign on 52 cards: a party, nine pages of trouble, and a deck that decides every blow.',
  intro: [
    'You lead a party through quests of rising level. Beat the boss of page nine and the campaign is won; a lost fight ends it.',
    'A dungeon is dealt from a deck: ♠ monsters, ♥ rooms, ♣ traps, ♦ treasure. Five cards lie between the entrance and the exit.',
    'In a fight the highest initiative card acts. Hit cards against evade cards, then one card multiplies: ♠ 1, ♥ 2, ♣ 3, ♦ 4.',
  ],
  howTo: {
    goal: {
      title: 'Nine pages',
      text: 'Take a quest, beat its boss, come back to Town: the next quest is one or two levels higher. Beat the boss of level 9 and you win. A lost fight ends the campaign.',
    },
    floor: {
      title: 'A floor of cards',
      text: 'Five main tiles lead to the exit, three alcoves lie beside them. ♠ is a fight, ♥ a room, ♣ a trap, ♦ a treasure; the rank says which.',
    },
    order: {
      title: 'Who acts',
      text: 'Each round everybody draws Speed cards. The highest card acts and gives up its whole hand; a king pays alone, and the rest stays for another turn.',
    },
    attack: {
      title: 'An attack',
      text: 'Hit cards against evade cards: only the best of each side counts, and a tie hits. The suit of one more card multiplies your Attack: ♠ 1, ♥ 2, ♣ 3, ♦ 4.',
    },
    save: {
      title: 'Saves',
      text: 'Traps and spells ask for a save: as many cards as the stat. One jack, queen or king is enough.',
    },
    level: {
      title: 'Levels and Town',
      text: 'Experience buys a level at any time outside a fight, and a level fills HP and MP. In Town you rest for free, trade, learn and meet recruits.',
    },
  },
  cards,
  player: (n) => `Player ${n}`,
  somebody: 'somebody',
  monster: (_id, name, no) => (no === null ? `the ${name}` : `${name} ${no}`),
  gear: (name, level) => `${name} ${level}`,
  place: (floor, kind, n, floors) => {
    const where = {
      entrance: 'the entrance',
      exit: floor === floors ? 'the lair' : 'the stair up',
      main: `tile ${n}`,
      alcove: `alcove ${n}a`,
      branch: `side tile ${n}`,
    }[kind];
    return floors === 1 ? where : `${where}, floor ${floor}`;
  },
  encounter: (n, level) => `${n} ${n === 1 ? 'monster' : 'monsters'} of level ${level}`,
  sentence: (text) => {
    const whole = capital(text);
    return /[.?!…]$/.test(whole) ? whole : `${whole}.`;
  },
  list: (words) => all(words),
  asking,
  option,
  log,
  refusing,
  reasons,
  errands,
  outlook: {
    act: (what, who) => (who === null ? what : `${what}: ${who}`),
    attack: 'Attack',
    loses: (n) => `${n} HP on average`,
    regains: (n) => `+${n} HP on average`,
    ends: (percent) => `falls ${percent}%`,
    before: ({ hp, mp, fallen }) => `your party: HP ${hp}, MP ${mp}${fallen === 0 ? '' : `, ${fallen} fallen`}`,
    costs: (mp) => `${mp} MP`,
    onTo: (place) => `Go on: ${place}`,
    spread: (job, stats) => `A good spread for the ${job}: ${stats}`,
  },
  form,
  ending,
};
