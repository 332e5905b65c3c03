// Owns the Hero cards of a player in a game that combines grades: which are in use, what they add up to, and how far Levels go.

import { memberOf, missing, at } from '@undercroft/kernel';
import type { Seat } from '@undercroft/kernel';
import { HERO_IDS, heroOf, questOf, type HeroId, type QuestId } from '../content/cards.ts';
import { GRADES, type Grade } from '../content/types.ts';
import { LEVEL } from '../levels.ts';
import { gradesOf, isGraded } from '../setup.ts';
import { isEdition, playerOf, type Board, type Player, type Table } from '../state.ts';
import { levelOf } from './standing.ts';

type Row = readonly [melee: number, magic: number, speed: number];
/** DGN-COMBINE-06: so many Levels has a grade, and so many rows of its card count where cards are stacked. */
const LEVELS = 3;

/** DGN-COMBINE-10, A-56, A-101: the cards in use at the Level with which the hero plays, lowest grade first; the abilities of all of them are. */
export function heroCards(table: Table, seat: Seat): readonly HeroId[] {
  const { hero, under } = stackNow(table, seat);
  return hero === null ? [] : under.length === 0 ? [hero] : [...under, hero];
}

/** DGN-COMBINE-12: the card whose limits apply. */
export const heroNow = (table: Table, seat: Seat): HeroId | null => stackNow(table, seat).hero;

/** a card that takes a Level while it lies there may put the highest card out of use. */
function stackNow(table: Table, seat: Seat): Pick<Player, 'hero' | 'under'> {
  const player = playerOf(table, seat);
  if (player.under.length === 0) return player;
  const level = levelOf(table, seat);
  return level === player.level ? player : stackAt(player, level);
}

/** DGN-LEVEL-03: the row of the Hero card for the Level; above the last row it is the last one. DGN-COMBINE-11: rows of stacked cards are added. */
export function rowOf(player: Player): Row {
  const { hero, under, ahead, level } = player;
  if (hero === null) return [0, 0, 0];
  if (under.length === 0) return printedRow(hero, level, ahead.length === 0 ? heroOf(hero).rows.length : LEVELS);
  let [melee, magic, speed] = printedRow(hero, level, LEVELS);
  for (const card of under) {
    const row = printedRow(card, level, LEVELS);
    melee += row[0];
    magic += row[1];
    speed += row[2];
  }
  return [melee, magic, speed];
}

/** The same at another Level, with the cards that are in use there. */
export const rowAt = (player: Player, level: number): Row =>
  level === player.level ? rowOf(player) : rowOf({ ...player, ...stackAt(player, level), level });

function printedRow(hero: HeroId, level: number, most: number): Row {
  const { grade, rows } = heroOf(hero);
  const at = Math.min(Math.max(level - LEVEL[grade], 0), most - 1);
  return rows[at] ?? missing();
}

/** The cards of a player sorted anew for a Level: in use up to the highest grade that is reached, the others ahead. */
export function stackAt({ hero, under, ahead }: Player, level: number): Pick<Player, 'hero' | 'under' | 'ahead'> {
  if (hero === null) return { hero, under, ahead };
  const [lowest = hero, ...more] = [...under, hero, ...ahead];
  const higher = more.filter((card) => LEVEL[heroOf(card).grade] <= level);
  const inUse = [lowest, ...higher];
  return { hero: memberOf(HERO_IDS, inUse.at(-1)), under: inUse.slice(0, -1), ahead: more.filter((card) => !higher.includes(card)) };
}

/** DGN-OPT-REINC-01, A-91: the new card takes the place of that of its grade, and the hero begins with it; the other cards stay in the stack. */
export function bornAgain(player: Player, hero: HeroId): Pick<Player, 'hero' | 'under' | 'ahead'> {
  const { grade } = heroOf(hero);
  const others = [...player.under, player.hero, ...player.ahead]
    .filter((card) => card !== null)
    .filter((card) => heroOf(card).grade !== grade);
  const isBelow = (card: HeroId): boolean => LEVEL[heroOf(card).grade] < LEVEL[grade];
  return { hero, under: others.filter(isBelow), ahead: others.filter((card) => !isBelow(card)) };
}

/** The lowest grade of which a player has no Hero card yet. */
export function gradeWanted(table: Table, seat: Seat): Grade | undefined {
  const { under, hero, ahead } = playerOf(table, seat);
  const has = [...under, hero, ...ahead].map((card) => (card === null ? null : heroOf(card).grade));
  return gradesOf(table.setup).find((grade) => !has.includes(grade));
}

/** Hero cards of a grade that nobody has. */
export const freeHeroes = (table: Table, grade: Grade | undefined): readonly HeroId[] =>
  table.heroes.filter((hero) => heroOf(hero).grade === grade);

/** the last row of the Hero card; DGN-COMBINE-19: in a game of several grades one more than the highest of them has. */
export function ceilingOf(table: Table, seat: Seat): number {
  if (isGraded(table.setup)) return LEVEL[gradesOf(table.setup).at(-1) ?? missing()] + LEVELS;
  const { hero, level } = playerOf(table, seat);
  return hero === null ? level : LEVEL[heroOf(hero).grade] + heroOf(hero).rows.length - 1;
}

/** DGN-COMBINE-16, DGN-COMBINE-17: a hero who has reached a grade that not everybody has. */
const isAhead = (table: Table, seat: Seat): boolean => isGraded(table.setup) && playerOf(table, seat).level >= LEVEL[table.grade] + LEVELS;

/**
 * DGN-LEVEL-02, A-84: in 2.3c only Quests of the grade in play give Levels, and none to whoever is ahead of it. A-88: whoever was drained below that
 * grade has reached it all the same.
 */
export const givesLevels = (table: Table, seat: Seat, quest: QuestId): boolean =>
  isEdition(table, '2.1') || (questOf(quest).grade === table.grade && !isAhead(table, seat));

/** DGN-COMBINE-08, DGN-COMBINE-09, DGN-COMBINE-21, A-78: the next grade in play, once everybody still in the game has reached it; null: not yet. */
export function gradeReached(table: Table): Grade | null {
  const next = gradeAfter(table);
  if (next === undefined) return null;
  const needed = LEVEL[at(GRADES, GRADES.indexOf(table.grade) + 1)];
  const playing = table.players.filter(({ alive, waiting }) => alive || waiting);
  // Whoever waits for another hero begins below it.
  return playing.every(({ alive, level }) => alive && level >= needed) ? next : null;
}

/** The grade that follows the one in play; undefined: it is the last. */
export function gradeAfter(table: Table): Grade | undefined {
  const grades = gradesOf(table.setup);
  return grades[grades.indexOf(table.grade) + 1];
}

/** no Quest of a grade is left, in the deck, on the table or before anybody: nobody can gain a Level any more. */
export const isUsedUp = ({ quests, global, left, players }: Board): boolean =>
  quests.every(({ cards }) => cards.length === 0) &&
  global.length + left.length === 0 &&
  players.every((one) => one.quests.length + one.sealed.cards.length === 0);

/** DGN-COMBINE-15. */
const POINTS: Readonly<Record<Grade, number>> = { heroic: 1, epic: 2, legendary: 3 };
/** What completed Quests are worth: in games that combine grades victory points, else one each. */
export const worthOf = ({ setup }: Table, { done }: Player): number =>
  isGraded(setup) ? done.reduce((sum, { quest }) => sum + POINTS[questOf(quest).grade], 0) : done.length;
