// Owns a pick of several in any order: toggles with a count, its bounds, and a way to be done.

import type { Scalar } from '@undercroft/kernel';
import type { ReactNode } from 'react';
import type { Several } from '../play/contract.ts';
import type { PlayWords } from '../words/index.ts';
import { boundsText } from './offers.ts';

export interface SeveralOffersProps {
  readonly several: Several;
  readonly label: (value: Scalar) => string;
  readonly words: PlayWords;
  readonly busy: boolean;
  /** The game's own word for being done. */
  readonly done: string;
  /** The board shows what there is to choose: here only how many, and the way to be done. */
  readonly folded: boolean;
  /** What stands on the same line as being done. */
  readonly beside: ReactNode;
}

export function SeveralOffers({ several, label, words, busy, done, folded, beside }: SeveralOffersProps) {
  const { all, chosen, enough, full } = several;
  const off = busy || !enough;
  return (
    <div className="offers-several">
      {folded ? null : (
        <ul className="offers-list">
          {all.map((value, at) => {
            const has = chosen.includes(value);
            return (
              <li key={value}>
                <button
                  type="button"
                  className={`act offer is-toggle${has ? ' is-chosen' : ''}${full && !has ? ' is-off' : ''}`}
                  aria-pressed={has}
                  aria-disabled={busy || (full && !has)}
                  aria-keyshortcuts={at < 9 ? String(at + 1) : undefined}
                  data-offer={`option ${value}`}
                  onClick={() => several.toggle(value)}
                >
                  <i className="tick" aria-hidden="true" />
                  <span className="offer-words">{label(value)}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <div className="offers-done">
        <button
          type="button"
          // Taking nothing at all may be meant, but it is not what is proposed.
          className={`act offer${off ? ' is-off' : chosen.length === 0 ? ' is-quiet' : ' is-primary'}`}
          aria-disabled={off}
          aria-keyshortcuts={!folded && all.length < 9 ? String(all.length + 1) : undefined}
          data-offer="done"
          onClick={() => {
            if (!off) several.done();
          }}
        >
          {done}
        </button>
        <span className="soft" role="status">
          {boundsText(several, words)}
        </span>
        {beside}
      </div>
    </div>
  );
}
