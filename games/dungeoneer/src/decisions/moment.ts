// Owns what anybody may do at any moment.

import { decision, type Seat, type Stakes } from '@undercroft/kernel';
import type { Form } from '../content/types.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { challengeOdds } from '../queries/chances.ts';
import { attackForms } from '../queries/fight.ts';
import { rivals } from '../queries/lord.ts';
import { timeAt, type Opening } from '../queries/hand.ts';
import { whyNotRise } from '../queries/moves.ts';
import { whyNotTip } from '../queries/options.ts';
import { isTimeToChallenge, isTimeToRise, isTimeToTip } from '../queries/timely.ts';
import type { About, Board } from '../state.ts';
import { NOT_NOW, playingNow, suggestedPlay, suggestedUse, usingNow } from './play.ts';

interface AskedMoment {
  readonly seat: Seat;
  readonly about: About | null;
}
const atMoment = (board: Board, { seat, about }: AskedMoment): Opening => ({ seat, time: timeAt(board, seat, about), about });
const inResponse = (_board: Board, { seat }: { readonly seat: Seat }): Opening => ({ seat, time: 'response', about: null });

/** What has been added so far to the roll that everybody may still change (DGN-DICE-01). */
function addedTo(board: Board, { about }: AskedMoment): Stakes {
  if (about?.is !== 'roll') return {};
  const { seat, roll } = about;
  const changes = board.dice.filter((change) => change.seat === seat && change.roll === roll);
  return { [`${roll} of ${seat}`]: changes.reduce((sum, { add }) => sum + Math.abs(add), 0) };
}

/** DGN-SPECIAL-02, -04 to -06: an Anytime card, a readied card, a Challenge of a hero in the same space, and getting up. */
export const special = decision<Dungeoneer, AskedMoment>()('special', 'DGN-SPECIAL-01', 'seat', 'about')
  .act(
    'challenge',
    'DGN-SPECIAL-05',
    (chain) =>
      chain
        .pick('on', (board, { seat, about }): readonly string[] => (isTimeToChallenge(board, seat, about) ? rivals(board, seat) : []))
        .pick('form', (board, { seat }): readonly Form[] => attackForms(board, { is: 'hero', seat })),
    { odds: (board, { seat, on, form }) => challengeOdds(board, seat, on, form) },
  )
  .act('rise', 'DGN-SPECIAL-06', {
    whyClosed: (board, { seat, about }) => whyNotRise(board, seat) ?? (isTimeToRise(board, seat, about) ? null : NOT_NOW),
  })
  .act('play', 'DGN-SPECIAL-02', playingNow(atMoment), suggestedPlay(atMoment))
  .act('use', 'DGN-SPECIAL-04', usingNow(atMoment), suggestedUse(atMoment))
  .act('tip', 'DGN-OPT-RESTRICT-04', {
    whyClosed: (board, { seat, about }) => whyNotTip(board, seat) ?? (isTimeToTip(board, seat, about) ? null : NOT_NOW),
  })
  .act('pass', 'DGN-SPECIAL-01')
  .stakes(addedTo)
  .done();

/** DGN-SPECIAL-03, DGN-COMBAT-10: a Response to an attack. */
export const respondTo = decision<Dungeoneer, { readonly seat: Seat }>()('respond', 'DGN-COMBAT-10', 'seat')
  .act('play', 'DGN-SPECIAL-03', playingNow(inResponse), suggestedPlay(inResponse))
  .act('use', 'DGN-SPECIAL-03', usingNow(inResponse), suggestedUse(inResponse))
  .act('pass', 'DGN-COMBAT-10')
  .done();
