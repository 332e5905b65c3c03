// Owns traps: answered by a Trap Kit or a Thief, then carried out on whom they catch.

import { define, missing, procedure, type Turn } from '@undercroft/kernel';
import { domainOf, domainTrapOf, type SpeciesId } from '../content/index.ts';
import { TRAP_CARDS } from '../content/traps.ts';
import type { Loss, Snare, Trap, TrapId } from '../content/types.ts';
import { useKit, useRope } from '../decisions/camp.ts';
import type { Source } from '../fighting.ts';
import type { FourSuits } from '../four-suits.ts';
import { puzzleNeed } from '../queries/camp.ts';
import { isAce } from '../queries/cards.ts';
import { holderOf, partyHas } from '../queries/choices.ts';
import { wayBack } from '../queries/floor.ts';
import { hasPassive, statsOf } from '../queries/stats.ts';
import { has, isImmune, isLiving, livingOf, presentOf } from '../queries/units.ts';
import {
  characterAt,
  dfOf,
  dungeonOf,
  ENTRANCE,
  floorOf,
  placeOf,
  questOf,
  tileHere,
  type Band,
  type Board,
  type Place,
  type Unit,
} from '../state.ts';
import { bandOf } from './combat.ts';
import { checksRank, drawHand, drawnOf, saves } from './draws.ts';
import { allFallen, arrives, battle, changeTile, enter, freshEncounter, springTrap } from './explore.ts';
import { addMark, changeMana, loseHp } from './harm.ts';

type T = Turn<FourSuits>;

/** CRD-TRAP-DOMAIN-01. */
export const trapCard = (board: Board, trap: TrapId): Trap => {
  const card = TRAP_CARDS[trap];
  return card.special === 'domain' ? domainTrapOf(domainOf(questOf(board).domain).trap) : card;
};

