// Owns what the facts of the optional rules change on the board.

import { maskOf, putInto, takeFrom, type EventRules, type Seat, type Reveal } from '@undercroft/kernel';
import { heroOf, mapOf, type MapId } from '../content/cards.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { all } from './parts.ts';
import { LEVEL } from '../levels.ts';
import { bornAgain } from '../queries/stack.ts';
import { mapDeck } from '../piles.ts';
import { playerOf, type Board } from '../state.ts';

type OptionFact = 'hero.reborn' | 'bonus.gained' | 'map.dealt' | 'map.handed' | 'map.handed-on' | 'map.passed' | 'start.chosen';

/** DGN-OPT-REVEALED-05: a card that was dealt to a player is shown when it is placed. */
export function dealtShown(board: Board, seat: Seat | null, card: MapId, to = all(board)): readonly Reveal[] {
  if (seat === null) return [];
  const { maps } = playerOf(board, seat);
  const at = maps.cards.indexOf(card);
  return at < 0 ? [] : [{ zone: maps, at, to }];
}

/** Whether the card was one that had been dealt to the player; then it is no longer. */
export function takeDealt(board: Board, seat: Seat | null, card: MapId): boolean {
  if (seat === null || !playerOf(board, seat).maps.cards.includes(card)) return false;
  takeFrom(playerOf(board, seat).maps, card);
  return true;
}

/** DGN-OPT-REINC-05, A-60: whoever returns keeps the Quests; the tokens that were carried stay in the space. */
export function tokensFall(board: Board, seat: Seat): void {
  const player = playerOf(board, seat);
  player.quests = player.quests.map((one) => (one.carried ? { ...one, carried: false, dropped: player.space } : one));
}

export const optionEvents: Pick<EventRules<Dungeoneer>, OptionFact> = {
  'hero.reborn': {
    apply: (board, { seat, hero, space }) => {
      // Glory, Peril and what is completed stay as they are.
      Object.assign(playerOf(board, seat), {
        ...bornAgain(playerOf(board, seat), hero),
        level: LEVEL[board.grade],
        life: heroOf(hero).life,
        space,
        alive: true,
        waiting: false,
        cusp: -1,
        tipped: false,
        rise: null,
        rising: false,
        movement: 0,
        saved: 0,
        bonus: 0,
        attacked: false,
        abilitiesUsed: [],
      });
      board.heroes = board.heroes.filter((other) => other !== hero);
      // What was done to the old hero is not done to the new one.
      board.changes = board.changes.filter(({ of }) => of.is !== 'hero' || of.seat !== seat);
      board.wards = board.wards.filter((one) => one.seat !== seat);
      board.dice = board.dice.filter((one) => one.seat !== seat);
    },
  },
  'bonus.gained': {
    apply: (board, { seat }) => {
      playerOf(board, seat).bonus = 1;
      playerOf(board, seat).bonusTaken = true;
    },
  },
  'map.dealt': {
    shows: (board, { seat, card }) => {
      const zone = mapDeck(board, mapOf(card).realm).find(({ cards }) => cards.includes(card));
      return zone === undefined ? [] : [{ zone, at: zone.cards.indexOf(card), to: maskOf(seat) }];
    },
    secret: { card: (_board, { seat }) => maskOf(seat) },
    apply: (board, { seat, card }) => {
      const pile = mapDeck(board, mapOf(card).realm);
      const at = pile.findIndex(({ cards }) => cards.includes(card));
      const zone = pile[at];
      if (zone === undefined) return;
      // Whoever does not see the card can no longer tell which are left.
      putInto(playerOf(board, seat).maps, card, takeFrom(zone, card, maskOf(seat)) | maskOf(seat));
      if (zone.cards.length === 0) pile.splice(at, 1);
    },
  },
  'map.handed': {
    shows: (board, { from, to, card }) => dealtShown(board, from, card, maskOf(to)),
    secret: { card: (_board, { from, to }) => maskOf(from) | maskOf(to) },
    apply: (board, { from, to, card }) => {
      // The two who see it: of the others nobody can tell which card went.
      const seen = maskOf(from) | maskOf(to);
      takeFrom(playerOf(board, from).maps, card, seen);
      putInto(playerOf(board, to).maps, card, seen);
    },
  },
  'map.handed-on': { apply: () => undefined },
  'map.passed': { apply: () => undefined },
  'start.chosen': { apply: (board, { seat, card }) => void (playerOf(board, seat).start = card) },
};

/** DGN-OPT-RESTRICT-05, A-61: for anything but moving and getting up the bonus point goes first; returns how many points are still to be paid. */
export function spendBonus(board: Board, seat: Seat, n: number): number {
  const player = playerOf(board, seat);
  const paid = Math.min(n, player.bonus);
  player.bonus -= paid;
  return n - paid;
}
/** it lapses with the turn, and can be had again in the next. */
export function lapseBonuses(board: Board): void {
  for (const player of board.players) {
    player.bonus = 0;
    player.bonusTaken = false;
  }
}
