// Owns the cards of the hero that is looked at: powers ready and used, and items; picked by touching them, twice to be sure.

import { HandFan, type Ask } from '@undercroft/web-kit';
import { useState } from 'react';
import { heroShown } from '../board-model/party.ts';
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
  const { words } = say;
  const hero = view.heroes[heroShown(view)];
  if (hero === undefined) return null;
  const items = hero.items.map(({ card }) => card);
  const used = new Set<string>([...hero.down, ...hero.items.flatMap(({ card, up }) => (up ? [] : [card]))]);
  const cards = [...new Set<string>([...hero.up, ...items, ...hero.down])];
  const may = (id: string): readonly Touch[] => touches.get(cardThing(id)) ?? [];
  const sunk = cards.every((id) => may(id).length === 0) && lifted === null;
  return (
    <HandFan
      cards={cards.map((id) => ({ id, playable: may(id).length > 0 }))}
      narrow={narrow}
      sunk={sunk}
      label={words.cards}
      words={{ asList: words.asList, asFan: words.asFan, count: words.count, empty: words.noCards }}
      render={(id, as, style) => {
        const open = may(id);
        const [first] = open;
        const picked = ask?.picked['with'] === id;
        const state = picked ? 'selected' : open.length > 0 ? 'playable' : used.has(id) ? 'used' : 'resting';
        return (
          <GameCard
            key={id}
            id={id}
            say={say}
            size={as === 'row' ? 'row' : narrow ? 'mini' : 'hand'}
            state={state}
            label={first === undefined ? (used.has(id) ? words.used : undefined) : labelOf(first)}
            onPick={() => {
              if (first === undefined) setLifted(lifted === id ? null : id);
              else onTouch(open.filter(({ pick }) => pick !== 'target'));
            }}
            style={style}
          />
        );
      }}
    />
  );
}
