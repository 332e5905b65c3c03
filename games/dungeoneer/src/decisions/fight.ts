// Owns the questions of the Dungeonlord Phase and of combat.

import { decision, type PickChain, type Seat, type Why } from '@undercroft/kernel';
import { adventureOf, type AdventureId, type QuestId } from '../content/cards.ts';
import type { Form } from '../content/types.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { challengeOdds, hitOdds, specialAdds } from '../queries/chances.ts';
import { attackForms } from '../queries/fight.ts';
import { canPlay, type Opening } from '../queries/hand.ts';
import {
  avengeable,
  avengers,
  challengeable,
  encountersOf,
  freeSpecials,
  isWounded,
  putsFor,
  specialsFor,
  targetsFor,
} from '../queries/lord.ts';
import { playersFrom } from '../queries/options.ts';
import { asksAlways } from '../queries/timely.ts';
import { canUse } from '../queries/uses.ts';
import { isEdition, playerOf, type Board, type SpaceId } from '../state.ts';
import { NOT_NOW, playing, somethingToPlay, somethingToUse, using } from './play.ts';

const me = ({ turn }: Board): Seat => turn;

const asLord = (board: Board): Opening => ({ seat: me(board), time: 'dungeonlord', about: null });

const nothingDeclared = ({ combats }: Board): Why | null =>
  combats.length === 0 ? { rule: 'DGN-DLORD-12', key: 'nothing-declared' } : null;

const hasMore = (board: Board): boolean => asksAlways(board) || canPlay(board, asLord(board)) || canUse(board, asLord(board));

/** DGN-DLORD-01, -02, -10: Encounters are declared one by one and fought as one batch; then, or at once, the phase is over. */
export const dungeonlord = decision<Dungeoneer>()('dungeonlord', 'DGN-DLORD-01')
  .act(
    'encounter',
    'DGN-DLORD-01',
    (chain) =>
      chain
        .pick('card', (board): readonly AdventureId[] => encountersOf(board))
        .pick('target', (board, { card }): readonly Seat[] => targetsFor(board, card))
        .pick('form', (board, { card }): readonly Form[] | null =>
          adventureOf(card).family === 'monster' ? attackForms(board, { is: 'monster', card, seat: me(board) }) : null,
        )
        .pick('special', (board, { card, target }): readonly number[] | null => specialsFor(board, card, target)),
    {
      whyClosed: ({ fought }) => (fought ? { rule: 'DGN-DLORD-10', key: 'one-batch' } : null),
      odds: (board, { card, target, form, special }) => {
        if (card === undefined || target === undefined || form === undefined) return null;
        const ahead = specialAdds(card, special ?? -1, form);
        const { space } = playerOf(board, target);
        return ahead === null
          ? null
          : hitOdds(board, { by: { is: 'monster', card, seat: me(board) }, on: { is: 'hero', seat: target }, form, space, ahead });
      },
    },
  )
  // whoever has nothing to do after the attacks ends the phase with them.
  .act('attack', 'DGN-DLORD-12', { whyClosed: (board) => nothingDeclared(board) ?? (hasMore(board) ? null : NOT_NOW) })
  // The same, and the phase is over with it: Banes and Anytime cards have been played before, or are for another time.
  .act('attack-last', 'DGN-DLORD-02', { whyClosed: nothingDeclared })
  .act('play', 'DGN-DLORD-09', playing(asLord), somethingToPlay(asLord))
  .act('use', 'DGN-SPECIAL-04', using(asLord), somethingToUse(asLord))
  .act('end', 'DGN-DLORD-02', {
    whyClosed: ({ combats }) => (combats.length > 0 ? { rule: 'DGN-DLORD-10', key: 'declared' } : null),
  })
  .done();

