// Owns a playing card in any size: rank and suit in their four colours, dimmed where it does not count.

import type { ReactNode } from 'react';
import type { Card } from '../state.ts';

const SIGNS: Readonly<Record<string, string>> = { spades: '♠', hearts: '♥', clubs: '♣', diamonds: '♦' };
const RANKS: Readonly<Record<string, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };
export const suitOf = (card: string): string => card.replace(/-.*$/, '');
export const rankOf = (card: string): number => Number(card.replace(/^.*-/, ''));
export const signOf = (card: string): string => `${RANKS[rankOf(card)] ?? rankOf(card)}${SIGNS[suitOf(card)] ?? ''}`;

export interface PlayingCardProps {
  readonly card: Card;
  readonly size?: 'mini' | 'tile' | 'big';
  readonly dim?: boolean;
  readonly children?: ReactNode;
}

export function PlayingCard({ card, size = 'mini', dim = false, children }: PlayingCardProps) {
  return (
    <span className={`crd-card is-${size} is-${suitOf(card)}${dim ? ' is-dim' : ''}`}>
      <span className="crd-corner">
        <b>{RANKS[rankOf(card)] ?? rankOf(card)}</b>
        <i aria-hidden="true">{SIGNS[suitOf(card)]}</i>
      </span>
      {size === 'big' ? (
        <span className="crd-pip" aria-hidden="true">
          {SIGNS[suitOf(card)]}
        </span>
      ) : null}
      {children}
    </span>
  );
}

/** The back of every card. */
export function CardBack({ children }: { readonly children?: ReactNode }) {
  return (
    <span className="crd-card is-tile is-back">
      <span aria-hidden="true">
        ♠ ♥<br />♣ ♦
      </span>
      {children}
    </span>
  );
}

/** A hand: the best card in front, the others dimmed; of many only their number. */
export function Hand({ cards }: { readonly cards: readonly Card[] }) {
  const best = Math.max(0, ...cards.map(rankOf));
  const sorted = [...cards].sort((a, b) => rankOf(b) - rankOf(a));
  return (
    <span className="crd-hand">
      {sorted.slice(0, 5).map((card, at) => (
        <PlayingCard key={`${card} ${at}`} card={card} size="big" dim={at > 0 || rankOf(card) < best} />
      ))}
      {cards.length > 5 ? <b className="crd-more">+{cards.length - 5}</b> : null}
      {cards.length === 0 ? <span className="crd-card is-big is-none" /> : null}
    </span>
  );
}
