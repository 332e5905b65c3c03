// Owns what is measured of campaigns that the normal bot plays, and the page of it beside the specification's own figures.

import { playOut } from '@undercroft/bots';
import { randomFrom } from '@undercroft/kernel';
import { playing } from '../src/bot/heuristic.ts';
import { DOMAIN_IDS, JOB_IDS, type JobId } from '../src/content/index.ts';
import { game } from '../src/game.ts';
import { healthOf } from '../src/queries/stats.ts';
import type { Board } from '../src/state.ts';
import { setupOf } from './scenes.ts';

/** Parties that somebody might put together on purpose: as many different ones as there are rows, of so many characters. */
export const MIXED: readonly (readonly (readonly JobId[])[])[] = [
  [['samurai'], ['knight'], ['lancer'], ['cleric']],
  [
    ['knight', 'cleric'],
    ['samurai', 'druid'],
    ['lancer', 'wizard'],
    ['berserker', 'bard'],
  ],
  [
    ['knight', 'samurai', 'cleric'],
    ['lancer', 'thief', 'druid'],
    ['berserker', 'gunner', 'cleric'],
    ['knight', 'ranger', 'wizard'],
  ],
  [
    ['knight', 'samurai', 'cleric', 'wizard'],
    ['lancer', 'berserker', 'druid', 'gunner'],
    ['knight', 'ninja', 'bard', 'alchemist'],
    ['samurai', 'thief', 'ranger', 'cleric'],
  ],
];
/** Section 5 of the specification: per cent of mixed parties, by size. */
export const SPECIFIED = {
  first: [58, 52, 53, 53],
  won: [8.5, 22.3, 23.1, 25.4],
  clear: [
    [54, 64, 63, 62],
    [67, 82, 80, 78],
    [62, 79, 80, 78],
  ],
} as const;

interface Rate {
  n: number;
  of: number;
}
const rate = (): Rate => ({ n: 0, of: 0 });
const counted = (to: Rate, hit: boolean): void => {
  to.of++;
  if (hit) to.n++;
};
export const percent = ({ n, of }: Rate): number => (of === 0 ? 0 : (100 * n) / of);
/** Half the width of the 95 % interval, in points. */
export const spread = ({ n, of }: Rate): number => (of === 0 ? 0 : 196 * Math.sqrt(((n / of) * (1 - n / of)) / of));

/** What a number of campaigns came to. */
export interface Measured {
  readonly won: Rate;
  /** Whether the first visit of the first quest cleared it, and whether the first quest was cleared at all. */
  readonly first: Rate;
  readonly firstQuest: Rate;
  readonly visits: readonly Rate[];
  readonly home: readonly Rate[];
  readonly levels: readonly { sum: number; n: number }[];
  readonly gold: readonly { sum: number; n: number }[];
  readonly jobs: ReadonlyMap<JobId, { readonly first: Rate; readonly won: Rate }>;
  readonly domains: ReadonlyMap<string, Rate>;
  decisions: number;
  fallen: number;
  games: number;
}
const QLS = 9;
const perQl = <V>(make: () => V): readonly V[] => Array.from({ length: QLS + 1 }, make);

export function measured(): Measured {
  return {
    won: rate(),
    first: rate(),
    firstQuest: rate(),
    visits: perQl(rate),
    home: perQl(rate),
    levels: perQl(() => ({ sum: 0, n: 0 })),
    gold: perQl(() => ({ sum: 0, n: 0 })),
    jobs: new Map(JOB_IDS.map((id) => [id, { first: rate(), won: rate() }])),
    domains: new Map(DOMAIN_IDS.map((id) => [id, rate()])),
    decisions: 0,
    fallen: 0,
    games: 0,
  };
}
type Visit = 'cleared' | 'home' | 'lost';

/** One campaign, counted. `most`: so many characters it takes recruits up to. */
export function play(into: Measured, jobs: readonly (JobId | 'choose')[], name: string, most: number): void {
  const [job1 = 'choose', job2 = 'choose', job3 = 'choose', job4 = 'choose'] = jobs;
  const setup = setupOf({ characters: jobs.length, job1, job2, job3, job4 });
  const began: JobId[] = [];
  let before: { readonly phase: Board['phase']; readonly ql: number; readonly domain: string; readonly quests: number } | null = null;
  let visits = 0;
  const ended = ({ ql, domain }: { readonly ql: number; readonly domain: string }, how: Visit): void => {
    const at = into.visits[ql];
    const home = into.home[ql];
    if (at !== undefined) counted(at, how === 'cleared');
    if (home !== undefined) counted(home, how === 'home');
    if (ql === 1) counted(into.domains.get(domain) ?? rate(), how === 'cleared');
    if (visits++ === 0) {
      counted(into.first, how === 'cleared');
      for (const job of began) counted(into.jobs.get(job)?.first ?? rate(), how === 'cleared');
    }
  };
  const { state, decisions } = playOut(
    game,
    setup,
    [playing({ party: most })],
    randomFrom(`cards ${name}`),
    randomFrom(`bot ${name}`),
    ({ board }) => {
      const { phase, ql, quest, quests, beaten, party, gold } = board;
      if (before?.phase === 'dungeon' && phase === 'town') ended(before, beaten ? 'cleared' : 'home');
      if (before?.phase !== 'dungeon' && phase === 'dungeon') {
        if (began.length === 0) began.push(...party.map(({ job }) => job));
        const [levels, purse] = [into.levels[ql], into.gold[ql]];
        if (quests !== before?.quests || before.phase === 'town') {
          if (levels !== undefined)
            Object.assign(levels, { sum: levels.sum + party.reduce((sum, { level }) => sum + level, 0) / party.length, n: levels.n + 1 });
          if (purse !== undefined) Object.assign(purse, { sum: purse.sum + gold, n: purse.n + 1 });
        }
      }
      before = { phase, ql, domain: quest?.domain ?? '', quests };
    },
  );
  const { board } = state;
  const last: { readonly ql: number; readonly domain: string } = { ql: board.ql, domain: board.quest?.domain ?? '' };
  ended(last, board.result === 'won' ? 'cleared' : 'lost');
  counted(into.won, board.result === 'won');
  counted(into.firstQuest, board.quests > 1 || board.result === 'won');
  for (const job of new Set(board.party.map((one) => one.job))) counted(into.jobs.get(job)?.won ?? rate(), board.result === 'won');
  into.decisions += decisions;
  into.games++;
  into.fallen += board.party.filter((_, unit) => board.party[unit]?.hp === 0 && healthOf(board, unit) > 0).length;
}
