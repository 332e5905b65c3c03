// Owns exhaustive play: random games until every card, item, keyword, verb, step, act and event has come up, and what needs a scene instead.

import { scripted, State, type Choice, type Random, type Seat } from '@undercroft/kernel';
import { explore, type Explored, type Scene } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import type { Delve } from '../src/delve.ts';
import { game } from '../src/game.ts';
import { CONTENT, GROUPS, Watch } from './coming-up.ts';
import { expectSame } from './goldens.ts';
import { anySetup, stray } from './random-play.ts';
import { openingOf, reprinted } from './scenes.ts';

const GAMES = 1500;
/** In the long form so many times as many games are played. */
const LONGER = 50;
const soaking = process.env['UNDERCROFT_SOAK'] === '1';

/** What random play never reaches: why, and the names that a built scene reaches instead, where there is one. */
interface Beyond {
  readonly names: readonly string[];
  readonly why: string;
  readonly scene: (() => ReadonlySet<string>) | null;
}

const BEYOND: readonly Beyond[] = [
  {
    names: ['act guard-with guard', 'question opening DLV-TEST-10'],
    why: 'No card of the three packs has both AMBUSH and GUARD, so the skill of an AMBUSH check is never a choice. The scene prints GUARD on the card of an AMBUSH.',
    scene: () =>
      reprinted('BRN-106', { keywords: [{ key: 'AMBUSH' }, { key: 'GUARD', skills: ['AGL', 'DEF'] }] }, () =>
        cameUpIn(openingOf('BRN-106'), [{ act: 'guard', skill: 'AGL' }], [3, 3]),
      ),
  },
];

/** Mostly as the long tests play; now and then, and more often at questions that are rare, the option that was taken least. */
const LEANS: Readonly<Record<string, number>> = { 'play-on': 1, collect: 0.5, 'try-reward': 0.5, between: 0 };
function leaning(state: State<Delve>, seat: Seat, random: Random, rare: () => Choice): Choice {
  const lean = LEANS[state.offers()[0]?.decision ?? ''] ?? 0.25;
  return random.real() < lean ? rare() : stray(state, seat, random);
}

function played(games: number): Explored {
  const watch = new Watch();
  return explore(game, {
    setups: anySetup,
    seed: 'every card',
    until: games,
    content: CONTENT,
    choose: leaning,
    watch: (state, facts) => watch.told(state, facts),
  });
}

/** Everything that came up on the way through a scene, under the names of the report. */
function cameUpIn(from: Scene<Delve>, choices: readonly Choice[], outcomes: readonly number[]): ReadonlySet<string> {
  const names = new Set<string>();
  const watch = new Watch();
  const state = new State(from.game, from.seats, from.game.copy(from.board), [], 0, scripted(outcomes));
  state.audit = { raised: () => {}, stepped: (_, procedure, step) => void names.add(`step ${procedure} ${step}`) };
  for (const name of watch.told(state, state.begin(from.call))) names.add(name);
  for (const choice of choices) {
    names.add(`act ${state.offers()[0]?.decision} ${choice.act}`);
    const applied = state.apply(state.toAct, choice);
    if (!applied.ok) throw new Error(`the scene is wrong: ${JSON.stringify(applied.refusal)}`);
    for (const name of watch.told(state, applied.facts)) names.add(name);
    for (const fact of applied.facts) names.add(`event ${fact.type}`);
  }
  return names;
}

/** How often each came up, by group: what this game adds, then what every game has. */
function countsOf(seen: Explored): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const groups = Object.entries(GROUPS).map(
    ([group, names]) => [group, new Map(names.map((name) => [name, seen.content.get(`${group} ${name}`) ?? 0]))] as const,
  );
  return new Map<string, ReadonlyMap<string, number>>([...groups, ['act', seen.acts], ['event', seen.events], ['step', seen.steps]]);
}

const missingIn = (seen: Explored): readonly string[] =>
  [...countsOf(seen)].flatMap(([group, counts]) => [...counts].flatMap(([name, n]) => (n === 0 ? [`${group} ${name}`] : [])));

const byCount = (counts: ReadonlyMap<string, number>): readonly (readonly [string, number])[] =>
  [...counts].sort(([a, n], [b, m]) => n - m || (a < b ? -1 : 1));

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
function coverageText(seen: Explored): string {
  const groups = countsOf(seen);
  const lines = [
    '# Exhaustive play of delve',
    '',
    'Written by `games/delve/tests/explore.test.ts` (`UPDATE_GOLDEN=1` writes it anew), which plays the same games in every test run.',
    `${seen.games} games with any setup, ${seen.decisions} decisions; how often each thing came up, the rarest first.`,
    'A keyword counts when it made a difference, an item as used when it did something, a question when it was asked.',
    '',
    '| what | how many | came up | rarest |',
    '| --- | ---: | ---: | --- |',
    ...[...groups].map(([group, counts]) => {
      const [rarest, n] = byCount(counts).find(([, count]) => count > 0) ?? ['', 0];
      return `| ${group} | ${counts.size} | ${[...counts.values()].filter((count) => count > 0).length} | ${rarest}: ${n} |`;
    }),
    '',
    '## What random play cannot reach',
    '',
    ...BEYOND.map(({ names, why, scene }) => `- ${names.join(', ')}: ${why} ${scene === null ? 'No scene.' : 'Reached by a scene.'}`),
    ...[...groups].flatMap(([group, counts]) => ['', `## ${group}`, '', ...wrapped(byCount(counts).map(([name, n]) => `${name}: ${n}`))]),
  ];
  return `${lines.join('\n')}\n`;
}

/** One line for whoever runs the tests. */
function summary(seen: Explored): string {
  const sizes = [...countsOf(seen)].map(([group, counts]) => `${[...counts.values()].filter((n) => n > 0).length}/${counts.size} ${group}`);
  return `${seen.games} games, ${seen.decisions} decisions: ${sizes.join(', ')}; ${BEYOND.flatMap(({ names }) => names).length} beyond random play`;
}

test(`everything comes up in ${(soaking ? GAMES * LONGER : GAMES).toLocaleString('en')} games, except what is listed, and nothing that is listed`, () => {
  const seen = played(soaking ? GAMES * LONGER : GAMES);
  console.log(summary(seen));
  const listed = BEYOND.flatMap(({ names }) => names);
  const missing = missingIn(seen);
  expect(
    missing.filter((name) => !listed.includes(name)),
    'these never came up: build a scene for them in BEYOND, or say why they cannot occur',
  ).toEqual([]);
  expect(
    listed.filter((name) => !missing.includes(name)),
    'these do come up, or are no longer there: take them out of BEYOND',
  ).toEqual([]);
  if (!soaking) expectSame(new URL('../../../docs/coverage-delve.md', import.meta.url), coverageText(seen));
});

test.each(BEYOND.flatMap(({ names, scene }) => (scene === null ? [] : [{ names, scene }])))(
  'a scene reaches $names',
  ({ names, scene }) => {
    expect([...scene()]).toEqual(expect.arrayContaining([...names]));
  },
);
