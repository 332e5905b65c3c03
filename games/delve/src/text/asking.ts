// Owns how questions, acts, picks and options are put into words: what they are about is read here, the words are the language's.

import { SKILLS, GEMS } from '../content/types.ts';
import { isKeyOf, keysOf, memberOf, missing } from '@undercroft/kernel';
import { askingText, questionsOf, type Asked } from '@undercroft/presentation';
import type { Offer, Scalar } from '@undercroft/kernel';
import { CARD_IDS, cardOf } from '../content/cards.ts';
import type { DrawnExit } from '../content/drawing.ts';
import { CHECK_KINDS, DECISIONS } from '../decisions/index.ts';
import { entranceSize } from '../queries/entrance.ts';
import { foeAtk, foeDef, guardSkills, strikeSkills, trialTarget } from '../queries/foe.ts';
import { effectAs } from '../queries/items.ts';
import { modesOf, modesWith } from '../queries/ladder.ts';
import { fitsAt, occupancy } from '../queries/map.ts';
import { roomToPlace } from '../pieces/rooms.ts';
import { DICE } from '../pieces/dice.ts';
import { squareOf, wallOf } from '../pieces/grid.ts';
import { gemsOf, type DieMode } from '../state.ts';
import type { View } from '../view.ts';
import { itemText, rewardText, squareText, testText, wallText } from './words/compose.ts';
import { cardHere, checkFacts, isKept, preselected, testAt, usesLeft, withFace } from './facts.ts';
import type { QuestionFacts, DecisionKey, Phrases, PickName } from './phrases.ts';

const questions = questionsOf<DecisionKey, QuestionFacts>(DECISIONS);

/** Whether an act ends the game, as its question declares. */
export const isFinal = ({ decision }: Pick<Offer, 'decision'>, act: string): boolean =>
  Object.values(DECISIONS).some((one) => one.name === decision && one.byName.get(act)?.final === true);

type AnyAsked = Asked<QuestionFacts>;

export const asking = askingText<DecisionKey, Phrases, View, QuestionFacts>(questions, {
  words: (p) => p.asking,
  asked: (_p, view, offer, picked) => ({ view, about: offer.about, picked }),
  option: (p, q, _offer, pick, value) => (isKeyOf(OPTIONS, pick) ? OPTIONS[pick] : missing())(p, q, value),
});

type Option = (p: Phrases, q: AnyAsked, value: Scalar) => string;

const train: Option = (p, { view }, value) => {
  const skill = memberOf(SKILLS, value);
  const bubbles = view.hero.bubbles[skill];
  const name = (modes: readonly DieMode[]): string => p.either(modes.map((one) => p.modes[one].short));
  return p.option.train(skill, name(modesOf(view, skill)), name(modesWith(view, skill, Math.min(bubbles + 1, 4))));
};

const rollAgainst =
  (target: (view: View) => number): Option =>
  (p, { view }, value) => {
    const skill = memberOf(SKILLS, value);
    return p.option.roll(skill, preselected(view, skill), target(view));
  };
const guard = rollAgainst(foeAtk);

const item: Option = (p, { view }, value) => {
  const entry = view.hero.inventory[Number(value)];
  if (entry === undefined) return String(value);
  const { name, effect } = itemText(p, entry.item);
  return p.option.item(name, usesLeft(entry), effect);
};

/** A wall of the map with the room it belongs to. */
const mapWall: Option = (p, { view }, value) => {
  const wall = wallOf(value);
  const room = view.map.rooms.find(({ squares }) => squares.includes(squareOf(wall)));
  const place = wallText(p, view.map, wall);
  return room === undefined ? place : p.option.mapExit(room.card === null ? p.entrance : p.cardName(p.names.cards[room.card].name), place);
};

const onCard = (p: Phrases, { r, c, side }: DrawnExit): string => p.option.cardExit(p.wall(r + 1, c + 1, side));

/** An exit of the room in hand, as the card draws it. */
const exitOfRoom: Option = (p, { view }, value) => {
  const exit = roomToPlace(cardHere(view), view.encounter?.chalked ?? []).exits[Number(value)];
  return exit === undefined ? String(value) : onCard(p, exit);
};

