// Owns one die: a six-sided one with pips or a twenty-sided one with a figure, in a state told by shape as well as colour.
import { type RefCallback, useState } from 'react';

export const DIE_COLOURS = ['bone', 'teal', 'blue', 'amber', 'rose', 'violet', 'iron'] as const;
export type DieColour = (typeof DIE_COLOURS)[number];

export const DIE_STATES = ['plain', 'kept', 'dropped', 'chosen', 'ghost', 'pickable'] as const;
export type DieState = (typeof DIE_STATES)[number];

export interface DieProps {
  /** What it shows; a die without a value is blank. */
  readonly value?: number | undefined;
  readonly sides?: 6 | 20 | undefined;
  readonly colour?: DieColour | undefined;
  /** kept: a step forward; dropped: dim, with a stroke; chosen: ember ring; ghost: what it would become; pickable: thin ember ring. */
  readonly state?: DieState | undefined;
  /** Degrees it lies askew. */
  readonly turn?: number | undefined;
  /** In pixels; 44 unless told. */
  readonly size?: number | undefined;
  /** Read aloud ("die 2, shows 4"). */
  readonly label: string;
  /** Makes the die a button. */
  readonly onPick?: (() => void) | undefined;
  /** A die that can be picked by its group, but not this one, and why: kept focusable. */
  readonly disabled?: boolean | undefined;
  /** A face seen while the die tumbles in; a tray sets it. */
  readonly tumble?: number | undefined;
  readonly className?: string | undefined;
  readonly ref?: RefCallback<HTMLElement> | undefined;
}

type Pip = readonly [number, number];

const PIPS: Readonly<Record<number, readonly Pip[]>> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [26, 26],
    [74, 26],
    [50, 50],
    [26, 74],
    [74, 74],
  ],
  6: [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
};

/** The face of a six: a body lit from the upper left, and pips drilled into it. */
function Six({ value }: { readonly value: number | undefined }) {
  return (
    <svg className="die-face" viewBox="0 0 100 100" aria-hidden="true">
      <rect className="die-side" width="100" height="100" rx="21" />
      <path className="die-edge-lit" d="M6 79V21A15 15 0 0 1 21 6H79L74 11H24A13 13 0 0 0 11 24V74Z" />
      <rect className="die-top" x="5" y="5" width="88" height="87" rx="18" />
      {(PIPS[value ?? 0] ?? []).map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle className="die-pip-lit" cx={x} cy={y - 0.2} r="10.4" />
          <circle className="die-pip" cx={x - 1} cy={y - 1.5} r="10.4" />
        </g>
      ))}
    </svg>
  );
}

/** The twenty: a hexagon of triangles round the one that lies up. */
function Twenty({ value }: { readonly value: number | undefined }) {
  return (
    <svg className="die-face" viewBox="0 0 100 100" aria-hidden="true">
      <path className="die-side" d="M50 1 93 26V74L50 99 7 74V26Z" />
      <path className="die-top" d="M50 21 79 68H21Z" />
      <path className="die-facet-lit" d="M50 1 50 21 21 68 7 26Z" />
      <path className="die-facet" d="M50 1 93 26 79 68 50 21Z" />
      <path className="die-facet-dim" d="M21 68H79L93 74 50 99 7 74Z" />
      <path className="die-line" d="M50 1V21M93 26 50 21 7 26M7 26 21 68 7 74M93 26 79 68 93 74M50 99 21 68H79ZM50 21 79 68M50 21 21 68" />
      {value === undefined ? null : (
        <text className="die-number" x="50" y="61" textAnchor="middle">
          {value}
        </text>
      )}
    </svg>
  );
}

export function Die(props: DieProps) {
  const {
    value,
    sides = 6,
    colour = 'bone',
    state = 'plain',
    turn = 0,
    size = 44,
    label,
    onPick,
    disabled = false,
    tumble,
    className,
    ref,
  } = props;
  // One that shows something else than before was turned, unless it was thrown.
  const [faces, setFaces] = useState<{ readonly now: number | undefined; readonly was: number | null }>({ now: value, was: null });
  if (faces.now !== value) setFaces({ now: value, was: tumble === undefined ? (faces.now ?? null) : null });
  const turned = faces.was === null ? undefined : 'die-turned';
  const attributes = {
    className: ['die', `die-${sides}`, `die-${colour}`, `is-${state}`, turned, className].filter((c) => c !== undefined).join(' '),
    style: { '--turn': `${turn}deg`, '--die': `${size / 16}rem` },
    'aria-label': label,
  };
  const Face = sides === 20 ? Twenty : Six;
  const face = (
    <>
      <Face key={value} value={value} />
      {faces.was === null ? null : (
        <span className="die-was" key={`was ${faces.was} ${value}`}>
          <Face value={faces.was} />
        </span>
      )}
      {tumble === undefined ? null : (
        <span className="die-tumble">
          <Face value={tumble} />
        </span>
      )}
    </>
  );
  if (onPick === undefined) {
    return (
      <span role="img" {...attributes} ref={ref}>
        {face}
      </span>
    );
  }
  return (
    <button
      type="button"
      {...attributes}
      ref={ref}
      aria-pressed={state === 'chosen'}
      aria-disabled={disabled}
      onClick={() => {
        if (!disabled) onPick();
      }}
    >
      {face}
    </button>
  );
}
