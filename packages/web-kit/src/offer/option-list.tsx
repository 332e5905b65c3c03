// Owns a pick among many: a list that can be searched, for whoever does not choose on the board.

import { useId, useState } from 'react';
import type { PlayWords } from '../words/index.ts';
import { OddsOf } from './offer-button.tsx';
import type { Offered } from './offers.ts';

export interface OptionListProps {
  readonly offers: readonly Offered[];
  readonly words: PlayWords;
  readonly busy: boolean;
  readonly odds: boolean;
  readonly onTake: (offer: Offered) => void;
}

/** A list this short is seen at one glance, and needs no search. */
const SHORT = 8;

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

export function OptionList({ offers, words, busy, odds, onTake }: OptionListProps) {
  const [wanted, setWanted] = useState('');
  const id = useId();
  const found = offers.filter(({ label }) => plain(label).includes(plain(wanted)));
  return (
    <div className="option-list">
      {offers.length <= SHORT ? null : (
        <>
          <label htmlFor={id} className="visually-hidden">
            {words.filter}
          </label>
          <input
            id={id}
            type="search"
            className="field"
            placeholder={words.filter}
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
          <span className="faint" role="status">
            {words.found(found.length)}
          </span>
        </>
      )}
      <ul aria-label={words.offers}>
        {found.map((offer) => (
          <li key={offer.key}>
            <button
              type="button"
              className={`act offer${offer.quiet ? ' is-quiet' : ''}`}
              data-offer={offer.key}
              aria-disabled={busy}
              onClick={() => {
                if (!busy) onTake(offer);
              }}
            >
              <span className="offer-words">
                {offer.label}
                {offer.detail === null ? null : <small>{offer.detail}</small>}
              </span>
              {odds && offer.odds !== null ? <OddsOf odds={offer.odds} before={offer.before} words={words} /> : null}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
