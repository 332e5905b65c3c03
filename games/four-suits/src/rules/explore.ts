// Owns entering a tile, what lies on it, and what comes of a fight there.

import { call, forward, missing, procedure, define, type Turn } from '@undercroft/kernel';
import { KING, rankOf, suitOf } from '@undercroft/parts';
import { domainOf } from '../content/index.ts';
import { MOST_QL } from '../content/scales.ts';
import { lookAt, takeTile } from '../decisions/camp.ts';
import type { Source } from '../fighting.ts';
import type { FourSuits } from '../four-suits.ts';
import type { RuleId } from '../generated/rule-ids.ts';
import { bossLevel } from '../queries/camp.ts';
import { roomOf, rowOf, trapOf, unseenTiles, wayBack } from '../queries/floor.ts';
import { hasPassive } from '../queries/stats.ts';
import { has, livingOf } from '../queries/units.ts';
import {
  characterAt,
  dfOf,
  dungeonOf,
  ENTRANCE,
  EXIT,
  floorOf,
  MAINS,
  NOWHERE,
  placeOf,
  questOf,
  tileAt,
  tileHere,
  tileNo,
  type Band,
  type Board,
  type Card,
  type Place,
  type Tile,
} from '../state.ts';
import { bandOf, combat, drawBand, fighting } from './combat.ts';
import { drawOne } from './draws.ts';
import { loseHp, regain } from './harm.ts';
import { changeGold, gainTreasures, generate, kindOf, shareOut, valuable, type Worth } from './spoils.ts';

type T = Turn<FourSuits>;
export const worthHere = (board: Board): Worth => ({ ql: board.ql, df: dfOf(board) });
export const changeTile = (t: T, to: Partial<Tile>, rule?: RuleId): void =>
  t.raise('tile.changed', { place: dungeonOf(t.board).at, to }, rule);

/** A card of the Dungeon deck is turned up, wherever it lies face down (CRD-DUNGEON-03: none comes twice). */
export function seeTile(t: T, place: Place, rule: RuleId): void {
  if (tileAt(dungeonOf(t.board), place).card === null)
    t.raise('tile.seen', { place, card: t.choose(dungeonOf(t.board).deck, 'dungeon') }, rule);
}

/** CRD-EXPLORE-14, CRD-END-02. */
export function allFallen(t: T): boolean {
  if (livingOf(t.board).length > 0) return false;
  t.raise('campaign.ended', { result: 'lost' }, 'CRD-END-02');
  return true;
}

/** CRD-MON-01, CRD-EXPLORE-05: the encounter of a rank in the column of this floor. */
export function encounterOf(t: T, card: Card): Band {
  const [n, above] = rowOf(card).monsters[dfOf(t.board) - 1] ?? missing();
  return drawBand(t, n, t.board.ql + above);
}
/** CRD-TRAP-GEN-03, CRD-EXPLORE-10. */
export const freshEncounter = (t: T): Band => encounterOf(t, drawOne(t, 'encounter'));

/** CRD-EXPLORE-13, CRD-EXPLORE-16, CRD-EXPLORE-17: moved back, which is no move. */
function driveBack(t: T): void {
  const dungeon = dungeonOf(t.board);
  t.raise('party.put', { to: dungeon.from, from: wayBack(dungeon, dungeon.from), hole: NOWHERE }, 'CRD-EXPLORE-13');
}

/** CRD-BOSS-05, CRD-BOSS-06, CRD-END-03. */
function questDone(t: T): void {
  gainTreasures(t, 2, valuable(worthHere(t.board)), 'CRD-BOSS-05');
  t.raise('quest.done', { ql: t.board.ql }, 'CRD-BOSS-06');
  if (t.board.ql >= MOST_QL) t.raise('campaign.ended', { result: 'won' }, 'CRD-END-03');
}

interface Battle {
  readonly source: Source;
  readonly band: Band;
}
function won(t: T, source: Source): void {
  const { at } = dungeonOf(t.board);
  // CRD-FLEE-06, CRD-FLEE-09: whoever was left in this encounter rejoins, as they are.
  const units = t.board.party.flatMap(({ left, held }, unit) => (left === at && (held === 'hoard') === (source === 'hoard') ? [unit] : []));
  if (units.length > 0) t.raise('characters.found', { units }, 'CRD-FLEE-09');
  if (source === 'boss') {
    questDone(t);
    return;
  }
  if (source === 'hoard') {
    changeTile(t, { used: true, hoard: null }, 'CRD-ROOM-HOARD-04');
    gainTreasures(t, 4, worthHere(t.board), 'CRD-ROOM-HOARD-03');
    return;
  }
  // CRD-TRAP-PUZZLE-04: after a won fight at a Puzzle the party stays, and the Puzzle is not solved.
  const unsolved = trapOf(tileHere(t.board)) === 'puzzle' && !tileHere(t.board).solved;
  changeTile(t, { band: null, clear: !unsolved }, 'CRD-EXPLORE-05');
}
function lost(t: T, { source, band }: Battle): void {
  const { at } = dungeonOf(t.board);
  // CRD-COMBAT-14, CRD-COMBAT-16: driven out of the lair.
  if (source === 'boss') {
    const to = placeOf(floorOf(at), MAINS);
    t.raise('party.put', { to, from: wayBack(dungeonOf(t.board), to), hole: NOWHERE }, 'CRD-COMBAT-14');
    return;
  }
  // CRD-ROOM-HOARD-02, CRD-ROOM-HOARD-04: the offer stays open, with the same monsters.
  if (source === 'hoard') changeTile(t, { hoard: band }, 'CRD-ROOM-HOARD-04');
  // CRD-EXPLORE-13, CRD-EXPLORE-18, CRD-TRAP-GEN-04: they wait here.
  else t.raise('band.waits', { place: at, band }, 'CRD-EXPLORE-13');
  driveBack(t);
}

