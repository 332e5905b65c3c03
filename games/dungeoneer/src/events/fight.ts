// Owns what the facts of a fight change on the board.

import { at, putInto, type EventRules } from '@undercroft/kernel';
import { adventureOf, type AdventureId, type QuestId } from '../content/cards.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { all, fresh, fromHand, handShown, leavePlay, setInPlay, spendDice, toDiscard } from './parts.ts';
import { stackAt } from '../queries/stack.ts';
import { combatOf, FOUGHT, playerOf, SPACE_WOUND, type Attack, type Board, type Combat, type QuestInPlay } from '../state.ts';

type Facts = EventRules<Dungeoneer>;
type FightFact =
  | 'card.lost'
  | 'glory.changed'
  | 'peril.changed'
  | 'level.changed'
  | 'score.changed'
  | 'exit.locked'
  | 'encounter.declared'
  | 'attack.declared'
  | 'attack.began'
  | 'attack.rolled'
  | 'counter.rolled'
  | 'attack.decided'
  | 'attack.ended'
  | 'space.wounded'
  | 'monster.wounded'
  | 'monster.defeated'
  | 'monster.put'
  | 'wounds.dealt'
  | 'trap.spent'
  | 'combat.ended'
  | 'monster.recalled'
  | 'quest.swapped'
  | 'quest.taken';

const declared = (by: Attack['by'], on: Attack['on'], form: Attack['form'], space: number, special: number | null): Attack => ({
  by,
  on,
  form,
  space,
  special,
  state: 'declared',
  spared: false,
  die: 0,
  total: 0,
  counterDie: 0,
  counterTotal: 0,
});

function setCombat(board: Board, combat: Combat): void {
  board.combats = [...board.combats.slice(0, -1), combat];
}

export function setAttack(board: Board, at: number, change: Partial<Attack>): void {
  const combat = combatOf(board);
  setCombat(board, { ...combat, attacks: combat.attacks.map((one, i) => (i === at ? { ...one, ...change } : one)) });
}

