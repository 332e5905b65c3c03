// Owns where a key leads in the log: from line to line, from its newest on.

/** Where a key leads from a line; null: nowhere. From outside of all lines one begins at the newest. */
export function lineAfter(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowUp') return at < 0 ? count - 1 : Math.max(0, at - 1);
  if (key === 'ArrowDown') return at < 0 ? count - 1 : Math.min(count - 1, at + 1);
  return null;
}
