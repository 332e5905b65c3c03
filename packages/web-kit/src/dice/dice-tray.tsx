// Owns the dark tray: groups of dice with a heading and a result. Dice fly in while they are thrown; what lies stays as it lies.
import { Fragment, type ReactNode } from 'react';
import { hash } from '../art/seeded.ts';
import { Die, type DieColour, type DieState } from './die.tsx';

export interface TrayDie {
  readonly id: string;
  readonly value?: number | undefined;
  readonly sides?: 6 | 20 | undefined;
  readonly colour?: DieColour | undefined;
  readonly state?: DieState | undefined;
  /** Read aloud ("die 2, shows 4"). */
  readonly label: string;
  /** It becomes a button when the tray has onPick. */
  readonly pickable?: boolean | undefined;
  /** It is on its way now: it flies in. A die that lies never moves, whatever becomes of it. */
  readonly thrown?: boolean | undefined;
  /** Stands right after the die: what it costs and what it adds. */
  readonly after?: ReactNode;
}

export const GROUP_TONES = ['plain', 'good', 'bad', 'now'] as const;
export type GroupTone = (typeof GROUP_TONES)[number];

export interface TrayGroup {
  readonly id: string;
  /** "Sum 6 against 7": use <b> for the word, <small> for what it is held against. */
  readonly heading?: ReactNode;
  readonly dice: readonly TrayDie[];
  readonly result?: ReactNode;
  readonly tone?: GroupTone | undefined;
  /** Its dice do not all lie yet: the result keeps its place and is not told. */
  readonly waiting?: boolean | undefined;
  /** Over and done: its dice dim. */
  readonly done?: boolean | undefined;
}

export interface DiceTrayProps {
  readonly groups: readonly TrayGroup[];
  /** Names the tray for screen readers. */
  readonly label: string;
  /** The side the thrower sits at. */
  readonly from?: 'left' | 'right' | 'below' | undefined;
  readonly onPick?: ((groupId: string, dieId: string) => void) | undefined;
  /** Die size in pixels. */
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

/** An empty tray is as high as a full one. */
const EmptyGroup = () => (
  <div className="tray-group" aria-hidden="true">
    <p className="tray-heading">&nbsp;</p>
    <div className="tray-dice" />
    <p className="tray-result">&nbsp;</p>
  </div>
);

/** A die lies askew by its own id, up to ten degrees, so that it does not move when the screen is drawn again. */
const askew = (id: string): number => (Math.abs(hash(id)) % 19) - 9;

export function DiceTray({ groups, label, from = 'right', onPick, size, className }: DiceTrayProps) {
  let order = 0;
  return (
    <div role="group" aria-label={label} className={className === undefined ? 'tray' : `tray ${className}`} data-from={from}>
      {groups.length === 0 ? <EmptyGroup /> : null}
      {groups.map((group) => (
        <div key={group.id} className={`tray-group is-${group.tone ?? 'plain'}${group.done === true ? ' is-done' : ''}`}>
          {group.heading === undefined ? null : <p className="tray-heading">{group.heading}</p>}
          <div className="tray-dice">
            {group.dice.map((die) => {
              const ghost = die.state === 'ghost';
              const thrown = die.thrown === true && !ghost;
              const nth = thrown ? order++ : 0;
              const pick = onPick !== undefined && die.pickable === true ? () => onPick(group.id, die.id) : undefined;
              return (
                <Fragment key={die.id}>
                  <span
                    className={thrown ? 'throw' : 'throw is-still'}
                    data-die={`${group.id} ${die.id}`}
                    style={{ '--nth': nth, '--spin': `${nth % 2 === 0 ? -400 - nth * 23 : 380 + nth * 31}deg` }}
                  >
                    <span className="throw-hop">
                      <Die
                        value={die.value}
                        sides={die.sides}
                        colour={die.colour}
                        state={die.state ?? (pick === undefined ? 'plain' : 'pickable')}
                        label={die.label}
                        turn={die.sides === 20 ? 0 : askew(`${group.id} ${die.id}`)}
                        size={size}
                        onPick={pick}
                        tumble={thrown && die.value !== undefined ? (die.sides ?? 6) + 1 - die.value : undefined}
                      />
                    </span>
                  </span>
                  {die.after === undefined ? null : <span className="tray-after">{die.after}</span>}
                </Fragment>
              );
            })}
          </div>
          {group.result === undefined ? null : (
            <p className={group.waiting === true ? 'tray-result is-waiting' : 'tray-result'} aria-hidden={group.waiting === true}>
              {group.result}
            </p>
          )}
        </div>
      ))}
    </div>
  );
}
