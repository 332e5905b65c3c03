// Owns the English lines of cards.

import { dispatch } from '@undercroft/parts';
import type { CardLines, CardPhrases, CardSentences } from '../cards/phrases.ts';
import { grouped, resultsForAll, resultsOf } from '../cards/voice.ts';
import { amountText, signed } from '../cards/say.ts';
import { aThreat, discarded, effects, immunities, priceText, rolls, SUBJECTS, threatText } from './effects.ts';
import { conditions, locationText, occasions, patterns, standing } from './standing.ts';
import { all, capital, count, either, one, words } from './words.ts';

/** Sentences in a row; the first begins small, since it may stand after a colon. */
const inRow = (texts: readonly string[]): string => texts.map((text, i) => (i === 0 ? text : capital(text))).join('. ');

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
      const extra = boost === undefined ? '' : `; +1 for each hand card you discard first, at most ${boost.discard}`;
      return `${aThreat(threat)}${extra}. Fail: ${text(fail, failAll ? resultsForAll(voice) : resultsOf('you', voice))}`;
    },
    threats: ({ scores, target, steps, fail }, { effects: text, voice }) =>
      `${count(steps, 'Threat')} ${target}+, with different scores: ${either(scores.map((score) => words.scores[score]))}; a passed one stays marked. Fail: ${text(fail, resultsOf('you', voice))}`,
    slay: ({ monster }, { name }) => `defeat ${lines.block(name(monster.id), monster)}`,
    escort: ({ to }, { name }) => `take the token from there to ${name(to)}`,
    chance: ({ pattern }, its) => dispatch(patterns, 'need', pattern, its),
    sacrifice: ({ prices }) => prices.map(say.sacrifice).join('; or '),
  },
  sacrifice: ({ glory, life, peril, discard }) =>
    all([
      ...(glory === undefined ? [] : [`pay ${glory} Glory`]),
      ...(life === undefined ? [] : [`lose ${life} Life (you need ${life + 1})`]),
      ...(discard === undefined ? [] : [`discard ${discarded[discard.what](discard.n)}`]),
      ...(peril === undefined ? [] : [`gain ${peril} Peril`]),
    ]),
  obstacle: (obstacle) => {
    if (obstacle.kind === 'hazard') return `Hazard ${signed(obstacle.n)}: traps played here are ${obstacle.n} harder`;
    if (obstacle.kind === 'pit') return `Pit: ${aThreat(obstacle.threat)}. Fail: become tipped`;
    return `Spikes: ${aThreat(obstacle.threat)}. Fail: take 1 wound`;
  },
  raised: {
    paid: (condition, otherwise, by) => `${otherwise}. ${capital(condition)}, # counts ${by} more`,
    threat: (condition, otherwise, by) => `${otherwise}. ${capital(condition)}, the Threat is ${by} higher`,
  },
  lead: (head, clauses) => `${head}, ${say.joined(clauses)}`,
  joined: (clauses) => {
    const texts = grouped(clauses).map(({ by, does }) => (by === null || by === 'you' ? all(does) : `${SUBJECTS[by]} ${all(does)}`));
    return clauses.every(({ by }) => by !== null) ? texts.join('; ') : inRow(texts);
  },
  line: (text) => `${capital(text)}.`,
};

const resource = { glory: 'Glory', peril: 'Peril' } as const;

const lines: CardLines = {
  use: ({ playtime, price, once }, ability, text, condition) => {
    const how = [
      words.playtimes[playtime],
      ...(once ? ['once per turn'] : []),
      ...(priceText(price) === '' ? [] : [priceText(price)]),
    ].join(', ');
    return `${ability === null ? how : `${ability}. ${how}`}: ${text}${condition === null ? '' : `, only ${condition}`}`;
  },
  playedWhen: (occasion) => `play this ${occasion}`,
  special: ({ peril, more }, text) => {
    const extra = more === undefined ? null : `# Peril${more.max === null ? '' : ` (at most ${more.max})`}`;
    const price = all([...(peril === 0 ? [] : [`${peril} Peril`]), ...(extra === null ? [] : [extra])]);
    return `Special${price === '' ? '' : `, ${price}`}: ${text}`;
  },
  upkeep: (n, of) => `Upkeep: ${n} ${resource[of]}`,
  charges: (n) => count(n, 'charge'),
  attach: (host) => {
    if (host === 'monster') return 'attach to one of your monsters';
    if (host === 'monster-without-magic') return 'attach to one of your monsters without a Magic value';
    return `attach to ${one(host)} of yours`;
  },
  tucked: 'this card lies behind the Minion; if one leaves play, so does the other',
  cost: (n, more, of) =>
    `${more === undefined ? n : amountText({ base: n })} ${resource[of]}${(more?.max ?? null) === null ? '' : ` (# at most ${more?.max})`}`,
  target: { hero: 'on a hero', none: 'no target' },
  asHero: (n) => (n === 0 ? "hero's" : `hero's ${signed(n)}`),
  stats: (life, boons, treasures) => `Life ${life}, Boon limit ${boons}, Treasure limit ${treasures}`,
  lifeOf: (n) => `Life ${n}`,
  levelOf: (n) => `Level ${n}`,
  categories: (names) => names.join(', '),
  at: (location) => location,
  searchFor: (target) => `Search ${target}+`,
  searchThreat: (threat) => `Search: Threat ${threat}`,
  flavour: (text) => `“${text}”`,
  search: (target, threat) => `Search ${target}+ (edition 2.1: Threat ${threat})`,
  attempt: ({ firstFree }, price) => {
    if (price === null) return 'one free attempt per turn';
    return firstFree ? `attempts: the first free, each further one ${price}` : `every attempt costs ${price}`;
  },
  effect: (text) => `while in play: ${text}`,
  carried: (text) => `while you carry the token: ${text}`,
  reward: (rewards) => `Reward: ${rewards.join(', ')}`,
  artifact: (choices, extra) =>
    `Artifact: ${either(choices)}${choices.length > 1 ? ', chosen now' : ''}${extra.length === 0 ? '' : `; ${extra.join(', ')}`}`,
  gains: (effect) => {
    if (effect.do === 'level') return `Level ${signed(effect.n)}`;
    if (effect.do === 'heal') return `Life +${amountText(effect.n)}`;
    if (effect.do === 'glory') return `Glory ${effect.lose ? '−' : '+'}${amountText(effect.n)}`;
    return effect.do === 'peril' ? `Peril ${effect.lose ? '−' : '+'}${amountText(effect.n)}` : null;
  },
  sewer: (letter) => `Sewer ${letter.toUpperCase()}`,
  portal: (linked) => (linked ? 'Portal; without a Dungeon Entrance it leads to the other Portal that says so' : 'Portal'),
  aloneEntrance: 'the Entrance, if the other deck of the set is not used',
  collects: ({ glory, peril }) => `Glory ${glory}, Peril ${peril}`,
  block: (name, { categories, life }) => `${name} (${lines.categories(categories.map((kind) => words.categories[kind]))}; Life ${life})`,
  lurks: (block) => `${block} attacks whoever enters`,
  row: ({ label, cells }) =>
    `${label}: ${cells.map(({ name, value, symbol, star }) => `${name} ${value}${star ? '★' : ''} ${words.symbols[symbol]}`).join(', ')}`,
  exit: (side, kind, threat) => `${side}: ${kind}${threat === null ? '' : ` (${threat})`}`,
};

export const cards: CardPhrases = { ...words, say, lines };
