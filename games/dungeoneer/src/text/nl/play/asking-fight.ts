// Owns the Dutch questions of the Dungeonlord Phase and of combat.

import { isTrapPicked } from '../../play/paying.ts';
import type { AskingPhrases } from '../../play/phrases.ts';
import { howMuch, PLAY, USE } from './asking-cards.ts';

const FORM = 'Kies de vorm van de aanval.';

export const fight = {
  dungeonlord: {
    prompt: ({ view }) =>
      view.combats.length > 0 ? 'Kondig nog een ontmoeting aan, of val aan.' : 'Je bent Dungeonlord: speel ontmoetingen op de anderen.',
    acts: {
      encounter: {
        label: 'Een ontmoeting spelen',
        picks: {
          card: 'Kies een monster of een val.',
          target: 'Kies een held.',
          form: FORM,
          special: (q) => (isTrapPicked(q) ? howMuch(q) : 'Gebruik je het speciale effect?'),
        },
      },
      attack: 'Aanvallen, en de fase gaat door',
      'attack-last': 'Aanvallen, en de fase is voorbij',
      play: PLAY,
      use: USE,
      end: 'De Dungeonlordfase afsluiten',
    },
  },
  challenge: {
    prompt: 'Wil je terugslaan voor 1 bewegingspunt?',
    acts: {
      challenge: { label: 'Uitdagen (1 bewegingspunt)', picks: { on: 'Kies wie je uitdaagt.', form: FORM } },
      minion: { label: 'Aanvallen met een handlanger', picks: { minion: 'Kies een handlanger.', on: 'Kies wie die aanvalt.', form: FORM } },
      pass: 'Niet uitdagen',
    },
  },
  putMonster: {
    prompt: ({ about, card }) => `Waar gaat dit monster heen: ${card(about.card)}?`,
    acts: { put: { label: 'Wegleggen', picks: { to: 'Kies waar het heen gaat.' } } },
  },
  trimPack: {
    prompt: 'In je horde is plaats voor 3 monsters: leg er 1 af.',
    acts: { discard: { label: 'Een monster afleggen', picks: { lost: 'Kies het monster dat je aflegt.' } } },
  },
  givePeril: {
    prompt: 'Beloning: geef een speler 1 gevaar.',
    acts: { give: { label: '1 gevaar geven', picks: { to: 'Kies een speler.' } }, decline: 'Niets geven' },
  },
  spaceForm: {
    prompt: ({ about, fighter }) => `Hoe valt dit monster aan: ${fighter({ is: 'space', space: about.space, seat: about.lord })}?`,
    acts: { attack: { label: 'Aanvallen', picks: { form: FORM, special: 'Gebruik je het speciale effect?' } } },
  },
} satisfies Partial<AskingPhrases>;
