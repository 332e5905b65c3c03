// Owns the Dutch words of whatever is printed: kinds, numbers, when things happen, and how sentences are joined.

import type { CardPhrases } from '../cards/phrases.ts';
import { effects } from './effects.ts';
import { MARKS, THINGS, TRACKS } from '../words/nl/tables.ts';
import { all, capital, tiles } from './words.ts';

const sentences = (text: string): string =>
  text
    .split('. ')
    .map((one) => capital(one))
    .join('. ');

export const cards: CardPhrases = {
  say: {
    effects,
    stays: (one, say) => (one.do === 'mod' ? effects.mod(one, say) : effects.rule(one, say)),
    joined: (parts, voice) => (voice === 'foe' || voice === 'ally' ? all(parts) : parts.join('. ')),
    lead: (head, text) => `${head}: ${text === '' ? 'doet niets' : text}`,
    line: (text) => `${sentences(text)}.`,
    when: {
      'hero-phase': 'In je heldenfase',
      'phase-start': 'Aan het begin van een heldenfase',
      'phase-end': 'Als een held zijn heldenfase hier eindigt',
      'villain-start': 'Aan het begin van je schurkenfase',
      'tile-drawn': 'Als je een tegel trekt',
      explored: 'Als je deze tegel bij het verkennen legt',
      populated: 'Nadat er een monster op gezet is',
      rolled: 'Nadat je een d20 voor je held gooide',
      missed: 'Nadat je aanval mist',
      'is-hit': 'Als een aanval je raakt',
      'would-be-hurt': 'Als je schade zou krijgen',
      'other-would-be-hurt': 'Als een andere held binnen 1 tegel schade zou krijgen door een aanval',
      'would-fall': 'Als je op 0 HP zou komen',
      'would-be-marked': 'Als je door andermans effect een toestand zou krijgen of verplaatst zou worden',
      defeated: 'Als je in je heldenfase een vijand verslaat',
      'treasure-due': 'Als je voor een overwinning een schat zou trekken',
      'foe-done': 'Als een vijand zijn activering naast je held beëindigt',
      'power-used': 'Nadat je een dagelijkse of hulpkracht gebruikte',
      'level-up': 'Als je een level stijgt',
      activation: 'Bij activering',
    },
    curseEnds: 'Aan het einde van je heldenfase',
    tactic: (when) => {
      if (typeof when !== 'string')
        return 'within' in when ? `Binnen ${tiles(when.within)} van een held` : `Binnen ${tiles(when.foeWithin)} van een vijand`;
      return {
        adjacent: 'Naast een held',
        here: 'Op de tegel van een held',
        crowd: 'Staan er 2 of meer helden samen op 1 tegel binnen 1 tegel',
        else: 'Anders',
        'foe-adjacent': 'Naast een vijand',
        'trap-here': 'Val op zijn tegel',
        'wounded-here': 'Gewonde held op zijn tegel',
      }[when];
    },
    natural: (least, most) => `Bij een kale aanvalsworp van ${least}–${most}`,
    triggers: {
      placed: ({ tiles: list }, say) =>
        `Als ${all(
          list.map((id) => say.name(id)),
          'of',
        )} gelegd wordt`,
      'white-explored': () => 'Als een tegel met een witte driehoek verkend wordt',
      'picked-up': ({ thing }) => `De eerste keer dat ${THINGS[thing]} opgepakt wordt`,
      'encounter-drawn': () => 'Als een ontmoetingskaart getrokken wordt',
      'phase-end': ({ where }) => `Aan het einde van een heldenfase ${where === 'ladder' ? 'op of naast de ladder' : 'op het eigen kamp'}`,
      'round-end': () => 'Aan het einde van elke ronde',
    },
    goals: {
      escape: (_goal, say, exit) =>
        `Winst: elke held ontsnapt via ${exit?.at === 'ladder' ? 'de ladder van ' : ''}${exit === null ? '' : say.name(exit.tile)}`,
      bring: ({ thing }) => `Winst: wie ${THINGS[thing]} draagt eindigt de heldenfase op of naast de ladder`,
      defeat: ({ villain, destroy }, say) =>
        `Winst: versla ${say.name(villain)}${destroy === undefined ? '' : ` en vernietig ${destroy.n} bloeiharten`}`,
      deliver: ({ thing, n }) => `Winst: lever ${n} ${thing === 'miner' ? 'mijnwerkers' : 'kristallen'} af`,
    },
    acts: {
      force: ({ tile }, say) => `In plaats van aanvallen, op ${say.name(tile)}`,
      snatch: ({ thing }) => `In plaats van aanvallen, naast een rivaal die ${THINGS[thing]} draagt`,
    },
    lose: (track, at) => `Verlies: ${TRACKS[track]} komt op ${at}`,
    cold: (at) => `Het water is koud vanaf ${at}`,
    surges: (n) => `Herstelfiches: ${n}`,
    race: 'Twee ploegen strijden: een ploeg die een herstelfiche nodig heeft en er geen meer heeft, verliest',
  },
  kinds: {
    villain: 'Schurk',
    hero: 'Held',
    ally: 'Bondgenoot',
    object: 'Voorwerp op de kaart',
    adventure: 'Avontuur',
    tile: 'Tegel',
    mark: 'Fiche',
  },
  monster: 'Monster',
  monsters: { kin: 'Verwanten', beast: 'beest', fungus: 'zwam', ooze: 'slijm', stone: 'steen', spirit: 'geest', group: 'groep' },
  powers: { 'at-will': 'Onbeperkte kracht', daily: 'Dagelijkse kracht', utility: 'Hulpkracht' },
  encounters: {
    event: 'Gebeurtenis',
    'event-attack': 'Gebeurtenisaanval',
    environment: 'Omgeving',
    trap: 'Val',
    hazard: 'Gevaarlijke plek',
    curse: 'Vloek',
  },
  treasures: { item: 'Voorwerp', fortune: 'Meevaller', blessing: 'Zegen' },
  categories: { attack: 'aanval', defence: 'verdediging' },
  tiles: { plain: 'Tegel', feature: 'Bijzondere tegel', named: 'Tegel met een rol', start: 'Starttegel', destination: 'Bestemming' },
  triangles: { white: 'witte driehoek', black: 'zwarte driehoek', none: 'geen driehoek' },
  stats: {
    ac: 'AC',
    hp: 'HP',
    xp: 'XP',
    level: 'Level',
    speed: 'Snelheid',
    surge: 'Herstelwaarde',
    attack: 'Aanval',
    damage: 'Schade',
    disable: 'Onschadelijk',
  },
  marks: MARKS,
  marked: {
    immobilized: 'Snelheid 0 tot het einde van de eigen heldenfase',
    poisoned: '1 schade aan het begin van de heldenfase; aan het einde een d20, en bij 10 of meer is het over',
    slowed: 'Snelheid hoogstens 2 tot het einde van de eigen heldenfase',
    dazed: 'Maar één actie, tot het einde van de eigen heldenfase',
    pinned: 'Blijft op zijn vakje tot het einde van de volgende activering',
    drowsy: 'Doet niets tot het begin van de volgende beurt van de held die het veroorzaakte',
  },
  things: THINGS,
  thingLines: {
    lamp: 'Sta erop of ernaast om hem te pakken; dat kost geen actie',
    miner: 'Sta erop of ernaast om hem te pakken; wie er een draagt heeft −1 snelheid per mijnwerker',
    heart: 'Verspert zijn vakje, en is aan te vallen',
    crystal: 'Sta erop of ernaast om het te pakken; eerst mag alleen de ploeg die het vond',
    fissure: 'Op een rand; er komt een monster uit als de d20 het zegt, en vanaf de rand is de spleet aan te vallen',
  },
  levels: (n) => `Level ${n}`,
  withHeroes: (values) => values.join('/'),
  heroes: (counts) => `${all(counts.map(String), 'of')} helden`,
  ability: (name, text) => `${name}: ${text}`,
  once: 'één keer per spel',
};
