// Owns one offer as a touch target: words, what it would do, its chance.

import type { Odds } from '@undercroft/kernel';
import { Icon } from '../art/index.ts';
import { OddsBar } from '../look/odds-bar.tsx';
import type { PlayWords } from '../words/index.ts';
import { chanceText, type Offered } from './offers.ts';

export interface OfferButtonProps {
  readonly offer: Offered;
  readonly primary: boolean;
  readonly busy: boolean;
  readonly odds: boolean;
  readonly words: PlayWords;
  /** Its digit, where it has one; shown where keys are used. */
  readonly digit: number | null;
  readonly digits: boolean;
  readonly onTake: () => void;
}

interface OddsOfProps {
  readonly odds: Odds;
  readonly before: Odds | null;
  readonly words: PlayWords;
}

/** The chance; of what changes it, beside the one without it. */
export function OddsOf({ odds, before, words }: OddsOfProps) {
  const figure = chanceText(odds, words);
  const without = before === null ? null : chanceText(before, words);
  const said = without === null ? words.chance(figure) : words.chanceInstead(figure, without);
  return (
    <OddsBar
      ways={odds.ways}
      of={odds.of}
      inline
      figure={
        <span role="img" aria-label={said} title={said}>
          {without === null ? null : <s className="odds-before">{without}</s>} {figure}
        </span>
      }
    />
  );
}

export function OfferButton({ offer, primary, busy, odds, words, digit, digits, onTake }: OfferButtonProps) {
  const dress = primary ? ' is-primary' : offer.quiet ? ' is-quiet' : '';
  return (
    <button
      type="button"
      className={`act offer${dress}`}
      data-offer={offer.key}
      // Still there and in focus while the table thinks, but not to be pressed.
      aria-disabled={busy}
      aria-keyshortcuts={digit === null ? undefined : String(digit)}
      onClick={() => {
        if (!busy) onTake();
      }}
    >
      {digits && digit !== null ? (
        <kbd className="offer-digit" aria-hidden="true">
          {digit}
        </kbd>
      ) : null}
      {offer.icon === null ? null : <Icon icon={offer.icon} />}
      <span className="offer-words">
        {offer.label}
        {offer.detail === null ? null : <small>{offer.detail}</small>}
      </span>
      {odds && offer.odds !== null ? <OddsOf odds={offer.odds} before={offer.before} words={words} /> : null}
    </button>
  );
}
