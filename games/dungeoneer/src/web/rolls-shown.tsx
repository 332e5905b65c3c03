// Owns the dice of what was thrown last, over the map until something else happens.

import { Die, SeatMark, seatNumber, type StageNow } from '@undercroft/web-kit';
import type { LogEntry } from '@undercroft/table';
import { useMemo } from 'react';
import { lastRolls, rollsIn, thrownCard, type RollTold, type Thrown } from '../board-model/rolls.ts';
import type { View } from '../view.ts';
import { cardPicture } from './art.ts';
import type { Say } from './say.ts';

function Side({ thrown, view, say }: { readonly thrown: Thrown; readonly view: View; readonly say: Say }) {
  const { seat, dice, total } = thrown;
  const hero = view.players[seat]?.hero ?? null;
  const card = thrownCard(thrown, view);
  const added = total - dice.reduce((sum, die) => sum + die, 0);
  return (
    <span className="dgn-roll-side">
      <SeatMark seat={seatNumber(seat)} icon={hero === null ? undefined : cardPicture(hero).icon} size={22} />
      <span>{card === null ? say.words.player(seat + 1) : say.card(card).short}</span>
      {dice.map((die, i) => (
        // Dice of one throw lie in a row: the place is the identity.
        <Die key={i} value={die} size={30} label={say.words.dieShows(die)} />
      ))}
      {added === 0 ? null : <span>{added > 0 ? `+ ${added}` : `− ${-added}`}</span>}
      <b>= {total}</b>
    </span>
  );
}

function resultOf(roll: RollTold, view: View, say: Say): string {
  const { words } = say;
  const named = (thrown: Thrown): string => {
    const card = thrownCard(thrown, view);
    return card === null ? words.player(thrown.seat + 1) : say.card(card).short;
  };
  switch (roll.is) {
    case 'threat':
      return words.against(say.threat({ score: roll.score, target: roll.target }), roll.passed);
    case 'search':
      return words.against(`${say.card(roll.quest).name} ${roll.target}+`, roll.passed);
    case 'chance':
      return say.card(roll.quest).name;
    case 'fight': {
      const { by, on } = roll;
      if (on === null) return '';
      if (by.total === on.total) return words.tie;
      return by.total > on.total ? words.hits(named(by), named(on)) : words.hits(named(on), named(by));
    }
  }
}

export interface RollsShownProps {
  readonly view: View;
  readonly log: readonly LogEntry[];
  readonly stage: StageNow;
  readonly say: Say;
  /** They do not lie yet. */
  readonly thrown: boolean;
}

export function RollsShown({ view, log, stage, say, thrown }: RollsShownProps) {
  const last = useMemo(() => lastRolls(log), [log]);
  const staged = stage.fact === null ? [] : rollsIn([stage.fact]);
  // What is thrown is not told before it is on stage.
  const rolls = staged.length > 0 ? staged : thrown ? [] : last;
  if (rolls.length === 0) return null;
  return (
    <div className={thrown && staged.length > 0 ? 'dgn-rolls is-thrown' : 'dgn-rolls'} aria-hidden="true">
      {rolls.map((roll) => (
        <p key={roll.key}>
          <Side thrown={roll.by} view={view} say={say} />
          {roll.is !== 'fight' || roll.on === null ? null : (
            <>
              <span className="faint">:</span>
              <Side thrown={roll.on} view={view} say={say} />
            </>
          )}
          <strong>{resultOf(roll, view, say)}</strong>
        </p>
      ))}
    </div>
  );
}
