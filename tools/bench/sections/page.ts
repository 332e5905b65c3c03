// Owns the figures of the page in a browser that was never here: what is sent before it is usable, and how long until the first decision.

import { existsSync } from 'node:fs';
import { figureOf, type Figure, type Scale } from '../measure.ts';
import type { Row, Section } from '../report.ts';
import type { Sent, Visit } from './visit.ts';

const MOST_KB = 150;
const TITLE = 'A first visit';
const COLUMN = 'figure';
/** A poor mobile network, as browsers' own tools define it. */
const SLOW = { bitsPerSecond: 1.6e6, latencyMs: 150 } as const;
const SLOW_VISITS = 3;

const kbOf = (sent: readonly Sent[]): number => sent.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;

export async function pageSections({ visits }: Scale): Promise<readonly Section[]> {
  const browser = process.env['UNDERCROFT_CHROMIUM'] || '/usr/bin/chromium';
  if (!existsSync(browser))
    return [
      {
        title: TITLE,
        columns: [],
        rows: [],
        notes: [`Left out: there is no Chromium at ${browser}; UNDERCROFT_CHROMIUM names another place.`],
      },
    ];
  // Only here: without a browser nothing else needs to be installed.
  const { firstVisits } = await import('./visit.ts');
  const { panningSections } = await import('./panning.ts');
  const { games, slow, languages } = await firstVisits(visits, SLOW_VISITS, SLOW);
  const panning = await panningSections();
  return [
    homeSection([...games.values()].flat(), slow),
    languageSection(languages),
    ...[...games].map(([game, all]) => decisionSection(game, all)),
    ...panning,
  ];
}

function homeSection(all: readonly Visit[], slow: readonly Visit[]): Section {
  const figure = (what: string, unit: string, of: (visit: Visit) => number, visits = all): Row => ({
    what,
    unit,
    figures: { [COLUMN]: figureOf(visits.map(of)) },
  });
  const home = figureOf(all.map(({ home }) => kbOf(home)));
  const kinds = [...new Set(all.flatMap(({ home }) => home.map(({ kind }) => kind)))];
  const largest = (all[0]?.home ?? []).toSorted((a, b) => b.bytes - a.bytes).slice(0, 6);
  return {
    title: `${TITLE}: the home page`,
    columns: [COLUMN],
    rows: [
      figure('sent before the home page is usable, headers included', 'kB', ({ home }) => kbOf(home)),
      ...kinds.map((kind) => figure(`of it: ${kind}`, 'kB', ({ home }) => kbOf(home.filter((one) => one.kind === kind)))),
      figure('requests', '', ({ home }) => home.length),
      figure('usable after', 'ms', ({ usableMs }) => usableMs),
      figure(`usable after, at ${SLOW.bitsPerSecond / 1e6} Mbit/s and ${SLOW.latencyMs} ms`, 'ms', ({ usableMs }) => usableMs, slow),
    ],
    notes: [
      'Chromium started anew for each visit, with an empty profile, against the page as it is built and served by the real server on the same machine. Usable: the doors of the games can be pressed, what the browser keeps has been looked at, and the next frame is on the screen. Counted is what came over the wire for every request that the page made by then, also where the answer came later; 1 kB is 1,000 bytes. What the service worker keeps for working offline is fetched afterwards and not counted.',
      `The largest, compressed: ${largest.map(({ path, bytes }) => `\`${path}\` ${(bytes / 1_000).toFixed(1)} kB`).join(', ')}.`,
      'Time on the wall, which is all there is in a browser: read it with the load above. No network lies between but for the last row, where the browser imitates a slow one.',
    ],
    aims: [{ what: 'home page, compressed, before it is usable', unit: 'kB', bound: 'at most', aim: MOST_KB, figure: home.median }],
  };
}

function languageSection(languages: ReadonlyMap<string, Visit>): Section {
  const once = (sent: readonly Sent[]): Figure => figureOf([kbOf(sent)]);
  const fonts = (sent: readonly Sent[]): readonly Sent[] => sent.filter(({ kind }) => kind === 'font');
  return {
    title: `${TITLE}: the home page in each language`,
    columns: ['before it is usable', 'of that, faces', 'until nothing more is fetched'],
    rows: [...languages].map(([language, { home, all }]) => ({
      what: `${language}, ${fonts(home).length} faces`,
      unit: 'kB',
      figures: { 'before it is usable': once(home), 'of that, faces': once(fonts(home)), 'until nothing more is fetched': once(all) },
    })),
    notes: [
      'One visit each. Words are on the screen in a face of the system until the page’s own are there; a face that was asked for before the page was usable is counted all the same.',
      ...[...languages].flatMap(([language, { home }]) => (kbOf(home) > MOST_KB ? [excessOf(language, home)] : [])),
    ],
    aims: [...languages].map(([language, { home }]) => ({
      what: `home page in ${language}, compressed, before it is usable`,
      unit: 'kB',
      bound: 'at most',
      aim: MOST_KB,
      figure: kbOf(home),
    })),
  };
}

/** Where the bytes go in a language that needs too many. */
function excessOf(language: string, home: readonly Sent[]): string {
  const kinds = [...new Set(home.map(({ kind }) => kind))].map((kind) => {
    const files = home.filter((one) => one.kind === kind);
    return { kind, files: files.length, kb: kbOf(files) };
  });
  const told = kinds.toSorted((a, b) => b.kb - a.kb).map(({ kind, files, kb }) => `${kind} ${kb.toFixed(1)} kB in ${files}`);
  return `Where the bytes of ${language} go: ${told.join(', ')}. Without faces it would be ${kbOf(home.filter(({ kind }) => kind !== 'font')).toFixed(1)} kB.`;
}

function decisionSection(game: string, all: readonly Visit[]): Section {
  const figure = (what: string, unit: string, of: (visit: Visit) => number): Row => ({
    what,
    unit,
    figures: { [COLUMN]: figureOf(all.map(of)) },
  });
  return {
    title: `${TITLE}: the first decision of ${game}`,
    columns: [COLUMN],
    rows: [
      figure('home page usable after', 'ms', ({ usableMs }) => usableMs),
      figure('door pressed, new game can be started after', 'ms', ({ usableMs, formMs }) => formMs - usableMs),
      figure('started, first decision on the screen after', 'ms', ({ formMs, decisionMs }) => decisionMs - formMs),
      figure('from the address to the first decision', 'ms', ({ decisionMs }) => decisionMs),
      figure('sent until the first decision', 'kB', ({ all: sent }) => kbOf(sent)),
    ],
    notes: [
      `${all.length} visits, none of which has ever seen the page; each button is pressed as soon as it is there, so that what is left is what a person waits for. Median, with the quickest and the slowest visit. Time on the wall; the game runs in the browser, and its code, board and words are loaded on the way.`,
    ],
  };
}
