// Owns the Dutch words of every question: what is asked, the acts, and what each of their picks asks.

import type { AskingPhrases, OptionPhrases } from '../phrases.ts';
import { times } from './words.ts';

const party = {
  use: {
    label: 'Voorwerp gebruiken',
    picks: { unit: 'Wie gebruikt het?', item: 'Welk voorwerp?', target: 'Voor wie?', mark: 'Welke status gaat weg?' },
  },
  cast: {
    label: 'Zegen gebruiken',
    picks: { unit: 'Wie?', technique: 'Welke techniek?', target: 'Voor wie?', mark: 'Welke status gaat weg?' },
  },
  wear: { label: 'Aandoen', picks: { unit: 'Wie?', gear: 'Wat?' } },
  row: { label: 'Van rij wisselen', picks: { unit: 'Wie gaat naar de andere rij?' } },
  learn: { label: 'Techniek leren', picks: { unit: 'Wie leert?', technique: 'Welke?' } },
  level: { label: 'Level stijgen', picks: { unit: 'Wie?' } },
  repack: 'Opnieuw inpakken',
} as const;

export const asking: AskingPhrases = {
  takeJob: {
    prompt: ({ about }) => `Kies een beroep voor personage ${about.unit + 1}.`,
    acts: { take: { label: 'Beroep kiezen', picks: { job: 'Welk beroep?' } } },
  },
  raiseStats: {
    prompt: ({ unit, about }) =>
      `${unit(about.unit)}: kies ${about.n === 1 ? 'een eigenschap' : `${about.n} verschillende eigenschappen`} om te verhogen.`,
    acts: {
      raise: {
        label: 'Eigenschappen verhogen',
        picks: {
          stats: ({ unit, about }) =>
            `${unit(about.unit)}: kies ${about.n === 1 ? 'een eigenschap' : `${about.n} verschillende eigenschappen`} om te verhogen.`,
        },
      },
    },
  },
  takeQuest: {
    prompt: 'Twee ongemakken. Kies er één.',
    acts: { take: { label: 'Queeste aannemen', picks: { card: 'Twee ongemakken. Kies er één.' } } },
  },
  askRecruit: {
    prompt: 'Iemand zoeken die meegaat? De volgende queeste is dan een level hoger.',
    acts: { look: 'Kijken wie er op het Bankje zit', none: 'Deze keer niet' },
  },
  takeRecruit: {
    prompt: 'Eén mag mee. De volgende queeste is dan een level hoger.',
    acts: { take: { label: 'Iemand meenemen', picks: { job: 'Wie?' } }, refuse: 'Geen van beiden' },
  },
  takeWeapon: {
    prompt: 'Wie meegaat, brengt een wapen van level 1 mee.',
    acts: { take: { label: 'Wapen kiezen', picks: { weapon: 'Wie meegaat, brengt een wapen van level 1 mee.' } } },
  },
  nextStep: {
    prompt: 'Kies de volgende tegel, of doe hier iets.',
    acts: {
      ...party,
      move: { label: 'Verder gaan', picks: { to: 'Welke tegel?' } },
      pray: 'Bidden bij het altaar',
      drink: 'Drinken uit de fontein',
      gaze: { label: 'In de kristallen bol kijken', picks: { tiles: 'Welke tegels?' } },
      unlock: 'Openen met een sleutel',
      'pick-lock': { label: 'Het slot proberen (één keer)', picks: { unit: 'Wie probeert het?' } },
      open: 'De kist openen',
      raid: ({ guards }) => `Vechten om de schathoop: ${guards}`,
      jump: 'In het gat springen',
      climb: 'Met het touw weer omhoog',
      solve: 'De puzzel nog eens proberen',
      disarm: 'Valgereedschap op de puzzel gebruiken',
      torch: { label: 'Een fakkel aansteken', picks: { tiles: 'Welke tegels?' } },
      'read-map': 'De toverkaart lezen',
      warp: { label: 'De warpsteen hier gebruiken', picks: { to: 'Naar welke tegel?' } },
      bargain: { label: 'Kopen bij de koopman', picks: { item: 'Wat?', unit: 'Wie draagt het?' } },
      sell: { label: 'Verkopen aan de koopman', picks: { unit: 'Van wie?', item: 'Wat?' } },
      leave: { label: 'Terug naar de stad (alarm +1)', picks: { by: 'Hoe?' } },
    },
  },
  inTown: {
    prompt: 'Handel, stijg, leer; en dan op weg.',
    acts: {
      ...party,
      buy: { label: 'Kopen', picks: { ware: 'Wat?', level: 'Welk level?', unit: 'Wie draagt het?' } },
      sell: { label: 'Verkopen', picks: { unit: 'Van wie?', item: 'Wat?' } },
      dismiss: { label: 'Iemand naar huis sturen', picks: { unit: 'Wie blijft voorgoed achter?' } },
      depart: 'Rusten en op weg gaan',
    },
  },
  repack: {
    prompt: 'Wat gaat over in andere handen?',
    acts: {
      'pass-on': { label: 'Doorgeven', picks: { from: 'Wie geeft?', item: 'Wat?', to: 'Aan wie?' } },
      'take-off': { label: 'Afdoen', picks: { unit: 'Wie?', slot: 'Wat?' } },
      drop: { label: 'Hier laten', picks: { unit: 'Van wie?', item: 'Wat?' } },
      fetch: { label: 'Oprapen', picks: { item: 'Wat?', unit: 'Wie draagt het?' } },
      done: 'Klaar',
    },
  },
  lookAt: {
    prompt: 'De woudloper is vooruitgegaan. Welke tegel wordt bekeken?',
    acts: { look: { label: 'Tegel bekijken', picks: { tile: 'De woudloper is vooruitgegaan. Welke tegel wordt bekeken?' } } },
  },
  takeTile: {
    prompt: 'Twee kaarten achter de deur. Houd er één.',
    acts: { take: { label: 'Er één houden', picks: { card: 'Twee kaarten achter de deur. Houd er één.' } } },
  },
  useKit: { prompt: 'Een val. Valgereedschap gebruiken?', acts: { use: 'Gebruiken: de val doet niets', keep: 'Bewaren' } },
  useRope: { prompt: 'De vloer zakt weg. Touw gebruiken?', acts: { use: 'Gebruiken: niemand valt', keep: 'Bewaren en vallen' } },
  faceHustler: {
    prompt: 'De gokker zoekt een blik. Wie kijkt terug?',
    acts: { save: { label: 'Kiezen wie', picks: { unit: 'De gokker zoekt een blik. Wie kijkt terug?' } } },
  },
  placeBet: {
    prompt: ({ view }) => `Hoeveel? Minstens ${Math.ceil(view.gold / 10)} van de ${view.gold}.`,
    acts: { bet: { label: 'Inzetten', picks: { gold: 'Hoeveel?' } }, 'walk-on': 'Doorlopen' },
  },
  fightAct: {
    prompt: ({ unit, about }) => `${unit(about.unit)}: kies een actie.`,
    acts: {
      attack: { label: 'Aanvallen', picks: { target: 'Kies wie.' } },
      intrinsic: { label: ({ intrinsic, about }) => intrinsic(about.unit), picks: { element: 'Welk element?', target: 'Kies wie.' } },
      technique: { label: 'Techniek', picks: { technique: 'Welke?', target: 'Kies wie.', mark: 'Welke status gaat weg?' } },
      use: {
        label: 'Voorwerp gebruiken',
        picks: { item: 'Welk voorwerp?', target: 'Kies wie.', mark: 'Welke status gaat weg?', with: 'Wie gaat mee?' },
      },
      defend: 'Verdedigen',
      rearrange: 'Opstelling',
      flee: { label: 'Vluchten', picks: { with: 'Wie gaat mee?' } },
      pass: 'Passen',
    },
  },
  aim: {
    prompt: ({ unit, about }) => `${unit(about.unit)}: op wie is de volgende aanval?`,
    acts: { attack: { label: 'Aanvallen', picks: { target: 'Kies wie.' } } },
  },
  resist: {
    prompt: ({ unit, about }) => `${unit(about.unit)}: een status afschudden? Een aas bij de taaiheidskaarten is genoeg.`,
    acts: { resist: 'Proberen af te schudden', leave: 'Laten zitten' },
  },
  shakeOff: {
    prompt: ({ unit, about }) => `${unit(about.unit)} trekt een aas. Welke status gaat weg?`,
    acts: { remove: { label: 'Afschudden', picks: { status: 'Welke?' } } },
  },
  rearrange: {
    prompt: ({ unit, about }) => `${unit(about.unit)} stelt zich anders op. Wat verandert er?`,
    acts: {
      row: 'Naar de andere rij',
      'pass-on': { label: 'Doorgeven', picks: { from: 'Wie geeft?', item: 'Wat?', to: 'Aan wie?' } },
      wear: { label: 'Aandoen', picks: { gear: 'Wat?' } },
      'take-off': { label: 'Afdoen', picks: { slot: 'Wat?' } },
      done: 'Klaar',
    },
  },
};

export const option: OptionPhrases = {
  enough: 'Zo is het genoeg',
  none: 'Niemand',
  unit: (name, hp, most, row) => `${name} (${hp} van ${most} HP${row === 'far' ? ', achteraan' : ''})`,
  priced: (name, gold) => `${name} (${gold} goud)`,
  technique: (name, mp) => `${name} (${mp} MP)`,
  learn: (name, sp) => `${name} (${sp} SP)`,
  level: (_name, level, gold) => `Level ${level} (${gold} goud)`,
  quest: (domain, floors, boss) => `${domain}, ${times(floors, 'verdieping', 'verdiepingen')}: ${boss}`,
  tile: (place, known) => (known === null ? place : `${place}: ${known}`),
  stat: (name, now) => `${name} ${now} → ${now + 1}`,
  home: { gate: 'door de ingang', 'warp-stone': 'met de warpsteen' },
  gold: (n) => `${n} goud`,
};