export const fightEvents: Pick<Facts, FightFact> = {
  'card.lost': {
    apply: (board, { card }) => {
      leavePlay(board, card);
      toDiscard(board, card);
    },
  },
  'glory.changed': { apply: (board, { seat, n }) => void (playerOf(board, seat).glory += n) },
  'peril.changed': { apply: (board, { seat, n }) => void (playerOf(board, seat).peril += n) },
  'level.changed': {
    apply: (board, { seat, n }) => {
      const player = playerOf(board, seat);
      player.level += n;
      // DGN-COMBINE-10, -11: a card comes into use with the first Level of its grade, and goes out of use below it.
      Object.assign(player, stackAt(player, player.level));
    },
  },
  'score.changed': { apply: (board, change) => void (board.changes = [...board.changes, change]) },
  'exit.locked': { apply: (board, lock) => void (board.locks = [...board.locks, lock]) },
  'encounter.declared': {
    shows: (board, { seat, card, from }) => (from === 'hand' ? [handShown(board, seat, card)] : []),
    apply: (board, { seat, card, from, target, form, peril, special }) => {
      const player = playerOf(board, seat);
      const packed = player.pack.find((one) => one.card === card);
      if (from === 'hand') fromHand(board, seat, card);
      else player.pack = player.pack.filter((one) => one.card !== card);
      board.fighting = [...board.fighting, packed ?? fresh(card, seat)];
      board.tired = [...board.tired, card];
      playerOf(board, target).peril -= peril;
      if (board.combats.length === 0) board.combats = [{ kind: 'batch', lord: seat, attacks: [], now: -1, dealt: [] }];
      const combat = combatOf(board);
      const by = { is: isTrap(card) ? 'trap' : 'monster', card, seat } as const;
      const attack = declared(by, { is: 'hero', seat: target }, form, playerOf(board, target).space, special);
      setCombat(board, { ...combat, attacks: [...combat.attacks, attack] });
    },
  },
  'attack.declared': {
    apply: (board, { kind, lord, by, on, form, special }) => {
      const hero = by.is === 'hero' || by.is === 'minion' ? by : on;
      const attack = declared(by, on, form, playerOf(board, hero.seat).space, special);
      // DGN-CHAL-01. A-67: the attack of a Minion is not the hero's own, and takes only his place at the end of that combat.
      if (by.is === 'hero') playerOf(board, by.seat).attacked = true;
      if (by.is === 'minion') setInPlay(board, by.card, (one) => ({ ...one, used: true }));
      if (by.is === 'quest') markFought(board, by.quest);
      if (by.is === 'space') board.marks[by.space] = at(board.marks, by.space) | FOUGHT;
      board.combats = [...board.combats, { kind, lord, attacks: [attack], now: -1, dealt: [] }];
    },
  },
  'attack.began': { apply: (board, { at }) => setCombat(board, { ...combatOf(board), now: at }) },
  'attack.rolled': {
    apply: (board, { at, by, die, total }) => {
      setAttack(board, at, { die, total });
      spendDice(board, by.seat, 'attack');
    },
  },
  'counter.rolled': {
    apply: (board, { at, by, die, total }) => {
      setAttack(board, at, { counterDie: die, counterTotal: total });
      spendDice(board, by.seat, 'counter-attack');
    },
  },
  'attack.decided': { apply: () => undefined },
  'attack.ended': {
    apply: (board, { at, result }) => {
      setAttack(board, at, { state: result === 'lapsed' ? 'off' : 'done' });
      // What was announced for a roll that is not made any more is lost.
      board.dice = board.dice.filter(({ depth }) => depth !== board.combats.length);
    },
  },
  'space.wounded': {
    apply: (board, { space, n }) => void (board.marks[space] = at(board.marks, space) + n * SPACE_WOUND),
  },
  'monster.wounded': { apply: (board, { card, n }) => setInPlay(board, card, (one) => ({ ...one, wounds: one.wounds + n })) },
  'monster.defeated': {
    apply: (board, { card }) => {
      leavePlay(board, card);
      toDiscard(board, card);
    },
  },
  'monster.put': {
    apply: (board, { card, seat, to }) => {
      const found = [...board.fighting, ...playerOf(board, seat).pack].find((one) => one.card === card) ?? fresh(card, seat);
      if (to === 'pack') {
        board.fighting = board.fighting.filter((one) => one.card !== card);
        playerOf(board, seat).pack = [...playerOf(board, seat).pack, found];
        return;
      }
      leavePlay(board, card);
      if (to === 'discard') toDiscard(board, card);
      else putInto(playerOf(board, seat).hand, card, all(board));
    },
  },
  'wounds.dealt': {
    apply: (board, dealt) => {
      // A Challenge that was made in the middle of another combat is rewarded with it.
      board.combats = board.combats.map((combat, depth) => (depth === 0 ? { ...combat, dealt: [...combat.dealt, dealt] } : combat));
    },
  },
  'trap.spent': {
    apply: (board, { card }) => {
      board.fighting = board.fighting.filter((one) => one.card !== card);
      toDiscard(board, card);
    },
  },
  'combat.ended': {
    apply: (board, { kind }) => {
      board.combats = board.combats.slice(0, -1);
      const over = board.combats.length;
      board.changes = board.changes.filter(({ until, depth }) => until !== 'combat' || depth <= over);
      board.grants = board.grants.filter(({ depth }) => depth <= over);
      board.dice = board.dice.filter(({ depth }) => depth <= over);
      if (kind === 'batch') board.fought = true;
    },
  },
  'monster.recalled': {
    apply: (board, { seat, card }) => {
      for (const stock of board.stocks) stock.discard = stock.discard.filter((one) => one !== card);
      putInto(playerOf(board, seat).hand, card, all(board));
    },
  },
  'quest.taken': {
    apply: (board, { seat, from, quest }) => {
      const found = playerOf(board, from).quests.find((one) => one.quest === quest);
      if (found === undefined) return;
      playerOf(board, from).quests = playerOf(board, from).quests.filter((one) => one !== found);
      playerOf(board, seat).quests = [...playerOf(board, seat).quests, found];
    },
  },
  'quest.swapped': {
    apply: (board, { seat, quest, global }) => {
      const player = playerOf(board, seat);
      const swapped = board.global.find((one) => one.quest === global);
      const own = player.quests.find((one) => one.quest === quest);
      if (swapped === undefined || own === undefined) return;
      board.global = board.global.map((one) => (one === swapped ? own : one));
      player.quests = player.quests.map((one) => (one === own ? swapped : one));
    },
  },
};

/** DGN-SLAY-05: a Quest monster attacks at most once per turn. */
function markFought(board: Board, quest: QuestId): void {
  const fight = (list: readonly QuestInPlay[]): readonly QuestInPlay[] =>
    list.map((one) => (one.quest === quest ? { ...one, fought: true } : one));
  board.global = fight(board.global);
  for (const player of board.players) player.quests = fight(player.quests);
}

const isTrap = (card: AdventureId): boolean => adventureOf(card).family === 'trap';
