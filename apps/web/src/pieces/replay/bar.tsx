// Owns the controls of a replay: the timeline, stepping, playing, who looks, and going on from here.

import { seatNumber, type Milestone } from '@undercroft/web-kit';
import { SeatMark } from '@undercroft/web-kit/art';
import { useEffect, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import type { TimelineMark } from '../../session/calls.ts';
import { useWords } from '../../words/index.ts';
import { blocksOf, stepAt } from './lanes.ts';
import type { Steps } from './steps.ts';

interface Props {
  readonly steps: Steps;
  readonly marks: readonly TimelineMark[];
  readonly names: readonly string[];
  /** What is marked on the timeline, in the order of its legend. */
  readonly milestones: readonly Milestone[];
  /** How the game ended, in a few sentences; null while it has not. */
  readonly outcome: readonly string[] | null;
  /** What is said of the dice. */
  readonly seal: ReactNode;
  readonly rewound: boolean;
  /** The record goes on where the rules of today do not follow. */
  readonly parted: boolean;
  /** Null at the end of a game: nothing can follow. */
  readonly fork: { readonly busy: boolean; readonly run: () => void } | null;
}

const FAR = 10;

/** What a key does to the replay; null when it is none of its keys. */
function keyed(key: string, steps: Steps): (() => void) | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return () => steps.go(steps.at - 1);
    case 'ArrowRight':
    case 'ArrowUp':
      return () => steps.go(steps.at + 1);
    case 'PageDown':
      return () => steps.go(steps.at - FAR);
    case 'PageUp':
      return () => steps.go(steps.at + FAR);
    case 'Home':
      return () => steps.go(0);
    case 'End':
      return () => steps.go(steps.last);
    case ' ':
      return () => steps.play(!steps.playing);
    default:
      return null;
  }
}

