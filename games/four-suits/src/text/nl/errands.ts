// Owns the Dutch words of what may be handed over.

import type { ErrandPhrases } from '../errands.ts';

export const errands: ErrandPhrases = {
  labels: {
    finish: 'Maak het af',
    'fight-on': 'Vecht door',
    'strike-on': 'Sla door',
    'patch-up': (percent) => (percent === '100' ? 'Lap iedereen helemaal op' : `Lap op tot ${percent}%`),
    prepare: 'Bereid je voor',
    'kit-out': 'Rust iedereen uit',
    'sell-junk': 'Verkoop wat niemand nodig heeft',
    'stock-up': 'Sla voorraad in',
    walk: (place) => `Loop naar ${place}`,
  },
  about: {
    finish:
      'Het gevecht is zo goed als gewonnen. De groep speelt het uit met dezelfde regels en kaarten; ze stopt als iemand door de knieën gaat.',
    'fight-on':
      'De groep vecht vanzelf met alles wat ze heeft. Ze stopt als iemand door de knieën gaat, bij een heer (K) met een techniek, of als het gevecht verloren kan gaan.',
    'strike-on':
      'De groep vecht vanzelf, alleen met slagen: geen MP, geen voorwerpen. Ze stopt als iemand door de knieën gaat of het gevecht verloren kan gaan.',
    'patch-up': 'Eerst zegeningen, dan drankjes, steeds het goedkoopste dat volstaat. Wie er het slechtst aan toe is, gaat voor.',
    prepare: 'Zegeningen die het volgende gevecht duren, de sterkste eerst, voor wie ze mist. Wie ze geeft, houdt de helft van zijn MP.',
    'kit-out': 'Trekt aan wat er gedragen wordt, geeft door wat een ander beter dient, en koopt wat zijn prijs waard is.',
    'sell-junk': 'Verkoopt uitrusting die niemand zou dragen, en gereedschap waar niemand iets aan heeft.',
    'stock-up': 'Koopt drankjes, vlugzout en gereedschap voor de volgende queeste, zover het goud en de tassen reiken.',
    walk: 'Tegel voor tegel. Het stopt als er iets gebeurt.',
  },
  ends: {
    done: null,
    there: null,
    fought: null,
    kneels: 'Gestopt: er gaat iemand door de knieën.',
    king: 'Gestopt: een heer (K) geeft twee beurten, en er is een techniek voor.',
    tight: 'Gestopt: dit gevecht kan verloren gaan.',
    poison: 'Gestopt: op de volgende tegel zou iemand aan het gif sterven.',
    fight: 'Gestopt: een gevecht.',
    blocked: 'Gestopt: de weg is niet vrij.',
    asked: 'Gestopt: er valt iets te beslissen.',
  },
  preferences: {
    names: { target: 'Slaat', heal: 'Geneest', keep: 'Bewaart voor genezing' },
    targets: { any: 'het beste doel', weakest: 'de zwakste', near: 'de voorste rij', casters: 'wie tovert' },
    heal: (below) => (below === null ? 'als het loont' : `onder ${below} %`),
    keep: (mp) => (mp === 0 ? 'niets' : `${mp} MP`),
  },
  bill: {
    raised: (n) => `${n} weer op de been`,
    hp: (n) => `${n} HP`,
    mp: (n) => `${n} MP`,
    gold: (n) => `${n} goud`,
    items: (n) => `${n} in de tassen`,
  },
};
