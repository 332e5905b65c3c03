// Owns what facts of Monster cards, foes and allies change.

import { missing, takeTop, type EventRules } from '@undercroft/kernel';
import type { Cavern } from '../cavern.ts';
import { isVillain } from '../content/cards.ts';
import { allyOfHero, isAlly, NOBODY } from '../state.ts';
import { all, discardTo, dropFoe, dropKind, pushRow, setFoe, shuffleInto, topShown, without } from './parts.ts';

type Own =
  | 'deck.shuffled'
  | 'monster.drawn'
  | 'monster.redrawn'
  | 'monster.taken'
  | 'monster.unplaced'
  | 'foe.placed'
  | 'foe.moved'
  | 'foe.closed'
  | 'foe.crowded'
  | 'foe.idle'
  | 'tactic.chosen'
  | 'cards.handled'
  | 'foe.unpinned'
  | 'foe.hurt'
  | 'foe.healed'
  | 'foe.defeated'
  | 'foe.left'
  | 'token.put'
  | 'ally.hurt'
  | 'ally.left';

export const foeEvents: Pick<EventRules<Cavern>, Own> = {
  // CAV-GEN-05.
  'deck.shuffled': {
    apply: (board, { deck }) => {
      if (deck === 'monsters') {
        board.monsters.draw = shuffleInto(board.monsters.draw, board.monsters.discard, all(board));
        board.monsters.discard = [];
      } else if (deck === 'encounters') {
        board.encounters.draw = shuffleInto(board.encounters.draw, board.encounters.discard, all(board));
        board.encounters.discard = [];
      } else {
        board.treasures.draw = shuffleInto(board.treasures.draw, board.treasures.discard, all(board));
        board.treasures.discard = [];
      }
    },
  },
  // CAV-MONSTER-02: in front of the player who drew it.
  'monster.drawn': {
    shows: (board, { card }) => topShown(board.monsters.draw, card, all(board)),
    apply: (board, { hero, card }) => {
      takeTop(board.monsters.draw, card, all(board));
      pushRow(board, hero, card, -1);
    },
  },
  'monster.redrawn': {
    shows: (board, { card }) => topShown(board.monsters.draw, card, all(board)),
    apply: (board, { card }) => {
      takeTop(board.monsters.draw, card, all(board));
      discardTo(board.monsters, card);
    },
  },
  // Mother Caul: out of the deck, which is shuffled, or out of the discard pile.
  'monster.taken': {
    apply: (board, { hero, card }) => {
      const zone = board.monsters.draw.find(({ cards }) => cards.includes(card));
      if (zone === undefined) board.monsters.discard = without(board.monsters.discard, card);
      else {
        const at = zone.cards.indexOf(card);
        zone.cards.splice(at, 1);
        zone.knowers.splice(at, 1);
        if (zone.cards.length === 0) board.monsters.draw = board.monsters.draw.filter((one) => one !== zone);
      }
      pushRow(board, hero, card, -1);
    },
  },
  'monster.unplaced': {
    apply: (board, { hero, card }) => {
      dropKind(board, hero, card);
      discardTo(board.monsters, card);
    },
  },
  'foe.placed': {
    apply: (board, { foe, kind, hp, square }) => {
      board.foes = [...board.foes, { id: foe, kind, villain: isVillain(kind), hp, square, pinned: false }];
      board.nextFigure = foe + 1;
    },
  },
  'foe.moved': { apply: (board, { foe, to }) => setFoe(board, foe, { square: to }) },
  'foe.closed': {
    apply: (board, { foe, to, on }) => {
      const ally = board.allies.findIndex(({ of }) => allyOfHero(of) === foe);
      if (ally >= 0) board.allies = board.allies.with(ally, { ...(board.allies[ally] ?? missing()), square: to });
      else setFoe(board, foe, { square: to });
      board.quarry = on;
    },
  },
  'foe.crowded': {
    apply: (board) => {
      board.quarry = NOBODY;
    },
  },
  'foe.idle': {
    apply: (board, { foe }) => {
      board.acted = [...board.acted, foe];
    },
  },
  'tactic.chosen': {
    apply: (board, { figure, tactic }) => {
      board.tactic = tactic;
      board.quarry = NOBODY;
      if (!isAlly(figure)) board.acted = [...board.acted, figure];
    },
  },
  'cards.handled': {
    apply: (board, { cards }) => {
      board.handled = [...board.handled, ...cards];
    },
  },
  'foe.unpinned': { apply: (board, { foe }) => setFoe(board, foe, { pinned: false }) },
  'foe.hurt': { apply: (board, { foe, hp }) => setFoe(board, foe, { hp }) },
  'foe.healed': {
    apply: (board, { foe, n }) => {
      const found = board.foes.find(({ id }) => id === foe);
      if (found !== undefined) setFoe(board, foe, { hp: found.hp + n });
    },
  },
  // CAV-DEFEAT-01 to CAV-DEFEAT-04, CAV-DEFEAT-09, CAV-TEAM-06.
  'foe.defeated': {
    apply: (board, { foe, kind, team, controller }) => {
      dropFoe(board, foe);
      if (isVillain(kind)) board.vanquished = [...board.vanquished, kind];
      else dropKind(board, controller, kind);
      const pile = board.xp.length > 1 ? team : 0;
      board.xp = board.xp.with(pile, [...(board.xp[pile] ?? missing()), kind]);
      board.defeats++;
      if (board.attack?.on === foe) board.attack = { ...board.attack, defeated: true };
    },
  },
  // CAV-DEFEAT-10.
  'foe.left': {
    apply: (board, { foe, kind, controller }) => {
      dropFoe(board, foe);
      dropKind(board, controller, kind);
      discardTo(board.monsters, kind);
    },
  },
  'token.put': {
    apply: (board, { foe, token, hero }) => {
      if (token === 'pinned') setFoe(board, foe, { pinned: true });
      else board.lasting = [...board.lasting, { what: 'drowsy', n: 0, on: foe, by: hero }];
    },
  },
  'ally.hurt': {
    apply: (board, { ally, hp }) => {
      board.allies = board.allies.map((one) => (allyOfHero(one.of) === ally ? { ...one, hp } : one));
    },
  },
  'ally.left': {
    apply: (board, { ally }) => {
      board.allies = board.allies.filter(({ of }) => allyOfHero(of) !== ally);
    },
  },
};
