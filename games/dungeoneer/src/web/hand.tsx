// Owns this seat's hand: which cards can be played now, one lifted to be looked at, and played by touching it once more.

import { HandFan, type Ask } from '@undercroft/web-kit';
import { useState } from 'react';
import { asCard } from '../board-model/card.ts';
import { cardThing, type Touch } from '../board-model/touch.ts';
import type { View } from '../view.ts';
import { GameCard } from './game-card.tsx';
import type { Say } from './say.ts';

export interface HandProps {
  readonly view: View;
  readonly say: Say;
  readonly ask: Ask | null;
  readonly touches: ReadonlyMap<string, readonly Touch[]>;
  readonly onTouch: (touches: readonly Touch[]) => void;
  readonly labelOf: (touch: Touch) => string;
  readonly narrow: boolean;
}

export function Hand({ view, say, ask, touches, onTouch, labelOf, narrow }: HandProps) {
  const [lifted, setLifted] = useState<string | null>(null);
  const [refused, setRefused] = useState<{ readonly id: string; readonly why: string } | null>(null);
  const { words } = say;
  const cards = view.players[view.seat]?.hand.cards ?? [];
  const may = (id: string): readonly Touch[] => touches.get(cardThing(id)) ?? [];
  const chosen = ask?.several?.chosen ?? [];
  const pick = (id: string): void => {
    setRefused(null);
    const open = may(id);
    if (ask?.several?.all.includes(id) === true) ask.several.toggle(id);
    else if (open.length === 0 || lifted !== id) {
      setLifted(lifted === id ? null : id);
      if (open.length === 0) void whyNot(id);
    } else {
      setLifted(null);
      onTouch(open);
    }
  };
  const whyNot = async (id: string): Promise<void> => {
    const why = ask === null ? null : await reasonFor(ask, id);
    setRefused({ id, why: why ?? words.notNow });
  };
  const sunk = cards.every((id) => may(id).length === 0) && lifted === null && (ask?.several ?? null) === null;
  return (
    <HandFan
      cards={cards.map((id) => ({ id, playable: may(id).length > 0 }))}
      narrow={narrow}
      sunk={sunk}
      label={words.hand}
      words={{ asList: words.asList, asFan: words.asFan, count: words.cards, empty: words.emptyHand }}
      render={(id, as, style) => {
        const card = asCard(id);
        if (card === null) return null;
        const open = may(id);
        const [first] = open;
        const isRefused = refused?.id === id && lifted === id && open.length === 0;
        const picked = chosen.includes(id) || ask?.picked['card'] === id;
        const state = isRefused
          ? 'why-not'
          : picked || (lifted === id && open.length > 0)
            ? 'selected'
            : open.length > 0
              ? 'playable'
              : 'resting';
        const act = first === undefined ? '' : labelOf(first);
        return (
          <GameCard
            key={id}
            id={card}
            say={say}
            size={as === 'row' ? 'row' : narrow ? 'mini' : 'hand'}
            state={state}
            reason={isRefused ? refused.why : undefined}
            label={act === '' ? undefined : act}
            chip={lifted === id && first !== undefined ? words.again : undefined}
            onPick={() => pick(id)}
            className={lifted === id ? 'is-lifted' : undefined}
            style={style}
          />
        );
      }}
    />
  );
}

/** Why a card of the hand cannot be played now: asked of the act that plays it where that is open, else what closes the act. */
async function reasonFor(ask: Ask, id: string): Promise<string | null> {
  return ask.whyAt === undefined ? null : ask.whyAt(['play'], id);
}
