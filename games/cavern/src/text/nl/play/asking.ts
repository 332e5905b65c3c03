// Owns the Dutch words of every question: what is asked, the acts, and what each of their picks asks.

import type { Picks } from '@undercroft/presentation';
import type { Moment } from '../../../content/types.ts';
import { isAtEdge } from '../../../queries/actions.ts';
import { movementLeft } from '../../../queries/reach.ts';
import { speedOf } from '../../../queries/speed.ts';
import type { Tie } from '../../../decisions/play.ts';
import { atStake, givenIn } from '../../play/at-stake.ts';
import type { AskingPhrases, OptionPhrases } from '../../play/phrases.ts';
import { signed, squares } from '../words.ts';

const MOMENTS: Partial<Record<Moment, (who: string, n: number) => string>> = {
  rolled: (who, n) => `${who} gooide ${n}`,
  missed: (who) => `De aanval van ${who} mist`,
  'is-hit': (who) => `Een aanval raakt ${who}`,
  'would-be-hurt': (who, n) => `${who} krijgt zo ${n} schade`,
  'would-fall': (who) => `${who} valt zo neer`,
  'would-be-marked': (who) => `${who} krijgt zo een toestand of wordt verplaatst`,
  'villain-start': () => 'De schurkenfase begint',
  'tile-drawn': () => 'Er is een tegel getrokken',
  defeated: (who) => `${who} heeft een vijand verslagen`,
  'treasure-due': (who) => `${who} gaat een schat trekken`,
  'foe-done': (who) => `Een vijand naast ${who} is klaar`,
};
const TIES: Readonly<Record<Tie, string>> = {
  closest: 'Even dichtbij. Naar wie gaat de vijand?',
  square: 'Welk vakje?',
  tile: 'Welke tegel?',
  edge: 'Welke rand?',
  order: 'Wie komt eerst?',
  hero: 'Welke held?',
  foe: 'Welke vijand?',
  trap: 'Welke val?',
};

const picking = {
  with: 'Kies een kracht.',
  tile: 'Kies een tegel.',
  target: 'Kies een doel.',
  square: 'Kies een vrij vakje.',
  card: 'Welke kaart wordt gedraaid?',
  trap: 'Welke val?',
  targets: 'Kies de doelen, het eerste eerst.',
} as const;
const more = ({ picked }: { readonly picked: Picks }): string => `En nog een kaart: tot nu toe ${givenIn(picked)} XP.`;
const paying = (need: string) => ({
  card1: `Kies kaarten van samen ${need}. Er is geen wisselgeld.`,
  card2: more,
  card3: more,
  card4: more,
  card5: more,
});

