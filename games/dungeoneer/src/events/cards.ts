// Owns what the facts of played and used cards change on the board.

import { at, maskOf, putInto, putOnTop, takeFrom, takeTop, type EventRules, type Pile, type Seat } from '@undercroft/kernel';
import { adventureOf, mapOf, type AdventureId, type HeroId, type MapId } from '../content/cards.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { setAttack } from './fight.ts';
import { spendBonus } from './options.ts';
import { all, fresh, fromHand, handShown, leavePlay, loseSparedDice, setInPlay, spend, toDiscard, topShown, toQuestDeck } from './parts.ts';
import { mapDeck } from '../piles.ts';
import { shifted } from '../queries/shift.ts';
import {
  handOf,
  openedBit,
  opposite,
  playerOf,
  SIDES,
  spaceOf,
  SPENT,
  type Board,
  type Player,
  type Shifted,
  type SpaceId,
} from '../state.ts';

type CardFact =
  | 'card.played'
  | 'card.used'
  | 'card.taken-back'
  | 'upkeep.paid'
  | 'trigger.used'
  | 'die.changed'
  | 'attack.cancelled'
  | 'hit.cancelled'
  | 'attack.form'
  | 'minion.made'
  | 'minion.steps-in'
  | 'hero.warded'
  | 'hero.granted'
  | 'map.shifted'
  | 'map.looked-at'
  | 'map.put-back'
  | 'quest.returned';

const deckOf = (board: Board, card: MapId): Pile<MapId> => mapDeck(board, mapOf(card).realm);

/** What lies behind the exit on which a hero waits. */
const behind = ({ spaces }: Board, { space, cusp }: Player): SpaceId | undefined => (cusp === -1 ? undefined : spaces[space]?.near[cusp]);

const isHero = (board: Board, seat: Seat, card: AdventureId | HeroId): card is HeroId =>
  !playerOf(board, seat).ready.some((one) => one.card === card) && !handOf(board, seat).some((one) => one === card);

/** Tucked behind a Minion that it made, a Boon takes the Minion with it; whatever else is tucked leaves alone. */
function takeBack(board: Board, card: AdventureId): void {
  for (const player of board.players) {
    const host = player.ready.find(({ attached }) => attached.includes(card));
    if (host === undefined) continue;
    setInPlay(board, host.card, (one) => ({ ...one, attached: one.attached.filter((other) => other !== card) }));
    if (adventureOf(host.card).family === 'monster') {
      leavePlay(board, host.card);
      toDiscard(board, host.card);
    }
    return;
  }
  leavePlay(board, card);
}

/** what lies on an exit turns with its card: that it stands open, that it was locked, and who waits on it. */
function turnExits(board: Board, space: Shifted['space']): void {
  const was = at(board.marks, space);
  const sides = SIDES.reduce<number>((sum, side) => sum | openedBit(side), 0);
  board.marks[space] = SIDES.reduce<number>(
    (now, side) => now | ((was & openedBit(side)) === 0 ? 0 : openedBit(opposite(side))),
    was & ~sides,
  );
  board.locks = board.locks.map((lock) => (lock.space === space ? { ...lock, side: opposite(lock.side) } : lock));
  for (const player of board.players) if (player.space === space && player.cusp !== -1) player.cusp = opposite(player.cusp);
}

