// Owns lines of the log: what was said, and the same thing said several times in a row as one line.

export interface LogLine {
  /** After how many entries of the record it was said. */
  readonly at: number;
  readonly text: string;
  readonly rule: string;
  /** Bookkeeping, left out while playing. */
  readonly quiet: boolean;
}

/** `Mag drew a card. ×3` instead of three lines; as new as the last of them. */
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
