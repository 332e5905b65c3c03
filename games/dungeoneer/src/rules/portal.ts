// Owns linking a Portal to a Dungeon Entrance when it is placed.

import { procedure, type Seat } from '@undercroft/kernel';
import { linkPortal } from '../decisions/portal.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { portalDoors } from '../queries/moves.ts';
import { type SpaceId } from '../state.ts';
import { cited } from './cited.ts';

/** DGN-PORTAL-02, DGN-PORTAL-03, DGN-COMBINE-29, A-59: every Portal may be linked, by whoever drew it; one that is not stays as it is. */
export const link = procedure<Dungeoneer, { readonly seat: Seat; readonly space: SpaceId }>()('link')
  .ask(['DGN-PORTAL-02', 'DGN-PORTAL-03', 'DGN-COMBINE-29'], linkPortal, (board, { seat, space }) =>
    portalDoors(board, space).length > 0 ? seat : null,
  )
  .step('DGN-PORTAL-02/a', (t, { seat, space, answer }) => {
    if (answer?.act === 'link') t.raise('portal.linked', { seat, space, to: answer.to }, cited(t.board, 'DGN-PORTAL-03', 'DGN-PORTAL-02'));
  })
  .done();
