// Owns log lines, and merging repeated ones.

export interface LogLine {
  /** Record length when the line was logged. */
  readonly at: number;
  readonly text: string;
  readonly rule: string;
  /** Bookkeeping: hidden during play. */
  readonly quiet: boolean;
}

/** Merges repeated lines: `Mag drew a card. ×3`, with the position of the last. */
export function merged(lines: readonly LogLine[]): readonly LogLine[] {
  const runs: { line: LogLine; n: number }[] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last?.line.text === line.text && last.line.rule === line.rule) {
      last.line = line;
      last.n++;
    } else runs.push({ line, n: 1 });
  }
  return runs.map(({ line, n }) => (n === 1 ? line : { ...line, text: `${line.text} ×${n}` }));
}
