// Owns plots of a simulation as SVG or PNG: win rates by setup, or one group of counts.

import * as Plot from '@observablehq/plot';
import { Resvg } from '@resvg/resvg-js';
import { bug, isObject } from '@undercroft/kernel';
import { parseHTML } from 'linkedom';
import { distribution, groupsOf, histogram, isNumeric, share } from './numbers.ts';
import { groupLabel, keyLabel, type Labels } from './report.ts';
import type { Outcome } from './run.ts';

const WIDTH = 900;
const BARS = 30;
const INK = '#2b2118';
const PAPER = '#fbf6ea';
const FONTS = 'Noto Sans, Noto Sans CJK JP, DejaVu Sans, sans-serif';
const EMBER = '#b5541c';

type Options = Parameters<typeof Plot.plot>[0];

/** The part of an SVG element used here: there are no DOM types in this program. */
interface Drawn {
  readonly outerHTML: string;
  setAttribute(name: string, value: string): void;
}
const isDrawn = (made: unknown): made is Drawn => isObject(made) && 'outerHTML' in made && typeof made['setAttribute'] === 'function';

function draw(options: Options): string {
  const page: unknown = parseHTML('<html><body></body></html>');
  const document = isObject(page) ? page['document'] : null;
  const style = { background: PAPER, color: INK, fontFamily: FONTS, fontSize: '13px' };
  const svg: unknown = isObject(document) ? Plot.plot({ document, width: WIDTH, style, ...options }) : null;
  if (!isDrawn(svg)) return bug('a plot that is no element');
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return svg.outerHTML;
}

/** Draws win rates with confidence intervals, one bar per setup. */
function ratesPlot(outcomes: readonly Outcome[], { say }: Labels): string {
  const bars = outcomes.map(({ variant, tally }) => ({ label: variant.words, ...share(tally['won'] ?? 0, tally['games'] ?? 0) }));
  return draw({
    height: 80 + 34 * bars.length,
    marginBottom: 45,
    marginLeft: marginFor(bars.map(({ label }) => label)),
    marginRight: 60,
    x: { domain: [0, 1], tickFormat: '%', label: say('sim.won'), grid: true },
    y: { label: null, domain: bars.map(({ label }) => label) },
    marks: [
      Plot.barX(bars, { x: 'rate', y: 'label', fill: EMBER }),
      Plot.ruleY(bars, { x1: 'low', x2: 'high', y: 'label', stroke: INK, strokeWidth: 2 }),
      Plot.text(bars, {
        x: 'high',
        y: 'label',
        text: ({ rate }: { rate: number }) => `${(100 * rate).toFixed(1)} %`,
        dx: 6,
        textAnchor: 'start',
      }),
    ],
  });
}

function groupPlot({ tally }: Outcome, group: string, labels: Labels): string {
  const counts = groupsOf(tally)[group] ?? {};
  const title = group === 'decisions' ? labels.say('sim.decisions') : groupLabel(labels, group);
  if (isNumeric(counts)) {
    const bars = histogram(distribution(counts), BARS).map(([from, n]) => ({ from: String(from), n }));
    return draw({
      height: 380,
      x: { label: title, domain: bars.map(({ from }) => from), tickRotate: -45 },
      y: { label: labels.say('sim.games'), grid: true },
      marginBottom: 60,
      marginTop: 35,
      marks: [Plot.barY(bars, { x: 'from', y: 'n', fill: EMBER }), Plot.ruleY([0])],
    });
  }
  const bars = Object.entries(counts)
    .sort((a, b) => b[1] - a[1])
    .slice(0, BARS)
    .map(([key, n]) => ({ label: keyLabel(labels, group, key), n }));
  return draw({
    height: 70 + 24 * bars.length,
    marginLeft: marginFor(bars.map(({ label }) => label)),
    marginRight: 60,
    x: { label: title, grid: true },
    y: { label: null, domain: bars.map(({ label }) => label) },
    marks: [
      Plot.barX(bars, { x: 'n', y: 'label', fill: EMBER }),
      Plot.text(bars, { x: 'n', y: 'label', text: 'n', dx: 6, textAnchor: 'start' }),
    ],
  });
}

const marginFor = (labels: readonly string[]): number =>
  Math.min(420, 40 + 9 * Math.max(...labels.map((label) => Array.from(label).reduce((sum, char) => sum + (char > '\u2e80' ? 1.7 : 1), 0))));

/** Draws the named group, or the win rates. */
export function picture(outcomes: readonly Outcome[], group: string | undefined, labels: Labels): string {
  const [first] = outcomes;
  if (first === undefined) return '';
  if (group !== undefined) return groupPlot(first, group, labels);
  return ratesPlot(outcomes, labels);
}

export const pngOf = (svg: string): Uint8Array =>
  new Resvg(svg, { fitTo: { mode: 'width', value: 2 * WIDTH }, background: PAPER, font: { loadSystemFonts: true } }).render().asPng();
