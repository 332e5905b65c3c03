// Owns making characters and raising them by levels.

import { missing, procedure, type Turn } from '@undercroft/kernel';
import { jobOf, type JobId } from '../content/index.ts';
import { READY } from '../content/ready.ts';
import { BASE_STATS, type BaseStat } from '../content/types.ts';
import { raiseStats, takeJob } from '../decisions/camp.ts';
import type { FourSuits } from '../four-suits.ts';
import type { RuleId } from '../generated/rule-ids.ts';
import { suitValue } from '../queries/cards.ts';
import { spOfLevel } from '../queries/lessons.ts';
import { derived, raised, statsOf, tnlOf } from '../queries/stats.ts';
import { wishesOf } from '../setup.ts';
import { characterAt, NOWHERE, seatOf, type Board, type Character, type GearId, type Unit } from '../state.ts';
import { drawOne } from './draws.ts';

type T = Turn<FourSuits>;
const NO_GEAR: Character['gear'] = { weapon: null, head: null, body: null, accessory: null, 'off-hand': null };

/** CRD-CHAR-03, CRD-CHAR-04, CRD-CHAR-05: before its two free points. */
export function newCharacter(job: JobId, exp: number, no: number): Character {
  const { base, techniques, row } = jobOf(job);
  const { health, mana } = derived(base, 1);
  return {
    job,
    no,
    level: 1,
    exp,
    sp: 0,
    hp: health,
    mp: mana,
    base,
    techniques: techniques.slice(0, 1),
    gear: { ...NO_GEAR },
    items: [],
    statuses: [],
    stun: 0,
    row,
    left: NOWHERE,
    held: null,
  };
}
/** How many of a job there have been in this campaign. */
export const numberOf = ({ party, former }: Board, job: JobId): number => [...party, ...former].filter((one) => one.job === job).length;
export const armed = (character: Character, weapon: GearId): Character => ({ ...character, gear: { ...NO_GEAR, weapon } });

export function raise(t: T, unit: Unit, stats: readonly BaseStat[], rule: RuleId): void {
  t.raise('character.raised', { unit, base: raised(characterAt(t.board, unit).base, stats) }, rule);
}
/** CRD-LEVEL-12. */
export function refresh(t: T, unit: Unit, rule: RuleId): void {
  const { health, mana } = statsOf(characterAt(t.board, unit));
  t.raise('character.refreshed', { unit, hp: health, mp: mana }, rule);
}

interface OfUnit {
  readonly unit: Unit;
}
const wishOf = ({ setup }: Board, unit: Unit): JobId | null => {
  const wish = wishesOf(setup)[unit] ?? 'choose';
  return wish === 'choose' ? null : wish;
};

/** the characters that begin may come ready; a recruit is raised by whoever leads it. */
const isReady = ({ setup, phase }: Board): boolean => setup.party === 'ready' && phase === 'creation';

/** CRD-CHAR-03, CRD-CHAR-05: two different base stats, then SP equal to Skill. */
export const freePoints = procedure<FourSuits, OfUnit & { readonly n: number }>()('free-points')
  .ask('CRD-CHAR-03', raiseStats, (board, { unit }) => (isReady(board) ? null : seatOf(board, unit)))
  .step('CRD-CHAR-03/a', (t, { unit, answer }) =>
    raise(t, unit, answer?.stats ?? READY[characterAt(t.board, unit).job].stats, 'CRD-CHAR-03'),
  )
  .step('CRD-CHAR-05', (t, { unit }) => {
    t.raise('character.taught', { unit, sp: statsOf(characterAt(t.board, unit)).skill });
    refresh(t, unit, 'CRD-STAT-16');
  })
  .done();
export const create = procedure<FourSuits, OfUnit & { readonly exp: number }>()('create')
  .ask('CRD-CHAR-02', takeJob, (board, { unit }) => (wishOf(board, unit) === null ? seatOf(board, unit) : null))
  .step(['CRD-CHAR-04', 'CRD-CHAR-06'], (t, { unit, exp, answer }) => {
    const job = answer?.job ?? wishOf(t.board, unit) ?? missing();
    t.raise('character.joined', { unit, character: newCharacter(job, exp, numberOf(t.board, job)) });
  })
  .call('CRD-CHAR-03', freePoints, (_board, { unit }) => ({ unit, n: 2 }))
  .done();

/** CRD-LEVEL-04, CRD-LEVEL-05, CRD-LEVEL-06, CRD-LEVEL-07: how many stats a suit raises by choice. */
export const chosenStats = (suit: number): number => suit;

/** CRD-LEVEL-13, CRD-LEVEL-14, CRD-LEVEL-16: at any time outside combat, as often as it can be paid, never forced; learning comes after. CRD-LEVEL-01, CRD-LEVEL-02, CRD-LEVEL-03, CRD-LEVEL-04, CRD-LEVEL-05, CRD-LEVEL-06, CRD-LEVEL-07, CRD-LEVEL-08, CRD-LEVEL-09, CRD-LEVEL-10, CRD-LEVEL-11, CRD-LEVEL-12; `free`: a recruit pays nothing (CRD-PARTY-02). */
export const levelUp = procedure<FourSuits, OfUnit & { readonly free: boolean }>()('level-up')
  .step(['CRD-LEVEL-01', 'CRD-LEVEL-02'], (t, { unit, free }) => {
    const character = characterAt(t.board, unit);
    t.raise('character.levelled', { unit, level: character.level + 1, exp: character.exp - (free ? 0 : tnlOf(character)) });
  })
  .let('n', 'CRD-LEVEL-03', (t, { unit }): number => chosenStats(suitValue(drawOne(t, 'stat', unit))))
  .ask('CRD-LEVEL-04', raiseStats, (board, { unit }) => seatOf(board, unit))
  .step(['CRD-LEVEL-07', 'CRD-LEVEL-08'], (t, { unit, n, answer }) => {
    raise(t, unit, answer.stats, 'CRD-LEVEL-04');
    if (n > 1) return;
    const others = BASE_STATS.filter((stat) => !answer.stats.includes(stat));
    raise(t, unit, [others[suitValue(drawOne(t, 'stat', unit)) - 1] ?? missing()], 'CRD-LEVEL-08');
  })
  .step(['CRD-LEVEL-10', 'CRD-LEVEL-11'], (t, { unit }) => {
    const character = characterAt(t.board, unit);
    t.raise('character.taught', { unit, sp: character.sp + spOfLevel(character) });
  })
  .step('CRD-LEVEL-12', (t, { unit }) => refresh(t, unit, 'CRD-LEVEL-12'))
  .done();

export const LEVEL_PROCEDURES = [create, freePoints, levelUp] as const;
