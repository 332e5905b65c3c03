// Owns the choice of the Dungeon Entrance that a Portal leads to.

import { decision, type Seat } from '@undercroft/kernel';
import type { Dungeoneer } from '../dungeoneer.ts';
import { portalDoors } from '../queries/moves.ts';
import type { SpaceId } from '../state.ts';

export const linkPortal = decision<Dungeoneer, { readonly seat: Seat; readonly space: SpaceId }>()(
  'link-portal',
  'DGN-PORTAL-02',
  'seat',
  'space',
)
  .act('link', 'DGN-PORTAL-02', (chain) => chain.pick('to', (board, { space }): readonly SpaceId[] => portalDoors(board, space)))
  .act('leave', 'DGN-COMBINE-29')
  .done();
