// Owns a card on its way over the table, while its fact is on stage: out of a hand into the middle, or from the deck into a hand.

import { CardBack, type StageNow } from '@undercroft/web-kit';
import type { Moving } from '../board-model/staged.ts';
import type { View } from '../view.ts';
import { GameCard } from './game-card.tsx';
import type { Say } from './say.ts';

interface FlightProps {
  readonly flies: NonNullable<Moving['flies']>;
  readonly stage: StageNow;
  readonly view: View;
  readonly say: Say;
}

export function Flight({ flies: { card, seat, way }, stage, view, say }: FlightProps) {
  const whose = seat === view.seat ? 'is-mine' : 'is-theirs';
  return (
    <div className={`dgn-flight is-${way} ${whose}`} key={stage.turn} aria-hidden="true" inert>
      {card === null ? <CardBack size="mini" /> : <GameCard id={card} say={say} size="mini" />}
    </div>
  );
}
