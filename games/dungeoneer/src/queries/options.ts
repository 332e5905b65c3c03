// Owns what the optional rules ask about a table: who is still in the game, who needs a map card, how many Quests lie open, and the bonus point.

import { at } from '@undercroft/kernel';
import type { Seat, Why } from '@undercroft/kernel';
import { questOf, type MapId, type QuestId } from '../content/cards.ts';
import { hasOption, type Setup } from '../setup.ts';
import { playerOf, type Player, type Table } from '../state.ts';
import { scoreOf } from './scores.ts';
import { freeHeroes } from './stack.ts';
import { isImmune } from './wards.ts';

/** DGN-SETUP-14, DGN-SETUP-15, DGN-OPT-NOPERSONAL-01. */
export const personalQuests = (setup: Setup): number => (hasOption(setup, 'noPersonal') ? 0 : 2);
/** DGN-SETUP-16, DGN-OPT-NOPERSONAL-02. */
export const globalQuests = (setup: Setup): number => (hasOption(setup, 'noPersonal') ? 2 : 1);

const RESTRICTED = 3;
/** DGN-RESET-08, DGN-OPT-RESTRICT-01, DGN-OPT-RESTRICT-02: the Speed of the hero, or three whatever it is. */
export const freshMovement = (table: Table, seat: Seat): number =>
  hasOption(table.setup, 'restricted') ? RESTRICTED : scoreOf(table, seat, 'speed');

/** DGN-SAVE-01, DGN-OPT-RESTRICT-03. */
export const maySave = (table: Table, seat: Seat): boolean => !hasOption(table.setup, 'restricted') && playerOf(table, seat).movement > 0;

const NO_OPTION: Why = { rule: 'DGN-OPT-RESTRICT-04', key: 'option' };
/** DGN-OPT-RESTRICT-04, A-61: with no point left, once in a turn; off-turn nobody has one left. */
export function whyNotTip(table: Table, seat: Seat): Why | null {
  const { tipped, movement, bonusTaken } = playerOf(table, seat);
  if (!hasOption(table.setup, 'restricted')) return NO_OPTION;
  const because = (key: string): Why => ({ rule: 'DGN-OPT-RESTRICT-04', key });
  if (tipped) return because('tipped');
  if (bonusTaken) return because('once-a-turn');
  if (isImmune(table, seat, 'tip')) return because('immune');
  return seat === table.turn && movement > 0 ? because('movement-left') : null;
}

/** DGN-OPT-UNBIASED-01, DGN-OPT-UNBIASED-05, A-62: a Personal Quest needs the map cards that it names; of an Escort Quest only where it begins counts. */
export function isNeededBy(table: Table, seat: Seat, card: MapId): boolean {
  const { quests, sealed } = playerOf(table, seat);
  return quests.some(({ quest }) => namesAt(quest, card)) || sealed.cards.some((quest) => namesAt(quest, card));
}
/** Whether a Quest begins at this map card by its name; one of several that would do is not needed. */
export function namesAt(quest: QuestId, card: MapId): boolean {
  const { at } = questOf(quest);
  return 'maps' in at && at.maps.includes(card);
}

/**
 * DGN-OPT-UNBIASED-01 to DGN-OPT-UNBIASED-04: the player on turn, or the first to the left who does not need it; if all need it, again the player on turn. What a
 * Global Quest needs is not handed on, whoever needs it besides.
 */
export function placerOf(table: Table, card: MapId): Seat {
  if (!hasOption(table.setup, 'unbiased') || table.global.some(({ quest }) => namesAt(quest, card))) return table.turn;
  return playersFrom(table, table.turn).find((seat) => !isNeededBy(table, seat, card)) ?? table.turn;
}

/** DGN-OPT-REINC-01: whoever waits for another hero is still in the game. */
const isPlaying = ({ alive, waiting }: Player): boolean => alive || waiting;
export const isInGame = (table: Table, seat: Seat): boolean => isPlaying(playerOf(table, seat));
/** Everybody in the game, from a seat on, clockwise. */
export function playersFrom(table: Table, seat: Seat): readonly Seat[] {
  const n = table.players.length;
  return table.players.map((_, i) => (seat + i) % n).filter((one) => isInGame(table, one));
}
/** The player to the left. */
export const leftOf = (table: Table, seat: Seat): Seat => at(playersFrom(table, (seat + 1) % table.players.length), 0);

/** The players who wait for another hero, the one on turn first (DGN-ORDER-02). */
export const waitingFrom = (table: Table): readonly Seat[] =>
  playersFrom(table, table.turn).filter((seat) => playerOf(table, seat).waiting);
/** whether there is still a hero for somebody who falls now. */
export const canReturn = (table: Table): boolean =>
  hasOption(table.setup, 'reincarnation') && freeHeroes(table, table.grade).length > waitingFrom(table).length;
