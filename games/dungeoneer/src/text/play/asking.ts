// Owns how questions, acts, picks and options are put into words: what they are about is read here, the words are the language's.

import { FORMS, SCORES } from '../../content/types.ts';
import { isOneOf, keysOf, memberOf } from '@undercroft/kernel';
import { choicesAsked } from '../../queries/effects.ts';
import { FACE_DOWN } from '../../queries/quests.ts';
import { askingText, questionsOf, type Asked, type PicksOf } from '@undercroft/presentation';
import type { Scalar } from '@undercroft/kernel';
import {
  SOURCE_IDS,
  MAP_IDS,
  ADVENTURE_IDS,
  HERO_IDS,
  QUEST_IDS,
  adventureOf,
  mapOf,
  questOf,
  type AdventureId,
  type MapId,
} from '../../content/cards.ts';
import type { Exit } from '../../content/types.ts';
import { DECISIONS } from '../../decisions/index.ts';
import { readPlace } from '../../queries/map.ts';
import { spaceAt, openedBit, SIDES, type Fighter, type Side, type SpaceId } from '../../state.ts';
import type { View } from '../../view.ts';
import { wordsOf } from '../names-by-id.ts';
import { itsOf, nameIn, sayTo } from './its.ts';
import { isTrapPicked, paidIn, specialPaid, useOn } from './paying.ts';
import type { QuestionFacts, DecisionKey, PlayPhrases } from './phrases.ts';
import { placeOf } from './places.ts';

const questions = questionsOf<DecisionKey, QuestionFacts>(DECISIONS);

type AnyAsked = Asked<QuestionFacts>;
export const asking = askingText<DecisionKey, PlayPhrases, View, QuestionFacts>(questions, {
  words: (p) => p.asking,
  asked: (p, view, { about, seat }, picked) => ({
    ...itsOf(p, view),
    seat,
    does: (effects) => p.cards.say.line(sayTo(p, view, seat).effects(effects)),
    about,
    picked,
  }),
  option: (p, q, offer, pick, value) => {
    const options: Readonly<Record<string, AnyOption>> = OPTIONS[questions.keyOf(offer)];
    const option = options[pick];
    if (option === undefined) throw new Error(`no words for the options of ${pick} of ${offer.decision}`);
    return option(p, q, value);
  },
});

type AnyOption = (p: PlayPhrases, q: AnyAsked, value: Scalar) => string;

/** The card that is placed: asked about, picked, or lying on the table until now. */
function cardPlaced({ about: of, picked, view }: AnyAsked): MapId | undefined {
  const card = of['card'] ?? picked['card'];
  return isOneOf(MAP_IDS, card) ? card : view.spaces[Number(picked['space'])]?.card;
}
/** Each realm has a plane of its own. */
const place: AnyOption = (p, q, value) => {
  const { x, y, turned } = readPlace(String(value));
  const card = cardPlaced(q);
  const near = card === undefined ? q.view.spaces : q.view.spaces.filter(({ realm }) => realm === mapOf(card).realm);
  const beside = SIDES.flatMap((side) => {
    const [dx, dy] = STEPS[side];
    return near.flatMap((space) => (space.x === x + dx && space.y === y + dy ? [{ side, name: p.named(nameIn(p, space.card)) }] : []));
  });
  return p.option.place(beside, turned);
};
/** North is up. */
const STEPS: Readonly<Record<Side, readonly [number, number]>> = { 0: [0, -1], 1: [1, 0], 2: [0, 1], 3: [-1, 0] };

/** An exit of a space as it is now: where it leads and what it asks for; a card may have shut it, somebody may have opened it. */
const exitOf =
  (at: (q: AnyAsked) => SpaceId): AnyOption =>
  (p, q, value) => {
    const side = memberOf(SIDES, value);
    const id = at(q);
    const { exits, near, realm } = spaceAt(q.view.spaces, id);
    const lock = q.view.locks.find((one) => one.space === id && one.side === side);
    const shut: Exit = lock === undefined ? exits[side] : { kind: 'locked', threat: lock.threat };
    const exit: Exit = ((q.view.marks[id] ?? 0) & openedBit(side)) === 0 ? shut : { kind: 'open' };
    const to = near[side] < 0 ? '' : q.space(near[side]);
    return p.option.exit(side, p.cards.exits[realm][exit.kind], 'threat' in exit ? p.cards.say.threat(exit.threat) : null, to);
  };
