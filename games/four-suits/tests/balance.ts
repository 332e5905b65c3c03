// Owns what is measured of campaigns that the normal bot plays, and the page of it beside the specification's own figures.

import { playOut } from '@undercroft/bots';
import { randomFrom, type Random } from '@undercroft/kernel';
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
  for (const job of new Set(began)) counted(into.jobs.get(job)?.won ?? rate(), board.result === 'won');
  into.decisions += decisions;
  into.games++;
  into.fallen += board.party.filter((_, unit) => board.party[unit]?.hp === 0 && healthOf(board, unit) > 0).length;
}

/** So many campaigns of the mixed parties of a size. */
export function playedBy(size: number, games: number, most = size): Measured {
  const into = measured();
  const parties = MIXED[size - 1] ?? [];
  for (let n = 0; n < games; n++) play(into, parties[n % parties.length] ?? [], `${size} ${n}`, most);
  return into;
}
/** Parties of so many different jobs, drawn by chance. */
export function anyParties(size: number, games: number): Measured {
  const into = measured();
  for (let n = 0; n < games; n++) play(into, drawnJobs(size, randomFrom(`jobs ${size} ${n}`)), `any ${size} ${n}`, size);
  return into;
}
function drawnJobs(size: number, random: Random): readonly JobId[] {
  const left = [...JOB_IDS];
  return Array.from({ length: size }, () => left.splice(random.below(left.length), 1)).flat();
}
const shown = (one: Rate): string => (one.of === 0 ? '–' : `${percent(one).toFixed(0)} ±${spread(one).toFixed(0)}`);
const mean = ({ sum, n }: { readonly sum: number; readonly n: number }, digits: number): string =>
  n === 0 ? '–' : (sum / n).toFixed(digits);
const row = (name: string, cells: readonly string[]): string => `| ${name} | ${cells.join(' | ')} |`;
const PAGES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** What was measured by the same program before the rulings: with the numbers of the specification (rules 1), and under rules 3 with the bot of then; 200 campaigns a size. */
const BEFORE = {
  first: ['59', '59', '68', '–'],
  won: ['10', '21', '28', '–'],
} as const;
const BEFORE_R20 = {
  first: ['67', '67', '76', '77'],
  won: ['12', '25', '35', '30'],
} as const;

export function balancePage(games: number): string {
  const sizes = [1, 2, 3, 4].map((size) => playedBy(size, games));
  const any = [2, 3, 4].map((size) => anyParties(size, games));
  const recruits = [1, 2, 3].map((size) => playedBy(size, games, 4));
  const byJob = JOB_IDS.map((id) => {
    const first: Rate = rate();
    const won: Rate = rate();
    for (const one of any) {
      const found = one.jobs.get(id);
      first.n += found?.first.n ?? 0;
      first.of += found?.first.of ?? 0;
      won.n += found?.won.n ?? 0;
      won.of += found?.won.of ?? 0;
    }
    return row(id, [shown(first), shown(won)]);
  });
  const byDomain = DOMAIN_IDS.map((id) => {
    const all: Rate = rate();
    for (const one of [...sizes, ...any]) {
      all.n += one.domains.get(id)?.n ?? 0;
      all.of += one.domains.get(id)?.of ?? 0;
    }
    return row(id, [shown(all)]);
  });
  return `# Balance of Four Suits

Per cent, of campaigns that the normal bot plays without going back, with half the width of the 95 % confidence interval. ${games} campaigns a cell: mixed parties
are four sensible ones of each size (\`games/four-suits/tests/balance.ts\`), jobs by chance another ${games} of each size. Written by

\`\`\`
BALANCE_GAMES=${games} npm run vitest -- games/four-suits/tests/balance.test.ts
\`\`\`

| mixed parties of | 1 | 2 | 3 | 4 |
| --- | ---: | ---: | ---: | ---: |
${row(
  'first visit clears the first quest',
  sizes.map(({ first }) => shown(first)),
)}
${row('the same before ruling R-20', BEFORE_R20.first)}
${row('the same before ruling R-09', BEFORE.first)}
${row('the same in the specification', SPECIFIED.first.map(String))}
${row(
  'first quest cleared at all',
  sizes.map(({ firstQuest }) => shown(firstQuest)),
)}
${row(
  'campaigns won',
  sizes.map(({ won }) => shown(won)),
)}
${row('the same before ruling R-20', BEFORE_R20.won)}
${row('the same before ruling R-09', BEFORE.won)}
${row('the same in the specification', SPECIFIED.won.map(String))}
${row(
  'decisions a campaign',
  sizes.map(({ decisions, games: n }) => (decisions / n).toFixed(0)),
)}

The rows from before a ruling are 200 campaigns a size by the same program, R-09 with the numbers of rules 1, R-20 under rules 3 with the bot of then; those of the
specification are its own (section 5).

Visits that clear the dungeon, those that go home before, and the mean level and Gold of the party as it sets out, by quest level:

| QL | 1: cleared | home | level | 2: cleared | home | level | 3: cleared | home | level | 4: cleared | home | level | Gold (3) |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${PAGES.map((ql) =>
  row(String(ql), [
    ...sizes.flatMap((one) => [
      shown(one.visits[ql] ?? rate()),
      percent(one.home[ql] ?? rate()).toFixed(0),
      mean(one.levels[ql] ?? { sum: 0, n: 0 }, 1),
    ]),
    mean(sizes[2]?.gold[ql] ?? { sum: 0, n: 0 }, 0),
  ]),
).join('\n')}

Recruits, up to four characters wherever the bot finds that it pays, against none:

| parties that begin with | 1 | 2 | 3 |
| --- | ---: | ---: | ---: |
${row(
  'campaigns won, nobody joins',
  sizes.slice(0, 3).map(({ won }) => shown(won)),
)}
${row(
  'campaigns won, everybody may',
  recruits.map(({ won }) => shown(won)),
)}

Jobs, parties of two to four different ones drawn by chance that have one (the party as it began); and domains, first quests of all parties above:

| job | first visit clears | campaigns won |
| --- | ---: | ---: |
${byJob.join('\n')}

| domain | first quest cleared, a visit |
| --- | ---: |
${byDomain.join('\n')}
`;
}
