// Owns the bonus point of Restricted Movement Points: a hero lies down for it.

import { procedure, type Seat } from '@undercroft/kernel';
import type { Dungeoneer } from '../dungeoneer.ts';

/** DGN-OPT-RESTRICT-04: for anything except moving (DGN-OPT-RESTRICT-05). Getting up asks for no Threat: none tipped the hero. */
export const tipOver = procedure<Dungeoneer, { readonly seat: Seat }>()('tip-over')
  .step('DGN-OPT-RESTRICT-04', (t, { seat }) => {
    t.raise('hero.tipped', { seat, rise: null });
    t.raise('bonus.gained', { seat });
  })
  .done();
