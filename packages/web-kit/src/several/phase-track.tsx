// Owns the steps of a turn or of a fight in a row: those behind, the one that is now, those to come.

import './several.css';
export interface PhaseTrackProps {
  readonly steps: readonly { readonly key: string; readonly label: string }[];
  /** The key of the step that is now; null: none is. */
  readonly now: string | null;
  readonly label: string;
  readonly className?: string | undefined;
}

export function PhaseTrack({ steps, now, label, className }: PhaseTrackProps) {
  const at = steps.findIndex(({ key }) => key === now);
  return (
    <ol className={className === undefined ? 'phase-track' : `phase-track ${className}`} aria-label={label} data-keep>
      {steps.map(({ key, label: name }, i) => (
        <li key={key} className={i === at ? 'is-now' : i < at ? 'is-done' : undefined} aria-current={i === at ? 'step' : undefined}>
          {name}
        </li>
      ))}
    </ol>
  );
}