export const cardEvents: Pick<EventRules<Dungeoneer>, CardFact> = {
  'card.played': {
    shows: (board, { seat, card }) => [handShown(board, seat, card)],
    apply: (board, { seat, card, to, on, host, glory, peril, payer }) => {
      fromHand(board, seat, card);
      playerOf(board, seat).glory -= glory;
      playerOf(board, payer).peril -= peril;
      if (to === 'ready') playerOf(board, on).ready = [...playerOf(board, on).ready, fresh(card, seat)];
      else if (to === 'discard') toDiscard(board, card);
      else if (host !== null) setInPlay(board, host, (one) => ({ ...one, attached: [...one.attached, card] }));
      loseSparedDice(board, on);
    },
  },
  'card.used': {
    apply: (board, { seat, card, glory, movement, charges, once }) => {
      const player = playerOf(board, seat);
      player.glory -= glory;
      if (movement > 0) spend(board, seat, spendBonus(board, seat, movement));
      if (!isHero(board, seat, card)) setInPlay(board, card, (one) => ({ ...one, charges: one.charges - charges, used: one.used || once }));
      else if (once) player.abilitiesUsed = [...player.abilitiesUsed, card];
    },
  },
  'card.taken-back': {
    apply: (board, { seat, card }) => {
      takeBack(board, card);
      putInto(playerOf(board, seat).hand, card, all(board));
    },
  },
  'upkeep.paid': {
    apply: (board, { seat, payer, n }) => {
      if (seat === payer) playerOf(board, seat).glory -= n;
      else playerOf(board, payer).peril -= n;
    },
  },
  'trigger.used': {
    apply: (board, what) => {
      if ('card' in what) setInPlay(board, what.card, (one) => ({ ...one, used: true }));
      else board.marks[what.space] = at(board.marks, what.space) | SPENT;
    },
  },
  'die.changed': { apply: (board, change) => void (board.dice = [...board.dice, change]) },
  'attack.cancelled': { apply: (board, { at }) => setAttack(board, at, { state: 'off' }) },
  'hit.cancelled': { apply: (board, { at }) => setAttack(board, at, { spared: true }) },
  'attack.form': { apply: (board, { at, form }) => setAttack(board, at, { form }) },
  'minion.made': {
    shows: (board, { seat, card, from }) => (from === 'hand' ? [handShown(board, seat, card)] : []),
    apply: (board, { seat, card, from, tucked }) => {
      const player = playerOf(board, seat);
      const lying = [...board.fighting, ...player.pack].find((one) => one.card === card) ?? fresh(card, seat);
      if (from === 'hand') fromHand(board, seat, card);
      board.fighting = board.fighting.filter((one) => one.card !== card);
      player.pack = player.pack.filter((one) => one.card !== card);
      const others = player.ready.filter((one) => one.card !== tucked);
      player.ready = [...others, { ...lying, by: seat, attached: tucked === null ? lying.attached : [...lying.attached, tucked] }];
    },
  },
  'minion.steps-in': {
    apply: (board, { at, card, seat }) => {
      setAttack(board, at, { on: { is: 'minion', card, seat } });
      setInPlay(board, card, (one) => ({ ...one, used: true }));
    },
  },
  'hero.warded': {
    apply: (board, ward) => {
      board.wards = [...board.wards, ward];
      loseSparedDice(board, ward.seat);
    },
  },
  'hero.granted': { apply: (board, grant) => void (board.grants = [...board.grants, grant]) },
  'map.shifted': {
    apply: (board, { moves }) => {
      const before = board.players.map((player) => behind(board, player));
      for (const move of moves) if (move.turned !== spaceOf(board, move.space).turned) turnExits(board, move.space);
      board.spaces = shifted(board.spaces, moves);
      // whoever waits on an exit that leads elsewhere now waits no longer.
      board.players.forEach((player, seat) => {
        if (behind(board, player) !== before[seat]) player.cusp = -1;
      });
    },
  },
  'map.looked-at': {
    shows: (board, { seat, card }) => topShown(deckOf(board, card), card, maskOf(seat)),
    secret: { card: (_board, { seat }) => maskOf(seat) },
    apply: (board, { seat, card }) => putInto(board.looked, card, takeTop(deckOf(board, card), card, maskOf(seat))),
  },
  'map.put-back': {
    secret: { card: (_board, { seat }) => maskOf(seat) },
    apply: (board, { card }) => putOnTop(deckOf(board, card), card, takeFrom(board.looked, card)),
  },
  'quest.returned': {
    apply: (board, { quest }) => {
      board.global = board.global.filter((one) => one.quest !== quest);
      toQuestDeck(board, quest, all(board));
    },
  },
};
