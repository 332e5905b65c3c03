// Owns what every fact changes on the board; nothing else changes it.

import { missing, at, maskOf, pileOf, putInto, putUnder, shuffle, takeFrom, takeTop, type EventRules, type Pile } from '@undercroft/kernel';
import { heroOf, mapOf, type MapId } from '../content/cards.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { LEVEL } from '../levels.ts';
import { cardEvents } from './cards.ts';
import { fightEvents } from './fight.ts';
import { dealtShown, lapseBonuses, optionEvents, spendBonus, takeDealt, tokensFall } from './options.ts';
import { gradeEvents } from './grades.ts';
import { freshQuests, questEvents } from './quests.ts';
import { all, fromHand, handShown, loseDice, spend, spendDice, toDiscard, topShown, toQuestDeck } from './parts.ts';
import { withCard } from '../queries/map.ts';
import { mapDeck } from '../piles.ts';
import { ENTERED, handOf, newQuest, NOWHERE, openedBit, playerOf, type Board, type SpaceId } from '../state.ts';

const deckOf = (board: Board, card: MapId): Pile<MapId> => mapDeck(board, mapOf(card).realm);

/** A map card leaves its deck wherever it lies there: set-up looks for the cards that it needs. */
function takeMap(board: Board, card: MapId): void {
  const pile = deckOf(board, card);
  const at = pile.findIndex((zone) => zone.cards.includes(card));
  if (at < 0) return;
  const zone = pile[at] ?? missing();
  takeFrom(zone, card);
  if (zone.cards.length === 0) pile.splice(at, 1);
}

function lay(board: Board, card: MapId, x: number, y: number, turned: boolean): void {
  board.spaces = withCard(board.spaces, card, { x, y, turned });
  board.marks.push(0);
}

function place(board: Board, seat: number, space: SpaceId): void {
  const player = playerOf(board, seat);
  player.space = space;
  player.cusp = -1;
}

/** DGN-OPT-RESTRICT-05, A-61: what the bonus point does not pay for. */
const MOVING: readonly string[] = ['step', 'penalty', 'sewer', 'portal', 'rise'];

