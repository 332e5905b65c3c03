// Owns the Dutch words of the setup, the named setups, refusals, and how a game ended.

import { COMMON_WORDS } from '@undercroft/presentation/common';
import type { EndingFacts, FormPhrases, RefusalPhrases } from '../../play/phrases.ts';
import { all } from '../words.ts';

export const form: FormPhrases = {
  fields: {
    adventure: {
      label: 'Avontuur',
      help: 'Wat er te doen is, en hoe het verloren kan gaan. A1 en A2 leren het spel; A8 is een wedloop van twee ploegen.',
    },
    heroes: { label: 'Helden', help: 'Hoeveel er afdalen. Meer helden, meer van alles.' },
    players: { label: 'Spelers', help: 'Wie er meedoen. Helden worden om de beurt verdeeld: een speler kan er meer hebben.' },
    party: { label: 'Gezelschap', help: 'Helden die vooraf vaststaan. De andere worden aan tafel gekozen.' },
    powers: { label: 'Krachten', help: 'De aanbevolen set gaat het snelst; je kunt ook zelf kiezen, of het lot laten kiezen.' },
    first: { label: 'Wie begint', help: 'Met een worp, of zoals jullie afspreken.' },
    difficulty: { label: 'Moeilijkheid', help: 'Een herstelfiche meer of minder.' },
    cards: { label: 'Kaarten', help: 'Het avontuur noemt zijn sets; je kunt de gevorderde kaarten weglaten of erbij nemen.' },
    trapLimit: { label: 'Vallen', help: 'Eén per vakje, of één per tegel.' },
    ties: { label: 'Gelijke gevallen', help: 'Wat de regels aan de groep overlaten volgt een vaste volgorde, of jullie kiezen.' },
    reactions: {
      label: 'Reacties',
      help: 'Wanneer je gevraagd wordt of je inzet wat op een moment wacht: als het ertoe kan doen, of zodra de regels het toelaten.',
    },
    allies: { label: 'Bondgenoten', help: 'Een bondgenoot per held, als er een of twee helden afdalen.' },
    walls: { label: 'Grotranden', help: 'Onverkende randen die voor het begin gesloten worden.' },
    fissures: { label: 'Spleten', help: 'Randen waar elke beurt, na een worp, een monster uit kan komen.' },
    linked: { label: 'Gekoppelde avonturen', help: 'Level, krachten en voorwerpen gaan mee naar het volgende avontuur.' },
  },
  names: {
    powers: { kit: 'aanbevolen set', choose: 'naar keuze', random: 'door het lot' },
    first: { roll: 'met een worp', choose: 'naar afspraak' },
    difficulty: { 'as-given': 'zoals het is', easier: 'makkelijker: een herstelfiche meer', harder: 'moeilijker: een herstelfiche minder' },
    cards: { 'as-named': 'zoals het avontuur zegt', base: 'alleen basiskaarten', both: 'ook gevorderde kaarten' },
    trapLimit: { square: 'één per vakje', tile: 'één per tegel' },
    ties: { default: 'vaste volgorde', ask: 'vraag het ons' },
    reactions: { matter: 'als het ertoe kan doen', every: 'op elk moment' },
  },
  sets: { base: 'basis', advanced: 'gevorderd' },
  presets: {
    first: { label: 'Eerste licht', help: 'Hier begin je: het leert je het spel. Twee helden zoeken de uitgang (A1).' },
    solo: { label: 'Eerste licht alleen', help: 'Dezelfde les voor één: je leidt beide helden.' },
    lamp: { label: 'De geleende lamp', help: 'De tweede les: heen en weer terug, met meer van de regels (A2).' },
    door: {
      label: 'Achter de verzegelde deur',
      help: 'Het eerste echte avontuur: drie helden forceren een deur en verslaan wat erachter zit (A3).',
    },
    blooms: { label: 'Drie bloesems', help: 'Voor wie graag vecht: drie harten en hun moeder, voor de sporen winnen (A4).' },
    shift: { label: 'De verloren ploeg', help: 'Voor wie graag plant: drie mijnwerkers moeten naar de ladder gedragen worden (A5).' },
    water: { label: 'Stijgend water', help: 'Een wedloop met het water: vind de uitgang voordat het jou vindt (A6).' },
    lair: { label: 'Het hol van de bleke lindworm', help: 'Het zwaarst: vier helden tegen Iskarra (A7).' },
    race: { label: 'Twee ploegen, één ader', help: 'Voor één keer twee tegen twee: wie het eerst drie kristallen heeft (A8).' },
    story: {
      label: 'De hele mijn',
      help: 'Voor wie alleen is en veel avonden heeft: het ene avontuur na het andere met twee helden; het eerste is het kortst.',
    },
  },
  value: (value) => (typeof value === 'string' ? value : JSON.stringify(value)),
};

