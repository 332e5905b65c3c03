// Owns the English words of how the game is played.

import type { HowToWords } from '../how-to.ts';

export const howTo: HowToWords = {
  goal: {
    title: 'What you are after',
    text: 'Go down room by room until the Boss lies defeated. You lose when your health runs out.',
  },
  turn: {
    title: 'A turn',
    text: 'Draw a card: it is a room and whatever lives there. Place the room, then fight in rounds. Each round is one attack and one guard, rolled together.',
  },
  check: {
    title: 'A check',
    text: 'Roll two dice and add them up. Your attack has to reach the DEF of the foe to fill a circle; your guard has to reach its ATK, or you lose 1 health. A skill you are bad at rolls three dice and keeps the lowest two.',
  },
  gems: {
    title: 'Gems',
    text: 'The dice lie open before you commit them. A ruby turns a die by 1, a sapphire rolls one die again, an emerald rolls the whole check again.',
  },
  rooms: {
    title: 'Placing rooms',
    text: 'First you draw the entrance with three exits. Every new room joins an open exit of the map; turn and mirror it as you like.',
  },
  end: {
    title: 'Rewards and the end',
    text: 'With all its circles filled a room is cleared and gives its rewards: gems, health, items, experience. In a full game the cards grow harder up to the Boss; in a short one you win with the last card. Then the score is counted.',
  },
};
