// Owns what facts of fights change: turns, wounds, statuses, and who leaves.

import { missing, type EventRules } from '@undercroft/kernel';
import { speciesOf } from '../content/index.ts';
import { ARCHETYPES } from '../content/archetypes.ts';
import { HASTY_BOSSES_FROM } from '../content/scales.ts';
import type { Archetype, StatusId } from '../content/types.ts';
import { bodyOf, fightOf, newFight, type Monster } from '../fighting.ts';
import type { FourSuits } from '../four-suits.ts';
import { characterAt, FIRST_MONSTER, isMonster, type Board, type Unit } from '../state.ts';
import { discarded, loseInitiative, setBody, setChapter, setCharacter, setFate, setFight, setMonster } from './parts.ts';

type Own =
  | 'fight.began'
  | 'fight.ended'
  | 'fight.closed'
  | 'round.began'
  | 'turn.began'
  | 'turn.skipped'
  | 'turn.ended'
  | 'unit.acted'
  | 'attack.judged'
  | 'attack.covered'
  | 'attack.passed'
  | 'damage.reckoned'
  | 'effect.reflected'
  | 'unit.hurt'
  | 'unit.healed'
  | 'mana.changed'
  | 'unit.died'
  | 'unit.revived'
  | 'status.added'
  | 'status.removed'
  | 'status.refused'
  | 'stun.changed'
  | 'lasting.began'
  | 'lasting.ended'
  | 'wait.began'
  | 'wait.ended'
  | 'units.fled'
  | 'flight.failed';

/** CRD-STATUS-GEN-06, CRD-STATUS-AUTOLIFE-02. */
const heldOnly = (statuses: readonly StatusId[]): readonly StatusId[] => (statuses.includes('holding') ? ['holding'] : []);
/** Whoever falls, turns to stone, goes over or leaves sings no longer (CRD-JOB-BARD-03), and what waited for it is lost (CRD-STATUS-HIDDEN-03). */
function breakOff(board: Board, unit: Unit): void {
  if (board.fight === null) return;
  const { lasting, waiting } = board.fight;
  setFight(board, {
    lasting: lasting.filter(({ by, what }) => by !== unit || what !== 'song'),
    waiting: waiting.filter(({ by }) => by !== unit),
  });
}
/** CRD-STATUS-PETRIFY-01, CRD-STATUS-HIDDEN-01, CRD-STATUS-STOP-02. */
const LOSE_INITIATIVE: readonly StatusId[] = ['petrify', 'hidden', 'stop'];
const BREAK_OFF: readonly StatusId[] = ['petrify', 'hypnotize'];
const nothing = { apply: () => undefined };

/** CRD-MON-08: what a boss starts with by its page. */
const startsOfBoss = (archetype: Archetype, ql: number): readonly StatusId[] =>
  archetype === 'boss' && ql >= HASTY_BOSSES_FROM ? ['haste'] : [];

