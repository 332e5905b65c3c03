// Owns the questions of making characters, of levels, quests and recruits, and those that rooms and traps ask.

import { decision } from '@undercroft/kernel';
import { JOB_IDS, type JobId, type WeaponId } from '../content/index.ts';
import { BASE_STATS, type BaseStat } from '../content/types.ts';
import type { FourSuits } from '../four-suits.ts';
import { jobsToTake, statsToRaise } from '../queries/advice.ts';
import { unseenTiles } from '../queries/floor.ts';
import { livingOf } from '../queries/units.ts';
import { characterAt, type Card, type Place, type Unit } from '../state.ts';

interface OfUnit {
  readonly unit: Unit;
}

/** CRD-CHAR-02. */
export const takeJob = decision<FourSuits, OfUnit>()('take-job', 'CRD-CHAR-02', 'unit')
  .act(
    'take',
    'CRD-CHAR-02',
    (a) =>
      a.pick(
        'job',
        (): readonly JobId[] => JOB_IDS,
        null,
        (board, _picked, options) => jobsToTake(board, options),
      ),
    { rank: (board, { job }) => [jobsToTake(board, JOB_IDS).indexOf(job)] },
  )
  .done();
/** CRD-CHAR-03, CRD-LEVEL-04, CRD-LEVEL-05, CRD-LEVEL-06, CRD-LEVEL-07: so many different base stats. */
export const raiseStats = decision<FourSuits, OfUnit & { readonly n: number }>()('raise-stats', 'CRD-LEVEL-04', 'unit', 'n')
  .act(
    'raise',
    'CRD-LEVEL-04',
    (a) =>
      a.subset(
        'stats',
        (_board, { n }) => [n, n],
        (): readonly BaseStat[] => BASE_STATS,
        undefined,
        (board, { unit, n }) => statsToRaise(characterAt(board, unit), n),
      ),
    { rank: () => [0] },
  )
  .done();
/** CRD-QUEST-02. */
export const takeQuest = decision<FourSuits, { readonly cards: readonly Card[]; readonly joined: boolean }>()(
  'take-quest',
  'CRD-QUEST-02',
  'cards',
  'joined',
)
  .act('take', 'CRD-QUEST-02', (a) => a.pick('card', (_board, { cards }): readonly Card[] => cards))
  .done();
/** CRD-PARTY-01: whether to look at all; CRD-PARTY-05: the jobs that were drawn may be refused. */
export const askRecruit = decision<FourSuits>()('recruit', 'CRD-PARTY-01')
  .act('look', 'CRD-PARTY-01')
  // Whoever joins costs a level for good (CRD-PARTY-03): only for one alone is that plainly worth it.
  .act('none', 'CRD-PARTY-01', { rank: (board) => (livingOf(board).length > 1 ? [0] : null) })
  .done();
export const takeRecruit = decision<FourSuits, { readonly jobs: readonly JobId[] }>()('take-recruit', 'CRD-PARTY-01', 'jobs')
  .act('take', 'CRD-PARTY-01', (a) => a.pick('job', (_board, { jobs }): readonly JobId[] => [...new Set(jobs)]))
  .act('refuse', 'CRD-PARTY-05')
  .done();
/** CRD-PARTY-02: a weapon of its list. */
export const takeWeapon = decision<FourSuits, { readonly weapons: readonly WeaponId[] }>()('take-weapon', 'CRD-PARTY-02', 'weapons')
  .act('take', 'CRD-PARTY-02', (a) => a.pick('weapon', (_board, { weapons }): readonly WeaponId[] => weapons))
  .done();
/** CRD-JOB-RANGER-01. */
export const lookAt = decision<FourSuits>()('look-at', 'CRD-JOB-RANGER-01')
  .act('look', 'CRD-JOB-RANGER-01', (a) => a.pick('tile', (board): readonly Place[] => unseenTiles(board)))
  .done();
/** CRD-ROOM-LOCKDOOR-03. */
export const takeTile = decision<FourSuits, { readonly pair: readonly Card[] }>()('take-tile', 'CRD-ROOM-LOCKDOOR-03', 'pair')
  .act('take', 'CRD-ROOM-LOCKDOOR-03', (a) => a.pick('card', (_board, { pair }): readonly Card[] => pair))
  .done();
/** CRD-TOOL-04. */
export const useKit = decision<FourSuits>()('use-kit', 'CRD-TOOL-04').act('use', 'CRD-TOOL-04').act('keep', 'CRD-TRAP-GEN-01').done();
/** CRD-TOOL-05. */
export const useRope = decision<FourSuits>()('use-rope', 'CRD-TOOL-05').act('use', 'CRD-TOOL-05').act('keep', 'CRD-TRAP-HOLE-03').done();
/** CRD-ROOM-HUSTLER-02. */
export const faceHustler = decision<FourSuits>()('face-hustler', 'CRD-ROOM-HUSTLER-02')
  .act('save', 'CRD-ROOM-HUSTLER-02', (a) => a.pick('unit', (board): readonly Unit[] => livingOf(board)))
  .done();
const MOST_BETS = 20;
/** CRD-ROOM-HUSTLER-04. */
function betsOf(gold: number): readonly number[] {
  const least = Math.ceil(gold / 10);
  const n = Math.min(MOST_BETS, gold - least + 1);
  return Array.from({ length: n }, (_, i) => (n === 1 ? least : Math.round(least + ((gold - least) * i) / (n - 1))));
}
export const placeBet = decision<FourSuits, { readonly free: boolean }>()('bet', 'CRD-ROOM-HUSTLER-03', 'free')
  .act('bet', 'CRD-ROOM-HUSTLER-04', (a) => a.pick('gold', ({ gold }): readonly number[] => betsOf(gold)))
  .act('walk-on', 'CRD-ROOM-HUSTLER-02', {
    whyClosed: (_board, { free }) => (free ? null : { key: 'must-bet', rule: 'CRD-ROOM-HUSTLER-02' }),
  })
  .done();
