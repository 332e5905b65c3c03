// Owns the English questions of the Dungeonlord Phase and of combat.

import { isTrapPicked } from '../../play/paying.ts';
import type { AskingPhrases } from '../../play/phrases.ts';
import { howMuch, PLAY, USE } from './asking-cards.ts';

const FORM = 'Choose the form of the attack.';

export const fight = {
  dungeonlord: {
    prompt: ({ view }) =>
      view.combats.length > 0 ? 'Declare another Encounter, or attack.' : 'You are the Dungeonlord: play Encounters on the others.',
    acts: {
      encounter: {
        label: 'Play an Encounter',
        picks: {
          card: 'Choose a monster or a trap.',
          target: 'Choose a hero.',
          form: FORM,
          special: (q) => (isTrapPicked(q) ? howMuch(q) : 'Use its special effect?'),
        },
      },
      attack: 'Attack, and go on with the phase',
      'attack-last': 'Attack, and end the phase',
      play: PLAY,
      use: USE,
      end: 'End the Dungeonlord Phase',
    },
  },
  challenge: {
    prompt: 'Strike back for 1 Movement?',
    acts: {
      challenge: { label: 'Challenge (1 Movement)', picks: { on: 'Choose whom to challenge.', form: FORM } },
      minion: { label: 'Attack with a Minion', picks: { minion: 'Choose a Minion.', on: 'Choose whom it attacks.', form: FORM } },
      pass: 'Do not challenge',
    },
  },
  putMonster: {
    prompt: ({ about, card }) => `Where does this monster go: ${card(about.card)}?`,
    acts: { put: { label: 'Put it away', picks: { to: 'Choose where it goes.' } } },
  },
  trimPack: {
    prompt: 'Your Pack holds 3 monsters at most: discard one.',
    acts: { discard: { label: 'Discard a monster', picks: { lost: 'Choose the monster to discard.' } } },
  },
  givePeril: {
    prompt: 'Reward: give 1 Peril to a player.',
    acts: { give: { label: 'Give 1 Peril', picks: { to: 'Choose a player.' } }, decline: 'Give nothing' },
  },
  spaceForm: {
    prompt: ({ about, fighter }) => `How does this monster attack: ${fighter({ is: 'space', space: about.space, seat: about.lord })}?`,
    acts: { attack: { label: 'Attack', picks: { form: FORM, special: 'Use its special effect?' } } },
  },
} satisfies Partial<AskingPhrases>;
