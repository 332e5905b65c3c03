// Owns the omens: hidden at the beginning, shown at the end.

import { procedure, type Seat } from '@undercroft/kernel';
import { cardNamed, omenLoot } from '../queries/loot.ts';
import type { @@Type@@ } from '../state.ts';

export const drawOmen = procedure<@@Type@@, { readonly seat: Seat }>()('draw-omen')
  .step('@@PRE@@-SETUP-03', (t, { seat }) => t.raise('omen.drawn', { seat, card: cardNamed(t.draw(t.board.deck, 'deck')) }))
  .done();

export const showOmen = procedure<@@Type@@, { readonly seat: Seat }>()('show-omen')
  .step('@@PRE@@-WIN-02', (t, { seat }) => {
    for (const name of t.board.omens[seat]?.cards ?? []) {
      const card = cardNamed(name);
      t.raise('omen.shown', { seat, card, loot: omenLoot(card, t.board.taken[seat] ?? []) });
    }
  })
  .done();
