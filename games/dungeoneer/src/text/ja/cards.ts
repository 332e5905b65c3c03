// Owns the Japanese lines of cards: plain style, no full stop at the end.

import { dispatch } from '@undercroft/parts';
import type { CardLines, CardPhrases, CardSentences } from '../cards/phrases.ts';
import { amountText, signed } from '../cards/say.ts';
import { grouped, resultsForAll, resultsOf } from '../cards/voice.ts';
import { discarded, effects, immunities, PERSONS, priceText, rolls, threatText } from './effects.ts';
import { conditions, locationText, occasions, patterns, standing } from './standing.ts';
import { goesOn, one, quoted, words } from './words.ts';

/** Verbs in a row: all but the last go on. */
const inRow = (verbs: readonly string[]): string => verbs.map((verb, i) => (i === verbs.length - 1 ? verb : goesOn(verb))).join('');

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
      const extra = boost === undefined ? '' : `(先に捨てた手札1枚につき+1、最大${boost.discard}枚)`;
      return `脅威 ${threatText(threat)}${extra}。失敗: ${text(fail, failAll ? resultsForAll(voice) : resultsOf('you', voice))}`;
    },
    threats: ({ scores, target, steps, fail }, { effects: text, voice }) =>
      `${scores.map((score) => words.scores[score]).join('、')}から別々の能力値で、脅威${target}+を${steps}回。成功には印が残る。失敗: ${text(fail, resultsOf('you', voice))}`,
    slay: ({ monster }, { name }) => `${lines.block(name(monster.id), monster)}を倒す`,
    escort: ({ to }, { name }) => `トークンをそこから${quoted(name(to))}へ運ぶ`,
    chance: ({ pattern }, its) => dispatch(patterns, 'need', pattern, its),
    sacrifice: ({ prices }) => prices.map(say.sacrifice).join('、または'),
  },
  sacrifice: ({ glory, life, peril, discard }) =>
    inRow([
      ...(glory === undefined ? [] : [`栄光${glory}を払う`]),
      ...(life === undefined ? [] : [`ライフ${life}(${life + 1}以上必要)を失う`]),
      ...(discard === undefined ? [] : [`${discarded[discard.what](discard.n)}を捨てる`]),
      ...(peril === undefined ? [] : [`危険${peril}を得る`]),
    ]),
  obstacle: (obstacle) => {
    if (obstacle.kind === 'hazard') return `ハザード${signed(obstacle.n)}: ここでプレイされる罠の目標値${signed(obstacle.n)}`;
    if (obstacle.kind === 'pit') return `落とし穴: 脅威 ${threatText(obstacle.threat)}。失敗: 転倒する`;
    return `スパイク: 脅威 ${threatText(obstacle.threat)}。失敗: 負傷1を受ける`;
  },
  raised: {
    paid: (condition, otherwise, by) => `${otherwise}。${condition}、#を${by}多く数える`,
    threat: (condition, otherwise, by) => `${otherwise}。${condition}、目標値+${by}`,
  },
  lead: (head, clauses) => `${head}、${say.joined(clauses)}`,
  joined: (clauses) =>
    grouped(clauses)
      .map(({ by, does }) => (by === null || by === 'you' ? inRow(does) : `${PERSONS[by]}は${inRow(does)}`))
      .join('。'),
  line: (text) => text,
};

