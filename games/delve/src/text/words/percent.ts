// Owns how a chance is written.

/** A chance in whole percent; what can still fail, or succeed, is never shown as certain. */
export function percent(p: number): string {
  if (p > 0 && p < 0.005) return '<1%';
  if (p < 1 && p > 0.995) return '>99%';
  return `${Math.round(p * 100)}%`;
}
