// Owns a pick of several in any order: toggles with a count, its bounds, and a way to be done.

import type { Scalar } from '@undercroft/kernel';
import type { Several } from '../play/contract.ts';
import type { PlayWords } from '../words/index.ts';

export interface SeveralOffersProps {
  readonly several: Several;
  readonly label: (value: Scalar) => string;
  readonly words: PlayWords;
  readonly busy: boolean;
  /** The game's own word for being done. */
  readonly done: string;
}

export function SeveralOffers({ several, label, words, busy, done }: SeveralOffersProps) {
  const { all, chosen, least, enough, full } = several;
  const bounds = [words.chosen(chosen.length), ...(chosen.length < least ? [words.atLeast(least)] : []), ...(full ? [words.noMore] : [])];
  const off = busy || !enough;
  return (
    <div className="offers-several">
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
      <div className="offers-done">
        <button
          type="button"
          className={`act offer${off ? ' is-off' : ' is-primary'}`}
          aria-disabled={off}
          aria-keyshortcuts={all.length < 9 ? String(all.length + 1) : undefined}
          data-offer="done"
          onClick={() => {
            if (!off) several.done();
          }}
        >
          {done}
        </button>
        <span className="soft" role="status">
          {bounds.join(' · ')}
        </span>
      </div>
    </div>
  );
}
