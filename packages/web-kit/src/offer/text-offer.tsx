// Owns a pick that is a text: a line to write in, checked while one writes; the suggestions stand below it as offers.

import { isFreeText, tidied, type Bounds } from '@undercroft/kernel';
import { useId, useState } from 'react';
import type { Ask } from '../play/contract.ts';
import type { PlayWords } from '../words/index.ts';

export interface TextOfferProps {
  readonly ask: Ask;
  readonly length: Bounds;
  /** The question that the text answers. */
  readonly labelledBy: string;
  readonly words: PlayWords;
}

export function TextOffer({ ask, length, labelledBy, words }: TextOfferProps) {
  const [typed, setTyped] = useState('');
  const [why, setWhy] = useState<string | null>(null);
  const hint = useId();
  const value = tidied(typed);
  const fits = isFreeText(value, length);
  const hand = async (): Promise<void> => {
    if (!fits || ask.busy) return;
    const reason = await ask.why(value);
    setWhy(reason);
    if (reason === null) ask.take(value);
  };
  return (
    <form
      className="offers-text"
      onSubmit={(event) => {
        event.preventDefault();
        void hand();
      }}
    >
      <input
        type="text"
        className="field"
        autoComplete="off"
        enterKeyHint="done"
        // Characters outside the first plane count twice here and once in the rules.
        maxLength={2 * length[1]}
        value={typed}
        aria-labelledby={labelledBy}
        aria-describedby={hint}
        aria-invalid={(typed !== '' && !fits) || why !== null}
        onChange={(event) => {
          setTyped(event.target.value);
          setWhy(null);
        }}
      />
      <button type="submit" className={`act offer${fits ? ' is-primary' : ' is-off'}`} aria-disabled={!fits || ask.busy} data-offer="text">
        {words.done}
      </button>
      <span className="soft" id={hint} role="status">
        {why ?? words.textLength(length[0], length[1])}
      </span>
    </form>
  );
}
