// Owns the Dutch questions of playing and using cards, and of what comes of it.

import type { AskingPhrases } from '../../play/phrases.ts';

const CARD_PICKS = {
  card: 'Kies de kaart die je speelt.',
  target: 'Kies op wie.',
  payer: 'Kies wiens gevaar ervoor betaalt.',
  host: 'Kies waaraan je haar vastmaakt.',
  attack: 'Kies de aanval.',
  more: 'Kies wat je voor # betaalt.',
  way: 'Bewaren, of meteen gebruiken?',
} as const;
const USE_PICKS = {
  source: 'Kies de kaart of vaardigheid die je gebruikt.',
  target: 'Kies voor wie.',
  given: 'Kies wat je ervoor geeft.',
  attack: 'Kies de aanval.',
  more: 'Kies wat je voor # betaalt.',
} as const;
export const PLAY = { label: 'Een kaart spelen', picks: CARD_PICKS };
export const USE = { label: 'Een kaart of je vaardigheid gebruiken', picks: USE_PICKS };

export const cards = {
  respondTo: { prompt: 'Je wordt aangevallen: reageer je?', acts: { play: PLAY, use: USE, pass: 'Niet reageren' } },
  fromWhom: {
    prompt: 'Van wie is de persoonlijke queeste?',
    acts: { choose: { label: 'Een speler kiezen', picks: { seat: 'Kies een speler.' } } },
  },
  whichGlobal: {
    prompt: 'Welke gezamenlijke queeste is het?',
    acts: { choose: { label: 'Een queeste kiezen', picks: { quest: 'Kies een queeste.' } } },
  },
  shiftMap: {
    prompt: ({ about, does }) => does([about.effect]),
    acts: { shift: { label: 'Verschuiven', picks: { space: 'Kies een plattegrondkaart.', to: 'Kies wat ermee gebeurt.' } } },
  },
  openExit: { prompt: 'Er gaat een uitgang open.', acts: { open: { label: 'Een uitgang openen', picks: { side: 'Kies een uitgang.' } } } },
  may: {
    prompt: ({ about, does }) => does([about.effect]),
    acts: { do: { label: 'Doen', picks: { given: 'Kies de kaart die je ervoor geeft.' } }, leave: 'Laten' },
  },
  lookedOrder: {
    prompt: 'Leg de plattegrondkaarten terug.',
    acts: { put: { label: 'Terugleggen', picks: { top: 'Kies de kaart die bovenop komt.' } } },
  },
  dropSurplus: {
    prompt: 'Je hebt meer schatten dan je kunt dragen: leg er 1 af.',
    acts: { discard: { label: 'Een schat afleggen', picks: { card: 'Kies de schat die je aflegt.' } } },
  },
  payUpkeep: {
    prompt: 'Er is onderhoud te betalen.',
    acts: {
      pay: { label: 'Voor een kaart betalen', picks: { card: 'Kies de kaart.', payer: 'Kies wiens gevaar ervoor betaalt.' } },
      'take-back': { label: 'Een kaart terugnemen', picks: { card: 'Kies de kaart die terug naar je hand gaat.' } },
    },
  },
  minionStrikes: {
    prompt: 'Slaat een handlanger terug?',
    acts: {
      minion: {
        label: 'Aanvallen met een handlanger',
        picks: { minion: 'Kies een handlanger.', on: 'Kies wie die aanvalt.', form: 'Kies de vorm van de aanval.' },
      },
      pass: 'Nee',
    },
  },
  standIn: {
    prompt: 'Doet een handlanger de tegenaanval voor je held?',
    acts: {
      minion: { label: 'Een handlanger doet de tegenaanval', picks: { minion: 'Kies een handlanger.' } },
      hero: 'Je held doet de tegenaanval',
    },
  },
  takeQuest: {
    prompt: 'Neem je een begeleidqueeste in plaats van de treffer?',
    acts: { hit: 'De treffer uitvoeren', take: { label: 'Een queeste nemen', picks: { quest: 'Kies de queeste.' } } },
  },
} satisfies Partial<AskingPhrases>;
