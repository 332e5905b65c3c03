// Owns the English log: the past tense, one line for every event.

import { cardOf } from '../../content/cards.ts';
import type { ItemId } from '../../content/items.ts';
import type { RewardKind } from '../../content/types.ts';
import { entranceSize } from '../../queries/entrance.ts';
import { sideOf, squareOf } from '../../pieces/grid.ts';
import { cardsWanted } from '../../queries/decks.ts';
import { itemOf } from '../../queries/items.ts';
import type { Wall } from '../../state.ts';
import type { View } from '../../view.ts';
import { signed } from '../words/compose.ts';
import { checkFacts, checkOfDie, checkOfRoll, columnOf, isReward, modesWith, rowOf, testAt, usesLeft, type CheckFacts } from '../facts.ts';
import type { BriefPhrases, EventPhrases } from '../phrases.ts';
import { aGem, all, basic, capital, checkName, count, either, gemCount, nameOf, sumText } from '../words/en/basic.ts';
import { cards } from '../words/en/cards.ts';
import { names } from '../words/en/names.ts';

const at = (view: View, wall: Wall): string => basic.wall(rowOf(view, squareOf(wall)), columnOf(view, squareOf(wall)), sideOf(wall));
/** What the check comes to now, in brackets; nothing when the view no longer shows it. */
const now = (check: CheckFacts | null): string => (check === null ? '' : ` (${checkName(check)} ${check.skill}: ${sumText(check)})`);
const CAUSES = {
  test: 'a failed test',
  trial: 'a failed trial check',
  guard: 'a failed guard check',
  clock: cards.keywords.CLOCK,
} as const;
const DECLINED: Readonly<Record<RewardKind, string>> = {
  health: 'health',
  ruby: 'a reward in rubies',
  emerald: 'a reward in emeralds',
  sapphire: 'a reward in sapphires',
  experience: 'an experience',
  item: 'an item',
};

/** How often an item can be used, where that is counted. */
const usesOf = (item: ItemId): string => {
  const { uses } = itemOf(item);
  return uses === null ? '' : ` (${count(uses, 'use')})`;
};

type Naming = (view: View) => string;
const heroOf: Naming = (view) => view.setup.hero;

