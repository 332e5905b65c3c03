// Answers what suits a party that is made or grows: jobs it lacks, stats a character should raise, what a ready party is fitted out with.

import { jobOf, type JobId, type TechniqueId } from '../content/index.ts';
import { READY, SHAPES } from '../content/ready.ts';
import { BASE_STATS, type BaseStat } from '../content/types.ts';
import { characterAt, type Board, type Character, type GearId, type Item, type Table, type Unit } from '../state.ts';
import { hasRoom, priceOf, spCost } from './choices.ts';
import { gearId, gearOf } from './gear.ts';
import { shopLevel, type WareId } from './shop.ts';
import { presentOf } from './units.ts';

/** What a party lacks comes first: somebody to stand in front, somebody who heals, somebody who casts. */
const FRONT: readonly JobId[] = ['knight', 'samurai', 'berserker', 'lancer'];
const HEALERS: readonly JobId[] = ['cleric', 'druid', 'bard', 'ranger'];
const CASTERS: readonly JobId[] = ['wizard', 'alchemist', 'druid'];
export function worthOfJob(table: Table, job: JobId): number {
  const party = presentOf(table).map((unit) => characterAt(table, unit));
  const has = (jobs: readonly JobId[]): boolean => party.some((one) => jobs.includes(one.job));
  let worth = party.some((one) => one.job === job) ? -0.5 : 0;
  if (FRONT.includes(job)) worth += has(FRONT) ? (party.length > 2 ? 0.2 : 0.6) : 2;
  if (HEALERS.includes(job)) worth += has(HEALERS) ? 0.3 : 1.5;
  if (CASTERS.includes(job)) worth += has(CASTERS) ? 0.2 : 1;
  return worth;
}

/** The jobs worth suggesting, the best first: whoever makes a party begins with somebody who stands in front. */
export function jobsToTake(table: Table, jobs: readonly JobId[]): readonly JobId[] {
  const isOpen = !presentOf(table).some((unit) => FRONT.includes(characterAt(table, unit).job));
  const worth = (job: JobId): number => worthOfJob(table, job) + (isOpen && FRONT.includes(job) ? 1 : 0);
  return jobs.toSorted((a, b) => worth(b) - worth(a)).slice(0, JOBS_NAMED);
}
const JOBS_NAMED = 3;

/** The stats that lag most behind what the job should have of as many points; of a new character those it would come with ready-made. */
export function statsToRaise({ job, base, level }: Pick<Character, 'job' | 'base' | 'level'>, n: number): readonly BaseStat[] {
  const own = jobOf(job).base;
  const { stats } = READY[job];
  if (level === 1 && n === stats.length && own.every((points, at) => points === base[at])) return stats;
  const shape = SHAPES[job];
  const points = base.reduce((sum, one) => sum + one, 0) + n;
  const whole = shape.reduce((sum, one) => sum + one, 0);
  const lag = (at: number): number => ((shape[at] ?? 0) / whole) * points - (base[at] ?? 0);
  return BASE_STATS.map((stat, at) => ({ stat, lag: lag(at) }))
    .toSorted((a, b) => b.lag - a.lag)
    .slice(0, n)
    .map(({ stat }) => stat);
}

/** An answer in Town by which somebody is fitted out. */
export type Fitting =
  | { readonly act: 'learn'; readonly unit: Unit; readonly technique: TechniqueId }
  | { readonly act: 'buy'; readonly ware: WareId; readonly level?: number; readonly unit: Unit }
  | { readonly act: 'wear'; readonly unit: Unit; readonly gear: GearId };

/** So many Waters for each of a ready party, and the Gold that is kept for the first. */
const MOST_WATERS = 3;
const WATER: Item = 'water';
const canPay = (board: Board, item: Item, keep: number): boolean => priceOf(board, item) + keep <= board.gold;

function lesson(board: Board): Fitting | null {
  for (const unit of presentOf(board)) {
    const { job, sp, techniques } = characterAt(board, unit);
    const { learns } = READY[job];
    if (learns !== null && !techniques.includes(learns) && spCost(learns) <= sp) return { act: 'learn', unit, technique: learns };
  }
  return null;
}
/** A piece for each of the party, then the next: weapons of the best level that is sold, armor of the first. */
function piece(board: Board): Fitting | null {
  const keep = priceOf(board, WATER) * presentOf(board).length;
  const most = Math.max(...presentOf(board).map((unit) => READY[characterAt(board, unit).job].kit.length));
  for (let at = 0; at < most; at++)
    for (const unit of presentOf(board)) {
      const one = characterAt(board, unit);
      const ware = READY[one.job].kit[at];
      if (ware === undefined) continue;
      const gear = gearId(ware, at === 0 ? shopLevel(board) : 1);
      if (one.gear[gearOf(gear).slot] !== null) continue;
      if (one.items.includes(gear)) return { act: 'wear', unit, gear };
      if (hasRoom(one) && canPay(board, gear, keep)) return { act: 'buy', ware, level: gearOf(gear).level, unit };
    }
  return null;
}
function drink(board: Board): Fitting | null {
  const waters = (unit: Unit): number => characterAt(board, unit).items.filter((one) => one === WATER).length;
  const [unit] = presentOf(board)
    .filter((one) => waters(one) < MOST_WATERS && hasRoom(characterAt(board, one)))
    .toSorted((a, b) => waters(a) - waters(b));
  return unit === undefined || !canPay(board, WATER, 0) ? null : { act: 'buy', ware: 'water', unit };
}
/** What a ready party does next in Town before anybody is asked; null: it is fitted out. */
export const nextFitting = (board: Board): Fitting | null => lesson(board) ?? piece(board) ?? drink(board);