const heroAt = (q: AnyAsked, seat: number): SpaceId => q.view.players[seat]?.space ?? 0;
const about = (q: AnyAsked, name: string): number => Number(q.about[name]);

const card: AnyOption = (_p, q, value) => q.card(memberOf(ADVENTURE_IDS, value));
/** A card that is held is called so; of another it is said where it lies. */
function lying(p: PlayPhrases, q: AnyAsked, id: AdventureId, held: string, cost: string | null = null): string {
  const place = placeOf(q.view, q.seat, id);
  return place === 'hand' ? held : p.option.lying(q.card(id), place, cost);
}
const priced = (p: PlayPhrases, q: AnyAsked, id: AdventureId, cost: string): string =>
  lying(p, q, id, p.option.cost(q.card(id), cost), cost);
const played: AnyOption = (p, q, value) => {
  const { cost, more, family } = adventureOf(memberOf(ADVENTURE_IDS, value));
  return priced(
    p,
    q,
    memberOf(ADVENTURE_IDS, value),
    p.cards.lines.cost(cost, more, family === 'boon' || family === 'treasure' ? 'glory' : 'peril'),
  );
};
/** What lies before a player was paid for: only where it lies matters. */
const thrown: AnyOption = (p, q, value) => lying(p, q, memberOf(ADVENTURE_IDS, value), played(p, q, value));
/** A monster that attacks, or one of the Pack; items are all in the Inventory. */
const host: AnyOption = (p, q, value) =>
  placeOf(q.view, q.seat, memberOf(ADVENTURE_IDS, value)) === 'pack'
    ? p.option.lying(q.card(memberOf(ADVENTURE_IDS, value)), 'pack', null)
    : card(p, q, value);
/** What is discarded for an ability, or the monster whose cost is its price. */
const given: AnyOption = (p, q, value) => {
  const id = memberOf(ADVENTURE_IDS, value);
  const byCost = useOn(memberOf(SOURCE_IDS, q.picked['source']))?.price.glory === 'cost-of-monster';
  return byCost ? priced(p, q, id, p.cards.lines.cost(adventureOf(id).cost, undefined, 'glory')) : lying(p, q, id, q.card(id));
};
const quest: AnyOption = (p, q, value) => (value === FACE_DOWN ? p.option.faceDown : q.card(memberOf(QUEST_IDS, value)));
const mapCard: AnyOption = (_p, q, value) => q.card(memberOf(MAP_IDS, value));
const hero: AnyOption = (_p, q, value) => q.card(memberOf(HERO_IDS, value));
const space: AnyOption = (_p, q, value) => q.space(Number(value));
const form: AnyOption = (p, _q, value) => p.option.word(p.cards.forms[memberOf(FORMS, value)]);
const seat: AnyOption = (p, q, value) => p.option.target(q.who(Number(value)), q.view.players[Number(value)]?.peril ?? 0);
const fighter: AnyOption = (_p, q, value) => q.fighter(fighterFrom(String(value), q.view));

/** A fighter by the name that a question gives it. */
function fighterFrom(name: string, view: View): Fighter {
  const [is = '', id = ''] = name.split(' ');
  if (is === 'hero') return { is, seat: Number(id) };
  if (is === 'quest') return { is, quest: memberOf(QUEST_IDS, id), seat: view.turn };
  if (is === 'space') return { is, space: Number(id), seat: view.turn };
  return { is: 'monster', card: memberOf(ADVENTURE_IDS, id), seat: view.turn };
}

const special: AnyOption = (p, q, value) =>
  isTrapPicked(q) ? p.option.paid(Number(value), paidIn(q)) : p.option.special(Number(value), specialPaid(q, Number(value)));

/** Of a monster on a Quest or a map card. */
const ofBlock: AnyOption = (p, _q, value) => p.option.special(Number(value), null);

