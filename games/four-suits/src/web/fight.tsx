// Owns the middle of a fight: the cards that were drawn and compared, the multiplier and the sum; the order; what is left in the deck.

import type { LogEntry } from '@undercroft/table';
import { useMemo } from 'react';
import { lastDraw, type LastDraw } from '../board-model/drawn.ts';
import type { View } from '../view.ts';
import { signOf } from './art.ts';
import { Glyph } from './glyph.tsx';
import { Hand, PlayingCard, rankOf } from './playing-card.tsx';
import type { Say } from './say.ts';

const best = (cards: readonly Parameters<typeof rankOf>[0][]): number => Math.max(0, ...cards.map(rankOf));

function Strike({ strike, view, say }: { readonly strike: NonNullable<LastDraw['strike']>; readonly view: View; readonly say: Say }) {
  const { words } = say;
  const [own, other] = [best(strike.hits), best(strike.evades)];
  return (
    <>
      {strike.hits.length + strike.evades.length === 0 ? null : (
        <div className="crd-versus">
          <figure>
            <figcaption>{say.unit(view, strike.by)}</figcaption>
            <Hand cards={strike.hits} />
          </figure>
          <p className={strike.hit === false ? 'crd-verdict is-miss' : 'crd-verdict'}>
            <b>{own}</b> <small>{strike.hit === false ? words.missed : own === other ? words.ties : words.beats}</small> <b>{other}</b>
          </p>
          <figure>
            <figcaption>{say.unit(view, strike.on)}</figcaption>
            <Hand cards={strike.evades} />
          </figure>
        </div>
      )}
      {strike.card === null || strike.hit === false ? null : (
        <p className="crd-sum">
          <span>{words.multiplier}</span>
          <PlayingCard card={strike.card} size="tile">
            <small className="crd-meaning">× {strike.mult}</small>
          </PlayingCard>
          <b>{strike.base * strike.mult}</b>
          <small>
            {strike.base} × {strike.mult}
          </small>
        </p>
      )}
    </>
  );
}

export function Told({ view, say, log }: { readonly view: View; readonly say: Say; readonly log: readonly LogEntry[] }) {
  const last = useMemo(() => lastDraw(log), [log]);
  const { words } = say;
  const drawn = last?.drawn ?? null;
  // After the fight, whoever it was about is gone.
  const strike = view.fight === null ? null : (last?.strike ?? null);
  return (
    <div className="crd-told" data-guide="told">
      {strike === null ? null : <Strike strike={strike} view={view} say={say} />}
      {drawn === null || drawn.cards.length === 0 ? null : (
        <div className="crd-versus">
          <figure>
            <figcaption>{say.text.event(view, drawn.fact)}</figcaption>
            <Hand cards={drawn.cards} />
          </figure>
          {drawn.done === null ? null : (
            <p className={drawn.done ? 'crd-verdict' : 'crd-verdict is-miss'}>
              <small>{drawn.done ? words.saved : words.failed}</small>
            </p>
          )}
        </div>
      )}
    </div>
  );
}

export function Order({ view, say }: { readonly view: View; readonly say: Say }) {
  const { words } = say;
  if (view.fight === null) return null;
  return (
    <div className="crd-order" data-guide="order">
      <h2>{words.order}</h2>
      <ol>
        {view.fight.turn < 0 ? null : (
          <li className="is-turn">
            <Glyph icon={signOf('spears')} size={22} />
            <span>
              <b>{say.unit(view, view.fight.turn)}</b> <small>{words.acting}</small>
            </span>
          </li>
        )}
        {view.reckoned.order.map(({ unit, card }) => (
          <li key={unit}>
            <span className="crd-order-hand">
              {[card, ...(view.fight?.hands[unit] ?? []).filter((one) => one !== card)].slice(0, 4).map((one) => (
                <PlayingCard key={one} card={one} dim={one !== card} />
              ))}
            </span>
            <span>{say.unit(view, unit)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What is left in the deck, always in sight. */
export function Deck({ view, say }: { readonly view: View; readonly say: Say }) {
  const { words } = say;
  const { cards, suits, faces, aces } = view.reckoned.deck;
  return (
    <p className="crd-deck" data-guide="deck">
      <span>
        {words.deck} <b>{words.toShuffle(cards)}</b>
      </span>
      <span className="is-spades">♠ {suits.spades}</span>
      <span className="is-hearts">♥ {suits.hearts}</span>
      <span className="is-clubs">♣ {suits.clubs}</span>
      <span className="is-diamonds">♦ {suits.diamonds}</span>
      <span>
        {words.faces} {faces}
      </span>
      <span>
        {words.aces} {aces}
      </span>
    </p>
  );
}
