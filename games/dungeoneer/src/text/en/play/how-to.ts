// Owns the English words of how the game is played.

import type { HowToWords } from '../../play/how-to.ts';

export const howTo: HowToWords = {
  goal: { title: 'What you are after', text: 'Complete three Quests before anybody else does, or be the last hero alive.' },
  turn: {
    title: 'A turn',
    text: 'A turn has five phases: Reset, Dungeonlord, Build, Hero, Discard-Draw. Your Speed gives you Movement points for the turn.',
  },
  lord: {
    title: 'Dungeonlord',
    text: 'Where a hero goes, he gathers Peril. The others spend it: as Dungeonlord you play monsters, traps and Banes on an opponent, paid with the Peril of that opponent.',
  },
  map: {
    title: 'The map',
    text: 'Each turn the map grows by one card. Leaving a space you deal with the exit you use: Open, Locked, Trapped or Wall. You may explore for more.',
  },
  hero: {
    title: 'Your hero',
    text: 'A new space gives Glory and Peril. Glory pays for Boons and Treasures. At the place that a Quest names you may attempt it.',
  },
  fight: {
    title: 'A fight',
    text: 'The attacker rolls one die and adds the score in the form chosen: Melee, Magic or Speed. You do the same in that form. The higher total hits; a hit is one wound unless the card says otherwise.',
  },
};
