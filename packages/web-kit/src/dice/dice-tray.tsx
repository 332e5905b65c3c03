// Owns the dark tray: groups of dice with a heading and a result, thrown in once per throw, finished at once by any input.
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
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
  /** Over and done: its dice dim. */
  readonly done?: boolean | undefined;
}

export interface DiceTrayProps {
  readonly groups: readonly TrayGroup[];
  /** Names the tray for screen readers. */
  readonly label: string;
  /** Dice fly in when it changes (and when the tray first shows, if it is given). Faces are already decided. */
  readonly throwKey?: string | number | undefined;
  /** The side the thrower sits at. */
  readonly from?: 'left' | 'right' | 'below' | undefined;
  readonly onPick?: ((groupId: string, dieId: string) => void) | undefined;
  /** Die size in pixels. */
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

/** A die lies askew by its own id, up to ten degrees, so that it does not move when the screen is drawn again. */
const askew = (id: string): number => (Math.abs(hash(id)) % 19) - 9;

export function DiceTray({ groups, label, throwKey, from = 'right', onPick, size, className }: DiceTrayProps) {
  const tray = useRef<HTMLDivElement>(null);

  // The view is already true when motion starts, so any input may end it.
  useEffect(() => {
    if (throwKey === undefined) return;
    const finish = (): void => {
      const moving = tray.current?.getAnimations({ subtree: true }) ?? [];
      for (const animation of moving) {
        if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
      }
    };
    const options = { capture: true, once: true, passive: true };
    document.addEventListener('pointerdown', finish, options);
    document.addEventListener('keydown', finish, options);
    return () => {
      document.removeEventListener('pointerdown', finish, { capture: true });
      document.removeEventListener('keydown', finish, { capture: true });
    };
  }, [throwKey]);

  let order = 0;
  return (
    <div ref={tray} role="group" aria-label={label} className={className === undefined ? 'tray' : `tray ${className}`} data-from={from}>
      {groups.map((group) => (
        <div key={group.id} className={`tray-group is-${group.tone ?? 'plain'}${group.done === true ? ' is-done' : ''}`}>
          {group.heading === undefined ? null : <p className="tray-heading">{group.heading}</p>}
          <div className="tray-dice">
            {group.dice.map((die) => {
              const ghost = die.state === 'ghost';
              const thrown = throwKey !== undefined && !ghost;
              const nth = ghost ? 0 : order++;
              const pick = onPick !== undefined && die.pickable === true ? () => onPick(group.id, die.id) : undefined;
              return (
                <Fragment key={die.id}>
                  <span
                    key={thrown ? String(throwKey) : 'still'}
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
          {group.result === undefined ? null : <p className="tray-result">{group.result}</p>}
        </div>
      ))}
    </div>
  );
}
