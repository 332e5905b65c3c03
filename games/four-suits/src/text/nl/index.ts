// Owns the Dutch words of the game besides names, as one whole.

import type { PlayPhrases } from '../phrases.ts';
import { asking, option } from './asking.ts';
import { cards } from './cards.ts';
import { errands } from './errands.ts';
import { ending, form, refusing } from './form.ts';
import { log } from './log.ts';
import { reasons } from './reasons.ts';
import { all, capital, withArticle } from './words.ts';

export const play: PlayPhrases = {
  language: 'nl',
  title: 'Vier kleuren',
  blurb: 'Een campagne op 52 kaarten: een groep, negen bladzijden ongemak, en een stapel die over elke slag beslist.',
  intro: [
    'Je leidt een groep door queesten die steeds zwaarder worden. Versla de baas van bladzijde negen en de campagne is gewonnen; een verloren gevecht is het einde.',
    'Een kerker wordt gedeeld uit een spel kaarten: ♠ monsters, ♥ kamers, ♣ vallen, ♦ schatten. Tussen ingang en uitgang liggen vijf kaarten.',
    'In een gevecht handelt de hoogste initiatiefkaart. Trefkaarten tegen ontwijkkaarten, dan vermenigvuldigt één kaart: ♠ 1, ♥ 2, ♣ 3, ♦ 4.',
  ],
  howTo: {
    goal: {
      title: 'Negen bladzijden',
      text: 'Neem een queeste aan, versla de baas, kom terug naar de stad: de volgende is een of twee levels hoger. Versla de baas van level 9 en je wint. Een verloren gevecht beëindigt de campagne.',
    },
    floor: {
      title: 'Een vloer van kaarten',
      text: 'Vijf hoofdtegels leiden naar de uitgang, drie nissen liggen ernaast. ♠ is een gevecht, ♥ een kamer, ♣ een val, ♦ een schat; de rang zegt welke.',
    },
    order: {
      title: 'Wie er handelt',
      text: 'Elke ronde trekt iedereen kaarten voor snelheid. De hoogste kaart handelt en geeft de hele hand op; een heer (K) betaalt alleen, de rest blijft voor nog een beurt.',
    },
    attack: {
      title: 'Een aanval',
      text: 'Trefkaarten tegen ontwijkkaarten: alleen de beste van elke kant telt, en gelijk is raak. De kleur van nog een kaart vermenigvuldigt je aanval: ♠ 1, ♥ 2, ♣ 3, ♦ 4.',
    },
    save: {
      title: 'Reddingstrekken',
      text: 'Vallen en spreuken vragen een reddingstrek: zoveel kaarten als de eigenschap. Eén boer, vrouw of heer is genoeg.',
    },
    level: {
      title: 'Levels en de stad',
      text: 'Ervaring koopt buiten gevechten altijd een level, en een level vult HP en MP. In de stad rust je gratis, handel je, leer je en vind je metgezellen.',
    },
  },
  cards,
  player: (n) => `Speler ${n}`,
  somebody: 'iemand',
  monster: (id, name, no) => (no === null ? withArticle(id, name) : `${name} ${no}`),
  gear: (name, level) => `${name} ${level}`,
  place: (floor, kind, n, floors) => {
    const where = {
      entrance: 'de ingang',
      exit: floor === floors ? 'het hol' : 'de trap omhoog',
      main: `tegel ${n}`,
      alcove: `nis ${n}a`,
      branch: `zijtegel ${n}`,
    }[kind];
    return floors === 1 ? where : `${where}, verdieping ${floor}`;
  },
  encounter: (n, level) => `${n} ${n === 1 ? 'monster' : 'monsters'} van level ${level}`,
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
    attack: 'Aanval',
    loses: (n) => `gemiddeld ${n} HP`,
    regains: (n) => `gemiddeld +${n} HP`,
    ends: (percent) => `valt ${percent}%`,
    before: ({ hp, mp, fallen }) => `je groep: HP ${hp}, MP ${mp}${fallen === 0 ? '' : `, ${fallen} gevallen`}`,
    costs: (mp) => `${mp} MP`,
    onTo: (place) => `Verder: ${place}`,
    spread: (job, stats) => `Een goede verdeling voor een ${job}: ${stats}`,
  },
  form,
  ending,
};
