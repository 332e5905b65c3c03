// Owns what every fact changes on the board; nothing else changes it.

import {
  missing,
  at,
  copyPile,
  maskOf,
  pileOf,
  putInto,
  putOnTop,
  putUnder,
  shuffle,
  takeFrom,
  takeTop,
  type EventRules,
  type Pile,
  type Reveal,
} from '@undercroft/kernel';
import { cardOf, type CardId } from './content/cards.ts';
import type { Level } from './content/types.ts';
import type { Delve } from './delve.ts';
import { encounterOf } from './queries/foe.ts';
import { itemOf } from './queries/items.ts';
import { exitState, occupancy } from './queries/map.ts';
import { ME, newEncounter, type Board, type Check, type Exit, type Orientation, type Room, type Square, type Wall } from './state.ts';

const bits = maskOf(ME);
const check = (board: Board, at: number): Check => encounterOf(board).checks[at] ?? missing();
const roomNow = (board: Board): Room => at(board.map.rooms, board.map.heroRoom);

function setDie(board: Board, body: { readonly check: number; readonly die: number; readonly to: number }): void {
  check(board, body.check).dice[body.die] = body.to;
}

/** The circles are drawn in the room; the room on the map shows them too. */
function showCircles(board: Board): void {
  const encounter = encounterOf(board);
  roomNow(board).circles = encounter.circles;
  roomNow(board).filled = encounter.filled;
}

function addRoom(board: Board, card: CardId | null, squares: readonly Square[], walls: readonly Wall[], orientation: Orientation): void {
  const { map } = board;
  const id = map.rooms.length;
  const exits: readonly Exit[] = walls.map((wall) => ({ wall, state: 'open' }));
  map.rooms = [...map.rooms, { id, card, squares, exits, circles: 0, filled: 0, completed: card === null, orientation }];
  // DLV-MAP-21: the hero stands in the room last placed.
  map.heroRoom = id;
}

/** All cards of a pile go to the victory pile or back among the impending; who knew them still does. */
function collect(pile: Pile<CardId>, cards: readonly CardId[]): void {
  for (const card of cards) putOnTop(pile, card, bits);
}

/** The card on top, shown to the player: also when it is the last of its segment and no chance is needed. */
function topShown(board: Board, { card }: { readonly card: CardId }): readonly Reveal[] {
  const zone = board.decks.impending.at(-1);
  return zone === undefined ? [] : [{ zone, at: zone.cards.indexOf(card), to: bits }];
}

function settleExit(board: Board, wall: Wall): void {
  const taken = occupancy(board.map);
  for (const room of board.map.rooms)
    if (room.exits.some((exit) => exit.wall === wall))
      room.exits = room.exits.map((exit) => (exit.wall === wall ? { wall, state: exitState(board.map, taken, wall) } : exit));
}

