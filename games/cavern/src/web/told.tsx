// Owns what the caverns do, told: who acts, by which tactic, the die and what it came to; and everything of the phase step by step.

import { Die, Print, Recap, type RecapStep } from '@undercroft/web-kit';
import type { LogEntry } from '@undercroft/table';
import { useMemo, useState } from 'react';
import { lastRoll, stepsOf, type Rolled } from '../board-model/told.ts';
import type { View } from '../view.ts';
import { cardPicture } from './art.ts';
import { GameCard } from './game-card.tsx';
import type { Say } from './say.ts';

export interface ToldProps {
  readonly view: View;
  readonly say: Say;
  readonly log: readonly LogEntry[];
  /** The die that is thrown now does not show yet. */
  readonly thrown: boolean;
}

/** One roll: the die, what is added, and what it is held against. */
function RollShown({ roll, say, thrown }: { readonly roll: Rolled; readonly say: Say; readonly thrown: boolean }) {
  const { words } = say;
  const outcome = roll.hit === null || thrown ? '' : roll.hit ? words.hit : words.miss;
  return (
    <p className="cav-roll">
      <Die sides={20} value={thrown ? undefined : roll.die} size={52} label={`d20: ${thrown ? '?' : roll.die}`} />
      <span>
        <b>{say.card(roll.by).short}</b> → <b>{say.card(roll.on).short}</b>
        <br />
        {thrown ? null : (
          <>
            {roll.total === null ? `${roll.die} + ${roll.bonus}` : `${roll.die} + ${roll.total - roll.die} = ${roll.total}`}{' '}
            {roll.ac === null ? null : <small>{words.against(roll.ac)}</small>}{' '}
            <strong className={roll.hit === true ? 'is-hit' : 'is-miss'}>{outcome}</strong>
          </>
        )}
      </span>
    </p>
  );
}

export function ToldPanel({ view, say, log, thrown }: ToldProps) {
  const { words, text } = say;
  const steps = useMemo(() => stepsOf(log), [log]);
  const roll = useMemo(() => lastRoll(log), [log]);
  const [open, setOpen] = useState(false);
  const recap = useMemo<readonly RecapStep[]>(
    () =>
      steps.map(({ key, id, facts }) => ({
        key,
        text: (
          <>
            {facts.flatMap((fact, i) =>
              fact.type === 'chance' || text.quiet?.(view, fact) === true
                ? []
                : // Facts of one step stand in a row: the place is the identity.
                  [<span key={i}>{text.event(view, fact)} </span>],
            )}
          </>
        ),
        picture: <GameCard id={id} say={say} size="mid" />,
      })),
    [steps, text, view, say],
  );
  const acting = steps.at(-1);
  const inPhase = view.phase === 'villain';
  if (steps.length === 0 && roll === null) return null;
  const tactics = acting === undefined || acting.tactic < 0 ? [] : say.card(acting.id).lines;
  return (
    <div className={inPhase ? 'cav-told is-open' : 'cav-told'} data-guide="told" data-stage={inPhase ? '' : undefined}>
      {inPhase && acting !== undefined ? (
        <>
          <Print picture={cardPicture(acting.id)} w={60} h={60} scale={0.78} />
          <div>
            <b>{say.card(acting.id).name}</b>
            <ol>
              {tactics.map((line, i) => (
                <li
                  key={line}
                  className={i === acting.tactic ? 'is-now' : undefined}
                  aria-current={i === acting.tactic ? 'step' : undefined}
                >
                  {line}
                </li>
              ))}
            </ol>
          </div>
        </>
      ) : null}
      {roll === null ? null : <RollShown roll={roll} say={say} thrown={thrown} />}
      {recap.length === 0 ? null : (
        <button type="button" className="cav-recap" onClick={() => setOpen(true)}>
          {words.told} ({recap.length})
        </button>
      )}
      {open ? (
        <Recap
          title={words.told}
          steps={recap}
          words={{ before: '←', next: '→', close: words.close, of: (n, of) => `${n} / ${of}` }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
