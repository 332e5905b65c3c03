// Owns what things are worth to a bot, in one currency: a completed Quest is worth a hundred.

import type { Seat } from '@undercroft/kernel';
import { adventureOf, heroOf, type AdventureId } from '../content/cards.ts';
import type { Monster, Standing } from '../content/types.ts';
import { treasureLimit, treasuresOf } from '../queries/limits.ts';
import { isStandard } from '../queries/scores.ts';
import { standingOn } from '../queries/standing.ts';
import { handOf, playerOf, type Board } from '../state.ts';

export const LEVEL_WORTH = 18;
export const GLORY = 2;
/** One's own Peril is what the others may spend. */
export const PERIL = 1.6;
export const STEP = 5;
export const CARD = 3;
export const TIP = 7;

/** What one wound less is worth to a hero: the more the fewer are left; the last one is the game. */
export function lifeWorth(board: Board, seat: Seat): number {
  const { life } = playerOf(board, seat);
  return life <= 1 ? 250 : life === 2 ? 60 : life === 3 ? 30 : 16;
}

/** What a point of Peril on a hero's head costs: the others spend it, and about one point in seven ends as a wound. */
export const perilWorth = (board: Board, seat: Seat): number => 0.5 + 0.08 * Math.min(100, lifeWorth(board, seat));

/** How dangerous an opponent is: who leads is worth stopping. */
export function danger(board: Board, seat: Seat): number {
  const { done, level, alive } = playerOf(board, seat);
  return alive ? 0.6 + 0.45 * done.length + 0.08 * level : 0;
}

/** What a wound on somebody else's hero is worth; whoever fells the last of them has won. */
export function woundWorth(board: Board, seat: Seat): number {
  const last = board.players.filter(({ alive }) => alive).length === 2;
  return 0.8 * lifeWorth(board, seat) * Math.max(danger(board, seat), last ? 1 : 0);
}

/** What holds because a card lies in one's Inventory. */
export function standingWorth(board: Board, seat: Seat, one: Standing): number {
  const rare = 'when' in one && one.when !== undefined && one.is !== 'trigger' ? 0.35 : 1;
  switch (one.is) {
    case 'score': {
      const part = one.in === undefined ? 1 : one.in === 'combat' ? 0.8 : 0.5;
      const forms =
        typeof one.forms === 'string'
          ? 1
          : one.forms.reduce((sum, form) => sum + (form === 'speed' ? 1.5 : isStandard(board, seat, form) ? 1.2 : 0.8), 0);
      return 6 * one.n * part * forms * rare;
    }
    case 'standard':
      return isStandard(board, seat, one.form) ? 0 : 5;
    case 'die':
      return one.rolls.reduce((sum, roll) => sum + (roll === 'attack' || roll === 'counter-attack' ? 3 : 1.2), 0) * Math.abs(one.n) * rare;
    case 'life':
      return 14 * one.n;
    case 'level':
      return LEVEL_WORTH * one.n;
    case 'immune':
      return 4 * rare;
    case 'storage':
      return storageWorth(board, seat, one.slots);
    case 'boon-limit':
      return 3 * one.n;
    case 'cheaper':
      return 5 * one.n;
    case 'aura':
    case 'company':
      return 2;
    case 'hit':
      return 4 * rare;
    case 'trigger':
      return one.effects.some((effect) => effect.do === 'threat' && effect.ok?.some(({ do: verb }) => verb === 'cancel-hit') === true)
        ? 15
        : 4;
    case 'shed':
      return 0;
  }
}

/** Room for more is worth something to whoever has no room left and something to put there. */
function storageWorth(board: Board, seat: Seat, slots: number): number {
  const waiting = handOf(board, seat).filter((card) => adventureOf(card).family === 'treasure').length;
  const room = treasureLimit(board, seat) - treasuresOf(board, seat).length;
  return room <= 1 ? 5 * Math.min(slots, Math.max(1, waiting)) : 2 * slots;
}

/** What a card is worth in play before one. */
export function readyWorth(board: Board, seat: Seat, card: AdventureId): number {
  const found = adventureOf(card);
  if (found.family === 'monster')
    return 6 + 3 * found.life + Math.max(...Object.values(found.forms).map(({ value }) => (typeof value === 'number' ? value : 3)));
  if (found.family === 'trap') return 0;
  const stands = standingOn(card).reduce((sum, one) => sum + standingWorth(board, seat, one), 0);
  const use = found.family !== 'bane' && found.use !== undefined ? 8 : 0;
  return stands + use - 3 * (found.upkeep ?? 0);
}

/** What a card is worth in the hand: what is worth discarding last. */
export function handWorth(board: Board, seat: Seat, card: AdventureId): number {
  const found = adventureOf(card);
  const { hero, glory } = playerOf(board, seat);
  if (found.family === 'boon' || found.family === 'treasure') {
    const late = Math.max(0, found.cost - glory) * 0.8;
    if (found.duration === 'instant') return 8 - late;
    const full = hero !== null && playerOf(board, seat).ready.length >= heroOf(hero).boons + heroOf(hero).treasures;
    return (full ? 0.3 : 1) * readyWorth(board, seat, card) - late;
  }
  const most = Math.max(0, ...board.players.map(({ peril }, other) => (other === seat ? 0 : peril)));
  const dear = Math.max(0, found.cost - most);
  return (found.family === 'monster' ? monsterWorth(found) : 7) - 1.1 * dear;
}

/** What a monster is worth to a Dungeonlord: how hard it hits, and how often it comes back. */
export function monsterWorth({ forms, life }: Monster): number {
  const values = Object.values(forms).map(({ value, symbol }) => (symbol === 'standard' ? (typeof value === 'number' ? value : 3) : 0));
  return 2.5 + Math.max(0, ...values) + 0.7 * life;
}

/** What is lost with a card, in the hand or in play. */
export function lossOf(board: Board, seat: Seat, card: AdventureId): number {
  const whose = board.players.findIndex(({ hand, ready }) => hand.cards.includes(card) || ready.some((one) => one.card === card));
  // Of somebody else's cards the one that is worth most to him.
  if (whose >= 0 && whose !== seat) return -readyWorth(board, whose, card);
  const { hand, pack } = playerOf(board, seat);
  const found = adventureOf(card);
  // A monster of the Pack comes back as soon as somebody can pay for it.
  if (found.family === 'monster' && pack.some((one) => one.card === card)) return monsterWorth(found);
  const kept = hand.cards.includes(card);
  // What lies in play has been paid for: nobody throws it away for a card that may never be played.
  return kept ? handWorth(board, seat, card) : Math.max(0, readyWorth(board, seat, card)) + PAID + adventureOf(card).cost;
}
const PAID = 6;
