// Owns how figures are shown: as a table in the terminal, as Markdown, as JSON.

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
}

export interface Report {
  readonly machine: string;
  readonly command: string;
  readonly sections: readonly Section[];
}

/** Three digits that count; whole numbers from a hundred on. */
export function digits(n: number): string {
  if (!Number.isFinite(n)) return '-';
  if (n === 0) return '0';
  const size = Math.floor(Math.log10(Math.abs(n)));
  const places = Math.min(6, Math.max(0, 2 - size));
  const unit = 10 ** Math.max(0, size - 2);
  return (unit > 1 ? Math.round(n / unit) * unit : n).toLocaleString('en-US', {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  });
}

const cell = (figure: Figure | undefined): string => {
  if (figure === undefined) return '';
  return figure.low === figure.high ? digits(figure.median) : `${digits(figure.median)} (${digits(figure.low)} to ${digits(figure.high)})`;
};

const cellsOf = ({ columns, rows }: Section): string[][] => [
  ['what', 'unit', ...columns],
  ...rows.map(({ what, unit, figures }) => [what, unit, ...columns.map((column) => cell(figures[column]))]),
];

export function asText(section: Section): string {
  const cells = cellsOf(section);
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]): string =>
    row.map((text, column) => (column < 2 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0))).join('  ');
  const table =
    section.rows.length === 0
      ? []
      : [line(cells[0] ?? []), widths.map((width) => '-'.repeat(width)).join('  '), ...cells.slice(1).map(line)];
  return [section.title, '', ...table, ...section.notes.map((note) => `  ${note}`), ''].join('\n');
}

function asMarkdownSection(section: Section): string {
  const [head = [], ...body] = cellsOf(section);
  const line = (row: readonly string[]): string => `| ${row.join(' | ')} |`;
  const table =
    section.rows.length === 0 ? [] : [line(head), line(head.map((_, column) => (column < 2 ? '---' : '---:'))), ...body.map(line), ''];
  return [`## ${section.title}`, '', ...table, ...section.notes.flatMap((note) => [note, ''])].join('\n');
}

const PREFACE = `Written by \`npm run bench -- --write\`; do not edit. Figures are medians over several rounds with the lowest and the highest round in
brackets. All of them are CPU time of the process, with garbage collection and compiling: on a machine shared with others, the
time on the wall says little. What is compared is run in turn within each round, in one process, and a ratio is taken within
its round. Read the ratios; the figures themselves are of one machine.`;

export function asMarkdown({ machine, command, sections }: Report): string {
  return [
    '# Benchmarks',
    '',
    PREFACE,
    '',
    `- Machine: ${machine}`,
    `- Command: \`${command}\``,
    '',
    ...sections.map(asMarkdownSection),
  ].join('\n');
}