export const events: EventRules<Delve> = {
  'hero.named': { apply: () => undefined },
  'cards.chosen': {
    apply: (board, { cards }) => {
      for (const card of cards) putInto(board.decks.chosen, card, takeFrom(board.decks.reserve, card));
    },
    secret: { cards: () => 0 },
  },
  'skill.trained': {
    apply: (board, { skill, bubbles }) => {
      board.hero.bubbles[skill] = bubbles;
    },
  },
  'hero.equipped': {
    apply: ({ hero }, { health, ruby, emerald }) => {
      hero.health.gained += health;
      hero.gems.ruby.gained += ruby;
      hero.gems.emerald.gained += emerald;
    },
  },
  'entrance.rolled': {
    apply: (board, { dice }) => {
      board.entranceDice = [...dice];
    },
  },
  'entrance.drawn': { apply: (board, { squares, exits }) => addRoom(board, null, squares, exits, { turns: 0, mirrored: false }) },
  'decks.built': {
    apply: ({ decks, setup }) => {
      const of = (level: Level): CardId[] => decks.chosen.cards.filter((card) => cardOf(card).level === level);
      if (setup.mode === 'full') {
        // DLV-DECK-04 to -06: the Boss at the bottom, level 3 on it, level 2 on top; level 1 is the impending deck.
        decks.future = [...pileOf(of('B')), ...pileOf(of(3)), ...pileOf(of(2))];
        decks.impending = pileOf(of(1));
      } else decks.impending = pileOf(decks.chosen.cards);
      decks.chosen = { cards: [], knowers: [] };
    },
  },
  'unique.added': {
    apply: ({ decks }, { card }) => {
      putOnTop(decks.impending, card, takeTop(decks.future, card, 0));
    },
    secret: { card: () => 0 },
  },
  'deck.shuffled': { apply: ({ decks }) => shuffle(decks.impending) },
  'card.drawn': {
    shows: topShown,
    apply: (board, { card }) => {
      takeTop(board.decks.impending, card, bits);
      board.encounter = newEncounter(card);
      if (!board.met.includes(card)) board.met.push(card);
      for (const entry of board.hero.inventory) entry.usedHere = 0;
    },
  },
  'card.sent-under': {
    apply: (board, { card }) => {
      putUnder(board.decks.impending, card, bits);
      board.encounter = null;
    },
  },
  'card.looked-at': {
    shows: topShown,
    secret: { card: () => bits },
    apply: ({ decks }, { card }) => {
      takeTop(decks.impending, card, bits);
      decks.looking.push(card);
    },
  },
  'card.put-back': {
    secret: { card: () => bits },
    apply: ({ decks }, { card, where }) => {
      decks.looking.splice(decks.looking.indexOf(card), 1);
      if (where === 'top') putOnTop(decks.impending, card, bits);
      else putUnder(decks.impending, card, bits);
    },
  },
  'exit.chalked': { apply: (board, { wall }) => void encounterOf(board).chalked.push(wall) },
  'door.found': {
    apply: ({ map }, { room, wall }) => {
      const found = at(map.rooms, room);
      found.exits = [...found.exits, { wall, state: 'open' }];
    },
  },
  'room.placed': { apply: (board, { card, squares, exits, orientation }) => addRoom(board, card, squares, exits, orientation) },
  'room.unplaced': { apply: (board, { card }) => addRoom(board, card, [], [], { turns: 0, mirrored: false }) },
  'exit.joined': { apply: (board, { wall }) => settleExit(board, wall) },
  'exit.blocked': { apply: (board, { wall }) => settleExit(board, wall) },
  'card.put-aside': {
    apply: (board, { card }) => {
      board.decks.unplaced.push(card);
      board.encounter = null;
    },
  },
  'circles.drawn': {
    apply: (board, { n }) => {
      encounterOf(board).circles = n;
      showCircles(board);
    },
  },
  'opening.began': {
    apply: (board) => {
      encounterOf(board).stage = 'opening';
    },
  },
  'round.began': {
    apply: (board, { round, empty, circles }) => {
      Object.assign(encounterOf(board), {
        stage: 'rounds',
        round,
        emptyAtStart: empty,
        circlesAtStart: circles,
        filledThisRound: 0,
        lostThisRound: 0,
        attackModifier: 0,
        guardModifier: 0,
        noGuard: false,
        noAttack: false,
        checks: [],
        hits: 0,
      });
    },
  },
  'foe.weakened': {
    apply: (board, { what, n }) => {
      if (what === 'atk') encounterOf(board).weakerAtk += n;
      else encounterOf(board).weakerDef += n;
    },
  },
  'foe.blinded': { apply: (board) => void (encounterOf(board).noGuard = true) },
  'attack.left-out': { apply: (board) => void (encounterOf(board).noAttack = true) },
  'check.declared': {
    apply: (board, { purpose, skill, target, mode, source, bonus }) =>
      void encounterOf(board).checks.push({
        purpose,
        skill,
        target,
        source,
        mode,
        bonus,
        dice: [],
        state: 'declared',
        passed: null,
        forced: false,
      }),
  },
  'check.prepared': {
    apply: (board, body) => {
      check(board, body.check).mode = body.mode;
      check(board, body.check).state = 'prepared';
    },
  },
  'check.rolled': {
    apply: (board, body) => {
      check(board, body.check).dice = [...body.dice];
      check(board, body.check).state = 'rolled';
    },
  },
  'gem.spent': {
    apply: (board, { gem }) => {
      board.hero.gems[gem].used++;
    },
  },
  'die.changed': { apply: setDie },
  'die.rerolled': { apply: setDie },
  'check.rerolled': {
    apply: (board, body) => {
      check(board, body.check).dice = [...body.dice];
    },
  },
  'check.helped': {
    apply: (board, body) => {
      check(board, body.check).bonus += body.n;
    },
  },
  'check.assured': {
    apply: (board, body) => {
      check(board, body.check).forced = true;
    },
  },
  'check.committed': {
    apply: (board, body) => {
      const done = check(board, body.check);
      // The modifiers of the round become part of the check: later ones no longer reach it (DLV-CHECK-09).
      if (done.purpose === 'attack') done.bonus += encounterOf(board).attackModifier;
      if (done.purpose === 'guard') done.bonus += encounterOf(board).guardModifier;
      done.state = 'committed';
      done.passed = body.passed;
    },
  },
  'test.left-out': { apply: () => undefined },
  'attack.modified': {
    apply: (board, { n }) => {
      encounterOf(board).attackModifier += n;
    },
  },
  'guard.modified': {
    apply: (board, { n }) => {
      encounterOf(board).guardModifier += n;
    },
  },
  'hit.scored': {
    apply: (board, { n }) => {
      encounterOf(board).hits += n;
    },
  },
  'loss.pending': { apply: (board, pending) => void encounterOf(board).pending.push(pending) },
  'loss.taken-up': { apply: (board, { at }) => void encounterOf(board).pending.splice(at, 1) },
  'circle.added': {
    apply: (board, { circles }) => {
      encounterOf(board).added++;
      encounterOf(board).circles = circles;
      showCircles(board);
    },
  },
  'circles.filled': {
    apply: (board, { n, filled }) => {
      const encounter = encounterOf(board);
      encounter.filledThisRound += n;
      encounter.filled = filled;
      encounter.hits = Math.max(0, encounter.hits - n);
      showCircles(board);
    },
  },
  'hits.lost': { apply: (board) => void (encounterOf(board).hits = 0) },
  'circle.erased': {
    apply: (board, { by, filled }) => {
      const encounter = encounterOf(board);
      if (by === 'REGROW') encounter.regrown++;
      else encounter.leeched++;
      encounter.filled = filled;
      showCircles(board);
    },
  },
  'loss.reduced': { apply: () => undefined },
  'health.lost': {
    apply: (board, { n }) => {
      board.hero.health.used += n;
      encounterOf(board).lostThisRound += n;
      encounterOf(board).lostHere += n;
    },
  },
  'health.gained': {
    apply: (board, { n }) => {
      board.hero.health.gained += n;
    },
  },
  'gem.lost': {
    apply: (board, { gem }) => {
      board.hero.gems[gem].used++;
    },
  },
  'gem.gained': {
    apply: (board, { gem, n }) => {
      board.hero.gems[gem].gained += n;
    },
  },
  'item.gained': { apply: (board, { item }) => void board.hero.inventory.push({ item, uses: itemOf(item).uses, used: 0, usedHere: 0 }) },
  'item.used': {
    apply: (board, { place }) => {
      const entry = board.hero.inventory[place];
      if (entry === undefined) return;
      entry.usedHere++;
      if (entry.uses !== null) entry.used++;
    },
  },
  'reward.declined': { apply: () => undefined },
  'experience.without-effect': { apply: () => undefined },
  'room.cleared': {
    apply: (board, { card }) => {
      const encounter = encounterOf(board);
      encounter.stage = 'clear';
      encounter.checks = [];
      roomNow(board).completed = true;
      board.cleared[cardOf(card).level]++;
      if (board.completionist) board.further++;
    },
  },
  'encounter.ended': {
    apply: (board) => {
      board.encounter = null;
    },
  },
  'card.discarded': { apply: ({ decks }, { card }) => void decks.discard.push(card) },
  'card.won': { apply: ({ decks }, { card }) => void decks.victory.push(card) },
  'level-1.collected': {
    apply: ({ decks }) => {
      collect(decks.impending, decks.discard);
      decks.discard = [];
    },
  },
  'completion.began': {
    // DLV-MODE-COMPLETE-02: the face-down level 1 cards are turned up.
    shows: ({ decks }) => decks.impending.flatMap((zone) => zone.cards.map((_, at) => ({ zone, at, to: bits }))),
    apply: (board) => {
      const { decks } = board;
      const left = copyPile(decks.impending).flatMap((zone) => zone.cards);
      decks.victory.push(...decks.discard, ...left.sort());
      decks.discard = [];
      const unused = decks.reserve.cards.filter((card) => cardOf(card).level !== 1);
      for (const card of unused) takeFrom(decks.reserve, card);
      decks.impending = pileOf(unused, bits);
      board.completionist = true;
    },
  },
  'hero.fell': {
    apply: (board) => {
      board.result ??= 'failed';
      board.ended = true;
    },
  },
  'game.won': {
    apply: (board) => {
      board.result = 'victory';
    },
  },
  'game.given-up': {
    apply: (board) => {
      board.result ??= 'failed';
      board.gaveUp = true;
    },
  },
  'game.ended': {
    apply: (board) => {
      board.ended = true;
    },
  },
};
