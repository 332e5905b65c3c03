// Owns how questions, acts, picks and options are put into words: what they are about is read here, the words are the language's.

import { isOneOf, type Scalar } from '@undercroft/kernel';
import { askingText, questionsOf, type Asked } from '@undercroft/presentation';
import { domainOf, JOB_IDS, TECHNIQUE_IDS, WEAPON_IDS } from '../content/index.ts';
import { BASE_STATS, ELEMENTS, SLOTS } from '../content/types.ts';
import { DECISIONS } from '../decisions/index.ts';
import { mpCost, priceOf, spCost } from '../queries/choices.ts';
import { domainOn, floorsAt, nextQl } from '../queries/camp.ts';
import { isGear, isPotion, isTool } from '../queries/gear.ts';
import { sellsFor, wareOf, type WareId } from '../queries/shop.ts';
import { healthOf } from '../queries/stats.ts';
import { bodyOf } from '../fighting.ts';
import { cardAt, characterAt, FULL_DECK, isMonster, type Card, type Item, type Unit } from '../state.ts';
import type { View } from '../view.ts';
import { itemName } from './cards/compose.ts';
import type { DecisionKey, PlayPhrases, Said } from './phrases.ts';
import { saidOf } from './said.ts';
import { NAMES } from './words/names.ts';

const questions = questionsOf<DecisionKey, Said>(DECISIONS);
type AnyAsked = Asked<Said>;
type AnyOption = (p: PlayPhrases, q: AnyAsked, value: Scalar) => string;

export const asking = askingText<DecisionKey, PlayPhrases, View, Said>(questions, {
  words: (p) => p.asking,
  asked: (p, view, { about }, picked) => ({ ...saidOf(p, view), about, picked }),
  option: (p, q, _offer, pick, value) => {
    const act = String(q.picked['act']);
    const words = OPTIONS[`${act}.${pick}`] ?? OPTIONS[pick];
    if (words === undefined) throw new Error(`no words for the options of ${pick}`);
    return words(p, q, value);
  },
});

const isItem = (value: Scalar): value is Item => typeof value === 'string' && (isPotion(value) || isTool(value) || isGear(value));
const isCard = (value: Scalar): value is Card => isOneOf(FULL_DECK, value);

/** A unit with its HP: in a fight with its row too. */
const unit: AnyOption = (p, { view, unit: named }, value) => {
  const no: Unit = Number(value);
  if (!isMonster(no) && view.party[no] === undefined) return named(no);
  const { hp, row } = bodyOf(view, no);
  return p.option.unit(p.sentence(named(no)).replace(/[.。]$/, ''), hp, healthOf(view, no), view.fight === null ? 'near' : row);
};
/** Who learns, by what there is to spend. */
const learner: AnyOption = (p, { view, unit: named }, value) =>
  p.option.learn(p.sentence(named(Number(value))).replace(/[.。]$/, ''), characterAt(view, Number(value)).sp);
const item: AnyOption = (_p, q, value) => (isItem(value) ? q.item(value) : String(value));
const bought: AnyOption = (p, q, value) => (isItem(value) ? p.option.priced(q.item(value), priceOf(q.view, value)) : String(value));
const sold: AnyOption = (p, q, value) => (isItem(value) ? p.option.priced(q.item(value), sellsFor(q.view, value)) : String(value));
const wareName = (p: PlayPhrases, id: WareId): string => itemName({ p: p.cards, language: p.language }, wareOf(id, 1), (name) => name);
const isWare = (value: Scalar): value is WareId => isItem(value) || (typeof value === 'string' && isGear(`${value}-1`));
const ware: AnyOption = (p, q, value) =>
  !isWare(value) ? String(value) : isItem(value) ? p.option.priced(wareName(p, value), priceOf(q.view, value)) : wareName(p, value);
const level: AnyOption = (p, q, value) => {
  const chosen = q.picked['ware'];
  const id = typeof chosen === 'string' && isWare(chosen) ? chosen : null;
  return id === null ? String(value) : p.option.level(wareName(p, id), Number(value), priceOf(q.view, wareOf(id, Number(value))));
};
const place: AnyOption = (p, q, value) => {
  const { dungeon } = q.view;
  const no = Number(value);
  const card = dungeon === null ? null : cardAt(dungeon, no);
  return p.option.tile(q.place(no), card === null ? null : `${q.card(card)} ${q.meaning(card)}`);
};
const mark: AnyOption = (p, _q, value) => {
  const names = NAMES[p.language].statuses;
  const found = Object.entries(names).find(([id]) => id === value);
  return found === undefined ? String(value) : found[1].name;
};
const quest: AnyOption = (p, q, value) => {
  if (!isCard(value)) return String(value);
  const domain = domainOn(value);
  return p.option.quest(q.domain(domain), floorsAt(value, nextQl(q.view, q.about['joined'] === true)), q.species(domainOf(domain).boss));
};
const tile: AnyOption = (_p, q, value) => (isCard(value) ? `${q.card(value)} ${q.meaning(value)}` : String(value));

/** By pick; where the same pick means something else in an act, by both. */
const OPTIONS: Readonly<Record<string, AnyOption>> = {
  unit,
  from: unit,
  to: place,
  'pass-on.to': unit,
  'learn.unit': learner,
  target: unit,
  with: unit,
  item,
  'bargain.item': bought,
  'sell.item': sold,
  ware,
  level,
  gear: item,
  tile: place,
  tiles: place,
  mark,
  status: mark,
  technique: (p, q, value) => (isOneOf(TECHNIQUE_IDS, value) ? p.option.technique(q.technique(value), mpCost(value)) : String(value)),
  'learn.technique': (p, q, value) => (isOneOf(TECHNIQUE_IDS, value) ? p.option.learn(q.technique(value), spCost(value)) : String(value)),
  slot: (_p, q, value) => {
    const slot = SLOTS.find((one) => one === value);
    const unitNo = q.picked['unit'] ?? q.about['unit'];
    const gear = slot === undefined ? null : characterAt(q.view, Number(unitNo)).gear[slot];
    return gear === null || slot === undefined ? String(value) : q.item(gear);
  },
  stats: (p, q, value) => {
    const at = BASE_STATS.findIndex((stat) => stat === value);
    const stat = BASE_STATS[at];
    const base = q.view.party[Number(q.about['unit'])]?.base;
    return stat === undefined || base === undefined ? String(value) : p.option.stat(q.stat(stat), base[at] ?? 0);
  },
  element: (p, _q, value) => (isOneOf(ELEMENTS, value) ? p.cards.elements[value] : String(value)),
  job: (_p, q, value) => (isOneOf(JOB_IDS, value) ? q.job(value) : String(value)),
  weapon: (p, _q, value) => (isOneOf(WEAPON_IDS, value) ? NAMES[p.language].weapons[value].name : String(value)),
  card: (p, q, value) => (q.about['cards'] === undefined ? tile(p, q, value) : quest(p, q, value)),
  gold: (p, _q, value) => p.option.gold(Number(value)),
  by: (p, _q, value) => (value === 'gate' || value === 'warp-stone' ? p.option.home[value] : String(value)),
};
