// Owns what happens when somebody carries more than he may.

import { procedure, type Seat } from '@undercroft/kernel';
import { dropSurplus } from '../decisions/effects.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { surplusOf } from '../queries/limits.ts';

/** DGN-PLAY-15, A-48: the surplus is discarded at once, card by card, as its player chooses. */
export const trim = procedure<Dungeoneer, { readonly seat: Seat }>()('trim', 'again')
  .at('again')
  .step('DGN-PLAY-15', (t, { seat }) => (surplusOf(t.board, seat).length === 0 ? 'end' : undefined))
  .ask('DGN-PLAY-15/a', dropSurplus, (_board, { seat }) => seat)
  .step('DGN-PLAY-15/b', (t, { seat, card }) => {
    t.raise('card.lost', { seat, card }, 'DGN-PLAY-15');
    return 'again';
  })
  .done();
