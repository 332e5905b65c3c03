// Owns what is said in Dutch when something cannot be done: what is in the way, then what is possible.

import { ITEM_IDS } from '../../content/items.ts';
import { GEMS } from '../../content/types.ts';
import { memberOf } from '@undercroft/kernel';
import type { ItemId } from '../../content/items.ts';
import type { Gem } from '../../content/types.ts';
import { itemOf } from '../../queries/items.ts';
import type { RefusalPhrases, WhyArgs } from '../phrases.ts';
import { all, basic, either, PLURALS } from '../words/nl/basic.ts';
import { cards } from '../words/nl/cards.ts';
import { names } from '../words/nl/names.ts';

const itemIn = (args: WhyArgs): ItemId => memberOf(ITEM_IDS, args['item']);
const itemName = (args: WhyArgs): string => names.items[itemIn(args)];
const gemIn = (args: WhyArgs): Gem => memberOf(GEMS, args['gem']);

export const refusing: RefusalPhrases = {
  why: {
    'other-window': (args) => `${itemName(args)} kan nu niet. Het moment is: ${basic.windows[itemOf(itemIn(args)).window]}.`,
    'one-check': () => 'Er is maar 1 proef: gooi hem, of leg hem vast.',
    'nothing-to-do': (args) => `${itemName(args)} zou nu niets veranderen. Bewaar het.`,
    'used-up': (args) =>
      itemOf(itemIn(args)).uses === null
        ? `${itemName(args)} is in deze ontmoeting al gebruikt. In de volgende kan het weer.`
        : `${itemName(args)} is op. Kies een ander voorwerp.`,
    'skill-full': ({ skill }) =>
      `${skill} is vol: alle 4 de rondjes zijn ingevuld. Kies een andere vaardigheid of laat de ervaring liggen.`,
    'skill-not-listed': ({ skill }) => `Deze ervaring kan niet in ${skill}. Kies een van de genoemde vaardigheden.`,
    'box-only': () => 'In deze variant is de ingang een rechthoekig blok. Teken een blok, of laat hem automatisch tekenen.',
    'any-shape': () => 'Een rechthoekig blok hoort bij de webregels. Teken de ingang vakje voor vakje, of laat hem automatisch tekenen.',
    'victory-stands': () => 'Er is niets om op te geven: de zege blijft staan. Je kunt wel stoppen.',
    'not-completionist': () => 'Dat kan alleen als je na een zege doorspeelt.',
    'no-exit-there': () => 'Aan deze zijde is geen uitgang. Kies een open uitgang.',
    'exit-joined': () => 'Deze uitgang is al verbonden met een kamer. Kies een open uitgang.',
    'exit-blocked': () => 'Deze uitgang is versperd. Kies een open uitgang.',
    'does-not-fit': () =>
      'De kamer past hier niet: er is een vakje bezet of buiten het raster. Kies een andere uitgang of leg de kamer anders.',
    'room-not-completed': () => 'Deze uitgang hoort bij een kamer die niet is uitgespeeld. Kies een uitgang van een uitgespeelde kamer.',
    'no-secret-doors': () => 'Bij doorspelen na een zege zijn er geen geheime deuren. Leg de kaart apart.',
    'must-place': () => 'De kamer past ergens, dus je moet hem plaatsen. Kies een open uitgang.',
    'put-aside-instead': () => 'Bij doorspelen gaat een kamer die nergens past apart. Leg de kaart apart.',
    'fits-nowhere': () => 'De kamer past nergens, ook niet achter een geheime deur. Laat haar ongetekend.',
    'must-find-door': () => 'De kamer past achter een geheime deur. Kies er een muur voor.',
    'no-foe': () => 'In een beproeving is geen vijand. Bewaar het voorwerp voor een gevecht.',
    'face-1-to-6': () => 'Een dobbelsteen gaat van 1 tot en met 6. Kies de andere richting of een andere dobbelsteen.',
    committed: () => 'Deze proef is vastgelegd en verandert niet meer. Kies er een die nog open is.',
    'tests-first': () => 'Tests leg je vast vóór de aanvals- en weerproef. Leg eerst de test vast.',
    'check-skill': ({ skill }) => `Deze proef leg je hier niet af met ${skill}. Kies een van de vaardigheden op de kaart.`,
    'other-check': (args) => `${itemName(args)} werkt niet bij deze proef. Kies een andere proef of een ander voorwerp.`,
    'no-fitting-check': (args) => `${itemName(args)} werkt bij geen van deze proeven. Kies een ander voorwerp.`,
    'no-items': () => 'Je hebt geen voorwerp. Een kamer die je uitspeelt, kan er een geven.',
    'no-gem': (args) => `Je hebt geen ${basic.gems[gemIn(args)]} meer. Kies een andere kleur of leg de proef vast.`,
    'no-gems': () => 'Je hebt geen edelsteen meer. Een kamer die je uitspeelt, kan er weer geven.',
    'no-open-check': () => 'Geen proef kan nog veranderen: wat de dobbelstenen tonen, telt niet meer. Leg de proef vast.',
    dulled: (args) =>
      `${cards.keywords.DULL}: tot de kamer is uitgespeeld, kun je geen ${PLURALS[gemIn(args)]} uitgeven. Kies een andere kleur.`,
  },
  misfit: {
    over: 'Het spel is afgelopen.',
    seat: 'Deze vraag is niet voor jou.',
    offer: 'Die vraag is al beantwoord. Beantwoord de vraag die nu openstaat.',
    shape: 'Dat is geen antwoord op deze vraag. Kies een van de mogelijkheden.',
  },
  act: 'Dat kan nu niet. Kies een van de mogelijkheden.',
  pick: (legal, n) =>
    legal.length > 0
      ? `Dat kun je hier niet kiezen. Kies ${either(legal)}.`
      : n === 0
        ? 'Er valt hier niets te kiezen.'
        : 'Dat kun je hier niet kiezen. Kies een van de mogelijkheden.',
  setup: {
    'not-a-setup': () => 'Zo kan het spel niet beginnen. Kies een vaste opzet of vul het formulier in.',
    'one-of': (field, got, legal) => `${field}: ${got} kan niet. Kies uit ${all(legal)}.`,
    'only-micro-mini': (field) => `${field}: het volledige spel gebruikt alle levels. Laat dit open, of kies een micro- of minispel.`,
    'unknown-field': (field, _got, legal) => `Er is geen instelling ${field}. Wel: ${all(legal)}.`,
    between: (field, got, [least, most]) => `${field}: ${got} kan niet. Geef een heel getal van ${least} tot en met ${most}.`,
    length: (field, _got, [least, most]) => `${field}: geef een naam van ${least} tot en met ${most} tekens.`,
    'too-few-cards': (field, _got, [needed]) =>
      `${field}: te weinig kaarten van dit level, er zijn er ${needed} nodig. Voeg een kaartenset toe.`,
  },
  load: {
    shape: 'Dit is geen bewaard spel.',
    game: 'Dit bewaarde spel hoort bij een ander spel.',
    newer: 'Dit spel is bewaard met een nieuwere versie. Werk bij en probeer het opnieuw.',
    'no-migration': 'Dit spel is bewaard onder oudere regels en kan niet verder.',
    step: 'Dit bewaarde spel is gestopt op een punt dat deze regels niet kennen.',
    rules: 'Dit spel is opgenomen onder een andere versie van de regels.',
    setup: 'De opzet van dit opgenomen spel kan niet.',
    entry: 'In deze opname staat een keuze of een worp die niet past.',
    digest: 'Deze opname komt op een andere stand uit dan erin staat.',
  },
  loadAt: (problem, entry) => `${problem} Gevonden bij stap ${entry}.`,
};