/** What comes of a fight on its tile. */
export const aftermath = procedure<FourSuits, Battle>()('aftermath')
  .step('CRD-EXPLORE-13', (t, now) => {
    if (t.board.verdict === 'won') won(t, now.source);
    else lost(t, now);
  })
  .done();
export const battle = procedure<FourSuits, Battle>()('battle')
  .call('CRD-EXPLORE-05', combat, (_board, { source, band }) => ({ source, band }))
  .call('CRD-EXPLORE-13', aftermath, (_board, { source, band }) => ({ source, band }))
  .done();

/** CRD-TRAP: a trap is triggered here (`traps.ts`). */
export const springTrap = forward<FourSuits, { readonly chest: boolean; readonly trap: NonNullable<ReturnType<typeof trapOf>> }>(
  'spring-trap',
);
/** CRD-ROOM-HUSTLER, CRD-ROOM-MERCHANT: what a room does on first entry (`rooms.ts`). */
export const hustle = forward<FourSuits, object>('hustle');
export const stockUp = forward<FourSuits, object>('stock-up');

/** CRD-BOSS-01. */
export const bossBand = ({ ql, quest }: Board): Band => {
  const { domain, floors } = quest ?? missing();
  return bandOf([domainOf(domain).boss], bossLevel(ql, floors));
};

/** CRD-JOB-RANGER-01: each living Ranger looks at one tile of a floor that is entered for the first time. */
const lookAhead = procedure<FourSuits>()('look-ahead')
  .ask('CRD-JOB-RANGER-01', lookAt, () => 0)
  .step('CRD-ROOM-BALL-03', (t, { answer }) => seeTile(t, answer.tile, 'CRD-JOB-RANGER-01'))
  .done();
const rangers = (board: Board): number => livingOf(board).filter((unit) => hasPassive(characterAt(board, unit), 'pathfinder')).length;
export const newFloor = procedure<FourSuits>()('new-floor')
  .step('CRD-DUNGEON-04', (t) => t.raise('floor.dealt', { floor: dungeonOf(t.board).floors.length }))
  .done();
export const scouting = procedure<FourSuits>()('scouting')
  .each('CRD-JOB-RANGER-01', lookAhead, (board, _locals, done) => (done < rangers(board) && unseenTiles(board).length > 0 ? {} : null))
  .done();

/** CRD-STATUS-POISON-02, CRD-STATUS-POISON-03: after each move onto a tile. */
function poison(t: T): void {
  for (const unit of livingOf(t.board)) {
    const character = characterAt(t.board, unit);
    if (has(character, 'poison')) loseHp(t, unit, character.level, 'CRD-STATUS-POISON-02');
  }
}
/** CRD-JOB-DRUID-01. */
function greenBlood(t: T): void {
  for (const unit of livingOf(t.board)) {
    const character = characterAt(t.board, unit);
    if (hasPassive(character, 'green-blood')) regain(t, unit, character.level, 'CRD-JOB-DRUID-01');
  }
}

interface Entering {
  readonly to: Place;
  /** A move, or an arrival without one (CRD-EXPLORE-17). */
  readonly moved: boolean;
}
const isDealt = (board: Board, place: Place): boolean => floorOf(place) < dungeonOf(board).floors.length;
const isBranch = (board: Board): boolean => tileHere(board).before >= 0 && tileHere(board).card === null;
/** CRD-DUNGEON-06: the exit of the last floor. */
const isLair = (board: Board, place: Place): boolean => tileNo(place) === EXIT && floorOf(place) + 1 === questOf(board).floors;
const isEnd = (no: number): boolean => no === ENTRANCE || no === EXIT;