export function ReplayBar({ steps, marks, names, milestones, outcome, seal, rewound, parted, fork }: Props) {
  const words = useWords();
  const own = words.replay;
  useEffect(() => {
    // Where nothing else has the focus the keys belong to the replay.
    const pressed = (event: globalThis.KeyboardEvent): void => {
      if (event.target !== document.body || event.ctrlKey || event.metaKey || event.altKey) return;
      const run = keyed(event.key, steps);
      if (run === null) return;
      event.preventDefault();
      run();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [steps]);
  return (
    <section className="replay-bar" aria-label={own.controls}>
      <div className="replay-head">
        <p className="replay-at">
          <b>{steps.at === 0 ? own.setup : own.step(steps.at, steps.last)}</b>
          {outcome === null ? null : <span className="replay-outcome">{outcome.join(' ')}</span>}
          {rewound ? <span className="faint"> · {own.rewound}</span> : null}
          {parted && steps.at === steps.last ? <span role="status"> · {own.parted}</span> : null}
        </p>
        <Legend marks={marks} milestones={milestones} />
      </div>
      <Timeline steps={steps} marks={marks} names={names} milestones={milestones} />
      <div className="replay-acts">
        <div className="replay-controls">
          <Control label={own.first} off={steps.at === 0} onClick={() => steps.go(0)}>
            <path d="M5 5h2.4v14H5zM19 5v14L8.600 12z" />
          </Control>
          <Control label={own.back} off={steps.at === 0} onClick={() => steps.go(steps.at - 1)}>
            <path d="M16 5v14L6 12z" />
          </Control>
          <Control label={steps.playing ? own.pause : own.play} primary onClick={() => steps.play(!steps.playing)}>
            {steps.playing ? <path d="M7 5h3.600v14H7zM13.400 5H17v14h-3.600z" /> : <path d="M8 4.500v15L19.500 12z" />}
          </Control>
          <Control label={own.forward} off={steps.at === steps.last} onClick={() => steps.go(steps.at + 1)}>
            <path d="M8 5v14l10-7z" />
          </Control>
          <Control label={own.last} off={steps.at === steps.last} onClick={() => steps.go(steps.last)}>
            <path d="M16.600 5H19v14h-2.400zM5 5v14l10.400-7z" />
          </Control>
          <button type="button" className="act is-quiet is-small" onClick={steps.faster}>
            {own.speed(steps.speed)}
          </button>
        </div>
        <div className="replay-seal">{seal}</div>
        {names.length < 2 ? null : <Eyes steps={steps} names={names} />}
        {fork === null ? null : (
          <button type="button" className="act is-primary" aria-disabled={fork.busy} onClick={() => !fork.busy && fork.run()}>
            <span>
              {fork.busy ? own.forking : own.fork}
              <small>{own.forkHelp}</small>
            </span>
          </button>
        )}
      </div>
    </section>
  );
}

interface ControlProps {
  readonly label: string;
  readonly off?: boolean;
  readonly primary?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Control({ label, off = false, primary = false, onClick, children }: ControlProps) {
  return (
    <button
      type="button"
      className={`tool${primary ? ' is-play' : ''}${off ? ' is-off' : ''}`}
      aria-label={label}
      title={label}
      aria-disabled={off}
      onClick={() => !off && onClick()}
    >
      <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
        {children}
      </svg>
    </button>
  );
}

function Eyes({ steps, names }: { readonly steps: Steps; readonly names: readonly string[] }) {
  const words = useWords();
  return (
    <label className="replay-eyes">
      <span className="soft">{words.replay.seenBy}</span>
      <select className="field" value={steps.seat} onChange={(event) => steps.look(Number(event.target.value))}>
        <option value={-1}>{words.replay.everyone}</option>
        {names.map((name, seat) => (
          <option key={`${name} ${words.replay.seat(seat + 1)}`} value={seat}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What the marks on the timeline mean, as far as there are any. */
function Legend({ marks, milestones }: Pick<Props, 'marks' | 'milestones'>) {
  const words = useWords();
  const seen = milestones.filter(({ types }) => marks.some((mark) => types.some((type) => mark.types.includes(type))));
  return (
    <ul className="replay-legend">
      {seen.map(({ key, label, tone }) => (
        <li key={key}>
          <i className={`milestone is-${tone}`} aria-hidden="true" />
          {label}
        </li>
      ))}
      {marks.some(({ chance }) => chance) ? (
        <li>
          <i className="milestone is-chance" aria-hidden="true" />
          {words.replay.chanceMark}
        </li>
      ) : null}
    </ul>
  );
}

const LANE = 10;

function Timeline({ steps, marks, names, milestones }: Pick<Props, 'steps' | 'marks' | 'names' | 'milestones'>) {
  const words = useWords();
  const count = marks.length;
  const pointed = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    steps.go(stepAt((event.clientX - box.left) / box.width, count));
  };
  const pressed = (event: KeyboardEvent): void => {
    const run = keyed(event.key, steps);
    if (run === null) return;
    event.preventDefault();
    run();
  };
  return (
    <div className="timeline" style={{ '--lanes': names.length }}>
      <span className="timeline-seats" aria-hidden="true">
        {names.map((name, seat) => (
          <span key={`${name} ${words.replay.seat(seat + 1)}`}>
            <SeatMark seat={seatNumber(seat)} size={18} /> {name}
          </span>
        ))}
      </span>
      <div
        className="lanes"
        role="slider"
        tabIndex={0}
        aria-label={words.replay.timeline}
        aria-valuemin={0}
        aria-valuemax={steps.last}
        aria-valuenow={steps.at}
        aria-valuetext={steps.at === 0 ? words.replay.setup : words.replay.step(steps.at, steps.last)}
        title={words.replay.keys}
        onKeyDown={pressed}
        onPointerDown={pointed}
        onPointerMove={pointed}
      >
        <svg viewBox={`0 0 ${count} ${names.length * LANE}`} preserveAspectRatio="none" aria-hidden="true">
          {blocksOf(marks).map(({ seat, from, to }) => (
            <g key={from} className={`lane-${(seat % 5) + 1}`}>
              <rect className="is-future" x={from} y={seat * LANE + 2} width={to - from} height={LANE - 4} />
              {steps.at >= from ? <rect x={from} y={seat * LANE + 2} width={Math.min(to, steps.at + 1) - from} height={LANE - 4} /> : null}
            </g>
          ))}
          {marks.map(({ seat, chance }, at) =>
            chance && seat >= 0 ? (
              <rect key={`mark ${at + 1}`} className="is-chance" x={at + 0.36} y={seat * LANE + 4} width={0.28} height={LANE - 8} />
            ) : null,
          )}
        </svg>
        {milestones.flatMap(({ key, tone, types }) =>
          marks.flatMap((mark, at) =>
            types.some((type) => mark.types.includes(type))
              ? [
                  <i
                    key={`${key} ${at}`}
                    className={`milestone is-${tone}${at > steps.at ? ' is-ahead' : ''}`}
                    style={{ left: `${((at + 0.5) / count) * 100}%`, top: `${((Math.max(0, mark.seat) + 0.5) / names.length) * 100}%` }}
                  />,
                ]
              : [],
          ),
        )}
        <i className="timeline-head" style={{ left: `${((steps.at + 0.5) / count) * 100}%` }} />
      </div>
    </div>
  );
}