/** DGN-FX-04, A-67: a Minion attacks in place of its hero. */
const byMinion = (chain: PickChain<Dungeoneer, { readonly seat: Seat }, object>) =>
  chain
    .pick('minion', (board, { seat }): readonly AdventureId[] => avengers(board, seat))
    .pick('on', (board, { seat }): readonly string[] => avengeable(board, seat))
    .pick('form', (board, { seat, minion }): readonly Form[] => attackForms(board, { is: 'minion', card: minion, seat }));

/** DGN-CHAL-07, A-34: one attack on a card that has just attacked, or on another hero in the space. */
export const challenge = decision<Dungeoneer, { readonly seat: Seat }>()('challenge', 'DGN-CHAL-07', 'seat')
  .act(
    'challenge',
    'DGN-CHAL-03',
    (chain) =>
      chain
        .pick('on', (board, { seat }): readonly string[] => challengeable(board, seat))
        .pick('form', (board, { seat }): readonly Form[] => attackForms(board, { is: 'hero', seat })),
    { odds: (board, { seat, on, form }) => challengeOdds(board, seat, on, form) },
  )
  .act('minion', 'DGN-FX-04', byMinion)
  .act('pass', 'DGN-CHAL-07')
  .done();

/** DGN-FX-04: the same for a hero who was challenged. */
export const minionStrikes = decision<Dungeoneer, { readonly seat: Seat }>()('avenge', 'DGN-FX-04', 'seat')
  .act('minion', 'DGN-FX-04', byMinion)
  .act('pass', 'DGN-FX-04')
  .done();

/** DGN-FX-03, A-67: a Minion may counter-attack in place of its hero. */
export const standIn = decision<Dungeoneer, { readonly seat: Seat; readonly minions: readonly AdventureId[] }>()(
  'stand-in',
  'DGN-FX-03',
  'seat',
)
  .act('minion', 'DGN-FX-03', (chain) => chain.pick('minion', (_board, { minions }): readonly AdventureId[] => minions))
  .act('hero', 'DGN-COMBAT-14')
  .done();

/** DGN-CHAL-12, A-32: the hit, or an Escort Quest with its token. */
export const takeQuest = decision<Dungeoneer, { readonly takes: readonly QuestId[] }>()('take-quest', 'DGN-CHAL-12', 'takes')
  .act('hit', 'DGN-COMBAT-17')
  .act('take', 'DGN-CHAL-12', (chain) => chain.pick('quest', (_board, { takes }): readonly QuestId[] => takes))
  .done();

/** DGN-PACK-01 to -03: where a monster goes after the combat. */
export const putMonster = decision<Dungeoneer, { readonly card: AdventureId }>()('put-monster', 'DGN-PACK-01', 'card')
  .act('put', 'DGN-PACK-01', (chain) =>
    chain.pick(
      'to',
      (board, { card }): readonly ('hand' | 'pack' | 'discard')[] => putsFor(board, card),
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
  // Nobody is told to give it to themselves; of the others to whoever is nearest to winning.
  .act('give', 'DGN-REWARD-01', (chain) => chain.pick('to', (board): readonly Seat[] => playersFrom(board, 0)), {
    rank: (board, { seat, to }) => (to === undefined || to === seat ? null : [-playerOf(board, to).done.length]),
  })
  .act('decline', 'DGN-REWARD-08', {
    whyClosed: (board) => (isEdition(board, '2.1') ? { rule: 'DGN-REWARD-01', key: 'must-give' } : null),
  })
  .done();

/** DGN-ENC-06: how the monster of a space attacks. */
export const spaceForm = decision<Dungeoneer, { readonly space: SpaceId; readonly lord: Seat }>()('space-form', 'DGN-ENC-06', 'space')
  .act('attack', 'DGN-ENC-06', (chain) =>
    chain
      .pick('form', (board, { space, lord }): readonly Form[] => attackForms(board, { is: 'space', space, seat: lord }))
      .pick('special', (board, { space, lord }): readonly number[] | null => freeSpecials(board, { is: 'space', space, seat: lord })),
  )
  .done();
