// Owns the way back through the turns of others: a line that offers it, and the steps one by one.

import { Icon, reasonIn, Recap, SeatMark, seatNumber, type RecapStep } from '@undercroft/web-kit';
import type { LogEntry } from '@undercroft/table';
import { useMemo, useState } from 'react';
import { cardIn, missedTurns } from '../board-model/recap.ts';
import type { View } from '../view.ts';
import { cardPicture } from './art.ts';
import { GameCard } from './game-card.tsx';
import type { Say } from './say.ts';
import { signOf } from './signs.ts';

interface Props {
  readonly view: View;
  readonly log: readonly LogEntry[];
  readonly say: Say;
  /** On a phone whose turn it was is a mark alone: words of three turns have no room beside the tools. */
  readonly narrow: boolean;
}

export function RecapOffer({ view, log, say, narrow }: Props) {
  const { words, text } = say;
  const turns = useMemo(() => missedTurns(log, view), [log, view]);
  const [open, setOpen] = useState<number | null>(null);
  const shown = turns.find(({ n }) => n === open);
  const steps = useMemo<readonly RecapStep[]>(
    () =>
      (shown?.facts ?? []).flatMap(({ key, fact, why }) => {
        if (fact.type === 'chance' || text.quiet?.(view, fact) === true) return [];
        const card = cardIn(fact, view);
        const said = why === null ? null : reasonIn(why, view, text);
        const told = (
          <>
            {text.event(view, fact)} {said === null ? null : <span className="told-why">{said}</span>}
          </>
        );
        return [{ key, text: told, picture: card === null ? null : <GameCard id={card} say={say} size="mid" /> }];
      }),
    [shown, text, view, say],
  );
  if (turns.length === 0) return null;
  return (
    <p className="dgn-recap">
      {narrow ? <Icon icon={signOf('play-button')} /> : <span>{words.whileWaiting}</span>}
      {turns.map(({ n, seat }) => (
        <button key={n} type="button" aria-label={narrow ? words.turnOf(say.short(view, seat)) : undefined} onClick={() => setOpen(n)}>
          {narrow ? <TurnMark view={view} seat={seat} /> : words.turnOf(say.short(view, seat))}
        </button>
      ))}
      {shown === undefined || steps.length === 0 ? null : (
        <Recap
          title={words.turnOf(say.hero(view, shown.seat))}
          steps={steps}
          words={{ before: words.before, next: words.next, close: words.close, of: words.stepOf }}
          onClose={() => setOpen(null)}
        />
      )}
    </p>
  );
}

function TurnMark({ view, seat }: { readonly view: View; readonly seat: number }) {
  const hero = view.players[seat]?.hero ?? null;
  return <SeatMark seat={seatNumber(seat)} icon={hero === null ? undefined : cardPicture(hero).icon} size={26} />;
}
