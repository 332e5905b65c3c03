// Owns how questions, acts, picks and options are put into words: what they are about is read here, the words are the language's.

import { isOneOf, type Scalar } from '@undercroft/kernel';
import { askingText, questionsOf, type Asked, type PicksOf } from '@undercroft/presentation';
import { encounterOf, ENCOUNTER_IDS, isPower, powerOf, xpOf, XP_IDS } from '../../content/cards.ts';
import type { AttackEffect, Effect } from '../../content/types.ts';
import { DECISIONS } from '../../decisions/index.ts';
import { cardNo } from '../../queries/actions.ts';
import { armourClass, maxHp } from '../../queries/duel.ts';
import { cancelPrice } from '../../queries/xp.ts';
import { foeAt, heroAt, isHero, thingAt, type Figure } from '../../state.ts';
import type { View } from '../../view.ts';
import { sayer } from '../cards/compose.ts';
import { cardSaid } from '../cards/compose.ts';
import { itsOf } from './its.ts';
import type { DecisionKey, PlayPhrases, QuestionFacts } from './phrases.ts';

const questions = questionsOf<DecisionKey, QuestionFacts>(DECISIONS);

type AnyAsked = Asked<QuestionFacts>;
export const asking = askingText<DecisionKey, PlayPhrases, View, QuestionFacts>(questions, {
  words: (p) => p.asking,
  asked: (p, view, { about, seat }, picked) => {
    const making = { p: p.cards, language: p.language };
    return {
      ...itsOf(p, view),
      seat,
      about,
      picked,
      does: (effects) => p.cards.say.line(sayer(making, 'event').effects(effects)),
      says: (id) => (cardSaid(making, id)?.lines ?? []).join(' '),
      price: (hero) => cancelPrice(view, hero),
    };
  },
  option: (p, q, offer, pick, value) => {
    const options: Readonly<Record<string, AnyOption>> = OPTIONS[questions.keyOf(offer)];
    const option = options[pick];
    if (option === undefined) throw new Error(`no words for the options of ${pick} of ${offer.decision}`);
    return option(p, q, value);
  },
});

type AnyOption = (p: PlayPhrases, q: AnyAsked, value: Scalar) => string;

/** One figure: a hero with its HP, a foe or an object with what it takes to hit and to fell it; of several of a kind where it stands. */
const figure: AnyOption = (p, q, value) => {
  const no: Figure = Number(value);
  const { view } = q;
  if (isHero(no)) {
    const own = heroAt(view, no);
    return p.option.hero(q.hero(no), own.hp, maxHp(own));
  }
  const found = foeAt(view, no) ?? thingAt(view, no);
  if (found === undefined) return q.figure(no);
  const twins = [...view.foes, ...view.things].filter(({ kind }) => kind === found.kind).length > 1;
  const where = found.square >= 0 ? q.square(found.square) : 'edge' in found && found.edge >= 0 ? q.edge(found.edge) : '';
  const name = twins && where !== '' ? p.option.at(q.figure(no), where) : q.figure(no);
  if (found.hp === 0) return name;
  const ac = armourClass(view, { by: q.view.active, device: null, from: -1, on: no, die: 0 }, null);
  return p.option.foe(name, ac, found.hp);
};
const hero: AnyOption = (p, q, value) => figure(p, q, value);
const square: AnyOption = (_p, q, value) => q.square(Number(value));
const tile: AnyOption = (_p, q, value) => q.tile(Number(value));
const edge: AnyOption = (_p, q, value) => q.edge(Number(value));
/** A card that is used or given: its name. */
const card: AnyOption = (_p, q, value) => q.named(String(value));

const attackIn = (effects: readonly Effect[]): AttackEffect | undefined =>
  effects.flatMap((one) => (one.do === 'attack' ? [one] : one.do === 'repeat' ? (attackIn(one.effects) ?? []) : []))[0];
/** A power with its numbers, an item by its name. */
const used: AnyOption = (p, q, value) => {
  const id = String(value);
  const attack = isPower(id) ? attackIn(powerOf(id).effects) : undefined;
  return attack === undefined ? q.named(id) : p.option.attack(q.named(id), attack.bonus, attack.damage);
};
const power: AnyOption = (p, q, value) => {
  const id = String(value);
  return isPower(id) ? p.option.kind(q.named(id), powerOf(id).kind) : q.named(id);
};
const trap: AnyOption = (p, q, value) => {
  const found = cardNo(q.view, Number(value));
  return p.option.trap(q.named(found.card), q.square(found.square));
};
const paid: AnyOption = (p, q, value) => (isOneOf(XP_IDS, value) ? p.option.xp(q.bare(value), xpOf(value)) : String(value));
const paying = { card1: paid, card2: paid, card3: paid, card4: paid, card5: paid };
const picking = { with: used, tile, target: figure, square, card: power, trap, targets: figure };

/** What the group settles, by the kind of the tie. */
const settled: AnyOption = (p, q, value) => {
  const tie = String(q.about['tie']);
  if (tie === 'square') return square(p, q, value);
  if (tie === 'tile') return tile(p, q, value);
  if (tie === 'edge') return edge(p, q, value);
  return tie === 'trap' ? trap(p, q, value) : figure(p, q, value);
};
const branch: AnyOption = (_p, q, value) => {
  const id = q.about['card'];
  const [effect] = isOneOf(ENCOUNTER_IDS, id) ? encounterOf(id).effects : [];
  return effect?.do === 'choose' ? q.does(effect.of[Number(value)] ?? []).replace(/[.。]$/, '') : String(value);
};

const OPTIONS: { readonly [K in DecisionKey]: { readonly [P in PicksOf<(typeof DECISIONS)[K]>]: AnyOption } } = {
  takeHero: { id: (_p, q, value) => q.named(String(value)) },
  takePowers: { atWill: used, daily: used, utility: used },
  takeAlly: { ally: card },
  firstPlayer: { hero },
  keepItems: { item: card },
  closeEdge: { edge },
  heroTurn: { ...picking, to: square, from: hero, thing: figure },
  react: { with: card },
  settle: { one: settled },
  stride: { to: square },
  aim: { target: figure },
  extraAttack: picking,
  whichItem: { item: card },
  ownItem: { to: hero },
  keepTreasure: { card },
  cancelEncounter: paying,
  levelUp: { daily: used, ...paying },
  exploreEdge: { edge },
  leaveCavern: {},
  lightShrine: {},
  pickHero: { who: hero },
  flipPower: { power },
  branch: { branch },
  loseItem: { item: card },
  shove: { tile },
  landing: { square },
  spotTrap: { trap },
  orderTiles: { tiles: card },
};