export const events: EventRules<Dungeoneer> = {
  'entrance.laid': {
    apply: (board, { card }) => {
      takeMap(board, card);
      lay(board, card, 0, 0, false);
    },
  },
  'map.drawn': {
    shows: (board, { card }) => topShown(deckOf(board, card), card, all(board)),
    apply: (board, { card }) => {
      takeTop(deckOf(board, card), card, all(board));
      board.drawn = card;
    },
  },
  'map.placed': {
    shows: (board, { seat, card }) => dealtShown(board, seat, card),
    apply: (board, { seat, card, x, y, turned }) => {
      if (board.drawn === card) board.drawn = null;
      else if (!takeDealt(board, seat, card)) takeMap(board, card);
      lay(board, card, x, y, turned);
    },
  },
  'map.put-under': {
    apply: (board, { card }) => {
      putUnder(deckOf(board, card), card, all(board));
      board.drawn = null;
    },
  },
  'hero.dealt': {
    apply: (board, { seat, hero }) => {
      const player = playerOf(board, seat);
      board.heroes = board.heroes.filter((other) => other !== hero);
      // DGN-COMBINE-11: of a grade that is still to come.
      if (heroOf(hero).grade !== board.grade) {
        player.ahead = [...player.ahead, hero];
        return;
      }
      player.hero = hero;
      player.under = [];
      player.level = LEVEL[board.grade];
      player.life = heroOf(hero).life;
      player.glory = 1;
      player.peril = 1;
    },
  },
  'hero.placed': { apply: (board, { seat, space }) => place(board, seat, space) },
  'quest.dealt': {
    shows: (board, { seat, quest, open }) => topShown(board.quests, quest, open ? all(board) : maskOf(seat)),
    secret: { quest: (board, { seat, open }) => (open ? all(board) : maskOf(seat)) },
    apply: (board, { seat, quest, open }) => {
      const player = playerOf(board, seat);
      const knew = takeTop(board.quests, quest, open ? all(board) : maskOf(seat));
      if (open) player.quests = [...player.quests, newQuest(quest)];
      else putInto(player.sealed, quest, knew);
    },
  },
  'quest.turned-up': {
    shows: (board, { quest }) => topShown(board.quests, quest, all(board)),
    apply: (board, { quest }) => {
      takeTop(board.quests, quest, all(board));
      board.global = [...board.global, newQuest(quest)];
    },
  },
  'card.drawn': {
    shows: (board, { seat, stock, card }) => topShown(board.stocks[stock]?.draw ?? [], card, maskOf(seat)),
    secret: { card: (_board, { seat }) => maskOf(seat) },
    apply: (board, { seat, stock, card }) => {
      const { draw } = at(board.stocks, stock);
      putInto(playerOf(board, seat).hand, card, takeTop(draw, card, maskOf(seat)));
    },
  },
  'deck.shuffled': {
    apply: (board, { stock }) => {
      const found = at(board.stocks, stock);
      found.draw.push(...pileOf(found.discard, all(board)));
      found.discard = [];
      shuffle(found.draw);
    },
  },
  'first.rolled': { apply: () => undefined },
  'first.chosen': {
    apply: (board, { seat }) => {
      board.turn = seat;
      board.first = seat;
    },
  },
  'turn.began': {
    apply: (board, { seat, round }) => {
      board.turn = seat;
      board.round = round;
      board.tired = [];
      board.fought = false;
      board.completed = false;
      freshQuests(board);
      // DGN-RESET-03, DGN-CARD-03: what lasted for a turn ends; what lasts until a player's own next turn ends with that.
      board.changes = board.changes.filter(({ until }) => until !== 'turn' && until !== seat);
      // DGN-RESET-02, A-07: what was disarmed or passed by for the turn is a danger again.
      board.wards = [];
      board.dice = [];
      // DGN-GEN-16, DGN-RESET-04: everything that can be used once per turn can be used again, by everybody.
      for (const player of board.players) {
        player.attacked = false;
        player.abilitiesUsed = [];
        if (player.ready.some(({ used }) => used)) player.ready = player.ready.map((one) => (one.used ? { ...one, used: false } : one));
      }
      lapseBonuses(board);
      playerOf(board, seat).moved = false;
    },
  },
  'phase.began': { apply: (board, { phase }) => void (board.phase = phase) },
  'exits.closed': {
    apply: (board, { seat }) => {
      // DGN-COLLECT-03, A-09: the space in which the hero begins the turn is not new.
      for (let i = 0; i < board.marks.length; i++) board.marks[i] = 0;
      board.locks = board.locks.filter(({ until }) => until !== seat);
      const { space } = playerOf(board, seat);
      if (space !== NOWHERE) board.marks[space] = ENTERED;
    },
  },
  'saved.lost': { apply: (board, { seat }) => void (playerOf(board, seat).saved = 0) },
  'movement.set': { apply: (board, { seat, n }) => void (playerOf(board, seat).movement = n) },
  'movement.spent': {
    apply: (board, { seat, n, for: what }) => {
      spend(board, seat, MOVING.includes(what) ? n : spendBonus(board, seat, n));
      if (what === 'rise') playerOf(board, seat).rising = true;
      if (what === 'step') loseDice(board, seat, 'exit');
    },
  },
  'movement.saved': {
    apply: (board, { seat }) => {
      playerOf(board, seat).saved = 1;
      playerOf(board, seat).movement = 0;
    },
  },
  'threat.rolled': {
    apply: (board, rolled) => {
      board.rolled = rolled;
      spendDice(board, rolled.seat, rolled.roll);
      if (rolled.roll === 'rise') playerOf(board, rolled.seat).rising = false;
    },
  },
  'exit.opened': {
    apply: (board, { space, side }) => void (board.marks[space] = at(board.marks, space) | openedBit(side)),
  },
  'hero.waited': {
    apply: (board, { seat, side }) => {
      playerOf(board, seat).cusp = side;
      loseDice(board, seat, 'exit');
    },
  },
  'hero.moved': {
    apply: (board, { seat, to }) => {
      place(board, seat, to);
      loseDice(board, seat, 'here');
      if (seat === board.turn) playerOf(board, seat).moved = true;
    },
  },
  'space.collected': {
    apply: (board, { seat, space, glory, peril }) => {
      const player = playerOf(board, seat);
      // DGN-GEN-06: there is no upper limit.
      player.glory += glory;
      player.peril += peril;
      board.marks[space] = at(board.marks, space) | ENTERED;
    },
  },
  'hero.tipped': {
    apply: (board, { seat, rise }) => {
      playerOf(board, seat).tipped = true;
      playerOf(board, seat).rise = rise;
      loseDice(board, seat, 'exit');
    },
  },
  'hero.rose': {
    apply: (board, { seat }) => {
      playerOf(board, seat).tipped = false;
      playerOf(board, seat).rising = false;
      playerOf(board, seat).rise = null;
    },
  },
  'hero.healed': { apply: (board, { seat, life }) => void (playerOf(board, seat).life = life) },
  'hero.wounded': { apply: (board, { seat, life }) => void (playerOf(board, seat).life = life) },
  'hero.defeated': {
    shows: (board, { seat }) => handOf(board, seat).map((card) => handShown(board, seat, card)),
    apply: (board, { seat, returns }) => {
      const player = playerOf(board, seat);
      player.alive = false;
      player.waiting = returns;
      player.cusp = -1;
      player.movement = 0;
      player.saved = 0;
      // readied cards, the Pack and Banes that this player controls elsewhere go too.
      for (const { card, attached } of [...player.ready, ...player.pack]) for (const one of [card, ...attached]) toDiscard(board, one);
      player.ready = [];
      player.pack = [];
      for (const { card, by, attached } of board.fighting) if (by === seat) for (const one of [card, ...attached]) toDiscard(board, one);
      board.fighting = board.fighting.filter(({ by }) => by !== seat);
      for (const other of board.players) {
        // DGN-OPT-REINC-04: whoever returns loses what is in hand and Inventory.
        const gone = returns ? [] : other.ready.filter(({ by }) => by === seat);
        if (gone.length === 0) continue;
        other.ready = other.ready.filter(({ by }) => by !== seat);
        for (const { card, attached } of gone) for (const one of [card, ...attached]) toDiscard(board, one);
      }
      // DGN-DEFEAT-03, DGN-QUEST-17, A-54: hand cards are discarded, Personal Quests go under the Quest deck, completed ones are removed.
      for (const card of handOf(board, seat).slice()) {
        fromHand(board, seat, card);
        toDiscard(board, card);
      }
      if (returns) {
        tokensFall(board, seat);
        return;
      }
      // an Escort Quest with a token stays with its token in the space.
      for (const one of player.quests)
        if (one.carried || one.dropped !== NOWHERE)
          board.left = [...board.left, { ...one, carried: false, dropped: one.carried ? player.space : one.dropped }];
        else toQuestDeck(board, one.quest, all(board));
      for (const quest of player.sealed.cards.slice()) toQuestDeck(board, quest, takeFrom(player.sealed, quest));
      player.quests = [];
      player.done = [];
      // What was to last until a turn that does not come is over.
      board.locks = board.locks.filter(({ until }) => until !== seat);
    },
  },
  'card.discarded': {
    shows: (board, { seat, card }) => [handShown(board, seat, card)],
    apply: (board, { seat, card }) => {
      fromHand(board, seat, card);
      toDiscard(board, card);
    },
  },
  ...fightEvents,
  ...cardEvents,
  ...questEvents,
  ...optionEvents,
  ...gradeEvents,
  // DGN-SAVE-01: what is left over and not saved is of no use in another turn, not even before Movement is set anew.
  'turn.ended': { apply: (board, { seat }) => void (playerOf(board, seat).movement = 0) },
  'game.won': { apply: (board, { seats }) => void (board.winners = seats) },
};