const amountOf = (board: Board, n: Extract<Loss, { lose: 'hp' }>['n']): number => {
  const [ql, df] = [board.ql, dfOf(board)];
  const b = ql + df;
  return { b, '2b': 2 * b, '3b': 3 * b, '5b': 5 * b, qlxdf: ql * df }[n];
};
function suffer(t: T, unit: Unit, loss: Loss): void {
  if (!isLiving(characterAt(t.board, unit))) return;
  if ('gain' in loss) addMark(t, unit, loss.gain);
  // CRD-TRAP-GEN-02: it can kill; Wall, Barrier and Defending do not help.
  else if (loss.lose === 'hp') loseHp(t, unit, amountOf(t.board, loss.n), 'CRD-TRAP-GEN-02');
  else if (loss.lose === 'mp') {
    const n = Math.floor(statsOf(characterAt(t.board, unit)).mana / loss.part);
    changeMana(t, unit, -Math.max(loss.least, n), 'CRD-TRAP-MANA-02');
  } else {
    // CRD-CARDS-21.
    const item = drawnOf(t, characterAt(t.board, unit).items, unit);
    if (item !== undefined) t.raise('item.lost', { unit, item }, 'CRD-DTRAP-SEA-01');
  }
}
/** CRD-STATUS-GEN-08: no save where nothing but a status is at stake that the unit cannot get, or has. */
function isSafe(board: Board, unit: Unit, { ok, fail }: Snare): boolean {
  if (ok !== undefined) return false;
  return (fail ?? []).every((loss) => {
    if (!('gain' in loss)) return false;
    const { gain } = loss;
    return isImmune(board, unit, gain) || (gain !== 'stun' && has(characterAt(board, unit), gain));
  });
}
/** CRD-CHECK-05, CRD-TRAP-BOULDER-02, CRD-TRAP-DART-02. */
function caught(t: T, { who }: Snare): readonly Unit[] {
  const living = livingOf(t.board);
  if (who === 'one') {
    const one = drawnOf(t, living, -1);
    return one === undefined ? [] : [one];
  }
  const near = living.filter((unit) => characterAt(t.board, unit).row === 'near');
  return who === 'near' && near.length > 0 ? near : living;
}
function catches(t: T, snare: Snare): void {
  for (const unit of caught(t, snare)) {
    for (const loss of snare.first ?? []) suffer(t, unit, loss);
    // CRD-TRAP-DART-02: the save is made only by who survives.
    if (!isLiving(characterAt(t.board, unit)) || isSafe(t.board, unit, snare)) continue;
    const saved = saves(t, unit, statsOf(characterAt(t.board, unit))[snare.save], 'save');
    // CRD-STATUS-FLOATING-02.
    if (snare.floats === true && has(characterAt(t.board, unit), 'floating')) continue;
    for (const loss of (saved ? snare.ok : snare.fail) ?? []) suffer(t, unit, loss);
  }
}
/** CRD-TRAP-ACID-01, CRD-TRAP-ACID-02: a card for each carried item, in seat order and carried order. */
function acid(t: T): void {
  for (const unit of presentOf(t.board)) {
    const { items } = characterAt(t.board, unit);
    const cards = drawHand(t, items.length, 'acid', unit);
    items.forEach((item, i) => {
      if (isAce(cards[i] ?? missing())) t.raise('item.lost', { unit, item }, 'CRD-TRAP-ACID-01');
    });
  }
}
/** CRD-TRAP-PUZZLE-02, CRD-TRAP-PUZZLE-05. Returns whether it is solved. */
function puzzle(t: T): boolean {
  const done = checksRank(t, -1, puzzleNeed(t.board), 'skill');
  if (done) changeTile(t, { solved: true, clear: true }, 'CRD-TRAP-PUZZLE-02');
  else changeTile(t, { failures: tileHere(t.board).failures + 1, clear: false }, 'CRD-TRAP-PUZZLE-03');
  return done;
}
/** CRD-TRAP-GEN-05: one disarm check, by the Thief with the best Skill. */
function thiefOf(board: Board): Unit {
  let [best, skill] = [-1, -1];
  for (const unit of livingOf(board)) {
    const character = characterAt(board, unit);
    if (hasPassive(character, 'disarm') && statsOf(character).skill > skill) [best, skill] = [unit, statsOf(character).skill];
  }
  return best;
}
function fightOfTrap(t: T, trap: Trap): Band | null {
  if (trap.fight === undefined) return null;
  if (trap.fight === 'drawn') return freshEncounter(t);
  // CRD-MON-13: the species is fixed.
  const { n, above, species } = trap.fight;
  const id: SpeciesId = species === 'gate-guard' ? 'gate-guard' : 'wild-bull';
  return bandOf(
    Array.from({ length: n }, () => id),
    t.board.ql + above,
  );
}
/** CRD-TRAP-HOLE-02: the same-numbered main tile of the floor below; on the first floor the entrance. */
const below = (board: Board): Place => {
  const { at } = dungeonOf(board);
  const floor = floorOf(at);
  return floor === 0 ? placeOf(0, ENTRANCE) : placeOf(floor - 1, tileHere(board).n);
};
export const fall = procedure<FourSuits>()('fall')
  .let('to', 'CRD-TRAP-HOLE-02', (t): Place => below(t.board))
  .step('CRD-TRAP-HOLE-01', (t, { to }) => {
    const { at } = dungeonOf(t.board);
    t.raise('party.put', { to, from: wayBack(dungeonOf(t.board), to), hole: at });
  })
  .call('CRD-EXPLORE-17', enter, (board, { to }) => arrives(board, to))
  .done();

const allFloat = (board: Board): boolean => livingOf(board).every((unit) => has(characterAt(board, unit), 'floating'));
const ANYBODY = 0;
const sourceOf = ({ special }: Trap): Source => (special === 'puzzle' ? 'puzzle' : 'trap');

