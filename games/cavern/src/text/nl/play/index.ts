// Owns the Dutch words of the game besides what is printed, as one whole.

import { isOneOf } from '@undercroft/kernel';
import { isMonster, VILLAIN_IDS } from '../../../content/cards.ts';
import type { PlayPhrases } from '../../play/phrases.ts';
import { cards } from '../cards.ts';
import { PHASES, SIDES } from '../../words/nl/tables.ts';
import { capital } from '../words.ts';
import { asking, option } from './asking.ts';
import { ending, form, refusing } from './form.ts';
import { log } from './log.ts';

/** Monsters have an article, and only one is neuter; villains have none. */
const named = (id: string, name: string): string => {
  if (isOneOf(VILLAIN_IDS, id) || !isMonster(id)) return name;
  return `${id === 'drip-ooze' ? 'het' : 'de'} ${name}`;
};

export const play: PlayPhrases = {
  language: 'nl',
  title: 'Cavern',
  blurb: 'Helden samen tegen grotten die hun eigen gang gaan: verken tegel voor tegel, en wat er leeft handelt volgens eigen tactieken.',
  intro: [
    'Jullie winnen of verliezen samen. Het avontuur zegt hoe.',
    'Een beurt: lopen en aanvallen, aanvallen en lopen, of twee keer lopen. Eindig je aan een onverkende rand, dan verken je.',
    'Dan handelen de grotten: misschien een ontmoeting, dan elke vijand volgens zijn tactiek. Bij 0 HP helpt een herstelfiche; is er geen meer, dan is alles verloren.',
  ],
  howTo: {
    goal: {
      title: 'Eén doel',
      text: 'Alle helden winnen of verliezen samen. Het avontuur zegt wat er te doen is: eruit komen, iets brengen, iemand verslaan.',
    },
    turn: {
      title: 'Een beurt',
      text: 'Lopen en aanvallen, aanvallen en lopen, of twee keer lopen. Hulpkrachten en voorwerpen kosten geen actie. Een stap in elke richting, ook schuin, kost 1.',
    },
    fight: {
      title: 'Een gevecht',
      text: 'd20 plus de bonus van de kracht moet de AC van het doel halen. Onbeperkte krachten raken nooit op; een dagelijkse of hulpkracht werkt één keer.',
    },
    explore: {
      title: 'Verkennen',
      text: 'Eindig je heldenfase aan een onverkende rand en leg een tegel met een nieuw monster. Een zwarte driehoek, of helemaal geen tegel, brengt een ontmoeting.',
    },
    foes: {
      title: 'Vijanden',
      text: 'Wie een monster trekt beheert het: in de eigen schurkenfase doet het de eerste tactiek die past. Niemand beslist voor het monster.',
    },
    down: {
      title: 'Neer, en weer op',
      text: 'Bij 0 HP is een held uitgeschakeld. Een herstelfiche helpt hem de volgende beurt op; is er dan geen meer, dan verliest iedereen. Ervaring negeert ontmoetingen, en een kale 20 kan een level geven.',
    },
  },
  cards,
  phases: PHASES,
  player: (n) => `Speler ${n}`,
  named,
  square: (tile, square) => `${tile} ${square}`,
  edge: (tile, dir) => `${tile}, ${SIDES[dir] ?? ''}kant`,
  nobody: 'iemand',
  sentence: capital,
  asking,
  option,
  log,
  refusing,
  form,
  ending,
};
