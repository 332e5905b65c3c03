// Owns the Dutch questions of a turn, of the moments in between, and of set-up.

import { momentText } from '../../play/moments.ts';
import type { AskingPhrases } from '../../play/phrases.ts';
import { discardedFrom, mustDiscard } from '../../play/places.ts';
import { either, moves } from '../words.ts';
import { PLACES, PLAY, USE } from './asking-cards.ts';
import { moments } from './moments.ts';

const FORM = 'Kies de vorm van de aanval.';
const RIVAL = 'Kies wie je uitdaagt.';
const ESCORT = 'Kies de queeste.';

export const turn = {
  placeMap: {
    prompt: ({ about, card }) => `Leg de plattegrondkaart: ${card(about.card)}.`,
    acts: { place: { label: 'Kaart leggen', picks: { place: 'Kies waar ze komt.' } } },
  },
  heroTurn: {
    prompt: ({ view }) => {
      const me = view.players[view.turn];
      return `Je Heldenfase: ${moves(me?.movement ?? 0)}, ${me?.glory ?? 0} roem.`;
    },
    acts: {
      step: { label: 'Bewegen', picks: { side: 'Kies een uitgang.' } },
      sewer: { label: 'Door het riool gaan', picks: { to: 'Kies waar je uitkomt.' } },
      portal: { label: 'Door het portaal gaan', picks: { to: 'Kies waar je uitkomt.' } },
      explore: 'Verkennen: nog een plattegrondkaart leggen (1 bewegingspunt)',
      rise: 'Opstaan (1 bewegingspunt)',
      tip: 'Gaan liggen voor een bonuspunt',
      challenge: { label: 'Een held uitdagen (1 bewegingspunt)', picks: { on: RIVAL, form: FORM } },
      attempt: { label: 'Een poging wagen', picks: { quest: 'Kies de queeste.' } },
      search: { label: 'Zoeken (1 bewegingspunt)', picks: { quest: 'Kies de queeste waarvoor je zoekt.' } },
      'pick-up': { label: 'Een fiche meenemen', picks: { quest: ESCORT } },
      deliver: { label: 'Een fiche afleveren', picks: { quest: ESCORT } },
      'put-down': { label: 'Een fiche neerleggen', picks: { quest: ESCORT } },
      play: PLAY,
      use: USE,
      end: 'De Heldenfase afsluiten',
    },
  },
  discard: {
    prompt: ({ view, seat }) => {
      const from = either(discardedFrom(view, seat).map((place) => PLACES[place]));
      return mustDiscard(view, seat) ? `Leg 1 kaart af uit je ${from}.` : `Je mag 1 kaart afleggen uit je ${from}.`;
    },
    acts: { discard: { label: 'Een kaart afleggen', picks: { card: 'Kies de kaart die je aflegt.' } }, keep: 'Alles houden' },
  },
  saveMovement: {
    prompt: 'Wil je 1 bewegingspunt sparen voor de beurten van de anderen?',
    acts: { save: '1 punt sparen', leave: 'Laten gaan' },
  },
  dodge: {
    prompt: 'Wil je het obstakel ontwijken voor 1 bewegingspunt?',
    acts: { dodge: 'Ontwijken (1 bewegingspunt)', roll: 'Tegen de bedreiging gooien' },
  },
  chooseHero: { prompt: 'Kies je held.', acts: { choose: { label: 'Een held kiezen', picks: { hero: 'Kies een held.' } } } },
  chooseEntrance: {
    prompt: 'Kies de ingang waar je held begint.',
    acts: { choose: { label: 'Een ingang kiezen', picks: { space: 'Kies een ingang.' } } },
  },
  special: {
    prompt: (q) => momentText(moments, q),
    acts: {
      challenge: { label: 'Een held uitdagen (1 bewegingspunt)', picks: { on: RIVAL, form: FORM } },
      rise: 'Opstaan (1 bewegingspunt)',
      tip: 'Gaan liggen voor een bonuspunt',
      play: PLAY,
      use: USE,
      pass: 'Passen',
    },
  },
} satisfies Partial<AskingPhrases>;
