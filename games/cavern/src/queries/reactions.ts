// Owns who may react to what: powers and items that wait for a moment, by moment, and whether their trigger applies.

import { missing, type Seat } from '@undercroft/kernel';
import { gather } from '@undercroft/parts';
import { isPower, POWER_IDS, powerOf, tileOf, TREASURE_IDS, treasureOf, type PowerId, type TreasureId } from '../content/cards.ts';
import type { Effect, Moment } from '../content/types.ts';
import { foeAt, heroAt, heroesFrom, seatOf, type Board, type Figure, type Hero, type HeroNo, type Table } from '../state.ts';
import { caveOf, distance, isAdjacent } from './cave.ts';
import { canWalk } from './reach.ts';
import { speedOf } from './speed.ts';
import { atWillsOf } from './plans.ts';
import { isTimely } from './timely.ts';

type CardId = PowerId | TreasureId;

const isWaiting = (when: Moment | undefined): boolean => when !== undefined && when !== 'hero-phase' && when !== 'level-up';

const momentOf = (id: CardId): Moment | undefined =>
  isPower(id) ? powerOf(id).when : treasureOf(id).uses.find(({ when }) => isWaiting(when))?.when;
export const reactionEffects = (id: CardId): readonly Effect[] =>
  isPower(id) ? powerOf(id).effects : (treasureOf(id).uses.find(({ when }) => isWaiting(when))?.effects ?? []);

/** What a reaction is about: the moment, the hero that rolls, is hit or is about to suffer, and the foe that has just acted. */
export interface Trigger {
  readonly moment: Moment;
  readonly of: HeroNo;
  readonly foe: Figure;
}

/** The cards that wait for each moment; those who interpose wait for the same as those who are hurt. */
const WAITING = new Map<Moment, readonly CardId[]>();
for (const id of [...POWER_IDS, ...TREASURE_IDS]) {
  const when = momentOf(id);
  if (when === undefined || !isWaiting(when) || (!isPower(id) && treasureOf(id).uses[0]?.natural !== undefined)) continue;
  const moment = when === 'other-would-be-hurt' ? 'would-be-hurt' : when;
  WAITING.set(moment, [...(WAITING.get(moment) ?? []), id]);
}
const NONE: readonly CardId[] = [];

const has = ({ up, items }: Hero, id: CardId): boolean => {
  if (isPower(id)) return up.includes(id);
  for (let i = 0; i < items.length; i++) if (items[i]?.card === id && items[i]?.up === true) return true;
  return false;
};

/** CAV-POWER-09, CAV-DOWN-02: the cards with which one hero may react now, as far as it is the time for them. */
function reactionsOf(board: Board, hero: HeroNo, trigger: Trigger): readonly CardId[] {
  const own = heroAt(board, hero);
  if (own.hp === 0 || own.square < 0) return NONE;
  const waiting = WAITING.get(trigger.moment) ?? NONE;
  let found: CardId[] | null = null;
  for (let i = 0; i < waiting.length; i++) {
    const id = waiting[i] ?? missing();
    if (has(own, id) && applies(board, hero, id, trigger) && isTimely(board, hero, momentOf(id) ?? missing(), reactionEffects(id)))
      (found ??= []).push(id);
  }
  return found ?? NONE;
}

function applies(table: Table, hero: HeroNo, id: CardId, { moment, of, foe }: Trigger): boolean {
  const waitsFor = momentOf(id);
  if (waitsFor === 'other-would-be-hurt') return moment === 'would-be-hurt' && mayInterpose(table, hero);
  if (waitsFor !== moment) return false;
  // Whoever has taken the damage upon himself is the one who suffers it.
  const { blow, attack } = table;
  if (hero !== (moment === 'would-be-hurt' || moment === 'would-fall' ? blow?.on : of)) return false;
  switch (moment) {
    case 'would-be-hurt':
      return (blow?.n ?? 0) > 0;
    // What has become a miss, or a hit, needs no other card.
    case 'is-hit':
      return attack !== null && !attack.foiled && attack.total >= attack.ac + attack.guard;
    case 'missed':
      return attack !== null && attack.total + attack.more < attack.ac;
    // CAV-HERO-02, G-14: poison comes before treasures can be used.
    case 'would-fall':
      return (isPower(id) || blow?.from !== 'poison') && (blow?.n ?? 0) >= heroAt(table, hero).hp;
    case 'foe-done':
      return isBeside(table, heroAt(table, hero), foe) && canWalk(table, hero, speedOf(table, hero));
    case 'tile-drawn':
      return table.drawn !== null && tileOf(table.drawn).kind !== 'named';
    case 'defeated':
      return atWillsOf(table, hero).length > 0;
    default:
      return true;
  }
}

/** Interpose: damage from an attack on another hero within 1 tile, of the own team. */
function mayInterpose(table: Table, hero: HeroNo): boolean {
  const { blow } = table;
  if (blow === null || blow.from !== 'attack' || blow.n === 0 || blow.on === hero) return false;
  const [own, hurt] = [heroAt(table, hero), heroAt(table, blow.on)];
  return own.team === hurt.team && distance(caveOf(table.tiles), own.square, hurt.square) <= 1;
}

function isBeside(table: Table, { square }: Hero, figure: Figure): boolean {
  const foe = foeAt(table, figure);
  return foe !== undefined && isAdjacent(caveOf(table.tiles), square, foe.square);
}

/** The cards with which a seat may react, those of all its heroes. */
export const reactionsIn = (board: Board, seat: Seat, trigger: Trigger): readonly CardId[] =>
  board.heroes.flatMap((_, hero) => (seatOf(board, hero) === seat ? reactionsOf(board, hero, trigger) : []));

/** CAV-COMBAT-17: the seats, from the active player on, each once. */
export const reactors = (table: Table): readonly Seat[] => [...new Set(heroesFrom(table, table.active).map((hero) => seatOf(table, hero)))];

/** Whether anybody could react at all. */
export function anyReaction(board: Board, trigger: Trigger): boolean {
  for (let hero = 0; hero < board.heroes.length; hero++) if (reactionsOf(board, hero, trigger).length > 0) return true;
  return false;
}

/** Whether anybody who stands has a card that waits for a moment, whatever it is about. */
export function anyWaiting({ heroes }: Table, moment: Moment): boolean {
  const waiting = WAITING.get(moment) ?? NONE;
  for (let i = 0; i < heroes.length; i++) {
    const own = heroes[i] ?? missing();
    if (own.hp > 0 && own.square >= 0) for (let k = 0; k < waiting.length; k++) if (has(own, waiting[k] ?? missing())) return true;
  }
  return false;
}

/** Whose card it is that a seat reacts with. */
export function reactorWith(board: Board, seat: Seat, id: string, trigger: Trigger): HeroNo {
  const [found] = gather(board.heroes, (_, hero) =>
    seatOf(board, hero) === seat && reactionsOf(board, hero, trigger).some((card) => card === id) ? hero : undefined,
  );
  return found ?? missing();
}
