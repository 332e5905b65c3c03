// Owns the Dutch questions of playing and using cards, and of what comes of it.

import { responseText } from '../../play/moments.ts';
import { moments } from './moments.ts';
import { SOURCE_IDS } from '../../../content/cards.ts';
import { memberOf } from '@undercroft/kernel';
import { paidIn, useOn, type Paid, type PaidQuestion } from '../../play/paying.ts';
import type { AskingPhrases } from '../../play/phrases.ts';
import { surplusIn, type Place } from '../../play/places.ts';
import { discarded } from '../effects.ts';

export const PLACES: Readonly<Record<Place, string>> = { hand: 'hand', inventory: 'inventaris', pack: 'horde' };
export const COINS: Readonly<Record<Paid['with'], string>> = { glory: 'roem', peril: 'gevaar' };
const SURPLUS = { boon: 'gunst', treasure: 'schat' } as const;

/** What is paid for `#`. */
export const howMuch = (q: PaidQuestion): string => {
  const paid = paidIn(q);
  return `Hoeveel ${paid.extra ? 'extra ' : ''}${COINS[paid.with]} betaal je voor ${q.used(paid.for)}?`;
};
const given = ({ picked }: PaidQuestion): string => {
  const what = useOn(memberOf(SOURCE_IDS, picked['source']))?.price.discard;
  return what === undefined || what === 'this'
    ? 'Kies het monster dat je handlanger wordt.'
    : `Kies wat je ervoor aflegt: ${discarded[what](1)}.`;
};

const CARD_PICKS = {
  card: 'Kies de kaart die je speelt.',
  target: 'Kies op wie.',
  payer: 'Kies wiens gevaar ervoor betaalt.',
  host: 'Kies waaraan je haar vastmaakt.',
  attack: 'Kies de aanval.',
  more: howMuch,
  way: 'Bewaren, of meteen gebruiken?',
} as const;
const USE_PICKS = {
  source: 'Kies de kaart of vaardigheid die je gebruikt.',
  target: 'Kies voor wie.',
  given,
  attack: 'Kies de aanval.',
  more: howMuch,
} as const;
export const PLAY = { label: 'Een kaart spelen', picks: CARD_PICKS };
export const USE = { label: 'Een kaart of je vaardigheid gebruiken', picks: USE_PICKS };

export const cards = {
  respondTo: { prompt: (q) => responseText(moments, q), acts: { play: PLAY, use: USE, pass: 'Niet reageren' } },
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
    prompt: ({ view, seat }) =>
      surplusIn(view, seat) === 'boon'
        ? 'Je hebt meer gunsten dan je held mag hebben: leg er 1 af.'
        : 'Je hebt meer schatten dan je kunt dragen: leg er 1 af.',
    acts: {
      discard: {
        label: ({ view, seat }) => `Een ${SURPLUS[surplusIn(view, seat)]} afleggen`,
        picks: { card: ({ view, seat }) => `Kies de ${SURPLUS[surplusIn(view, seat)]} die je aflegt.` },
      },
    },
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
