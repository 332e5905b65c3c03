// Owns rooms: what happens on first entry, and what the party does in them.

import { define, missing, procedure, type Turn } from '@undercroft/kernel';
import { rankOf } from '@undercroft/parts';
import { HOARD_GUARDS } from '../content/tiles.ts';
import { faceHustler, placeBet } from '../decisions/camp.ts';
import type { FourSuits } from '../four-suits.ts';
import { suitValue } from '../queries/cards.ts';
import { hasSilverTongue, holderOf } from '../queries/choices.ts';
import { roomOf, rowOf } from '../queries/floor.ts';
import { lockNeed, statsOf } from '../queries/stats.ts';
import { livingOf, presentOf } from '../queries/units.ts';
import { characterAt, dungeonOf, NOBODY, tileHere, type Band, type Card, type Unit } from '../state.ts';
import { drawBand } from './combat.ts';
import { checksRank, drawHand, drawOne, saves } from './draws.ts';
import { battle, changeTile, hustle, springTrap, stockUp, worthHere } from './explore.ts';
import { removeNegative, revive } from './harm.ts';
import { changeGold, gainTreasures, generateAll, valuable } from './spoils.ts';

type T = Turn<FourSuits>;
const ANYBODY = 0;

/** CRD-ROOM-ALTAR-01, CRD-ROOM-ALTAR-02: everybody, every time. */
export function altar(t: T): void {
  for (const unit of presentOf(t.board)) {
    removeNegative(t, unit, ['dead'], 'CRD-ROOM-ALTAR-01');
    revive(t, unit, 'CRD-ROOM-ALTAR-02');
  }
}
/** CRD-ROOM-FOUNTAIN-01, CRD-ROOM-FOUNTAIN-02. */
export function fountain(t: T): void {
  for (const unit of livingOf(t.board)) {
    const { health, mana } = statsOf(characterAt(t.board, unit));
    t.raise('character.refreshed', { unit, hp: health, mp: mana }, 'CRD-ROOM-FOUNTAIN-01');
  }
  changeTile(t, { used: true }, 'CRD-ROOM-FOUNTAIN-02');
}

/** CRD-ROOM-HUSTLER-02, CRD-ROOM-HUSTLER-03, CRD-ROOM-HUSTLER-04. */
define(hustle)
  .step('CRD-ROOM-HUSTLER-04', (t) => {
    changeTile(t, { used: true });
    return t.board.gold === 0 ? 'end' : undefined;
  })
  .ask('CRD-ROOM-HUSTLER-02', faceHustler, (board) => (livingOf(board).length > 1 ? ANYBODY : null))
  .let('free', 'CRD-ROOM-HUSTLER-01', (t, { answer }): boolean => {
    const unit = answer?.unit ?? livingOf(t.board)[0] ?? missing();
    return saves(t, unit, statsOf(characterAt(t.board, unit)).will, 'will');
  })
  .ask('CRD-ROOM-HUSTLER-03', placeBet, () => ANYBODY)
  .step('CRD-ROOM-HUSTLER-03/a', (t, { answer }) => {
    if (answer.act === 'walk-on') return;
    // CRD-JOB-BARD-01: two cards, the better counts.
    const own = Math.max(...drawHand(t, hasSilverTongue(t.board) ? 2 : 1, 'bet', -1).map(rankOf));
    // One check: the card of the party stays out of a shuffle for the Hustler's.
    const won = own > rankOf(drawOne(t, 'bet', NOBODY, false));
    t.raise('bet.settled', { bet: answer.gold, won });
    changeGold(t, won ? answer.gold : -answer.gold, 'CRD-ROOM-HUSTLER-03');
  })
  .done();

/** CRD-ROOM-MERCHANT-02: seven treasures; Money goes to the purse. */
define(stockUp)
  .step('CRD-ROOM-MERCHANT-02', (t) => {
    const { gold, items } = generateAll(t, 7, worthHere(t.board));
    changeTile(t, { stock: items, purse: gold });
  })
  .done();

/** CRD-ROOM-HOARD-01, CRD-ROOM-HOARD-04. */
export const raid = procedure<FourSuits>()('raid')
  .let('band', 'CRD-ROOM-HOARD-01', (t): Band => {
    const { ql, df } = worthHere(t.board);
    return tileHere(t.board).hoard ?? drawBand(t, HOARD_GUARDS, ql + df);
  })
  .call('CRD-ROOM-HOARD-02', battle, (_board, { band }) => ({ source: 'hoard' as const, band }))
  .done();

/** CRD-ROOM-LOCKCHEST-01, CRD-ROOM-LOCKDOOR-01, CRD-ROOM-LOCKDOOR-02: what is behind a lock. */
function opened(t: T): void {
  const room = roomOf(tileHere(t.board));
  changeTile(t, { used: true }, 'CRD-ROOM-LOCKCHEST-02');
  if (room === 'locked-chest') gainTreasures(t, 1, valuable(worthHere(t.board)), 'CRD-ROOM-LOCKCHEST-01');
  else t.raise('branch.made', { place: dungeonOf(t.board).at, n: suitValue(drawOne(t, 'branch')) }, 'CRD-ROOM-LOCKDOOR-02');
}
export function unlock(t: T): void {
  t.raise('item.used', { unit: holderOf(t.board, 'key'), item: 'key' }, 'CRD-TOOL-01');
  opened(t);
}
/** CRD-ROOM-LOCKCHEST-03, CRD-JOB-THIEF-01. */
export function pickLock(t: T, unit: Unit): void {
  changeTile(t, { tried: true }, 'CRD-ROOM-LOCKCHEST-03');
  if (checksRank(t, unit, lockNeed(characterAt(t.board, unit)), 'lock')) opened(t);
}

/** CRD-ROOM-TRAPCHEST-01, CRD-ROOM-TRAPCHEST-02, CRD-ROOM-TRAPCHEST-03: the treasures first, then the trap of a card. */
export const openChest = procedure<FourSuits>()('open-chest')
  .let('card', 'CRD-ROOM-TRAPCHEST-02', (t): Card => {
    changeTile(t, { used: true });
    gainTreasures(t, 2, valuable(worthHere(t.board)), 'CRD-ROOM-TRAPCHEST-01');
    return drawOne(t, 'kind');
  })
  .call('CRD-ROOM-TRAPCHEST-03', springTrap, (_board, { card }) => ({ trap: rowOf(card).trap, chest: true }))
  .done();

export const ROOM_PROCEDURES = [hustle, stockUp, raid, openChest] as const;
