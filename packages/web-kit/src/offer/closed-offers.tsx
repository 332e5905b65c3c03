// Owns what may not be done now: shown resting, with the reason and its rule for whoever asks.

import { useEffect, useId, useRef, useState } from 'react';
import { Cite } from '../log/rules.tsx';
import type { PlayWords } from '../words/index.ts';
import type { ClosedOffer } from './offers.ts';

export interface ClosedOffersProps {
  readonly closed: readonly ClosedOffer[];
  readonly words: PlayWords;
  /** Folded away behind one button, where there is little room. */
  readonly folded: boolean;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

const REST_MS = 600;

export function ClosedOffers({ closed, words, folded, open, onOpen }: ClosedOffersProps) {
  const [asked, setAsked] = useState<string | null>(null);
  // A pointer on its way elsewhere asks nothing: it has to rest here for a moment.
  const resting = useRef(0);
  useEffect(() => () => clearTimeout(resting.current), []);
  const id = useId();
  // On a phone the offers may be longer than their room: a reason that was asked for is brought into view.
  useEffect(() => {
    if (asked !== null) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [asked, id]);
  const about = closed.find(({ act }) => act === asked) ?? null;
  if (closed.length === 0) return null;
  return (
    <div
      className="offers-closed"
      onPointerLeave={() => {
        clearTimeout(resting.current);
        setAsked(null);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setAsked(null);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || asked === null) return;
        event.stopPropagation();
        setAsked(null);
      }}
    >
      {folded ? (
        <button type="button" className="act is-quiet is-small" aria-expanded={open} onClick={() => onOpen(!open)} data-closed-toggle>
          {words.notNow} · {closed.length}
        </button>
      ) : (
        <span className="faint offers-closed-label">{words.notNow}</span>
      )}
      {folded && !open ? null : (
        <ul>
          {closed.map(({ act, label, why }) => (
            <li key={act}>
              <button
                type="button"
                className="act is-off is-small"
                aria-disabled="true"
                aria-expanded={asked === act}
                aria-controls={asked === act ? id : undefined}
                data-closed={act}
                onPointerEnter={(event) => {
                  clearTimeout(resting.current);
                  if (event.pointerType === 'mouse') resting.current = window.setTimeout(() => setAsked(act), REST_MS);
                }}
                onFocus={(event) => {
                  if (event.currentTarget.matches(':focus-visible')) setAsked(act);
                }}
                onClick={() => setAsked(act)}
              >
                {label}
                <span className="visually-hidden">: {why ?? words.noReason}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {/* Below what it is about: nothing that may be done is ever covered, and nothing under the pointer moves. */}
      {about === null ? null : (
        <div className="note why-note" id={id}>
          <p className="disp">{words.whyNot}</p>
          <p>{about.why ?? words.noReason}</p>
          <Cite rule={about.rule} />
        </div>
      )}
    </div>
  );
}