export const enter = forward<FourSuits, Entering>('enter');
define(enter, 'old', 'content', 'fight')
  .let('isNew', 'CRD-DUNGEON-04', (t, { to }): boolean => !isDealt(t.board, to))
  .call('CRD-DUNGEON-06', newFloor, (_board, { isNew }) => (isNew ? {} : null))
  .step(['CRD-EXPLORE-01', 'CRD-EXPLORE-04'], (t, { to, moved }) => {
    if (!moved) return undefined;
    t.raise('party.moved', { to, from: dungeonOf(t.board).at }, 'CRD-EXPLORE-01');
    poison(t);
    return allFallen(t) ? 'end' : undefined;
  })
  .call('CRD-JOB-RANGER-01', scouting, (_board, { isNew }) => (isNew ? {} : null))
  .step('CRD-EXPLORE-02', (t, { to }) => {
    const no = tileNo(to);
    if (no === ENTRANCE) return 'end';
    if (tileHere(t.board).explored) return 'old';
    if (no !== EXIT) return 'content';
    t.raise('tile.explored', { place: to }, 'CRD-DUNGEON-08');
    greenBlood(t);
    changeTile(t, { clear: true }, 'CRD-DUNGEON-08');
    return isLair(t.board, to) ? 'fight' : 'end';
  })
  .at('content')
  .let('pair', 'CRD-ROOM-LOCKDOOR-03', (t): readonly Card[] => {
    if (!isBranch(t.board)) return [];
    const { deck } = dungeonOf(t.board);
    const first = t.choose(deck, 'dungeon');
    const second = t.choose(
      deck.filter((card) => card !== first),
      'dungeon',
    );
    return [first, second];
  })
  .ask('CRD-ROOM-LOCKDOOR-03/a', takeTile, (_board, { pair }) => (pair.length > 0 ? 0 : null))
  .step(['CRD-EXPLORE-03', 'CRD-ROOM-LOCKDOOR-03/b'], (t, { to, pair, answer }) => {
    if (answer !== null) {
      t.raise('tile.seen', { place: to, card: answer.card }, 'CRD-ROOM-LOCKDOOR-03');
      for (const card of pair) if (card !== answer.card) t.raise('tile.put-aside', { card }, 'CRD-ROOM-LOCKDOOR-03');
    }
    seeTile(t, to, 'CRD-EXPLORE-04');
    t.raise('tile.explored', { place: to }, 'CRD-EXPLORE-04');
    greenBlood(t);
    const card = tileHere(t.board).card ?? missing();
    if (suitOf(card) === 'spades') return 'fight';
    // CRD-EXPLORE-06, CRD-LOOT-10: one treasure of its own kind.
    if (suitOf(card) === 'diamonds') {
      const { gold, item } = generate(t, kindOf(card), worthHere(t.board));
      changeGold(t, gold, 'CRD-LOOT-01');
      if (item !== null) shareOut(t, [item], 'CRD-EXPLORE-06');
      changeTile(t, { clear: true }, 'CRD-EXPLORE-06');
      return 'end';
    }
    // CRD-EXPLORE-07.
    if (suitOf(card) === 'hearts') changeTile(t, { clear: true }, 'CRD-EXPLORE-07');
    return undefined;
  })
  .callWhich('CRD-EXPLORE-08', (board) => {
    const tile = tileHere(board);
    const trap = trapOf(tile);
    if (trap !== null) return call(springTrap, { trap, chest: false });
    const room = roomOf(tile);
    return room === 'hustler' ? call(hustle, {}) : room === 'merchant' ? call(stockUp, {}) : null;
  })
  .step('CRD-EXPLORE-08/a', () => 'end')
  .at('fight')
  .let('now', 'CRD-EXPLORE-05', (t): Battle => {
    const { card } = tileHere(t.board);
    return card === null ? { source: 'boss', band: bossBand(t.board) } : { source: 'tile', band: encounterOf(t, card) };
  })
  .call('CRD-EXPLORE-05/a', battle, (_board, { now }) => now)
  .step('CRD-EXPLORE-05/b', () => 'end')
  .at('old')
  // CRD-EXPLORE-15: whoever waits here; only on a clear tile the wandering check.
  .let('now', 'CRD-EXPLORE-15', (t, { to, moved }): Battle | null => {
    const { band, clear } = tileHere(t.board);
    if (band !== null) return { source: 'tile', band };
    const no = tileNo(to);
    // The boss waits in its lair (CRD-COMBAT-16).
    if (isLair(t.board, to)) return { source: 'boss', band: bossBand(t.board) };
    if (!moved || !clear || isEnd(no)) return null;
    // CRD-EXPLORE-10.
    if (rankOf(drawOne(t, 'wandering')) !== KING) return null;
    return { source: 'wandering', band: freshEncounter(t) };
  })
  .call('CRD-EXPLORE-10', battle, (_board, { now }) => now)
  .done();

/** CRD-EXPLORE-17: an arrival on a tile that is unexplored, or on which somebody waits, counts as entering it. */
export const arrives = (board: Board, to: Place): Entering | null => {
  if (!isDealt(board, to)) return { to, moved: false };
  const { explored, band } = tileAt(dungeonOf(board), to);
  // CRD-COMBAT-16: the boss that was not beaten waits, too.
  return !explored || band !== null || isLair(board, to) ? { to, moved: false } : null;
};
export const EXPLORE_PROCEDURES = [enter, battle, aftermath, combat, fighting, newFloor, scouting, lookAhead] as const;