const attack: AnyOption = (p, q, value) => {
  const found = q.view.combats.at(-1)?.attacks[Number(value)];
  return found === undefined ? String(value) : p.option.attack(q.fighter(found.by), p.cards.forms[found.form]);
};
const more: AnyOption = (p, q, value) => p.option.paid(Number(value), paidIn(q));
/** A readied card, or the special ability of the hero. */
const source: AnyOption = (p, q, value) => {
  const { ability } = wordsOf(p.language, String(value));
  return ability === undefined ? q.card(memberOf(ADVENTURE_IDS, value)) : p.option.ability(p.heroes[memberOf(HERO_IDS, value)], ability);
};
const way: AnyOption = (p, _q, value) => p.option.ways[memberOf(keysOf(p.option.ways), value)];
const playing = { card: played, target: seat, payer: seat, host, attack, more, way };
const using = { source, target: seat, given, attack, more };

const TURNED = ['none', 'first', 'second', 'both'] as const;
/** Where a map card is shifted to: turned, to a place, or in exchange for another. */
const shift: AnyOption = (p, q, value) => {
  const to = String(value);
  if (to === 'turn') return p.option.turn;
  if (to.includes(',')) return place(p, q, value);
  const [other = '', turned = 'none'] = to.split(' ');
  return p.option.swap(q.space(Number(other)), memberOf(TURNED, turned));
};

const price: AnyOption = (p, q, value) => {
  const { completion } = questOf(memberOf(QUEST_IDS, q.about['quest']));
  const found = completion.by === 'sacrifice' ? completion.prices[Number(value)] : undefined;
  return found === undefined ? String(value) : p.cards.say.line(p.cards.say.sacrifice(found));
};

const OPTIONS: { readonly [K in DecisionKey]: { readonly [P in PicksOf<(typeof DECISIONS)[K]>]: AnyOption } } = {
  placeMap: { place },
  heroTurn: { ...playing, ...using, side: exitOf((q) => heroAt(q, q.view.turn)), to: space, on: fighter, form, quest },
  discard: { card: thrown },
  saveMovement: {},
  dodge: {},
  chooseHero: { hero },
  chooseEntrance: { space },
  special: { ...playing, ...using, on: fighter, form },
  respondTo: { ...playing, ...using },
  dungeonlord: { ...playing, ...using, form, special },
  challenge: { minion: card, on: fighter, form },
  minionStrikes: { minion: card, on: fighter, form },
  standIn: { minion: card },
  takeQuest: { quest },
  putMonster: { to: (p, _q, value) => p.option.putTo[memberOf(keysOf(p.option.putTo), value)] },
  trimPack: { lost: card },
  givePeril: { to: seat },
  spaceForm: { form, special: ofBlock },
  branch: { branch: (_p, q, value) => q.does(choicesAsked(q.about)[Number(value)] ?? []) },
  loseCard: { card },
  warpTo: { space },
  freeStep: { side: exitOf((q) => heroAt(q, about(q, 'seat'))) },
  lockExit: { side: exitOf((q) => about(q, 'space')) },
  openExit: { side: exitOf((q) => heroAt(q, q.seat)) },
  may: { given: card },
  lookedOrder: { top: mapCard },
  dropSurplus: { card },
  payUpkeep: { card, payer: seat },
  shiftMap: { space, to: shift },
  fromWhom: { seat },
  whichGlobal: { quest },
  recall: { card },
  swapQuest: { quest },
  attemptHow: { score: (p, _q, value) => p.option.word(p.cards.scores[memberOf(SCORES, value)]), price, boost: card },
  questForm: { form, special: ofBlock },
  artifactHow: {
    choice: (p, q, value) =>
      p.cards.say.line(
        sayTo(p, q.view, q.seat).standing(questOf(memberOf(QUEST_IDS, q.about['quest'])).artifactChoice?.[Number(value)] ?? []),
      ),
  },
  lowestForm: { form },
  newHero: { hero },
  newStart: { space },
  firstEntrance: { entrance: mapCard },
  startFrom: { start: mapCard },
  layMap: { card: mapCard, place },
  drawFrom: { stock: (p, _q, value) => p.option.piles[value === 0 ? 'glory' : 'peril'] },
  linkPortal: { to: space },
};
