// Owns how a number is written: with the digits that count, and no more.

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
