// Owns drawing from the toy's pile on the kernel.

import type { Seat, Turn } from '@undercroft/kernel';
import type { Toy } from './board.ts';

/** TOY-22: whether there is a card to draw. */
export function renew(t: Turn<Toy>): boolean {
  if (t.board.pile.length > 0) return true;
  if (t.board.discard.length === 0) return false;
  t.raise('pile.renewed', {});
  return true;
}

export function drawCards(t: Turn<Toy>, seat: Seat, n: number): void {
  for (let i = 0; i < n && renew(t); i++) t.raise('card.drawn', { seat, card: t.draw(t.board.pile, 'pile') });
}