export const fightEvents: Pick<EventRules<FourSuits>, Own> = {
  // CRD-COMBAT-02.
  'fight.began': {
    apply: (board, { source, level, species }) => {
      const monsters = species.map((id, i): Monster => {
        const { archetype, starts } = speciesOf(id);
        return {
          species: id,
          level,
          hp: 1,
          health: 1,
          cards: [],
          treasure: 'none',
          statuses: [...ARCHETYPES[archetype].starts, ...starts, ...startsOfBoss(archetype, board.ql)],
          stun: 0,
          row: i % 2 === 0 ? 'near' : 'far',
        };
      });
      board.fight = newFight(source, level, monsters);
    },
  },
  'fight.ended': {
    apply: (board, { verdict }) => {
      setFight(board, { verdict, turn: -1 });
      board.verdict = verdict;
      if (verdict === 'won') setChapter(board, ({ fights }) => ({ fights: fights + 1 }));
    },
  },
  // CRD-COMBAT-13: all cards in play are discarded.
  'fight.closed': {
    apply: (board) => {
      const { hands, monsters } = fightOf(board);
      setFate(board, { discard: discarded(board.fate, [...hands.flat(), ...monsters.flatMap(({ cards }) => cards)]) });
      board.met = monsters.map(({ species }) => species);
      board.fight = null;
    },
  },
  'round.began': { apply: (board, { round }) => setFight(board, { round }) },
  // CRD-TURN-03.
  'turn.began': {
    apply: (board, { unit }) => {
      const { lasting } = fightOf(board);
      const ends = lasting.some(({ by, what }) => by === unit && (what === 'song' || what === 'guard'));
      setFight(
        board,
        ends
          ? { turn: unit, lasting: lasting.filter(({ by, what }) => by !== unit || what === 'aim' || what === 'flask') }
          : { turn: unit },
      );
    },
  },
  'turn.skipped': nothing,
  'turn.ended': { apply: (board) => setFight(board, { turn: -1 }) },
  'unit.acted': nothing,
  'attack.judged': nothing,
  'attack.covered': nothing,
  'attack.passed': nothing,
  'damage.reckoned': nothing,
  'effect.reflected': nothing,
  'unit.hurt': { apply: (board, { unit, hp }) => setBody(board, unit, { hp }) },
  'unit.healed': { apply: (board, { unit, hp }) => setBody(board, unit, { hp }) },
  'mana.changed': { apply: (board, { unit, mp }) => setCharacter(board, unit, { mp }) },
  // CRD-STATUS-DEAD-01, CRD-STATUS-GEN-06, CRD-COMBAT-12.
  'unit.died': {
    apply: (board, { unit }) => {
      const { statuses } = bodyOf(board, unit);
      setBody(board, unit, { hp: 0, stun: 0, statuses: [...heldOnly(statuses), 'dead'] });
      if (!isMonster(unit)) {
        const { job, no } = characterAt(board, unit);
        setChapter(board, ({ falls }) => ({ falls: [...falls, { unit, job, no }] }));
      }
      if (board.fight === null) return;
      loseInitiative(board, unit);
      breakOff(board, unit);
      if (!isMonster(unit)) return;
      const { cards } = board.fight.monsters[unit - FIRST_MONSTER] ?? missing();
      setFate(board, { discard: discarded(board.fate, cards) });
      setMonster(board, unit, { cards: [] });
    },
  },
  'unit.revived': {
    apply: (board, { unit, hp, autolife }) => {
      const { statuses } = bodyOf(board, unit);
      if (autolife) {
        setBody(board, unit, { hp, stun: 0, statuses: heldOnly(statuses) });
        // CRD-STATUS-HIDDEN-03: Hidden is among what Autolife removes.
        if (board.fight !== null) setFight(board, { waiting: board.fight.waiting.filter(({ by }) => by !== unit) });
      } else setBody(board, unit, { hp, statuses: statuses.filter((status) => status !== 'dead') });
    },
  },
  'status.added': {
    apply: (board, { unit, status }) => {
      const { statuses } = bodyOf(board, unit);
      setBody(board, unit, { statuses: [...statuses, status] });
      if (board.fight === null) return;
      if (LOSE_INITIATIVE.includes(status)) loseInitiative(board, unit);
      if (BREAK_OFF.includes(status)) breakOff(board, unit);
    },
  },
  'status.removed': {
    apply: (board, { unit, status }) => {
      setBody(board, unit, { statuses: bodyOf(board, unit).statuses.filter((one) => one !== status) });
    },
  },
  'status.refused': nothing,
  'stun.changed': { apply: (board, { unit, n }) => setBody(board, unit, { stun: n }) },
  'lasting.began': { apply: (board, one) => setFight(board, { lasting: [...fightOf(board).lasting, one] }) },
  'lasting.ended': {
    apply: (board, one) =>
      setFight(board, { lasting: fightOf(board).lasting.filter(({ by, what }) => by !== one.by || what !== one.what) }),
  },
  'wait.began': { apply: (board, one) => setFight(board, { waiting: [...fightOf(board).waiting, one] }) },
  'wait.ended': { apply: (board, one) => setFight(board, { waiting: fightOf(board).waiting.filter(({ by }) => by !== one.by) }) },
  'units.fled': {
    apply: (board, { units }) => {
      for (const unit of units) {
        loseInitiative(board, unit);
        breakOff(board, unit);
      }
      setFight(board, { fled: [...fightOf(board).fled, ...units] });
    },
  },
  'flight.failed': nothing,
};
