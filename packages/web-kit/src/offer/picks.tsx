// Owns the picks so far as a sentence: each can be chosen again, and then all after it are open too.

import type { GameText } from '@undercroft/presentation';
import type { GameBoard } from '../play/contract.ts';
import type { AskMore } from '../play/use-ask.ts';
import type { PlayWords } from '../words/index.ts';
import { pickedText } from './offers.ts';

export interface PicksProps<View extends object> {
  readonly ask: AskMore;
  readonly view: View;
  readonly text: GameText<View>;
  readonly words: PlayWords;
  readonly onBoard?: GameBoard<View>['onBoard'];
}

export function PicksSoFar<View extends object>({ ask, view, text, words, onBoard }: PicksProps<View>) {
  const made = ask.made.filter(({ from }) => from >= ask.floor);
  if (made.length === 0) return null;
  return (
    <ol className="picks" aria-label={words.soFar}>
      {made.map((one) => {
        const said = pickedText(view, text, ask, one, words, onBoard);
        return (
          <li key={one.from}>
            <button
              type="button"
              className="pick"
              aria-label={words.backTo(said)}
              title={words.backTo(said)}
              onClick={() => ask.untake(one.from)}
            >
              {said}
            </button>
          </li>
        );
      })}
      <li>
        <button type="button" className="act is-quiet is-small" onClick={() => ask.untake()}>
          {words.back}
        </button>
      </li>
    </ol>
  );
}