const lines: CardLines = {
  use: ({ playtime, price, once }, ability, text, condition) => {
    const how = [words.playtimes[playtime], ...(once ? ['1ターンに1回'] : []), ...(priceText(price) === '' ? [] : [priceText(price)])].join(
      '、',
    );
    return `${ability === null ? how : `${quoted(ability)} ${how}`}: ${text}${condition === null ? '' : `(${condition.replace(/なら$/, 'のとき')}だけ)`}`;
  },
  playedWhen: (occasion) => `${occasion}にプレイする`,
  special: ({ peril, more }, text) => {
    const extra = more === undefined ? null : `危険#${more.max === null ? '' : `(最大${more.max})`}`;
    const price = [...(peril === 0 ? [] : [`危険${peril}`]), ...(extra === null ? [] : [extra])].join('と');
    return `特殊効果${price === '' ? '' : `、${price}`}: ${text}`;
  },
  upkeep: (n, of) => `維持費: ${words[of]}${n}`,
  charges: (n) => `チャージ${n}`,
  attach: (host) => {
    if (host === 'monster') return '自分のモンスター1体に付ける';
    if (host === 'monster-without-magic') return 'マジックの値がない自分のモンスター1体に付ける';
    return `自分の${one(host)}1つに付ける`;
  },
  tucked: 'このカードは手下の後ろに置く。一方が場を離れたら、もう一方も離れる',
  cost: (n, more, of) =>
    `${words[of]}${more === undefined ? n : amountText({ base: n })}${(more?.max ?? null) === null ? '' : `(#は最大${more?.max})`}`,
  target: { hero: 'ヒーローが対象', none: '対象なし' },
  asHero: (n) => (n === 0 ? '(ヒーローと同じ)' : `(ヒーロー${signed(n)})`),
  stats: (life, boons, treasures) => `ライフ${life}、恩恵の上限${boons}、トレジャーの上限${treasures}`,
  lifeOf: (n) => `ライフ${n}`,
  levelOf: (n) => `レベル${n}`,
  categories: (names) => names.join('・'),
  at: (location) => `目的地: ${location}`,
  searchFor: (target) => `捜索${target}+`,
  searchThreat: (threat) => `捜索: 脅威 ${threat}`,
  flavour: (text) => `「${text}」`,
  search: (target, threat) => `捜索${target}+(2.1版では脅威 ${threat})`,
  attempt: ({ firstFree }, price) => {
    if (price === null) return '挑戦は1ターンに1回だけ、フリー行動';
    return firstFree ? `挑戦: 最初はフリー行動、2回目から${price}` : `挑戦1回ごとに${price}`;
  },
  effect: (text) => `場にある間、${text}`,
  carried: (text) => `トークンを持っている間、${text}`,
  reward: (rewards) => `報酬: ${rewards.join('、')}`,
  artifact: (choices, extra) =>
    `アーティファクト: ${choices.join('、または')}${choices.length > 1 ? '(達成時に選ぶ)' : ''}${extra.length === 0 ? '' : `。${extra.join('、')}`}`,
  gains: (effect) => {
    if (effect.do === 'level') return `レベル${signed(effect.n)}`;
    if (effect.do === 'heal') return `ライフ+${amountText(effect.n)}`;
    if (effect.do === 'glory') return `栄光${effect.lose ? '−' : '+'}${amountText(effect.n)}`;
    return effect.do === 'peril' ? `危険${effect.lose ? '−' : '+'}${amountText(effect.n)}` : null;
  },
  sewer: (letter) => `下水道${letter.toUpperCase()}`,
  portal: (linked) => (linked ? 'ポータル。ダンジョンのエントランスがなければ、同じ文を持つもう1つのポータルに通じる' : 'ポータル'),
  aloneEntrance: 'セットのもう一方のデッキを使わないときはエントランス',
  collects: ({ glory, peril }) => `栄光${glory}、危険${peril}`,
  block: (name, { categories, life }) =>
    `${quoted(name)}(${lines.categories(categories.map((kind) => words.categories[kind]))}、ライフ${life})`,
  lurks: (block) => `入ったヒーローを${block}が攻撃する`,
  exit: (side, kind, threat) => `${side}: ${kind}${threat === null ? '' : `(${threat})`}`,
  row: ({ label, cells }) =>
    `${label}: ${cells.map(({ name, value, symbol, star }) => `${name}${value}${star ? '★' : ''} ${words.symbols[symbol]}`).join('、')}`,
};

export const cards: CardPhrases = { ...words, say, lines };