export const asking: AskingPhrases = {
  takeHero: { prompt: 'Kies een held.', acts: { take: { label: 'Een held nemen', picks: { id: 'Welke held?' } } } },
  takePowers: {
    prompt: ({ hero, about }) => `Kies krachten voor ${hero(about.hero)}: 2 onbeperkte, 1 dagelijkse en 2 hulpkrachten.`,
    acts: {
      take: {
        label: 'Krachten kiezen',
        picks: { atWill: 'Welke onbeperkte krachten?', daily: 'Welke dagelijkse kracht?', utility: 'Welke hulpkrachten?' },
      },
    },
  },
  takeAlly: {
    prompt: ({ hero, about }) => `Neemt ${hero(about.hero)} een bondgenoot mee?`,
    acts: { take: { label: 'Een bondgenoot meenemen', picks: { ally: 'Welke bondgenoot?' } }, none: 'Geen bondgenoot' },
  },
  firstPlayer: { prompt: 'Wie begint?', acts: { choose: { label: 'Kiezen wie begint', picks: { hero: 'Welke held begint?' } } } },
  keepItems: {
    prompt: ({ hero, about }) => `Er gaan drie voorwerpen mee. Welk laat ${hero(about.hero)} achter?`,
    acts: { leave: { label: 'Een voorwerp achterlaten', picks: { item: 'Welk voorwerp?' } } },
  },
  closeEdge: {
    prompt: ({ about }) => (about.as === 'wall' ? 'Waar komt een grotrand?' : 'Waar komt een spleet?'),
    acts: { close: { label: 'Een rand kiezen', picks: { edge: 'Welke onverkende rand?' } } },
  },
  heroTurn: {
    prompt: ({ hero, view }) => {
      const { walked, attacked } = view.acting;
      const left = walked < 0 ? 0 : movementLeft(view);
      if (left > 0) return `${hero(view.active)}: nog ${squares(left)}.`;
      if (walked >= 0) return `${hero(view.active)} heeft gelopen. Wat nog?`;
      return attacked
        ? `${hero(view.active)} heeft aangevallen. Wat nog?`
        : `Heldenfase van ${hero(view.active)}. Loop, val aan, of sluit af.`;
    },
    acts: {
      walk: {
        label: ({ view }) =>
          view.acting.walked >= 0 ? `Verder lopen (nog ${squares(movementLeft(view))})` : `Lopen (${squares(speedOf(view, view.active))})`,
        picks: { to: 'Waarheen?' },
      },
      run: {
        label: ({ view }) => `Nog eens lopen in plaats van aanvallen (${squares(speedOf(view, view.active))})`,
        picks: { to: 'Waarheen?' },
      },
      attack: { label: 'Aanvallen', picks: picking },
      disable: { label: 'Een val onschadelijk maken', picks: { trap: 'Welke val?' } },
      force: 'Tegen de deur drukken',
      snatch: { label: 'Afpakken van een rivaal', picks: { from: 'Van wie?' } },
      use: { label: 'Hulpkracht of voorwerp gebruiken', picks: { ...picking, with: 'Kies een kracht of een voorwerp.' } },
      take: { label: 'Iets oppakken', picks: { thing: 'Wat?' } },
      drop: { label: 'Iets neerleggen', picks: { thing: 'Wat?', square: 'Waar?' } },
      end: ({ view }) => (isAtEdge(view, view.active) ? 'Heldenfase afsluiten en verkennen' : 'Heldenfase afsluiten'),
    },
  },
  react: {
    prompt: ({ hero, about, view }) => {
      const said = MOMENTS[about.moment];
      return `${said === undefined ? hero(about.of) : said(hero(about.of), atStake(view, about.moment))}. Reageren?`;
    },
    acts: { use: { label: 'Reageren', picks: { with: 'Waarmee?' } }, pass: 'Laten gaan' },
  },
  settle: { prompt: ({ about }) => TIES[about.tie], acts: { choose: { label: 'Kiezen', picks: { one: 'Welke?' } } } },
  stride: {
    prompt: ({ hero, about }) => `${hero(about.hero)} mag tot ${squares(about.most)} lopen.`,
    acts: { go: { label: 'Lopen', picks: { to: 'Waarheen?' } }, stay: 'Blijven staan' },
  },
  aim: {
    prompt: ({ hero, about }) => `${hero(about.hero)}: kies het volgende doel.`,
    acts: { attack: { label: 'Aanvallen', picks: { target: 'Kies een doel.' } } },
  },
  extraAttack: {
    prompt: ({ hero, about }) => `${hero(about.hero)} mag nu een onbeperkte kracht gebruiken.`,
    acts: { attack: { label: 'Aanvallen', picks: picking }, stop: 'Nu niet' },
  },
  whichItem: {
    prompt: 'Twee voorwerpen van hetzelfde slag. Welk telt?',
    acts: { use: { label: 'Een voorwerp kiezen', picks: { item: 'Welk?' } } },
  },
  ownItem: {
    prompt: ({ named, about, says }) => `Van wie is ${named(about.card)} voortaan? ${says(about.card)}`,
    acts: { give: { label: 'Een eigenaar kiezen', picks: { to: ({ named, about }) => `Van wie is ${named(about.card)} voortaan?` } } },
  },
  keepTreasure: { prompt: 'Welke schat houd je?', acts: { keep: { label: 'Er een houden', picks: { card: 'Welke?' } } } },
  cancelEncounter: {
    prompt: ({ named, about, says, price }) =>
      `${named(about.card)}: ${says(about.card)} ${price(about.hero)} XP betalen om de kaart te negeren?`,
    acts: { cancel: { label: 'Betalen en negeren', picks: paying('de prijs of meer') }, accept: 'Laten gebeuren' },
  },
  levelUp: {
    prompt: ({ hero, about }) => `Kale 20. 5 XP betalen en ${hero(about.hero)} naar level 2?`,
    acts: {
      rise: { label: 'Een level stijgen', picks: { daily: 'Welke nieuwe dagelijkse kracht?', ...paying('5 of meer') } },
      stay: 'Op level 1 blijven',
    },
  },
  exploreEdge: {
    prompt: 'Je staat aan meer dan één onverkende rand. Welke verken je?',
    acts: { explore: { label: 'Verkennen', picks: { edge: 'Welke rand?' } } },
  },
  leaveCavern: {
    prompt: ({ hero, about }) => `Nu eruit klimmen? ${hero(about.hero)} komt niet terug.`,
    acts: { leave: 'Eruit klimmen', stay: 'Beneden blijven' },
  },
  lightShrine: {
    prompt: 'Een lichtje aansteken en 2 HP herstellen? Het werkt één keer.',
    acts: { light: 'Aansteken', leave: 'Donker laten' },
  },
  pickHero: {
    prompt: ({ named, about }) => `${named(about.what)}: voor wie?`,
    acts: { choose: { label: 'Een held kiezen', picks: { who: 'Welke held?' } } },
  },
  flipPower: {
    prompt: ({ about }) => (about.to === 'up' ? 'Welke kracht ligt weer open?' : 'Welke kracht dooft?'),
    acts: { flip: { label: 'Een kracht kiezen', picks: { power: 'Welke?' } } },
  },
  branch: {
    prompt: ({ named, about }) => `${named(about.card)}: kies er een.`,
    acts: { choose: { label: 'Kiezen', picks: { branch: 'Welke?' } } },
  },
  loseItem: {
    prompt: ({ hero, about }) => `Welk voorwerp raakt ${hero(about.hero)} kwijt?`,
    acts: { discard: { label: 'Een voorwerp afleggen', picks: { item: 'Welk?' } } },
  },
  shove: {
    prompt: ({ figure, about }) => `Gaat ${figure(about.foe)} naar een andere tegel?`,
    acts: { move: { label: 'Verplaatsen', picks: { tile: 'Naar welke tegel?' } }, leave: 'Laten staan' },
  },
  landing: { prompt: 'Kies een vrij vakje.', acts: { place: { label: 'Een vakje kiezen', picks: { square: 'Welk?' } } } },
  spotTrap: {
    prompt: 'Welke val of gevaarlijke plek gaat weg?',
    acts: { discard: { label: 'Er een afleggen', picks: { trap: 'Welke?' } } },
  },
  orderTiles: {
    prompt: 'Leg de tegels terug, de bovenste eerst.',
    acts: { put: { label: 'Terugleggen', picks: { tiles: 'Welke is de volgende?' } } },
  },
};

export const option: OptionPhrases = {
  enough: 'Zo is het genoeg',
  none: 'Geen',
  at: (name, where) => `${name}, ${where}`,
  attack: (name, bonus, damage) => `${name} (${signed(bonus)}, ${damage} schade)`,
  aimed: (power, target) => `${power} op ${target}`,
  foe: (name, ac, hp) => `${name} (AC ${ac}, ${hp} HP)`,
  hero: (name, hp, most) => `${name} (${hp} van ${most} HP)`,
  xp: (name, xp) => `${name} (${xp} XP)`,
  trap: (name, where) => `${name}, ${where}`,
  kind: (name, kind) => `${name} (${{ 'at-will': 'onbeperkt', daily: 'dagelijks', utility: 'hulpkracht' }[kind]})`,
};