const common = COMMON_WORDS.nl;
const { misfit, act, pick, load, loadAt, setup } = common;
export const refusing: RefusalPhrases = {
  misfit,
  act,
  pick,
  load,
  loadAt,
  setup: {
    ...setup,
    'few-heroes': (field) => `${field} gaan alleen mee met een of twee helden.`,
    'hero-range': (_field, got, legal) => `Dit avontuur is niet voor ${got} helden. Kies ${all(legal, 'of')}.`,
    players: (_field, got, [most]) => `Er zijn ${got} spelers en maar ${most} helden.`,
    crews: (_field, _got, legal) => `Twee ploegen hebben evenveel spelers nodig: ${all(legal, 'of')}.`,
    party: (_field, _got, [most]) => `Dat zijn meer helden dan er afdalen: hoogstens ${most}.`,
    edges: (_field, _got, [most]) => `Eén rand moet open blijven: er kunnen er hoogstens ${most} dicht.`,
    'no-story': () => 'Een wedloop van twee ploegen hoort niet bij gekoppelde avonturen.',
    carried: () => 'Wat er meekwam past niet bij dit avontuur.',
  },
  why: {
    'no-movement': 'Deze loop is op: er is geen beweging meer.',
    moved: 'Je hebt al gelopen.',
    dazed: 'Verdoofd: maar één actie, en die is op.',
    immobile: 'Vastgezet: deze fase niet lopen. Aanvallen, verkennen en krachten die je verplaatsen kunnen wel.',
    'walk-first': 'Een tweede keer lopen komt na de eerste.',
    attacked: 'Je hebt al aangevallen.',
    'moved-twice': 'Je hebt twee keer gelopen: geen aanval deze beurt.',
    'no-door': 'Hier is geen deur om te forceren.',
    'too-far': 'Te ver: ga erop of ernaast staan.',
    reserved: 'De andere ploeg heeft het gevonden. Voorlopig is het van hen.',
    'no-foe': 'Er is geen vijand om aan te vallen.',
    'no-target': ({ foe, tiles }, its) =>
      Number(tiles) === 0
        ? `Geen kracht haalt ${its.figure(Number(foe))}: wel op je tegel, niet aangrenzend.`
        : `Geen kracht haalt ${its.figure(Number(foe))}: ${tiles} ${Number(tiles) === 1 ? 'tegel' : 'tegels'} weg.`,
    'no-way': 'Er is geen vrij vakje om heen te gaan.',
    'no-trap': 'Er ligt geen val op deze tegel.',
    'no-rival': 'Geen rivaal naast je draagt iets.',
    'nothing-to-use': 'Er is nu geen kracht of voorwerp te gebruiken; sommige hebben hun eigen moment.',
    'nothing-to-take': 'Hier ligt niets om op te pakken.',
    'carries-nothing': 'Je draagt niets.',
    rock: 'Dat is rots.',
    walled: ({ need, most }) =>
      Number(need) === 0
        ? 'Er leidt geen weg heen: er zit rots of een gesloten rand tussen.'
        : `Er zit rots of een gesloten rand tussen: eromheen is het ${need} vakjes, en je hebt er ${most}.`,
    'out-of-reach': ({ need, most }) => `Te ver: ${need} vakjes, en je hebt er ${most}.`,
    'foe-there': ({ who }, its) => `Daar staat ${its.figure(Number(who))}: geen loop eindigt op het vakje van een vijand.`,
    'friend-there': ({ who }, its) => `Daar is ${its.figure(Number(who))}: je mag erdoorheen, maar er niet stoppen.`,
    'object-there': ({ who }, its) => `Op dat vakje staat ${its.figure(Number(who))} in de weg.`,
    wet: ({ need, most }) => `Water kost 2 vakjes: ${need} om er te komen, en je hebt er ${most}.`,
    'foe-between': 'Er staat een vijand in de weg, en eromheen is te ver.',
    'object-between': 'Er ligt iets in de weg, en eromheen is te ver.',
  },
};

export function ending({ adventure, rounds, result, crew, fallen, epilogue, heroes, surges, xp }: EndingFacts): readonly string[] {
  const how =
    result === 'won'
      ? `${adventure}: gewonnen in ${rounds} ronden.`
      : result === 'lost'
        ? `${adventure}: verloren in ronde ${rounds}.${fallen === null ? '' : ` ${fallen} lag neer, en er was geen herstelfiche meer.`}`
        : `${adventure}: ${crew} wint in ronde ${rounds}.`;
  const each = heroes.map(({ name, hp, level, escaped }) => `${name} (level ${level}, ${escaped ? 'ontsnapt' : `${hp} HP`})`);
  return [how, epilogue, `${all(each)}. Herstelfiches over: ${surges}, ervaring over: ${xp}.`];
}
