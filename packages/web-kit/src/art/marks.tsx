// Owns the hand-drawn marks: the arch and the heart, each told by its outline before its colour.

export interface MarkProps {
  /** Read aloud; without it the mark is decoration. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

const named = (label: string | undefined) => (label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label });
const classes = (own: string, more: string | undefined): string => (more === undefined ? own : `${own} ${more}`);

/** The sign of the house: an arch with a light in it. */
export function ArchMark({ label, className }: MarkProps) {
  return (
    <svg className={classes('mark', className)} viewBox="0 0 40 40" {...named(label)}>
      <path d="M4 38V18a16 16 0 0 1 32 0V38H29V20a9 9 0 0 0-18 0V38Z" fill="currentColor" />
      <path className="mark-in" d="M15.5 38V21a4.5 4.5 0 0 1 9 0V38Z" />
    </svg>
  );
}

export interface HeartProps extends MarkProps {
  /** Whole, or cracked to an outline when it is lost. */
  readonly lost?: boolean | undefined;
}

export function Heart({ lost = false, label, className }: HeartProps) {
  const d =
    'M20 36C9 27 3 20 3 12.500 3 7 7 3.500 11.500 3.500 15.500 3.500 18.500 6 20 9 21.500 6 24.500 3.500 28.500 3.500 33 3.500 37 7 37 12.500 37 20 31 27 20 36Z';
  return (
    <svg className={classes(lost ? 'heart is-lost' : 'heart', className)} viewBox="0 0 40 40" {...named(label)}>
      <path d={d} />
      {lost ? <path className="heart-crack" d="M20 9 16 16 22 20 18 27 20 36" /> : null}
    </svg>
  );
}
