// Owns how figures are shown: as a table in the terminal, as Markdown, as JSON.

import { aimLine, type Aim } from './aims.ts';
import { digits } from './digits.ts';
import type { Figure } from './measure.ts';

export interface Row {
  readonly what: string;
  readonly unit: string;
  /** By column; a column may be empty. */
  readonly figures: Readonly<Record<string, Figure>>;
}

export interface Section {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  /** What the figures mean, a paragraph each. */
  readonly notes: readonly string[];
  /** What some of the figures should come to. */
  readonly aims?: readonly Aim[];
}

/** What one group measured, and in what company: a machine that is shared is seldom idle. */
export interface Group {
  readonly name: string;
  readonly title: string;
  readonly machine: string;
  /** Programs that wanted a processor, averaged over the last minute: when the group began, and when it ended. */
  readonly load: readonly [number, number];
  readonly sections: readonly Section[];
}

const cell = (figure: Figure | undefined): string => {
  if (figure === undefined) return '';
  return figure.low === figure.high ? digits(figure.median) : `${digits(figure.median)} (${digits(figure.low)} to ${digits(figure.high)})`;
};

const cellsOf = ({ columns, rows }: Section): string[][] => [
  ['what', 'unit', ...columns],
  ...rows.map(({ what, unit, figures }) => [what, unit, ...columns.map((column) => cell(figures[column]))]),
];

function sectionText(section: Section): string {
  const cells = cellsOf(section);
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]): string =>
    row.map((text, column) => (column < 2 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0))).join('  ');
  const table =
    section.rows.length === 0
      ? []
      : [line(cells[0] ?? []), widths.map((width) => '-'.repeat(width)).join('  '), ...cells.slice(1).map(line)];
  return [section.title, '', ...table, ...[...section.notes, ...(section.aims ?? []).map(aimLine)].map((note) => `  ${note}`), ''].join(
    '\n',
  );
}

const companyOf = ({ machine, load }: Group): string =>
  `${machine}; load average ${load[0].toFixed(1)} when it began, ${load[1].toFixed(1)} when it ended`;

export const asText = (group: Group): string => [`${group.title} (${companyOf(group)})`, '', ...group.sections.map(sectionText)].join('\n');

function sectionMarkdown(section: Section): string {
  const [head = [], ...body] = cellsOf(section);
  const line = (row: readonly string[]): string => `| ${row.join(' | ')} |`;
  const table =
    section.rows.length === 0 ? [] : [line(head), line(head.map((_, column) => (column < 2 ? '---' : '---:'))), ...body.map(line), ''];
  const aims = (section.aims ?? []).map((aim) => `- ${aimLine(aim)}`);
  return [
    `### ${section.title}`,
    '',
    ...table,
    ...section.notes.flatMap((note) => [note, '']),
    ...(aims.length === 0 ? [] : [...aims, '']),
  ].join('\n');
}

export const asMarkdown = (group: Group): string =>
  [
    `## ${group.title}`,
    '',
    `\`npm run bench -- --only ${group.name}\` on ${companyOf(group)}.`,
    '',
    ...group.sections.map(sectionMarkdown),
  ].join('\n');
