// Owns the Dutch words of the game besides those on its cards, as one whole.

import type { AskingPhrases, EventPhrases, OptionPhrases, PlayPhrases } from '../../play/phrases.ts';
import { cards } from '../cards.ts';
import { all, capital, words } from '../words.ts';
import { cards as cardsAsked, COINS, PLACES } from './asking-cards.ts';
import { combined } from './asking-combined.ts';
import { effects } from './asking-effects.ts';
import { fight } from './asking-fight.ts';
import { options } from './asking-options.ts';
import { quests } from './asking-quests.ts';
import { turn } from './asking-turn.ts';
import { ending, form } from './form.ts';
import { heroes } from './heroes.ts';
import { howTo } from './how-to.ts';
import { cards as cardsLog } from './log-cards.ts';
import { combined as combinedLog } from './log-combined.ts';
import { fight as fightLog } from './log-fight.ts';
import { hero as heroLog } from './log-hero.ts';
import { options as optionsLog } from './log-options.ts';
import { quests as questsLog } from './log-quests.ts';
import { setup as setupLog } from './log-setup.ts';
import { PHASES, turn as turnLog } from './log-turn.ts';
import { reasons } from './reasons.ts';
import { refusing } from './refusals.ts';

const asking: AskingPhrases = { ...turn, ...cardsAsked, ...fight, ...effects, ...quests, ...options, ...combined };
const log: EventPhrases = { ...setupLog, ...turnLog, ...heroLog, ...cardsLog, ...fightLog, ...questsLog, ...optionsLog, ...combinedLog };

/** What lies north of the card, the card lies south of. */
const OPPOSITE = ['ten zuiden', 'ten westen', 'ten noorden', 'ten oosten'] as const;
const option: OptionPhrases = {
  place: (beside, turned) =>
    beside.length === 0
      ? 'In het midden'
      : capital(`${all(beside.map(({ side, name }) => `${OPPOSITE[side]} van ${name}`))}${turned ? ', gedraaid' : ''}`),
  exit: (side, kind, threat, to) =>
    `${capital(words.sides[side])}${to === '' ? '' : ` naar ${to}`}: ${kind}${threat === null ? '' : ` (${threat})`}`,
  word: capital,
  target: (name, peril) => `${name} (gevaar ${peril})`,
  cost: (name, cost) => `${name} (${cost})`,
  lying: (name, place, cost) => `${name} (${cost === null ? '' : `${cost}, `}${PLACES[place]})`,
  special: (n, paid) => (n < 0 ? 'Zonder' : paid === null ? 'Met' : `Met (${paid.peril} gevaar${paid.idle ? ', geen effect' : ''})`),
  putTo: { hand: 'Naar je hand', pack: 'Naar je horde', discard: 'Naar de aflegstapel' },
  paid: (n, paid) => `${n} ${COINS[paid.with]}${paid.extra ? ' extra' : ''}${n === 0 && paid.idle ? ' (geen effect)' : ''}`,
  attack: (by, form) => `${by}: ${form}`,
  ways: { keep: 'Bewaren', use: 'Meteen gebruiken' },
  ability: (hero, ability) => `${hero}: ${ability}`,
  piles: { glory: 'Van de roemstapel', peril: 'Van de gevaarstapel' },
  turn: '180° draaien',
  swap: (name, turned) =>
    `Verwisselen met ${name}${{ none: '', first: ', gedraaid', second: `, met ${name} gedraaid`, both: ', allebei gedraaid' }[turned]}`,
  none: 'Geen',
  faceDown: 'Een die met de rug naar boven ligt',
  enough: 'Zo is het genoeg',
};

export const play: PlayPhrases = {
  language: 'nl',
  title: 'Dungeoneer',
  blurb:
    'Rivaliserende helden op 1 plattegrond die kaart voor kaart groeit. Wat je beroemd maakt, maakt je ook een doelwit, en wie niet aan de beurt is, is het gevaar.',
  intro: [
    'Met 3 queesten win je. Ook als je held als enige overeind blijft.',
    'Nieuwe velden geven roem, waarmee je je kaarten betaalt, en gevaar, waarmee de anderen de hunne tegen jou betalen.',
    'Een veld verlaten kan lastiger zijn dan er binnenkomen: let op de uitgangen.',
  ],
  howTo,
  cards,
  phases: PHASES,
  player: (n) => `Speler ${n}`,
  heroes,
  named: (name) => name,
  someCard: 'een kaart',
  sentence: (text) => text,
  asking,
  option,
  log,
  refusing,
  form,
  ending,
  reasons,
};
