// Owns the picks so far as a sentence: each can be chosen again, and then all after it are open too.

import type { GameText } from '@undercroft/face';
import type { Picked, Scalar } from '@undercroft/kernel';
import type { AskMore } from '../play/use-ask.ts';
import type { PlayWords } from '../words/index.ts';

export interface PicksProps<View extends object> {
  readonly ask: AskMore;
  readonly view: View;
  readonly text: GameText<View>;
  readonly words: PlayWords;
}

const MOST_NAMED = 4;

export function PicksSoFar<View extends object>({ ask, view, text, words }: PicksProps<View>) {
  const made = ask.made.filter(({ from }) => from >= ask.floor);
  if (made.length === 0) return null;
  const inWords = (pick: string, value: Picked, at: number): string => {
    const before = Object.fromEntries(ask.made.slice(0, at).map((one) => [one.pick, one.value]));
    const one = (option: Scalar): string =>
      pick === 'act' ? text.act(view, ask.offer, String(option)) : text.option(view, ask.offer, before, pick, option);
    if (value === null || (Array.isArray(value) && value.length === 0)) return text.stop(view, ask.offer, before, pick);
    // A long list is told by its length: what is in it lies on the board.
    if (Array.isArray(value) && value.length > MOST_NAMED) return words.chosen(value.length);
    return Array.isArray(value) ? value.map((each) => one(each as Scalar)).join(', ') : one(value as Scalar);
  };
  return (
    <ol className="picks" aria-label={words.soFar}>
      {made.map(({ pick, value, from }) => {
        const said = inWords(
          pick,
          value,
          ask.made.findIndex((one) => one.from === from),
        );
        return (
          <li key={from}>
            <button
              type="button"
              className="pick"
              aria-label={words.backTo(said)}
              title={words.backTo(said)}
              onClick={() => ask.untake(from)}
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
