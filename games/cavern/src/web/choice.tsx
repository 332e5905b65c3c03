// Owns the cards one chooses from before the first turn: heroes, powers and allies, laid out where the map will be.

import type { Ask } from '@undercroft/web-kit';
import type { Touch } from '../board-model/touch.ts';
import { GameCard } from './game-card.tsx';
import type { Say } from './say.ts';

export interface ChoiceProps {
  readonly say: Say;
  readonly ask: Ask;
  readonly touches: ReadonlyMap<string, readonly Touch[]>;
  readonly onTouch: (touches: readonly Touch[]) => void;
  readonly narrow: boolean;
}

const CARD = 'card ';
/** What can be chosen now that is printed on a card. */
export const cardsToChoose = (touches: ReadonlyMap<string, readonly Touch[]>): readonly (readonly [string, readonly Touch[]])[] =>
  [...touches].filter(([thing]) => thing.startsWith(CARD)).map(([thing, open]) => [thing.slice(CARD.length), open]);

export function Choice({ say, ask, touches, onTouch, narrow }: ChoiceProps) {
  const { several } = ask;
  return (
    <div className="cav-choice" role="group" aria-label={say.words.cards}>
      {cardsToChoose(touches).map(([id, open]) => (
        <GameCard
          key={id}
          id={id}
          say={say}
          size={narrow ? 'mini' : 'hand'}
          state={several?.chosen.includes(id) === true ? 'selected' : 'playable'}
          onPick={() => (several === null ? onTouch(open) : several.toggle(id))}
        />
      ))}
    </div>
  );
}
