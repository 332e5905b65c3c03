// Owns the questions of the Dungeonlord Phase and of combat.

import { decision, type Seat } from '@undercroft/kernel';
import { adventureOf, type AdventureId } from '../content/cards.ts';
import type { Form } from '../content/types.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { attackForms, inPlayOf } from '../queries/fight.ts';
import { challengeable, encountersOf, specialsFor, targetsFor } from '../queries/lord.ts';
import { playersFrom } from '../queries/options.ts';
import { isEdition, playerOf, type Board, type SpaceId } from '../state.ts';

const me = ({ turn }: Board): Seat => turn;

/** DGN-DLORD-01, -02, -10: Encounters are declared one by one and fought as one batch; then, or at once, the phase is over. */
export const dungeonlord = decision<Dungeoneer>()('dungeonlord', 'DGN-DLORD-01')
  .act(
    'encounter',
    'DGN-DLORD-01',
    (chain) =>
      chain
        .pick('card', (board): readonly AdventureId[] => encountersOf(board))
        .pick('target', (board, { card }): readonly Seat[] => targetsFor(board, card))
        .pickIf('form', (board, { card }): readonly Form[] | null =>
          adventureOf(card).family === 'monster' ? attackForms(board, { is: 'monster', card, seat: me(board) }) : null,
        )
        .pickIf('special', (board, { card, target }): readonly number[] | null => specialsFor(board, card, target)),
    { closed: ({ fought }) => (fought ? { rule: 'DGN-DLORD-10', key: 'one-batch' } : null) },
  )
  .act('attack', 'DGN-DLORD-12', {
    closed: ({ combats }) => (combats.length === 0 ? { rule: 'DGN-DLORD-12', key: 'nothing-declared' } : null),
  })
  .act('end', 'DGN-DLORD-02', {
    closed: ({ combats }) => (combats.length > 0 ? { rule: 'DGN-DLORD-10', key: 'declared' } : null),
  })
  .done();

/** DGN-CHAL-07, A-34: one attack on a card that has just attacked, or on another hero in the space. */
export const challenge = decision<Dungeoneer, { readonly seat: Seat }>()('challenge', 'DGN-CHAL-07', 'seat')
  .act('challenge', 'DGN-CHAL-03', (chain) =>
    chain
      .pick('on', (board, { seat }): readonly string[] => challengeable(board, seat))
      .pick('form', (board, { seat }): readonly Form[] => attackForms(board, { is: 'hero', seat })),
  )
  .act('pass', 'DGN-CHAL-07')
  .done();

/** whenever it was wounded. */
const isWounded = (board: Board, card: AdventureId): boolean => (inPlayOf(board, card)?.wounds ?? 0) > 0;

/** DGN-PACK-01 to -03: where a monster goes after the combat. */
export const putMonster = decision<Dungeoneer, { readonly card: AdventureId }>()('put-monster', 'DGN-PACK-01', 'card')
  .act('put', 'DGN-PACK-01', (chain) =>
    chain.pick(
      'to',
      (board, { card }): readonly ('hand' | 'pack' | 'discard')[] => {
        if (!isWounded(board, card)) return ['hand', 'pack'];
        return isEdition(board, '2.1') ? ['pack'] : ['pack', 'discard'];
      },
      (board, { card }) =>
        isWounded(board, card) ? { rule: isEdition(board, '2.1') ? 'DGN-PACK-02' : 'DGN-PACK-03', key: 'wounded' } : null,
    ),
  )
  .done();

/** DGN-PACK-04: a Pack holds three. */
export const trimPack = decision<Dungeoneer, { readonly seat: Seat }>()('trim-pack', 'DGN-PACK-04', 'seat')
  .act('discard', 'DGN-PACK-04', (chain) =>
    chain.pick('lost', (board, { seat }): readonly AdventureId[] => playerOf(board, seat).pack.map(({ card }) => card)),
  )
  .done();

/** DGN-REWARD-01, -08, A-40: one point at a time, to whomever the controller likes. */
export const givePeril = decision<Dungeoneer, { readonly seat: Seat }>()('give-peril', 'DGN-REWARD-01', 'seat')
  .act('give', 'DGN-REWARD-01', (chain) => chain.pick('to', (board): readonly Seat[] => playersFrom(board, 0)))
  .act('decline', 'DGN-REWARD-08', {
    closed: (board) => (isEdition(board, '2.1') ? { rule: 'DGN-REWARD-01', key: 'must-give' } : null),
  })
  .done();

/** DGN-ENC-06: how the monster of a space attacks. */
export const spaceForm = decision<Dungeoneer, { readonly space: SpaceId; readonly lord: Seat }>()('space-form', 'DGN-ENC-06', 'space')
  .act('attack', 'DGN-ENC-06', (chain) =>
    chain.pick('form', (board, { space, lord }): readonly Form[] => attackForms(board, { is: 'space', space, seat: lord })),
  )
  .done();