/** CRD-TRAP-GEN-01: Trap Kit, Disarm, then the effect. */
define(springTrap, 'effect', 'fall', 'fight', 'cancelled')
  .step('CRD-TRAP-GEN-01', (t, { trap }) => t.raise('trap.sprung', { trap, place: dungeonOf(t.board).at }))
  .ask('CRD-TOOL-04', useKit, (board) => (partyHas(board, 'trap-kit') ? ANYBODY : null))
  .step('CRD-JOB-THIEF-02', (t, { answer }) => {
    if (answer?.act === 'use') {
      t.raise('item.used', { unit: holderOf(t.board, 'trap-kit'), item: 'trap-kit' }, 'CRD-TOOL-04');
      return 'cancelled';
    }
    const thief = thiefOf(t.board);
    return thief >= 0 && checksRank(t, thief, statsOf(characterAt(t.board, thief)).skill, 'skill') ? 'cancelled' : 'effect';
  })
  .at('cancelled')
  // CRD-TRAP-GEN-05: a Puzzle counts as solved, a Hole as found.
  .step('CRD-TRAP-GEN-05', (t, { trap, chest }) => {
    t.raise('trap.cancelled', { place: dungeonOf(t.board).at });
    changeTile(
      t,
      { clear: true, ...(trap === 'puzzle' ? { solved: true } : {}), ...(trap === 'hole' && chest ? { trap } : {}) },
      'CRD-TRAP-GEN-05',
    );
    return 'end';
  })
  .at('effect')
  .let('now', 'CRD-TRAP-DOMAIN-01', (t, { trap }): Trap => trapCard(t.board, trap))
  .step('CRD-TRAP-GEN-06', (t, { now, trap, chest }) => {
    if (now.special === 'hole') {
      changeTile(t, { clear: true, ...(chest ? { trap } : {}) }, 'CRD-TRAP-HOLE-02');
      // CRD-TRAP-HOLE-03.
      return allFloat(t.board) ? 'end' : 'fall';
    }
    if (now.special === 'puzzle') {
      if (chest) changeTile(t, { trap }, 'CRD-ROOM-TRAPCHEST-03');
      return puzzle(t) ? 'end' : 'fight';
    }
    if (now.special === 'acid') acid(t);
    if (now.snare !== undefined) catches(t, now.snare);
    if (allFallen(t)) return 'end';
    if (now.fight !== undefined) return 'fight';
    changeTile(t, { clear: true }, 'CRD-EXPLORE-08');
    return 'end';
  })
  .at('fall')
  .ask('CRD-TOOL-05', useRope, (board) => (partyHas(board, 'rope') ? ANYBODY : null))
  .step('CRD-TRAP-HOLE-03', (t, { answer }) => {
    if (answer?.act !== 'use') return undefined;
    t.raise('item.used', { unit: holderOf(t.board, 'rope'), item: 'rope' }, 'CRD-TOOL-05');
    return 'end';
  })
  .call('CRD-TRAP-HOLE-01', fall, () => ({}))
  .step('CRD-TRAP-HOLE-01/a', () => 'end')
  .at('fight')
  .let('band', 'CRD-TRAP-GEN-03', (t, { now }): Band => fightOfTrap(t, now) ?? freshEncounter(t))
  .call('CRD-TRAP-GEN-04', battle, (_board, { band, now }) => ({ source: sourceOf(now), band }))
  .done();

/** CRD-TRAP-PUZZLE-04: tried again. */
export const solve = procedure<FourSuits>()('solve')
  .step('CRD-TRAP-PUZZLE-02', (t) => (puzzle(t) ? 'end' : undefined))
  .let('band', 'CRD-TRAP-PUZZLE-01', (t): Band => freshEncounter(t))
  .call('CRD-TRAP-PUZZLE-01/a', battle, (_board, { band }) => ({ source: 'puzzle' as const, band }))
  .done();

export const TRAP_PROCEDURES = [springTrap, fall, solve] as const;