/** Chalk counts in the card's drawing, a secret door on the map. */
const wall: Option = (p, q, value) => {
  if (q.picked['act'] !== 'chalk') return mapWall(p, q, value);
  const exit = roomToPlace(cardHere(q.view), [wallOf(value)]).exits.at(-1);
  return exit === undefined ? String(value) : onCard(p, exit);
};

const mirrored: Option = (p, { view, picked }, value) => {
  const at = wallOf(picked['exit'] ?? picked['wall']);
  const drawing = roomToPlace(cardHere(view), view.encounter?.chalked ?? []);
  const fit = fitsAt(view.map, occupancy(view.map), drawing, at).find(
    (one) => one.exit === picked['by'] && one.orientation.mirrored === (value === 1),
  );
  return p.option.lie(value === 1, fit?.orientation.turns ?? 0);
};

const kind: Option = (p, { view }, value) => {
  const card = cardOf(cardHere(view));
  const [skills, target] = {
    attack: () => [strikeSkills(card), foeDef(view)] as const,
    guard: () => [guardSkills(card), foeAtk(view)] as const,
    'second-guard': () => [guardSkills(card), foeAtk(view)] as const,
    trial: () => [card.trial?.skills ?? [], trialTarget(view)] as const,
  }[memberOf(CHECK_KINDS, value)]();
  const [skill] = skills;
  const one = skills.length === 1 && skill !== undefined ? skill : null;
  return p.option.kind(memberOf(CHECK_KINDS, value), one, target);
};

const die: Option = (p, { view, picked }, value) => {
  const check = view.encounter?.checks[Number(picked['check'])];
  const at = Number(value);
  if (check === undefined) return String(at + 1);
  const used = picked['item'];
  const turn = typeof used === 'number' ? effectAs(view, used, 'turn-die') : null;
  const face = check.dice[at] ?? missing();
  return turn === null ? p.option.die(at + 1, face, isKept(check, at)) : p.option.turnDie(at + 1, face, turn.face);
};

const step: Option = (p, { view, picked }, value) => {
  const at = Number(picked['check']);
  const which = Number(picked['die'] ?? 0);
  const face = (view.encounter?.checks[at]?.dice[which] ?? 0) + Number(value);
  const { total, passes } = withFace(view, at, which, face);
  return p.option.step(Number(value) > 0, face, total, passes);
};

const ENDS = ['top', 'bottom'] as const;

const OPTIONS: Readonly<Record<PickName, Option>> = {
  first: train,
  second: train,
  skill: (p, q, value) => (q.picked['act'] === 'guard' ? guard(p, q, value) : train(p, q, value)),
  squares: (p, { view }, value) => squareText(p, view.map, Number(value)),
  exits: (p, { view }, value) => wallText(p, view.map, wallOf(value)),
  width: (p, { view }, value) => p.option.width(Number(value), Math.ceil(entranceSize(view.entranceDice) / Number(value))),
  corner: (p, { view }, value) => squareText(p, view.map, Number(value)),
  item,
  card: (p, _, value) => p.cardName(p.names.cards[memberOf(CARD_IDS, value)].name),
  where: (p, _, value) => p.option.where[memberOf(ENDS, value)],
  exit: mapWall,
  by: exitOfRoom,
  mirrored,
  wall,
  strike: rollAgainst(foeDef),
  guard,
  secondGuard: guard,
  trial: rollAgainst(trialTarget),
  take: (p, { view }, value) => testText(p, testAt(view, Number(value))),
  kind,
  mode: (p, _, value) => p.option.mode(memberOf(keysOf(DICE), value)),
  check: (p, { view }, value) => {
    const check = checkFacts(view, Number(value));
    return check === null ? String(value) : p.option.check(check);
  },
  gem: (p, { view, picked }, value) => {
    const words = picked['act'] === 'give' ? p.option.giveGem : p.option.spendGem;
    return words(memberOf(GEMS, value), gemsOf(view, memberOf(GEMS, value)));
  },
  as: (p, _, value) => p.option.asGem(memberOf(GEMS, value)),
  die,
  step,
  rewards: (p, { view }, value) => {
    const reward = cardOf(cardHere(view)).auto[Number(value)];
    return reward === undefined ? String(value) : rewardText(p, reward);
  },
};
