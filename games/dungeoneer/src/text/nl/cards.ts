// Owns the Dutch lines of cards.

import { dispatch } from '@undercroft/parts';
import type { CardLines, CardPhrases, CardSentences } from '../cards/phrases.ts';
import { amountText, signed } from '../cards/say.ts';
import { grouped, resultsForAll, resultsOf, type Subject } from '../cards/voice.ts';
import { discarded, effects, immunities, priceText, rolls, SUBJECTS, threatText } from './effects.ts';
import { conditions, locationText, occasions, patterns, standing } from './standing.ts';
import { all, capital, count, either, lives, one, words } from './words.ts';

/** Sentences in a row; the first begins small, since it may stand after a colon. */
const inRow = (texts: readonly string[]): string => texts.map((text, i) => (i === 0 ? text : capital(text))).join('. ');

/** "loopt 1 wond op" as "loop je 1 wond op" or "loopt het doelwit 1 wond op". */
function inverted(by: Subject, does: string): string {
  const [verb = '', ...rest] = does.split(' ');
  const stem = { gaat: 'ga', staat: 'sta', mag: 'mag' }[verb] ?? verb.slice(0, -1);
  return [by === 'you' ? stem : verb, SUBJECTS[by], ...rest].join(' ');
}
/** Only after a whole clause there is a comma. */
const comma = (head: string): string => (/^(als|zolang) /i.test(head) ? `${head},` : head);

const say: CardSentences = {
  effects,
  standing,
  conditions,
  occasions,
  immunities,
  patterns,
  discarded,
  rolls,
  location: locationText,
  price: priceText,
  threat: threatText,
  completions: {
    threat: ({ threat, fail, failAll, boost }, { effects: text, voice }) => {
      const extra = boost === undefined ? '' : `; +1 voor elke handkaart die je vooraf aflegt, hoogstens ${boost.discard}`;
      return `bedreiging ${threatText(threat)}${extra}. Mislukt: ${text(fail, failAll ? resultsForAll(voice) : resultsOf('you', voice))}`;
    },
    threats: ({ scores, target, steps, fail }, { effects: text, voice }) =>
      `${count(steps, 'bedreiging', 'bedreigingen')} ${target}+ met verschillende scores: ${either(scores.map((score) => words.scores[score]))}; een geslaagde blijft gemarkeerd. Mislukt: ${text(fail, resultsOf('you', voice))}`,
    slay: ({ monster }, { name }) => `versla ${lines.block(name(monster.id), monster)}`,
    escort: ({ to }, { name }) => `breng het fiche vandaar naar ${name(to)}`,
    chance: ({ pattern }, its) => dispatch(patterns, 'need', pattern, its),
    sacrifice: ({ prices }) => prices.map(say.sacrifice).join('; of '),
  },
  sacrifice: ({ glory, life, peril, discard }) =>
    all([
      ...(glory === undefined ? [] : [`betaal ${glory} roem`]),
      ...(life === undefined ? [] : [`verlies ${lives(life)} (je hebt er ${life + 1} nodig)`]),
      ...(discard === undefined ? [] : [`leg ${discarded[discard.what](discard.n)} af`]),
      ...(peril === undefined ? [] : [`krijg ${peril} gevaar`]),
    ]),
  obstacle: (obstacle) => {
    if (obstacle.kind === 'hazard') return `risico ${signed(obstacle.n)}: vallen die hier worden gespeeld, zijn ${obstacle.n} moeilijker`;
    if (obstacle.kind === 'pit') return `put: bedreiging ${threatText(obstacle.threat)}. Mislukt: je gaat neer`;
    return `pinnen: bedreiging ${threatText(obstacle.threat)}. Mislukt: je loopt 1 wond op`;
  },
  raised: {
    paid: (condition, otherwise, by) => `${otherwise}. ${capital(condition)} telt # voor ${by} meer`,
    threat: (condition, otherwise, by) => `${otherwise}. ${capital(condition)} is de bedreiging ${by} hoger`,
  },
  lead: (head, clauses) => {
    const [first, ...others] = grouped(clauses);
    if (first === undefined || first.by === null) return `${head}: ${say.joined(clauses)}`;
    const { by, does } = first;
    const start = `${comma(head)} ${all(does.map((part, i) => (i === 0 || by === 'you' ? inverted(by, part) : part)))}`;
    const rest = others.map((group) => (group.by === null ? all(group.does) : `${SUBJECTS[group.by]} ${all(group.does)}`));
    return inRow([start, ...rest]);
  },
  joined: (clauses) => {
    const texts = grouped(clauses).map(({ by, does }) => (by === null ? all(does) : `${SUBJECTS[by]} ${all(does)}`));
    return clauses.every(({ by }) => by !== null) ? texts.join('; ') : inRow(texts);
  },
  line: (text) => `${capital(text)}.`,
};