/** Told to whoever plays, or of whoever plays; `whom` is the same within a sentence. */
function logIn(who: Naming, whom: Naming): EventPhrases {
  return {
    'hero.named': ({ hero, area }) => `${hero} set out to explore ${area}.`,
    'cards.chosen': ({ level }, view) =>
      `${count(cardsWanted(view.setup, level), `${basic.levels[level]} card`)} ${cardsWanted(view.setup, level) === 1 ? 'was' : 'were'} chosen.`,
    'skill.trained': ({ skill, bubbles }, view) =>
      `${who(view)} trained ${skill}: it now rolls ${either(modesWith(view, skill, bubbles).map((mode) => basic.modes[mode].short))}.`,
    'hero.equipped': ({ health, ruby, emerald }, view) =>
      `${who(view)} started with ${health} health, ${gemCount(ruby, 'ruby')} and ${gemCount(emerald, 'emerald')}.`,
    'entrance.rolled': ({ dice }, view) =>
      `${who(view)} rolled ${all(dice.map(String))} for the entrance: ${count(entranceSize(dice), 'square')}.`,
    'entrance.drawn': ({ squares, exits }, view) =>
      `${who(view)} drew the entrance: ${count(squares.length, 'square')}, ${count(exits.length, 'exit')}.`,
    'decks.built': ({ impending, future }) =>
      `The ${future === 0 ? 'deck was' : 'decks were'} built: ${count(impending, 'impending card')}${future === 0 ? '' : `, ${count(future, 'future card')}`}.`,
    'unique.added': () => 'The next unique card joined the impending deck.',
    'deck.shuffled': ({ cards: n }) => `The impending deck was shuffled: ${count(n, 'card')}.`,
    'card.drawn': ({ card }, view) => `${who(view)} drew ${nameOf(card)} (${basic.levels[cardOf(card).level]}).`,
    'card.sent-under': ({ card }) => `${nameOf(card)} went under the impending deck.`,
    'card.looked-at': ({ card }, view) => `${who(view)} looked at ${nameOf(card)}.`,
    'card.put-back': ({ card, where }, view) => `${who(view)} put ${nameOf(card)} on the ${where} of the deck.`,
    'exit.chalked': ({ card }, view) => `${who(view)} added an exit to the room: ${nameOf(card)}.`,
    'door.found': ({ wall }, view) => `${who(view)} found a secret door: ${at(view, wall)}.`,
    'room.placed': ({ card, squares, exits }, view) =>
      `${who(view)} placed a room: ${nameOf(card)}, ${count(squares.length, 'square')}, ${count(exits.length, 'exit')}.`,
    'room.unplaced': ({ card }) => `The room fitted nowhere and was not drawn: ${nameOf(card)}.`,
    'exit.joined': ({ wall }, view) => `An exit was joined: ${at(view, wall)}.`,
    'exit.blocked': ({ wall }, view) => `An exit was blocked: ${at(view, wall)}.`,
    'card.put-aside': ({ card }) => `The room fitted nowhere and the card was put aside: ${nameOf(card)}.`,
    'circles.drawn': ({ n }, view) => `${who(view)} drew ${count(n, 'circle')} in the room.`,
    'opening.began': ({ card }) => `The encounter began: ${nameOf(card)}.`,
    'round.began': ({ round, empty, circles }) => `Round ${round} began: ${empty} of ${count(circles, 'circle')} empty.`,
    'foe.weakened': ({ what, n }) => `The foes' ${what === 'atk' ? 'ATK' : 'DEF'} went down by ${n} for the rest of the encounter.`,
    'foe.blinded': ({ round }) => `The foes did not attack in round ${round}.`,
    'attack.left-out': ({ round }) => `All circles were filled: there was no attack check in round ${round}.`,
    'check.declared': ({ purpose, skill, target, mode, bonus }) =>
      `${capital(basic.purposes[purpose])}: ${basic.check([skill], target)}, mode ${mode}${bonus === 0 ? '' : `, ${signed(bonus)}`}.`,
    'check.prepared': ({ mode }, view) => `${who(view)} chose mode ${mode}: ${basic.modes[mode].how}.`,
    'check.rolled': ({ purpose, skill, target, mode, dice }, view) =>
      `${capital(basic.purposes[purpose])}, ${skill} against ${target}, mode ${mode}: ${whom(view)} rolled ${all(dice.map(String))}.`,
    'gem.spent': ({ gem, as }, view) => `${who(view)} spent ${aGem(gem)}${as === gem ? '' : ` as ${aGem(as)}`}.`,
    'die.changed': ({ check, die, from, to }, view) => `The ${from} became ${to}${now(checkOfDie(view, check, die, to))}.`,
    'die.rerolled': ({ check, die, from, to }, view) =>
      `The ${from} was re-rolled and became ${to}${now(checkOfDie(view, check, die, to))}.`,
    'check.rerolled': ({ check, dice }, view) =>
      `${who(view)} re-rolled all dice: ${all(dice.map(String))}${now(checkOfRoll(view, check, dice))}.`,
    'check.helped': ({ check, n }, view) => `The check got ${signed(n)}${now(checkFacts(view, check))}.`,
    'check.assured': () => 'The check was made safe: it passes whatever the dice show.',
    'check.committed': ({ purpose, skill, total, target, passed }) =>
      `${capital(basic.purposes[purpose])}: ${skill} ${total} against ${target}, ${passed ? 'passed' : 'failed'}.`,
    'test.left-out': ({ source }, view) => {
      const test = view.encounter === null ? undefined : testAt(view, source);
      return `${who(view)} left an opportunity out${test === undefined ? '' : `: ${basic.check([test.skill], test.target)}`}.`;
    },
    'attack.modified': ({ n }) => `The attack check got ${signed(n)} for this round.`,
    'guard.modified': ({ n }) => `The guard checks got ${signed(n)} for this round.`,
    'hit.scored': ({ n }, view) => `${who(view)} scored ${count(n, 'hit')}.`,
    'loss.pending': ({ cause, effect }) =>
      `${capital(CAUSES[cause])} was going to cost ${effect.do === 'lose-gem' ? 'a gem' : `${effect.n} health`}.`,
    'loss.taken-up': () => 'The next loss was due.',
    'circle.added': ({ circles }) => `One more empty circle was drawn: ${circles} in all.`,
    'circles.filled': ({ n, filled, circles }, view) => `${who(view)} filled ${count(n, 'circle')}: ${filled} of ${circles}.`,
    'hits.lost': ({ n }) => `${count(n, 'hit')} beyond the last circle ${n === 1 ? 'was' : 'were'} lost.`,
    'circle.erased': ({ by, filled }) => `${cards.keywords[by]} erased a circle: ${filled} still filled.`,
    'loss.reduced': ({ n, left }) => `The loss went down from ${n + left} to ${left}.`,
    'health.lost': ({ n, cause, left }, view) => `${who(view)} lost ${n} health to ${CAUSES[cause]}: ${left} left.`,
    'health.gained': ({ n }, view) => `${who(view)} gained ${n} health.`,
    'gem.lost': ({ gem }, view) => `${who(view)} lost ${aGem(gem)}.`,
    'gem.gained': ({ gem, n }, view) => `${who(view)} gained ${gemCount(n, gem)}.`,
    'item.gained': ({ item }, view) => `${who(view)} found an item: ${names.items[item]}${usesOf(item)}.`,
    'item.used': ({ item, place }, view) => {
      const entry = view.hero.inventory[place];
      const left = entry === undefined ? null : usesLeft(entry);
      return `${who(view)} used ${names.items[item]}${left === null ? '' : ` (${left} left)`}.`;
    },
    'reward.declined': ({ reward }, view) =>
      isReward(reward) ? `${who(view)} declined ${DECLINED[reward]}.` : `${who(view)} left a reward that needed a check.`,
    'experience.without-effect': ({ skills }) =>
      `The experience had no effect: ${all(skills)} ${skills.length === 1 ? 'was' : 'were'} full.`,
    'room.cleared': ({ card }, view) => `${who(view)} cleared the room: ${nameOf(card)}.`,
    'encounter.ended': ({ card }) => `The encounter ended: ${nameOf(card)}.`,
    'card.discarded': ({ card }) => `${nameOf(card)} went to the discard pile.`,
    'card.won': ({ card }) => `${nameOf(card)} went to the victory pile.`,
    'level-1.collected': ({ cards: n }) =>
      n === 0 ? 'There was no discarded card to collect.' : `${count(n, 'discarded card')} went back into the impending deck.`,
    'completion.began': ({ cards: n }, view) => `${who(view)} played on: ${count(n, 'unique card')} lay ahead.`,
    'hero.fell': ({ card }, view) => `${view.setup.hero} fell: ${nameOf(card)}.`,
    'game.won': ({ by }) => (by === 'boss' ? 'Victory: the Boss was defeated.' : 'Victory: the last card was cleared.'),
    'game.given-up': ({ met }, view) => `${who(view)} gave up after ${count(met, 'different card')}.`,
    'game.ended': ({ score }) => `The game ended. Score: ${score}.`,
  };
}

export const log = logIn(
  (): string => 'You',
  () => 'you',
);
/** For whoever watches: the one who plays is told by name. */
export const watchedLog = logIn(heroOf, heroOf);

export const brief: BriefPhrases = {
  you: 'You',
  filled: (who, foe, filled, circles) => `${who} ${foe ? 'hit' : 'made it'} (${filled} of ${circles}).`,
  rolled: (skill, target, dice) => `${skill} against ${target}: ${all(dice.map(String))}.`,
  missed: (who) => `${who} missed.`,
  guarded: (who) => `${who} guarded.`,
  lost: (cause, n, left) =>
    `${{ test: 'Test failed', trial: 'Trial failed', guard: 'Guard failed', clock: cards.keywords.CLOCK }[cause]}: ${n} health lost, ${left} left.`,
};
