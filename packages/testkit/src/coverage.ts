// Owns the report of exhaustive play: how often each thing came up, what never did, and why.

import type { Explored } from './explore.ts';

/** What random play never reaches: why, and the names that a built scene reaches instead, where there is one. */
export interface Beyond {
  readonly names: readonly string[];
  readonly why: string;
  readonly scene: (() => ReadonlySet<string>) | null;
}

/** What a game wants to see come up besides steps, acts and events: names by group. */
export type Groups = Readonly<Record<string, readonly string[]>>;

export interface Coverage {
  readonly game: string;
  /** The test that writes the report. */
  readonly by: string;
  readonly seen: Explored;
  readonly groups: Groups;
  readonly beyond: readonly Beyond[];
  /** How the counts are to be read. */
  readonly note: string;
}

/** Every name to look for, as `explore` wants it. */
export const contentOf = (groups: Groups): readonly string[] =>
  Object.entries(groups).flatMap(([group, names]) => names.map((name) => `${group} ${name}`));

type Counts = ReadonlyMap<string, number>;

/** How often each came up, by group: what this game adds, then what every game has. */
function countsOf({ seen, groups }: Coverage): ReadonlyMap<string, Counts> {
  const own = Object.entries(groups).map(
    ([group, names]) => [group, new Map(names.map((name) => [name, seen.content.get(`${group} ${name}`) ?? 0]))] as const,
  );
  return new Map<string, Counts>([...own, ['act', seen.acts], ['event', seen.events], ['step', seen.steps]]);
}

/** What should be listed as beyond random play and is not, and what is listed and does come up. */
export function coverageGaps(coverage: Coverage): { readonly unlisted: readonly string[]; readonly listed: readonly string[] } {
  const listed = coverage.beyond.flatMap(({ names }) => names);
  const missing = [...countsOf(coverage)].flatMap(([group, counts]) =>
    [...counts].flatMap(([name, n]) => (n === 0 ? [`${group} ${name}`] : [])),
  );
  return { unlisted: missing.filter((name) => !listed.includes(name)), listed: listed.filter((name) => !missing.includes(name)) };
}

const byCount = (counts: Counts): readonly (readonly [string, number])[] => [...counts].sort(([a, n], [b, m]) => n - m || (a < b ? -1 : 1));
const cameUp = (counts: Counts): number => [...counts.values()].filter((count) => count > 0).length;

/** In lines of the width of this repository. */
function wrapped(parts: readonly string[]): readonly string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = lines.length === 0 ? part : `${lines.at(-1)}; ${part}`;
    if (lines.length > 0 && longer.length < 140) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}

/** The report: every count, the rarest first, and what random play cannot reach. */
export function coverageText(coverage: Coverage): string {
  const { game, by, seen, beyond, note } = coverage;
  const groups = countsOf(coverage);
  const lines = [
    `# Exhaustive play of ${game}`,
    '',
    `Written by \`${by}\` (\`UPDATE_GOLDEN=1\` writes it anew), which plays the same games in every test run.`,
    `${seen.games} games with any setup, ${seen.decisions} decisions; how often each thing came up, the rarest first.`,
    note,
    '',
    '| what | how many | came up | rarest |',
    '| --- | ---: | ---: | --- |',
    ...[...groups].map(([group, counts]) => {
      const [rarest, n] = byCount(counts).find(([, count]) => count > 0) ?? ['', 0];
      return `| ${group} | ${counts.size} | ${cameUp(counts)} | ${rarest}: ${n} |`;
    }),
    '',
    '## What random play cannot reach',
    '',
    ...beyond.map(({ names, why, scene }) => `- ${names.join(', ')}: ${why} ${scene === null ? 'No scene.' : 'Reached by a scene.'}`),
    ...[...groups].flatMap(([group, counts]) => ['', `## ${group}`, '', ...wrapped(byCount(counts).map(([name, n]) => `${name}: ${n}`))]),
  ];
  return `${lines.join('\n')}\n`;
}

/** One summary line for the test output. */
export function coverageSummary(coverage: Coverage): string {
  const { seen, beyond } = coverage;
  const sizes = [...countsOf(coverage)].map(([group, counts]) => `${cameUp(counts)}/${counts.size} ${group}`);
  return `${seen.games} games, ${seen.decisions} decisions: ${sizes.join(', ')}; ${beyond.flatMap(({ names }) => names).length} beyond random play`;
}