const lines: CardLines = {
  use: ({ playtime, price, once }, ability, text, condition) => {
    const how = [
      words.playtimes[playtime],
      ...(once ? ['1 keer per beurt'] : []),
      ...(priceText(price) === '' ? [] : [priceText(price)]),
    ].join(', ');
    const what = `${text}${condition === null ? '' : `, alleen ${condition}`}`;
    return `${ability === null ? how : `${ability}. ${capital(how)}`}: ${what}`;
  },
  playedWhen: (occasion) => `speel deze kaart ${occasion}`,
  special: ({ peril, more }, text) => {
    const extra = more === undefined ? null : `# gevaar${more.max === null ? '' : ` (hoogstens ${more.max})`}`;
    const price = all([...(peril === 0 ? [] : [`${peril} gevaar`]), ...(extra === null ? [] : [extra])]);
    return `speciaal${price === '' ? '' : `, ${price}`}: ${text}`;
  },
  upkeep: (n, of) => `onderhoud: ${n} ${words[of]}`,
  charges: (n) => count(n, 'lading', 'ladingen'),
  attach: (host) => {
    if (host === 'monster') return 'maak vast aan een van je monsters';
    if (host === 'monster-without-magic') return 'maak vast aan een van je monsters zonder waarde voor magie';
    return `maak vast aan ${one(host)} van je`;
  },
  tucked: 'deze kaart ligt achter de handlanger; verdwijnt de een, dan ook de ander',
  cost: (n, more, of) =>
    `${more === undefined ? n : amountText({ base: n })} ${words[of]}${(more?.max ?? null) === null ? '' : ` (# hoogstens ${more?.max})`}`,
  target: { hero: 'op een held', none: 'zonder doelwit' },
  asHero: (n) => (n === 0 ? 'als de held' : `als de held ${signed(n)}`),
  stats: (life, boons, treasures) => `${lives(life)}, gunstlimiet ${boons}, schatlimiet ${treasures}`,
  lifeOf: (n) => lives(n),
  levelOf: (n) => `level ${n}`,
  categories: (names) => names.join(', '),
  at: (location) => location,
  searchFor: (target) => `zoek ${target}+`,
  searchThreat: (threat) => `zoek: bedreiging ${threat}`,
  flavour: (text) => `“${text}”`,
  search: (target, threat) => `zoek ${target}+ (editie 2.1: bedreiging ${threat})`,
  attempt: ({ firstFree }, price) => {
    if (price === null) return '1 gratis poging per beurt';
    return firstFree ? `pogingen: de eerste gratis, elke volgende ${price}` : `elke poging kost ${price}`;
  },
  effect: (text) => `zolang de queeste in het spel is: ${text}`,
  carried: (text) => `zolang je het fiche hebt: ${text}`,
  reward: (rewards) => `beloning: ${rewards.join(', ')}`,
  artifact: (choices, extra) =>
    `artefact: ${either(choices)}${choices.length > 1 ? ', nu te kiezen' : ''}${extra.length === 0 ? '' : `; ${extra.join(', ')}`}`,
  gains: (effect) => {
    if (effect.do === 'level') return `level ${signed(effect.n)}`;
    if (effect.do === 'heal') return `levenspunten +${amountText(effect.n)}`;
    if (effect.do === 'glory') return `roem ${effect.lose ? '−' : '+'}${amountText(effect.n)}`;
    return effect.do === 'peril' ? `gevaar ${effect.lose ? '−' : '+'}${amountText(effect.n)}` : null;
  },
  sewer: (letter) => `riool ${letter.toUpperCase()}`,
  portal: (linked) => (linked ? 'portaal; zonder kerkeringang leidt het naar het andere portaal met deze tekst' : 'portaal'),
  aloneEntrance: 'ingang als de andere stapel van de set niet meedoet',
  collects: ({ glory, peril }) => `roem ${glory}, gevaar ${peril}`,
  block: (name, { categories, life }) => `${name} (${lines.categories(categories.map((kind) => words.categories[kind]))}; ${lives(life)})`,
  lurks: (block) => `${block} valt aan wie hier binnenkomt`,
  exit: (side, kind, threat) => `${side}: ${kind}${threat === null ? '' : ` (${threat})`}`,
  row: ({ label, cells }) =>
    `${capital(label)}: ${cells.map(({ name, value, symbol, star }) => `${name} ${value}${star ? '★' : ''} ${words.symbols[symbol]}`).join(', ')}`,
};

export const cards: CardPhrases = { ...words, say, lines };
